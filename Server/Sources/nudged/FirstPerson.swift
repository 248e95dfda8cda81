internal import Foundation
internal import Logging
internal import Nudge
internal import NudgeStore

/// The person that exists after the first start, so that the server can be used without another program.
enum FirstPerson {
  static let id = "me"

  /// Stores the person with the time zone of this machine and the language of the environment.
  static func store(in store: any Store, _ planner: Planner, _ log: Logger, at now: Timestamp) async throws {
    let person = person(
      zone: TimeZone.current.identifier, environment: ProcessInfo.processInfo.environment, planner.zones)
    if person.timeZone == utc {
      log.notice("the machine's time zone is UTC or unknown, so the person \(id) is reminded in UTC until that changes")
    }
    let today = try planner.plan(for: person).day(at: now)
    _ = try await store.putPerson(person, if: .absent, joining: today, at: now)
    log.info("the person \(id) was stored, because this is the first start")
  }

  static func person(zone: String, environment: [String: String], _ zones: ZoneDatabase) -> Person {
    let isKnown = zone != "GMT" && (try? zones.zone(zone)) != nil
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let locale = language.flatMap { try? LocaleTag($0) } ?? .english
    return Person(id: id, timeZone: isKnown ? zone : utc, locale: locale)
  }

  private static let utc = "UTC"
}
