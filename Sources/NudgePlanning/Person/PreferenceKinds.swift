internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// A kind of preference: how its value is read, written, checked, described in the JSON Schema, and edited.
struct PreferenceKind<Value: Equatable & Sendable>: Sendable {
  /// The members of the value's JSON Schema.
  var schema: String
  /// Reads a valid value.
  let read: @Sendable (inout PersonReader, inout JSONCursor) throws(PersonFault) -> Value
  /// Writes a value.
  let write: @Sendable (Value, JSONBytes) -> Void
  /// Returns a Boolean value indicating whether `read` accepts a value; `nil` if it accepts all of them.
  var isValid: (@Sendable (Value) -> Bool)?
  /// Returns how the settings form shows a value, or `nil` if the form can't contain it.
  var field: @Sendable (Value, Person) -> SettingsField? = { _, _ in nil }
}

// MARK: Single values

extension PreferenceKind<Bool> {
  static var boolean: Self {
    PreferenceKind(
      schema: #""type": "boolean""#, read: { (_, json) throws(PersonFault) in try json.boolean() },
      write: { $1.boolean($0) },
      field: { value, _ in SettingsField(control: .toggle, value: .toggle(value), expected: "true or false") })
  }
}

extension PreferenceKind {
  /// A value that need not be given.
  ///
  /// - Parameters:
  ///   - kind: The kind of the value.
  ///   - standard: Returns the value for a person who doesn't have one.
  /// - Returns: The kind.
  static func optional<Wrapped: Equatable & Sendable>(
    _ kind: PreferenceKind<Wrapped>, else standard: @escaping @Sendable (Person) -> Wrapped
  ) -> Self where Value == Wrapped? {
    var optional = PreferenceKind<Wrapped?>(
      schema: kind.schema,
      read: { (reader, json) throws(PersonFault) in try kind.read(&reader, &json) },
      write: { value, json in if let value { kind.write(value, json) } },
      field: { value, person in kind.field(value ?? standard(person), person) })
    if let isValid = kind.isValid { optional.isValid = { $0.map(isValid) ?? true } }
    return optional
  }
}

extension PreferenceKind<Int> {
  static func integer(_ bounds: ClosedRange<Int>) -> Self {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    return PreferenceKind(
      schema: #""type": "integer", "minimum": \#(least), "maximum": \#(most)"#,
      read: { (_, json) throws(PersonFault) in try json.integer(bounds) }, write: { $1.integer($0) },
      isValid: { bounds.contains($0) },
      field: { value, _ in
        SettingsField(
          control: .number, value: .number(value), bounds: bounds,
          expected: "a whole number from \(least) to \(most)")
      })
  }
}

extension PreferenceKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of an enum's raw values, whose labels are variants in the kind `settings-labels` with a common prefix.
  static func word(labels: String) -> Self {
    let table = NameTable<Value>()
    let names = table.names
    return PreferenceKind(
      schema: #""enum": ["\#(names.joined(separator: #"", ""#))"]"#,
      read: { (reader, json) throws(PersonFault) in try reader.word(&json, table) },
      write: { $1.string($0.rawValue) },
      field: { value, _ in
        SettingsField(
          control: .choice, value: .word(value.rawValue), choices: names.map { ($0, .label("\(labels)-\($0)")) },
          expected: SettingsField.list(names))
      })
  }
}

extension PreferenceKind<Weekday> {
  static var weekday: Self {
    PreferenceKind(
      schema: ##""$ref": "#/$defs/weekday""##,
      read: { (reader, json) throws(PersonFault) in try reader.word(&json, reader.names.weekday) },
      write: { $1.string($0.spelling) },
      field: { value, _ in
        // Weeks begin on these days in most of the world.
        let usual: [Weekday] = [.saturday, .sunday, .monday]
        return SettingsField(
          control: .choice, value: .word(value.spelling),
          choices: (usual.contains(value) ? usual : usual + [value]).map(\.choice), expected: SettingsField.weekdays)
      })
  }
}

extension PreferenceKind<StreakDay> {
  static var dayStart: Self {
    PreferenceKind(
      schema: #""type": "string", "pattern": "^(0[0-5]:[0-5][0-9](:[0-5][0-9])?|06:00(:00)?)$", "examples": ["03:00"]"#,
      read: { (reader, json) throws(PersonFault) in
        json.skipSpace()
        let offset = json.offset
        guard let day = StreakDay(start: try reader.time(&json)) else { throw PersonFault(.lateDayStart, at: offset) }
        return day
      },
      write: { $1.time($0.start) },
      field: { value, _ in
        let hours = (0...StreakDay.latestStart.hour).compactMap { TimeOfDay(secondsFromMidnight: $0 * 3_600) }
        return SettingsField(
          control: .choice, value: .word(value.start.shortText),
          choices: Set(hours + [value.start]).sorted().map { ($0.shortText, .time($0)) },
          expected: "a time of day from 00:00 to 06:00")
      })
  }
}

