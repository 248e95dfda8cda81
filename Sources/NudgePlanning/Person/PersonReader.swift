internal import NudgeInput
internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// Reads people from JSON, one after another, and rejects anything that isn't a valid person.
///
/// docs/person.md documents the format, and docs/person.schema.json is its JSON Schema. The JSON must conform to RFC
/// 8259, with these restrictions: it must be valid UTF-8 without a byte order mark, must not contain duplicate keys,
/// unknown keys, or `null`, and must write integers in digits only. White space is allowed wherever JSON allows it,
/// including line breaks and a carriage return at the end of a line. Words such as `gentle` are case-insensitive and
/// can contain `-` or `_`.
///
/// A reader caches the locales and time zone identifiers that it has read, so most people are read in a single pass
/// over the bytes. A reader is a value type; use one per thread.
package struct PersonReader: Sendable {
  /// The maximum length of one person's JSON, in bytes: 1 MiB.
  package static let maximumLength = 1 << 20

  private static let maximumUnknownCalendars = 5

  let names = PersonNames.shared
  private var locales = KeptValues<LocaleTag>()
  /// The calendars in locales that aren't known, and are ignored, in the order in which they were read.
  ///
  /// Only the first few are kept.
  package private(set) var unknownCalendars: [String] = []
  private var zoneNames = KeptValues<String>()
  /// The keys for the days of reminders, until their object has been read.
  var days = ReminderDaysKeys()
  private var buffer = JSONBuffer()

  /// Creates a reader.
  package init() {}

  /// Reads one person.
  ///
  /// - Parameters:
  ///   - json: A JSON object in UTF-8.
  ///   - maximumLength: The maximum number of bytes.
  /// - Returns: The person.
  /// - Throws: `PersonError` for the first error.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func person(
    from json: some Collection<UInt8>, maximumLength: Int = PersonReader.maximumLength
  ) throws(PersonError) -> Person {
    guard json.count <= maximumLength else {
      throw PersonError(at: TextPosition(line: 1, column: 1), path: "", .tooLong)
    }
    // Move the buffer out of the reader, because the reader's caches change while the buffer is being read.
    var buffer = buffer
    self.buffer = JSONBuffer()
    defer { self.buffer = buffer }
    buffer.fill(with: json)
    return try buffer.read { (start) throws(PersonError) in
      var json = start
      var person = Person(id: "", timeZone: "")
      do throws(PersonFault) { try read(&json, into: &person) } catch {
        days = ReminderDaysKeys()
        throw PersonError(error, in: start)
      }
      return person
    }
  }

  private mutating func read(_ json: inout JSONCursor, into person: inout Person) throws(PersonFault) {
    if json.word(at: 0) & 0xFF_FFFF == 0xBF_BBEF { throw PersonFault(.byteOrderMark, at: 0) }
    var summaryOffset: Int?
    var achievementsOffset: Int?
    var members = try json.object()
    while let key = try json.key(of: &members, names.whole) {
      json.skipSpace()
      let offset = json.offset
      switch key {
      case .id: person.id = try id(&json)
      case .locale: person.locale = try locale(&json)
      case .timeZone: person.timeZone = try zoneName(&json)
      case .name:
        let name = try text(&json, 0...Person.maximumNameLength)
        person.name = name.isEmpty ? nil : name
      case .anchor: person.anchor = try date(&json)
      case .joined: person.joined = try date(&json)
      case .preferences: try Preference.root.read(&self, &json, &person.preferences)
      case .progress:
        if achievementsOffset != nil { throw PersonFault(.conflict(with: "achievements"), at: offset) }
        summaryOffset = offset
        try readSummary(&json, into: &person.history)
      case .achievements:
        if summaryOffset != nil { throw PersonFault(.conflict(with: "progress"), at: offset) }
        achievementsOffset = offset
        person.history.record = .achievements(try achievements(&json))
      case .freezes: person.history.freezes = try dates(&json)
      case .repairs: person.history.repairs = try dates(&json)
      case .sent: person.history.sent = try notificationIDs(&json)
      case .seen: person.history.seen = try dates(&json)
      }
    }
    json.skipSpace()
    guard json.offset == json.count else { throw json.malformed(.end) }
    // Neither can be empty, so an empty value means that the key is missing.
    if person.id.isEmpty { throw PersonFault(.missingKey("id"), at: members.offset) }
    if person.timeZone.isEmpty { throw PersonFault(.missingKey("timeZone"), at: members.offset) }
  }

  private mutating func locale(_ json: inout JSONCursor) throws(PersonFault) -> LocaleTag {
    let text = try json.text()
    let short = json.short(text)
    if let short, let locale = locales.value(of: short) { return locale }
    let locale: LocaleTag
    let name = json.string(text)
    do throws(LocaleTag.ParseError) { locale = try LocaleTag(name) } catch {
      throw PersonFault(.locale(nearest: error.nearest), at: text.offset)
    }
    if unknownCalendars.count < Self.maximumUnknownCalendars, let unknown = LocaleTag.unknownCalendar(in: name),
      !unknownCalendars.contains(unknown)
    {
      unknownCalendars.append(unknown)
    }
    if let short { locales.keep(locale, for: short) }
    return locale
  }

  private mutating func zoneName(_ json: inout JSONCursor) throws(PersonFault) -> String {
    let text = try json.text()
    let short = json.short(text)
    if let short, let name = zoneNames.value(of: short) { return name }
    let name = json.string(text)
    guard ZoneName.isWellFormed(name) else {
      throw PersonFault(.zoneName(nearest: ZoneDatabase.compiledIn.nearestNames(to: name).first), at: text.offset)
    }
    if let short { zoneNames.keep(name, for: short) }
    return name
  }
}
