"""The generator of playouts and imagined worlds: small, fast, seeded by the caller, the same compiled or not."""

from gradlon.kernel.ints import i64, vec


def _mixed(number: i64) -> i64:
    """Scramble 32 bits, so that neighbouring seeds begin far apart. The products stay below 2**63."""
    word: i64 = 0xFFFFFFFF
    number &= word
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & word
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & word
    return number ^ (number >> 16)


class Rng:
    """Marsaglia's xorshift with four 32-bit words. For search and tests; a table's dice are `SealedDice`."""

    def __init__(self, seed: i64) -> None:
        """Spread the seed over the words."""
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.x: i64 = _mixed(low + 0x6C078965)
        self.y: i64 = _mixed(self.x + high + 0x3C6EF372)
        self.z: i64 = _mixed(self.y + 0x5C2C5680)
        self.w: i64 = _mixed(self.z + 0x2FC60000) | 1  # never all zero
        for _ in range(8):
            self.next()

    def next(self) -> i64:
        """Give the next 32 bits."""
        word: i64 = 0xFFFFFFFF
        t: i64 = self.x ^ ((self.x << 11) & word)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64, /) -> i64:
        """Give a number from 0 to n - 1; the bias is under n in four thousand million."""
        return (self.next() * n) >> 32

    def pick(self, weights: vec[i64], /) -> i64:
        """Give an index, each as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        rest: i64 = self.below(total)
        for i in range(i64(len(weights))):
            rest -= weights[i]
            if rest < 0:
                return i
        raise AssertionError("no weight is positive")

    def shuffle(self, items: vec[i64], /) -> None:
        """Put the items into random order, in place."""
        last: i64 = i64(len(items)) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held: i64 = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1
