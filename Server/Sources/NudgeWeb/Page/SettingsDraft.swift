internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A settings form that a person has changed but not saved.
///
/// The fields of a form are changes to the person for whom it was drawn. While the person is still choosing, that isn't the
/// stored person, because a new frequency brings other rows, for example. And when the form is posted, the stored person may
/// have changed, in another browser for example; what was changed there must stay. Each form therefore contains, in hidden
/// fields, the stored values and the changes that it was drawn with.
struct SettingsDraft {
  /// The name of the field with the stored values that the form was drawn with.
  static let storedField = "stored"
  /// The name of the field with the changes that the form was drawn with.
  static let baseField = "base"

  /// The person with all changes that are valid.
  private(set) var person: Person
  /// The form with those changes.
  private(set) var form: SettingsForm
  /// The errors of the other changes, by row.
  private(set) var errors: [String: SettingsForm.ErrorWords] = [:]
  /// The fields as they were posted, for rows whose changes aren't valid.
  private(set) var fields: [(name: String, value: String)] = []
  /// The row that got an empty item.
  private(set) var extended: String?
  /// The form of the stored person.
  private let storedForm: SettingsForm
  /// The changes of the stored person that the next form is drawn with.
  private var changes: [SettingsForm.Edit] = []

  /// A Boolean value indicating whether saving would change anything.
  var isChanged: Bool { !changes.isEmpty }

  /// The value of the field ``storedField``.
  var stored: String { Self.json(storedForm.values) }
  /// The value of the field ``baseField``.
  var base: String { Self.json(changes) }

  /// A form without changes.
  init(_ person: Person, _ planner: Planner) throws {
    self.person = person
    form = try planner.settingsForm(for: person)
    storedForm = form
  }

  /// A form with the changes in posted fields.
  ///
  /// - Parameter stored: The person as they are stored.
  init(_ stored: Person, posted: FormFields, _ planner: Planner) throws {
    person = stored
    storedForm = try planner.settingsForm(for: stored)
    let base = Self.edits(posted[Self.baseField])
    // What the person has changed is what differs from the form that they saw.
    let earlier = Self.person(stored, with: Self.edits(posted[Self.storedField])) ?? stored
    let drawn = Self.person(earlier, with: base) ?? earlier
    form = drawn == stored ? storedForm : try planner.settingsForm(for: drawn)
    fields = posted.all.filter { ![Self.storedField, Self.baseField].contains($0.name) }
    readTypedTimes()
    changeItems(posted)
    try refuseIncompleteItems(planner)
    let edits = form.edits(from: fields).filter { [errors] in errors[$0.row] == nil }
    // Days that were posted together with a new frequency belong to the previous one.
    let isNewFrequency = edits.contains { $0.row == Self.frequency }
    for changes in Self.steps(base) + (isNewFrequency ? [edits] : Self.steps(Self.completed(edits, of: form))) {
      try apply(changes, planner)
    }
    form = try planner.settingsForm(for: person)
    let valid = (base + edits).filter { [errors] in errors[$0.row] == nil }
    changes = Self.changes(from: storedForm, to: form, before: valid)
  }

  /// Applies changes to the person, and keeps what is wrong with the others.
  private mutating func apply(_ edits: [SettingsForm.Edit], _ planner: Planner) throws {
    var edits = edits
    // Each pass leaves out one row whose value is invalid.
    while true {
      do throws(SettingsForm.EditError) {
        return try person.apply(edits)
      } catch {
        let words = try planner.words(for: error, locale: person.locale)
        guard let row = words.row, edits.contains(where: { $0.row == row }) else { throw error }
        errors[row] = words
        edits.removeAll { $0.row == row }
      }
    }
  }

  // MARK: Items that aren't complete

  /// Finds items that the person has added and not filled in.
  ///
  /// Browsers post a field that is only filled in partly as an empty one, and some show a time in an empty field.
  private mutating func refuseIncompleteItems(_ planner: Planner) throws {
    for row in form.rows {
      let isIncomplete =
        switch row.control {
        // The first field only says that the list was on the page.
        case .times: fields.filter { $0.name == row.id }.dropFirst().contains { $0.value.isEmpty }
        case .windows, .dates:
          fields.contains { field in
            field.name.hasPrefix("\(row.id)[") && field.value.isEmpty
              && (field.name.hasSuffix("].from") || field.name.hasSuffix("].to"))
          }
        default: false
        }
      guard isIncomplete else { continue }
      let bounds = (row.minimum ?? 0)...(row.maximum ?? 0)
      errors[row.id] = try planner.words(
        for: .value(row: row.id, control: row.control, bounds: bounds, expected: ""), locale: person.locale)
    }
  }

