internal import NudgeJSON

/// A settings screen as a value, with sections, rows, controls, their current values, and all text in the person's
/// language.
///
/// An app or a web page can draw the form without any text of its own. The form uses the names in the person's JSON: a
/// row's `id`, such as `preferences.reminders.times`, is also the name of an HTML field and the path of a value in
/// docs/person.md. A form is computed from the person each time and doesn't keep any state:
///
///     var form = try planner.settingsForm(for: person)
///     for section in form.sections {
///       print(section.title)
///       for row in section.rows { print(row.label, row.texts) }
///     }
///     try person.apply(SettingsForm.Edit(row: "preferences.style", value: "cheerful"))
///     form = try planner.settingsForm(for: person)  // shows the change
///
/// docs/settings.md contains a complete example, the table of rows, and instructions for posting edits.
public struct SettingsForm: Codable, Hashable, Sendable {
  /// The language of the text, as a BCP 47 tag such as `zh-Hans`.
  public var language: String
  /// The title of the screen.
  public var title: String
  /// The title of the button that saves the changes.
  ///
  /// An app that applies each change immediately doesn't need it.
  public var save: String
  /// The sections, in order.
  ///
  /// Sections are never empty.
  public var sections: [Section]

  /// All rows, in order.
  public var rows: [Row] { sections.flatMap(\.rows) }

  /// The ids of all rows, in order, including rows that are shown only to some people.
  ///
  /// docs/settings.md states when each row is shown.
  public static let rowIDs = SettingsRow.all.map(\.id)

  /// Returns the row with the given id, or `nil` if the form doesn't currently contain it.
  public func row(_ id: String) -> Row? { rows.first { $0.id == id } }

  /// A section of a settings form, with a title and rows.
  public struct Section: Codable, Hashable, Sendable, Identifiable {
    /// The section's id, such as `reminders`, which is the same in every language.
    public var id: String
    /// The title.
    public var title: String
    /// The text below the rows.
    public var footer: String
    /// The rows that currently apply, in order.
    public var rows: [Row]
  }

  /// A row of a settings form, for one setting.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The path of the value in the person's JSON, such as `preferences.reminders.times`, or `preview` for the button.
    public var id: String
    /// The label.
    public var label: String
    /// An explanation, or `nil` if the label is sufficient.
    public var help: String?
    /// The control for editing the value.
    public var control: Control
    /// The current value, or `nil` for a button.
    public var value: Value?
    /// The current value as text, such as `8:00 PM`, with one text per list item.
    ///
    /// The array is empty for a toggle or a button.
    public var texts: [String]
    /// The values to choose from.
    ///
    /// For windows, these are the weekdays on which a window can begin. The array is empty for other controls.
    public var choices: [Choice]
    /// The minimum value of a number, or the minimum number of list items; `nil` for other controls.
    public var minimum: Int?
    /// The maximum value of a number, or the maximum number of list items; `nil` for other controls.
    public var maximum: Int?
    /// The labels of the controls for editing list items; `nil` for other controls.
    public var itemLabels: ItemLabels?
  }

  /// The control for editing a row.
  ///
  /// The raw value is used in JSON.
  public enum Control: String, CaseIterable, Codable, Hashable, Sendable {
    /// A switch.
    ///
    /// The value is a `toggle`.
    case toggle
    /// A choice of one value.
    ///
    /// The value is a `word`.
    case choice
    /// A choice of multiple values.
    ///
    /// The value is a `list` of words.
    case choices
    /// A list of times of day.
    ///
    /// The value is a `list` of words such as `20:00`.
    case times
    /// A list of daily time windows, which can be limited to weekdays.
    ///
    /// The value is a `list` of spans.
    case windows
    /// A list of date spans, with both ends inclusive.
    ///
    /// The value is a `list` of spans.
    case dates
    /// An integer.
    ///
    /// The value is a `number`.
    case number
    /// A button that shows a sample notification, `PersonPlan.sampleNotification(at:)`.
    ///
    /// The button doesn't have a value.
    case button
  }

  /// A value to choose from.
  public struct Choice: Codable, Hashable, Sendable, Identifiable {
    /// The value, such as `three_days`.
    public var id: String
    /// The label that the person sees, such as `Every 3 days`.
    public var label: String
  }

  /// The labels of the controls for editing list items.
  public struct ItemLabels: Codable, Hashable, Sendable {
    /// The title of the button that adds an item.
    public var add: String
    /// The title of the button that removes an item.
    public var remove: String
    /// The label of a span's first time or date; `nil` for single times.
    public var from: String?
    /// The label of a span's second time or date; `nil` for single times.
    public var to: String?
    /// The label for the weekdays on which a window begins; `nil` for times and dates.
    public var on: String?
  }

  /// An explanation, shown to the person, of why an edit was rejected.
  public struct ErrorWords: Codable, Hashable, Sendable {
    /// The row's id, or `nil` if the edit didn't name a row in the form.
    public var row: String?
    /// The title, such as `Choose another number`.
    public var title: String
    /// The explanation, such as `It can be from 1 to 20.`.
    public var body: String
  }

  /// A change to one row of a settings form.
  ///
  ///     {"row": "preferences.reminders.times", "value": ["08:00", "20:00"]}
  public struct Edit: Codable, Hashable, Sendable {
    /// The row's id.
    public var row: String
    /// The new value, of the type that the row's control requires.
    public var value: Value

    /// Creates a change.
    public init(row: String, value: Value) {
      self.row = row
      self.value = value
    }
  }
}

