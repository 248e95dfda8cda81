"""Which variant a person gets: by arithmetic alone, modulo 2^64. docs/writing.md says what comes of it."""

MASK = (1 << 64) - 1
OFFSET_BASIS = 0xCBF29CE484222325


def fnv1a(text, state=OFFSET_BASIS):
    """The 64-bit FNV-1a hash of a text's UTF-8, after another."""
    for byte in text.encode():
        state = (state ^ byte) * 0x100000001B3 & MASK
    return state


def mix(state):
    """One step of SplitMix64."""
    z = (state + 0x9E3779B97F4A7C15) & MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


HALVES = mix(MASK)


def choose(person, kind, style, number, variants, last=None):
    """The variant of an occurrence, of (id, hash of the id, weight), other than the one shown last; `number` is taken modulo 2^64."""
    choice = in_turn(person, kind, style, number, variants)
    if choice[0] != last or len(variants) == 1:
        return choice
    following = in_turn(person, kind, style, number + 1, variants)
    for distance in range(2, 2 * sum(variant[2] for variant in variants) + 2):
        other = in_turn(person, kind, style, number + distance, variants)
        if other != choice and (other != following or len(variants) == 2):
            return other
    return following


def in_turn(person, kind, style, number, variants):
    key = fnv1a(f"{person}\x1f{kind}\x1f{style}")
    entries = []
    for variant in variants:
        base = mix(key ^ variant[1])
        entries.append((mix(base ^ HALVES), variant[0], base, variant))
    entries.sort(key=lambda entry: entry[:2])
    half = (len(entries) + 1) // 2
    heaviest = max(variant[2] for variant in variants)
    bag, place = divmod(number & MASK, sum(variant[2] for variant in variants))
    for turn in range(heaviest):
        seed = mix(bag * heaviest + turn & MASK)
        for part in (entries[:half], entries[half:]):
            taking = [e for rank, e in enumerate(part) if (turn + rank) * e[3][2] % heaviest < e[3][2]]
            if place < len(taking):
                return sorted(taking, key=lambda e: (mix(e[2] ^ seed), e[1]))[place][3]
            place -= len(taking)
    raise AssertionError("a bag has as many places as its weights say")


# Retrieval.

INTERVAL = 7
COOLDOWN = 8
LEAST_AGE = 7
POWERS = [65535, 62369, 59357, 56489, 53761, 51164, 48692, 46340, 44102, 41971, 39944, 38015, 36178, 34431]


class Retrieval:
    """Which earlier achievement of a person is shown again, and on which days; days are counted since 1970-01-01."""

    def __init__(self, person):
        self.key = fnv1a("\x1fretrieval", fnv1a(person))
        self.phase = mix(self.key) % INTERVAL

    def falls_on(self, day):
        return (day - self.phase) % INTERVAL == 0

    def choice(self, day, candidates, anniversary):
        """The index of one of (id, day recorded); None where none is due. `anniversary(recorded, day, years)` is the day that many
        calendar years around `day` on which one of `recorded` falls, or None where it is not a later year's."""
        turn = (day - self.phase) // INTERVAL
        seed = mix(turn & MASK)
        best = None
        for index, (name, recorded) in enumerate(candidates):
            age = day - recorded
            if age < LEAST_AGE:
                continue
            value = mix(self.key ^ fnv1a(name))
            on_this_day = anniversary(recorded, day, 0) == day
            if not on_this_day:
                if value % COOLDOWN != turn % COOLDOWN:
                    continue
                near = (anniversary(recorded, day, years) for years in (-1, 0, 1))
                if any(n is not None and n != day and self.falls_on(n) and abs(day - n) < COOLDOWN * INTERVAL for n in near):
                    continue
            halvings, rest = divmod(age, 14)
            weight = 65535 - (POWERS[rest] >> halvings)
            rank = (not on_this_day, -((mix(value ^ seed) >> 16) * weight), name, index)
            if best is None or rank < best:
                best = rank
        return best[3] if best else None
