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
