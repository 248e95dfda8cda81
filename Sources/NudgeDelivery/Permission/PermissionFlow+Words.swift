internal import NudgeCatalog
package import NudgePlanning
public import NudgeRequests
public import NudgeText
internal import NudgeTime

extension PermissionFlow.Texts {
  /// Creates the texts of all permission screens from a message catalog.
  ///
  /// Settings pages have their usual names, which are texts of the kind `system-pages`.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  /// - Throws: `ComposeError`.
  public init(in catalog: Catalog, locale: LocaleTag) throws(ComposeError) {
    let writer = TextWriter(composer: Composer(catalog: catalog), locale: locale, settingsPage: nil)
    var texts: [String: [String: Text]] = [:]
    for (kind, variants) in PermissionFlow.Screen.variants {
      for variant in variants { texts[kind, default: [:]][variant] = try writer.text(kind, variant) }
    }
    self.init(locale: writer.textLocale.identifier, texts: texts)
  }
}

/// Writes the texts of permission screens in one language.
private struct TextWriter {
  let composer: Composer
  let locale: LocaleTag
  /// The name of the settings pages, or `nil` for their usual names.
  let settingsPage: String?

  /// The locale of the texts.
  var textLocale: LocaleTag { composer.catalog.locale(for: locale.fallbackChain) ?? locale }

  func text(_ kind: String, _ variant: String) throws(ComposeError) -> PermissionFlow.Texts.Text {
    if kind == "actions" { return .init(title: try composer.action(variant, locale: locale).title) }
    var arguments: MessageArguments = [:]
    if let page = PermissionFlow.Screen.settingsPage(of: Kind(rawValue: kind), variant: variant) {
      let name =
        if let settingsPage { settingsPage } else { try page.name(in: composer.catalog, locale: textLocale) }
      arguments["settingsPage"] = .text(name)
    }
    // These kinds have no styles and the variant is known, so the person, style, date and index have no effect.
    let request = CompositionRequest(
      person: "", kind: Kind(rawValue: kind), style: .minimal, locale: locale, date: .min, index: 0,
      arguments: arguments)
    let text = try composer.compose(request, variant: variant)
    return .init(
      title: text.title, body: text.body, actions: text.actions.map { .init(id: $0.id, title: $0.title) })
  }
}

extension PermissionFlow.Screen {
  /// Returns the screen's text.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  ///   - settingsPage: The system's name for the settings page that the text mentions. If `nil`, the usual name in the
  ///     text's language is used, which is a text of the kind `system-pages`.
  /// - Returns: The screen's text.
  /// - Throws: `ComposeError`.
  public func words(
    in catalog: Catalog, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    try words(by: Composer(catalog: catalog), locale: locale, settingsPage: settingsPage)
  }

  /// Returns the screen's text, using a composer that caches its prepared messages.
  package func words(
    by composer: Composer, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    let writer = TextWriter(composer: composer, locale: locale, settingsPage: settingsPage)
    return try words(locale: writer.textLocale.identifier) { kind, variant throws(ComposeError) in
      try writer.text(kind, variant)
    }
  }

  /// Returns the settings page that a text of the kind `help` or `prompts` mentions, or `nil` if it doesn't mention
  /// one.
  package static func settingsPage(of kind: Kind, variant: String) -> SystemSettingsPage? {
    switch kind.rawValue {
    case "help": Message(rawValue: variant)?.parts.3
    case "prompts" where variant == Prompt.exactTiming.rawValue: .specialAppAccess
    default: nil
    }
  }
}

extension PermissionFlow.Screen.SystemSettingsPage {
  /// Returns the page's usual name, a text of the kind `system-pages`.
  ///
  /// None of the names contains the word “alarm”. On Android, exact timing is granted on a page named “Alarms &
  /// reminders”. Texts that must not mention alarms refer to the parent page instead.
  ///
  /// Sources: The names of `notifications` and `settings` are those of iOS and Android. `specialAppAccess` is named
  /// after “Settings > Apps > Special app access” in
  /// <https://developer.android.com/training/permissions/requesting-special>; its Chinese names are those of the
  /// Android Open Source Project and were not verified on a device. `siteSettings` is named as in Chrome.
  ///
  /// - Parameters:
  ///   - catalog: The catalog. If it doesn't contain the kind, the shipped catalog is used.
  ///   - locale: The locale of the surrounding text.
  /// - Returns: The name.
  /// - Throws: `ComposeError` if the catalog doesn't contain this page.
  package func name(in catalog: Catalog, locale: LocaleTag) throws(ComposeError) -> String {
    let kind = Kind(rawValue: "system-pages")
    return try Phrases(kind, in: catalog.orShipped(for: kind), locale: locale, renderer: Renderer()).say(variant)
  }

  /// The variant of the kind `system-pages`.
  private var variant: String {
    switch self {
    case .notifications: "notifications"
    case .settings: "settings"
    case .specialAppAccess: "special-app-access"
    case .siteSettings: "site-settings"
    }
  }
}
