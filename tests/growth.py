"""How time grows with the length of a text, as a ratio in one run: seconds tell more of the machine."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def growth(run: Callable[[int], object], size: int) -> float:
    """CPU time for each unit of `size` over that of a twentieth of it: about 1, and 20 were it quadratic.

    Without the cyclic collector, which walks what other tests left.
    """

    def used(units: int) -> float:
        best = 1e9
        for _ in range(3):
            start = time.process_time()
            run(units)
            best = min(best, time.process_time() - start)
        return best / units

    gc.disable()
    try:
        return used(size) / used(size // 20)
    finally:
        gc.enable()
