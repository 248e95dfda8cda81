"""What goes wrong with a fleet while it sends."""

import time


class Fault:
    """A fault that has happened.

    - begin, end: Real times. When it has ended, the processes that run can reach the database again.
    - delays: Whether something that had been decided can be sent during the fault or just after it.
    - orphans: Whether what is being sent can become unknown.
    """

    def __init__(self, name, delays, orphans):
        self.name = name
        self.delays = delays
        self.orphans = orphans
        self.begin = time.time()
        self.end = None


class Faults:
    """Causes random faults, and notes them.

    - chance: The source of randomness.
    - kinds: The names of the faults to choose from, or None for all.
    """

    def __init__(self, fleet, chance, kinds=None):
        self.fleet = fleet
        self.chance = chance
        self.past = []
        self.in_flight = set()  # what was being sent at a fault that can make it unknown
        self.kills = 0
        weights = {"kill": 6, "kill two": 3, "leave": 2, "stop": 3, "rolling": 1, "terminate": 3, "restart": 2, "crash": 2,
                   "lock table": 2, "lock rows": 3, "stall": 3, "deaf": 3, "reset": 3, "cut": 4, "pause": 2}
        if not fleet.namespace:
            del weights["cut"]
        self.weights = {name: weight for name, weight in weights.items() if not kinds or name in kinds}

    def cause(self):
        """Causes one fault, and returns when it has ended."""
        name, = self.chance.choices(list(self.weights), list(self.weights.values()))
        fault = Fault(name, delays=name not in ("kill", "kill two", "leave", "stop", "rolling"),
                      orphans=name not in ("stop", "rolling", "lock table", "lock rows"))
        self.past.append(fault)
        try:
            getattr(self, name.replace(" ", "_"))(fault)
        finally:
            fault.end = time.time()
            if fault.orphans:
                # A commit that was on its way may only have arrived now.
                time.sleep(0.3)
                self.note(fault)

    def note(self, fault):
        """Notes what is being sent, because nobody may know what becomes of it."""
        if fault.orphans:
            self.in_flight |= self.fleet.sending()

    def others(self, member):
        return [other for other in self.fleet.members if other is not member and other.is_running and not other.is_cut]

    def duration(self):
        """Returns how long something lasts, in real seconds: rarely longer than a lease, which is 30 seconds."""
        return self.chance.choice([0.2, 1, 3, 6]) if self.chance.random() < 0.96 else 33

    def member(self):
        running = [member for member in self.fleet.members if member.is_running]
        return self.chance.choice(running)

    # Processes

    def kill(self, fault):
        self.end_members(fault, [self.member()], self.chance.choice([0, 0.1, 1, 3]))

    def kill_two(self, fault):
        running = [member for member in self.fleet.members if member.is_running]
        self.end_members(fault, self.chance.sample(running, min(2, len(running))), self.chance.choice([0, 1]))

    def leave(self, fault):
        """Kills a process that never comes back, unless it is the last one."""
        member = self.member()
        self.end_members(fault, [member], None if self.others(member) else 0)

    def end_members(self, fault, members, pause):
        for member in members:
            member.kill()
            self.kills += 1
        self.note(fault)
        if pause is not None:
            time.sleep(pause)
            for member in members:
                member.start()

    def stop(self, fault, members=None):
        for member in members or [self.member()]:
            code = member.stop()
            self.fleet.stops.append((member.number, code))
            time.sleep(self.chance.choice([0, 0.5]))
            member.start()

    def rolling(self, fault):
        self.stop(fault, [member for member in self.fleet.members if member.is_running])

    def pause(self, fault):
        """Stops a process without its knowledge, as a virtual machine that is suspended."""
        member = self.member()
        self.away(fault, member, member.suspend, member.resume)

    # The database

    def terminate(self, fault):
        members = self.fleet.members
        for member in self.chance.sample(members, self.chance.choice([1, len(members)])):
            self.fleet.postgres.terminate(member.identity)
            self.note(fault)

    def restart(self, fault, mode="fast"):
        self.fleet.postgres.stop(mode)
        dead = [self.member()] if self.chance.random() < 0.3 else []
        for member in dead:
            member.kill()
            self.kills += 1
        time.sleep(self.chance.choice([0, 0.5, 3]))
        self.fleet.postgres.start()
        self.note(fault)
        for member in dead:
            member.start()

    def crash(self, fault):
        self.restart(fault, "immediate")

    def lock_table(self, fault):
        table = self.chance.choice(["delivery", "person", "process", "setting", "device"])
        mode = self.chance.choice(["ACCESS EXCLUSIVE", "EXCLUSIVE", "SHARE"])
        self.fleet.postgres.hold(f"LOCK TABLE {table} IN {mode} MODE", self.duration())

    def lock_rows(self, fault):
        table = self.chance.choice(["person", "delivery WHERE state IN ('planned', 'retry', 'claimed', 'sending')", "device"])
        self.fleet.postgres.hold(f"SELECT 1 FROM (SELECT 1 FROM {table} LIMIT {self.chance.choice([1, 10, 1000])} FOR UPDATE) x",
                                 self.duration())

    # The network

    def stall(self, fault, command="stall"):
        member, = [member for member in self.fleet.members if member.proxy]
        ending = self.chance.choice(["pass", "reset"])
        self.away(fault, member, lambda: member.proxy.set(command), lambda: member.proxy.set(ending))

    def deaf(self, fault):
        self.stall(fault, "deaf")

    def reset(self, fault):
        self.fleet.proxy.set("reset")
        self.note(fault)

    def cut(self, fault):
        member, = [member for member in self.fleet.members if member.namespace]
        self.away(fault, member, self.fleet.namespace.cut, self.fleet.namespace.heal)

    def away(self, fault, member, begin, end):
        """Separates a process from the database for a while."""
        member.is_cut = True
        begin()
        try:
            time.sleep(0.2)
            self.note(fault)
            others = self.others(member)
            if others and self.chance.random() < 0.3:
                self.end_members(fault, [self.chance.choice(others)], 0)
            time.sleep(self.duration())
        finally:
            end()
            member.is_cut = False
