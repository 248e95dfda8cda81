public import NudgeText
internal import NudgeTime

extension Planner {
  /// Returns a person's settings form.
  ///
  ///     let form = try planner.settingsForm(for: person)
  ///     print(form.row("preferences.reminders.times")?.texts ?? [])  // ["8:00 PM"]
  ///
  /// The form is in the person's language, with the same fallback as notifications. Times, dates, and numbers are
  /// formatted for the person's region.
  ///
  /// - Parameter person: The person, with their current preferences.
  /// - Returns: The form, with the rows that currently apply.
  /// - Throws: `ComposeError` if the catalog doesn't contain the kinds `settings` and `settings-labels`, which are both
  ///   in the shipped catalog.
  /// - Complexity: O(*n*) in the number of the person's values.
  public func settingsForm(for person: Person) throws(ComposeError) -> SettingsForm {
    try SettingsForm(for: person, composer)
  }

  /// Returns text that explains to the person why an edit of their settings was rejected.
  ///
  ///     do { try person.apply(edits) } catch {
  ///       let words = try planner.words(for: error, locale: person.locale)
  ///       print(words.title, words.body)  // Choose another number  It can be from 1 to 20.
  ///     }
  ///
  /// The error's own description is in English, and is suitable for a log.
  ///
  /// - Parameters:
  ///   - error: The error thrown by `Person.apply`.
  ///   - locale: The person's language, script, and region.
  /// - Returns: The text.
  /// - Throws: `ComposeError` if the catalog doesn't contain the kind `settings-errors`, which is in the shipped
  ///   catalog.
  public func words(
    for error: SettingsForm.EditError, locale: LocaleTag
  ) throws(ComposeError) -> SettingsForm.ErrorWords {
    var arguments: MessageArguments = [:]
    if case .value(_, _, let bounds?, _) = error {
      arguments = ["least": .integer(Int64(bounds.lowerBound)), "most": .integer(Int64(bounds.upperBound))]
    }
    let variant =
      switch error {
      case .noDays: "days"
      case .value(_, .number, _, _): "number"
      case .value(_, .choices, _, _): "choices"
      case .value(_, .times, _, _): "times"
      case .value(_, .windows, _, _): "windows"
      case .value(_, .dates, _, _): "dates"
      case .value, .unknownRow, .noValue: "choice"
      }
    // The variant is already known, so the person, style, date, and index don't have any effect.
    let request = CompositionRequest(
      person: "", kind: Kind(rawValue: "settings-errors"), style: .minimal, locale: locale, date: .min, index: 0,
      arguments: arguments)
    let text = try composer.compose(request, variant: variant)
    return SettingsForm.ErrorWords(row: error.row, title: text.title, body: text.body)
  }
}

extension SettingsForm {
  /// Creates the form of a person, with text from the composer's catalog.
  init(for person: Person, _ composer: Composer) throws(ComposeError) {
    let maker = try SettingsFormMaker(person, composer)
    self.init(
      language: maker.language.identifier, title: try maker.label("title"), save: try maker.label("save"),
      sections: try SettingsRow.sections.map(maker.section).filter { !$0.rows.isEmpty })
  }
}

/// Creates the text of a person's settings form.
private struct SettingsFormMaker {
  /// The language of the text.
  let language: LocaleTag
  /// The locale used for times, dates, and numbers.
  private let formats: LocaleTag
  private let person: Person
  private let composer: Composer
  /// The ids of the variants that have a body.
  private let explained: Set<String>

  private static let explainedKind = Kind(rawValue: "settings")
  private static let labelKind = Kind(rawValue: "settings-labels")

  init(_ person: Person, _ composer: Composer) throws(ComposeError) {
    guard let template = composer.catalog.template(of: Self.explainedKind) else {
      throw .unknownKind(Self.explainedKind)
    }
    let chain = person.locale.fallbackChain
    guard let language = composer.catalog.locale(for: chain) else { throw .noLocale(chain: chain) }
    self.person = person
    self.composer = composer
    self.language = language
    formats = person.locale.formattingLocale(forWordsIn: language)
    explained = Set(template.variants.map(\.id))
  }

  // MARK: Words

  /// Returns a variant's title and body.
  ///
  /// The body is empty if the variant doesn't have one.
  func words(
    _ variant: String, _ arguments: MessageArguments = [:], in locale: LocaleTag? = nil
  ) throws(ComposeError) -> ComposedText {
    // The variant is given, so the person, style, date, and index don't have any effect.
    let request = CompositionRequest(
      person: "", kind: explained.contains(variant) ? Self.explainedKind : Self.labelKind, style: .minimal,
      locale: locale ?? person.locale, date: .min, index: 0, arguments: arguments)
    return try composer.compose(request, variant: variant)
  }

