package import NudgeText
internal import NudgeTime

/// A message as ICU's C API can be asked for it: its names replaced by numbers in the text of the pattern.
///
/// An argument that is used in several ways gets a number for each, since ICU's C API wants one type for each argument.
/// Nothing else of the pattern changes.
package struct NumberedMessage {
  /// Why ICU's C API cannot be asked.
  package enum Unaskable: String, Error, CaseIterable {
    /// It takes the number of `number, integer` as 32 bits.
    case integerStyle = "number, integer: not a whole number of 32 bits"
    /// It takes other numbers as doubles, and ICU writes no digits that a double does not have.
    case digits = "more digits than a double has"
    /// It takes what has no type for text.
    case plainMoment = "a moment or date without a type"
    /// ICU crashes there in Chinese and Japanese; `Renderer` throws, in all locales.
    case minusInfinity = "spellout, ordinal, duration: minus infinity"
    /// The shim calls it with so many at most.
    case tooMany = "too many arguments"
  }

  /// How a value is passed.
  private enum Passing: Int, CaseIterable {
    case number
    case moment
    case integer
    case text
    case word

    /// The order in which types are passed.
    var group: Int {
      switch self {
      case .number, .moment: 0
      case .integer: 1
      case .text, .word: 2
      }
    }
  }

  private struct Slot: Hashable {
    var name: String
    var passing: Passing
  }

  /// The pattern, its arguments numbered.
  package let pattern: String
  private let slots: [Slot]
  /// Arguments that are written by rules somewhere: spellout, ordinal, duration.
  private let ruleNames: Set<String>

  /// Numbers the arguments of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: Values; their types decide how an argument without a type is passed.
  package init(_ message: Message, arguments: [String: ArgumentValue]) {
    var uses: [(slot: Slot, position: TextPosition, isPlainNumber: Bool)] = []
    var ruleNames: Set<String> = []
    Self.collect(message.nodes) { name, position, format in
      let isPlainNumber = format == .plain && arguments[name]?.kind == .number
      let passing: Passing =
        switch format {
        case .plain?: isPlainNumber ? .number : .text
        case .number(.integer)?: .integer
        case .number?, .spellout?, .ordinal?, .duration?: .number
        case .date?, .time?: .moment
        case nil: .number
        }
      if [.spellout, .ordinal, .duration].contains(format) { ruleNames.insert(name) }
      uses.append((Slot(name: name, passing: passing), position, isPlainNumber))
    } word: { name, position in
      uses.append((Slot(name: name, passing: .word), position, false))
    }
    self.ruleNames = ruleNames
    let unique = Set(uses.map(\.slot))
    // Doubles first, then integers, then strings.
    slots = unique.sorted {
      ($0.passing.group, $0.name, $0.passing.rawValue) < ($1.passing.group, $1.name, $1.passing.rawValue)
    }
    var numbers: [Slot: Int] = [:]
    for (number, slot) in slots.enumerated() { numbers[slot] = number }

    var scalars = Array(message.pattern.unicodeScalars)
    let places = Places(message.pattern)
    for use in uses.reversed() {
      var start = places.offset(of: use.position) + 1
      while scalars[start].properties.isPatternWhitespace { start += 1 }
      let end = start + use.slot.name.unicodeScalars.count
      precondition(Array(scalars[start..<end]) == Array(use.slot.name.unicodeScalars), "\(message.pattern)")
      // Without a type it would be text; ICU writes a number there as `{n, number}`.
      let number = "\(numbers[use.slot] ?? 0)\(use.isPlainNumber ? ", number" : "")"
      scalars.replaceSubrange(start..<end, with: number.unicodeScalars)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    pattern = String(view)
  }

  /// Whether the numbered pattern has the numbers and types that the other has, so that one opened pattern serves both.
  package func isAsked(as other: NumberedMessage) -> Bool { pattern == other.pattern && slots == other.slots }

  /// Asks ICU.
  ///
  /// A value that is missing or has another type is passed as 0 or as no text: where it is needed, `Renderer` refuses, and
  /// where it is not, it does not matter.
  ///
  /// - Parameters:
  ///   - oracle: The numbered pattern, opened.
  ///   - arguments: Values by name.
  ///   - offset: Seconds ahead of UTC that the pattern was opened with.
  /// - Returns: ICU's text, or its failure.
  /// - Throws: `Unaskable`.
  package func ask(
    _ oracle: Oracle, arguments: [String: ArgumentValue], offset: Int
  ) throws(Unaskable) -> Result<String, Oracle.Failure> {
    var doubles: [Double] = []
    var integers: [Int32] = []
    var strings: [String] = []
    for slot in slots {
      let value = arguments[slot.name]
      switch slot.passing {
      case .number:
        let double = try Self.double(value)
        if double == -.infinity, ruleNames.contains(slot.name) { throw .minusInfinity }
        doubles.append(double)
      case .moment: doubles.append(Self.milliseconds(value, offset: offset))
      case .integer: integers.append(try Self.integer(value))
      case .text:
        switch value {
        case .instant, .date, .period: throw .plainMoment
        // Cleaned as when it is inserted; `SanitizedTests` holds the cleaning itself.
        case .text(let text): strings.append(text.sanitized())
        case .integer, .double, .decimal, nil: strings.append("")
        }
      case .word:
        if case .text(let text) = value { strings.append(text) } else { strings.append("") }
      }
    }
    guard doubles.count <= 8, integers.count <= 3, strings.count <= 8 else { throw .tooMany }
    do throws(Oracle.Failure) {
      return .success(try oracle.format(doubles: doubles, integers: integers, strings: strings))
    } catch {
      return .failure(error)
    }
  }

  private static func double(_ value: ArgumentValue?) throws(Unaskable) -> Double {
    switch value {
    case .integer(let integer):
      guard integer.magnitude <= 1 << 53 else { throw .digits }
      return Double(integer)
    case .double(let double):
      return double
    case .decimal(let decimal):
      let digits = decimal.text.utf8.filter { (0x30...0x39).contains($0) }
      let significant = digits.drop { $0 == 0x30 }.reversed().drop { $0 == 0x30 }
      guard significant.count <= 15, let double = Double(decimal.text) else { throw .digits }
      return double
    case .text, .instant, .date, .period, nil:
      return 0
    }
  }

  private static func integer(_ value: ArgumentValue?) throws(Unaskable) -> Int32 {
    let double: Double
    switch value {
    case .integer(let integer):
      guard let integer = Int32(exactly: integer) else { throw .integerStyle }
      return integer
    case .text, .instant, .date, .period, nil: return 0
    case .double, .decimal: double = try Self.double(value)
    }
    // An integer has no minus sign before 0.
    guard let integer = Int32(exactly: double), !(double == 0 && double.sign == .minus) else { throw .integerStyle }
    return integer
  }

  private static func milliseconds(_ value: ArgumentValue?, offset: Int) -> Double {
    switch value {
    case .instant(let timestamp, _, _): Double(timestamp.secondsSinceEpoch) * 1000
    // The moment at which the date begins on that clock.
    case .date(let date), .period(let date): Double(date.daysSinceEpoch) * 86_400_000 - Double(offset) * 1000
    case .integer, .double, .decimal, .text, nil: 0
    }
  }

  /// Calls `use` with each argument but those of a select, whose format is `nil` for a plural, and `word` with those.
  private static func collect(
    _ nodes: [MessageNode], use: (String, TextPosition, ArgumentFormat?) -> Void,
    word: (String, TextPosition) -> Void
  ) {
    for node in nodes {
      switch node {
      case .text, .pluralNumber: break
      case .argument(let argument): use(argument.name, argument.position, argument.format)
      case .branches(let branches):
        if branches.kind == .select {
          word(branches.name, branches.position)
        } else {
          use(branches.name, branches.position, nil)
        }
        for branch in branches.branches { collect(branch.nodes, use: use, word: word) }
      }
    }
  }
}
