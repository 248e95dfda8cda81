package import NudgeText
internal import NudgeTime

/// Holds `Message` and `Renderer` against ICU's own MessageFormat.
///
/// Every difference must be of a sort that has a name here, in `Strictness` or in `NumberedMessage.Unaskable`.
package final class Judge {
  private let renderer: Renderer
  /// The pattern opened last, and how.
  private var opened:
    (numbered: NumberedMessage, locale: LocaleTag, offset: Int, result: Result<Oracle, Oracle.Failure>)?

  /// Creates a judge.
  ///
  /// - Parameter renderer: The renderer that is judged.
  package init(_ renderer: Renderer = Renderer()) {
    self.renderer = renderer
  }

  // MARK: Patterns

  /// Whether `Message` takes a pattern if and only if ICU does.
  ///
  /// - Parameters:
  ///   - pattern: Any text.
  ///   - locale: The locale that ICU opens it for.
  /// - Returns: The message, if it was taken, and what came of it.
  package func judge(_ pattern: String, locale: LocaleTag) -> (Message?, Verdict) {
    let refusal: Oracle.Failure?
    do throws(Oracle.Failure) {
      try Oracle.check(pattern, locale: locale)
      refusal = nil
    } catch {
      refusal = error
    }
    do throws(MessageSyntaxError) {
      let message = try Message(pattern)
      guard let refusal else { return (message, .same) }
      return (message, .different("ICU refuses it (\(refusal.status)), Message takes it"))
    } catch {
      guard refusal == nil else { return (nil, .same) }
      guard let names = Strictness.explanation(of: error.faults, in: pattern) else {
        return (nil, .different("ICU takes it, Message refuses it: \(error.faults)"))
      }
      return (nil, .explained(names.map(\.rawValue).joined(separator: ", ")))
    }
  }

  // MARK: Texts

  /// Whether a message reads as ICU writes it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: The locale.
  ///   - arguments: Values; all moments have the same offset.
  /// - Returns: What came of it.
  package func judge(_ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]) -> Verdict {
    let rendered = Result { () throws(RenderError) in
      try renderer.render(message, locale: locale, arguments: arguments)
    }
    if case .failure(let error) = rendered, let name = refusal(error, message, arguments) { return .explained(name) }

    var asked = arguments
    var isShifted = false
    for (name, value) in arguments {
      guard let shifted = value.shiftedPastTheJulianCalendar() else { continue }
      asked[name] = shifted
      isShifted = true
    }
    let expected: Result<String, Oracle.Failure>
    do throws(NumberedMessage.Unaskable) {
      expected = try ask(message, locale: locale, arguments: asked)
    } catch {
      return .explained("not to be asked: \(error.rawValue)")
    }
    let verdict = compare(rendered, expected)
    guard case .different = verdict else { return verdict }
    if case (.success, .failure) = (rendered, expected), asksAFormThatCannotBeWritten(message, locale, arguments) {
      return .explained("a plural whose other has a form that ICU cannot write")
    }
    if case (.failure(.unsupported), .success) = (rendered, expected), hasASkeletonWithoutAPattern(message, locale) {
      return .explained("a date skeleton that the language has no pattern for")
    }
    if let asDoubles = asDoubles(arguments), render(message, locale, asDoubles) == (try? expected.get()) {
      return .explained("a large whole number, which ICU's C API takes as a double")
    }
    if isShifted, case .success(let text) = rendered, case .success(let expected) = expected {
      return judge(text, message, locale, shifted: asked, expected)
    }
    return verdict
  }

  private func compare(_ rendered: Result<String, RenderError>, _ expected: Result<String, Oracle.Failure>) -> Verdict {
    switch (rendered, expected) {
    case (.failure(.unsupported), .failure): return .explained("refused by both when formatted")
    case (.failure(.tooLong(let maximum)), .success(let text)) where text.utf8.count > maximum:
      return .explained("longer than a text may be")
    case (.success(let text), .success(let expected)) where Array(text.utf8) == Array(expected.utf8): return .same
    case (.success(let text), .success(let expected)):
      return .different("Nudge \(text.debugDescription), ICU \(expected.debugDescription)")
    default: return .different("Nudge \(rendered), ICU \(expected)")
    }
  }

  /// Whether a plural's `other` writes the number by a skeleton that cannot be written.
  ///
  /// ICU writes the number so to find its category, whichever branch it then takes, and fails. `Renderer` needs no text for
  /// that.
  private func asksAFormThatCannotBeWritten(
    _ message: Message, _ locale: LocaleTag, _ arguments: [String: ArgumentValue]
  ) -> Bool {
    ArgumentUses(message).formsOfOther.contains { name, skeleton in
      guard let value = arguments[name], let alone = try? Message("{n, number, ::\(skeleton)}") else { return false }
      return render(alone, locale, ["n": value]) == nil
    }
  }

  /// Whether a skeleton of a date or time can't be written in a language.
  ///
  /// ICU leaves fields out, or writes their names, as in `2026 ├day of year: 365┤`.
  private func hasASkeletonWithoutAPattern(_ message: Message, _ locale: LocaleTag) -> Bool {
    ArgumentUses(message).dateSkeletons.contains { skeleton in
      guard let alone = try? Message("{d, date, ::\(skeleton)}") else { return false }
      let noon = ArgumentValue.instant(Timestamp(secondsSinceEpoch: 43_200) ?? .min, UTCOffset.utc, zone: nil)
      return render(alone, locale, ["d": noon]) == nil
    }
  }

  private func render(_ message: Message, _ locale: LocaleTag, _ arguments: [String: ArgumentValue]) -> String? {
    try? renderer.render(message, locale: locale, arguments: arguments)
  }

  /// The arguments with whole numbers of more than 31 bits, and with decimals such as -0, as doubles; `nil` where there is none.
  ///
  /// ICU writes the ordinal of such an integer by its lowest 32 bits and that of a double by none, takes an offset from a
  /// double with its precision, and an integer has no sign before 0. Its C API passes doubles alone, so Nudge's must agree.
  private func asDoubles(_ arguments: [String: ArgumentValue]) -> [String: ArgumentValue]? {
    var result = arguments
    for (name, value) in arguments {
      switch value {
      case .integer(let integer) where integer.magnitude >= 1 << 31: result[name] = .double(Double(integer))
      case .decimal(let decimal):
        guard let double = Double(decimal.text), double.magnitude >= 0x1p31 || double == 0 else { continue }
        result[name] = .double(double)
      default: continue
      }
    }
    return result == arguments ? nil : result
  }

  /// Why `Renderer` refuses where ICU writes something, if that is right.
  private func refusal(_ error: RenderError, _ message: Message, _ arguments: [String: ArgumentValue]) -> String? {
    switch error {
    case .missingArgument(let name):
      // ICU prints `{name}`.
      return arguments[name] == nil && message.arguments.contains { $0.name == name } ? "a missing argument" : nil
    case .mistypedArgument(let name, let expected, let given):
      // ICU's C API takes the type from the pattern, and reads whatever stands there.
      let isUsed = message.arguments.contains { $0.name == name && expected.serves($0.use) }
      return isUsed && given != expected && arguments[name]?.kind == given ? "an argument of another type" : nil
    case .notFinite(let name):
      // ICU takes `other`.
      guard case .double(let double) = arguments[name], !double.isFinite else { return nil }
      return message.arguments.contains { $0.name == name && $0.use == .number }
        ? "a plural of NaN or an infinity" : nil
    case .tooLong, .unsupported, .badSkeleton:
      return nil
    }
  }

  /// ICU's dates before 15 October 1582 are Julian, ours are Gregorian in all years.
  ///
  /// Whole 400 years later the Gregorian calendar is the same, weekdays included: there both must agree, and the text of the
  /// date itself differs from it in digits alone.
  private func judge(
    _ text: String, _ message: Message, _ locale: LocaleTag, shifted: [String: ArgumentValue], _ expected: String
  ) -> Verdict {
    guard let later = render(message, locale, shifted), later == expected else {
      return .different("years moved: ICU \(expected.debugDescription)")
    }
    func withoutDigits(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0.properties.generalCategory != .decimalNumber }
    }
    // The name of a zone depends on the year too.
    guard ArgumentUses(message).writesZone || withoutDigits(text) == withoutDigits(later) else {
      return .different("Nudge \(text.debugDescription), and with its years moved \(later.debugDescription)")
    }
    return .explained("dates before 15 October 1582")
  }

  private func ask(
    _ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]
  ) throws(NumberedMessage.Unaskable) -> Result<String, Oracle.Failure> {
    var offset = 0
    for case .instant(_, let own, _) in arguments.values { offset = Int(own.seconds) }
    let numbered = NumberedMessage(message, arguments: arguments)
    let result: Result<Oracle, Oracle.Failure>
    if let opened, opened.locale == locale, opened.offset == offset, opened.numbered.isAsked(as: numbered) {
      result = opened.result
    } else {
      result = Result { () throws(Oracle.Failure) in
        try Oracle(numbered.pattern, locale: locale, offset: Int32(offset))
      }
      opened = (numbered, locale, offset, result)
    }
    switch result {
    case .success(let oracle): return try numbered.ask(oracle, arguments: arguments, offset: offset)
    case .failure(let failure): return .failure(failure)
    }
  }
}

extension ArgumentValue {
  /// A date or moment before the Gregorian calendar, whole 400 years later; `nil` where it is after its beginning.
  fileprivate func shiftedPastTheJulianCalendar() -> ArgumentValue? {
    // 15 October 1582, and a day more on both sides for the offset.
    let gregorian = -141_427 + 2
    let fourCenturies = 146_097
    switch self {
    case .date(let date) where date.daysSinceEpoch < gregorian:
      return CivilDate(daysSinceEpoch: Int(date.daysSinceEpoch) + 4 * fourCenturies).map { .date($0) }
    case .instant(let timestamp, let offset, let zone) where timestamp.secondsSinceEpoch < Int64(gregorian) * 86_400:
      return Timestamp(secondsSinceEpoch: timestamp.secondsSinceEpoch + 4 * Int64(fourCenturies) * 86_400)
        .map { .instant($0, offset, zone: zone) }
    default: return nil
    }
  }
}

extension ArgumentKind {
  /// Whether a use of an argument asks for this type.
  fileprivate func serves(_ use: Message.Use) -> Bool {
    switch self {
    case .number: use == .number
    case .text: use == .select
    case .instant, .date: use == .instant
    }
  }
}
