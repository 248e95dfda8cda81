internal import NudgeSystem
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

extension System {
  /// The moment that the system's clock shows; the one place that asks for the time of day.
  static var now: Timestamp { Timestamp(secondsSinceEpoch: secondsSinceEpoch) ?? .max }

  /// How many processors the process may use, at least one.
  static var processorCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

  /// The name of the system's time zone: what `/etc/localtime` links to or, if it is a copy, what `/etc/timezone` says.
  static func zoneName() -> String? {
    // If no zoneinfo tree is installed, the link leads nowhere, but shows what was meant.
    let target = FileReading.canonicalPath("/etc/localtime") ?? FileReading.linkTarget("/etc/localtime")
    if let name = target.flatMap(zoneName(inPath:)) { return name }
    guard let bytes = try? FileReading.bytes(at: "/etc/timezone", maximum: 256, allowsMore: true) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }

  /// What follows the zoneinfo folder in a path such as `/usr/share/zoneinfo/Europe/Berlin`.
  static func zoneName(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }), folder + 1 < parts.count else {
      return nil
    }
    // Some systems keep further copies of the tree in two folders of it.
    let name = parts[(folder + 1)...]
    return (["posix", "right"].contains(name.first) ? name.dropFirst() : name).joined(separator: "/")
  }
}

extension Failure {
  /// Makes a call to the system, and turns its error into a failure with a beginning of its own, such as `the output
  /// cannot be written`.
  @discardableResult
  static func translating<Result>(
    _ code: Code, _ what: @autoclosure () -> String, _ call: () throws -> Result
  ) throws -> Result {
    do { return try call() } catch let error as SystemError { throw Failure(code, "\(what()): \(error).") }
  }
}
