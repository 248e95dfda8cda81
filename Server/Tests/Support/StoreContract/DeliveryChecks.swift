internal import Nudge
internal import NudgeStore

extension StoreContract {
  static let planning = [
    Check("a person is claimed once until the lease is over") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try expectEqual(
        try await store.claimWakes(until: noon, limit: 10, lease: 0).wakes.map(\.record.person.id), ["u-1"])
      try expectEqual(try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes.count, 1)
      try expectEqual(try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes, [])
    },
    Check("the plan of someone who was erased isn't the plan of the next person with their ID") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      let record = try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes[0].record
      _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      _ = try await store.putPerson(try samplePerson(), if: .none, joining: nil, erasedAs: "h", at: noon)
      let plan = PlanResult(
        person: "u-1", version: record.version, createdAt: record.createdAt, deliveries: [], cancelled: [],
        plannedUntil: later, nextWake: nil)
      try expect(!(try await store.storePlan(plan, at: noon)))
      try expectEqual(try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes.count, 1)
    },
    Check("a claimed person who changes is due again") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      let wake = try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes[0]
      _ = try await store.updatePerson("u-1") { $0.preferences.style = .minimal }
      let plan = PlanResult(
        person: "u-1", version: wake.record.version,
        deliveries: [Delivery(key: sampleKey(), moment: noon, due: noon, expires: later, changedAt: noon)],
        cancelled: [], plannedUntil: later, nextWake: nil)
      try expect(!(try await store.storePlan(plan, at: noon)))
      try expectEqual(try await store.states(), [])
      try expectEqual(try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes.map(\.record.version), [2])
    },
    Check("planning again leaves known deliveries alone and cancels the others") { store in
      let keys = try await store.prepare(deliveries: 2)
      let wake = try await store.claimWakes(until: later, limit: 10, lease: 30).wakes[0]
      try expectEqual(Set(wake.open.map(\.key)), Set(keys))
      try expectEqual(wake.devices, ["phone"])
      let other = Delivery(key: keys[0], moment: later, due: later, expires: later, changedAt: later)
      let plan = PlanResult(
        person: "u-1", version: wake.record.version, deliveries: [other], cancelled: [keys[1]], plannedUntil: later,
        nextWake: nil)
      try expect(try await store.storePlan(plan, at: later))
      let stored = try await store.deliveries(of: "u-1", since: .min, limit: 10)
      try expectEqual(stored.first { $0.key == keys[0] }?.due, noon)
      try expectEqual(stored.first { $0.key == keys[1] }?.state, .cancelled)
      try expectEqual(try await store.person("u-1")?.nextWake, nil)
    },
    Check("a notification that was sent isn't planned again") { store in
      let keys = try await store.prepare()
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let accepted = Outcome(key: keys[0], claim: firstClaim, state: .accepted)
      _ = try await store.storeOutcomes([accepted], owner: "a", at: noon)
      _ = try await store.prepare()
      try expectEqual(try await store.states(), [.accepted])
      try expectEqual(try await store.claim(at: later.advanced(bySeconds: -1)), [])
    },
    Check("what was canceled is sent if it is planned again") { store in
      var delivery = Delivery(key: sampleKey(), moment: noon, due: noon, expires: later, changedAt: noon)
      func plan(_ delivery: Delivery, cancels: Bool = false) async throws {
        let plan = PlanResult(
          person: "u-1", version: try await store.person("u-1")?.version ?? 0, deliveries: cancels ? [] : [delivery],
          cancelled: cancels ? [delivery.key] : [], plannedUntil: noon, nextWake: later)
        try expect(try await store.storePlan(plan, at: delivery.changedAt))
      }
      _ = try await store.prepare()
      try await plan(delivery, cancels: true)
      try expectEqual(try await store.states(), [.cancelled])
      delivery.moment = noon.advanced(bySeconds: 60)
      delivery.due = delivery.moment
      delivery.claims = firstClaim - 1
      try await plan(delivery)
      try expectEqual(try await store.deliveries(of: "u-1", since: noon, limit: 1), [delivery])
      try expectEqual(try await store.claim(), [])
      // In one plan, it is canceled at its previous time and planned at the new one.
      try await plan(delivery, cancels: true)
      delivery.expires = noon
      try await plan(delivery)
      try expectEqual(try await store.states(), [.cancelled])
    },
    Check("what has expired is sent if it is planned again at a later time") { store in
      let keys = try await store.prepare()
      try expectEqual(try await store.claim(at: later), [])
      try expectEqual(try await store.states(), [.expired])
      let tonight = Delivery(
        key: keys[0], moment: later, due: later, expires: later.advanced(bySeconds: 60), changedAt: later)
      let plan = PlanResult(
        person: "u-1", version: 2, deliveries: [tonight], cancelled: [], plannedUntil: later, nextWake: nil)
      try expect(try await store.storePlan(plan, at: later))
      try expectEqual(try await store.claim(at: later).map(\.delivery.key), keys)
    },
    // partakein/partake#87
    Check("a wake has the reminders that were sent in the last two days") { store in
      _ = try await store.prepare()
      try expectEqual(try await sent(), [])
      // A change takes back what is claimed, so it may not be sent.
      let first = try await store.claim()
      try expectEqual(try await sent(), [])
      try expectEqual(try await store.markSending(first.map(\.claim), owner: "a", at: noon), [])
      let second = try await store.claim()
      try expectEqual(try await store.markSending(second.map(\.claim), owner: "a", at: noon), [sampleKey()])
      try expectEqual(try await sent(), [sampleKey().notification])
      try expectEqual(try await sent(at: noon.advanced(bySeconds: 2 * 86_400 + 1)), [])

      func sent(at now: Timestamp = later) async throws -> [NotificationID] {
        _ = try await store.updatePerson("u-1") { $0.preferences.style = .minimal }
        return try await store.claimWakes(until: now, limit: 10, lease: 30).wakes.flatMap(\.sentReminders)
      }
    },
    Check("the next wake and the next delivery are the earliest ones") { store in
      try expectEqual(try await store.nextWake(), nil)
      try expectEqual(try await store.nextDelivery(), nil)
      _ = try await store.prepare(deliveries: 2)
      try expectEqual(try await store.nextWake(), later)
      try expectEqual(try await store.nextDelivery(), noon)
      try expectEqual(try await store.claim().count, 2)
      try expectEqual(try await store.nextDelivery(), nil)
    },
    Check("people who were planned beyond the time are due when the clock is set back") { store in
      _ = try await store.prepare()
      try expect(!(try await store.noteTime(noon)))
      try expect(!(try await store.noteTime(later)))
      try expectEqual(try await store.nextWake(), later)
      try expect(try await store.noteTime(noon.advanced(bySeconds: -60)))
      try expectEqual(try await store.nextWake(), noon.advanced(bySeconds: -60))
      try expect(!(try await store.noteTime(noon)))
    },
    Check("someone who has changed is due even if the clock is set back at once") { store in
      _ = try await store.prepare()
      let achievement = Achievement(at: noon, id: "a-1")
      let changes: [@Sendable () async throws -> Void] = [
        { _ = try await store.putPerson(try samplePerson("u-2"), if: .none, at: later) },
        { _ = try await store.putPerson(try samplePerson(), if: .none, at: later) },
        { _ = try await store.updatePerson("u-1") { $0.preferences.style = .minimal } },
        { _ = try await store.addAchievement(achievement, to: "u-1") { try $0.history.record(achievement) } },
        { _ = try await store.deleteAchievement("a-1", of: "u-1") },
        { _ = try await store.putDevice(sampleDevice("d-9", token: "other"), at: later) },
        { _ = try await store.deleteDevice("d-9", of: "u-1", at: later) },
      ]
      for change in changes {
        try await change()
        let wakes = try await store.claimWakes(until: noon, limit: 10, lease: 30).wakes
        try expectEqual(wakes.count, 1)
        let plans = wakes.map { wake in
          PlanResult(
            person: wake.record.person.id, version: wake.record.version, deliveries: [], cancelled: [],
            plannedUntil: noon, nextWake: later)
        }
        try expectEqual(try await store.storePlans(plans, at: noon).count, 1)
      }
    },
  ]

  static let sending = [
    Check("a delivery is claimed by one owner") { store in
      _ = try await store.prepare(deliveries: 10)
      try await withThrowingTaskGroup(of: [DueDelivery].self) { group in
        for owner in ["a", "b", "c", "d"] { group.addTask { try await store.claim(owner) } }
        var keys: [Delivery.Key] = []
        for try await claims in group { keys += claims.map(\.delivery.key) }
        try expectEqual(keys.count, 10)
        try expectEqual(Set(keys).count, 10)
      }
    },
    Check("a delivery isn't sent before it is due") { store in
      _ = try await store.prepare()
      try expectEqual(try await store.claim(at: noon.advanced(bySeconds: -1)), [])
      try expectEqual(try await store.claim().count, 1)
    },
    Check("a delivery that has expired isn't sent") { store in
      _ = try await store.prepare()
      try expectEqual(try await store.claim(at: later), [])
      try expectEqual(try await store.states(), [.expired])
    },
    Check("only the owner's last claim may be sent") { store in
      let keys = try await store.prepare()
      let claims = try await store.claim()
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "b", at: noon), [])
      var stale = claims[0].claim
      stale.number = 0
      try expectEqual(try await store.markSending([stale], owner: "a", at: noon), [])
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), Set(keys))
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), [])
    },
    Check("a person who changes after the claim isn't sent what was decided before") { store in
      _ = try await store.prepare()
      let claims = try await store.claim()
      _ = try await store.updatePerson("u-1") { $0.preferences.notificationsEnabled = false }
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), [])
      try expectEqual(try await store.states(), [.planned])
    },
    Check("a claimed delivery that is no longer planned is canceled, unless its person has changed") { store in
      _ = try await store.prepare(deliveries: 2)
      let claims = try await store.claim()
      try await store.cancel([claims[0].claim], reason: "recorded", owner: "b", at: noon)
      try expectEqual(try await store.states(), [.claimed, .claimed])
      try await store.cancel([claims[0].claim], reason: "recorded", owner: "a", at: noon)
      try expectEqual(Set(try await store.states()), [.claimed, .cancelled])
      _ = try await store.updatePerson("u-1") { $0.preferences.style = .minimal }
      try await store.cancel([claims[1].claim], reason: "recorded", owner: "a", at: noon)
      try expectEqual(Set(try await store.states()), [.planned, .cancelled])
    },
    Check("an answer is stored once, and only for its claim") { store in
      let keys = try await store.prepare()
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let accepted = Outcome(key: keys[0], claim: firstClaim, state: .accepted, status: 201)
      try expectEqual(try await store.storeOutcomes([accepted], owner: "b", at: noon), 0)
      let next = Outcome(key: keys[0], claim: firstClaim + 1, state: .dead)
      try expectEqual(try await store.storeOutcomes([next], owner: "a", at: noon), 0)
      let planned = Outcome(key: keys[0], claim: firstClaim, state: .planned)
      try expectEqual(try await store.storeOutcomes([planned], owner: "a", at: noon), 0)
      try expectEqual(try await store.storeOutcomes([accepted], owner: "a", at: noon), 1)
      try expectEqual(try await store.storeOutcomes([accepted], owner: "a", at: noon), 0)
      let delivery = try await store.deliveries(of: "u-1", since: .min, limit: 1)[0]
      try expectEqual(delivery.state, .accepted)
      try expectEqual(delivery.status, 201)
    },
    Check("a retry waits for its time and counts its attempts") { store in
      let keys = try await store.prepare()
      let first = try await store.claim()
      _ = try await store.markSending(first.map(\.claim), owner: "a", at: noon)
      let again = noon.advanced(bySeconds: 20)
      let retry = Outcome(key: keys[0], claim: firstClaim, state: .retry, nextTry: again, status: 503)
      try expectEqual(try await store.storeOutcomes([retry], owner: "a", at: noon), 1)
      try expectEqual(try await store.claim(at: noon.advanced(bySeconds: 19)), [])
      let second = try await store.claim("b", at: again)
      try expectEqual(second.map(\.delivery.attempt), [1])
      _ = try await store.markSending(second.map(\.claim), owner: "b", at: again)
      try expectEqual(try await store.deliveries(of: "u-1", since: .min, limit: 1).map(\.attempt), [2])
    },
    Check("a retry that comes too late expires in time") { store in
      let keys = try await store.prepare()
      _ = try await store.markSending(try await store.claim().map(\.claim), owner: "a", at: noon)
      let retry = Outcome(
        key: keys[0], claim: firstClaim, state: .retry, nextTry: later.advanced(bySeconds: 60), status: 429)
      try expectEqual(try await store.storeOutcomes([retry], owner: "a", at: noon), 1)
      try expectEqual(try await store.claim(at: later), [])
      try expectEqual(try await store.states(), [.expired])
    },
    Check("what is put back is due at its time, but no later than it expires") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claim()
      let again = noon.advanced(bySeconds: 60)
      try await store.putBack([claims[0].claim], until: again, owner: "b", at: noon)
      try expectEqual(try await store.states(), [.claimed, .claimed])
      try await store.putBack([claims[0].claim], until: again, owner: "a", at: noon)
      try await store.putBack([claims[1].claim], until: .max, owner: "a", at: noon)
      let held = try await store.deliveries(of: "u-1", since: .min, limit: 2)
      try expectEqual(held.map(\.state), [.planned, .planned])
      try expectEqual(Set(held.map(\.nextTry)), [again, later])
      try expectEqual(try await store.claim(at: again.advanced(bySeconds: -1)), [])
      let due = try await store.claim(at: again)
      try expectEqual(due.map(\.delivery.key), [keys[0]])
      try expectEqual(due.map(\.delivery.attempt), [0])
      try expectEqual(try await store.nextDelivery(), later)
    },
    Check("a claim that didn't lead to a request isn't an attempt") { store in
      _ = try await store.prepare()
      _ = try await store.claim("dead", lease: 0)
      _ = try await store.releaseAbandoned(by: "a", at: noon)
      let claims = try await store.claim()
      try expectEqual(claims.map(\.delivery.attempt), [0])
      _ = try await store.updatePerson("u-1") { $0.preferences.style = .minimal }
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), [])
      try expectEqual(try await store.claim().map(\.delivery.attempt), [0])
    },
    Check("what couldn't be marked is due again, whether it was marked or not") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claim()
      _ = try await store.markSending([claims[0].claim], owner: "a", at: noon)
      let again = noon.advanced(bySeconds: 1)
      let retries = claims.map { Outcome(key: $0.delivery.key, claim: firstClaim, state: .retry, nextTry: again) }
      try expectEqual(try await store.storeOutcomes(retries, owner: "b", at: noon), 0)
      try expectEqual(try await store.storeOutcomes(retries, owner: "a", at: noon), 2)
      try expectEqual(try await store.states(), [.retry, .retry])
      // A mark that comes late has no effect.
      try expectEqual(try await store.markSending(claims.map(\.claim), owner: "a", at: noon), [])
      try expectEqual(Set(try await store.claim(at: again).map(\.delivery.key)), Set(keys))
    },
    Check("an earlier claim by the same owner has no effect") { store in
      let keys = try await store.prepare()
      let first = try await store.claim(lease: 0)
      _ = try await store.releaseAbandoned(by: "a", at: noon)
      let second = try await store.claim()
      _ = try await store.markSending(second.map(\.claim), owner: "a", at: noon)
      try expectEqual(try await store.markSending(first.map(\.claim), owner: "a", at: noon), [])
      let retry = Outcome(key: keys[0], claim: first[0].claim.number, state: .retry, nextTry: noon)
      try expectEqual(try await store.storeOutcomes([retry], owner: "a", at: noon), 0)
      try expectEqual(try await store.states(), [.sending])
    },
    Check("a device that has got another address is kept when the earlier one is gone") { store in
      let keys = try await store.prepare()
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      _ = try await store.putDevice(sampleDevice(token: "new"), at: noon)
      let outcome = Outcome(key: keys[0], claim: firstClaim, state: .dropped, gone: claims[0].device.address)
      try expectEqual(try await store.storeOutcomes([outcome], owner: "a", at: noon), 1)
      try expectEqual(try await store.devices(of: "u-1").map(\.address), [.fcm(token: "new")])
      try expectEqual(try await store.states(), [.dropped])
    },
    Check("a claim whose lease is over is due again, and only one of both can be sent") { store in
      let keys = try await store.prepare()
      // The clock of the dispatcher has no effect on leases.
      let held = try await store.claim()
      try expectEqual(try await store.releaseAbandoned(by: "a", at: later), Released(claimed: 0, unknown: 0))
      try await store.putBack(held.map(\.claim), until: noon, owner: "a", at: noon)
      let claims = try await store.claim(lease: 0)
      try expectEqual(try await store.releaseAbandoned(by: "a", at: noon), Released(claimed: 1, unknown: 0))
      let again = try await store.claim()
      try expectEqual(again.map(\.delivery.key), keys)
      let marked = [
        try await store.markSending(claims.map(\.claim), owner: "a", at: noon),
        try await store.markSending(again.map(\.claim), owner: "a", at: noon),
      ]
      try expectEqual(marked.map(\.count).reduce(0, +), 1)
    },
    Check("a device that is gone is deleted with what is planned for it") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claimDeliveries(until: noon, limit: 1, owner: "a", lease: 30)
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let outcome = Outcome(
        key: claims[0].delivery.key, claim: firstClaim, state: .dropped, status: 410, gone: claims[0].device.address)
      try expectEqual(try await store.storeOutcomes([outcome], owner: "a", at: noon), 1)
      try expectEqual(try await store.devices(of: "u-1"), [])
      try expectEqual(Set(try await store.states()), [.dropped, .cancelled])
      try expectEqual(keys.count, 2)
    },
    Check("what a dead process had claimed is sent, and what it was sending is not") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claim("dead", lease: 0)
      _ = try await store.markSending([claims[0].claim], owner: "dead", at: noon)
      try expectEqual(
        try await store.releaseAbandoned(by: "alive", at: noon), Released(claimed: 1, unknown: 1))
      try expectEqual(Set(try await store.states()), [.planned, .unknown])
      let late = Outcome(key: claims[0].delivery.key, claim: firstClaim, state: .accepted)
      try expectEqual(try await store.storeOutcomes([late], owner: "dead", at: noon), 0)
      try expectEqual(try await store.claim("alive").map(\.delivery.key), keys.filter { $0 != claims[0].delivery.key })
    },
    Check("what a dead process was sending is sent again if its provider recognizes repeats") { store in
      let keys = try await store.prepare(devices: ["phone", "hook"], deliveries: 2)
      _ = try await store.putDevice(
        Device(
          person: "u-1", id: "hook", address: .webhook(url: "https://example.org/", secret: "whsec_eA=="),
          registeredAt: noon), at: noon)
      let claims = try await store.claim("dead", lease: 0)
      let marked = claims.filter { $0.delivery.key != keys[0] }
      try expectEqual(try await store.markSending(marked.map(\.claim), owner: "dead", at: noon).count, 3)
      // The owner itself is alive.
      try expectEqual(
        try await store.releaseAbandoned(by: "dead", resendingTo: [.webhook], at: noon).resent, 0)
      let released = try await store.releaseAbandoned(by: "alive", resendingTo: [.webhook, .apns], at: noon)
      try expectEqual(released.resent, 2)
      try expectEqual(released.unknown, 1)
      let now = noon.advanced(bySeconds: 7)
      for delivery in try await store.deliveries(of: "u-1", since: .min, limit: 10) {
        let isHook = delivery.key.device == "hook"
        if delivery.key == keys[0] { continue }
        try expectEqual(delivery.state, isHook ? .retry : .unknown)
        try expectEqual(delivery.reason, "the process ended before an answer came")
        if isHook { try expectEqual(delivery.nextTry, noon) }
      }
      let again = try await store.claim("alive", at: now).filter { $0.delivery.attempt == 1 }
      try expectEqual(Set(again.map(\.delivery.key.device)), ["hook"])
      try expectEqual(again.count, 2)
      // The answer of the dead process comes too late.
      let late = Outcome(key: again[0].delivery.key, claim: again[0].claim.number - 1, state: .accepted)
      try expectEqual(try await store.storeOutcomes([late], owner: "dead", at: now), 0)
    },
    Check("what a dead process was sending isn't sent again after it has expired or was postponed") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claim("dead", lease: 0)
      _ = try await store.markSending(claims.map(\.claim), owner: "dead", at: noon)
      let tonight = later.advanced(bySeconds: 3_600)
      try expect(
        try await store.postpone(
          keys[0].notification, of: "u-1", until: tonight, expires: tonight.advanced(bySeconds: 60), at: noon))
      try expectEqual(
        try await store.releaseAbandoned(by: "alive", resendingTo: [.fcm], at: later.advanced(bySeconds: -1)).resent, 2)
      let states = try await store.deliveries(of: "u-1", since: .min, limit: 10).map { ($0.key, $0.state) }
      try expect(states.contains { $0.0 == keys[0] && $0.1 == .cancelled })
      try expect(states.contains { $0.0 == keys[1] && $0.1 == .retry })
    },
    Check("what a dead process was sending is unknown once it has expired") { store in
      _ = try await store.prepare()
      let claims = try await store.claim("dead", lease: 0)
      _ = try await store.markSending(claims.map(\.claim), owner: "dead", at: noon)
      try expectEqual(
        try await store.releaseAbandoned(by: "alive", resendingTo: [.fcm], at: later),
        Released(claimed: 0, unknown: 1))
      try expectEqual(try await store.states(), [.unknown])
    },
    Check("the reason for which a delivery waited is kept when it ends") { store in
      let keys = try await store.prepare(deliveries: 2)
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let busy = claims.map {
        Outcome(
          key: $0.delivery.key, claim: firstClaim, state: .retry, nextTry: noon.advanced(bySeconds: 60), status: 429,
          reason: "TooManyRequests")
      }
      _ = try await store.storeOutcomes(busy, owner: "a", at: noon)
      let again = try await store.claim(at: noon.advanced(bySeconds: 60)).map(\.claim)
      try await store.cancel(again.filter { $0.key == keys[0] }, reason: "no longer planned", owner: "a", at: noon)
      try await store.putBack(again.filter { $0.key == keys[1] }, until: noon, owner: "a", at: noon)
      _ = try await store.claim(at: later)
      for delivery in try await store.deliveries(of: "u-1", since: .min, limit: 10) {
        let end = delivery.key == keys[0] ? "no longer planned" : "it could not be sent in time"
        try expectEqual(delivery.reason, "TooManyRequests; " + end)
        try expectEqual(delivery.status, 429)
      }
    },
    Check("a postponed notification is sent once more") { store in
      let keys = try await store.prepare()
      let id = keys[0].notification
      let tonight = later.advanced(bySeconds: 3_600)
      try expect(
        try await !store.postpone(id, of: "u-1", until: tonight, expires: tonight.advanced(bySeconds: 60), at: noon))
      let claims = try await store.claim()
      let expires = tonight.advanced(bySeconds: 60)
      try expect(!(try await store.postpone(id, of: "u-1", until: tonight, expires: expires, at: noon)))
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      // Somebody who has seen it can be faster than the answer of the provider.
      try expect(try await store.postpone(id, of: "u-1", until: tonight, expires: expires, at: noon))
      let accepted = Outcome(key: keys[0], claim: firstClaim, state: .accepted)
      _ = try await store.storeOutcomes([accepted], owner: "a", at: noon)
      try expect(!(try await store.postpone(id, of: "u-1", until: tonight, expires: expires, at: noon)))
      try expectEqual(try await store.claim(at: later), [])
      try expectEqual(try await store.claim(at: tonight).map(\.delivery.key.showing), [1])
    },
    Check("a postponed notification isn't sent to another device earlier") { store in
      let keys = try await store.prepare(devices: ["answered", "refused"])
      let tonight = later.advanced(bySeconds: 3_600)
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let outcomes = keys.map { key in
        key.device == "answered"
          ? Outcome(key: key, claim: firstClaim, state: .accepted)
          : Outcome(key: key, claim: firstClaim, state: .retry, nextTry: noon.advanced(bySeconds: 10))
      }
      _ = try await store.storeOutcomes(outcomes, owner: "a", at: noon)
      let expires = tonight.advanced(bySeconds: 60)
      try expect(
        try await store.postpone(keys[0].notification, of: "u-1", until: tonight, expires: expires, at: noon))
      try expectEqual(try await store.claim(at: later), [])
      let again = try await store.claim(at: tonight)
      try expectEqual(Set(again.map { "\($0.device.id) \($0.delivery.key.showing)" }), ["answered 1", "refused 0"])
      try expect(again.allSatisfy { $0.delivery.expires == expires })
    },
    Check("a claimed notification that is postponed isn't sent before") { store in
      let keys = try await store.prepare(devices: ["answered", "claimed"])
      let claims = try await store.claim().map(\.claim)
      let first = claims.filter { $0.key.device == "answered" }
      _ = try await store.markSending(first, owner: "a", at: noon)
      let tonight = later.advanced(bySeconds: 3_600)
      let expires = tonight.advanced(bySeconds: 60)
      try expect(
        try await store.postpone(keys[0].notification, of: "u-1", until: tonight, expires: expires, at: noon))
      try expectEqual(try await store.markSending(claims, owner: "a", at: noon), [])
      try expectEqual(try await store.claim(at: later), [])
      let again = try await store.claim(at: tonight)
      try expectEqual(Set(again.map { "\($0.device.id) \($0.delivery.key.showing)" }), ["answered 1", "claimed 0"])
    },
    Check("a notification that is postponed while it is being refused is shown once") { store in
      let keys = try await store.prepare()
      let claims = try await store.claim().map(\.claim)
      _ = try await store.markSending(claims, owner: "a", at: noon)
      let tonight = later.advanced(bySeconds: 3_600)
      let expires = tonight.advanced(bySeconds: 60)
      try expect(
        try await store.postpone(keys[0].notification, of: "u-1", until: tonight, expires: expires, at: noon))
      let refused = Outcome(key: keys[0], claim: firstClaim, state: .retry, nextTry: noon.advanced(bySeconds: 10))
      try expectEqual(try await store.storeOutcomes([refused], owner: "a", at: noon), 1)
      try expectEqual(try await store.claim(at: later), [])
      try expectEqual(try await store.claim(at: tonight).map(\.delivery.key.showing), [1])
    },
  ]

  static let lookup = [
    Check("deliveries are counted by state and listed since a time") { store in
      _ = try await store.prepare(deliveries: 3)
      try expectEqual(try await store.counts(), [.planned: 3])
      let claims = try await store.claim().prefix(2).map(\.claim)
      _ = try await store.markSending(claims, owner: "a", at: noon)
      let sent = Outcome(key: claims[0].key, claim: claims[0].number, state: .accepted)
      _ = try await store.storeOutcomes([sent], owner: "a", at: noon)
      try expectEqual(try await store.counts(), [.claimed: 1, .sending: 1, .accepted: 1])
      try expectEqual(try await store.openCounts(), [.claimed: 1, .sending: 1])
      try expectEqual(try await store.deliveries(of: "u-1", since: later, limit: 10), [])
      try expectEqual(try await store.deliveries(of: "u-1", since: noon, limit: 2).count, 2)
    },
    Check("a link is used once, and forgotten when it has expired") { store in
      try expectEqual(try await store.useLink("l-1", expires: later, at: noon), true)
      try expectEqual(try await store.useLink("l-1", expires: later, at: noon), false)
      try expectEqual(try await store.useLink("l-2", expires: later, at: noon), true)
      try expectEqual(try await store.useLink("l-1", expires: later, at: later), true)
    },
    Check("a link is known as used") { store in
      try expectEqual(try await store.isLinkUsed("l-1"), false)
      _ = try await store.useLink("l-1", expires: later, at: noon)
      try expectEqual(try await store.isLinkUsed("l-1"), true)
      try expectEqual(try await store.isLinkUsed("l-2"), false)
    },
    Check("a link's code is found until it expires or its person is erased") { store in
      _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: noon)
      func code(_ hash: String, _ person: String = "u-1") -> LinkCode {
        LinkCode(hash: hash, person: person, link: "l-1", linkExpires: later.advanced(bySeconds: 60), expires: later)
      }
      for each in [code("a"), code("b"), code("c", "u-2")] { try await store.addLinkCode(each, at: noon) }
      try expectEqual(try await store.linkCode(hash: "a", at: noon), code("a"))
      try expectEqual(try await store.linkCode(hash: "b", at: later.advanced(bySeconds: -1)), code("b"))
      try expectEqual(try await store.linkCode(hash: "b", at: later), nil)
      try expectEqual(try await store.linkCode(hash: "A", at: noon), nil)
      try expectEqual(try await store.linkCode(hash: "c", at: noon), nil)
      // Storing the person again keeps the code, erasing them doesn't.
      _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: noon)
      try expectEqual(try await store.linkCode(hash: "a", at: noon), code("a"))
      _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      _ = try await store.putPerson(try Person(json: #"{"id":"u-1","timeZone":"UTC"}"#), if: .none, at: noon)
      try expectEqual(try await store.linkCode(hash: "a", at: noon), nil)
    },
    Check("a session that has ended is remembered until its cookie expires") { store in
      try await store.endSession("s-1", expires: later, at: noon)
      try await store.endSession("s-1", expires: later, at: noon)
      try expectEqual(try await store.hasSessionEnded("s-1"), true)
      try expectEqual(try await store.hasSessionEnded("s-2"), false)
      try await store.endSession("s-2", expires: later.advanced(bySeconds: 60), at: later)
      try expectEqual(try await store.hasSessionEnded("s-1"), false)
      try expectEqual(try await store.hasSessionEnded("s-2"), true)
    },
    Check("one of many uses of a link at the same time is the first") { store in
      let firsts = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 { group.addTask { try await store.useLink("l-1", expires: later, at: noon) } }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      try expectEqual(firsts, 1)
    },
    Check("pruning deletes what is finished and old, but no notification that could come again") { store in
      let keys = try await store.prepare(deliveries: 2)
      let count = Delivery.Key(person: "u-1", notification: .count(50), device: "phone")
      let version = try await store.person("u-1")?.version ?? 0
      _ = try await store.storePlan(
        PlanResult(
          person: "u-1", version: version,
          deliveries: [Delivery(key: count, moment: noon, due: noon, expires: later, changedAt: noon)], cancelled: [],
          plannedUntil: noon, nextWake: nil), at: noon)
      let claims = try await store.claim()
      _ = try await store.markSending(claims.map(\.claim), owner: "a", at: noon)
      let outcomes = [keys[0], count].map { Outcome(key: $0, claim: firstClaim, state: .accepted) }
      _ = try await store.storeOutcomes(outcomes, owner: "a", at: noon)
      try expectEqual(try await store.prune(before: noon, limit: 10), 0)
      try expectEqual(try await store.prune(before: later, limit: 10), 1)
      try expectEqual(
        Set(try await store.deliveries(of: "u-1", since: .min, limit: 10).map(\.key)), [keys[1], count])
    },
  ]
}
