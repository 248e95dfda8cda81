public import NudgePlanning
public import NudgeText
internal import NudgeTime

extension PermissionScreen {
  /// The words of a permission screen, all in one language.
  public struct Words: Hashable, Sendable {
    /// The locale of the words, which may be further along the fallback chain than the one asked for.
    public var locale: LocaleTag
    /// The label of the next delivery, such as `No scheduled notifications`.
    public var status: String
    /// The state, in a line.
    public var title: String
    /// What it means, and the way on.
    public var body: String
    /// The words on the button; `nil` where there is none.
    public var button: String?
    /// The explanation to show before the system asks, with its buttons; `nil` where it does not.
    public var prompt: ComposedText?
  }

  /// Writes the words.
  ///
  /// - Parameters:
  ///   - composer: Knows the catalog, which has the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  ///   - settingsPage: What the system calls the page of its settings that the words name; `SettingsPage` by default.
  /// - Returns: The words.
  /// - Throws: `ComposeError`.
  public func words(
    by composer: Composer, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    var arguments: MessageArguments = [:]
    if let page = settingsPage
      ?? self.settingsPage?.name(in: composer.catalog.locale(for: locale.fallbackChain) ?? locale)
    {
      arguments["settingsPage"] = .text(page)
    }
    let help = try Self.text("help", message.rawValue, composer, locale, arguments)
    return Words(
      locale: help.locale, status: try Self.text("status", status.rawValue, composer, locale).title, title: help.title,
      body: help.body,
      button: try button.map { button throws(ComposeError) in
        try composer.action(button.rawValue, locale: locale).title
      },
      prompt: try prompt.map { prompt throws(ComposeError) in
        try Self.text("prompts", prompt.rawValue, composer, locale, arguments)
      })
  }

  /// A text of a kind without styles, of which the caller knows the variant.
  private static func text(
    _ kind: String, _ variant: String, _ composer: Composer, _ locale: LocaleTag, _ arguments: MessageArguments = [:]
  ) throws(ComposeError) -> ComposedText {
    // Nothing is chosen, so that person, style, date and index have no effect.
    try composer.compose(
      CompositionRequest(
        person: "", kind: Kind(rawValue: kind), style: .minimal, locale: locale, date: .min, index: 0,
        arguments: arguments),
      variant: variant)
  }
}
