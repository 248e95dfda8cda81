internal import NudgeSystem

/// A zoneinfo tree on disk.
///
/// Names and files are untrusted, so names and symbolic links can't refer to files outside the tree, and the file size
/// is limited.
struct ZoneTree: Sendable {
  /// The path of the folder, as the caller specified it.
  let directory: String
  /// The tz database release, or `nil` if the tree contains neither `tzdata.zi` nor `+VERSION`.
  let version: String?

  /// The folder's path with symbolic links resolved.
  private let root: String

  /// The maximum size of a zoneinfo file, in bytes.
  ///
  /// Real files are smaller than 4,000 bytes.
  static let maximumFileSize = 65_536

  /// Opens a tree, or returns `nil` if the folder doesn't contain the UTC zone, which every tree contains.
  init?(directory: String) {
    guard let root = FileReading.canonicalPath(directory),
      ["/UTC", "/Etc/UTC"].contains(where: { (try? Self.file(at: root + $0)) != nil })
    else { return nil }
    self.directory = directory
    self.root = root
    version = Self.version(of: root)
  }

  /// Returns the parsed file for a well-formed name, or `nil` if the tree doesn't contain the zone.
  func file(_ name: String) throws(ZoneError) -> TZifFile? {
    guard let path = path(of: name), Self.isZoneFile(path) else { return nil }
    return try Self.file(at: path)
  }

  /// Returns all names, including links, sorted by their bytes.
  ///
  /// - Complexity: This method reads every folder in the tree and the first bytes of every file.
  func names() -> [String] {
    FileReading.relativePaths(below: root, maximumDepth: 4)
      .filter { name in
        ZoneName.isWellFormed(name) && path(of: name).map(Self.isZoneFile) ?? false
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the path for a well-formed name with symbolic links resolved, or `nil` if it isn't a zone, is a folder, or
  /// is outside the tree.
  private func path(of name: String) -> String? {
    guard ZoneName.isZone(name), let path = FileReading.canonicalPath(root + "/" + name),
      path.hasPrefix(root + "/"), !FileReading.isDirectory(path)
    else { return nil }
    return path
  }

  /// Returns whether a file starts like a zone file.
  ///
  /// An unreadable file counts as a zone file, so that reading it later reports the error.
  private static func isZoneFile(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileReading.bytes(at: path, maximum: 4, allowsMore: true).elementsEqual("TZif".utf8)
    } catch {
      return error != .notRegular
    }
  }

  private static func file(at path: String) throws(ZoneError) -> TZifFile {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(at: path, maximum: maximumFileSize, allowsMore: false)
    } catch {
      switch error {
      case .tooLarge: throw .malformedFile(path: path, reason: "it is larger than \(maximumFileSize) bytes")
      case .code(let code): throw .unreadableFile(path: path, code: code)
      default: throw .malformedFile(path: path, reason: "it is not a regular file")
      }
    }
    do throws(TZifFile.Fault) {
      return try TZifFile(bytes)
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
  }

  private static func version(of root: String) -> String? {
    let prefix = "# version "
    if let line = firstLine(of: root + "/tzdata.zi"), line.hasPrefix(prefix) {
      return String(line.dropFirst(prefix.count))
    }
    return firstLine(of: root + "/+VERSION")
  }

  /// Returns the first line of a text file, up to a limit.
  ///
  /// The result is `nil` if the line is empty or contains anything other than visible ASCII characters and spaces,
  /// because a version is displayed to people.
  private static func firstLine(of path: String) -> String? {
    guard let bytes = try? FileReading.bytes(at: path, maximum: 64, allowsMore: true) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard !line.isEmpty, line.allSatisfy((UInt8(ascii: " ")...UInt8(ascii: "~")).contains) else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
