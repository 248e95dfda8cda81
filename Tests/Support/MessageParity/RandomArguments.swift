package import NudgeTestSupport
package import NudgeText
internal import NudgeTime

/// Makes values at random for the arguments of a message: most of the right type, to the ends of what each type holds.
package struct RandomArguments {
  private let message: ArgumentUses

  /// Looks through a message.
  package init(_ message: Message) {
    self.message = ArgumentUses(message)
  }

  /// A set of values.
  ///
  /// - Parameter random: Equal generators give equal values.
  /// - Returns: A value for each argument, but that now and then one is missing or of another type; all moments have one
  ///   offset.
  package func values(using random: inout SeededGenerator) -> [String: ArgumentValue] {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    var values: [String: ArgumentValue] = [:]
    let offset = Self.offset(&random)
    for (name, use) in message.uses {
      if chance(1) { continue }
      let use = chance(1) ? [Message.Use.plain, .number, .instant, .select].randomElement(using: &random) ?? use : use
      switch use {
      case .number: values[name] = Self.number(&random)
      case .plain:
        values[name] =
          chance(60) ? Self.text(&random) : chance(95) ? Self.number(&random) : Self.moment(&random, offset)
      case .select:
        let words = message.words[name, default: []]
        values[name] =
          words.isEmpty || chance(20) ? Self.text(&random) : words.randomElement(using: &random).map { .text($0) }
      case .instant:
        let isDate = !message.needsMoment.contains(name) ? chance(50) : chance(3)
        values[name] = isDate ? Self.date(&random) : Self.moment(&random, offset)
      }
    }
    return values
  }

  // MARK: Numbers

  static func number(_ random: inout SeededGenerator) -> ArgumentValue {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: return .integer(Int64.random(in: -3...31, using: &random))
    case 5..<8: return .integer(SampleArguments.whole.randomElement(using: &random) ?? 0)
    case 8..<11:
      // Each length is as likely as any other.
      let bits = random.next() >> UInt64.random(in: 1...63, using: &random)
      return .integer(Bool.random(using: &random) ? Int64(bits) : -Int64(bits))
    case 11: return .integer((SampleArguments.large + [.max, .min, .max - 1]).randomElement(using: &random) ?? 0)
    case 12: return .double(SampleArguments.broken.randomElement(using: &random) ?? 0)
    case 13: return .double((Double.random(in: -2000...2000, using: &random) * 100).rounded() / 100)
    case 14: return .double(Double(Int.random(in: -100_000...100_000, using: &random)) / 8)
    case 15: return .double(Double(bitPattern: random.next() & ~(0x600 << 52)))
    case 16:
      let odd: [Double] = [
        .nan, .infinity, -.infinity, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e22,
        4_503_599_627_370_497.5,
      ]
      return .double(odd.randomElement(using: &random) ?? 0)
    default:
      var text = Bool.random(using: &random) ? "-" : ""
      let most = Int.random(in: 0..<5, using: &random) == 0 ? 18 : 7
      for _ in 0...Int.random(in: 0..<most, using: &random) { text += String(Int.random(in: 0...9, using: &random)) }
      if Bool.random(using: &random) {
        text += "."
        for _ in 0...Int.random(in: 0..<most, using: &random) { text += String(Int.random(in: 0...9, using: &random)) }
      }
      return DecimalText(text).map { .decimal($0) } ?? .integer(0)
    }
  }

  // MARK: Text

  static func text(_ random: inout SeededGenerator) -> ArgumentValue {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      text += SampleArguments.texts.randomElement(using: &random) ?? ""
    }
    return .text(text)
  }

  // MARK: Dates

  private static func offset(_ random: inout SeededGenerator) -> UTCOffset {
    let known = SampleArguments.offsets.randomElement(using: &random) ?? 0
    let seconds =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: 0
      case 1: Int.random(in: -56...56, using: &random) * 900
      case 2: known
      default: Int.random(in: -86_399...86_399, using: &random)
      }
    return UTCOffset(seconds: seconds) ?? .utc
  }

  private static func day(_ random: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: SampleArguments.days.randomElement(using: &random) ?? 0
    // The years 1 to 9999.
    case 1, 2: Int.random(in: -719_162...2_932_896, using: &random)
    // 1900 to 2100.
    default: Int.random(in: -25_567...47_846, using: &random)
    }
  }

  private static func date(_ random: inout SeededGenerator) -> ArgumentValue {
    CivilDate(daysSinceEpoch: day(&random)).map { .date($0) } ?? .integer(0)
  }

  private static func moment(_ random: inout SeededGenerator, _ offset: UTCOffset) -> ArgumentValue {
    // Not on the very first and last day, so that whole centuries can be added and every offset stays within the years.
    let day = min(max(day(&random), -719_160), 2_932_894)
    let seconds = Int64(day) * 86_400 + Int64.random(in: 0..<86_400, using: &random)
    return Timestamp(secondsSinceEpoch: seconds).map { .instant($0, offset) } ?? .integer(0)
  }
}
