internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

extension Person {
  /// Applies a change to one row of the person's settings form.
  ///
  ///     try person.apply(SettingsForm.Edit(row: "preferences.reminders.times", value: ["08:00", "20:00"]))
  ///
  /// - Parameter edit: The change. The row doesn't have to be visible: for example, times can be set while reminders
  ///   are off.
  /// - Throws: `SettingsForm.EditError` if the row doesn't exist or the value is invalid, in which case the person is
  ///   unchanged.
  public mutating func apply(_ edit: SettingsForm.Edit) throws(SettingsForm.EditError) { try apply([edit]) }

  /// Applies changes to rows of the person's settings form, either all of them or none of them.
  ///
  /// Changes are applied in the order of the form's rows, regardless of the order in which you pass them. A value that
  /// equals the current one doesn't change anything.
  ///
  /// A new frequency starts with its default days: the anchor's weekday, Monday to Friday, or the anchor's day of the
  /// month. Previously chosen days are discarded. Days that a page posts together with a new frequency are ignored if
  /// they don't apply to it.
  ///
  /// - Parameter edits: The changes. If multiple changes affect the same row, the last one is used.
  /// - Throws: `SettingsForm.EditError` for the first invalid value, in which case the person is unchanged.
  public mutating func apply(_ edits: [SettingsForm.Edit]) throws(SettingsForm.EditError) {
    var changes: [String: SettingsForm.Value] = [:]
    for edit in edits {
      guard let row = SettingsRow.all.first(where: { $0.id == edit.row }) else {
        throw .unknownRow(nearest: NearestMatch.best(to: edit.row, among: SettingsForm.rowIDs))
      }
      if row.preference == nil, row.id != SettingsRow.language { throw .noValue(row: row.id) }
      changes[row.id] = edit.value
    }
    var edited = self
    for row in SettingsRow.all {
      guard let value = changes[row.id] else { continue }
      guard let preference = row.preference else {
        try edited.setLanguage(value)
        continue
      }
      let (before, after) = (preference.field(self), preference.field(edited))
      if let before, before.value == value || before.control != after?.control { continue }
      guard let after else { throw .noDays(row: row.id) }
      do throws(PersonFault) { try edited.preferences.set(row.id, to: value) } catch {
        throw .value(row: row.id, control: after.control, bounds: after.bounds, expected: after.expected)
      }
    }
    self = edited
  }

  /// Sets the language and script.
  ///
  /// The region and the calendar are kept because they determine how times, numbers, and dates are formatted.
  private mutating func setLanguage(_ value: SettingsForm.Value) throws(SettingsForm.EditError) {
    guard case .word(let word) = value, let chosen = try? LocaleTag(word) else {
      throw .value(
        row: SettingsRow.language, control: .choice, bounds: nil,
        expected: "a language such as en or zh-Hans")
    }
    let (old, new) = (locale.addingLikelyScript, chosen.addingLikelyScript)
    // A form shows the language of the text, which can be another one than the person's, such as zh-Hant for yue.
    let shown = locale.fallbackChain.dropLast(old.language == LocaleTag.english.language ? 0 : 1)
    let isShown = chosen.region == nil && chosen.fallbackChain.first.map(shown.contains) == true
    let isSame = old.language == new.language && old.script == new.script || isShown
    let region = chosen.region ?? locale.region
    let calendar = chosen.calendar ?? locale.calendar
    if isSame, region == locale.region, calendar == locale.calendar { return }
    locale = LocaleTag(language: chosen.language, script: chosen.script, region: region, calendar: calendar)
  }
}

extension SettingsForm {
  /// Returns the changes made in the fields that an HTML form posts for this settings form.
  ///
  ///     try person.apply(form.edits(from: fields))  // fields: [(name, value)], decoded, in the order they arrived
  ///
  /// Each field has the name of its row. A toggle posts `true` or `false`, and its last value is used, so that a hidden
  /// field can precede a checkbox.
  ///
  /// A list posts one field per item, and one empty field, which is ignored, so that a list can become empty. Items
  /// that are spans have numbered names: `preferences.quietHours[0].from`, `.to`, and `.on` for each weekday. A span
  /// whose `from` and `to` are both empty is ignored.
  ///
  /// - Parameter fields: The names and values. Other names, such as the name of a token, are ignored.
  /// - Returns: The changes for the rows whose value is different. They are validated when they are applied.
  /// - Complexity: O(*n* *m*) in the number of rows and fields.
  public func edits(from fields: [(name: String, value: String)]) -> [Edit] {
    rows.compactMap { row in
      let own = fields.filter { $0.name == row.id || $0.name.hasPrefix("\(row.id)[") }
      guard let last = own.last?.value else { return nil }
      let value: Value
      switch row.control {
      case .button: return nil
      case .toggle: value = ["true", "on"].contains(last) ? true : last == "false" ? false : .word(last)
      case .choice: value = .word(last)
      case .number: value = Int(last).map { .number($0) } ?? .word(last)
      case .choices, .times: value = .list(own.map(\.value).filter { !$0.isEmpty }.map { .word($0) })
      case .windows, .dates: value = .list(Self.spans(own, of: row.id).map { .span($0) })
      }
      return value == row.value ? nil : Edit(row: row.id, value: value)
    }
  }

