internal import NudgeJSON
public import NudgeText
public import NudgeTime

/// An error for an invalid value in a person, with its location.
///
///     do { person = try Person(json: line) } catch { print(error) }
///     // 1:48: preferences.dailyLimit: Must be between 1 and 20.
///
/// The error contains only keys and bounds, not personal data such as names, titles, or ids.
public struct PersonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason a value is invalid.
  public enum Reason: Error, Hashable, Sendable {
    /// The line is longer than 1 MiB, the limit of `nudge plan`, and wasn't read.
    case tooLong
    /// The object is preceded by a byte order mark.
    case byteOrderMark
    /// The bytes aren't valid UTF-8.
    case notUTF8
    /// The JSON is malformed.
    ///
    /// The associated value describes what is expected at this position.
    case malformed(Expectation)
    /// The key is unknown.
    ///
    /// The associated values are the most similar key and all known keys.
    case unknownKey(nearest: String?, known: [String])
    /// The key is one of the object with the associated name, such as `preferences`.
    case misplacedKey(owner: String)
    /// The key appears twice.
    case repeatedKey
    /// A required key is missing.
    ///
    /// The position is that of the object.
    case missingKey(String)
    /// The value has the wrong type.
    case wrongType(expected: ValueType, found: ValueType)
    /// The number has a fraction or an exponent, such as `2.0` or `1e2`, but must be an integer written in digits.
    case notWhole
    /// The number is outside these bounds.
    case outOfRange(ClosedRange<Int>)
    /// The length of the text, in UTF-8 bytes, is outside these bounds.
    case textLength(ClosedRange<Int>)
    /// The name or id contains a control character.
    case controlCharacter
    /// The number of list items is outside these bounds.
    case itemCount(ClosedRange<Int>)
    /// The value isn't one of the known words.
    ///
    /// The associated values are the most similar word and all known words.
    case unknownWord(nearest: String?, known: [String])
    /// The date or time is malformed or doesn't exist.
    ///
    /// The example is a valid value.
    case civil(CivilError, example: String)
    /// The day begins after 06:00.
    case lateDayStart
    /// The locale is malformed.
    ///
    /// The associated value is the most similar valid locale.
    case locale(nearest: LocaleTag?)
    /// The text isn't a well-formed time zone identifier.
    ///
    /// The associated value is the most similar identifier.
    case zoneName(nearest: String?)
    /// `every:` isn't followed by an integer within these bounds.
    case interval(ClosedRange<Int>)
    /// The recurrence rule is invalid.
    case rule(RecurrenceRule.ParseError)
    /// The text isn't a valid notification id.
    case notificationID
    /// The key can't be combined with another key.
    case conflict(with: String)
    /// The frequency doesn't support days.
    case dayWithoutPlace
    /// The number is greater than the value of another key.
    case above(String)
    /// The number is less than the value of another key.
    case below(String)
    /// A last day is given, but the count is 0.
    case lastDayOfNothing
    /// The last date of a span is before its first date.
    case endBeforeStart
    /// An achievement can't be recorded because the history is only a summary.
    case summaryWithoutAchievements
  }

  /// The type of a JSON value.
  public enum ValueType: Hashable, Sendable {
    /// An object in braces.
    case object
    /// An array in brackets.
    case array
    /// A string in quotation marks.
    case text
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  /// The JSON syntax expected at a fault.
  public enum Expectation: Hashable, Sendable {
    /// A value.
    case value
    /// A key in quotation marks.
    case key
    /// No comma before a closing brace.
    case noTrailingComma
    /// `:` after a key.
    case colon
    /// `,` or `}` after a value.
    case commaOrBrace
    /// `,` or `]` after an item.
    case commaOrBracket
    /// The end of the JSON, after the object.
    case end
    /// A quotation mark that closes the string before the end of the line.
    case closingQuote
    /// An escape sequence instead of a control character.
    case escapedControl
    /// A valid JSON escape sequence after a backslash.
    case escape
    /// The other surrogate of a pair.
    case surrogatePair
    /// Digits without a leading zero.
    case digits
    /// The ASCII form of a curly quotation mark or a full-width character.
    case ascii(Unicode.Scalar, insteadOf: Unicode.Scalar)
  }

  /// The line and column in the JSON, or `nil` if the value wasn't read from JSON.
  ///
  /// Columns count Unicode scalars, as editors do, rather than bytes.
  public var position: TextPosition?
  /// The path of the value, such as `preferences.reminders.times[1]`, or an empty string if the error concerns the
  /// whole person.
  ///
  /// A key in the path is truncated after 64 characters.
  public var path: String
  /// The reason the value is invalid.
  public var reason: Reason

  /// The location and the reason.
  ///
  /// For example, `1:48: preferences.dailyLimit: Must be between 1 and 20.` The position is omitted if it is `nil`.
  public var description: String {
    let place = [position.map { "\($0.line):\($0.column)" }, path.isEmpty ? nil : path, wording]
    return place.compactMap(\.self).joined(separator: ": ")
  }

  /// The reason, with an example of the value if it must be an object or an array.
  package var wording: String {
    let key = path.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) } ?? ""
    guard let example = Self.examples[key] else { return reason.wording }
    switch reason {
    case .malformed(.value) where path.isEmpty: return "This is not JSON. A person is an object such as \(example)."
    case .wrongType(.array, _), .wrongType(.object, _):
      return "\(reason.wording) Example: \(key.isEmpty ? example : "\"\(key)\":\(example)")."
    case .wrongType(.text, .number) where path.hasSuffix("reminders.on[0]"):
      return "\(reason.wording) A day of the month has no brackets, such as \"on\":15."
    default: return reason.wording
    }
  }

  /// Valid values of the keys whose value is an object or an array, and of the whole person.
  package static let examples = Preference.root.examples.merging(
    [
      "": #"{"id":"u-1","timeZone":"Europe/Berlin"}"#, "achievements": #"[{"at":"2026-11-20","title":"Ran 5 km"}]"#,
      "freezes": #"["2026-11-20"]"#, "pace": #"{"count":5,"days":20}"#,
      "progress": #"{"count":9,"currentStreak":2,"longestStreak":4,"lastOn":"2026-11-21"}"#,
      "repairs": #"["2026-11-20"]"#, "seen": #"["2026-11-20"]"#, "sent": #"["reminder-2026-11-22"]"#,
    ]) { _, other in other }

  package init(at position: TextPosition, path: String, _ reason: Reason) {
    self.position = position
    self.path = path
    self.reason = reason
  }

  /// Creates an error for a value that wasn't read from JSON.
  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error from a fault, with its position and path.
  init(_ fault: PersonFault, in json: JSONCursor) {
    // A key that doesn't resemble any known key may be a misplaced name or title, so it isn't included.
    let isLikeNone = if case .unknownKey(nearest: nil, _) = fault.reason { true } else { false }
    var path = ""
    func append(_ key: String, onlyWords: Bool) {
      let isWord = key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-".utf8.contains($0) }
      let cut = key.unicodeScalars.count > 64 ? "\(String(key.unicodeScalars.prefix(64)))…" : key
      path += (path.isEmpty ? "" : ".") + (isWord || !onlyWords ? cut : "…")
    }
    for step in JSONLocator.path(to: fault.offset, in: json) {
      switch step {
      case .item(let index): path += "[\(index)]"
      case .key(let text?): append(json.string(text), onlyWords: isLikeNone)
      case .key(nil): break
      }
    }
    if case .missingKey(let key) = fault.reason { append(key, onlyWords: false) }
    let place = json.place(of: fault.offset)
    let reason = Self.asciiReason(of: fault, in: json) ?? fault.reason
    self.init(at: TextPosition(line: place.line, column: place.column), path: path, reason)
  }

  /// Returns the reason of a syntax fault at a curly quotation mark or full-width character, or `nil` for others.
  private static func asciiReason(of fault: PersonFault, in json: JSONCursor) -> Reason? {
    guard case .malformed = fault.reason, fault.offset < json.count, json.byte(at: fault.offset) >= 0x80 else {
      return nil
    }
    let bytes = (fault.offset..<min(fault.offset + 4, json.count)).map(json.byte(at:))
    guard let found = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return nil }
    return found.asciiMark.map { .malformed(.ascii($0, insteadOf: found)) }
  }
}

