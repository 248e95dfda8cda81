internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

extension PersonReader {
  /// Reads a string whose length, in UTF-8 bytes, must be within bounds.
  @inline(__always)
  func text(_ json: inout JSONCursor, _ length: ClosedRange<Int>) throws(PersonFault) -> String {
    let text = try json.text()
    // An escape sequence is longer than the character it represents.
    guard !text.hasEscapes, length.contains(text.range.count) else { return try unusualText(json, text, length) }
    return json.string(text)
  }

  @inline(never)
  private func unusualText(
    _ json: JSONCursor, _ text: JSONText, _ length: ClosedRange<Int>
  ) throws(PersonFault) -> String {
    let string = json.string(text)
    guard length.contains(string.utf8.count) else { throw PersonFault(.textLength(length), at: text.offset) }
    return string
  }

  /// Reads a person's or achievement's id.
  @inline(__always)
  func id(_ json: inout JSONCursor) throws(PersonFault) -> String {
    json.skipSpace()
    let offset = json.offset
    let id = try text(&json, 1...Person.maximumIDLength)
    // An escaped control character is valid JSON, but isn't allowed in an id.
    var previous: UInt8 = 0
    for byte in id.utf8 {
      // The C1 control characters are U+0080 to U+009F, encoded as C2 80 to C2 9F.
      let isControl = byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0
      if isControl { throw PersonFault(.controlCharacter, at: offset) }
      previous = byte
    }
    return id
  }

  /// Reads one of the given names.
  @inline(__always)
  func word<Value>(_ json: inout JSONCursor, _ names: NameTable<Value>) throws(PersonFault) -> Value {
    guard json.take("\"") else { throw json.mismatch(.text) }
    if let index = names.take(&json) { return names[index] }
    json.offset -= 1
    return try rareWord(&json, names)
  }

  /// Reads a name that contains an escape, uses different case, or is unknown.
  @inline(never)
  private func rareWord<Value>(_ json: inout JSONCursor, _ names: NameTable<Value>) throws(PersonFault) -> Value {
    let text = try json.text()
    let word = json.string(text)
    let known = names.names
    if let same = NearestMatch.same(as: word, among: known), let index = known.firstIndex(of: same) {
      return names[index]
    }
    throw PersonFault(.unknownWord(nearest: NearestMatch.best(to: word, among: known), known: known), at: text.offset)
  }

  /// Reads a string and converts it to a value.
  @inline(never)
  func value<Value, Failure>(
    _ json: inout JSONCursor, _ reason: (Failure) -> PersonError.Reason, _ make: (String) throws(Failure) -> Value
  ) throws(PersonFault) -> Value {
    let text = try json.text()
    do throws(Failure) { return try make(json.string(text)) } catch {
      throw PersonFault(reason(error), at: text.offset)
    }
  }

  /// Returns the value of a required key, or throws if the key is missing.
  @inline(__always)
  func required<Value>(_ value: Value?, _ key: String, of members: JSONMembers) throws(PersonFault) -> Value {
    guard let value else { throw PersonFault(.missingKey(key), at: members.offset) }
    return value
  }

  // MARK: Dates and times

  /// Reads a date such as `2026-11-22`.
  @inline(__always)
  func date(_ json: inout JSONCursor) throws(PersonFault) -> CivilDate {
    json.skipSpace()
    let start = json.offset
    if json.byte(at: start) == 0x22, json.byte(at: start &+ 11) == 0x22, let date = json.plainDate(at: start &+ 1) {
      json.offset = start &+ 12
      return date
    }
    return try civilValue(&json, example: "2026-11-22") { (text) throws(CivilError) in try CivilDate(text) }
  }

  /// Reads a time of day such as `20:00`.
  @inline(__always)
  func time(_ json: inout JSONCursor) throws(PersonFault) -> TimeOfDay {
    json.skipSpace()
    let start = json.offset
    if json.byte(at: start) == 0x22, json.byte(at: start &+ 6) == 0x22, let time = json.plainTime(at: start &+ 1) {
      json.offset = start &+ 7
      return time
    }
    return try civilValue(&json, example: "20:00") { (text) throws(CivilError) in try TimeOfDay(text) }
  }

  /// Reads an achievement's time, which is a timestamp with a UTC offset that is kept, or a date.
  func moment(_ json: inout JSONCursor) throws(PersonFault) -> Achievement.Moment {
    let text = try json.text()
    if !text.hasEscapes, let plain = plainMoment(json, text.range) { return plain }
    return try civilValue(of: json.string(text), at: text.offset, example: "2026-11-20 or 2026-11-20T08:00:00+01:00") {
      (text) throws(CivilError) in try Achievement.Moment(text)
    }
  }

  /// Reads a string and converts it to a date or time.
  @inline(never)
  private func civilValue<Value>(
    _ json: inout JSONCursor, example: String, _ make: (String) throws(CivilError) -> Value
  ) throws(PersonFault) -> Value {
    let text = try json.text()
    return try civilValue(of: json.string(text), at: text.offset, example: example, make)
  }

  /// Converts a string at an offset to a date or time.
  private func civilValue<Value>(
    of text: String, at offset: Int, example: String, _ make: (String) throws(CivilError) -> Value
  ) throws(PersonFault) -> Value {
    do throws(CivilError) { return try make(text) } catch {
      // An input method's full-width character looks like the one that is expected.
      if case .malformed(let column, _, _) = error,
        let found = text.unicodeScalars.dropFirst(column - 1).first, let form = found.asciiMark
      {
        throw PersonFault(.malformed(.ascii(form, insteadOf: found)), at: offset)
      }
      throw PersonFault(.civil(error, example: example), at: offset)
    }
  }

