internal import NudgeAuthoring
internal import NudgeText

/// The rules about the maximum length of texts.
enum LengthCheck: LintCheck {
  /// The size of a payload without its text, in bytes.
  ///
  /// This includes the keys for title, body, sound, thread, category and interruption level, and Nudge's own keys, with
  /// IDs of up to 64 bytes and an address of up to 256 bytes.
  static let envelopeBytes = 768

  /// The size of the key and the quotation marks for an action's title, in bytes.
  private static let actionBytes = 48

  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    let extents = MessageExtents(subject.writer)
    var bytes: [LocaleTag: [String: Int]] = [:]
    for message in subject.messages where !message.isPhrase {
      guard let extent = extents.longest(message) else { continue }
      bytes[message.locale, default: [:]][message.key] = extent.bytes
      check(message, extent, &findings)
    }
    for message in subject.messages where message.surface == .push && !message.isPrivate {
      // Report a notification once, at its body.
      guard message.slot.part == .body else { continue }
      checkPayload(of: message, subject, bytes[message.locale] ?? [:], &findings)
    }
  }

  /// Checks L01.
  private static func check(_ message: LintMessage, _ extent: Extent, _ findings: inout LintFindings) {
    let budget = LengthBudget(of: message)
    let longest = "longest text: \(extent.text)"
    if extent.columns > budget.columns.comfortable {
      let isError = extent.columns > budget.columns.limit
      let most =
        isError ? "the maximum is \(budget.columns.limit)" : "at most \(budget.columns.comfortable) are recommended"
      findings.add(
        "L01", isError ? .error : .warning, in: message,
        "the \(budget.name) takes up to \(extent.columns) columns, but \(most)", hint: longest)
    } else if let most = budget.characters, extent.characters > most {
      findings.add(
        "L01", in: message,
        "the \(budget.name) has up to \(extent.characters) characters, but Chinese push services accept \(most)",
        hint: longest)
    } else if let watch = budget.watch, extent.columnsBeforeOwnText > watch {
      let end = extent.columnsBeforeOwnText < extent.columns ? " before the person's own text" : ""
      findings.add(
        "L01", .warning, in: message,
        "the \(budget.name) takes up to \(extent.columnsBeforeOwnText) columns\(end), but a watch shows only \(watch)",
        hint: longest)
    }
  }

  /// Checks L02.
  private static func checkPayload(
    of body: LintMessage, _ subject: LintSubject, _ bytes: [String: Int], _ findings: inout LintFindings
  ) {
    func size(_ key: String) -> Int { bytes[key] ?? 0 }
    let template = body.template.template
    let title = body.key.dropLast(MessagePart.body.rawValue.count) + MessagePart.title.rawValue
    var total = envelopeBytes + size(body.key) + size(String(title))
    if let key = template.privateKey { total += size(key + ".title") + size(key + ".body") }
    for action in template.actions {
      let kind = subject.sources.templates.first { source in
        source.template.surface == .action && source.template.variants.contains { $0.id == action }
      }
      total += actionBytes + size("\(kind?.template.kind.rawValue ?? "actions").\(action)")
    }
    guard total > Budget.payload.comfortable else { return }
    let isError = total > Budget.payload.limit
    findings.add(
      "L02", isError ? .error : .warning, in: body,
      "the notification takes up to \(total) bytes, but APNs and FCM accept \(Budget.payload.limit)",
      hint: "shorten it, or reduce the maximum lengths of its arguments")
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "L01", .error, "text too long for its place",
      """
      A phone cuts off a title after about 30 columns and a body after about 110. People can't read what is cut off, \
      and a number that is cut off in the middle is misleading. Chinese characters and emoji count as two columns. The \
      rule measures the longest text that anyone can get: the largest values that the template and the variant's \
      conditions allow, the longest date, and a name that consists of Chinese characters.

      More than 30 columns in a title, 110 in a body, 16 in an action or 20 in a label is a warning. More than 40, \
      140, 20 or 28 is an error. Push services for Android phones in China accept 32 characters in a title and 100 in \
      a body. A watch shows the same notification and cuts off a title after 24 columns and a body after 80. This is a \
      warning, because the phone still shows the whole text, and the person's own text at the very end may be cut off.

      Shorten the text, or give arguments a lower 'max' in the template.
      """,
      bad: [.english("A very, very quiet and quite unhurried hello", of: "greeting.gentle.a01.title")],
      good: [.english("A quiet, unhurried hello", of: "greeting.gentle.a01.title")]),
    LintRule(
      "L02", .error, "too many bytes for a payload",
      """
      APNs and FCM reject notifications larger than 4,096 bytes, which then never arrive. The rule counts the longest \
      title, body, private text and actions, four bytes for each character of a person's text, and 768 bytes for the \
      rest of the payload. More than 3,500 bytes is a warning.

      Shorten the text, or give text arguments a lower 'max' in the template.
      """,
      bad: [
        .template("max: 20", "max: 1000"),
        .file(
          "Templates/lint.yaml",
          contents: """
            silenced:
              - {rule: L01, id: greeting.cheerful.n01.body, reason: "people with long names expect them to be cut off"}
              - {rule: L01, id: greeting.gentle.n01.body, reason: "people with long names expect them to be cut off"}

            """),
      ],
      good: [.template("max: 20", "max: 12")]),
  ]
}

/// The budgets for a text, which depend on its slot.
private struct LengthBudget {
  var name: String
  var columns: Budget
  /// The maximum number of columns on a watch, or `nil` if watches don't show the text.
  var watch: Int?
  /// The maximum number of characters for the push services of Chinese Android manufacturers, or `nil` if they don't
  /// send the text.
  var characters: Int?

  init(of message: LintMessage) {
    switch message.surface {
    case .action: (name, columns) = ("action", .action)
    case .label: (name, columns) = ("label", .label)
    // Phrases are not checked, because they are not shown on their own.
    case .push, .prompt, .phrase:
      let isTitle = message.slot.part == .title
      (name, columns) = isTitle ? ("title", .title) : ("body", .body)
      guard message.surface == .push else { return }
      watch = (isTitle ? Budget.watchTitle : .watchBody).limit
      if message.isChinese { characters = (isTitle ? Budget.pushServiceTitle : .pushServiceBody).limit }
    }
  }
}