extension SettingsForm {
  /// The value of a row, encoded in JSON as in docs/person.md: `true`, `2`, `"weekly"`, `["20:00"]`,
  /// `[{"from":"22:00","to":"08:00"}]`.
  public enum Value: Hashable, Sendable {
    /// The state of a switch.
    case toggle(Bool)
    /// An integer.
    case number(Int)
    /// A word, a time of day, or a language.
    case word(String)
    /// A list.
    case list([Item])
  }

  /// A list item.
  public enum Item: Hashable, Sendable {
    /// A weekday or a time of day.
    case word(String)
    /// A span of times of day or of dates.
    case span(Span)
  }

  /// A span of times of day or of dates.
  public struct Span: Codable, Hashable, Sendable {
    /// The first time or date, such as `22:00` or `2026-12-20`.
    public var from: String
    /// The end time, or the last date.
    public var to: String
    /// The weekdays on which a daily time window begins, such as `friday`; `nil` for every weekday, and for dates.
    public var on: [String]?

    /// Creates a span.
    public init(from: String, to: String, on: [String]? = nil) {
      self.from = from
      self.to = to
      self.on = on
    }
  }
}

extension SettingsForm.Value: Codable {
  /// Decodes a value in the format used by a person's JSON.
  public init(from decoder: any Decoder) throws {
    switch try JSONTree(from: decoder) {
    case .boolean(let isOn): self = .toggle(isOn)
    case .integer(let number): self = .number(number)
    case .text(let word): self = .word(word)
    default: self = .list(try [SettingsForm.Item](from: decoder))
    }
  }

  /// Encodes the value in the format used by a person's JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .toggle(let isOn): try container.encode(isOn)
    case .number(let number): try container.encode(number)
    case .word(let word): try container.encode(word)
    case .list(let items): try container.encode(items)
    }
  }
}

extension SettingsForm.Item: Codable {
  /// Decodes a string, or an object with `from` and `to`.
  public init(from decoder: any Decoder) throws {
    if case .text(let word) = try JSONTree(from: decoder) {
      self = .word(word)
    } else {
      self = .span(try SettingsForm.Span(from: decoder))
    }
  }

  /// Encodes a string or an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .word(let word): try container.encode(word)
    case .span(let span): try container.encode(span)
    }
  }
}

extension SettingsForm.Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a `toggle`.
  public init(booleanLiteral isOn: Bool) { self = .toggle(isOn) }
  /// Creates a `number`.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// Creates a `word`.
  public init(stringLiteral word: String) { self = .word(word) }
  /// Creates a `list`.
  public init(arrayLiteral items: SettingsForm.Item...) { self = .list(items) }
}

extension SettingsForm.Item: ExpressibleByStringLiteral {
  /// Creates a word.
  public init(stringLiteral word: String) { self = .word(word) }
}
