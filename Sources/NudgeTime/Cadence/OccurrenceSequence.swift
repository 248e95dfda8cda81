/// The occurrences of a half-open span, each worked out as it is asked for.
///
/// - Parameters:
///   - span: From its lower bound, included, until its upper bound, excluded. UTC.
///   - next: The first occurrence after a moment, which may be the second before the first moment there is.
/// - Returns: The occurrences, in order.
func occurrences(
  in span: Range<Timestamp>, next: @escaping (Timestamp) -> Occurrence?
) -> some Sequence<Occurrence> {
  sequence(state: span.lowerBound.secondsSinceEpoch - 1) { (last: inout Int64) -> Occurrence? in
    guard let occurrence = next(Timestamp(unchecked: last)), occurrence.timestamp < span.upperBound else { return nil }
    last = occurrence.timestamp.secondsSinceEpoch
    return occurrence
  }
}
