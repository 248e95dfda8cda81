internal import NudgePlanning
internal import NudgeTime

extension PersonError.Reason {
  /// A description of what is wrong with a person's JSON, and what is valid instead.
  var wording: String {
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
      "It is not a locale. \(nearest.map { "Did you mean \($0)?" } ?? "Write it like en, en-GB or zh-Hant-HK.")"
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
