internal import Nudge

/// The settings form as the template shows it.
struct SettingsView {
  var sections: [Section]
  /// The values of the hidden fields.
  var stored: String
  var base: String
  var save: String
  var isChanged: Bool
  /// A sentence with the new streak, if the changes affect it.
  var streakText: String?
  var errorSummary: ErrorSummary?

  struct ErrorSummary {
    var heading: String
    var items: [Item]

    struct Item {
      var target: String
      var text: String
    }
  }

  struct Section {
    var id: String
    var heading: String
    var footer: String
    /// The rows and their controls.
    ///
    /// If it changes, the script replaces the section.
    var shape: String
    var rows: [Row]
  }

  /// A row.
  ///
  /// Exactly one of the controls isn't `nil`.
  struct Row {
    var name: String
    var elementID: String
    var label: String
    var help: String?
    var error: String?
    /// The IDs of the help and the error.
    var descriptions: String?
    var toggle: Toggle?
    var select: Options?
    var segments: Options?
    var number: Number?
    var chips: Options?
    var times: Items?
    var spans: Items?
    var button: Button?
  }

  struct Toggle {
    var isOn: Bool
  }

  struct Options {
    var options: [Option]
  }

  struct Option {
    var value: String
    var optionLabel: String
    var isSelected: Bool
    var optionID: String
    /// The language of the label, if it is another one than the page's.
    var language: String?
  }

  struct Number {
    var text: String
    var minimum: Int?
    var maximum: Int?
  }

  struct Items {
    var items: [Item]
    var fieldType: String
    var remove: String
    var add: String?
    var fromLabel: String?
    var toLabel: String?
    var onLabel: String?
  }

  struct Item {
    var index: Int
    /// The item's number, for labels.
    var ordinal: Int
    var itemID: String
    var value: String
    var from: String
    var to: String
    var days: [Option]
    var isNew: Bool
    var removeValue: String
  }

  struct Button {
    var buttonLabel: String
  }

  init(_ draft: SettingsDraft, _ words: PageWords, showsErrors: Bool) throws {
    let errors = showsErrors ? draft.errors : [:]
    stored = draft.stored
    base = draft.base
    save = draft.form.save
    isChanged = draft.isChanged || !draft.errors.isEmpty
    sections = draft.form.sections.map { section in
      let rows = section.rows.map { RowMaker(row: $0, draft: draft, error: errors[$0.id]).make() }
      return Section(
        id: section.id, heading: section.title, footer: section.footer,
        shape: section.rows.map { "\($0.id)=\($0.control.rawValue)" }.joined(separator: " "), rows: rows)
    }
    guard !errors.isEmpty else { return }
    errorSummary = ErrorSummary(
      heading: try words.notices.text("errors-title", ["n": .number(errors.count)]),
      items: try draft.form.rows.compactMap { row in
        try errors[row.id].map { error in
          ErrorSummary.Item(
            target: row.id.elementID,
            text: try words.notices.text("error", ["title": .text(row.label), "why": .text(error.body)]))
        }
      })
  }
}

/// Makes a row, with the values as they were typed if they are invalid.
private struct RowMaker {
  let row: SettingsForm.Row
  let draft: SettingsDraft
  let error: SettingsForm.ErrorWords?

  private var isInvalid: Bool { draft.errors[row.id] != nil }

  private var posted: [(name: String, value: String)] {
    draft.fields.filter { $0.name == row.id || $0.name.hasPrefix("\(row.id)[") }
  }

