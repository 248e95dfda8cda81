/// A row of a settings form: a preference, the language, or the button for a preview.
struct SettingsRow: Sendable {
  /// The id of the language's row.
  static let language = "locale"

  /// The row's id, which is the path of the value in the person's JSON, or `preview` for the button.
  let id: String
  /// The variant, in the kind `settings` or `settings-labels`, that contains the row's words.
  let label: String
  /// The preference, or `nil` for the language and the button.
  let preference: Preference?
  /// The preferences that must be on for the row to be shown: `notificationsEnabled`, and `enabled` of the preference's
  /// object.
  private let switches: [Preference]

  private init(id: String, label: String) {
    let root = Preference.root
    let owner = "\(root.key)."
    let path = id.hasPrefix(owner) ? id.dropFirst(owner.count) : nil
    self.id = id
    self.label = label
    preference = path.flatMap(root.member)
    precondition((path == nil) == (preference == nil), "the form has a row without a preference: \(id)")
    let parent = path.flatMap { $0.firstIndex(of: ".").map($0.prefix(upTo:)) }
    let paths = id == Self.language ? [] : ["notificationsEnabled"] + (parent.map { ["\($0).enabled"] } ?? [])
    switches = paths.filter { $0 != path ?? "" }.compactMap(root.member)
  }

  /// The sections and their rows, in order.
  static let sections: [(id: String, rows: [SettingsRow])] = layout.map { section, rows in
    (section, rows.map { SettingsRow(id: $0, label: $1) })
  }

  /// All rows, in order.
  static let all = sections.flatMap(\.rows)

  /// Returns a Boolean value indicating whether the row is shown to a person.
  func isShown(for person: Person) -> Bool {
    switches.allSatisfy { $0.field(person)?.value != .toggle(false) }
      && (preference == nil || preference?.field(person) != nil)
  }
}
