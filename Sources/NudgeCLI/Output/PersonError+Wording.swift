internal import NudgePlanning
internal import NudgeTime

extension PersonError.Reason {
  /// What is wrong with a person's JSON, and what would be right.
  var wording: String {
    switch self {
    case .tooLong: "It is longer than 1 MiB."
    case .byteOrderMark: "A byte order mark stands before the object; take it out."
    case .notUTF8: "This is no UTF-8."
    case .malformed(let expectation): expectation.wording
    case .unknownKey(let nearest, let known):
      "There is no such key. \(nearest.map { "Did you mean \($0)? " } ?? "")It is one of \(Self.list(known))."
    case .repeatedKey: "The key is there twice."
    case .missingKey: "The key is missing."
    case .wrongType(let expected, .null):
      "It is null, and should be \(expected.wording); leave the key out for its default."
    case .wrongType(let expected, let found): "It is \(found.wording), and should be \(expected.wording)."
    case .notWhole: "It is not written as a whole number, such as 2; leave out the fraction and the exponent."
    case .outOfRange(let bounds): "It is not between \(bounds.lowerBound) and \(bounds.upperBound)."
    case .textLength(let bounds):
      bounds.lowerBound == 0
        ? "It is longer than \(bounds.upperBound) bytes."
        : "It has to have between \(bounds.lowerBound) and \(bounds.upperBound) bytes."
    case .controlCharacter: "It has a control character in it."
    case .itemCount(let bounds):
      bounds.lowerBound == 0
        ? "There are more than \(bounds.upperBound) items."
        : "There have to be between \(bounds.lowerBound) and \(bounds.upperBound) items."
    case .unknownWord(let nearest, let known):
      "There is no such word. \(nearest.map { "Did you mean \($0)? " } ?? "")It is one of \(Self.list(known))."
    case .civil(let error, let example): error.wording(example: example)
    case .lateDayStart: "A day begins between 00:00 and 06:00, such as 03:00."
    case .locale(let nearest):
      "It is not a locale. \(nearest.map { "Did you mean \($0)?" } ?? "Locales are like en, en-GB or zh-Hant-HK.")"
    case .zoneName: "It is not the name of a zone, such as America/New_York."
    case .interval(let bounds):
      "every: wants a whole number of days after it, from \(bounds.lowerBound) to \(bounds.upperBound), such as every:3."
    case .rule(let error): error.column.map { "At character \($0) of the rule: \(error)" } ?? error.description
    case .notificationID: "It is not a notification's id, such as reminder-2026-11-22."
    case .conflict(let other): "It cannot stand beside \(other); leave one of them out."
    case .dayWithoutPlace:
      "It goes with frequency weekly, weekdays or monthly; a reminder every so many days has no day."
    case .above(let other): "It is above \(other)."
    case .below(let other): "It is below \(other)."
    case .lastDayOfNothing: "There is a last day, but count is 0."
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
    case .value: "Here should be a value."
    case .key: "Here should be a key in quotation marks."
    case .colon: "Here should be a colon."
    case .commaOrBrace: "Here should be a comma or a closing brace."
    case .commaOrBracket: "Here should be a comma or a closing bracket."
    case .end: "Here should be nothing more; the object has ended."
    case .closingQuote: "The text that begins here does not end."
    case .escapedControl: "Here is a control character inside a text; write it as an escape, such as \\n."
    case .escape: "This is no escape of JSON; a backslash is written \\\\."
    case .surrogatePair: "This is half of a surrogate pair; write the character itself."
    case .digits: "This is no number; it begins with a digit that is not 0, or is 0."
    }
  }
}
