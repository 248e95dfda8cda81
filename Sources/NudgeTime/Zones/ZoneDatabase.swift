internal import NudgeSystem
internal import Synchronization

/// The time zones of one release of the tz database: a zoneinfo tree's, or those compiled into this library.
///
/// Each zone is read when it is first asked for and kept; the database may be shared between threads. Names and files
/// are untrusted: a name cannot leave a tree, nor can a link in it, and a file has a largest size.
public final class ZoneDatabase: Sendable {
  /// Where zone data comes from.
  public enum Source: Hashable, Sendable {
    /// A zoneinfo tree: its folder as it was given, such as `/usr/share/zoneinfo`.
    case directory(String)
    /// The copy that is compiled into this library.
    case compiledIn
  }

  /// Where the data comes from.
  public let source: Source
  /// The release of the data, such as `2026f`; `nil` if a tree has neither `tzdata.zi` nor `+VERSION`.
  public let version: String?

  /// The tree; `nil` for the copy that is compiled in.
  private let tree: ZoneTree?
  private let zones = Mutex<[String: Zone]>([:])
  private let knownNames = Mutex<[String]?>(nil)

  /// The folders where systems keep their zoneinfo tree, in the order to try them.
  public static let systemDirectories = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  /// The zones that are compiled into this library, the same on every machine.
  ///
  /// They are those of tz database release 2026f, with all its links and without `backzone`.
  public static let compiledIn = ZoneDatabase(tree: nil)

  /// The newer of two: the first of the given folders that is a zoneinfo tree, and the copy that is compiled in.
  ///
  /// Of equal releases the compiled one is taken: it is the same on every machine and reads no files. A tree that does
  /// not say which release it is, or says it in a way unlike the tz database's, counts as older; `init(searching:)`
  /// takes it all the same.
  ///
  /// - Parameter directories: Folders in order of preference, such as `systemDirectories`.
  /// - Returns: A new database of the tree, or `compiledIn`.
  /// - Complexity: The UTC zone and the version of one tree are read.
  public static func newest(among directories: [String]) -> ZoneDatabase {
    guard let tree = firstTree(in: directories), let release = tree.version.flatMap(ZoneRelease.init),
      let own = ZoneRelease(CompiledZones.version), release > own
    else { return compiledIn }
    return ZoneDatabase(tree: tree)
  }

  /// Opens the first of the given folders that is a zoneinfo tree, however old it is.
  ///
  /// - Parameter directories: Folders in order of preference.
  /// - Throws: `ZoneError.noData` if none of them holds a zoneinfo file that can be read.
  public convenience init(searching directories: [String]) throws(ZoneError) {
    guard let tree = Self.firstTree(in: directories) else { throw .noData(searched: directories) }
    self.init(tree: tree)
  }

  /// Opens a zoneinfo tree.
  ///
  /// - Parameter directory: The folder.
  /// - Throws: `ZoneError.noData` if it holds no zoneinfo file that can be read.
  public convenience init(directory: String) throws(ZoneError) {
    try self.init(searching: [directory])
  }

  private init(tree: ZoneTree?) {
    self.tree = tree
    source = tree.map { .directory($0.directory) } ?? .compiledIn
    version = tree.map(\.version) ?? CompiledZones.version
  }

  private static func firstTree(in directories: [String]) -> ZoneTree? {
    for directory in directories {
      if let tree = ZoneTree(directory: directory) { return tree }
    }
    return nil
  }

  /// The zone of a name.
  ///
  /// - Parameter name: A name of the IANA database with its own upper and lower case, such as `America/New_York`.
  /// - Returns: The zone.
  /// - Throws: `ZoneError`: `unknown` with the nearest names, `invalidName`, `malformedFile` or `unreadableFile`.
  /// - Complexity: One file is read the first time; a dictionary look-up after that. For an unknown name, that of
  ///   `names()`.
  public func zone(_ name: String) throws(ZoneError) -> Zone {
    if let zone = zones.withLock({ $0[name] }) { return zone }
    guard ZoneName.isWellFormed(name) else { throw .invalidName(name) }
    let file = if let tree { try tree.file(name) } else { CompiledZones.file(name) }
    guard let file else {
      throw .unknown(name, nearest: NearestMatch.all(to: name, among: names(), limit: 3))
    }
    let zone = Zone(identifier: name, dataVersion: version, table: ZoneTable(file))
    zones.withLock { $0[name] = zone }
    return zone
  }

  /// All names, links included, in order of their bytes.
  ///
  /// - Returns: The names, without the copies that some systems keep under `posix` and `right`.
  /// - Complexity: The first time, every folder of the tree and the first bytes of every file are read; then O(1).
  public func names() -> [String] {
    if let names = knownNames.withLock({ $0 }) { return names }
    let names = tree?.names() ?? CompiledZones.names()
    knownNames.withLock { $0 = names }
    return names
  }
}

/// Why a time zone is not available.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
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
      "the zone file \(path) cannot be read: \(SystemError.code(code))."
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

/// What a zone's name may look like, before any file is touched.
package enum ZoneName {
  /// Whether the name is relative, at most 255 bytes of the characters that zone names have, with no part that is
  /// empty, `.` or `..`.
  package static func isWellFormed(_ name: String) -> Bool {
    guard (1...255).contains(name.utf8.count), name.utf8.allSatisfy(isNameByte) else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
    }
  }

  /// Whether the name, if it is in a tree, stands for a zone.
  ///
  /// Some systems keep two more copies of the tree below `posix` and `right` (the latter counts leap seconds).
  /// `Factory` means that the zone was never set, and `localtime` is another machine's choice.
  static func isZone(_ name: String) -> Bool {
    let isCopy = ["posix/", "right/"].contains { name.hasPrefix($0) }
    return !isCopy && !["Factory", "localtime", "posixrules"].contains(name)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "/_-+.".utf8.contains(byte)
  }
}
