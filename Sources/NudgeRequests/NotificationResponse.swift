#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A person's response to a notification, as reported by a device.
///
/// Each platform has its own initializer. Responses are `Codable`, so that an app can send them to a backend. Their
/// descriptions never include text that the person typed.
///
///     // UNUserNotificationCenterDelegate, with NudgeApple
///     guard let response = NotificationResponse(response, at: .now) else { return }  // not from Nudge
///     switch ResponseAction(after: response) {
///     case .later, .snooze: …
///     default: …
///     }
public struct NotificationResponse: Hashable, Sendable {
  /// The ID of the notification, such as `reminder-2026-11-22`.
  public var id: String
  /// The action that the person chose.
  public var action: Action
  /// The moment of the response.
  ///
  /// In JSON, the moment is stored in whole seconds.
  public var at: Date
  /// The notification's kind, such as `reminder`, or `nil` if the platform didn't report it.
  public var kind: String?
  /// The notification's message variant, or `nil` if the platform didn't report it.
  public var variant: String?
  /// The page in the app that the notification opens, or `nil` if the platform didn't report it.
  public var opens: ResponseAction.Page?
  /// The text that the person typed, or `nil` if the button doesn't have a text field.
  ///
  /// This text is personal data.
  public var text: String?

  /// An action that a person can take on a notification: a button, `open` or `dismiss`.
  ///
  ///     NotificationResponse.Action(key: "default")  // .open
  ///
  /// The static members include the shipped catalog's buttons. Other catalogs can define buttons with their own IDs.
  public struct Action: RawRepresentable, Codable, Hashable, Sendable {
    /// The ID of the action, which is also its JSON representation.
    public var rawValue: String

    /// Creates an action with an ID.
    ///
    /// To convert a key reported by a platform, use `init(key:)`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person tapped the notification itself.
    public static let open = Action(rawValue: "open")
    /// The person dismissed the notification.
    public static let dismiss = Action(rawValue: "dismiss")
    /// Add an entry.
    public static let add = Action(rawValue: "add")
    /// View the subject of the notification.
    public static let view = Action(rawValue: "view")
    /// Turn off `Preferences.Reminders.relent`, so that reminders keep coming.
    public static let keep = Action(rawValue: "keep")
    /// Don't show the achievement of a retrieval again.
    public static let notThis = Action(rawValue: "not-this")
    /// Show the notification again later.
    public static let later = Action(rawValue: "later")
    /// Show the notification again after the default number of minutes.
    public static let snooze = Action(rawValue: "snooze")
    /// Show the notification again after a number of minutes, which an app can append to the ID, as in `snooze-for-45`.
    public static let snoozeFor = Action(rawValue: "snooze-for")
    /// Decline.
    public static let notNow = Action(rawValue: "not-now")
    /// Stop sending notifications of this kind.
    ///
    /// The shipped catalog doesn't contain this button. To use it, append it to `NotificationRequest.actions`, or to
    /// the category on Apple platforms.
    public static let mute = Action(rawValue: "mute")

    /// Creates an action from a key reported by a platform.
    ///
    /// - Parameter key: The ID of the button that was pressed. If the notification itself was tapped, the key is `nil`
    ///   or empty in a browser, `default` on a Linux desktop, and `com.apple.UNNotificationDefaultActionIdentifier` on
    ///   Apple platforms. `com.apple.UNNotificationDismissActionIdentifier` represents a dismissal.
    public init(key: String?) {
      self =
        switch key {
        case nil, "", "default", "com.apple.UNNotificationDefaultActionIdentifier": .open
        case "com.apple.UNNotificationDismissActionIdentifier": .dismiss
        case let id?: Action(rawValue: id)
        }
    }
  }

  /// Creates a response from its parts, such as a key reported by a Linux desktop.
  ///
  ///     let response = NotificationResponse(id: shown.id, action: .init(key: key), at: .now)
  public init(
    id: String, action: Action, at: Date, kind: String? = nil, variant: String? = nil,
    opens: ResponseAction.Page? = nil, text: String? = nil
  ) {
    self.id = id
    self.action = action
    self.at = at
    self.kind = kind
    self.variant = variant
    self.opens = opens
    self.text = text
  }

