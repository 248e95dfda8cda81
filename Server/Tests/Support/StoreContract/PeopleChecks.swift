internal import Nudge
internal import NudgeStore

extension StoreContract {
  static let people = [
    Check("a person is read back as stored") { store in
      var person = try samplePerson()
      person.name = "Ada"
      person.preferences.style = .minimal
      person.history.record = .achievements([Achievement(at: noon, id: "a-1", title: "Ran 5 km")])
      let result = try await store.putPerson(person, if: .none, at: noon)
      guard let record = try await store.person("u-1") else { throw ContractFailure(description: "not stored") }
      try expectEqual(result, .created(record))
      try expectEqual(record.person, person)
      try expectEqual(record.personVersion, PersonVersion(createdAt: noon, number: 1))
      try expectEqual(try await store.version(of: "u-1"), record.personVersion)
      try expectEqual(record.nextWake, PersonRecord.atOnce)
      _ = try await store.putPerson(person, if: .none, at: later)
      try expectEqual(try await store.person("u-1")?.createdAt, noon)
      try expectEqual(try await store.person("u-2"), nil)
      try expectEqual(try await store.version(of: "u-2"), nil)
    },
    Check("people are listed in pages, sorted by ID") { store in
      for id in ["é", "u-2", "Z", "u-10"] { _ = try await store.putPerson(try samplePerson(id), if: .none, at: noon) }
      let first = try await store.people(after: "", limit: 2)
      try expectEqual(first, [PersonEntry(id: "Z", createdAt: noon), PersonEntry(id: "u-10", createdAt: noon)])
      try expectEqual(try await store.people(after: "u-10", limit: 10).map(\.id), ["u-2", "é"])
      try expectEqual(try await store.people(after: "é", limit: 10), [])
    },
    Check("the day of joining stays, and days on which a person was seen are added") { store in
      let (first, second) = (try CivilDate("2026-11-20"), try CivilDate("2026-11-21"))
      let third = try CivilDate("2026-11-22")
      func put(joined: CivilDate? = nil, seen: [CivilDate] = [], on day: CivilDate) async throws -> Person? {
        var person = try samplePerson()
        person.joined = joined
        person.history.seen = seen
        let record = try await store.putPerson(person, if: .none, joining: day, at: noon).record
        let read = try await store.person("u-1")
        try expectEqual(record, read)
        return record?.person
      }
      try expectEqual(try await put(on: first)?.joined, first)
      try expectEqual(try await put(on: second)?.joined, first)
      try expectEqual(try await put(joined: third, seen: [third], on: second)?.joined, third)
      try expectEqual(try await put(seen: [first, third], on: second)?.history.seen, [first, third])
      _ = try await store.updatePerson("u-1") { $0.name = "Ada" }
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") {
        $0.history.markSeen(on: second)
      }
      _ = try await store.correctAchievement("a-1", of: "u-1") { achievement, _ in
        achievement = Achievement(at: later)
      }
      let person = try await store.person("u-1")?.person
      try expectEqual(person?.joined, third)
      try expectEqual(person?.history.seen.sorted(), [first, second, third])
      // Someone who was stored without a day of joining doesn't get one later.
      _ = try await store.putPerson(try samplePerson("u-2"), if: .none, at: noon)
      let other = try await store.putPerson(try samplePerson("u-2"), if: .none, joining: first, at: noon).record
      try expectEqual(other?.person.joined, nil)
      var long = try samplePerson("u-2")
      long.history.seen = (0..<1_000).compactMap { first.adding(days: $0) }
      _ = try await store.putPerson(long, if: .none, at: noon)
      let latest = first.adding(days: 1_000) ?? first
      try await store.addSeen(latest, to: "u-2", if: .none)
      let seen = try await store.person("u-2")?.person.history.seen
      try expectEqual(seen?.count, 1_000)
      try expectEqual(seen?.last, latest)
      try expectEqual(seen?.first, second)
    },
    Check("a person who was seen is planned again, and keeps their version") { store in
      let (day, next) = (try CivilDate("2026-11-20"), try CivilDate("2026-11-21"))
      func wakes() async throws -> [Wake] {
        let claimed = try await store.claimWakes(until: noon, limit: 9, lease: 30)
        return claimed.wakes
      }
      func plan(_ wake: Wake) -> PlanResult {
        PlanResult(
          person: "u-1", version: wake.record.version, createdAt: wake.record.createdAt,
          seen: wake.record.person.history.seen, deliveries: [], cancelled: [], plannedUntil: noon, nextWake: later)
      }
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      guard let first = try await wakes().first else { throw ContractFailure(description: "not due") }
      // While the person is being planned.
      try await store.addSeen(day, to: "u-1", if: .none)
      try expect(!(try await store.storePlan(plan(first), at: noon)))
      guard let second = try await wakes().first else { throw ContractFailure(description: "not due again") }
      try expectEqual(second.record.person.history.seen, [day])
      try expectEqual(second.record.version, 1)
      try expect(try await store.storePlan(plan(second), at: noon))
      try expectEqual(try await wakes(), [])
      try await store.addSeen(day, to: "u-1", if: .none)
      try expectEqual(try await wakes(), [], "the day was known")
      try await store.addSeen(next, to: "u-1", if: .createdAt(later))
      try expectEqual(try await wakes(), [], "that was somebody else")
      try await store.addSeen(next, to: "nobody", if: .none)
      try await store.addSeen(next, to: "u-1", if: .createdAt(noon))
      try expectEqual(try await wakes().map(\.record.person.history.seen), [[day, next]])
    },
    Check("a person is replaced only if the precondition holds") { store in
      func version(_ number: Int) -> PersonVersion { PersonVersion(createdAt: noon, number: number) }
      func put(_ precondition: Precondition) async throws -> PutResult {
        try await store.putPerson(try samplePerson(), if: precondition, at: noon)
      }
      try expectEqual(try await put(.oneOf([version(1)])), .conflict(nil))
      try expectEqual(try await put(.present), .conflict(nil))
      try expectEqual(try await put(.createdAt(noon)), .conflict(nil))
      try expectEqual(try await put(.absent).record?.version, 1)
      try expectEqual(try await put(.absent), .conflict(version(1)))
      try expectEqual(try await put(.oneOf([version(7), version(1)])).record?.version, 2)
      try expectEqual(try await put(.oneOf([version(7), version(1)])), .conflict(version(2)))
      try expectEqual(try await put(.oneOf([])), .conflict(version(2)))
      try expectEqual(try await put(.present).record?.version, 3)
      try expectEqual(try await put(.noneOf([version(3)])), .conflict(version(3)))
      try expectEqual(try await put(.noneOf([version(2)])).record?.version, 4)
      try expectEqual(try await put(.createdAt(later)), .conflict(version(4)))
      try expectEqual(try await put(.createdAt(noon)).record?.version, 5)
      let others = [PersonVersion(createdAt: later, number: 5), version(4)]
      try expectEqual(
        try await store.erasePerson("u-1", if: .oneOf(others), hash: "h", at: noon), .conflict(version(5)))
      try expectEqual(try await store.erasePerson("u-1", if: .oneOf([version(5)]), hash: "h", at: noon), .erased)
      try expectEqual(try await store.erasePerson("u-1", if: .present, hash: "h", at: noon), .gone)
      try expectEqual(try await put(.noneOf([version(5)])).record?.version, 1)
    },
    Check("a change to someone who has the ID of an erased person changes nothing") { store in
      _ = try await store.prepare()
      let key = sampleKey()
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let other = Precondition.createdAt(later)
      let before = try await store.person("u-1")
      try expectEqual(try await store.updatePerson("u-1", if: other) { $0.name = "Ada" }, nil)
      try expectEqual(
        try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1", if: other) { _ in }, .gone)
      try expectEqual(try await store.putDevice(sampleDevice("tablet", token: "t"), if: other, at: noon), .gone)
      try expect(
        !(try await store.deleteDevice("phone", of: "u-1", if: other, withAddress: nil, at: noon)))
      let event = Event(person: "u-1", notification: key.notification, action: "opened", at: noon)
      try expect(!(try await store.addEvent(event, if: other)))
      try expect(
        !(try await store.postpone(
          key.notification, of: "u-1", if: other, until: later, expires: later.advanced(bySeconds: 60), at: noon)))
      try expectEqual(try await store.person("u-1"), before)
      try expectEqual(try await store.events(of: "u-1", since: .min, limit: 10), [])
      try expectEqual(try await store.states(), [.sending])
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      let stored = PersonVersion(createdAt: noon, number: 3)
      try expectEqual(try await store.deleteAchievement("a-1", of: "u-1", if: other), .conflict(stored))
      let next = PersonVersion(createdAt: noon, number: 4)
      try expectEqual(try await store.deleteAchievement("a-1", of: "u-1", if: .oneOf([next])), .conflict(stored))
      try expectEqual(try await store.deleteAchievement("a-2", of: "u-1", if: .oneOf([stored])), .unknown)
      try expectEqual(try await store.deleteAchievement("a-1", of: "nobody", if: .absent), .conflict(nil))
      try expectEqual(try await store.deleteAchievement("a-1", of: "u-1", if: .oneOf([stored])), .deleted(next))
    },
    Check("an event of nobody is not stored") { store in
      let event = Event(person: "u-1", notification: sampleKey().notification, action: "opened", at: noon)
      try expect(!(try await store.addEvent(event)))
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try expectEqual(try await store.events(of: "u-1", since: .min, limit: 10), [])
      try expect(try await store.addEvent(event))
    },
    Check("a person without a history keeps the stored achievements") { store in
      var person = try samplePerson()
      person.history.record = .achievements([Achievement(at: noon, id: "a-1")])
      _ = try await store.putPerson(person, if: .none, at: noon)
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try expectEqual(try await store.person("u-1")?.person.history.achievements.map(\.id), ["a-1"])
      person.history.record = .achievements([])
      _ = try await store.putPerson(person, if: .none, at: noon)
      try expectEqual(try await store.person("u-1")?.person.history.achievements, [])
    },
    Check("a change that throws changes nothing") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      struct Refused: Error {}
      do {
        _ = try await store.updatePerson("u-1") { person in
          person.name = "Ada"
          throw Refused()
        }
        try expect(false, "no error")
      } catch is Refused {}
      let record = try await store.person("u-1")
      try expectEqual(record?.person.name, nil)
      try expectEqual(record?.version, 1)
    },
    Check("concurrent changes all happen") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask {
            _ = try await store.updatePerson("u-1") {
              $0.preferences.dailyLimit = $0.preferences.dailyLimit % 20 + 1
            }
          }
        }
        try await group.waitForAll()
      }
      let record = try await store.person("u-1")
      try expectEqual(record?.version, 51)
      try expectEqual(record?.person.preferences.dailyLimit, 12)
    },
    Check("erasing a person leaves nothing of theirs") { store in
      let keys = try await store.prepare(deliveries: 3)
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      _ = try await store.addEvent(
        Event(person: "u-1", notification: keys[0].notification, action: "opened", at: noon))
      try expectEqual(try await store.erasePerson("u-1", hash: "h", at: noon), .erased)
      try expectEqual(try await store.erasePerson("u-1", hash: "h", at: noon), .gone)
      try expectEqual(try await store.person("u-1"), nil)
      try expectEqual(try await store.devices(of: "u-1"), [])
      try expectEqual(try await store.states(), [])
      try expectEqual(try await store.events(of: "u-1", since: .min, limit: 10), [])
      try expectEqual(try await store.achievements(of: "u-1", before: nil, limit: 10), [])
      try expectEqual(try await store.claim(at: later), [])
    },
    Check("someone with the ID of an erased person is stored later, in the same second too") { store in
      for seconds in 0...99 {
        _ = try await store.putPerson(try samplePerson(), if: .none, joining: nil, erasedAs: "h", at: noon)
        try expectEqual(try await store.person("u-1")?.createdAt, noon.advanced(bySeconds: Int64(seconds)))
        try expectEqual(try await store.person("u-1")?.plannedUntil, noon)
        _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      }
      _ = try await store.putPerson(try samplePerson("u-2"), if: .none, joining: nil, erasedAs: "i", at: noon)
      try expectEqual(try await store.person("u-2")?.createdAt, noon)
      _ = try await store.putPerson(try samplePerson(), if: .none, joining: nil, erasedAs: "h", at: later)
      try expectEqual(try await store.person("u-1")?.createdAt, later)
    },
    Check("IDs are bytes: two that look the same are of two people") { store in
      let ids = ["\u{E9}", "e\u{301}"]
      for (id, zone) in zip(ids, ["Europe/Berlin", "Asia/Tokyo"]) {
        _ = try await store.prepare(person: id)
        _ = try await store.updatePerson(id) { $0.timeZone = zone }
      }
      for _ in ids { try expectEqual(try await store.claimWakes(until: noon, limit: 1, lease: 30).wakes.count, 1) }
      let due = try await store.claim()
      for item in due {
        let id = item.delivery.key.person
        try expect(item.record.person.id.utf8.elementsEqual(id.utf8))
        try expectEqual(item.record.person.timeZone, id.utf8.count == 2 ? "Europe/Berlin" : "Asia/Tokyo")
      }
      _ = try await store.erasePerson(ids[0], hash: "h", at: noon)
      let marked = try await store.markSending(due.map(\.claim), owner: "a", at: noon)
      try expectEqual(due.map(\.delivery.key).filter(marked.contains).count, 1)
    },
    Check("erasing wins against a delivery that is about to be sent") { store in
      _ = try await store.prepare()
      let claims = try await store.claim()
      _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), [])
    },
  ]

  static let achievements = [
    Check("an achievement is added once") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      let achievement = Achievement(at: noon, id: "a-1", title: "Ran 5 km")
      guard
        case .added(let record, let before) = try await store.addAchievement(
          achievement, to: "u-1", record: { try $0.history.record(achievement) })
      else { throw ContractFailure(description: "not added") }
      try expectEqual(before, try samplePerson().with(achievements: []))
      try expectEqual(record.version, 2)
      try expectEqual(record.person.history.achievements, [achievement])
      try expectEqual(
        try await store.addAchievement(Achievement(at: later, id: "a-1"), to: "u-1") { _ in },
        .exists(achievement))
      try expectEqual(
        try await store.addAchievement(achievement, to: "u-2") { _ in }, .gone)
      try expectEqual(try await store.person("u-1")?.person.history.achievements, [achievement])
    },
    // glutanimate/review-heatmap#212
    Check("an achievement keeps the offset at which it was recorded") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      let offsets: [UTCOffset?] = [UTCOffset(seconds: -18_000), UTCOffset(seconds: 20_700), .utc, nil]
      let all = offsets.enumerated().map { index, offset in
        Achievement(at: noon.advanced(bySeconds: Int64(index)), offset: offset, id: "a-\(index)")
      }
      for achievement in all {
        _ = try await store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) }
      }
      try expectEqual(try await store.person("u-1")?.person.history.achievements, all)
      try expectEqual(try await store.achievements(of: "u-1", before: nil, limit: 10), all.reversed())
      let person = try samplePerson("u-2").with(achievements: all)
      _ = try await store.putPerson(person, if: .none, at: noon)
      try expectEqual(try await store.person("u-2")?.person.history.achievements, all)
    },
    Check("what an achievement reaches is celebrated from its time on") { store in
      _ = try await store.prepare()
      let earlier = noon.advanced(bySeconds: -600)
      _ = try await store.addAchievement(Achievement(at: earlier, id: "a-1"), to: "u-1") { _ in }
      _ = try await store.addAchievement(Achievement(at: later, id: "a-2"), to: "u-1") { _ in }
      let record = try await store.person("u-1")
      try expectEqual(record?.plannedUntil, noon)
      try expectEqual(record?.celebrateFrom, earlier)
      try expectEqual(record?.nextWake, PersonRecord.atOnce)
      _ = try await store.prepare()
      try expectEqual(try await store.person("u-1")?.celebrateFrom, nil)
    },
    Check("an achievement is corrected, and keeps its ID") { store in
      let change: @Sendable (inout Achievement, Person) -> Void = { achievement, person in
        achievement = Achievement(at: later, id: "another", title: person.timeZone)
      }
      try expectEqual(try await store.correctAchievement("a-1", of: "u-1", change), .conflict(nil))
      _ = try await store.prepare()
      try expectEqual(try await store.correctAchievement("a-1", of: "u-1", change), .unknown)
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-2"), to: "u-1") { _ in }
      _ = try await store.putPerson(try samplePerson("u-2"), if: .none, at: noon)
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-2") { _ in }
      _ = try await store.prepare()
      let version = try await store.version(of: "u-1")?.number ?? 0
      let corrected = Achievement(at: later, id: "a-1", title: "Europe/Berlin")
      try expectEqual(
        try await store.correctAchievement("a-1", of: "u-1", change),
        .corrected(corrected, PersonVersion(createdAt: noon, number: version + 1)))
      let record = try await store.person("u-1")
      try expectEqual(record?.version, version + 1)
      try expectEqual(record?.nextWake, PersonRecord.atOnce)
      try expectEqual(record?.celebrateFrom, nil, "nothing is celebrated again")
      try expectEqual(record?.person.history.achievements, [Achievement(at: noon, id: "a-2"), corrected])
      try expectEqual(
        try await store.achievements(of: "u-1", before: nil, limit: 9)?.map(\.id), ["a-1", "a-2"], "the newest first")
      try expectEqual(
        try await store.person("u-2")?.person.history.achievements, [Achievement(at: noon, id: "a-1")])
    },
    Check("a corrected time notes the celebrations that were sent, and no others") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      for device in ["phone", "watch"] {
        _ = try await store.putDevice(sampleDevice(device, token: device), at: noon)
      }
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      let names = ["first-achievement", "streak-7", "count-10", "reminder-2026-11-26"]
      func delivery(_ name: String, _ device: String, due: Timestamp) throws -> Delivery {
        guard let id = NotificationID(rawValue: name) else { throw ContractFailure(description: name) }
        return Delivery(
          key: Delivery.Key(person: "u-1", notification: id, device: device), moment: noon, due: due,
          expires: later.advanced(bySeconds: 3_600), changedAt: noon)
      }
      // streak-7 still waits for the watch, and count-10 for both.
      var deliveries = try names.map { try delivery($0, "phone", due: $0 == "count-10" ? later : noon) }
      deliveries += [try delivery("streak-7", "watch", due: later), try delivery("count-10", "watch", due: later)]
      let version = try await store.version(of: "u-1")?.number ?? 0
      let plan = PlanResult(
        person: "u-1", version: version, deliveries: deliveries, cancelled: [], plannedUntil: noon, nextWake: later)
      try expect(try await store.storePlan(plan, at: noon))
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let outcomes = claims.map { Outcome(key: $0.delivery.key, claim: $0.delivery.claims, state: .accepted) }
      try expectEqual(try await store.storeOutcomes(outcomes, owner: "a", at: noon), 3)
      _ = try await store.correctAchievement("a-1", of: "u-1") { achievement, _ in achievement.title = "x" }
      try expectEqual(try await store.person("u-1")?.person.history.sent, [], "the time is the same")
      for time in [later, noon] {
        _ = try await store.correctAchievement("a-1", of: "u-1") { achievement, _ in
          achievement = Achievement(at: time)
        }
        try expectEqual(try await store.person("u-1")?.person.history.sent.map(\.rawValue), ["first-achievement"])
        try expectEqual(try await store.person("u-1")?.person.history.achievements.count, 1)
      }
    },
    Check("one achievement is found by its ID") { store in
      try expectEqual(try await store.achievement("a-1", of: "u-1", if: .none), nil)
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      let achievement = Achievement(at: noon, id: "a-1", title: "one\ntwo")
      _ = try await store.addAchievement(achievement, to: "u-1") { _ in }
      try expectEqual(try await store.achievement("a-1", of: "u-1", if: .createdAt(noon)), achievement)
      try expectEqual(try await store.achievement("a-1", of: "u-1", if: .createdAt(later)), nil)
      try expectEqual(try await store.achievement("a-2", of: "u-1", if: .none), nil)
    },
    Check("an achievement is corrected only if the precondition holds and the change succeeds") { store in
      struct Refused: Error {}
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      let stored = try await store.version(of: "u-1")
      for precondition in [Precondition.createdAt(later), .oneOf([]), .absent] {
        let result = try await store.correctAchievement("a-1", of: "u-1", if: precondition) { achievement, _ in
          achievement.title = "changed"
        }
        try expectEqual(result, .conflict(stored))
      }
      do {
        _ = try await store.correctAchievement("a-1", of: "u-1") { achievement, _ in
          achievement.title = "changed"
          throw Refused()
        }
        try expect(false, "no error")
      } catch is Refused {}
      try expectEqual(try await store.version(of: "u-1"), stored)
      try expectEqual(
        try await store.person("u-1")?.person.history.achievements, [Achievement(at: noon, id: "a-1")])
    },
    Check("corrections of one achievement at the same time all happen") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      _ = try await store.addAchievement(Achievement(at: noon, id: "a-1"), to: "u-1") { _ in }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<20 {
          group.addTask {
            _ = try await store.correctAchievement("a-1", of: "u-1") { achievement, _ in
              achievement.title = (achievement.title ?? "") + "x"
            }
          }
        }
        try await group.waitForAll()
      }
      let record = try await store.person("u-1")
      try expectEqual(record?.version, 22)
      try expectEqual(record?.person.history.achievements.first?.title, String(repeating: "x", count: 20))
    },
    Check("achievements are listed in pages, the newest first") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      for number in 0..<5 {
        let achievement = Achievement(at: noon.advanced(bySeconds: Int64(number)), id: "a-\(number)")
        _ = try await store.addAchievement(achievement, to: "u-1") { _ in }
      }
      try expectEqual(
        try await store.achievements(of: "u-1", before: nil, limit: 2)?.map(\.id), ["a-4", "a-3"])
      try expectEqual(
        try await store.achievements(of: "u-1", before: "a-3", limit: 10)?.map(\.id), ["a-2", "a-1", "a-0"])
      try expectEqual(try await store.achievements(of: "u-1", before: "a-0", limit: 10), [])
      let deleted = PersonVersion(createdAt: noon, number: 7)
      try expectEqual(try await store.deleteAchievement("a-2", of: "u-1"), .deleted(deleted))
      try expectEqual(try await store.deleteAchievement("a-2", of: "u-1"), .unknown)
      try expectEqual(try await store.person("u-1")?.version, 7)
      try expectEqual(try await store.achievements(of: "u-1", before: "a-2", limit: 10), nil)
      _ = try await store.putPerson(try samplePerson("u-2"), if: .none, at: noon)
      try expectEqual(try await store.achievements(of: "u-2", before: "a-3", limit: 10), nil)
    },
  ]

  static let devices = [
    Check("a device is stored, replaced and deleted") { store in
      try expectEqual(try await store.putDevice(sampleDevice(), at: noon), .gone)
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try expectEqual(try await store.putDevice(sampleDevice(), at: noon), .created(version: 2))
      try expectEqual(try await store.putDevice(sampleDevice(token: "new"), at: noon), .replaced(version: 3))
      try expectEqual(try await store.devices(of: "u-1"), [sampleDevice(token: "new")])
      let (old, new) = (sampleDevice().address, sampleDevice(token: "new").address)
      try expect(!(try await store.deleteDevice("phone", of: "u-1", if: .none, withAddress: old, at: noon)))
      try expect(try await store.deleteDevice("phone", of: "u-1", if: .none, withAddress: new, at: noon))
      try expect(!(try await store.deleteDevice("phone", of: "u-1", at: noon)))
    },
    Check("a token belongs to the last device that registered it") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      _ = try await store.putPerson(try samplePerson("u-2"), if: .none, at: noon)
      _ = try await store.putDevice(sampleDevice(), at: noon)
      _ = try await store.putDevice(sampleDevice("tablet", of: "u-2"), at: noon)
      try expectEqual(try await store.devices(of: "u-1"), [])
      try expectEqual(try await store.devices(of: "u-2").map(\.id), ["tablet"])
    },
    Check("several people can share a webhook") { store in
      for id in ["u-1", "u-2"] {
        _ = try await store.putPerson(try samplePerson(id), if: .none, at: noon)
        let address = Device.Address.webhook(url: "https://example.org/hook", secret: "whsec_eA==")
        _ = try await store.putDevice(Device(person: id, id: "hook", address: address, registeredAt: noon), at: noon)
      }
      try expectEqual(try await store.devices(of: "u-1").count, 1)
      try expectEqual(try await store.devices(of: "u-2").count, 1)
    },
    Check("deleting a device cancels what hasn't been sent") { store in
      _ = try await store.prepare(deliveries: 2)
      _ = try await store.deleteDevice("phone", of: "u-1", at: noon)
      try expectEqual(try await store.states(), [.cancelled, .cancelled])
      try expectEqual(try await store.claim(), [])
    },
  ]
}