  func make() -> SettingsView.Row {
    let id = row.id.elementID
    let descriptions = [row.help.map { _ in "\(id)-help" }, error.map { _ in "\(id)-error" }].compactMap(\.self)
    var view = SettingsView.Row(
      name: row.id, elementID: id, label: row.label, help: row.help, error: error?.body,
      descriptions: descriptions.isEmpty ? nil : descriptions.joined(separator: " "))
    switch row.control {
    case .toggle: view.toggle = SettingsView.Toggle(isOn: row.value == .toggle(true))
    case .choice where row.id == "preferences.style": view.segments = SettingsView.Options(options: options(selected))
    case .choice: view.select = SettingsView.Options(options: options(selected))
    case .choices: view.chips = SettingsView.Options(options: options(selected))
    case .number:
      let value = if case .number(let number)? = row.value { String(number) } else { "" }
      view.number = SettingsView.Number(
        text: isInvalid ? posted.last?.value ?? value : value, minimum: row.minimum, maximum: row.maximum)
    case .times: view.times = items
    case .windows, .dates: view.spans = items
    case .button: view.button = SettingsView.Button(buttonLabel: row.label)
    }
    return view
  }

  // MARK: Choices

  private var selected: Set<String> {
    if isInvalid { return Set(posted.map(\.value)) }
    switch row.value {
    case .word(let word)?: return [word]
    case .list(let items)?: return Set(items.compactMap { if case .word(let word) = $0 { word } else { nil } })
    default: return []
    }
  }

  private func options(_ selected: Set<String>, of item: String? = nil) -> [SettingsView.Option] {
    row.choices.map { choice in
      SettingsView.Option(
        value: choice.id, optionLabel: choice.label, isSelected: selected.contains(choice.id),
        optionID: [row.id.elementID, item, choice.id].compactMap(\.self).joined(separator: "-").elementID,
        language: row.id == "locale" ? choice.id : nil)
    }
  }

  // MARK: Lists

  private var items: SettingsView.Items {
    var spans = isInvalid ? postedSpans : storedSpans
    let isExtended = draft.extended == row.id && spans.count < row.maximum ?? .max
    if isExtended { spans.append(SettingsForm.Span(from: "", to: "")) }
    let labels = row.itemLabels
    return SettingsView.Items(
      items: spans.enumerated().map { index, span in
        let itemID = "\(row.id.elementID)-\(index)"
        return SettingsView.Item(
          index: index, ordinal: index + 1, itemID: itemID, value: span.from, from: span.from, to: span.to,
          days: row.control == .windows ? options(Set(span.on ?? row.choices.map(\.id)), of: "\(index)") : [],
          isNew: isExtended && index == spans.count - 1, removeValue: "\(row.id) \(index)")
      },
      fieldType: row.control == .dates ? "date" : "time", remove: labels?.remove ?? "",
      add: spans.count < row.maximum ?? .max ? labels?.add : nil, fromLabel: labels?.from, toLabel: labels?.to,
      onLabel: labels?.on)
  }

  /// The items of the list.
  ///
  /// A time is a span without an end.
  private var storedSpans: [SettingsForm.Span] {
    guard case .list(let items)? = row.value else { return [] }
    return items.map { item in
      switch item {
      case .word(let word): SettingsForm.Span(from: word, to: "")
      case .span(let span): span
      }
    }
  }

  /// The items as they were posted, also those that aren't complete.
  private var postedSpans: [SettingsForm.Span] {
    if row.control == .times {
      // The first field only says that the list was on the page.
      return posted.dropFirst().map { SettingsForm.Span(from: $0.value, to: "") }
    }
    var order: [String] = []
    var spans: [String: SettingsForm.Span] = [:]
    for field in posted {
      guard let end = field.name.lastIndex(of: "]") else { continue }
      let item = String(field.name[...end])
      if spans[item] == nil { order.append(item) }
      switch field.name[field.name.index(after: end)...] {
      case ".from": spans[item, default: SettingsForm.Span(from: "", to: "")].from = field.value
      case ".to": spans[item, default: SettingsForm.Span(from: "", to: "")].to = field.value
      default: spans[item, default: SettingsForm.Span(from: "", to: "")].on = (spans[item]?.on ?? []) + [field.value]
      }
    }
    return order.compactMap { spans[$0] }
  }
}

extension String {
  /// The text as an element's ID, without the characters that have a meaning in CSS.
  var elementID: String { String(map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
}