  /// Creates a response from the values reported by UserNotifications, or returns `nil` if the notification isn't from
  /// Nudge.
  ///
  /// This initializer supports both push notifications and requests that the app scheduled.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - actionIdentifier: The identifier of the action.
  ///   - userInfo: The `userInfo` of the request's content.
  ///   - text: The text of a `UNTextInputNotificationResponse`.
  ///   - moment: The moment at which the person responded.
  public init?(
    identifier: String, actionIdentifier: String, userInfo: [AnyHashable: Any], text: String? = nil, at moment: Date
  ) {
    // Nudge's data is under the key `nudge` in a push notification, and at the top level in a request scheduled by the
    // app.
    let facts = userInfo["nudge"] as? [AnyHashable: Any] ?? userInfo
    guard let kind = facts["kind"] as? String, let variant = facts["variant"] as? String, facts["expires"] is String
    else { return nil }
    self.init(
      id: facts["id"] as? String ?? identifier, action: Action(key: actionIdentifier), at: moment, kind: kind,
      variant: variant, opens: (facts["opens"] as? String).flatMap(ResponseAction.Page.init), text: text)
  }

  /// Creates a response from the data in an FCM message or a browser notification, or returns `nil` if the notification
  /// isn't from Nudge.
  ///
  /// - Parameters:
  ///   - data: The `data` of the message or notification.
  ///   - action: The ID of the button, such as `event.action` in a `notificationclick` handler. Use `nil` or an empty
  ///     string if the notification itself was tapped.
  ///   - text: The text that the person typed.
  ///   - moment: The moment at which the person responded.
  public init?(data: [String: String], action: String?, text: String? = nil, at moment: Date) {
    guard let id = data["id"] else { return nil }
    self.init(identifier: id, actionIdentifier: action ?? "", userInfo: data, text: text, at: moment)
  }

  /// Creates a response from the query of a URL that a browser notification or one of its buttons opened, or returns
  /// `nil` if the query isn't from Nudge.
  ///
  ///     // /?id=reminder-2026-11-22&kind=reminder&opens=record, or /?action=add&id=… for a button
  ///     NotificationResponse(query: request.query, at: .now)
  ///
  /// - Parameters:
  ///   - query: The decoded query parameters. Unknown parameters are ignored.
  ///   - moment: The moment of the request.
  public init?(query: [String: String], at moment: Date) {
    guard let id = query["id"], let kind = query["kind"] else { return nil }
    let (action, opens) = (query["action"], query["opens"].flatMap(ResponseAction.Page.init))
    // Without a button, only `opens` distinguishes the query from one of the site's own.
    guard action != nil || opens != nil else { return nil }
    self.init(id: id, action: Action(key: action), at: moment, kind: kind, opens: opens)
  }
}

extension Date {
  /// Parses a moment such as `2026-11-22T12:00:00Z`, optionally with fractional seconds as in JavaScript
  /// (`2026-11-22T12:00:00.250Z`).
  init?(rfc3339 text: String) {
    guard
      let date = (try? Date(text, strategy: .iso8601))
        ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    else { return nil }
    self = date
  }
}

extension NotificationResponse: Codable {
  private enum CodingKeys: CodingKey {
    case id, action, at, kind, variant, opens, text
  }

  /// Decodes a response.
  ///
  /// The keys `kind`, `variant`, `opens` and `text` are optional.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the response is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let moment = try values.decode(String.self, forKey: .at)
    guard let at = Date(rfc3339: moment) else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: values, debugDescription: "Invalid timestamp. Use a format like 2026-11-22T12:00:00Z.")
    }
    self.init(
      id: try values.decode(String.self, forKey: .id), action: try values.decode(Action.self, forKey: .action), at: at,
      kind: try values.value(.kind), variant: try values.value(.variant), opens: try values.value(.opens),
      text: try values.value(.text))
  }

  /// Encodes the response.
  ///
  /// `at` is encoded in UTC, in RFC 3339 format.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(action, forKey: .action)
    try values.encode(at.formatted(.iso8601), forKey: .at)
    try values.encodeIfPresent(kind, forKey: .kind)
    try values.encodeIfPresent(variant, forKey: .variant)
    try values.encodeIfPresent(opens, forKey: .opens)
    try values.encodeIfPresent(text, forKey: .text)
  }
}

extension NotificationResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The ID and the action, without the text that the person typed.
  public var description: String { "\(id): \(action.rawValue)" }

  /// The ID and the action, without the text that the person typed.
  public var debugDescription: String { description }

  /// A mirror that only contains the ID and the action.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "action": action.rawValue]) }
}

