internal import CNudgeICU
internal import NudgeTime

/// A date format.
///
/// It can be used by one thread at a time.
///
/// ICU's zone rules do not determine dates and times. A moment is shifted by its offset and formatted as if in GMT. If
/// the format prints a zone, the moment is formatted in the named zone if ICU has the same offset for it at that moment,
/// and otherwise in a zone with that fixed offset.
@safe final class ICUDate {
  private let handle: OpaquePointer
  /// Whether the format shows a time of day.
  let hasTime: Bool
  /// Whether the format shows a date or a part of one.
  let hasDate: Bool
  /// Whether the format prints a zone.
  let hasZone: Bool
  /// The zone that is set.
  private var zone = Zone.fixed(.utc)

  private enum Zone: Hashable {
    case fixed(UTCOffset)
    case named(String)
  }

  /// Opens a format for a date, a time, or both, in a locale with an ICU identifier.
  ///
  /// If the date has a skeleton, the style of the time is ignored, and vice versa. `patterns` are the patterns of the
  /// locale. They are opened for the first skeleton.
  init(date: DateStyle?, time: DateStyle?, locale: String, patterns: inout ICUPatterns?) throws(ICUFailure) {
    var status: Int32 = 0
    let opened: OpaquePointer?
    if case .skeleton(let skeleton) = date ?? time {
      let known: ICUPatterns
      if let patterns { known = patterns } else { known = try ICUPatterns(locale: locale) }
      patterns = known
      unsafe opened = unsafe nudge_icu_date_open_skeleton(
        known.handle, skeleton, Int32(skeleton.utf8.count), locale, &status)
    } else {
      unsafe opened = unsafe nudge_icu_date_open(Self.code(date), Self.code(time), locale, &status)
    }
    guard let opened = unsafe opened else { throw ICUFailure(status: status) }
    unsafe handle = opened
    let fields = Int(try callICU { unsafe nudge_icu_date_fields(opened, &$0) })
    hasTime = fields & NUDGE_ICU_HAS_TIME != 0
    hasDate = fields & NUDGE_ICU_HAS_DATE != 0
    hasZone = fields & NUDGE_ICU_HAS_ZONE != 0
  }

  deinit { unsafe nudge_icu_date_close(handle) }

  /// Appends a moment in local time at an offset from UTC.
  ///
  /// `zone` is the name of the zone to print, if it is known.
  func append(
    _ timestamp: Timestamp, offset: UTCOffset, zone: String?, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    guard hasZone else {
      try append(localSeconds: timestamp.secondsSinceEpoch + Int64(offset.seconds), to: &output)
      return
    }
    let isNamed = if let zone { try setZone(zone, at: timestamp, offset: offset) } else { false }
    if !isNamed, self.zone != .fixed(offset) {
      try callICU { unsafe nudge_icu_date_set_offset(handle, offset.seconds, &$0) }
      self.zone = .fixed(offset)
    }
    try append(localSeconds: timestamp.secondsSinceEpoch, to: &output)
  }

  /// Sets the zone with a name.
  ///
  /// Returns `false` if ICU does not know it, or has another offset for it at the moment.
  private func setZone(_ name: String, at timestamp: Timestamp, offset: UTCOffset) throws(ICUFailure) -> Bool {
    if zone != .named(name) {
      guard try callICU({ unsafe nudge_icu_date_set_zone(handle, name, Int32(name.utf8.count), &$0) }) else {
        return false
      }
      zone = .named(name)
    }
    let milliseconds = Double(timestamp.secondsSinceEpoch) * 1000
    return try callICU { unsafe nudge_icu_date_offset(handle, milliseconds, &$0) } == offset.seconds
  }

  /// Appends a civil date and time, in seconds since 1970-01-01T00:00:00 on its own clock.
  ///
  /// The format must not print a zone.
  func append(localSeconds: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    try unsafe output.appendFromICU { unsafe nudge_icu_date_format(handle, Double(localSeconds) * 1000, $0, $1, &$2) }
  }

  private static func code(_ style: DateStyle?) -> Int32 {
    switch style {
    case .short: Int32(NUDGE_ICU_SHORT)
    case .medium: Int32(NUDGE_ICU_MEDIUM)
    case .long: Int32(NUDGE_ICU_LONG)
    case .full: Int32(NUDGE_ICU_FULL)
    case .skeleton, nil: Int32(NUDGE_ICU_NO_STYLE)
    }
  }
}

/// The patterns from which a locale generates formats for skeletons.
///
/// They can be used by one thread at a time.
@safe final class ICUPatterns {
  fileprivate let handle: OpaquePointer?

  /// Opens the patterns of a locale with an ICU identifier.
  init(locale: String) throws(ICUFailure) {
    unsafe handle = try unsafe callICU { unsafe nudge_icu_patterns_open(locale, &$0) }
  }

  deinit { unsafe nudge_icu_patterns_close(handle) }
}
