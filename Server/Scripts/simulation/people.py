"""Random people, and what they change while the simulation runs."""

import copy
import datetime
import time
import urllib.parse
import zoneinfo

from .server import rfc3339

ZONES = [
    "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "America/St_Johns", "Asia/Kolkata",
    "Asia/Kathmandu", "Asia/Shanghai", "Asia/Tokyo", "Australia/Lord_Howe", "Australia/Sydney", "Pacific/Chatham",
    "Pacific/Apia", "Pacific/Honolulu", "America/Sao_Paulo", "Africa/Cairo", "Africa/Casablanca", "Asia/Tehran",
    "Europe/Moscow", "Etc/GMT+12",
]
SECRET = "whsec_bnVkZ2UgdGVzdGluZyBzZWNyZXQ="
# The keys of the example in RFC 8291, section 5.
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


class Version:
    """A person between two changes."""

    def __init__(self, document, devices, begin, end, kind):
        self.document = document  # None after the person was erased
        self.devices = devices
        self.begin = begin  # the real time from which it may have applied
        self.end = end  # the real time from which it certainly applied
        self.kind = kind
        self.plan = {}


def local(moment, zone):
    return datetime.datetime.fromtimestamp(moment, zoneinfo.ZoneInfo(zone))


class Person:
    """Someone who is stored in nudged, with every version so far."""

    def __init__(self, identifier, chance, begin, end, port, provider_kinds):
        self.id = identifier
        self.chance = chance
        self.begin, self.end = begin, end
        self.port = port
        self.provider_kinds = provider_kinds
        zone = chance.choice(ZONES)
        document = {"id": identifier, "timeZone": zone, "locale": chance.choice(["en", "zh-Hans", "zh-Hant"]),
                    "preferences": self.preferences(zone), "achievements": self.history(),
                    # nudged would choose today, which a plan of the document doesn't know.
                    "joined": local(begin, zone).date().isoformat()}
        self.document = document
        self.devices = {f"d{number}": chance.choice(provider_kinds) for number in range(chance.choice([1, 1, 2, 3]))}
        self.versions = []
        self.alive = True

    def times(self, zone):
        """Returns times of day at which something is due during the simulation."""
        moments = {int(self.chance.uniform(self.begin, self.end)) for _ in range(self.chance.randint(1, 4))}
        return sorted({local(moment, zone).strftime("%H:%M:%S") for moment in moments})

    def preferences(self, zone):
        chance = self.chance
        day = local(self.begin, zone)
        weekday = day.strftime("%A").lower()
        reminders = {"times": self.times(zone)}
        reminders.update(chance.choice([
            {"frequency": "daily"}, {"frequency": "daily"}, {"frequency": "every:1"}, {"frequency": "three_days"},
            {"frequency": "weekly", "on": [weekday]}, {"frequency": "weekdays", "on": [weekday, "sunday"]},
            {"frequency": "monthly", "on": day.day}, {"rule": "FREQ=DAILY"},
        ]))
        found = {"reminders": reminders, "dailyLimit": chance.choice([2, 20, 20, 20]),
                 "style": chance.choice(["cheerful", "gentle", "minimal"]),
                 "overflow": chance.choice(["merge", "drop", "defer"]),
                 "streakAtRisk": {"enabled": chance.random() < 0.5}}
        if chance.random() < 0.15:
            middle = local((self.begin + self.end) / 2, zone)
            later = middle + datetime.timedelta(seconds=(self.end - self.begin) / 4)
            found["quietHours"] = {"from": middle.strftime("%H:%M:%S"), "to": later.strftime("%H:%M:%S")}
        return found

    def history(self):
        """Returns achievements up to just before a milestone, or none."""
        count = self.chance.choice([0, 0, 6, 8, 9, 49])
        return [{"id": f"old-{number}", "at": rfc3339(self.begin - number * 86_400 - 40_000)}
                for number in range(count, 0, -1)]

    # Requests

    def path(self, *more):
        return "/".join(["/v1/people", urllib.parse.quote(self.id, safe="")] + list(more))

    def register(self, request):
        begin = time.time()
        document = dict(self.document)
        if not document["achievements"]:
            del document["achievements"]
        expect(request("PUT", self.path(), document), 201)
        for device in self.devices:
            expect(request("PUT", self.path("devices", device), self.address(device)), 201)
        self.remember(begin, "registered")

    def address(self, device):
        host = f"http://127.0.0.1:{self.port}"
        if self.devices[device] == "webpush":
            return {"provider": "webpush", "endpoint": f"{host}/push/{self.id}/{device}", "keys": KEYS}
        return {"provider": "webhook", "url": f"{host}/hook/{self.id}", "secret": SECRET}

    def remember(self, begin, kind):
        document = copy.deepcopy(self.document) if self.alive else None
        self.versions.append(Version(document, set(self.devices), begin, time.time(), kind))

    def change(self, request, number):
        """Makes a random change. `request` tries again until there is an answer."""
        kind = self.chance.choice(
            ["achievement"] * 4 + ["pause", "zone", "off", "on", "times", "device", "no device", "erase", "late"])
        begin = time.time()
        if kind in ("achievement", "late"):
            body = {"id": f"new-{number}"}
            if kind == "late":
                body["at"] = rfc3339(self.begin - self.chance.randint(60, 7_200))
            status, answer = expect(request("POST", self.path("achievements"), body), 200, 201)
            self.document["achievements"].append(answer["achievement"])
            kind = "achievement"
        elif kind == "device":
            device = self.chance.choice(["d0", "d1", "d3"])
            self.devices[device] = self.devices.get(device) or self.chance.choice(self.provider_kinds)
            expect(request("PUT", self.path("devices", device), self.address(device)), 200, 201)
        elif kind == "no device":
            if not self.devices:
                return
            device = self.chance.choice(sorted(self.devices))
            del self.devices[device]
            expect(request("DELETE", self.path("devices", device)), 204, 404)
        elif kind == "erase":
            if self.chance.random() < 0.7:
                return
            self.alive = False
            self.devices = {}
            expect(request("DELETE", self.path()), 204, 404)
        else:
            self.edit(kind)
            document = {key: value for key, value in self.document.items() if key != "achievements"}
            expect(request("PUT", self.path(), document), 200)
        self.remember(begin, kind)

    def edit(self, kind):
        preferences = self.document["preferences"]
        if kind == "pause":
            today = local(self.begin, self.document["timeZone"]).date()
            span = {"from": str(today - datetime.timedelta(1)), "to": str(today + datetime.timedelta(1))}
            preferences["pauses"] = [] if preferences.get("pauses") else [span]
        elif kind == "zone":
            self.document["timeZone"] = self.chance.choice(ZONES)
            preferences["reminders"]["times"] = self.times(self.document["timeZone"])
        elif kind in ("off", "on"):
            preferences["notificationsEnabled"] = kind == "on"
        elif kind == "times":
            preferences["reminders"]["times"] = self.times(self.document["timeZone"])


def expect(answer, *statuses):
    if answer[0] not in statuses:
        raise AssertionError(f"status {answer[0]} instead of {statuses}: {answer[1]}")
    return answer
