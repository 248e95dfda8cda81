/// A number format that remembers what it wrote.
struct CachedNumber: ~Copyable {
  enum Format {
    case named(ICUNumber)
    case skeleton(ICUSkeleton)

    func append(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
      switch self {
      case .named(let number): try number.append(value, to: &output)
      case .skeleton(let skeleton): try skeleton.append(value, to: &output)
      }
    }
  }

  let format: Format
  /// How whole numbers are written, where that can be told from samples.
  private let pattern: DecimalPattern?
  /// Whether 0 to 999 are their ASCII digits: most numbers of a notification, in most languages.
  private let hasPlainThousand: Bool
  private var written = TextTable()

  /// - Parameters:
  ///   - format: ICU's format.
  ///   - isPlain: Whether it writes whole numbers as digits and separators alone, which is then tried.
  init(_ format: Format, isPlain: Bool) {
    self.format = format
    pattern =
      isPlain
      ? DecimalPattern.learned { number in
        var output = OutputBuffer()
        guard (try? format.append(.integer(number), to: &output)) != nil else { return nil }
        return output.bytes
      } : nil
    hasPlainThousand = pattern?.hasPlainThousand ?? false
  }

  @inline(__always)
  mutating func append(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    if hasPlainThousand, case .integer(let integer) = value, UInt64(bitPattern: integer) < 1000 {
      output.append(threeDigits: integer)
    } else {
      try appendOther(value, to: &output)
    }
  }

  private mutating func appendOther(_ value: NumericValue, to output: inout OutputBuffer) throws(ICUFailure) {
    guard case .integer(let integer) = value else {
      try format.append(value, to: &output)
      return
    }
    if integer >= 0, pattern?.append(integer, to: &output) != nil { return }
    if written.append(integer, to: &output) { return }
    let start = output.count
    try format.append(value, to: &output)
    written.keep(integer, from: start, of: output)
  }
}