// MARK: Lists

extension PreferenceKind {
  /// A list whose number of items is within bounds.
  static func list<Item>(of item: PreferenceKind<Item>, _ count: ClosedRange<Int>) -> Self where Value == [Item] {
    let least = count.lowerBound > 0 ? #" "minItems": \#(count.lowerBound),"# : ""
    return PreferenceKind(
      schema: #""type": "array", "items": {\#(item.schema)},\#(least) "maxItems": \#(count.upperBound)"#,
      read: { (reader, json) throws(PersonFault) in
        try json.items(count) { (json) throws(PersonFault) in try item.read(&reader, &json) }
      },
      write: { values, json in json.list(values) { item.write($0, json) } },
      isValid: { values in
        guard count.contains(values.count) else { return false }
        guard let isValid = item.isValid else { return true }
        return values.allSatisfy(isValid)
      })
  }
}

extension PreferenceKind<[TimeOfDay]> {
  static func times(_ count: ClosedRange<Int>) -> Self {
    let time = PreferenceKind<TimeOfDay>(
      schema: ##""$ref": "#/$defs/time""##, read: { (reader, json) throws(PersonFault) in try reader.time(&json) },
      write: { $1.time($0) })
    var kind = list(of: time, count)
    kind.field = { values, _ in
      SettingsField(
        control: .times, value: .list(values.map { .word($0.shortText) }), bounds: count,
        texts: values.map { .time($0) },
        expected: "\(count.lowerBound) to \(count.upperBound) times of day such as 20:00")
    }
    return kind
  }
}

extension PreferenceKind<[DailyWindow]> {
  /// Daily windows; a single one can be written without brackets.
  static func windows(atMost maximum: Int) -> Self {
    let window = PreferenceKind<DailyWindow>(
      schema: ##""$ref": "#/$defs/window""##,
      read: { (reader, json) throws(PersonFault) in try reader.window(&json) },
      write: { window, json in
        json.object {
          json.member("from", window.start)
          json.member("to", window.end)
          if window.weekdays != .all { json.member("on", window.weekdays.names) }
        }
      },
      isValid: { $0.weekdays != [] })
    let list = list(of: window, 0...maximum)
    return PreferenceKind(
      schema: #""oneOf": [{\#(window.schema)}, {\#(list.schema)}]"#,
      read: { (reader, json) throws(PersonFault) in
        json.skipSpace()
        let isSingle = json.byte(at: json.offset) == UInt8(ascii: "{")
        return isSingle ? [try window.read(&reader, &json)] : try list.read(&reader, &json)
      },
      write: list.write, isValid: list.isValid,
      field: { windows, person in
        let spans = windows.map { window in
          SettingsForm.Item.span(
            SettingsForm.Span(
              from: window.start.shortText, to: window.end.shortText,
              on: window.weekdays == .all ? nil : window.weekdays.names))
        }
        return SettingsField(
          control: .windows, value: .list(spans), bounds: 0...maximum, texts: windows.map { .window($0) },
          choices: person.preferences.weekdays.map(\.choice),
          expected: """
            at most \(maximum) spans from one time of day to another, such as 22:00 and 08:00, each on any weekdays
            """)
      })
  }
}

extension PreferenceKind<[ClosedRange<CivilDate>]> {
  static var spans: Self {
    let span = PreferenceKind<ClosedRange<CivilDate>>(
      schema: ##""$ref": "#/$defs/span""##, read: { (reader, json) throws(PersonFault) in try reader.span(&json) },
      write: { span, json in
        json.object {
          json.member("from", span.lowerBound)
          json.member("to", span.upperBound)
        }
      })
    var kind = list(of: span, 0...Preferences.maximumDateSpans)
    kind.schema = ##""$ref": "#/$defs/spans""##
    kind.field = { spans, _ in
      let values = spans.map { SettingsForm.Span(from: "\($0.lowerBound)", to: "\($0.upperBound)") }
      return SettingsField(
        control: .dates, value: .list(values.map { .span($0) }), bounds: 0...Preferences.maximumDateSpans,
        texts: spans.map { .dates($0) },
        expected: "at most 1,000 spans of dates such as 2026-12-20, each with a last date that is not before its first")
    }
    return kind
  }
}

extension PreferenceKind<[String]> {
  /// The ids of achievements.
  static func ids(atMost maximum: Int) -> Self {
    let id = PreferenceKind<String>(
      schema: ##""$ref": "#/$defs/id""##, read: { (reader, json) throws(PersonFault) in try reader.id(&json) },
      write: { $1.string($0) }, isValid: { Person.isID($0) })
    return list(of: id, 0...maximum)
  }
}
