public import NudgePlanning
public import NudgeText
internal import NudgeTime

extension PermissionFlow.Screen {
  /// The text on a permission screen, all in one language.
  public struct Words: Hashable, Sendable {
    /// The locale of the text, which may be a fallback for the requested locale.
    public var locale: LocaleTag
    /// The status of the next delivery, such as `No scheduled notifications`.
    public var status: String
    /// The title, which summarizes the state.
    public var title: String
    /// An explanation of the state and what the person can do about it.
    public var body: String
    /// The button's label, or `nil` if there is no button.
    public var button: String?
    /// The explanation to show before the system prompt, or `nil` if the next step doesn't have one.
    public var prompt: Prompt?
    /// The label of a button that schedules upcoming notifications, such as `Schedule alarm` or `Schedule
    /// notifications`, or `nil` if nothing is upcoming or nothing would be delivered.
    public var schedule: String?

    /// An explanation with buttons.
    public struct Prompt: Hashable, Sendable {
      /// The title.
      public var title: String
      /// The body.
      public var body: String
      /// The buttons, in display order.
      public var actions: [NotificationRequest.Action]
    }
  }

  /// Returns the screen's text.
  ///
  /// - Parameters:
  ///   - catalog: The message catalog, which must contain the kinds `help`, `status` and `prompts`, and the actions.
  ///   - locale: The person's language, script and region.
  ///   - settingsPage: The system's name for the settings page that the text mentions. If `nil`, the name from
  ///     `SystemSettingsPage` is used.
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
    var arguments: MessageArguments = [:]
    if let page = settingsPage
      ?? self.settingsPage?.name(in: composer.catalog.locale(for: locale.fallbackChain) ?? locale)
    {
      arguments["settingsPage"] = .text(page)
    }
    // These kinds have no styles and the variant is known, so the person, style, date and index have no effect.
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

  /// The variant of the `status` kind for the status and its cause.
  private var statusVariant: String {
    switch cause {
    case nil, .permission?: status.rawValue
    case let cause?: "\(status.rawValue)-\(cause.rawValue)"
    }
  }

  /// The variant of the `status` kind for a button that schedules notifications.
  private var scheduleVariant: String? {
    switch status {
    case .alarm: "schedule-alarm"
    case .precise, .notification: "schedule-notifications"
    case .needed, .nothingUpcoming, .off: nil
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

  /// A settings page outside the app, along with its usual name.
  ///
  /// These names are used by default. They differ between manufacturers, so pass the name yourself if you know the
  /// device.
  ///
  /// None of the names contains the word “alarm”. On Android, exact timing is granted on a page named “Alarms &
  /// reminders”. Texts that must not mention alarms refer to the parent page instead.
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

    /// Returns the page's name.
    ///
    /// - Parameter locale: The locale of the surrounding text.
    /// - Returns: The name in the first available language in the locale's fallback chain, or in English.
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
