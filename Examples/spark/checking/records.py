"""Holds the errors of a Spark run against one machine's records: the same words, and each with the line of its person.

    python3 records.py PEOPLE RECORDS ERRORS
"""

import json
import sys


def main() -> None:
    people, records, errors = (open(name, "rb").read().split(b"\n") for name in sys.argv[1:])
    wanted = {}
    for record in map(json.loads, filter(None, records)):
        line = people[record.pop("line") - 1]
        wanted[line.decode(errors="replace")] = (line, record)
    for error in map(json.loads, filter(None, errors)):
        person = error.pop("person")
        line, record = wanted.pop(person.removeprefix("\ufffd"))
        # Spark's texts are UTF-8, so other bytes are refused by their replacement in front, and in other words.
        valid = not person.startswith("\ufffd")
        if valid != (line.decode(errors="replace").encode() == line) or (valid and error != record):
            sys.exit(f"{error} for {record}")
    if wanted:
        sys.exit(f"no error for {list(wanted)}")


if __name__ == "__main__":
    main()
