internal import NudgeText

/// A checker for one template's texts in all locales.
struct TemplateWordsChecker {
  private let source: TemplateSource
  private let locales: [LocaleTag]
  private let drafts: Set<LocaleTag>
  private let slots: [MessageSlot]
  private(set) var faults: [CatalogFault] = []
  /// The arguments of each message by slot, in the first locale that contains it.
  private var reference: [Int: (locale: LocaleTag, names: Set<String>)] = [:]
  private var needs: [[Style: Set<String>]]

  init(source: TemplateSource, locales: [LocaleTag], drafts: Set<LocaleTag>) {
    self.source = source
    self.drafts = drafts
    // The source locale comes first, so that the others are compared with it.
    let isSource: (LocaleTag) -> Bool = { $0 == CatalogSources.sourceLocale }
    self.locales = locales.filter(isSource) + locales.filter { !isSource($0) }
    slots = source.template.slots
    needs = Array(repeating: [:], count: source.template.variants.count)
  }

  /// Checks the files of the template's kind.
  ///
  /// - Parameters:
  ///   - files: The file of each locale.
  ///   - messages: The patterns of each locale, to which this method adds those that the template requires.
  /// - Returns: The template, with the needs of its variants.
  mutating func check(
    _ files: [LocaleTag: LocalizationSource], messages: inout [LocaleTag: [String: String]]
  ) -> Template {
    for locale in locales {
      guard let file = files[locale] else {
        if drafts.contains(locale) { continue }
        let name = "Localization/\(locale.identifier)/\(source.template.kind.rawValue).json"
        faults.append(CatalogFault(rule: "F04", file: name, reason: "file not found"))
        continue
      }
      var list = FaultList(file: file.file)
      // The texts of a draft are checked as well, but they are not used.
      var words: [String: String] = [:]
      check(file, messages: &words, list: &list)
      if !drafts.contains(locale) { messages[locale, default: [:]].merge(words) { first, _ in first } }
      faults += list.faults
    }
    var template = source.template
    for index in template.variants.indices {
      template.variants[index].needs = needs[index].mapValues { $0.sorted() }
    }
    return template
  }

  private mutating func check(_ file: LocalizationSource, messages: inout [String: String], list: inout FaultList) {
    let found = file.messagesByKey
    var asked: Set<String> = []
    for (index, slot) in slots.enumerated() {
      asked.insert(slot.key)
      let isAvailable = slot.variant.map { source.template.variants[$0].isAvailable(in: file.locale) } ?? true
      let isOptional = source.template.isOptional(slot)
      switch (found[slot.key], isAvailable) {
      case (let message?, true)
      where !message.isTranslated && !isOptional && file.locale == CatalogSources.sourceLocale:
        list.add(
          message.patternPosition, "the text of \(quoted(slot.key)) is empty",
          hint: "only drafts may contain empty texts")
      case (let message?, true) where !message.isTranslated: break
      case (let message?, true):
        messages[slot.key] = message.pattern
        check(message, slot: index, locale: file.locale, list: &list)
      case (let message?, false):
        list.add(
          message.keyPosition, "the variant of \(quoted(slot.key)) is not available in \(file.locale.identifier)",
          hint: "its locales are listed in \(source.file)", rule: "F03")
      case (nil, true):
        // Report a truncated file once, not once for each missing message.
        if file.isComplete, !isOptional, !drafts.contains(file.locale) {
          list.add(TextPosition(line: 1, column: 1), "missing message \(quoted(slot.key))", rule: "F04")
        }
      case (nil, false): break
      }
    }
    // A variant that couldn't be read is reported once, not once for each of its messages.
    guard source.isComplete else { return }
    let keys = slots.map(\.key)
    for message in file.messages where !asked.contains(message.key) {
      let hint = list.suggestion(for: message.key, among: keys)
      list.add(
        message.keyPosition, "no variant uses the message \(quoted(message.key))", hint: hint, rule: "F03")
    }
  }

