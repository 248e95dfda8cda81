extension Zone {
  /// The moment at which the clocks first show a local time or a later one, in seconds since the epoch.
  func firstMoment(showing local: Int64) -> Int64 {
    timestamp(forLocal: local, overlap: .first)
  }

  /// The last moment before the clocks show a local time for good, in seconds since the epoch.
  func lastMoment(before local: Int64) -> Int64 {
    timestamp(forLocal: local, overlap: .last) - 1
  }

  private func timestamp(forLocal local: Int64, overlap: OverlapPolicy) -> Int64 {
    guard Timestamp(secondsSinceEpoch: local) != nil else { return .max }
    let civil = CivilDateTime(uncheckedSecondsSinceLocalEpoch: local)
    return timestamp(for: civil, gap: .transition, overlap: overlap)?.secondsSinceEpoch ?? .max
  }

  /// Where a slot falls, in seconds since the local epoch; `nil` outside the years 1 to 9999.
  @inline(__always)
  func occurrence(ofSlot local: Int64) -> Occurrence? {
    guard local >= Timestamp.min.secondsSinceEpoch, local <= Timestamp.max.secondsSinceEpoch else { return nil }
    let slot = CivilDateTime(uncheckedSecondsSinceLocalEpoch: local)
    return stretch(at: local).occurrence(ofSlot: slot, at: local) ?? occurrenceNearTransition(slot)
  }

  /// Which passing of a local time a moment is, if the clocks show it more than once.
  func passing(of slot: CivilDateTime, at moment: Timestamp) -> Occurrence.Adjustment {
    if stretch(at: moment.secondsSinceEpoch).moment(ofLocal: slot.secondsSinceLocalEpoch) != nil { return .exact }
    guard case .repeated(let first, _) = resolve(slot) else { return .exact }
    return moment == first ? .firstPassing : .laterPassing
  }

  /// The occurrence at a moment that a rule names by itself.
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

  /// The stretch that a moment lies in.
  @inline(__always)
  func stretch(at seconds: Int64) -> ZoneStretch {
    let (folded, shift) = table.folded(seconds)
    let index = table.index(at: folded)
    return ZoneStretch(
      start: index > 0 ? table.transitions[index - 1] + shift : .min,
      end: index < table.transitions.count ? table.transitions[index] + shift : .max,
      offset: Int64(table.offsets[index]))
  }

  /// The local time, in seconds since the local epoch, up to which every slot has fired at a moment; later ones may be
  /// still ahead.
  ///
  /// It is what the clocks show or, within two days of their having been put forward, what they would show without
  /// that: a slot in a gap fires by the offset from before it.
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

/// A stretch of time over which a zone's offset from UTC stays, in seconds since the epoch.
struct ZoneStretch {
  /// Its first second; `Int64.min` for the zone's first stretch.
  let start: Int64
  /// The first second after it; `Int64.max` for the last one.
  let end: Int64
  /// What the clocks add to UTC in it, in seconds.
  let offset: Int64

  /// Longer than any change of the clocks: farther than this from both ends, a local time comes once.
  static let margin: Int64 = 2 * 86_400

  /// The moment of a local time, in seconds since the local epoch, if it lies so far from the ends that it comes just
  /// once.
  @inline(__always)
  func moment(ofLocal local: Int64) -> Int64? {
    let moment = local - offset
    guard moment &- Self.margin > start, moment < end &- Self.margin else { return nil }
    return moment
  }

  /// The occurrence of a slot, at its seconds since the local epoch, if it lies so far from the ends that it comes just
  /// once.
  @inline(__always)
  func occurrence(ofSlot slot: CivilDateTime, at local: Int64) -> Occurrence? {
    guard let moment = moment(ofLocal: local), let timestamp = Timestamp(secondsSinceEpoch: moment) else { return nil }
    return Occurrence(
      slot: slot, timestamp: timestamp, offset: UTCOffset(unchecked: Int32(truncatingIfNeeded: offset)),
      adjustment: .exact)
  }
}
