internal import NudgeText
internal import NudgeTime

/// A value in the settings form: its control, choices and bounds, with words that still have to be looked up.
struct SettingsField {
  /// A value to choose from.
  typealias Choice = (id: String, words: Words)

  /// The text of a value.
  enum Words {
    /// The title of a variant in the kind `settings-labels`.
    case label(String, MessageArguments = [:])
    /// The language's own name.
    case language(LocaleTag)
    case time(TimeOfDay)
    case weekday(Weekday)
    case window(DailyWindow)
    case dates(ClosedRange<CivilDate>)
  }

  let control: SettingsForm.Control
  /// The value, or `nil` for a button.
  var value: SettingsForm.Value?
  /// The bounds of a number or of the number of list items.
  var bounds: ClosedRange<Int>?
  /// The texts of list items that aren't choices.
  var texts: [Words] = []
  var choices: [Choice] = []
  /// A description of the valid values, for use in errors.
  let expected: String
  /// The variant with the row's label, if it depends on the value.
  var label: String?

  /// Returns words as an English list with "or".
  static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  /// The names of the weekdays as an English list.
  static var weekdays: String { list(Weekday.allCases.map(\.spelling)) }
}

extension Weekday {
  /// The weekday as a choice.
  var choice: SettingsField.Choice { (spelling, .weekday(self)) }
}

extension Preferences {
  /// The weekdays, starting with the first day of the person's week.
  var weekdays: [Weekday] { Weekday.allCases.sorted { weekStart.days(to: $0) < weekStart.days(to: $1) } }
}
