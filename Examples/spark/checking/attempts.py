"""Says what Spark's event log tells of the tasks of an application's last stage, as a line of JSON.

    python3 attempts.py EVENT_LOG

`tasks` succeeded, on so many `executors`; so many attempts `failed`, for these `reasons`; `again` are the tasks that succeeded in
another attempt.
"""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as log:
        ends = [event for event in map(json.loads, log) if event["Event"] == "SparkListenerTaskEnd"]
    last = max(event["Stage ID"] for event in ends)
    succeeded, executors, failed = set(), set(), {}
    for event in ends:
        info, reason = event["Task Info"], event["Task End Reason"]
        if event["Stage ID"] != last:
            continue
        if reason["Reason"] == "Success":
            succeeded.add(info["Partition ID"])
            executors.add(info["Executor ID"])
        else:
            failed.setdefault(info["Partition ID"], []).append(reason.get("Description") or reason["Reason"])
    reasons = [reason for attempts in failed.values() for reason in attempts]
    told = {
        "tasks": len(succeeded),
        "executors": len(executors),
        "failed": len(reasons),
        "again": len(succeeded & failed.keys()),
        "reasons": reasons,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
