"""Waiting until something holds."""

import time


def wait(condition, complaint, seconds=15):
    """Waits until a condition holds, and returns its value."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < deadline, complaint() if callable(complaint) else complaint
        time.sleep(0.1)
    return value
