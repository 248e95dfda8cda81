internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A settings form that a person has changed but not saved.
///
/// The fields of a form are changes to the person for whom it was drawn. While the person is still choosing, that isn't the
/// stored person, because a new frequency brings other rows, for example. Each form therefore contains the changes that it
/// was drawn with, in a hidden field.
struct SettingsDraft {
  /// The name of the field with the changes that the form was drawn with.
  static let baseField = "base"

  /// The person with all changes that are valid.
  private(set) var person: Person
  /// The form with those changes.
  private(set) var form: SettingsForm
  /// What is wrong with the other changes, by row.
  private(set) var errors: [String: SettingsForm.ErrorWords] = [:]
  /// The fields as they were posted, for rows whose changes aren't valid.
  private(set) var fields: [(name: String, value: String)] = []
  /// The row that got an empty item.
  private(set) var extended: String?
  /// The changes of the stored person that the next form is drawn with.
  private var changes: [SettingsForm.Edit] = []

  /// Whether saving would change anything.
  var isChanged: Bool { !changes.isEmpty }

  /// The value of the field ``baseField``.
  var base: String { (try? JSONEncoder().encode(changes)).map { String(decoding: $0, as: UTF8.self) } ?? "[]" }

  /// A form without changes.
  init(_ person: Person, _ planner: Planner) throws {
    self.person = person
    form = try planner.settingsForm(for: person)
  }

  /// A form with the changes in posted fields.
  ///
  /// - Parameter stored: The person as they are stored.
  init(_ stored: Person, posted: FormFields, _ planner: Planner) throws {
    let storedForm = try planner.settingsForm(for: stored)
    let base =
      (posted[Self.baseField].flatMap { try? JSONDecoder().decode([SettingsForm.Edit].self, from: Data($0.utf8)) })
      ?? []
    person = Self.person(stored, with: base) ?? stored
    form = person == stored ? storedForm : try planner.settingsForm(for: person)
    fields = posted.all.filter { $0.name != Self.baseField }
    changeItems(posted)
    var edits = form.edits(from: fields)
    // Each pass leaves out one row whose value is invalid.
    while true {
      do throws(SettingsForm.EditError) {
        try person.apply(edits)
        break
      } catch {
        let words = try planner.words(for: error, locale: stored.locale)
        guard let row = words.row, errors[row] == nil else { throw error }
        errors[row] = words
        edits.removeAll { $0.row == row }
      }
    }
    form = try planner.settingsForm(for: person)
    changes = Self.changes(from: storedForm, to: form, before: base + edits)
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

  private static let days = "preferences.reminders.on"

  /// Returns a person with changes, or `nil` if one of them is invalid.
  private static func person(_ stored: Person, with changes: [SettingsForm.Edit]) -> Person? {
    var person = stored
    do {
      // Days that come together with a new frequency would be taken for those of the previous one.
      try person.apply(changes.filter { $0.row != days })
      try person.apply(changes.filter { $0.row == days })
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
    return shown + SettingsForm.rowIDs.compactMap { hidden[$0] }
  }
}
