extension Zone {
  /// Returns the first moment at which the clocks show `local` or a later time.
  ///
  /// `local` is in seconds since the local epoch, and the result is in seconds since the epoch.
  func firstMoment(showing local: Int64) -> Int64 {
    timestamp(forLocal: local, overlap: .first)
  }

  /// Returns the last moment before the clocks pass `local` for the last time.
  ///
  /// `local` is in seconds since the local epoch, and the result is in seconds since the epoch.
  func lastMoment(before local: Int64) -> Int64 {
    timestamp(forLocal: local, overlap: .last) - 1
  }

  private func timestamp(forLocal local: Int64, overlap: OverlapPolicy) -> Int64 {
    guard Timestamp(secondsSinceEpoch: local) != nil else { return .max }
    let civil = CivilDateTime(uncheckedSecondsSinceLocalEpoch: local)
    return timestamp(for: civil, gap: .transition, overlap: overlap)?.secondsSinceEpoch ?? .max
  }

  /// Returns the occurrence of a slot, in seconds since the local epoch, or `nil` outside the years 1 to 9999.
  @inline(__always)
  func occurrence(ofSlot local: Int64) -> Occurrence? {
    guard local >= Timestamp.min.secondsSinceEpoch, local <= Timestamp.max.secondsSinceEpoch else { return nil }
    let slot = CivilDateTime(uncheckedSecondsSinceLocalEpoch: local)
    return stretch(at: local).occurrence(ofSlot: slot, at: local) ?? occurrenceNearTransition(slot)
  }

  /// Returns whether a moment is the first or the later of two, if the clocks show its local time twice.
  func passing(of slot: CivilDateTime, at moment: Timestamp) -> Occurrence.Adjustment {
    if stretch(at: moment.secondsSinceEpoch).moment(ofLocal: slot.secondsSinceLocalEpoch) != nil { return .exact }
    guard case .repeated(let first, _) = resolve(slot) else { return .exact }
    return moment == first ? .firstPassing : .laterPassing
  }

  /// Returns the occurrence at a moment that a rule produces directly.
  func occurrence(at moment: Timestamp) -> Occurrence {
    let offset = offset(at: moment)
    let slot = moment.civil(at: offset)
    return Occurrence(slot: slot, timestamp: moment, offset: offset, adjustment: passing(of: slot, at: moment))
  }

  private func occurrenceNearTransition(_ slot: CivilDateTime) -> Occurrence? {
    let timestamp: Timestamp
    let adjustment: Occurrence.Adjustment
    switch resolve(slot) {
    case .unique(let moment): (timestamp, adjustment) = (moment, .exact)
    case .skipped(let gap): (timestamp, adjustment) = (gap.later, .shiftedByGap)
    case .repeated(let first, _): (timestamp, adjustment) = (first, .firstPassing)
    }
    guard timestamp > .min, timestamp < .max else { return nil }
    return Occurrence(slot: slot, timestamp: timestamp, offset: offset(at: timestamp), adjustment: adjustment)
  }

  /// Returns the stretch that contains a moment.
  @inline(__always)
  func stretch(at seconds: Int64) -> ZoneStretch {
    let (folded, shift) = table.folded(seconds)
    let index = table.index(at: folded)
    return ZoneStretch(
      start: index > 0 ? table.transitions[index - 1] + shift : .min,
      end: index < table.transitions.count ? table.transitions[index] + shift : .max,
      offset: Int64(table.offsets[index]))
  }

  /// Returns a local time, in seconds since the local epoch, such that every slot up to it has fired by a moment.
  ///
  /// Slots after this bound might not have fired yet. The bound is the local time at that moment. Within two days after
  /// the clocks are set forward, it is the local time without that change, because a slot in a gap fires at the offset
  /// before the gap.
  func localBound(at seconds: Int64) -> Int64 {
    var stretch = stretch(at: seconds)
    var offset = stretch.offset
    while stretch.start > seconds - ZoneStretch.margin {
      stretch = self.stretch(at: stretch.start - 1)
      offset = min(offset, stretch.offset)
    }
    return seconds + offset
  }
}

/// A period during which a zone's offset from UTC doesn't change.
///
/// Times are in seconds since the epoch.
struct ZoneStretch {
  /// The first second of the stretch, or `Int64.min` for the zone's first stretch.
  let start: Int64
  /// The first second after the stretch, or `Int64.max` for the last one.
  let end: Int64
  /// The offset from UTC in seconds.
  let offset: Int64

  /// A duration longer than any clock change.
  ///
  /// At a greater distance than this from both ends of a stretch, each local time occurs exactly once.
  static let margin: Int64 = 2 * 86_400

  /// Returns the moment of a local time, in seconds since the local epoch, if it is far enough from both ends of the
  /// stretch to occur exactly once.
  @inline(__always)
  func moment(ofLocal local: Int64) -> Int64? {
    let moment = local - offset
    guard moment &- Self.margin > start, moment < end &- Self.margin else { return nil }
    return moment
  }

  /// Returns the occurrence of a slot, which is `local` seconds since the local epoch, if it is far enough from both
  /// ends of the stretch to occur exactly once.
  @inline(__always)
  func occurrence(ofSlot slot: CivilDateTime, at local: Int64) -> Occurrence? {
    guard let moment = moment(ofLocal: local), let timestamp = Timestamp(secondsSinceEpoch: moment) else { return nil }
    return Occurrence(
      slot: slot, timestamp: timestamp, offset: UTCOffset(unchecked: Int32(truncatingIfNeeded: offset)),
      adjustment: .exact)
  }
}