/// The action that an app has to perform after a response.
///
///     switch ResponseAction(after: response) {
///     case .open(let page): show(page)
///     case .add(let text): text.map(record) ?? show(.record)
///     case .later, .snooze: …  // NotificationRequest.shownAgain or UserNotificationRequest.shownAgain
///     case .mute: …  // Preferences.turnOff, in the backend
///     case .keep: …  // Preferences.reminders.relent = false, in the backend
///     case .notThis: …  // Preferences.retrieval.mute, in the backend, with NotificationRequest.achievement
///     case .nothing: break
///     }
///
/// docs/delivery.md describes how to show a postponed notification again on each platform.
public enum ResponseAction: Hashable, Sendable {
  /// Open a page in the app.
  case open(Page)
  /// Add an entry with the text that the person typed, or open the page `record` if there is no text.
  case add(text: String?)
  /// Show the notification again after a delay chosen by the app.
  case later
  /// Show the notification again after a number of minutes, 1 to 999.
  case snooze(minutes: Int)
  /// Turn off this kind of notification.
  case mute
  /// Turn off `Preferences.Reminders.relent`, so that reminders keep coming.
  case keep
  /// Mute the achievement that a retrieval shows, so that it isn't shown again.
  case notThis
  /// Do nothing: the person dismissed the notification or declined.
  case nothing

  /// A page in an app.
  ///
  /// The raw values are used for `opens` in a plan.
  public enum Page: String, CaseIterable, Codable, Hashable, Sendable {
    /// The page for recording an entry, opened by reminders, streak warnings and welcome-back notifications.
    case record
    /// The page that displays one achievement, opened by retrievals.
    case achievement
    /// The page that displays the summary of a month or a year.
    case summary
    /// The page that displays milestones, opened by first-achievement, streak and count celebrations.
    case milestones
    /// The app's home page, which is used if the platform didn't report a page.
    case home
  }

  /// The delay, in minutes, of a `snooze` without a number.
  public static let defaultMinutes = 30

  /// Creates the action for a response.
  ///
  /// Unknown buttons open the notification's page, because otherwise tapping them would appear to do nothing.
  public init(after response: NotificationResponse) {
    self =
      switch response.action {
      case .add: .add(text: response.text)
      case .later: .later
      case .snooze, .snoozeFor: .snooze(minutes: Self.defaultMinutes)
      case .mute: .mute
      case .keep: .keep
      case .notThis: .notThis
      case .dismiss, .notNow: .nothing
      default:
        if let minutes = Self.minutes(of: response.action) {
          .snooze(minutes: minutes)
        } else {
          .open(response.opens ?? .home)
        }
      }
  }

  /// Returns the delay after which the notification is shown again.
  ///
  /// - Parameter later: The delay for `later`, in minutes.
  /// - Returns: The delay in minutes, or `nil` if the notification isn't shown again.
  public func minutes(later: Int = defaultMinutes) -> Int? {
    switch self {
    case .later: later
    case .snooze(let minutes): minutes
    case .open, .add, .mute, .keep, .notThis, .nothing: nil
    }
  }

  /// Returns the number of minutes in an ID such as `snooze-for-45`, or `nil` if the ID doesn't have that form.
  private static func minutes(of action: NotificationResponse.Action) -> Int? {
    let prefix = NotificationResponse.Action.snoozeFor.rawValue + "-"
    guard action.rawValue.hasPrefix(prefix) else { return nil }
    return Int(action.rawValue.dropFirst(prefix.count)).flatMap { (1...999).contains($0) ? $0 : nil }
  }
}

extension UserNotificationRequest {
  /// Returns the request to add after `later` or `snooze`, for an app that doesn't plan notifications on the device.
  ///
  /// The new request has the same identifier, so it replaces the notification. This method doesn't take the person's
  /// quiet hours into account. To respect them, send the response to a backend, which calls
  /// `NotificationRequest.shownAgain`.
  ///
  ///     if let again = request.shownAgain(after: response) { try await center.add(UNNotificationRequest(again)) }
  ///
  /// - Parameters:
  ///   - response: The person's response.
  ///   - later: The delay for `later`, in minutes, at least 1.
  /// - Returns: The request, or `nil` if the response doesn't postpone the notification, if it belongs to a different
  ///   notification, or if the notification would have expired by then.
  public func shownAgain(
    after response: NotificationResponse, later: Int = ResponseAction.defaultMinutes
  ) -> UserNotificationRequest? {
    guard response.id == identifier, let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1
    else { return nil }
    let seconds = Double(minutes) * 60
    if let text = content.userInfo["expires"] {
      guard let expires = Date(rfc3339: text), response.at.addingTimeInterval(seconds) < expires else {
        return nil
      }
    }
    return UserNotificationRequest(
      identifier: identifier, content: content, trigger: .timeInterval(seconds: seconds, repeats: false))
  }
}
