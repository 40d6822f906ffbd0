"""Compiles the engine with mypyc into the wheel. GRADLON_PURE=1, an editable install or a missing compiler: the pure package."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "kernel/agenda.py",
    "kernel/dice.py",
    "kernel/playout.py",
    "kernel/observe.py",
    "kernel/batch.py",
    "*/*/observe.py",
    "*/*/tables.py",
    "*/*/actions.py",
    "*/*/state.py",
    "*/*/rules.py",
    "*/*/rules/*.py",
)
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="gradlon", packages=[], ext_modules=mypycify({args!r}, opt_level="3", debug_level="0", group_name="gradlon"))
"""


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Builds in a temporary folder, so that no compiled file ever lies beside the source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the libraries to the wheel."""
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if version == "editable" or os.environ.get("GRADLON_PURE") or not shutil.which(compiler):
            return
        work = Path(tempfile.mkdtemp(prefix="gradlon-"))
        shutil.copytree(Path(self.root, "gradlon"), work / "gradlon", ignore=shutil.ignore_patterns("__pycache__"))
        modules = sorted(str(file.relative_to(work)) for pattern in COMPILED for file in (work / "gradlon").glob(pattern))
        (work / "setup.py").write_text(SETUP.format(args=["--strict", *modules]))
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"], cwd=work, check=True)
        libraries = sorted((work / "out").rglob("*.so")) + sorted((work / "out").rglob("*.pyd"))
        build_data["force_include"] |= {str(file): str(file.relative_to(work / "out")) for file in libraries}
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["dependencies"] = ["librt>=0.16", "mypy_extensions>=1.1"]  # mypyc's own run-time library
