internal import NudgeJSON
public import NudgeText
public import NudgeTime

/// Why a line of JSON is no person, and where.
///
/// It holds nothing personal: neither a name nor a title, only keys, and what the format itself knows.
public struct PersonError: Error, Hashable, Sendable {
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

  /// The line and the column; a column counts characters, as editors do: Unicode scalars, not bytes.
  public var position: TextPosition
  /// The keys and places that lead there, such as `preferences.reminders.times[1]`; empty for the whole.
  ///
  /// A key is cut after 64 characters.
  public var path: String
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - position: The line and the column.
  ///   - path: The keys and places that lead there.
  ///   - reason: What is wrong.
  public init(at position: TextPosition, path: String, _ reason: Reason) {
    self.position = position
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
