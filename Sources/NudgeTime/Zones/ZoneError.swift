/// Why a time zone cannot be had.
public enum ZoneError: Error, Hashable, Sendable {
  /// No zone of that name; `nearest` are known names like it, best first.
  case unknown(String, nearest: [String])
  /// Text that cannot be a zone name: empty, too long, an absolute path, a `..`, or characters no zone name has.
  case invalidName(String)
  /// No zoneinfo tree at any of these folders.
  case noData(searched: [String])
  /// A file that is not valid TZif; `reason` says which rule of RFC 9636 it breaks.
  case malformedFile(path: String, reason: String)
  /// A file that is there but cannot be read; `code` is the system's `errno`.
  case unreadableFile(path: String, code: Int32)
}

extension ZoneError: CustomStringConvertible {
  /// The reason, and what would be right, beginning in lower case.
  public var description: String { wording(in: nil) }

  /// The description, which also names the place of the zone data and suggests names from it.
  package func wording(in database: ZoneDatabase?) -> String {
    switch self {
    case .unknown(let name, let nearest):
      "there is no zone \(name) in \(Self.place(of: database)). \(Self.hint(nearest))"
    case .invalidName(let name):
      """
      “\(name)” is not a zone name. \
      \(Self.hint(NearestMatch.all(to: name, among: database?.names() ?? [], limit: 3)))
      """
    case .malformedFile(let path, let reason):
      "the zone file \(path) cannot be used: \(reason). Reinstall the package tzdata."
    case .unreadableFile(let path, let code):
      "the zone file \(path) cannot be read: \(FileReading.message(code))."
    case .noData(let searched): "there is no zone data in \(searched.joined(separator: ", "))."
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty ? "Names are like America/New_York." : "Did you mean \(nearest.joined(separator: ", or "))?"
  }

  private static func place(of database: ZoneDatabase?) -> String {
    if case .directory(let folder) = database?.source { return folder }
    return "the zone data\(database?.version.map { " \($0)" } ?? "")"
  }
}
