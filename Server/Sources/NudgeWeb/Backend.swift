public import Nudge
public import NudgeDispatch
public import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What the API and the person's page can do, without HTTP.
public struct Backend: Sendable {
  public let store: any Store
  public let planner: Planner
  public let clock: any DispatchClock
  /// Makes a hash of a person's ID with a key of this server, which is all that remains of someone who was erased.
  public let hash: @Sendable (String) -> String
  /// Tells the dispatcher that something has changed.
  public let wake: @Sendable () -> Void
  /// The key that browsers subscribe with, in base64url, or `nil` if there is no sender for them.
  public let webPushKey: String?

  public init(
    store: any Store, planner: Planner, clock: any DispatchClock, hash: @escaping @Sendable (String) -> String,
    webPushKey: String? = nil, wake: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.planner = planner
    self.clock = clock
    self.hash = hash
    self.webPushKey = webPushKey
    self.wake = wake
  }

  // MARK: People

  func put(_ person: Person, if precondition: Precondition) async throws -> PutResult {
    try person.validate()
    // A zone that the zone data lacks would only be noticed when the person is planned.
    _ = try planner.nextMoment(for: person, after: clock.now())
    let result = try await store.putPerson(person, if: precondition, at: clock.now())
    wake()
    return result
  }

  func person(_ id: String) async throws -> PersonRecord {
    guard let record = try await store.person(id) else { throw Problem.noSuchPerson }
    return record
  }

  // MARK: Achievements

  /// An achievement and the milestones that it reached.
  struct Recorded: Sendable {
    var achievement: Achievement
    var milestones: [Forecast.Milestone]
    var isNew: Bool
  }

  func record(_ achievement: Achievement, for id: String) async throws -> Recorded {
    let now = clock.now()
    let before = try await person(id).person
    let planner = planner
    let result = try await store.addAchievement(achievement, to: id, at: now) { person in
      try planner.record(achievement, for: &person)
    }
    wake()
    switch result {
    case .gone: throw Problem.noSuchPerson
    case .exists(let known): return Recorded(achievement: known, milestones: [], isNew: false)
    case .added(let record):
      let known = Set(try planner.forecast(for: before, after: now, count: 0).earned)
      let earned = try planner.forecast(for: record.person, after: now, count: 0).earned
      return Recorded(
        achievement: achievement, milestones: earned.filter { !known.contains($0) }, isNew: true)
    }
  }

  // MARK: Responses

  /// Does what a person asked for by a button.
  func respond(_ event: Event, text: String?) async throws {
    _ = try await person(event.person)
    try await store.addEvent(event)
    let response = NotificationResponse(
      id: event.notification.rawValue, action: NotificationResponse.Action(key: event.action), at: Date(event.at),
      text: text)
    switch ResponseAction(after: response) {
    case .later, .snooze: try await postpone(event, response)
    case .mute:
      guard let kind = try await request(event.notification, of: event.person)?.kind else { return }
      _ = try await store.updatePerson(event.person, at: clock.now()) { $0.preferences.turnOff(kind) }
    case .add(let title?):
      let achievement = Achievement(at: event.at, id: UUID().uuidString.lowercased(), title: title)
      _ = try await record(achievement, for: event.person)
    case .add(nil), .open, .nothing: break
    }
    wake()
  }

  private func postpone(_ event: Event, _ response: NotificationResponse) async throws {
    guard let request = try await request(event.notification, of: event.person) else { return }
    let person = try await person(event.person).person
    guard let again = try request.shownAgain(after: response, for: person, zones: planner.zones) else { return }
    _ = try await store.postpone(
      event.notification, of: event.person, until: again.timestamp, expires: again.expires, at: clock.now())
  }

  /// Plans a notification again that was sent to a person.
  private func request(_ id: NotificationID, of person: String) async throws -> NotificationRequest? {
    let deliveries = try await store.deliveries(
      of: person, since: clock.now().advanced(bySeconds: -7 * 86_400), limit: 1_000)
    guard let delivery = deliveries.first(where: { $0.key.notification == id }) else { return nil }
    let moment = delivery.moment..<delivery.moment.advanced(bySeconds: 1)
    return try planner.notifications(for: try await self.person(person).person, in: moment).first { $0.id == id }
  }
}
