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
    let day = local.floorDivided(by: 86_400)
    guard let date = CivilDate(daysSinceEpoch: Int(day)) else { return .max }
    let time = TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: local - day * 86_400))
    let civil = CivilDateTime(date: date, time: time)
    return timestamp(for: civil, gap: .transition, overlap: overlap)?.secondsSinceEpoch ?? .max
  }

  /// Where a slot falls, in seconds since the local epoch; `nil` outside the years 1 to 9999.
  @inline(__always)
  func occurrence(ofSlot local: Int64) -> Occurrence? {
    let day = local.floorDivided(by: 86_400)
    guard day >= Int64(CivilDate.min.daysSinceEpoch), day <= Int64(CivilDate.max.daysSinceEpoch) else { return nil }
    let slot = CivilDateTime(
      date: CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day)),
      time: TimeOfDay(uncheckedSecondsFromMidnight: Int32(truncatingIfNeeded: local - day * 86_400)))
    let stretch = stretch(at: local)
    if let moment = stretch.moment(ofLocal: local) {
      guard let timestamp = Timestamp(secondsSinceEpoch: moment) else { return nil }
      return Occurrence(
        slot: slot, timestamp: timestamp, offset: UTCOffset(unchecked: Int32(stretch.offset)), adjustment: .exact)
    }
    return occurrenceNearTransition(slot)
  }

  /// Which passing of a local time a moment is, where the clocks show it more than once.
  func passing(of slot: CivilDateTime, at moment: Timestamp) -> Occurrence.Adjustment {
    if stretch(at: moment.secondsSinceEpoch).moment(ofLocal: slot.secondsSinceLocalEpoch) != nil { return .exact }
    guard case .repeated(let first, _) = resolve(slot) else { return .exact }
    return moment == first ? .firstPassing : .laterPassing
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
}
