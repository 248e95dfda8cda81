internal import NudgeJSON
public import NudgeText
public import NudgeTime

/// A value of a person that is not valid, with its place.
///
///     do { person = try Person(json: line) } catch { print(error) }
///     // 1:48: preferences.dailyLimit: It is not between 1 and 20.
///
/// It contains nothing personal: no name, no title and no id, only keys and bounds.
public struct PersonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// More bytes than `PersonReader.maximumLength`; nothing of it was read.
    case tooLong
    /// A byte order mark before the object.
    case byteOrderMark
    /// Bytes that are no UTF-8.
    case notUTF8
    /// No JSON from here on; what should stand here.
    case malformed(Expectation)
    /// A key that a person does not have at this place; the nearest one that they do, and all.
    case unknownKey(nearest: String?, known: [String])
    /// A key for the second time.
    case repeatedKey
    /// A key that has to be there; the place is that of its object.
    case missingKey(String)
    /// A value of another type.
    case wrongType(expected: ValueType, found: ValueType)
    /// A number with a fraction or an exponent, such as `2.0` or `1e2`, instead of a whole number in digits alone.
    case notWhole
    /// A number outside these bounds.
    case outOfRange(ClosedRange<Int>)
    /// Text of more or fewer bytes of UTF-8.
    case textLength(ClosedRange<Int>)
    /// A name or id with a control character.
    case controlCharacter
    /// A list with more or fewer items.
    case itemCount(ClosedRange<Int>)
    /// None of the words that may stand here; the nearest of them, and all.
    case unknownWord(nearest: String?, known: [String])
    /// No date or time, or one that does not exist; with an example of one.
    case civil(CivilError, example: String)
    /// A day that begins after 06:00.
    case lateDayStart
    /// No locale; the nearest one.
    case locale(nearest: LocaleTag?)
    /// Not of the form of a zone's name.
    case zoneName
    /// `every:` without a whole number of days after it, within these bounds.
    case interval(ClosedRange<Int>)
    /// No recurrence rule.
    case rule(RecurrenceRuleError)
    /// No notification's id.
    case notificationID
    /// A key that cannot stand beside another.
    case conflict(with: String)
    /// A day for a frequency that has none of its own.
    case dayWithoutPlace
    /// A number above that of another key.
    case above(String)
    /// A number below that of another key.
    case below(String)
    /// A last day, though there is no achievement.
    case lastDayOfNothing
    /// A span of dates whose last is before its first.
    case endBeforeStart
    /// An achievement for a history that is only a summary.
    case summaryWithoutAchievements
  }

  /// What a value is.
  public enum ValueType: Hashable, Sendable {
    /// Keys and values in braces.
    case object
    /// Items in brackets.
    case array
    /// Text in quotation marks.
    case text
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  /// What is missing at the place of a fault.
  public enum Expectation: Hashable, Sendable {
    /// A value.
    case value
    /// A key in quotation marks.
    case key
    /// `:` after a key.
    case colon
    /// `,` or `}` after a value.
    case commaOrBrace
    /// `,` or `]` after an item.
    case commaOrBracket
    /// Nothing after the object.
    case end
    /// A quotation mark at the end of a text, before the line ends.
    case closingQuote
    /// An escape instead of a control character.
    case escapedControl
    /// One of JSON's escapes after a backslash.
    case escape
    /// The other half of a surrogate pair.
    case surrogatePair
    /// Digits, the first of them no 0.
    case digits
  }

  /// The line and the column in the JSON; `nil` for a value that was not read from JSON.
  ///
  /// A column counts characters, as editors do: Unicode scalars, not bytes.
  public var position: TextPosition?
  /// The keys and places that lead there, such as `preferences.reminders.times[1]`; empty for the whole.
  ///
  /// A key is cut after 64 characters.
  public var path: String
  /// What is wrong.
  public var reason: Reason

  /// The place and what is wrong there.
  ///
  /// Such as `1:48: preferences.dailyLimit: It is not between 1 and 20.`, without the position if there is none.
  public var description: String {
    let place = [position.map { "\($0.line):\($0.column)" }, path.isEmpty ? nil : path, reason.wording]
    return place.compactMap(\.self).joined(separator: ": ")
  }

  package init(at position: TextPosition, path: String, _ reason: Reason) {
    self.position = position
    self.path = path
    self.reason = reason
  }

  /// Creates an error about a value that was not read from JSON.
  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Finds the position and path of a fault.
  init(_ fault: PersonFault, in json: JSONCursor) {
    // What is like no key at all may be a name or a title in the wrong place, so it is not shown.
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
    self.init(at: TextPosition(line: place.line, column: place.column), path: path, fault.reason)
  }
}