  func label(_ variant: String, _ arguments: MessageArguments = [:]) throws(ComposeError) -> String {
    try words(variant, arguments).title
  }

  /// Returns formatted text that isn't part of a message.
  private func write(_ body: (Renderer) throws(RenderError) -> String) throws(ComposeError) -> String {
    do throws(RenderError) { return try body(composer.renderer) } catch {
      throw .render(key: Self.labelKind.rawValue, language, reason: "\(error)")
    }
  }

  private func text(_ words: SettingsField.Words) throws(ComposeError) -> String {
    switch words {
    case .label(let variant, let arguments): return try label(variant, arguments)
    case .language(let language): return try self.words("language-name", in: language).title
    case .time(let time):
      return try write { renderer throws(RenderError) in try renderer.time(time, locale: formats) }
    case .weekday(let weekday):
      // 1970-01-05 was a Monday.
      let day = CivilDate(daysSinceEpoch: weekday.rawValue + 3) ?? .min
      return try write { renderer throws(RenderError) in
        try renderer.date(day, style: .skeleton("cccc"), locale: formats)
      }
    case .window(let window): return try text(window)
    case .dates(let dates):
      let (first, last) = (dates.lowerBound, dates.upperBound)
      return try label(first == last ? "date" : "dates", ["first": .date(first), "last": .date(last)])
    }
  }

  private func text(_ window: DailyWindow) throws(ComposeError) -> String {
    func argument(_ time: TimeOfDay) -> ArgumentValue {
      .instant(Timestamp(secondsSinceEpoch: Int64(time.secondsFromMidnight)) ?? .min, .utc)
    }
    let times = try label("window", ["from": argument(window.start), "to": argument(window.end)])
    guard window.weekdays != .all else { return times }
    let names = try window.weekdays.weekdays.map { weekday throws(ComposeError) in try text(.weekday(weekday)) }
    return "\(times) · \(try write { renderer throws(RenderError) in try renderer.list(names, locale: formats) })"
  }

  // MARK: Rows

  func section(_ section: (id: String, rows: [SettingsRow])) throws(ComposeError) -> SettingsForm.Section {
    let words = try words(section.id)
    let rows = section.rows.filter { $0.isShown(for: person) }
    return SettingsForm.Section(id: section.id, title: words.title, footer: words.body, rows: try rows.map(row))
  }

  private func row(_ row: SettingsRow) throws(ComposeError) -> SettingsForm.Row {
    let field = row.preference?.field(person) ?? (row.id == SettingsRow.language ? languageField : Self.button)
    let words = try words(field.label ?? row.label)
    let choices = try field.choices.map { choice throws(ComposeError) in
      SettingsForm.Choice(id: choice.id, label: try text(choice.words))
    }
    return SettingsForm.Row(
      id: row.id, label: words.title, help: words.body.isEmpty ? nil : words.body, control: field.control,
      value: field.value, texts: try texts(of: field, choices), choices: choices, minimum: field.bounds?.lowerBound,
      maximum: field.bounds?.upperBound, itemLabels: try itemLabels(of: field.control))
  }

  private static let button = SettingsField(control: .button, expected: "true or false")

  private var languageField: SettingsField {
    SettingsField(
      control: .choice, value: .word(language.identifier),
      choices: composer.catalog.locales.map { ($0.identifier, .language($0)) },
      expected: "a language such as en or zh-Hans")
  }

  /// Returns a row's value as text.
  private func texts(
    of field: SettingsField, _ choices: [SettingsForm.Choice]
  ) throws(ComposeError) -> [String] {
    switch field.value {
    case .number(let number)?:
      [try write { renderer throws(RenderError) in try renderer.number(Int64(number), locale: formats) }]
    case .word(let word)?: choices.filter { $0.id == word }.map(\.label)
    case .list(let items)? where field.control == .choices:
      items.flatMap { item in choices.filter { .word($0.id) == item }.map(\.label) }
    case .list?, .toggle?, nil: try field.texts.map(text)
    }
  }

  private func itemLabels(of control: SettingsForm.Control) throws(ComposeError) -> SettingsForm.ItemLabels? {
    let add: String
    switch control {
    case .times: add = "add-time"
    case .windows: add = "add-window"
    case .dates: add = "add-dates"
    default: return nil
    }
    let isSpan = control != .times
    return SettingsForm.ItemLabels(
      add: try label(add), remove: try label("remove"), from: isSpan ? try label("from") : nil,
      to: isSpan ? try label("to") : nil, on: control == .windows ? try label("window-days") : nil)
  }
}
