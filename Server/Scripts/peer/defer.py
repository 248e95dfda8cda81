"""Stores jobs of push_app.py in batches, one for each device:

    defer.py PEOPLE MOMENT SPREAD TOKEN

They are due at the moment, or evenly in the seconds after it if SPREAD isn't 0. TOKEN contains %d, the number of the person.
"""

import asyncio
import datetime
import sys

from push_app import app, send

BATCH = 1_000
# As long as what nudged renders for a reminder.
TEXT = {"title": "Time to practice", "body": "Ten minutes a day are enough to keep going. Your next exercise is waiting for you."}


async def defer(people, moment, spread, token):
    async with app.open_async():
        for second in range(max(spread, 1)):
            due = datetime.datetime.fromtimestamp(moment + second, datetime.timezone.utc)
            numbers = range(second, people, max(spread, 1))
            for first in range(0, len(numbers), BATCH):
                await send.configure(schedule_at=due).batch_defer_async(
                    *[{"person": f"u-{number}", "token": token % number, **TEXT} for number in numbers[first:first + BATCH]])


people, moment, spread = (int(argument) for argument in sys.argv[1:4])
asyncio.run(defer(people, moment, spread, sys.argv[4]))