/// What is wrong with a person's JSON, at a byte; its position and path are found only when it becomes an error.
struct PersonFault: Error {
  /// The byte at which it is wrong, from 0.
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
  /// What is wrong, and what would be right, in one or two sentences.
  package var wording: String {
    switch self {
    case .tooLong: "It is longer than 1 MiB."
    case .byteOrderMark: "A byte order mark precedes the object; remove it."
    case .notUTF8: "This is not valid UTF-8."
    case .malformed(let expectation): expectation.wording
    case .unknownKey(let nearest, let known):
      "There is no such key. \(nearest.map { "Did you mean \($0)? " } ?? "")Choose one of \(Self.list(known))."
    case .repeatedKey: "The key appears twice."
    case .missingKey: "The key is missing."
    case .wrongType(let expected, .null):
      "It is null, but must be \(expected.wording); leave out the key to use its default."
    case .wrongType(let expected, let found): "It is \(found.wording), but must be \(expected.wording)."
    case .notWhole: "It must be a whole number, such as 2, without a fraction or an exponent."
    case .outOfRange(let bounds): "It must be between \(bounds.lowerBound) and \(bounds.upperBound)."
    case .textLength(let bounds):
      bounds.lowerBound == 0
        ? "It is longer than \(bounds.upperBound) bytes."
        : "It must have between \(bounds.lowerBound) and \(bounds.upperBound) bytes."
    case .controlCharacter: "It contains a control character."
    case .itemCount(let bounds):
      bounds.lowerBound == 0
        ? "There are more than \(bounds.upperBound) items."
        : "There must be between \(bounds.lowerBound) and \(bounds.upperBound) items."
    case .unknownWord(let nearest, let known):
      "There is no such value. \(nearest.map { "Did you mean \($0)? " } ?? "")Choose one of \(Self.list(known))."
    case .civil(let error, let example): error.wording(example: example)
    case .lateDayStart: "A day must begin between 00:00 and 06:00, such as 03:00."
    case .locale(let nearest):
      "The locale is malformed. \(nearest.map { "Did you mean \($0)?" } ?? "Locales look like en, en-GB or zh-Hant-HK.")"
    case .zoneName: "It is not the name of a time zone, such as America/New_York."
    case .interval(let bounds):
      "every: must be followed by a whole number of days from \(bounds.lowerBound) to \(bounds.upperBound), such as every:3."
    case .rule(let error): error.column.map { "At character \($0) of the rule: \(error)" } ?? error.description
    case .notificationID: "It is not a notification ID, such as reminder-2026-11-22."
    case .conflict(let other): "It cannot be combined with \(other); leave out one of them."
    case .dayWithoutPlace:
      "It requires frequency weekly, weekdays or monthly; a reminder every few days has no fixed day."
    case .above(let other): "It is above \(other)."
    case .below(let other): "It is below \(other)."
    case .lastDayOfNothing: "The person has a last day, but count is 0."
    case .endBeforeStart: "It is before from."
    case .summaryWithoutAchievements:
      "The history is a summary, which has no achievements; let the planner record this one."
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension PersonError.ValueType {
  fileprivate var wording: String {
    switch self {
    case .object: "an object in braces"
    case .array: "a list in brackets"
    case .text: "a text in quotation marks"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension PersonError.Expectation {
  fileprivate var wording: String {
    switch self {
    case .value: "Expected a value."
    case .key: "Expected a key in quotation marks."
    case .colon: "Expected a colon."
    case .commaOrBrace: "Expected a comma or a closing brace."
    case .commaOrBracket: "Expected a comma or a closing bracket."
    case .end: "Expected nothing more after the object."
    case .closingQuote: "The string that begins here has no closing quotation mark."
    case .escapedControl: "A string must not contain a control character; write it as an escape, such as \\n."
    case .escape: "This is not a JSON escape; write a backslash as \\\\."
    case .surrogatePair: "This is half of a surrogate pair; write the character itself."
    case .digits: "This is not a number; a number has digits, and no leading zeros."
    }
  }
}
