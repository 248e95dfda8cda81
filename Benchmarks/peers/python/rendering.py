"""Renders the benchmark's messages with PyICU's MessageFormat. See Benchmarks/README.md.

    rendering.py MESSAGES ANSWERS
"""

import sys
import time

import icu


def value(text):
    kind, text = text.split(":", 1)
    if kind == "int":
        return icu.Formattable(int(text))
    if kind == "date":
        return icu.Formattable(float(text) * 86400, icu.Formattable.kIsDate)
    return icu.Formattable(text)


def cases(path):
    """Name, locale, pattern and sets of arguments of each case; a set is a list of names and one of values."""
    found = []
    for line in open(path, encoding="utf-8").read().split("\n")[:-1]:
        fields = line.split("\t")
        if fields[0] == "case":
            found.append((fields[1], fields[2], fields[3], []))
        else:
            pairs = [field.split("=", 1) for field in fields[1:]]
            found[-1][3].append(([name for name, _ in pairs], [value(text) for _, text in pairs]))
    return found


def main():
    icu.TimeZone.setDefault(icu.TimeZone.createTimeZone("GMT"))
    print("data", f"ICU {icu.ICU_VERSION}", sep="\t")
    answers = open(sys.argv[2], "w", encoding="utf-8")
    for name, locale, pattern, sets in cases(sys.argv[1]):
        message = icu.MessageFormat(pattern, icu.Locale.forLanguageTag(locale))
        for names, values in sets:
            answers.write(message.format(names, values) + "\n")
        # Long lists once, short ones several times.
        passes = max(1, 20_000 // len(sets))
        times = []
        for _ in range(5 if len(sets) > 20_000 else 25):
            start = time.perf_counter_ns()
            for _ in range(passes):
                for names, values in sets:
                    message.format(names, values)
            times.append((time.perf_counter_ns() - start) / passes / len(sets))
        times.sort()
        print("time", name, *(f"{t:.2f}" for t in (times[len(times) // 2], times[0], times[-1])), len(sets), sep="\t", flush=True)


main()
