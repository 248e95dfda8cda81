internal import NudgeSystem
internal import Synchronization

/// A collection of time zones from one release of the tz database, compiled into this library or read from a zoneinfo
/// tree.
///
/// For example:
///
/// ```swift
/// let database = ZoneDatabase.newest(among: ZoneDatabase.systemDirectories)
/// let zone = try database.zone("America/New_York")
/// ```
///
/// Each zone is loaded when it is first used and then cached. A database can be shared between threads. Names and files
/// are untrusted, so names and symbolic links can't refer to files outside the tree, and the file size is limited.
public final class ZoneDatabase: Sendable {
  /// A source of zone data.
  public enum Source: Hashable, Sendable {
    /// A zoneinfo tree in this folder, such as `/usr/share/zoneinfo`. The path is spelled as the caller specified it.
    case directory(String)
    /// The data that is compiled into this library.
    case compiledIn
  }

  /// The source of the data.
  public let source: Source
  /// The tz database release, such as `2026f`, or `nil` if a tree contains neither `tzdata.zi` nor `+VERSION`.
  public let version: String?

  /// The tree, or `nil` for the compiled data.
  private let tree: ZoneTree?
  private let zones = Mutex<[String: Zone]>([:])
  private let knownNames = Mutex<[String]?>(nil)

  /// The folders in which operating systems keep their zoneinfo tree, in the order in which to try them.
  public static let systemDirectories = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  /// The time zones that are compiled into this library.
  ///
  /// These zones come from release 2026f of the tz database, with all links and without `backzone`. They are the same
  /// on every machine.
  public static let compiledIn = ZoneDatabase(tree: nil)

  /// Returns the first zoneinfo tree in a list of folders or the compiled data, whichever is newer.
  ///
  /// If both have the same release, the compiled data is used, because it is the same on every machine and doesn't
  /// require reading files. A tree counts as older if it doesn't have a version or if its version doesn't look like a
  /// tz database release. To open such a tree anyway, use `init(searching:)`.
  ///
  /// - Parameter directories: Folders in order of preference, such as `systemDirectories`.
  /// - Returns: A new database for the tree, or `compiledIn`.
  /// - Complexity: This method reads one tree's UTC zone and version.
  public static func newest(among directories: [String]) -> ZoneDatabase {
    guard let tree = firstTree(in: directories), let release = tree.version.flatMap(ZoneRelease.init),
      let own = ZoneRelease(CompiledZones.version), release > own
    else { return compiledIn }
    return ZoneDatabase(tree: tree)
  }

  /// Opens the first zoneinfo tree in a list of folders, regardless of its release.
  ///
  /// - Parameter directories: Folders in order of preference.
  /// - Throws: `ZoneError.noData` if none of the folders contains a readable zoneinfo file.
  public convenience init(searching directories: [String]) throws(ZoneError) {
    guard let tree = Self.firstTree(in: directories) else { throw .noData(searched: directories) }
    self.init(tree: tree)
  }

  /// Opens a zoneinfo tree.
  ///
  /// - Parameter directory: The folder.
  /// - Throws: `ZoneError.noData` if the folder doesn't contain a readable zoneinfo file.
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

  /// Returns the time zone with the given name.
  ///
  /// - Parameter name: A case-sensitive IANA time zone name, such as `America/New_York`.
  /// - Returns: The time zone.
  /// - Throws: `ZoneError.unknown` with similar names, `invalidName`, `malformedFile`, or `unreadableFile`.
  /// - Complexity: The first call for a name reads one file, and later calls are a dictionary lookup. An unknown name
  ///   is as costly as a call to `names()`.
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

  /// Returns all time zone names, including links, sorted by their bytes.
  ///
  /// - Returns: The names, without the copies that some systems keep under `posix` and `right`.
  /// - Complexity: The first call reads every folder in the tree and the first bytes of every file. Later calls are
  ///   O(1).
  public func names() -> [String] {
    if let names = knownNames.withLock({ $0 }) { return names }
    let names = tree?.names() ?? CompiledZones.names()
    knownNames.withLock { $0 = names }
    return names
  }
}

