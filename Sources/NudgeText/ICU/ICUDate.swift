internal import CNudgeICU
internal import NudgeTime

/// A locale's format for dates, times, or both.
///
/// A format isn't thread-safe: use it from one thread at a time.
///
/// Dates and times don't depend on ICU's time zone rules, because a moment is shifted by its offset and formatted as if
/// in GMT. A format that prints the time zone uses the named zone if ICU has the same offset for it at that moment, and
/// otherwise a zone with that fixed offset.
@safe final class ICUDate {
  private let handle: OpaquePointer
  /// The parts of the format's pattern.
  let parts: [DatePatternPart]
  /// A Boolean value indicating whether the format prints a time of day.
  let hasTime: Bool
  /// A Boolean value indicating whether the format prints a date or a part of one.
  let hasDate: Bool
  /// A Boolean value indicating whether the format prints a time zone.
  let hasZone: Bool
  /// The time zone that the format currently uses.
  private var zone = Zone.fixed(.utc)

  private enum Zone: Hashable {
    case fixed(UTCOffset)
    case named(String)
  }

  /// Opens a format for a date, a time, or both, in the locale with an ICU identifier.
  ///
  /// If the date has a skeleton, the time style is ignored, and vice versa. `patterns` contains the locale's patterns,
  /// which are opened when the first skeleton needs them.
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
    let pattern = try unsafe textFromICU { unsafe nudge_icu_date_pattern(opened, $0, $1, &$2) }
    let parts = DatePatternPart.parts(of: pattern)
    self.parts = parts
    // ICU has no text for some combinations of fields, such as `yw`. A date that prints nothing is a mistake.
    let printsNothing = parts.allSatisfy { if case .literal = $0 { true } else { false } }
    if printsNothing || DatePatternPart.nameFields(parts) { throw .unsupported }
    func has(_ letters: String) -> Bool {
      parts.contains { part in
        if case .field(let letter, count: _) = part { letters.utf8.contains(letter) } else { false }
      }
    }
    hasTime = has("abBhHkKmsSA")
    hasDate = has("GyYuUrQqMLwWdDFgEec")
    hasZone = has("zZOvVxX")
  }

  deinit { unsafe nudge_icu_date_close(handle) }

  /// Appends a moment in local time at an offset from UTC.
  ///
  /// `zone` is the name of the time zone to print, if known.
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

  /// Sets the time zone with a given name.
  ///
  /// Returns `false` if ICU doesn't recognize the name, or has a different offset for the zone at the given moment.
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

  /// Appends a civil date and time, given in seconds since 1970-01-01T00:00:00 local time.
  ///
  /// The format must not print a time zone.
  func append(localSeconds: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    try unsafe output.appendFromICU { unsafe nudge_icu_date_format(handle, Double(localSeconds) * 1000, $0, $1, &$2) }
  }

  // MARK: Names

  /// A Boolean value indicating whether dates are in the Gregorian calendar.
  var isGregorian: Bool {
    get throws(ICUFailure) { try callICU { unsafe nudge_icu_date_is_gregorian(handle, &$0) } }
  }

  /// Returns a name from one of the lists in the shim's header, such as `NUDGE_ICU_MONTHS`.
  func name(_ index: Int, in list: Int) throws(ICUFailure) -> String {
    try unsafe textFromICU { unsafe nudge_icu_date_name(handle, Int32(list), Int32(index), $0, $1, &$2) }
  }

  /// Returns a digit, 0 to 9, as it is written in dates.
  func digit(_ digit: Int) throws(ICUFailure) -> String {
    try unsafe textFromICU { unsafe nudge_icu_date_digit(handle, Int32(digit), $0, $1, &$2) }
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

/// The patterns from which ICU generates a locale's formats for skeletons.
///
/// Patterns aren't thread-safe: use them from one thread at a time.
@safe final class ICUPatterns {
  fileprivate let handle: OpaquePointer?

  /// Opens the patterns of the locale with an ICU identifier.
  init(locale: String) throws(ICUFailure) {
    unsafe handle = try unsafe callICU { unsafe nudge_icu_patterns_open(locale, &$0) }
  }

  deinit { unsafe nudge_icu_patterns_close(handle) }
}
