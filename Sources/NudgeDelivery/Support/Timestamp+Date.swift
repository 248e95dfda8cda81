public import NudgeTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Timestamp {
  /// Creates a timestamp from a date.
  ///
  ///     let now = Timestamp(Date())
  ///
  /// Fractions of a second are rounded down. Dates outside the years 1 to 9999 are clamped to `min` or `max`.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let bounds = Double(Timestamp.min.secondsSinceEpoch)...Double(Timestamp.max.secondsSinceEpoch)
    // The bounds don't contain NaN, which is converted to `min`.
    self = bounds.contains(seconds) ? Timestamp(secondsSinceEpoch: Int64(seconds)) ?? .min : seconds > 0 ? .max : .min
  }
}

extension Date {
  /// Creates a date from a timestamp, without losing precision.
  public init(_ timestamp: Timestamp) {
    self.init(timeIntervalSince1970: Double(timestamp.secondsSinceEpoch))
  }
}
