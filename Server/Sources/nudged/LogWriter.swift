internal import Foundation
internal import Logging
internal import Nudge
internal import Synchronization

/// Writes the log on standard error, a line for each event.
///
/// A line is text, in which a value with spaces is quoted, or one JSON object. No value can begin another line.
struct LogWriter: LogHandler {
  enum Format: String, CaseIterable {
    case text, json
  }

  /// The output that all loggers of a process share.
  final class Options: Sendable {
    let format: Format
    private let current: Mutex<Logger.Level>

    init(format: Format, level: Logger.Level) {
      self.format = format
      current = Mutex(level)
    }

    /// The least important level that is logged.
    var level: Logger.Level {
      get { current.withLock(\.self) }
      set { current.withLock { $0 = newValue } }
    }
  }

  private let label: String
  private let options: Options
  var metadata: Logger.Metadata = [:]

  init(label: String, _ options: Options) {
    self.label = label
    self.options = options
  }

  /// The level of all loggers, so that new settings are in effect everywhere.
  var logLevel: Logger.Level {
    get { options.level }
    set { options.level = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var metadata = metadata.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error { metadata["error"] = "\(error)" }
    let line =
      switch options.format {
      case .text: Self.text(event.level, label, event.source, "\(event.message)", metadata)
      case .json: Self.json(event.level, label, "\(event.message)", metadata)
      }
    Self.write(line)
  }

  /// Lines of several threads don't mix.
  private static let stream = Mutex(())

  static func write(_ line: String) {
    stream.withLock { _ in try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
  }

  // MARK: Text

  private static func text(
    _ level: Logger.Level, _ label: String, _ source: String, _ message: String, _ metadata: Logger.Metadata
  ) -> String {
    let values = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\(quoted("\($0.value)"))" }.joined()
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(localTime) \(level) \(label):\(values) [\(source)] \(line)"
  }

  /// Returns a value in quotation marks if it would otherwise look like several, or end the line.
  private static func quoted(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && $0.properties.generalCategory != .format
        && $0 != "\"" && $0 != "="
    }
    guard !isPlain || value.isEmpty else { return value }
    return string(value)
  }

  private static var localTime: String {
    Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current))
  }

  // MARK: JSON

  /// The members that each line has.
  private static let members = ["time", "level", "logger", "message"]

  static func json(
    _ level: Logger.Level, _ label: String, _ message: String, _ metadata: Logger.Metadata = [:]
  ) -> String {
    let time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    var line = "{\"time\":\"\(time)\",\"level\":\"\(level)\",\"logger\":\(string(label)),\"message\":\(string(message))"
    for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
      line += ",\(string(members.contains(key) ? "metadata.\(key)" : key)):\(json(value))"
    }
    return line + "}"
  }

  private static func json(_ value: Logger.Metadata.Value) -> String {
    switch value {
    case .string(let text): string(text)
    case .stringConvertible(let number as Int): "\(number)"
    case .stringConvertible(let value): string("\(value)")
    case .array(let values): "[" + values.map(json).joined(separator: ",") + "]"
    case .dictionary(let values):
      "{" + values.sorted { $0.key < $1.key }.map { "\(string($0.key)):\(json($0.value))" }.joined(separator: ",") + "}"
    }
  }

  /// Returns a text as a JSON string, in which everything that isn't visible is escaped.
  private static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\r": json += "\\r"
      case _ where [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory):
        for unit in String(scalar).utf16 { json += "\\u" + String(format: "%04x", unit) }
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
