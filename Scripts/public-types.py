"""Compares the public types of the libraries with the table in docs/architecture.md, and looks for an example in the comment of each.

    public-types.py PAGE SYMBOLGRAPH...

Only types that are not nested in another one count.
"""

import json
import re
import sys

TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.actor", "swift.protocol", "swift.typealias"}


def public_types(graphs):
    """The types of each module, and those without an example."""
    types, bare = {}, []
    for graph in graphs:
        with open(graph, encoding="utf-8") as file:
            symbols = json.load(file)["symbols"]
        for symbol in symbols:
            if symbol["kind"]["identifier"] not in TYPES or len(symbol["pathComponents"]) > 1:
                continue
            # A mangled name begins with its module, such as s:9NudgeTime9CivilDateV.
            length, rest = re.match(r"s:(\d+)(.*)", symbol["identifier"]["precise"]).groups()
            name = symbol["pathComponents"][0]
            types.setdefault(rest[: int(length)], set()).add(name)
            lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
            if not any(line.startswith(("```", "    ")) for line in lines):
                bare.append(name)
    return types, bare


def listed_types(page):
    """The types of each module in the table of the section "Public types"."""
    with open(page, encoding="utf-8") as file:
        section = file.read().partition("\n## Public types\n")[2].partition("\n## ")[0]
    rows = (re.findall(r"`(\w+)`", line) for line in section.splitlines() if line.startswith("| `"))
    return {row[0]: set(row[1:]) for row in rows}


def main(page, *graphs):
    types, bare = public_types(graphs)
    listed = listed_types(page)
    faults = [f"{name} has no example in its comment" for name in sorted(bare)]
    for module in sorted(types | listed):
        public, written = types.get(module, set()), listed.get(module, set())
        faults += [f"{page} does not list {name}, which is public in {module}" for name in sorted(public - written)]
        faults += [f"{page} lists {name}, which is not a public type of {module}" for name in sorted(written - public)]
    for fault in faults:
        print(f"Scripts/docs: {fault}", file=sys.stderr)
    count = sum(len(names) for names in types.values())
    print(f"Scripts/docs: {count} public types")
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
