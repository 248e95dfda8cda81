public import NudgePlanning
public import NudgeText
internal import NudgeTime

extension PermissionScreen {
  /// The text of a permission screen, all in one language.
  public struct Words: Hashable, Sendable {
    /// The locale of the text, which may be further along the fallback chain than the requested one.
    public var locale: LocaleTag
    /// The label of the next delivery, such as `No scheduled notifications`.
    public var status: String
    /// The state, in one line.
    public var title: String
    /// What it means, and what to do.
    public var body: String
    /// The label of the button; `nil` if there is no button.
    public var button: String?
    /// The explanation to show before the system asks, with its buttons; `nil` if it does not ask.
    public var prompt: Prompt?

    /// An explanation with buttons.
    public struct Prompt: Hashable, Sendable {
      /// The first line.
      public var title: String
      /// What follows it.
      public var body: String
      /// The buttons, in order.
      public var actions: [NotificationRequest.Action]
    }
  }

  /// Renders the text.
  ///
  /// - Parameters:
  ///   - catalog: The words; they have the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  ///   - settingsPage: The system's name of the settings page that the text names; by default that of `SystemSettingsPage`.
  /// - Returns: The text.
  /// - Throws: `ComposeError`.
  public func words(
    in catalog: Catalog, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    try words(by: Composer(catalog: catalog), locale: locale, settingsPage: settingsPage)
  }

  /// Renders the text with a composer, which keeps what it has prepared.
  package func words(
    by composer: Composer, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    var arguments: MessageArguments = [:]
    if let page = settingsPage
      ?? self.settingsPage?.name(in: composer.catalog.locale(for: locale.fallbackChain) ?? locale)
    {
      arguments["settingsPage"] = .text(page)
    }
    // A kind without styles, whose variant is known. Nothing is chosen, so person, style, date and index have no effect.
    func text(_ kind: String, _ variant: String) throws(ComposeError) -> ComposedText {
      let request = CompositionRequest(
        person: "", kind: Kind(rawValue: kind), style: .minimal, locale: locale, date: .min, index: 0,
        arguments: kind == "status" ? [:] : arguments)
      return try composer.compose(request, variant: variant)
    }
    let help = try text("help", message.rawValue)
    return Words(
      locale: help.locale, status: try text("status", status.rawValue).title, title: help.title, body: help.body,
      button: try button.map { button throws(ComposeError) in
        try composer.action(button.rawValue, locale: locale).title
      },
      prompt: try prompt.map { prompt throws(ComposeError) in
        let text = try text("prompts", prompt.rawValue)
        return Words.Prompt(title: text.title, body: text.body, actions: text.actions)
      })
  }

  /// A settings page outside the app, by its usual name.
  ///
  /// These names are for callers that pass none. None of them says alarm: on Android exact timing is granted on a page called “Alarms &
  /// reminders”, and if a text must not say alarm, it names the page above, which is on the way. Phone makers use different names;
  /// if you know the phone, pass the name.
  ///
  /// Sources: `notifications` and `settings` as iOS and Android call them; `specialAppAccess` by “Settings > Apps > Special app access” of
  /// <https://developer.android.com/training/permissions/requesting-special> (the Chinese names by the Android Open Source Project,
  /// not verified on a phone); `siteSettings` as Chrome calls it.
  public enum SystemSettingsPage: String, CaseIterable, Hashable, Sendable {
    /// The notifications of the app, on iOS and Android.
    case notifications
    /// The settings as a whole, on iOS.
    case settings
    /// The list of special permissions of apps, on Android; “Alarms & reminders” is one of its pages.
    case specialAppAccess
    /// The site's permissions, in a browser.
    case siteSettings

    /// Returns the name of the page.
    ///
    /// - Parameter locale: The locale of the text around it.
    /// - Returns: The name in the first known language of the locale's fallback chain, or in English.
    public func name(in locale: LocaleTag) -> String {
      locale.fallbackChain.lazy.compactMap { Self.names[$0.identifier]?[self] }.first ?? rawValue
    }

    private static let names: [String: [SystemSettingsPage: String]] = [
      "en": [
        .notifications: "Notifications", .settings: "Settings", .specialAppAccess: "Special app access",
        .siteSettings: "Site settings",
      ],
      "zh-Hans": [
        .notifications: "通知", .settings: "设置", .specialAppAccess: "特殊应用权限", .siteSettings: "网站设置",
      ],
      "zh-Hant": [
        .notifications: "通知", .settings: "設定", .specialAppAccess: "特殊應用程式存取權", .siteSettings: "網站設定",
      ],
    ]
  }
}
