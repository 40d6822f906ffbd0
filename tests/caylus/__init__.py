"""The rules of Caylus, shown one by one."""
