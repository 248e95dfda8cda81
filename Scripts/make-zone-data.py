"""The second half of Scripts/make-zone-data, which runs it.

    make-zone-data.py RELEASE PACKAGE_VERSION TREE OUT

Checks the zoneinfo tree TREE against its own tzdata.zi and writes it to OUT as
Swift source. Exits with 1 where the tree is not as it should be.
"""

import base64
import os
import re
import struct
import sys

# Characters of base64 in a line, a multiple of 4: with indent and backslash
# below the project's longest line.
WIDTH = 112


def read_source(path):
    """The zones, and the links with the zone that each stands for."""
    zones, targets = [], {}
    with open(path, encoding="ascii") as file:
        for line in file:
            fields = line.split()
            if fields[:1] == ["Z"]:
                zones.append(fields[1])
            elif fields[:1] == ["L"]:
                targets[fields[2]] = fields[1]
    links = {}
    for link in targets:
        target = link
        while target in targets:
            target = targets[target]
        links[link] = target
    return zones, links


def read_tree(tree):
    """{name: bytes} of all TZif files."""
    files = {}
    for folder, _, names in os.walk(tree):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                data = file.read()
            if data.startswith(b"TZif"):
                files[os.path.relpath(path, tree)] = data
    return files


def check_slim(name, data):
    """RFC 9636, section 3: nothing in the 32-bit block, no indicators, no leap seconds, a footer at the end."""
    minimal = (0, 0, 0, 0, 1, 1)
    size = 44 + 6 + 1
    if struct.unpack(">6I", data[20:44]) != minimal or data[size:size + 4] != b"TZif":
        sys.exit(f"{name} has a 32-bit block that is not empty")
    utc, standard, leaps, transitions, types, characters = struct.unpack(">6I", data[size + 20:size + 44])
    if utc or standard or leaps:
        sys.exit(f"{name} has indicators or leap seconds")
    footer = data[size + 44 + transitions * 9 + types * 6 + characters:]
    if not re.fullmatch(rb"\n[^\n]+\n", footer):
        sys.exit(f"{name} has no footer")


def literal(lines):
    return ['"""', *("    " + line for line in lines), '    """']


def main():
    release, package_version, tree, out = sys.argv[1:]
    zones, links = read_source(os.path.join(tree, "tzdata.zi"))
    files = read_tree(tree)
    if sorted(files) != sorted([*zones, *links]):
        sys.exit(f"not the names of the release: {set(files) ^ {*zones, *links}}")
    for name in files:
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z][A-Za-z0-9_+-]*)*", name):
            sys.exit(f"a name like none before: {name}")
    for link, zone in links.items():
        if files[link] != files[zone]:
            sys.exit(f"{link} is not {zone}")

    index, data = [], []
    for name in sorted(files):
        if name in links:
            index.append(f"{name} {links[name]}")
            continue
        check_slim(name, files[name])
        index.append(f"{name} {len(files[name])}")
        text = base64.b64encode(files[name]).decode("ascii")
        data += [text[i:i + WIDTH] + "\\" for i in range(0, len(text), WIDTH)]
    data[-1] = data[-1].rstrip("\\")

    size = sum(len(files[zone]) for zone in zones)
    lines = [
        "// swift-format-ignore-file",
        "",
        f"/// The tz database, release {release}: {len(zones)} zones and {len(links)} links, {size:,} bytes as TZif files.",
        "///",
        f"/// Origin: the TZif files of the Python package tzdata {package_version}, as they are. Licence: public domain.",
        "/// Made by `Scripts/make-zone-data`; run that rather than edit this.",
        "///",
        "/// String literals, since they compile in a fraction of a second; an array of the same bytes takes 17 s (Swift 6.3).",
        "enum CompiledZoneData {",
        "  /// The release.",
        f'  static let version = "{release}"',
        "",
        "  /// All names in order of their bytes, one a line. After a zone's name stands how many bytes its file has; after a",
        "  /// link's, the zone that it is another name of.",
        "  static let index = " + literal(index)[0],
        *literal(index)[1:],
        "",
        "  /// The zones' files in the order of `index`, each in base64 of its own (RFC 4648, section 4), padding included.",
        "  static let files = " + literal(data)[0],
        *literal(data)[1:],
        "}",
    ]
    with open(out, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join(lines) + "\n")
    print(f"zones {len(zones)}, links {len(links)}, bytes {size}, in base64 {sum(len(line.rstrip(chr(92))) for line in data)}")


main()
