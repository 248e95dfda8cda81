import Synchronization

/// The time zones of one zoneinfo tree.
///
/// Each zone's file is read when the zone is first asked for and kept; the database may be shared between threads. Names and
/// files are untrusted: a name cannot leave the tree, nor can a link in it, and a file has a largest size.
public final class ZoneDatabase: Sendable {
  /// The folder of the tree, such as `/usr/share/zoneinfo`.
  public let directory: String
  /// The release of the data, such as `2026f`; `nil` where the tree has neither `tzdata.zi` nor `+VERSION`.
  public let version: String?

  private let root: String
  private let zones = Mutex<[String: Zone]>([:])
  private let knownNames = Mutex<[String]?>(nil)

  /// The folders where systems keep their zoneinfo tree, in the order in which `init(searching:)` should try them.
  public static let systemDirectories = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  /// Opens the first of the given folders that is a zoneinfo tree.
  ///
  /// - Parameter directories: Folders in order of preference.
  /// - Throws: `ZoneError.noData` where none of them holds a zoneinfo file that can be read.
  public init(searching directories: [String]) throws(ZoneError) {
    for directory in directories {
      guard let root = FileReading.canonicalPath(directory), Self.isTree(root) else { continue }
      self.directory = directory
      self.root = root
      version = Self.version(of: root)
      return
    }
    throw .noData(searched: directories)
  }

  /// Opens a zoneinfo tree.
  ///
  /// - Parameter directory: The folder.
  /// - Throws: `ZoneError.noData` where it holds no zoneinfo file that can be read.
  public convenience init(directory: String) throws(ZoneError) {
    try self.init(searching: [directory])
  }

  /// The zone of a name.
  ///
  /// - Parameter name: A name of the IANA database with its own upper and lower case, such as `America/New_York`.
  /// - Returns: The zone.
  /// - Throws: `ZoneError`: `unknown` with the nearest names, `invalidName`, `malformedFile` or `unreadableFile`.
  /// - Complexity: One file is read the first time; a dictionary look-up after that. For an unknown name, that of `names()`.
  public func zone(_ name: String) throws(ZoneError) -> Zone {
    if let zone = zones.withLock({ $0[name] }) { return zone }
    guard ZoneName.isWellFormed(name) else { throw .invalidName(name) }
    guard let path = path(of: name), Self.isZoneFile(path) else {
      throw .unknown(name, nearest: NearestMatch.all(to: name, among: names(), limit: 3))
    }
    let zone = Zone(identifier: name, dataVersion: version, table: ZoneTable(try Self.file(at: path)))
    zones.withLock { $0[name] = zone }
    return zone
  }

  /// All names of the tree, links included, in order of their bytes.
  ///
  /// - Returns: The names, without the copies that some systems keep under `posix` and `right`.
  /// - Complexity: The first time, every folder of the tree and the first bytes of every file are read; then O(1).
  public func names() -> [String] {
    if let names = knownNames.withLock({ $0 }) { return names }
    let names = FileReading.relativePaths(below: root, maximumDepth: 4)
      .filter { name in
        ZoneName.isWellFormed(name) && path(of: name).map(Self.isZoneFile) ?? false
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    knownNames.withLock { $0 = names }
    return names
  }

  /// The file of a well-formed name, with links resolved; `nil` where it is no zone, a folder or outside the tree.
  private func path(of name: String) -> String? {
    guard ZoneName.isZone(name), let path = FileReading.canonicalPath(root + "/" + name),
      path.hasPrefix(root + "/"), !FileReading.isDirectory(path)
    else { return nil }
    return path
  }

  /// Whether a file says of itself that it is a zone, or cannot be asked, which is told when it is read.
  private static func isZoneFile(_ path: String) -> Bool {
    do throws(FileReading.Failure) {
      return try FileReading.bytes(at: path, maximum: 4, allowsMore: true).elementsEqual("TZif".utf8)
    } catch {
      if case .system = error { return true }
      return false
    }
  }

  /// The largest zoneinfo file that is read, in bytes; real ones have less than 4,000.
  static let maximumFileSize = 65_536

  private static func file(at path: String) throws(ZoneError) -> TZifFile {
    let bytes: [UInt8]
    do throws(FileReading.Failure) {
      bytes = try FileReading.bytes(at: path, maximum: maximumFileSize, allowsMore: false)
    } catch {
      switch error {
      case .tooLarge: throw .malformedFile(path: path, reason: "it is larger than \(maximumFileSize) bytes")
      case .notRegular: throw .malformedFile(path: path, reason: "it is not a regular file")
      case .system(let code): throw .unreadableFile(path: path, code: code)
      }
    }
    do throws(TZifFile.Fault) {
      return try TZifFile(bytes)
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
  }

  /// Whether a folder has the one file that every zoneinfo tree has.
  private static func isTree(_ root: String) -> Bool {
    ["/UTC", "/Etc/UTC"].contains { (try? file(at: root + $0)) != nil }
  }

  private static func version(of root: String) -> String? {
    if let bytes = try? FileReading.bytes(at: root + "/tzdata.zi", maximum: 64, allowsMore: true) {
      let prefix = "# version "
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    }
    if let bytes = try? FileReading.bytes(at: root + "/+VERSION", maximum: 64, allowsMore: true) {
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      if !line.isEmpty { return line }
    }
    return nil
  }
}
