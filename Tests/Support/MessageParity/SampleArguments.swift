package import NudgeText
internal import NudgeTime

/// Values for the arguments of any message, from lists that hold what is small, large, negative, broken and odd.
///
/// The type follows from how the message uses an argument; where it does so only without a type, from its name.
package struct SampleArguments {
  /// Names that are numbers also where nothing but `{n}` says so.
  static let numberNames: Set = [
    "n", "m", "x", "count", "streak", "days", "weeks", "months", "years", "total", "best", "goal", "place", "gap", "0",
    "minutes", "ratio", "share", "amount", "version", "seconds",
  ]
  /// Names whose numbers are broken.
  static let brokenNames: Set = ["x", "share", "ratio", "amount", "version"]

  static let whole: [Int64] = [
    0, 1, 2, 3, 4, 5, 7, 10, 11, 12, 13, 14, 20, 21, 22, 25, 30, 100, 101, 102, 103, 111, 112, 121, 365, 1000, 1001,
    12_345, 100_000, 1_000_000, 2_000_000, 123_456_789, 2_147_483_647, -1, -2, -5, -21, -1000, -2_147_483_648,
  ]
  static let large: [Int64] = [2_147_483_648, 1_000_000_000_000, 9_007_199_254_740_992, -9_007_199_254_740_991]
  static let broken: [Double] = [
    0, 0.5, 1, 1.5, 2, 0.1, 0.001, 0.0004, 0.9995, 0.99995, -0.5, -1, -1.5, 3.1416, 21, 21.5, 1.05, 2.675, 0.125,
    1234.567, 999_999.5, 1e6, 1_500_000, 1e15, 123_456_789.123, 1e-7, 1e21, -0.0, 100, 1.000001,
  ]
  static let texts = [
    "Ada", "小明", "O'Brien", "it''s", "{name}", "'{'", "#", "", " ", "سارة", "Zoë 🎉", "a\nb", "\u{202E}x", "}", "李 #1",
    "👩‍👩‍👧", "e\u{301}", "{0, plural, other{#}}", "אבג 12", "\\n", "été", "e\u{301}te\u{301}",
  ]
  /// Days since 1970-01-01: from 1600 to 9999, with ends of months, years and centuries among them.
  static let days = [
    20_779, 20_780, 0, -1, 59, 11_016, 11_017, 19_782, 20_513, 20_514, 20_820, 18_262, -25_567, -134_774, 16_436,
    2_932_896,
    20_788, 20_834, 24_855,
  ]
  static let secondsOfDay: [Int64] = [0, 1, 3599, 43_199, 43_200, 46_800, 72_000, 86_399, 28_800, 64_805]
  static let offsets = [0, -18_000, 28_800, 20_700, -34_200, 45_900, 50_400, -43_200, 17_762, -86_399]

  private let message: ArgumentUses

  /// Looks through a message.
  package init(_ message: Message) {
    self.message = ArgumentUses(message)
  }

  /// A set of values; equal indices give equal values.
  ///
  /// - Parameter index: 0 or more. Each argument walks through its list in its own order.
  /// - Returns: A value for each argument; all moments have one offset.
  package func values(_ index: Int) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [:]
    let offset = UTCOffset(seconds: Self.offsets[index / 4 % Self.offsets.count]) ?? .utc
    for (place, (name, use)) in message.uses.enumerated() {
      let index = index + place * 7
      switch use {
      case .number: values[name] = number(name, index)
      case .plain: values[name] = Self.numberNames.contains(name) ? number(name, index) : text(index)
      case .select:
        let own = message.words[name, default: []] + ["else", "", "Other"]
        values[name] = .text(own[index % own.count])
      case .instant: values[name] = moment(name, index, offset)
      }
    }
    return values
  }

  private func text(_ index: Int) -> ArgumentValue { .text(Self.texts[index % Self.texts.count]) }

  private func number(_ name: String, _ index: Int) -> ArgumentValue {
    if Self.brokenNames.contains(name) {
      let value = Self.broken[index % Self.broken.count]
      // Every third as its decimal digits.
      if index % 3 == 2, let decimal = DecimalText("\(value)") { return .decimal(decimal) }
      return .double(value)
    }
    return .integer(Self.whole[index % Self.whole.count])
  }

  private func moment(_ name: String, _ index: Int, _ offset: UTCOffset) -> ArgumentValue? {
    let day = Self.days[index % Self.days.count]
    if !message.needsMoment.contains(name), index % 2 == 0 { return CivilDate(daysSinceEpoch: day).map { .date($0) } }
    let second = Self.secondsOfDay[index % Self.secondsOfDay.count]
    // Within the years that a moment has, whatever the offset.
    let seconds = min(Int64(day) * 86_400 + second, Timestamp.max.secondsSinceEpoch - 86_400)
    return Timestamp(secondsSinceEpoch: seconds).map { .instant($0, offset) }
  }
}
