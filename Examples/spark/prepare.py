"""Puts people, one JSON a line, into Parquet: the layout that plan.py reads.

    spark-submit prepare.py --people people.ndjson --output people.parquet --buckets 64

Each row has the line as it stands (`person`) and its `id`; `bucket` is a hash of the id, so that a person is in the same bucket
every day and on every machine. No line is judged here: `nudge plan` does that, so what cannot be read has no id and comes along.
"""

import argparse

from pyspark.sql import SparkSession
from pyspark.sql import functions as F


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts people, one JSON a line, into Parquet for plan.py.")
    parser.add_argument("--people", required=True, nargs="+", metavar="PATH", help="files or folders of NDJSON; gzip is read too")
    parser.add_argument("--output", required=True, metavar="DIR", help="where the Parquet goes; must not be there yet")
    parser.add_argument("--buckets", type=count, default=64, metavar="N", help="how many files the people are cut into (default: 64)")
    given = parser.parse_args()

    with SparkSession.builder.appName("nudge: people").getOrCreate() as spark:
        # Only this separator: a carriage return alone is white space within a line.
        lines = spark.read.text(given.people, lineSep="\n").where(F.col("value").rlike(r"\S"))
        # Bytes that are no UTF-8 turn into U+FFFD on their way through Spark, and would be taken for a name with an odd character.
        # With one more in front the line is no JSON, and is refused as it should be.
        refused = F.concat(F.lit("\ufffd"), F.make_valid_utf8("value"))
        person = F.when(F.is_valid_utf8("value"), F.col("value")).otherwise(refused)
        rows = lines.select(F.get_json_object("value", "$.id").alias("id"), person.alias("person")).withColumn(
            "bucket", F.pmod(F.xxhash64(F.coalesce("id", "person")), F.lit(given.buckets)).cast("int")
        )
        # One task, and so one file, for each bucket.
        rows.repartition(given.buckets, "bucket").write.partitionBy("bucket").parquet(given.output)


def count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 100_000:
        raise argparse.ArgumentTypeError(f"a number from 1 to 100000, not {text}")
    return number


if __name__ == "__main__":
    main()
