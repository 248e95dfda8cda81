internal import NudgeSystem
package import NudgeText
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// A catalog's folder.
///
/// Only regular files are read. Links that lead out of the folder aren't followed.
struct SourceFolder {
  /// The maximum size of a file, in bytes.
  static let maximumFileSize = 4 << 20

  private let path: String
  /// The path with all links resolved and a trailing slash, or `nil` if the folder does not exist.
  private let canonicalPath: String?

  init(_ path: String) {
    self.path = path
    canonicalPath = FileReading.canonicalPath(path).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  func isDirectory(_ relativePath: String) -> Bool {
    FileReading.isDirectory(path + "/" + relativePath)
  }

  /// Returns the sorted names of the files in a folder, including links.
  ///
  /// Hidden files, notes (`.md`) and editor backups (`~`) are skipped.
  func files(in folder: String) -> [String] {
    FileReading.relativePaths(below: path + "/" + folder, maximumDepth: 1)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") && !$0.hasSuffix("~") }
      .sorted()
  }

  /// Returns the sorted names of the folders in a folder.
  ///
  /// Hidden folders and links are skipped.
  func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
    let files = Set(FileReading.relativePaths(below: path + "/" + folder, maximumDepth: 1))
    return names.filter { !$0.hasPrefix(".") && !files.contains($0) && isDirectory(folder + "/" + $0) }.sorted()
  }

  /// Reads a file as UTF-8.
  ///
  /// - Parameters:
  ///   - file: The file's path, relative to this folder.
  ///   - faults: The list to which faults are added.
  /// - Returns: The bytes, which are valid UTF-8 without a byte order mark, or `nil` if the file cannot be read.
  func read(_ file: String, faults: inout FaultList) -> [UInt8]? {
    guard let canonicalPath, let target = FileReading.canonicalPath(path + "/" + file) else {
      return faults.refuse(nil, "file not found", rule: "F00")
    }
    guard target.hasPrefix(canonicalPath) else {
      return faults.refuse(nil, "the link leads out of the catalog's folder", rule: "F00")
    }
    var bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.steadyBytes(at: target, maximum: Self.maximumFileSize)
    } catch {
      switch error {
      case .notRegular: faults.add(nil, "not a regular file", rule: "F00")
      case .tooLarge: faults.add(nil, "larger than \(Self.maximumFileSize) bytes", rule: "F00")
      case .changed:
        faults.add(nil, "the file changed while it was being read", hint: "run the command again", rule: "F00")
      case .code, .locked: faults.add(nil, "can't be read", hint: error.description, rule: "F00")
      }
      return nil
    }
    if let position = firstInvalidUTF8(in: bytes) {
      return faults.refuse(
        position, "invalid UTF-8",
        hint: "convert the file to UTF-8, such as with iconv -f GBK -t UTF-8, or -f BIG5 for Traditional Chinese",
        rule: "F01")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      faults.add(
        TextPosition(line: 1, column: 1), "unexpected byte order mark", hint: "save the file without it", rule: "F01")
      bytes.removeFirst(3)
    }
    return bytes
  }

  /// Returns a file's path with links resolved, or the path itself if the file does not exist.
  func target(of file: String) -> String {
    FileReading.canonicalPath(path + "/" + file) ?? path + "/" + file
  }

  private func firstInvalidUTF8(in bytes: [UInt8]) -> TextPosition? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var position = TextPosition(line: 1, column: 1)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { position.advance(over: scalar) }
    return position
  }
}

extension TextPosition {
  /// Advances the position past a Unicode scalar.
  ///
  /// A line feed starts a new line.
  package mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
