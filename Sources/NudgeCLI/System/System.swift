internal import NudgeSystem
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

extension System {
  /// The system clock's current time.
  ///
  /// This is the only code that reads the time of day.
  static var now: Timestamp { Timestamp(secondsSinceEpoch: secondsSinceEpoch) ?? .max }

  /// The number of processors available to the process, at least 1.
  static var processorCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

  /// Returns the name of the system's time zone.
  ///
  /// The name is taken from the target of the `/etc/localtime` link or, if that file is a copy, from `/etc/timezone`.
  static func zoneName() -> String? {
    // If no zoneinfo tree is installed, the link's target doesn't exist, but its path still contains the name.
    let target = FileReading.canonicalPath("/etc/localtime") ?? FileReading.linkTarget("/etc/localtime")
    if let name = target.flatMap(zoneName(inPath:)) { return name }
    guard let bytes = try? FileReading.bytes(at: "/etc/timezone", maximum: 256, allowsMore: true) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }

  /// Returns the part of a path that follows the zoneinfo folder.
  ///
  /// For example, this is `Europe/Berlin` for `/usr/share/zoneinfo/Europe/Berlin`.
  static func zoneName(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }), folder + 1 < parts.count else {
      return nil
    }
    // Some systems keep copies of the tree in `posix` and `right` subfolders.
    let name = parts[(folder + 1)...]
    return (["posix", "right"].contains(name.first) ? name.dropFirst() : name).joined(separator: "/")
  }
}

extension Failure {
  /// Makes a system call, and converts its error into a failure that begins with a description, such as `the output
  /// cannot be written`.
  @discardableResult
  static func translating<Result>(
    _ code: Code, _ what: @autoclosure () -> String, _ call: () throws -> Result
  ) throws -> Result {
    do { return try call() } catch let error as SystemError { throw Failure(code, "\(what()): \(error).") }
  }
}
