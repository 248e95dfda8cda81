"""A clock that a test sets while servers read it (FileClock in NudgeDispatch)."""

import os
import time


class Clock:
    """Simulated time, in seconds since 1970, as a piecewise linear function of real time."""

    def __init__(self, path, start, rate):
        self.path = path
        self.pieces = []  # (real time at which the piece begins, simulated time at its beginning, rate)
        self.set(start, rate)

    def set(self, simulated, rate):
        real = time.time()
        self.write(self.path, simulated, real, rate)
        self.pieces.append((real, simulated, rate))

    def write(self, path, simulated, real, rate):
        with open(path + ".new", "w") as file:
            file.write(f"{simulated:.6f} {real:.6f} {rate}\n")
        os.replace(path + ".new", path)

    def jump(self, seconds):
        self.set(self.now() + seconds, self.pieces[-1][2])

    def at(self, real):
        """Returns the simulated time at a real time."""
        begin, base, rate = next((piece for piece in reversed(self.pieces) if piece[0] <= real), self.pieces[0])
        return base + (real - begin) * rate

    def earliest(self, begin, end):
        """Returns the earliest simulated time between two real times."""
        return min([self.at(begin)] + [base for real, base, _ in self.pieces if begin < real <= end])

    def now(self):
        return self.at(time.time())

    def crossings(self, moment):
        """Returns the real times at which the clock reached a simulated time: more than one if it was set back."""
        found = []
        for index, (begin, base, rate) in enumerate(self.pieces):
            if index > 0 and self.end(index - 1) < moment <= base:
                found.append(begin)
            if base < moment <= self.end(index):
                found.append(begin + (moment - base) / rate)
        return found

    def end(self, index):
        """Returns the simulated time at the end of a piece."""
        begin, base, rate = self.pieces[index]
        until = self.pieces[index + 1][0] if index + 1 < len(self.pieces) else time.time()
        return base + (until - begin) * rate

    def had_passed(self, moment, real):
        """Returns whether the clock was beyond a simulated time once before, so that it was set back since."""
        return any(self.end(index) > moment
                   for index in range(len(self.pieces) - 1) if self.pieces[index + 1][0] <= real)

    def stays(self, moment, begin, end):
        """Returns whether the clock wasn't set back to before a simulated time between two real times."""
        return not any(begin < piece[0] <= end and piece[1] < moment for piece in self.pieces)

    def was_set(self, begin, end):
        """Returns whether the clock was set between two real times, not counting the second one."""
        return any(begin <= piece[0] < end for piece in self.pieces[1:])
