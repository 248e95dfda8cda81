/// A settings screen as a value: sections, rows and controls with their current values, and every word in the person's language.
///
/// An app or a web page draws it without words of its own. Names are those of the person's JSON, so a row's `id`, such as
/// `preferences.reminders.times`, is also the name of an HTML field and the path of a value in docs/person.md. The form is
/// derived from the person each time; it keeps no state:
///
///     var form = try planner.settingsForm(for: person)
///     for section in form.sections {
///       print(section.title)
///       for row in section.rows { print(row.label, row.texts) }
///     }
///     try person.apply(SettingsForm.Edit(row: "preferences.style", value: "cheerful"))
///     form = try planner.settingsForm(for: person)  // shows the change
///
/// docs/settings.md has an example in full, the table of rows, and how to post edits.
public struct SettingsForm: Codable, Hashable, Sendable {
  /// The language of all texts, as BCP 47 writes it, such as `zh-Hans`.
  public var language: String
  /// The title of the screen.
  public var title: String
  /// What a button says that saves the changes; apps that apply each change at once have no use for it.
  public var save: String
  /// The sections, in order; none is empty.
  public var sections: [Section]

  /// All rows, in order.
  public var rows: [Row] { sections.flatMap(\.rows) }

  /// Returns the row with an id; `nil` if the form does not have it now.
  public func row(_ id: String) -> Row? { rows.first { $0.id == id } }

  /// Rows under a title.
  public struct Section: Codable, Hashable, Sendable, Identifiable {
    /// What the section is about, such as `reminders`; the same in every language.
    public var id: String
    /// The title.
    public var title: String
    /// The text under the rows.
    public var footer: String
    /// The rows that apply now, in order.
    public var rows: [Row]
  }

  /// One setting.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The path of the value in the person's JSON, such as `preferences.reminders.times`; `preview` for the button.
    public var id: String
    /// The label.
    public var label: String
    /// An explanation; `nil` if the label says enough.
    public var help: String?
    /// What the row is edited with.
    public var control: Control
    /// The current value; `nil` for a button.
    public var value: Value?
    /// The current value in words, such as `8:00 PM`: one text for each item of a list, none for a toggle or a button.
    public var texts: [String]
    /// The values to choose from; for windows, the weekdays on which they can begin.
    ///
    /// Empty for other controls.
    public var choices: [Choice]
    /// The least number, or the fewest items of a list; `nil` for other controls.
    public var minimum: Int?
    /// The greatest number, or the most items of a list; `nil` for other controls.
    public var maximum: Int?
    /// The words of a list's parts; `nil` for other controls.
    public var itemLabels: ItemLabels?
  }

  /// What a row is edited with; the raw value is the spelling in JSON.
  public enum Control: String, CaseIterable, Codable, Hashable, Sendable {
    /// On or off. The value is a `toggle`.
    case toggle
    /// One of the choices. The value is a `word`.
    case choice
    /// Some of the choices. The value is a `list` of words.
    case choices
    /// Times of day. The value is a `list` of words such as `20:00`.
    case times
    /// Spans of the clock, each of which may be limited to weekdays. The value is a `list` of spans.
    case windows
    /// Spans of dates, the first and the last included. The value is a `list` of spans.
    case dates
    /// A whole number. The value is a `number`.
    case number
    /// Shows a sample notification, `Planner.sampleNotification(for:at:)`. There is no value.
    case button
  }

  /// One of the values to choose from.
  public struct Choice: Codable, Hashable, Sendable, Identifiable {
    /// The value, such as `three_days`.
    public var id: String
    /// What a person reads, such as `Every 3 days`.
    public var label: String
  }

  /// The words of the parts of a list.
  public struct ItemLabels: Codable, Hashable, Sendable {
    /// On the button that adds an item.
    public var add: String
    /// On the button that removes one.
    public var remove: String
    /// Of the first time or date of a span; `nil` for single times.
    public var from: String?
    /// Of the second one.
    public var to: String?
    /// Of the weekdays on which a window begins; `nil` for times and dates.
    public var on: String?
  }

  /// A change to one row.
  ///
  ///     {"row": "preferences.reminders.times", "value": ["08:00", "20:00"]}
  public struct Edit: Codable, Hashable, Sendable {
    /// The id of the row.
    public var row: String
    /// The new value, of the kind that the row's control has.
    public var value: Value

    /// Creates a change of the row `row` to `value`.
    public init(row: String, value: Value) {
      self.row = row
      self.value = value
    }
  }
}

extension SettingsForm {
  /// The value of a row, written in JSON as docs/person.md writes it: `true`, `2`, `"weekly"`, `["20:00"]`,
  /// `[{"from":"22:00","to":"08:00"}]`.
  public enum Value: Hashable, Sendable {
    /// On or off.
    case toggle(Bool)
    /// A whole number.
    case number(Int)
    /// A word, a time of day, or a language.
    case word(String)
    /// A list.
    case list([Item])
  }

  /// One item of a list.
  public enum Item: Hashable, Sendable {
    /// A weekday or a time of day.
    case word(String)
    /// A span of the clock or of dates.
    case span(Span)
  }

  /// A span of the clock or of dates.
  public struct Span: Codable, Hashable, Sendable {
    /// The first time or date, such as `22:00` or `2026-12-20`.
    public var from: String
    /// The time at which it ends, or the last date.
    public var to: String
    /// The weekdays on which a span of the clock begins, such as `friday`; `nil` for all, and for dates.
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
  /// Reads a value as the person's JSON has it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .toggle(isOn)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let word = try? container.decode(String.self) {
      self = .word(word)
    } else {
      self = .list(try container.decode([SettingsForm.Item].self))
    }
  }

  /// Writes the value as the person's JSON has it.
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
  /// Reads a text or an object with `from` and `to`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      self = .word(word)
    } else {
      self = .span(try container.decode(SettingsForm.Span.self))
    }
  }

  /// Writes a text or an object.
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
