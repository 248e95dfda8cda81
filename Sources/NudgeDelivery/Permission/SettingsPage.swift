public import NudgeText

/// A page of settings outside the app, by the name that it has there.
///
/// These are the names for a caller who passes none. None of them says alarm: on Android exact timing is given on a page called “Alarms &
/// reminders”, and where a text must not say alarm, the page above it is named instead, which is on the way. Makers of phones
/// call pages as they like; whoever knows the phone passes the name.
///
/// Sources: `notifications` and `settings` as iOS and Android call them; `specialAppAccess` by “Settings > Apps > Special app access” of
/// <https://developer.android.com/training/permissions/requesting-special> (the Chinese names by the Android Open Source Project,
/// not looked up on a phone); `siteSettings` as Chrome calls it.
public enum SettingsPage: String, CaseIterable, Hashable, Sendable {
  /// The notifications of the app, on iOS and Android.
  case notifications
  /// The settings as a whole, on iOS.
  case settings
  /// The list of what apps may do beyond the usual, on Android; “Alarms & reminders” is one of its pages.
  case specialAppAccess
  /// The site's permissions, in a browser.
  case siteSettings

  /// The name of the page.
  ///
  /// - Parameter locale: The locale of the words around it.
  /// - Returns: The name in the first language of its fallback chain that is known here; in English otherwise.
  public func name(in locale: LocaleTag) -> String {
    for link in locale.fallbackChain {
      if let names = Self.names[link.identifier], let name = names[self] { return name }
    }
    return rawValue
  }

  private static let names: [String: [SettingsPage: String]] = [
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