/// An error that occurs when a time zone isn't available.
///
/// For example:
///
/// ```swift
/// do { _ = try ZoneDatabase.compiledIn.zone("Europe/Berlim") } catch { print(error) }
/// // there is no zone Europe/Berlim in the zone data. Did you mean Europe/Berlin, Europe/Dublin or Europe/Jersey?
/// ```
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There isn't a zone with this name. `nearest` contains similar names, with the best match first.
  case unknown(String, nearest: [String])
  /// The text can't be a zone name, because it is empty, is too long, is an absolute path, or contains an invalid
  /// component or character.
  case invalidName(String)
  /// None of these folders contains a zoneinfo tree.
  case noData(searched: [String])
  /// The file isn't a valid TZif file. `reason` describes the RFC 9636 rule that it violates.
  case malformedFile(path: String, reason: String)
  /// The file exists but can't be read. `code` is the system's `errno` value.
  case unreadableFile(path: String, code: Int32)

  /// A message that describes what is wrong and what is valid.
  ///
  /// The message begins with a lowercase letter.
  public var description: String { wording(in: nil, hint: nil) }

  /// Returns the description, including the location of the zone data.
  ///
  /// - Parameters:
  ///   - database: The database in which the zone was looked up.
  ///   - hint: A sentence about the name, or `nil` to suggest the nearest names.
  /// - Returns: The message, without the hint if the name isn't the problem.
  package func wording(in database: ZoneDatabase?, hint: String?) -> String {
    switch self {
    case .unknown(let name, let nearest):
      "there is no zone \(name) in \(Self.place(of: database)). \(hint ?? Self.suggestion(of: nearest))"
    case .invalidName(let name): "“\(name)” is not a zone name. \(hint ?? Self.suggestion(of: []))"
    case .malformedFile(let path, let reason):
      "the zone file \(path) is invalid: \(reason). Reinstall the package tzdata."
    case .unreadableFile(let path, let code):
      "the zone file \(path) cannot be read: \(SystemError.code(code))."
    case .noData(let searched): "there is no zone data in \(searched.joined(separator: ", "))."
    }
  }

  /// Returns a sentence that suggests names, or describes valid ones if there are none.
  package static func suggestion(of names: [String]) -> String {
    names.isEmpty ? "Use a name such as America/New_York." : "Did you mean \(alternatives(names))?"
  }

  /// Returns names as a list such as `A, B or C`.
  package static func alternatives(_ names: [String]) -> String {
    let others = names.dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : "\(others) or ") + (names.last ?? "")
  }

  private static func place(of database: ZoneDatabase?) -> String {
    if case .directory(let folder) = database?.source { return folder }
    return "the zone data\(database?.version.map { " \($0)" } ?? "")"
  }
}

/// Rules for zone names that can be checked without accessing files.
package enum ZoneName {
  /// Returns whether a name is a relative path of at most 255 bytes that contains only valid characters and doesn't
  /// have empty, `.`, or `..` components.
  package static func isWellFormed(_ name: String) -> Bool {
    guard (1...255).contains(name.utf8.count) else { return false }
    var (length, dots) = (0, 0)
    for byte in name.utf8 {
      if byte == UInt8(ascii: "/") {
        guard isComponent(length, dots) else { return false }
        (length, dots) = (0, 0)
      } else {
        guard isNameByte(byte) else { return false }
        length += 1
        dots += byte == UInt8(ascii: ".") ? 1 : 0
      }
    }
    return isComponent(length, dots)
  }

  /// Returns whether a name in a tree refers to a zone.
  ///
  /// Some systems keep two more copies of the tree in `posix` and in `right`, which counts leap seconds. `Factory`
  /// means that the zone was never set, and `localtime` is a machine's own setting.
  static func isZone(_ name: String) -> Bool {
    let isCopy = ["posix/", "right/"].contains { name.hasPrefix($0) }
    return !isCopy && !["Factory", "localtime", "posixrules"].contains(name)
  }

  /// Returns whether a component with a number of bytes, some of which are dots, is neither empty nor `.` nor `..`.
  private static func isComponent(_ length: Int, _ dots: Int) -> Bool { length > 2 || length > dots }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "_-+.".utf8.contains(byte)
  }
}
