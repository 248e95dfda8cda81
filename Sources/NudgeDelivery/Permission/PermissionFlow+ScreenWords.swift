public import NudgePlanning
public import NudgeText
internal import NudgeTime

extension PermissionFlow.Screen {
  /// The texts of a permission screen, all in one language.
  public struct Words: Hashable, Sendable {
    /// The locale of the texts, which may be a fallback of the requested locale.
    public var locale: LocaleTag
    /// The status of the next delivery, such as `No scheduled notifications`.
    public var status: String
    /// The title, which summarizes the state.
    public var title: String
    /// The explanation of the state, and of what the person can do.
    public var body: String
    /// The label of the button, or `nil` if there is no button.
    public var button: String?
    /// The explanation to show before the system prompt, or `nil` if the next step has none.
    public var prompt: Prompt?
    /// The label of a button that schedules what is coming up, `Schedule alarm` or `Schedule notifications`, or `nil` if
    /// nothing is coming up or nothing would be delivered.
    public var schedule: String?

    /// An explanation with buttons.
    public struct Prompt: Hashable, Sendable {
      /// The title.
      public var title: String
      /// The body.
      public var body: String
      /// The buttons, in order.
      public var actions: [NotificationRequest.Action]
    }
  }

  /// Returns the texts of the screen.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  ///   - settingsPage: The system's name for the settings page that the text mentions. By default, the name from
  ///     `SystemSettingsPage` is used.
  /// - Returns: The texts.
  /// - Throws: `ComposeError`.
  public func words(
    in catalog: Catalog, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    try words(by: Composer(catalog: catalog), locale: locale, settingsPage: settingsPage)
  }

  /// Returns the texts of the screen, using a composer that caches its prepared messages.
  package func words(
    by composer: Composer, locale: LocaleTag, settingsPage: String? = nil
  ) throws(ComposeError) -> Words {
    var arguments: MessageArguments = [:]
    if let page = settingsPage
      ?? self.settingsPage?.name(in: composer.catalog.locale(for: locale.fallbackChain) ?? locale)
    {
      arguments["settingsPage"] = .text(page)
    }
    // These kinds have no styles, and the variant is known, so person, style, date and index have no effect.
    func text(_ kind: String, _ variant: String) throws(ComposeError) -> ComposedText {
      let request = CompositionRequest(
        person: "", kind: Kind(rawValue: kind), style: .minimal, locale: locale, date: .min, index: 0,
        arguments: kind == "status" ? [:] : arguments)
      return try composer.compose(request, variant: variant)
    }
    let help = try text("help", message.rawValue)
    return Words(
      locale: help.locale, status: try text("status", statusVariant).title, title: help.title, body: help.body,
      button: try button.map { button throws(ComposeError) in
        try composer.action(button.rawValue, locale: locale).title
      },
      prompt: try prompt.map { prompt throws(ComposeError) in
        let text = try text("prompts", prompt.rawValue)
        return Words.Prompt(title: text.title, body: text.body, actions: text.actions)
      },
      schedule: try scheduleVariant.map { variant throws(ComposeError) in try text("status", variant).title })
  }

  /// The variant of kind `status` for the status and its cause.
  private var statusVariant: String {
    switch cause {
    case nil, .permission?: status.rawValue
    case let cause?: "\(status.rawValue)-\(cause.rawValue)"
    }
  }

  /// The variant of kind `status` for a button that schedules.
  private var scheduleVariant: String? {
    switch status {
    case .alarm: "schedule-alarm"
    case .precise, .notification: "schedule-notifications"
    case .needed, .nothingUpcoming, .off: nil
    }
  }

  /// Returns the settings page that a text of the kind `help` or `prompts` mentions; `nil` if it mentions none.
  package static func settingsPage(of kind: Kind, variant: String) -> SystemSettingsPage? {
    switch kind.rawValue {
    case "help": Message(rawValue: variant)?.parts.3
    case "prompts" where variant == Prompt.exactTiming.rawValue: .specialAppAccess
    default: nil
    }
  }

  /// A settings page outside the app, with its usual name.
  ///
  /// These names are the default if the caller does not pass a name. Names differ between manufacturers, so pass the
  /// name if you know the device.
  ///
  /// No name contains the word “alarm”. On Android, exact timing is granted on a page named “Alarms & reminders”. Texts
  /// that must not say “alarm” mention the parent page instead.
  ///
  /// Sources: The names of `notifications` and `settings` are those of iOS and Android. `specialAppAccess` is named
  /// after “Settings > Apps > Special app access” in
  /// <https://developer.android.com/training/permissions/requesting-special>; its Chinese names are those of the
  /// Android Open Source Project and were not verified on a device. `siteSettings` is named as in Chrome.
  public enum SystemSettingsPage: String, CaseIterable, Hashable, Sendable {
    /// The app's notification settings, on iOS and Android.
    case notifications
    /// The system settings, on iOS.
    case settings
    /// The list of special app permissions on Android, which includes the page “Alarms & reminders”.
    case specialAppAccess
    /// The site's permissions in a browser.
    case siteSettings

    /// Returns the name of the page.
    ///
    /// - Parameter locale: The locale of the surrounding text.
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
