internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension NotificationRequest: Codable {
  /// Creates a notification from JSON, such as a line of `nudge plan` or the result of `json()`.
  ///
  ///     let notification = try NotificationRequest(json: line)
  ///
  /// - Parameter json: A JSON object in UTF-8. Unknown keys are ignored, so that later versions can add keys.
  /// - Throws: `ParseError` for the first error, with its key.
  public init(json: some Collection<UInt8>) throws(ParseError) {
    do { self = try JSONDecoder().decode(NotificationRequest.self, from: Data(json)) } catch {
      throw ParseError(error)
    }
  }

  /// Creates a notification from JSON, such as a line of `nudge plan` or the result of `json()`.
  ///
  /// - Parameter json: A JSON object. Unknown keys are ignored, so that later versions can add keys.
  /// - Throws: `ParseError` for the first error, with its key.
  public init(json: some StringProtocol) throws(ParseError) {
    try self.init(json: json.utf8)
  }

  /// Returns the notification as a line of JSON, in the format of `nudge plan`.
  ///
  /// docs/plans.md documents the keys.
  ///
  /// - Returns: A JSON object without line breaks, with keys in alphabetical order.
  public func json() -> String {
    let lines = PlanLines()
    lines.write([self])
    return String(lines.json.text.dropLast())
  }

  /// Decodes a notification in the format of docs/plans.md.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`, with the key and a sentence that describes the error.
  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try line.decode(String.self, forKey: key) }
    func value<Value>(_ key: Key, _ example: String, _ make: (String) throws -> Value?) throws -> Value {
      let text = try text(key)
      if let value = try? make(text) { return value }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: line, debugDescription: "Invalid value. Use a format like \(example).")
    }
    let titles = try line.decode([String].self, forKey: .actionTitles)
    let ids = try line.decode([String].self, forKey: .actions)
    guard titles.count == ids.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .actionTitles, in: line, debugDescription: "Must have as many items as actions.")
    }
    self.init(
      person: try text(.person),
      id: try value(.id, "reminder-2026-11-22") { NotificationID(rawValue: $0) },
      kind: Kind(rawValue: try text(.kind)),
      timestamp: try value(.utc, "2026-11-22T12:00:00Z") { try Timestamp(rfc3339: $0) },
      offset: try value(.at, "2026-11-22T20:00:00+08:00") {
        try Timestamp.read(rfc3339: $0, allowsOffsetSeconds: true).offset
      },
      expires: try value(.expires, "2026-11-22T16:00:00Z") { try Timestamp(rfc3339: $0) },
      style: try value(.style, "gentle") { Style(rawValue: $0) },
      locale: try value(.locale, "zh-Hant-HK") { try LocaleTag($0) }, variant: try text(.variant),
      title: try text(.title), body: try text(.body),
      privateText: try line.decodeIfPresent(PrivateText.self, forKey: .private),
      actions: zip(ids, titles).map { Action(id: $0, title: $1) }, category: try text(.category),
      thread: try text(.thread), badge: try line.decode(Int.self, forKey: .badge),
      sound: try line.decodeIfPresent(String.self, forKey: .sound),
      interruptionLevel: try value(.interruptionLevel, "active") { InterruptionLevel(rawValue: $0) },
      relevance: try line.decode(Double.self, forKey: .relevance),
      reasons: try line.decode([String].self, forKey: .reasons).map { Reason(rawValue: $0) },
      opens: try value(.opens, "record") { Destination(rawValue: $0) },
      achievement: try line.decodeIfPresent(String.self, forKey: .achievement),
      attachment: try line.decodeIfPresent(Attachment.self, forKey: .attachment),
      timeZoneData: try line.decodeIfPresent(String.self, forKey: .timeZoneData))
  }

  /// Encodes the notification in the format of docs/plans.md.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    let lines = PlanLines()
    lines.write([self])
    try JSONTree(written: lines.json).encode(to: encoder)
  }

  private enum Key: String, CodingKey {
    case achievement, actionTitles, actions, at, attachment, badge, body, category, expires, id, interruptionLevel
    case kind, locale, opens, person, `private`, reasons, relevance, sound, style, thread, timeZoneData, title, utc
    case variant
  }
}

extension NotificationRequest {
  /// An error for JSON that isn't a notification.
  ///
  ///     do { notification = try NotificationRequest(json: line) } catch { print(error) }
  ///     // expires: Missing key.
  ///
  /// The error doesn't contain any of the notification's text.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the value, such as `reasons[1]`.
    ///
    /// It is empty if the JSON is malformed or isn't an object.
    public var path: String
    /// A sentence that describes the error.
    public var reason: String

    /// The path, if it isn't empty, and the reason.
    public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }

    fileprivate init(_ error: any Error) {
      let (keys, reason): ([any CodingKey], String) =
        switch error {
        case DecodingError.keyNotFound(let key, let context): (context.codingPath + [key], "Missing key.")
        case DecodingError.typeMismatch(let type, let context): (context.codingPath, "Must be \(Self.noun(type)).")
        case DecodingError.valueNotFound(let type, let context):
          (context.codingPath, "Must be \(Self.noun(type)), not null.")
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
          (context.codingPath, context.debugDescription)
        default: ([], "Invalid JSON.")
        }
      path = keys.reduce("") { path, key in
        key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
      }
      self.reason = reason
    }

    private static func noun(_ type: any Any.Type) -> String {
      switch type {
      case is String.Type: "a string"
      case is Int.Type, is Double.Type: "a number"
      case is [Any].Type: "an array"
      default: "an object"
      }
    }
  }
}
