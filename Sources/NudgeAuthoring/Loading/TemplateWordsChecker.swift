internal import NudgeText

/// Checks the words of one template in all locales.
struct TemplateWordsChecker {
  private let source: TemplateSource
  private let locales: [LocaleTag]
  private let drafts: Set<LocaleTag>
  private let slots: [MessageSlot]
  private(set) var faults: [CatalogFault] = []
  /// The arguments of each message by slot, in the first locale that has it.
  private var reference: [Int: (locale: LocaleTag, names: Set<String>)] = [:]
  private var needs: [[Style: Set<String>]]

  init(source: TemplateSource, locales: [LocaleTag], drafts: Set<LocaleTag>) {
    self.source = source
    self.drafts = drafts
    // The source locale comes first, so that others are compared with it.
    let isSource: (LocaleTag) -> Bool = { $0 == CatalogSources.sourceLocale }
    self.locales = locales.filter(isSource) + locales.filter { !isSource($0) }
    slots = source.template.slots
    needs = Array(repeating: [:], count: source.template.variants.count)
  }

  /// Checks the files of the kind.
  ///
  /// - Parameters:
  ///   - files: The file of each locale.
  ///   - messages: Gets the patterns that the template asks for.
  /// - Returns: The template, with the needs of its variants.
  mutating func check(
    _ files: [LocaleTag: LocalizationSource], messages: inout [LocaleTag: [String: String]]
  ) -> Template {
    for locale in locales {
      guard let file = files[locale] else {
        if drafts.contains(locale) { continue }
        let name = "Localization/\(locale.identifier)/\(source.template.kind.rawValue).json"
        faults.append(CatalogFault(rule: "F04", file: name, position: nil, reason: "there is no such file"))
        continue
      }
      var list = FaultList(file: file.file)
      // What a draft has is checked as well, but goes nowhere.
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

  private mutating func check(
    _ file: LocalizationSource, messages: inout [String: String], list: inout FaultList
  ) {
    let found = Dictionary(zip(file.messages.map(\.key), file.messages), uniquingKeysWith: { first, _ in first })
    var asked: Set<String> = []
    for (index, slot) in slots.enumerated() {
      asked.insert(slot.key)
      let isAvailable = slot.variant.map { source.template.variants[$0].isAvailable(in: file.locale) } ?? true
      switch (found[slot.key], isAvailable) {
      case (let message?, true) where !message.isTranslated && file.locale == CatalogSources.sourceLocale:
        list.add(
          message.patternPosition, "the text of \(quoted(slot.key)) is empty",
          hint: "only a locale that is being translated may have empty texts")
      case (let message?, true) where !message.isTranslated: break
      case (let message?, true):
        messages[slot.key] = message.pattern
        check(message, slot: index, locale: file.locale, list: &list)
      case (let message?, false):
        list.add(
          message.keyPosition, "the variant of \(quoted(slot.key)) is not for \(file.locale.identifier)",
          hint: "its locales stand in \(source.file)", rule: "F03")
      case (nil, true):
        // A file that breaks off has one fault, not one for each message after it.
        if file.isComplete, !drafts.contains(file.locale) {
          list.add(TextPosition(line: 1, column: 1), "there is no message \(quoted(slot.key))", rule: "F04")
        }
      case (nil, false): break
      }
    }
    let keys = slots.map(\.key)
    for message in file.messages where !asked.contains(message.key) {
      let hint = list.suggestion(for: message.key, among: keys)
      list.add(
        message.keyPosition, "there is no variant for the message \(quoted(message.key))", hint: hint, rule: "F03")
    }
  }

  /// Checks a pattern, and the arguments that it uses.
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
    var names: Set<String> = []
    // As many as of syntax: a thousand characters hold over two hundred arguments.
    var faultsLeft = MessageSyntaxError.maximumFaults
    for argument in message.arguments {
      // Of one that nobody declared, that is the fault.
      if self.source.template.arguments.contains(where: { $0.name == argument.name }) { names.insert(argument.name) }
      if !drafts.contains(locale) { noteNeed(of: argument.name, slot: slots[slot]) }
      guard faultsLeft > 0, let fault = faultInUse(of: argument, list: &list) else { continue }
      faultsLeft -= 1
      list.add(source.filePosition(of: argument.position), fault.reason, hint: fault.hint, rule: fault.rule)
    }
    guard let (first, expected) = reference[slot] else {
      reference[slot] = (locale, names)
      return
    }
    for name in names.subtracting(expected).sorted().prefix(MessageSyntaxError.maximumFaults) {
      list.add(
        source.patternPosition, "uses the argument \(quoted(name)), which \(first.identifier) does not", rule: "X01")
    }
    for name in expected.subtracting(names).sorted().prefix(MessageSyntaxError.maximumFaults) {
      list.add(
        source.patternPosition, "does not use the argument \(quoted(name)), which \(first.identifier) does", rule: "X01"
      )
    }
  }

  /// What is wrong with one use of an argument.
  private struct UseFault {
    var rule: LintRule.Code
    var reason: String
    var hint: String?
  }

  private func faultInUse(of used: Message.Argument, list: inout FaultList) -> UseFault? {
    let arguments = source.template.arguments
    guard let argument = arguments.first(where: { $0.name == used.name }) else {
      let hint = list.suggestion(for: used.name, among: arguments.map(\.name))
      return UseFault(rule: "A01", reason: "unknown argument \(quoted(used.name))", hint: hint)
    }
    let fits: Bool
    switch used.use {
    case .plain: fits = argument.type == .text || argument.type == .int
    case .number: fits = argument.type == .int
    case .instant: fits = argument.type == .date || argument.type == .time
    case .select: fits = argument.type == .text
    }
    guard !fits else { return nil }
    return UseFault(
      rule: "A03",
      reason: "uses the argument \(quoted(used.name)) as \(used.use.described), but it is declared as \(argument.type)",
      hint: nil)
  }

  /// Remembers that a variant needs an argument that may be absent.
  private mutating func noteNeed(of name: String, slot: MessageSlot) {
    guard let variant = slot.variant, let style = slot.style,
      source.template.arguments.contains(where: { $0.name == name && $0.isOptional })
    else { return }
    needs[variant][style, default: []].insert(name)
  }
}

extension Message.Use {
  /// The use in words, for an error message.
  fileprivate var described: String {
    switch self {
    case .plain: "a text"
    case .number: "a number"
    case .instant: "a date or time"
    case .select: "a choice"
    }
  }
}