  /// Returns the spans from numbered fields, in the order in which their numbers first appear.
  private static func spans(_ fields: [(name: String, value: String)], of row: String) -> [Span] {
    var order: [Substring] = []
    var spans: [Substring: Span] = [:]
    for field in fields {
      let parts = field.name.dropFirst(row.count).split(separator: "]", maxSplits: 1)
      guard parts.count == 2, !field.value.isEmpty else { continue }
      if spans[parts[0]] == nil { order.append(parts[0]) }
      var span = spans[parts[0]] ?? Span(from: "", to: "")
      switch parts[1] {
      case ".from": span.from = field.value
      case ".to": span.to = field.value
      case ".on": span.on = (span.on ?? []) + [field.value]
      default: break
      }
      // Selecting all seven weekdays is the same as selecting none.
      spans[parts[0]] = span
    }
    return order.compactMap { spans[$0] }.filter { !$0.from.isEmpty || !$0.to.isEmpty }.map { span in
      Set(span.on ?? []).count == Weekday.allCases.count ? Span(from: span.from, to: span.to) : span
    }
  }
}

extension SettingsForm {
  /// An error for an invalid change to a settings form.
  ///
  /// The description names the row and the values that it accepts, but never includes the invalid value.
  public enum EditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The form doesn't have a row with this id.
    ///
    /// The associated value is the most similar id.
    case unknownRow(nearest: String?)
    /// The row doesn't accept the value.
    ///
    /// `bounds` is the range of a number, or of the number of list items; `nil` for other controls.
    case value(row: String, control: SettingsForm.Control, bounds: ClosedRange<Int>?, expected: String)
    /// Days were chosen for reminders that are neither weekly nor monthly.
    case noDays(row: String)
    /// The row is a button, which doesn't have a value.
    case noValue(row: String)

    /// The row's id, or `nil` if the row doesn't exist.
    var row: String? {
      switch self {
      case .unknownRow: nil
      case .value(let row, _, _, _), .noDays(let row), .noValue(let row): row
      }
    }

    /// A sentence that describes the error, in English.
    public var description: String {
      switch self {
      case .unknownRow(let nearest?): "There's no row with this ID. Did you mean \(nearest)?"
      case .unknownRow(nil): "There's no row with this ID. For all rows, see docs/settings.md."
      case .value(let row, _, _, let expected): "\(row) must be \(expected)."
      case .noDays(let row): "\(row) requires a frequency of weekly, weekdays or monthly."
      case .noValue(let row): "\(row) is a button and has no value."
      }
    }
  }
}

extension Preferences {
  /// Sets the value of a row.
  ///
  /// The value is written as JSON and read back, so that only the JSON reader has to define which values are valid.
  fileprivate mutating func set(_ row: String, to value: SettingsForm.Value) throws(PersonFault) {
    let json = JSONBytes()
    let keys = row.split(separator: ".").dropFirst()
    for key in keys {
      json.mark("{")
      json.string(String(key))
      json.mark(":")
    }
    json.value(value)
    for _ in keys { json.mark("}") }
    var edited = self
    var reader = PersonReader()
    try JSONBuffer(json.bytes).read { (start) throws(PersonFault) in
      var cursor = start
      try Preference.root.read(&reader, &cursor, &edited)
    }
    self = edited
  }
}

extension JSONBytes {
  fileprivate func value(_ value: SettingsForm.Value) {
    switch value {
    case .toggle(let isOn): boolean(isOn)
    case .number(let number): integer(number)
    case .word(let word): string(word)
    case .list(let items): list(items) { item($0) }
    }
  }

  private func item(_ item: SettingsForm.Item) {
    switch item {
    case .word(let word): string(word)
    case .span(let span):
      raw("{")
      member("from", span.from)
      member("to", span.to)
      if let weekdays = span.on { member("on", weekdays) }
      raw("}")
    }
  }
}