  /// Checks a pattern and the arguments that it uses.
  private mutating func check(_ source: MessageSource, slot: Int, locale: LocaleTag, list: inout FaultList) {
    let message: Message
    do throws(MessageSyntaxError) {
      message = try Message(source.pattern)
    } catch {
      for fault in error.faults {
        list.add(source.filePosition(of: fault.position), fault.reason, hint: fault.hint, rule: fault.kind.rule)
      }
      return
    }
    if let text = message.nodes.flattened.lazy.compactMap({ if case .text(let text) = $0 { text } else { nil } })
      .first(where: { $0.text.contains(where: Self.isFullWidthBrace) })
    {
      addFault(aboutFullWidthBraceIn: text, of: source, to: &list)
    }
    var names: Set<String> = []
    // The limit for syntax faults applies here too, because a thousand characters can contain over 200 arguments.
    var faultsLeft = MessageSyntaxError.maximumFaults
    for argument in message.arguments {
      // An undeclared argument is reported separately.
      if self.source.template.arguments.contains(where: { $0.name == argument.name }) { names.insert(argument.name) }
      if !drafts.contains(locale) { noteNeed(of: argument.name, slot: slots[slot]) }
      let position = source.filePosition(of: argument.position)
      if faultsLeft > 0, addFault(inUseOf: argument, at: position, to: &list) { faultsLeft -= 1 }
    }
    // Each language combines phrases in its own way, so their arguments may differ.
    if self.source.template.surface == .phrase { return }
    guard let (first, expected) = reference[slot] else {
      reference[slot] = (locale, names)
      return
    }
    func compare(_ some: Set<String>, _ others: Set<String>, _ does: String, _ otherDoes: String) {
      for name in some.subtracting(others).sorted().prefix(MessageSyntaxError.maximumFaults) {
        list.add(
          source.patternPosition, "\(does) the argument \(quoted(name)), but \(first.identifier) \(otherDoes)",
          rule: "X01")
      }
    }
    compare(names, expected, "uses", "does not")
    compare(expected, names, "does not use", "does")
  }

  private static func isFullWidthBrace(_ character: Character) -> Bool { "｛｝".contains(character) }

  /// Adds a fault about the first full-width brace in a text, which would be printed.
  private func addFault(
    aboutFullWidthBraceIn text: MessageNode.Text, of source: MessageSource, to list: inout FaultList
  ) {
    let characters = text.text.unicodeScalars
    guard let index = characters.firstIndex(where: { Self.isFullWidthBrace(Character($0)) }) else { return }
    let name = characters[index...].dropFirst().prefix { $0 != "｝" && $0 != "}" && $0 != "," && $0 != "，" }
    let isName = self.source.template.arguments.contains { $0.name == String(name) }
    let place = characters.distance(from: characters.startIndex, to: index)
    list.add(
      source.filePosition(of: text.position(ofScalar: place)),
      "the full-width \(quoted(String(characters[index]))) would be printed literally",
      hint: "write {\(isName ? String(name) : "name")}", rule: "S02")
  }

  /// Adds a fault if an argument is used incorrectly, and returns whether it is.
  private func addFault(inUseOf used: Message.Argument, at position: TextPosition, to list: inout FaultList) -> Bool {
    let arguments = source.template.arguments
    guard let type = arguments.first(where: { $0.name == used.name })?.type else {
      let hint = list.suggestion(for: used.name, among: arguments.map(\.name))
      list.add(position, "unknown argument \(quoted(used.name))", hint: hint, rule: "A01")
      return true
    }
    let (fits, description) =
      switch used.use {
      case .plain: (type == .text || type == .int, "a text")
      case .number: (type == .int, "a number")
      case .instant: (type == .date || type == .time, "a date or time")
      case .select: (type == .text, "a choice")
      }
    if fits { return false }
    list.add(
      position, "uses the argument \(quoted(used.name)) as \(description), but it is declared as \(type)", rule: "A03")
    return true
  }

  /// Records that a variant needs an optional argument.
  private mutating func noteNeed(of name: String, slot: MessageSlot) {
    guard let variant = slot.variant, let style = slot.style,
      source.template.arguments.contains(where: { $0.name == name && $0.isOptional })
    else { return }
    needs[variant][style, default: []].insert(name)
  }
}
