"""Holds payloads, one line of JSON each, against JSON Schemas written from the platforms' documentation.

    payloads.py SCHEMA LINES... [--limit BYTES]

Each line has `payload` and `headers`, or `request` and `category`; what else it has is the command's. Then the first lines are broken
in every place, one way at a time, and the schema has to refuse each: a schema that takes everything would be of no use.
"""

import copy
import json
import sys

import jsonschema

# The keys of a line that are Nudge's own.
OWN = ["case", "id", "person", "utc"]
# Lines that are broken in every place.
BROKEN = 9


def places(value, path=()):
    """Every place in a value, with what stands there."""
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, path + (key,))


def changed(value, path, change):
    value = copy.deepcopy(value)
    parent = value
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return value


def mutations(line, optional):
    """The line, broken in one way each, with a name for it."""
    for path, value in places(line):
        name = ".".join(map(str, path))
        if isinstance(value, dict):
            # FCM's data takes any text.
            wrong = 1 if path[-1:] == ("data",) else "x"
            broken = copy.deepcopy(line)
            inside = broken
            for key in path:
                inside = inside[key]
            inside["unheard-of"] = wrong
            yield f"{name} with a key that is not known", broken
        if not path:
            continue
        wrong = [] if not isinstance(value, list) else {}
        yield f"{name} of another type", changed(line, path, lambda parent, key: parent.__setitem__(key, wrong))
        yield f"{name} null", changed(line, path, lambda parent, key: parent.__setitem__(key, None))
        if isinstance(path[-1], str) and path[-1] not in optional:
            yield f"{name} left out", changed(line, path, lambda parent, key: parent.pop(key))
        if isinstance(value, bool) or isinstance(value, (int, float)):
            yield f"{name} as text", changed(line, path, lambda parent, key: parent.__setitem__(key, str(value)))
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            yield f"{name} below 0", changed(line, path, lambda parent, key: parent.__setitem__(key, -1))


def left_out(schema):
    """The names that some object of a schema may do without."""
    if isinstance(schema, dict):
        for key in schema.get("properties", {}):
            if key not in schema.get("required", []):
                yield key
        schema = list(schema.values())
    if isinstance(schema, list):
        for item in schema:
            yield from left_out(item)


def main(arguments):
    limit = None
    if "--limit" in arguments:
        place = arguments.index("--limit")
        limit = int(arguments[place + 1])
        arguments = arguments[:place] + arguments[place + 2 :]
    name, *files = arguments
    with open(name, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    optional = set(left_out(schema))
    faults = count = refused = 0
    for file_name in files:
        with open(file_name, encoding="utf-8") as file:
            texts = file.read().splitlines()
        for number, text in enumerate(texts, 1):
            line = {key: value for key, value in json.loads(text).items() if key not in OWN}
            # FCM has no headers, and the command writes none for it.
            if "payload" in line:
                line.setdefault("headers", {})
            count += 1
            for error in validator.iter_errors(line):
                faults += 1
                print(f"{file_name}:{number}: {'.'.join(map(str, error.absolute_path))}: {error.message}")
            if limit is not None:
                size = len(json.dumps(line["payload"], ensure_ascii=False, separators=(",", ":")).encode())
                if size > limit:
                    faults += 1
                    print(f"{file_name}:{number}: {size} bytes, more than {limit}")
            if number > BROKEN:
                continue
            for what, broken in mutations(line, optional):
                if validator.is_valid(broken):
                    faults += 1
                    print(f"{file_name}:{number}: the schema takes {what}")
                refused += 1
    print(f"{name.rpartition('/')[2]}: {count} lines, {refused} broken ones, {faults} faults")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
