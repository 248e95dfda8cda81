internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

extension DesktopState {
  /// Why bytes are no state.
  enum ReadingError: Error, Hashable {
    /// They are not what this version writes.
    case malformed
    /// A later version wrote them.
    case version(Int)
  }

  /// The version of the form.
  static let version = 1

  private struct Form: Codable {
    struct Entry: Codable {
      var at: String
      var expires: String
      var id: String
      var status: String
      var until: String?
    }

    var doneUntil: String
    var entries: [Entry]
    var person: String
    var since: String
    var unwritten: [String]
    var version: Int
  }

  private struct VersionAlone: Decodable {
    var version: Int
  }

  /// The state as JSON, the same bytes for the same state.
  func json() throws -> String {
    try JSONText.text(
      of: Form(
        doneUntil: doneUntil.description,
        entries: entries.map { entry in
          Form.Entry(
            at: entry.at.description, expires: entry.expires.description, id: entry.id,
            status: entry.status.rawValue, until: entry.until?.description)
        },
        person: person, since: since.description, unwritten: unwritten.map(\.description), version: Self.version))
  }

  /// Reads what `json` wrote.
  init(json bytes: [UInt8]) throws(ReadingError) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(VersionAlone.self, from: data).version else { throw .malformed }
    guard version == Self.version else { throw .version(version) }
    guard let form = try? decoder.decode(Form.self, from: data) else { throw .malformed }
    self.init(person: form.person, now: try Self.moment(form.since))
    doneUntil = try Self.moment(form.doneUntil)
    for entry in form.entries {
      guard let status = Status(rawValue: entry.status) else { throw .malformed }
      entries.append(
        Entry(
          id: entry.id, at: try Self.moment(entry.at), expires: try Self.moment(entry.expires),
          status: status, until: try Self.optionalMoment(entry.until)))
    }
    for text in form.unwritten { unwritten.append(try Self.moment(text)) }
  }

  private static func optionalMoment(_ text: String?) throws(ReadingError) -> Timestamp? {
    guard let text else { return nil }
    return try moment(text)
  }

  private static func moment(_ text: String) throws(ReadingError) -> Timestamp {
    do throws(CivilError) { return try Timestamp(rfc3339: text) } catch { throw .malformed }
  }
}