/// An error at a byte offset in a person's JSON.
///
/// The position and path are computed when the fault is converted to a `PersonError`.
struct PersonFault: Error {
  /// The byte offset of the error, starting at 0.
  var offset: Int
  var reason: PersonError.Reason

  init(_ reason: PersonError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  init(_ fault: JSONTextFault) {
    offset = fault.offset
    reason =
      switch fault.reason {
      case .unclosed: .malformed(.closingQuote)
      case .control: .malformed(.escapedControl)
      case .escape, .unit: .malformed(.escape)
      case .surrogatePair: .malformed(.surrogatePair)
      case .notUTF8: .notUTF8
      }
  }
}

// MARK: Wording

extension PersonError.Reason {
  /// One or two sentences that describe the error and, if possible, how to fix it.
  package var wording: String {
    switch self {
    case .tooLong: "Must not be longer than 1 MiB."
    case .byteOrderMark: "Unexpected byte order mark; remove it."
    case .notUTF8:
      "Invalid UTF-8. Convert text in another encoding, such as with iconv -f GBK -t UTF-8, or -f BIG5 for Traditional Chinese."
    case .malformed(let expectation): expectation.wording
    case .misplacedKey(let owner): "This key belongs in \(owner). Move it there."
    case .unknownKey(let nearest, let known):
      "Unknown key. \(nearest.map { "Did you mean \($0)? " } ?? "")The keys are \(Self.list(known))."
    case .repeatedKey: "Duplicate key."
    case .missingKey: "Missing key."
    case .wrongType(let expected, .null):
      "Must be \(expected.wording), not null. To use the default, leave out the key."
    case .wrongType(let expected, let found): "Must be \(expected.wording), not \(found.wording)."
    case .notWhole: "Must be an integer, such as 2, without a fraction or an exponent."
    case .outOfRange(let bounds): "Must be between \(bounds.lowerBound) and \(bounds.upperBound)."
    case .textLength(let bounds):
      bounds.lowerBound == 0
        ? "Must be at most \(bounds.upperBound) bytes long."
        : "Must be between \(bounds.lowerBound) and \(bounds.upperBound) bytes long."
    case .controlCharacter: "Must not contain control characters."
    case .itemCount(let bounds):
      bounds.lowerBound == 0
        ? "Must have at most \(bounds.upperBound) items."
        : "Must have between \(bounds.lowerBound) and \(bounds.upperBound) items."
    case .unknownWord(let nearest, let known):
      "Unknown value. \(nearest.map { "Did you mean \($0)? " } ?? "")The values are \(Self.list(known))."
    case .civil(let error, let example): error.wording(example: example)
    case .lateDayStart: "Must be between 00:00 and 06:00, such as 03:00."
    case .locale(let nearest):
      "Invalid locale. \(nearest.map { "Did you mean \($0)?" } ?? "Use a locale such as en, en-GB or zh-Hant-HK.")"
    case .zoneName(let nearest):
      "Invalid time zone name. \(nearest.map { "Did you mean \($0)?" } ?? "Use a name such as America/New_York.")"
    case .interval(let bounds):
      "every: must be followed by a number of days from \(bounds.lowerBound) to \(bounds.upperBound), such as every:3."
    case .rule(let error): error.column.map { "At character \($0) of the rule: \(error)" } ?? error.description
    case .notificationID: "Invalid notification ID. Use an ID such as reminder-2026-11-22."
    case .conflict(let other): "Can't be combined with \(other). Remove one of them."
    case .dayWithoutPlace:
      "Requires a frequency of weekly, weekdays or monthly, because other frequencies have no fixed days."
    case .above(let other): "Must not be greater than \(other)."
    case .below(let other): "Must not be less than \(other)."
    case .lastDayOfNothing: "Must be left out if count is 0."
    case .endBeforeStart: "Must not be before from."
    case .summaryWithoutAchievements:
      "The history is a summary, which can't store achievements. Use Planner.record(_:for:) instead."
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension PersonError.ValueType {
  fileprivate var wording: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .text: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension PersonError.Expectation {
  fileprivate var wording: String {
    switch self {
    case .value: "Expected a value, such as \"text\", 2, true, [] or {}."
    case .key: "Expected a key in double quotation marks."
    case .ascii(let form, let found): "Write \(form) instead of \(found)."
    case .noTrailingComma: "Unexpected comma before the closing brace. Remove it."
    case .colon: "Expected a colon."
    case .commaOrBrace: "Expected a comma or a closing brace."
    case .commaOrBracket: "Expected a comma or a closing bracket."
    case .end: "Unexpected text after the object."
    case .closingQuote: "Missing closing quotation mark."
    case .escapedControl: "Unescaped control character. Use an escape sequence such as \\n."
    case .escape: "Invalid escape sequence. To write a backslash, use \\\\."
    case .surrogatePair: "Unpaired surrogate. Write the character itself."
    case .digits: "Invalid number. A number can't have leading zeros."
    }
  }
}
