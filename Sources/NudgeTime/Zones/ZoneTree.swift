internal import NudgeSystem

/// A zoneinfo tree on disk.
///
/// Names and files are untrusted: a name cannot leave the tree, nor can a link in it, and a file has a largest size.
struct ZoneTree: Sendable {
  /// The folder, as it was given.
  let directory: String
  /// The release of the data; `nil` if the tree has neither `tzdata.zi` nor `+VERSION`.
  let version: String?

  /// The folder, with links resolved.
  private let root: String

  /// The largest zoneinfo file that is read, in bytes; real ones have less than 4,000.
  static let maximumFileSize = 65_536

  /// Opens a tree; `nil` if the folder does not have the one zone that every tree has.
  init?(directory: String) {
    guard let root = FileReading.canonicalPath(directory),
      ["/UTC", "/Etc/UTC"].contains(where: { (try? Self.file(at: root + $0)) != nil })
    else { return nil }
    self.directory = directory
    self.root = root
    version = Self.version(of: root)
  }

  /// The contents of a well-formed name's file; `nil` if the tree has no such zone.
  func file(_ name: String) throws(ZoneError) -> TZifFile? {
    guard let path = path(of: name), Self.isZoneFile(path) else { return nil }
    return try Self.file(at: path)
  }

  /// All names, links included, in order of their bytes.
  ///
  /// - Complexity: Every folder of the tree and the first bytes of every file are read.
  func names() -> [String] {
    FileReading.relativePaths(below: root, maximumDepth: 4)
      .filter { name in
        ZoneName.isWellFormed(name) && path(of: name).map(Self.isZoneFile) ?? false
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The file of a well-formed name, with links resolved; `nil` if it is not a zone, a folder or outside the tree.
  private func path(of name: String) -> String? {
    guard ZoneName.isZone(name), let path = FileReading.canonicalPath(root + "/" + name),
      path.hasPrefix(root + "/"), !FileReading.isDirectory(path)
    else { return nil }
    return path
  }

  /// Whether a file says of itself that it is a zone; one that cannot be read does too, and the error comes when it is
  /// read.
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

  /// The first line of a text file, or its beginning; `nil` if it is empty or has other characters than ASCII's
  /// visible ones and spaces, since a version is shown to people.
  private static func firstLine(of path: String) -> String? {
    guard let bytes = try? FileReading.bytes(at: path, maximum: 64, allowsMore: true) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard !line.isEmpty, line.allSatisfy((UInt8(ascii: " ")...UInt8(ascii: "~")).contains) else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