  /// Returns a date or a timestamp in whole seconds, or `nil` if the text has another format or the date or time
  /// doesn't exist.
  private func plainMoment(_ json: JSONCursor, _ range: Range<Int>) -> Achievement.Moment? {
    let start = range.lowerBound
    guard range.count >= 10, let date = json.plainDate(at: start) else { return nil }
    if range.count == 10 { return .date(date) }
    guard range.count >= 20, json.byte(at: start + 10) == UInt8(ascii: "T"), let time = json.plainTime(at: start + 11),
      json.byte(at: start + 16) == 0x3A, let second = json.twoDigits(at: start + 17), second < 60
    else { return nil }
    var offset: Int?
    switch (json.byte(at: start + 19), range.count) {
    case (UInt8(ascii: "Z"), 20): break
    case (UInt8(ascii: "+"), 25), (UInt8(ascii: "-"), 25):
      guard let ahead = json.plainTime(at: start + 20) else { return nil }
      let isBehind = json.byte(at: start + 19) == UInt8(ascii: "-")
      // `-00:00` means that the offset isn't known.
      if !isBehind || ahead != .midnight {
        offset = isBehind ? -Int(ahead.secondsFromMidnight) : Int(ahead.secondsFromMidnight)
      }
    default: return nil
    }
    let seconds = Int(date.daysSinceEpoch) * 86_400 + Int(time.secondsFromMidnight) + second - (offset ?? 0)
    return Timestamp(secondsSinceEpoch: Int64(seconds)).map {
      .timestamp($0, offset: offset.flatMap(UTCOffset.init(seconds:)))
    }
  }

  /// Reads a date span, with both ends inclusive.
  func span(_ json: inout JSONCursor) throws(PersonFault) -> ClosedRange<CivilDate> {
    var members = try json.object()
    var from: CivilDate?
    var to: CivilDate?
    var endOffset = 0
    while let key = try json.key(of: &members, names.span) {
      switch key {
      case .from: from = try date(&json)
      case .to:
        json.skipSpace()
        endOffset = json.offset
        to = try date(&json)
      }
    }
    let first = try required(from, "from", of: members)
    let last = try required(to, "to", of: members)
    guard first <= last else { throw PersonFault(.endBeforeStart, at: endOffset) }
    return first...last
  }

  /// Reads a daily window.
  func window(_ json: inout JSONCursor) throws(PersonFault) -> DailyWindow {
    var members = try json.object()
    var from: TimeOfDay?
    var to: TimeOfDay?
    var weekdays = WeekdaySet.all
    while let key = try json.key(of: &members, names.window) {
      switch key {
      case .from: from = try time(&json)
      case .to: to = try time(&json)
      case .on: weekdays = try self.weekdays(&json)
      }
    }
    return DailyWindow(
      from: try required(from, "from", of: members), to: try required(to, "to", of: members), on: weekdays)
  }

  /// Reads a nonempty list of weekdays.
  func weekdays(_ json: inout JSONCursor) throws(PersonFault) -> WeekdaySet {
    let names = names.weekday
    return WeekdaySet(try json.items(1...7) { (json) throws(PersonFault) in try word(&json, names) })
  }
}

extension JSONCursor {
  /// Returns the value of the two digits at an offset, or `nil` if either byte isn't a digit.
  @inline(__always)
  fileprivate func twoDigits(at offset: Int) -> Int? {
    let (tens, ones) = (byte(at: offset) &- 0x30, byte(at: offset &+ 1) &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  /// Returns the date in the ten bytes at an offset, or `nil` if they don't contain one.
  @inline(__always)
  fileprivate func plainDate(at offset: Int) -> CivilDate? {
    guard let day = twoDigits(at: offset &+ 8) else { return nil }
    // XOR turns digits into their values and hyphens into 0. The addition then carries into a byte's high bit if the
    // byte is 10 or more, or, in a hyphen's position, 1 or more. Only a byte whose high bit is already set could carry
    // into the next byte.
    let parts = word(at: offset) ^ 0x2D30_302D_3030_3030
    guard ((parts &+ 0x7F76_767F_7676_7676) | parts) & 0x8080_8080_8080_8080 == 0 else { return nil }
    func digit(_ index: UInt64) -> Int { Int(truncatingIfNeeded: parts >> (index * 8) & 0xF) }
    return try? CivilDate(
      year: digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3), month: digit(5) * 10 + digit(6), day: day)
  }

  /// Returns the time of day in the five bytes at an offset, or `nil` if they don't contain one.
  @inline(__always)
  fileprivate func plainTime(at offset: Int) -> TimeOfDay? {
    let parts = (word(at: offset) ^ 0x30_303A_3030) & 0xFF_FFFF_FFFF
    guard ((parts &+ 0x76_767F_7676) | parts) & 0x80_8080_8080 == 0 else { return nil }
    func digit(_ index: UInt64) -> Int { Int(truncatingIfNeeded: parts >> (index * 8) & 0xF) }
    let hour = digit(0) * 10 + digit(1)
    let minute = digit(3) * 10 + digit(4)
    guard hour < 24, minute < 60 else { return nil }
    return TimeOfDay(secondsFromMidnight: hour * 3600 + minute * 60)
  }
}