  /// Writes times as `20:00` that were typed in another way, in a browser that shows a text field for a time.
  private mutating func readTypedTimes() {
    for row in form.rows where [.times, .windows].contains(row.control) {
      for index in fields.indices where fields[index].name == row.id || fields[index].name.hasPrefix("\(row.id)[") {
        guard !fields[index].name.hasSuffix("].on") else { continue }
        fields[index].value = TypedText.time(fields[index].value) ?? fields[index].value
      }
    }
  }

  // MARK: Adding and removing items

  /// The name of the button that adds an item to the list of a row.
  static let addButton = "add"
  /// The name of the button that removes an item.
  ///
  /// Its value is the row and the item's index.
  static let removeButton = "remove"

  private mutating func changeItems(_ posted: FormFields) {
    extended = posted[Self.addButton]
    guard let button = posted[Self.removeButton] else { return }
    let parts = button.split(separator: " ").map(String.init)
    guard parts.count == 2, let row = form.row(parts[0]), let index = Int(parts[1]) else { return }
    if row.control == .times {
      // The fields of a list have the same name; the first one only says that the list was on the page.
      let own = fields.indices.filter { fields[$0].name == row.id }.dropFirst()
      if own.indices.contains(own.startIndex + index) { fields.remove(at: own[own.startIndex + index]) }
    } else {
      fields.removeAll { $0.name.hasPrefix("\(row.id)[\(index)]") }
    }
  }

  // MARK: Changes

  private static let frequency = "preferences.reminders.frequency"
  private static let days = "preferences.reminders.on"

  /// Returns the changes in the value of a hidden field, or an empty array if this server can't have written it.
  private static func edits(_ json: String?) -> [SettingsForm.Edit] {
    let edits = try? JSONDecoder().decode([SettingsForm.Edit].self, from: Data((json ?? "").utf8))
    return (edits ?? []).filter { SettingsForm.rowIDs.contains($0.row) }
  }

  private static func json(_ edits: [SettingsForm.Edit]) -> String {
    let encoder = JSONEncoder()
    // The script compares the values of two forms.
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(edits)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// Returns changes together with the frequency for which days were chosen, which may be another one by now.
  private static func completed(_ edits: [SettingsForm.Edit], of form: SettingsForm) -> [SettingsForm.Edit] {
    guard edits.contains(where: { $0.row == days }), let value = form.row(frequency)?.value else { return edits }
    return edits.filter { $0.row != frequency } + [SettingsForm.Edit(row: frequency, value: value)]
  }

  /// Returns changes in the order in which they have to be applied: days after the frequency that they are for.
  private static func steps(_ changes: [SettingsForm.Edit]) -> [[SettingsForm.Edit]] {
    [changes.filter { $0.row != days }, changes.filter { $0.row == days }]
  }

  /// Returns a person with changes, or `nil` if one of them is invalid.
  private static func person(_ person: Person, with changes: [SettingsForm.Edit]) -> Person? {
    var person = person
    do {
      for changes in steps(changes) { try person.apply(changes) }
      return person
    } catch {
      return nil
    }
  }

  /// Returns the changes that lead from one form to another.
  ///
  /// - Parameter known: All changes, the latest last. They matter for rows that aren't shown any more, so that their values
  ///   come back together with the row.
  private static func changes(
    from stored: SettingsForm, to form: SettingsForm, before known: [SettingsForm.Edit]
  ) -> [SettingsForm.Edit] {
    let shown = form.rows.compactMap { row in
      row.value.flatMap { $0 == stored.row(row.id)?.value ? nil : SettingsForm.Edit(row: row.id, value: $0) }
    }
    var hidden: [String: SettingsForm.Edit] = [:]
    for edit in known where form.row(edit.row) == nil && edit.row != days { hidden[edit.row] = edit }
    return completed(shown, of: form) + SettingsForm.rowIDs.compactMap { hidden[$0] }
  }
}

extension SettingsForm {
  /// The values of the rows, as changes that lead to them.
  fileprivate var values: [Edit] { rows.compactMap { row in row.value.map { Edit(row: row.id, value: $0) } } }
}
