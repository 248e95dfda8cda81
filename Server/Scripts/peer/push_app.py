"""A backend's own stack for push notifications: jobs of procrastinate in PostgreSQL, sent with aioapns.

It is written as the documentation of both recommends, and compare-peer runs it with procrastinate's command. The environment has
its settings: PEER_DATABASE, PEER_CONNECTIONS (the most to the database), PEER_APNS (a URL), PEER_KEY (the path of the key for
APNs), PEER_KEY_ID, PEER_TEAM_ID, PEER_CA and PEER_RECOVERY (when stalled jobs are retried, in the form of cron, or empty for
never).
"""

import functools
import os
import ssl
import urllib.parse

import aioapns
import procrastinate
from aioapns.connection import APNsProductionClientProtocol

app = procrastinate.App(connector=procrastinate.PsycopgConnector(
    conninfo=os.environ["PEER_DATABASE"], max_size=int(os.environ["PEER_CONNECTIONS"])))


class Refused(Exception):
    """An answer of APNs after which a later attempt may succeed."""


@functools.cache
def client():
    """Returns the only client of this process, which sends to the mock. It needs a running event loop."""
    with open(os.environ["PEER_KEY"]) as file:
        key = file.read()
    context = ssl.create_default_context(cafile=os.environ["PEER_CA"])
    context.set_alpn_protocols(["h2"])  # aioapns leaves this out, and Node's server requires it
    made = aioapns.APNs(key=key, key_id=os.environ["PEER_KEY_ID"], team_id=os.environ["PEER_TEAM_ID"], topic="org.example.app",
                        ssl_context=context)
    url = urllib.parse.urlsplit(os.environ["PEER_APNS"])
    made.pool.protocol_class = type("Protocol", (APNsProductionClientProtocol,),
                                    {"APNS_SERVER": url.hostname, "APNS_PORT": url.port})
    return made


@app.task(name="send", retry=procrastinate.RetryStrategy(max_attempts=5, exponential_wait=2))
async def send(person, token, title, body):
    """Sends one notification. An answer that can't change, such as 410, ends the job."""
    result = await client().send_notification(aioapns.NotificationRequest(
        device_token=token, message={"aps": {"alert": {"title": title, "body": body}, "sound": "default"}}, time_to_live=3_600,
        push_type=aioapns.PushType.ALERT, collapse_key=f"reminder-{person}"))
    if result.status in ("429", "500", "503"):
        raise Refused(f"{result.status} {result.description}")


@app.task(name="retry_stalled_jobs", queueing_lock="retry_stalled_jobs", pass_context=True)
async def retry_stalled_jobs(context, timestamp):
    """The recipe of procrastinate's documentation for jobs whose worker was killed."""
    for job in await context.app.job_manager.get_stalled_jobs():
        await context.app.job_manager.retry_job(job)


if os.environ["PEER_RECOVERY"]:
    app.periodic(cron=os.environ["PEER_RECOVERY"])(retry_stalled_jobs)
