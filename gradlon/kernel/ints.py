"""`i64` and `vec`: machine integers and packed arrays of them.

Modules that mypyc compiles get the packed forms from their annotations. At run time this module gives plain `int` and
`list` to an interpreted engine, where they are faster, and the packed forms to interpreted games on a compiled engine.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

_spec = find_spec("gradlon.kernel.agenda")
COMPILED = _spec is not None and not str(_spec.origin).endswith(".py")

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
elif COMPILED:  # pragma: no cover - the compiled environment runs this branch
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    class vec:  # noqa: N801 - the name of the packed form
        """Stands in for the packed array: `vec[i64]([1, 2])` makes a list."""

        def __class_getitem__(cls, _item: object, /) -> type[list]:
            return list

    def append(v: list, item: int, /) -> list:
        """Add an item at the end and give the array back."""
        v.append(item)
        return v

    def pop(v: list, i: int = -1, /) -> tuple[list, int]:
        """Take an item out; give the array back and the item."""
        item = v.pop(i)
        return v, item

    def mypyc_attr(**_settings: object) -> object:
        """Mark a class for the compiler: nothing to do when there is none."""
        return lambda cls: cls
