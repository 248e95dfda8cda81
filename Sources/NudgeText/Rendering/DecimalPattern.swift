/// The digits and grouping that a locale uses for whole numbers, derived from ICU's output.
///
/// A pattern is only used if it produces the same output as ICU for samples of every length and with every digit.
/// Because plainly formatted whole numbers only consist of digits and separators, such a pattern is correct for all
/// numbers.
struct DecimalPattern: Equatable {
  /// The concatenated UTF-8 encodings of 0 to 9, which all have the same length.
  private var digits: [UInt8]
  private let digitBytes: Int
  private var separator: [UInt8] = []
  /// The number of digits after the last separator, or 0 if numbers aren't grouped.
  private var primaryGroup = 0
  /// The number of digits between two separators.
  private var secondaryGroup = 0
  /// The minimum number of digits for a number to be grouped.
  private var groupedFrom = Int.max

  private static let longest: Int64 = 1_234_567_890_123_456_789

  /// Derives a pattern from samples.
  ///
  /// - Parameter write: A function that returns ICU's output for a number.
  /// - Returns: The pattern, or `nil` if a pattern can't express ICU's output.
  static func learned(_ write: (Int64) -> [UInt8]?) -> DecimalPattern? {
    guard let pattern = DecimalPattern(write) else { return nil }
    var power: Int64 = 1
    for length in 1...19 {
      // The smallest number of each length, a number that starts with 9, and two numbers with different digits.
      for sample in [
        power, power &* 9, longest % (power > 100_000_000_000_000_000 ? .max : power * 10),
        power + 8_642_097_531 % power, Int64(length),
      ] where sample >= 0 {
        guard let expected = write(sample), pattern.bytes(of: sample) == expected else { return nil }
      }
      power = length < 19 ? power * 10 : power
    }
    guard let last = write(.max), pattern.bytes(of: .max) == last else { return nil }
    return pattern
  }

  private init?(_ write: (Int64) -> [UInt8]?) {
    var digits: [[UInt8]] = []
    for digit in Int64(0)...9 {
      guard let text = write(digit), (1...4).contains(text.count) else { return nil }
      digits.append(text)
    }
    digitBytes = digits[0].count
    guard digits.allSatisfy({ $0.count == digits[0].count }) else { return nil }
    if digitBytes == 1, digits.map({ $0[0] }) != Array(0x30...0x39) { return nil }
    self.digits = digits.flatMap(\.self)
    // Split the longest number at its digits. Everything else is a separator.
    guard var rest = write(Self.longest)?[...] else { return nil }
    var groups = [0]
    for digit in String(Self.longest).utf8.map({ Int($0) - 0x30 }) {
      let text = digits[digit]
      if !rest.starts(with: text) {
        guard let next = rest.indices.first(where: { rest[$0...].starts(with: text) }) else { return nil }
        let found = Array(rest[..<next])
        guard separator.isEmpty || separator == found, found.count <= 4 else { return nil }
        separator = found
        rest = rest[next...]
        groups.append(0)
      }
      rest = rest.dropFirst(text.count)
      groups[groups.count - 1] += 1
    }
    guard rest.isEmpty else { return nil }
    guard groups.count > 1 else { return }
    primaryGroup = groups[groups.count - 1]
    secondaryGroup = groups.count > 2 ? groups[groups.count - 2] : primaryGroup
    var power: Int64 = 1
    for length in 1...19 {
      if write(power).map({ $0.count > length * digitBytes }) == true {
        groupedFrom = length
        break
      }
      power = length < 19 ? power * 10 : power
    }
  }

  /// A Boolean value indicating whether 0 to 999 are written in ASCII digits.
  var hasPlainThousand: Bool { digitBytes == 1 && groupedFrom > 3 }

  private func bytes(of number: Int64) -> [UInt8] {
    var output = OutputBuffer()
    append(number, to: &output)
    return output.bytes
  }

  /// Appends a number, which must not be negative.
  func append(_ number: Int64, to output: inout OutputBuffer) {
    if hasPlainThousand, number < 1000 {
      output.append(threeDigits: number)
      return
    }
    // There are at most 19 digits of at most 4 bytes, with separators of at most 4 bytes between them.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 160) { buffer in
      let start = unsafe writeGrouped(UInt64(bitPattern: number), into: buffer)
      guard let base = buffer.baseAddress else { return }
      unsafe output.append(base + start, count: buffer.count - start)
    }
  }

  /// Writes a number to the end of a buffer, and returns the index where the number starts.
  private func writeGrouped(_ number: UInt64, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var start = buffer.count
    var rest = number
    var length = 1
    var power: UInt64 = 10
    while length < 19, rest >= power {
      length += 1
      power &*= 10
    }
    var untilSeparator = length >= groupedFrom ? primaryGroup : Int.max
    repeat {
      if untilSeparator == 0 {
        start -= separator.count
        for index in separator.indices { unsafe buffer[start + index] = separator[index] }
        untilSeparator = secondaryGroup
      }
      let digit = Int(rest % 10) * digitBytes
      rest /= 10
      start -= digitBytes
      for index in 0..<digitBytes { unsafe buffer[start + index] = digits[digit + index] }
      untilSeparator -= 1
    } while rest > 0
    return start
  }
}
