"""`nudge plan` for the people in a Parquet folder, on a Spark cluster.

    spark-submit --files nudge plan.py --people people.parquet --from 2026-11-22T00:00:00Z --days 1 --output plan --nudge ./nudge

Each task pipes its people through one `nudge plan`. A plan is a function of its input, so it does not matter how often a task is
tried, where, or twice at a time. README.md says the rest.
"""

import argparse
import json
import shlex
from collections.abc import Iterable, Iterator

from pyspark.sql import SparkSession
from pyspark.sql import functions as F

# Runs the command given to it on a worker, and turns what it says on standard error into lines of standard output, which is all that
# comes back from a pipe: "!", an error record, a tab and the line of the person; or "?" and why the whole of it failed. Exit code 1,
# some bad lines, is a success. The people are on disk before they are planned: a feed that breaks off must not pass for the end, and
# the line of a record is found there. Both files have lost their names before they are used, so nothing stays behind after a kill.
FILTER = r"""
people=$(mktemp) && records=$(mktemp) && exec 3<> "$people" 4<> "$records" && rm "$people" "$records" && cat >&3 || exit 74
"$@" < /dev/fd/3 2>&4
status=$?
if [ "$status" -gt 1 ]; then
  echo "?nudge plan ended with exit code $status"
  sed 's/^/?/' /dev/fd/4
  exit "$status"
fi
[ ! -s /dev/fd/4 ] || awk '
  !records && FNR in bad { print "!" bad[FNR] "\t" $0; delete bad[FNR] }
  records && match($0, /"line":[0-9]+/) { bad[substr($0, RSTART + 7, RLENGTH - 7)] = $0; next }
  records { print > "/dev/stderr" }
  END { for (line in bad) { print "?nudge plan told of line " line ", which was not there"; exit 70 } }
' records=1 /dev/fd/4 records=0 /dev/fd/3
"""


def main() -> None:
    given = arguments()
    session = SparkSession.builder.appName("nudge plan")
    # Notifications and errors are written side by side. With a writer for each, Spark need not sort the lines first.
    session.config("spark.sql.maxConcurrentOutputFileWriters", "2")
    if given.partitions:
        session.config("spark.sql.files.minPartitionNum", str(given.partitions))
    command = [given.nudge, "plan", "--from", given.start, "--days", str(given.days), "--jobs", "1", *given.options]
    with session.getOrCreate() as spark:
        # One line each: between JSON's tokens a line break is as good as a carriage return, and within a text neither is allowed.
        person = F.translate(F.coalesce("person", F.lit("null")), "\n", "\r")
        people = spark.read.parquet(given.people).select(person).rdd.map(lambda row: row[0])
        answers = people.pipe(
            shlex.join(["sh", "-c", FILTER, "sh", *command]),
            # Nothing of a worker's surroundings, such as TZDIR, may change an answer.
            env={"PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C"},
            checkCode=True,
        ).mapPartitions(told_apart)
        table = spark.createDataFrame(answers, "what string, line string", verifySchema=False)
        table.write.partitionBy("what").text(given.output)


def told_apart(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Says of each line of FILTER whether it is a notification or an error, and fails with the command's own words."""
    failure = []
    try:
        for line in lines:
            if line.startswith("!"):
                record, person = line[1:].split("\t", 1)
                error = json.loads(record) | {"person": person}
                # It counted the lines of one task, which nobody can look up.
                del error["line"]
                yield "errors", json.dumps(error, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
            elif line.startswith("?"):
                failure.append(line[1:])
            else:
                yield "notifications", line
    except Exception:
        if failure:
            raise RuntimeError("\n".join(failure[:20])) from None
        raise


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Plans the notifications of people in Parquet on a Spark cluster.",
        epilog="What follows -- goes to nudge plan, such as -- --celebrate next-day.",
    )
    parser.add_argument("--people", required=True, metavar="DIR", help="Parquet with a column `person`, as prepare.py writes it")
    # Not the clock's time: a task that is tried again an hour later has to give the same.
    parser.add_argument("--from", required=True, dest="start", metavar="T", help="the first moment, such as 2026-11-22T00:00:00Z")
    parser.add_argument("--days", required=True, type=int, metavar="N", help="how many days of 24 hours from then")
    parser.add_argument("--output", required=True, metavar="DIR", help="gets what=notifications and what=errors; must not be there yet")
    parser.add_argument("--nudge", required=True, metavar="PATH", help="the command on the workers; ./nudge where --files nudge ships it")
    parser.add_argument("--partitions", type=int, metavar="N", help="at least about so many tasks (default: Spark's choice, by size)")
    parser.add_argument("options", nargs="*", metavar="OPTION", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
