internal import NudgeText

/// Rules about how much room the words take at their longest.
enum LengthCheck: LintCheck {
  /// The most bytes of a payload of APNs and FCM, and from where on it is tight.
  private static let payload = (warning: Budget.payload.comfortable, error: Budget.payload.limit)

  /// What a payload holds besides the words, in bytes: the keys of title, body, sound, thread, category and interruption level,
  /// and Nudge's own, with ids of up to 64 bytes and an address of up to 256.
  static let envelopeBytes = 768

  /// The key and the quotation marks of an action's title.
  private static let actionBytes = 48

  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    let extents = MessageExtents(subject.renderer)
    var bytes: [LintMessage.Place: Int] = [:]
    for message in subject.messages {
      guard let extent = extents.longest(message) else { continue }
      bytes[LintMessage.Place(locale: message.locale, key: message.key)] = extent.bytes
      if let finding = finding(in: message, extent) { findings.append(finding) }
    }
    for message in subject.messages where message.surface == .push && !message.isPrivate {
      // A notification is reported once, at its body.
      guard message.slot.part == .body else { continue }
      checkPayload(of: message, subject, bytes, &findings)
    }
  }

  /// L01.
  private static func finding(in message: LintMessage, _ extent: Extent) -> LintFinding? {
    let budget = LengthBudget.budget(of: message)
    let longest = "at its longest: \(extent.text)"
    if extent.columns > budget.warning {
      let isError = extent.columns > budget.error
      return message.finding(
        "L01", isError ? .error : .warning,
        "the \(budget.name) takes up to \(extent.columns) columns, where \(isError ? budget.error : budget.warning) are "
          + (isError ? "the most" : "enough"),
        hint: longest)
    }
    if let most = budget.characters, extent.characters > most {
      return message.finding(
        "L01", .error,
        "the \(budget.name) has up to \(extent.characters) characters, where push services of Android in China take \(most)",
        hint: longest)
    }
    if let watch = budget.watch, extent.columnsBeforeOwnText > watch {
      return message.finding(
        "L01", .warning,
        "the \(budget.name) takes up to \(extent.columnsBeforeOwnText) columns"
          + (extent.columnsBeforeOwnText < extent.columns ? " before the person's own text" : "")
          + ", of which a watch shows \(watch)",
        hint: longest)
    }
    return nil
  }

  /// L02.
  private static func checkPayload(
    of body: LintMessage, _ subject: LintSubject, _ bytes: [LintMessage.Place: Int], _ findings: inout [LintFinding]
  ) {
    func size(_ key: String) -> Int { bytes[LintMessage.Place(locale: body.locale, key: key)] ?? 0 }
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
    guard total > payload.warning else { return }
    let isError = total > payload.error
    findings.append(
      body.finding(
        "L02", isError ? .error : .warning,
        "the notification takes up to \(total) bytes, where APNs and FCM take \(payload.error)",
        hint: "shorten it, or the greatest lengths of its arguments"))
  }
}
