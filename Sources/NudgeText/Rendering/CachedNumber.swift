/// A number format that remembers how it wrote small whole numbers.
final class CachedNumber {
  enum Format {
    case named(ICUNumber)
    case skeleton(ICUSkeleton)
  }

  let format: Format
  /// What was written for 0, 1, 2 …; empty where nothing was yet.
  private var small: [[UInt8]] = []
  private static let smallCount = 1024

  init(_ format: Format) {
    self.format = format
  }

  func append(_ value: NumericValue, to output: inout [UInt8]) throws(ICUFailure) {
    guard case .integer(let integer) = value, integer >= 0, integer < Self.smallCount else {
      output += try write(value)
      return
    }
    let index = Int(integer)
    if index >= small.count { small += Array(repeating: [], count: index + 1 - small.count) }
    if small[index].isEmpty { small[index] = try write(value) }
    output += small[index]
  }

  private func write(_ value: NumericValue) throws(ICUFailure) -> [UInt8] {
    switch format {
    case .named(let number): try number.format(value)
    case .skeleton(let skeleton): try skeleton.format(value)
    }
  }
}
