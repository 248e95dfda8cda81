#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What comes back from a device: which notification, what the person did with it, and when.
///
/// It has an initializer for what each platform reports, and as JSON an app can send it to a backend. A description has none of what the
/// person typed.
///
///     // UNUserNotificationCenterDelegate, with NudgeApple
///     guard let response = NotificationResponse(response, at: .now) else { return }  // not from Nudge
///     switch ResponseAction(after: response) {
///     case .later, .snooze: …
///     default: …
///     }
public struct NotificationResponse: Hashable, Sendable {
  /// The notification's id, such as `reminder-2026-11-22`.
  public var id: String
  /// What the person did.
  public var action: Action
  /// When, kept to the second in JSON.
  public var at: Date
  /// What the notification was about, such as `reminder`; `nil` if the platform did not say.
  public var kind: String?
  /// The words that were chosen; `nil` if the platform did not say.
  public var variant: String?
  /// What the person typed, which is personal; `nil` if the button has no text field.
  public var text: String?

  /// What a person did with a notification: a button's id, `open` or `dismiss`.
  ///
  /// The catalog's buttons are listed here; a button of another catalog has its own id.
  public struct Action: RawRepresentable, Codable, Hashable, Sendable {
    /// The id, and the spelling in JSON.
    public var rawValue: String

    /// Creates an action with an id of Nudge; `init(key:)` reads what a platform reports.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// They tapped the notification itself.
    public static let open = Action(rawValue: "open")
    /// They dismissed it.
    public static let dismiss = Action(rawValue: "dismiss")
    /// Add an entry.
    public static let add = Action(rawValue: "add")
    /// See what it is about.
    public static let view = Action(rawValue: "view")
    /// Show it again later.
    public static let later = Action(rawValue: "later")
    /// Show it again in a while.
    public static let snooze = Action(rawValue: "snooze")
    /// Show it again in some minutes, which an app may add to the id: `snooze-for-45`.
    public static let snoozeFor = Action(rawValue: "snooze-for")
    /// No, thank you.
    public static let notNow = Action(rawValue: "not-now")
    /// Send no more of this kind; for an app's own button, as the catalog has none.
    public static let mute = Action(rawValue: "mute")

    /// Reads the key that a platform reports for an action.
    ///
    /// - Parameter key: A button's id. The notification itself is `nil` or empty in a browser, `default` on a Linux desktop, and
    ///   `com.apple.UNNotificationDefaultActionIdentifier` on Apple's systems, which also report a dismissal.
    public init(key: String?) {
      self =
        switch key {
        case nil, "", "default", "com.apple.UNNotificationDefaultActionIdentifier": .open
        case "com.apple.UNNotificationDismissActionIdentifier": .dismiss
        case let id?: Action(rawValue: id)
        }
    }
  }

  /// Creates a response, such as for a key that a Linux desktop reports.
  ///
  ///     let response = NotificationResponse(id: shown.id, action: .init(key: key), at: .now)
  public init(
    id: String, action: Action, at: Date, kind: String? = nil, variant: String? = nil, text: String? = nil
  ) {
    self.id = id
    self.action = action
    self.at = at
    self.kind = kind
    self.variant = variant
    self.text = text
  }

  /// Reads what UserNotifications reports, for a push as well as for a request of the app; `nil` if the notification is not from Nudge.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - actionIdentifier: The identifier of the action.
  ///   - userInfo: The data of the request's content.
  ///   - text: What the person typed, of `UNTextInputNotificationResponse`.
  ///   - moment: When the person responded.
  public init?(
    identifier: String, actionIdentifier: String, userInfo: [AnyHashable: Any], text: String? = nil, at moment: Date
  ) {
    // A push has the facts below `nudge`, a request of the app directly.
    let facts = userInfo["nudge"] as? [AnyHashable: Any] ?? userInfo
    guard let kind = facts["kind"] as? String, let variant = facts["variant"] as? String, facts["expires"] is String
    else { return nil }
    self.init(
      id: facts["id"] as? String ?? identifier, action: Action(key: actionIdentifier), at: moment, kind: kind,
      variant: variant, text: text)
  }

  /// Reads the data of a message from FCM, or of a notification in a browser; `nil` if the notification is not from Nudge.
  ///
  /// - Parameters:
  ///   - data: `data` of the message or of the notification.
  ///   - action: The button's id, such as `event.action` of `notificationclick`; `nil` or empty if the notification itself was tapped.
  ///   - text: What the person typed.
  ///   - moment: When the person responded.
  public init?(data: [String: String], action: String?, text: String? = nil, at moment: Date) {
    guard let id = data["id"] else { return nil }
    self.init(identifier: id, actionIdentifier: action ?? "", userInfo: data, text: text, at: moment)
  }
}

extension Date {
  /// Reads a moment such as `2026-11-22T12:00:00Z`, or `2026-11-22T12:00:00.250Z` as JavaScript writes it.
  fileprivate init?(rfc3339 text: String) {
    guard
      let date = (try? Date(text, strategy: .iso8601))
        ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    else { return nil }
    self = date
  }
}

extension NotificationResponse: Codable {
  private enum CodingKeys: CodingKey {
    case id, action, at, kind, variant, text
  }

  /// Reads a response; `kind`, `variant` and `text` may be absent.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let moment = try values.decode(String.self, forKey: .at)
    guard let at = Date(rfc3339: moment) else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: values, debugDescription: "This is not a moment such as 2026-11-22T12:00:00Z.")
    }
    self.init(
      id: try values.decode(String.self, forKey: .id), action: try values.decode(Action.self, forKey: .action), at: at,
      kind: try values.value(.kind), variant: try values.value(.variant), text: try values.value(.text))
  }

  /// Writes the response; `at` is RFC 3339 text in UTC.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(action, forKey: .action)
    try values.encode(at.formatted(.iso8601), forKey: .at)
    try values.encodeIfPresent(kind, forKey: .kind)
    try values.encodeIfPresent(variant, forKey: .variant)
    try values.encodeIfPresent(text, forKey: .text)
  }
}

extension NotificationResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id and the action, without what the person typed.
  public var description: String { "\(id): \(action.rawValue)" }

  /// The id and the action, without what the person typed.
  public var debugDescription: String { description }

  /// Shows the id and the action alone.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "action": action.rawValue]) }
}

/// What an app does after a response.
///
///     switch ResponseAction(after: response) {
///     case .open(let page): show(page)
///     case .add(let text): text.map(record) ?? show(.record)
///     case .later, .snooze: …  // NotificationRequest.shownAgain(after:…) or UserNotificationRequest.shownAgain(after:)
///     case .mute: turnOff(response.kind)
///     case .nothing: break
///     }
///
/// docs/delivery.md says how what was put off comes back on each platform.
public enum ResponseAction: Hashable, Sendable {
  /// Open a part of the app.
  case open(Page)
  /// Add an entry: with what the person typed, or on the page `record`.
  case add(text: String?)
  /// Show the notification again, as long after as your app finds right.
  case later
  /// Show the notification again after that many minutes, 1 to 999.
  case snooze(minutes: Int)
  /// Turn off this kind of notification.
  case mute
  /// Nothing: the person dismissed it, or said no.
  case nothing

  /// A part of the app; the raw values are those of `opens` in a plan.
  public enum Page: String, CaseIterable, Codable, Hashable, Sendable {
    /// The place to record something: reminders, streaks at risk, and welcome backs.
    case record
    /// One achievement: retrievals.
    case achievement
    /// The look back at a month or a year.
    case summary
    /// What the person has reached: the first achievement, streaks and counts.
    case milestones
    /// The app's first page, if the kind is not known.
    case home

    /// The page for a kind of the catalog.
    fileprivate init(kind: String?) {
      self =
        switch kind {
        case "reminder", "streak-at-risk", "welcome-back": .record
        case "retrieval": .achievement
        case "monthly-summary", "yearly-summary": .summary
        case "first-achievement", "streak-milestone", "count-milestone": .milestones
        default: .home
        }
    }
  }

  /// How long `snooze` waits without a number, in minutes.
  public static let defaultMinutes = 30

  /// Decides what to do after a response.
  ///
  /// A button that is not known opens the page that the notification is about, because a tap would otherwise seem to do nothing.
  public init(after response: NotificationResponse) {
    self =
      switch response.action {
      case .add: .add(text: response.text)
      case .later: .later
      case .snooze, .snoozeFor: .snooze(minutes: Self.defaultMinutes)
      case .mute: .mute
      case .dismiss, .notNow: .nothing
      default:
        if let minutes = Self.minutes(of: response.action) {
          .snooze(minutes: minutes)
        } else {
          .open(Page(kind: response.kind))
        }
      }
  }

  /// Returns how long to wait before the notification is shown again.
  ///
  /// - Parameter later: How long `later` waits, in minutes.
  /// - Returns: Minutes; `nil` if it is not shown again.
  public func minutes(later: Int = defaultMinutes) -> Int? {
    switch self {
    case .later: later
    case .snooze(let minutes): minutes
    case .open, .add, .mute, .nothing: nil
    }
  }

  /// The minutes of an id such as `snooze-for-45`.
  private static func minutes(of action: NotificationResponse.Action) -> Int? {
    let prefix = NotificationResponse.Action.snoozeFor.rawValue + "-"
    guard action.rawValue.hasPrefix(prefix) else { return nil }
    return Int(action.rawValue.dropFirst(prefix.count)).flatMap { (1...999).contains($0) ? $0 : nil }
  }
}

extension UserNotificationRequest {
  /// Returns the request to add after `later` or `snooze`, for an app that plans nothing itself.
  ///
  /// It has the same identifier, so it replaces the notification. It does not know the person's quiet hours: an app that links NudgeDelivery
  /// uses `NotificationRequest.shownAgain`, and others can send the response to their backend.
  ///
  ///     if let again = request.shownAgain(after: response) { try await center.add(UNNotificationRequest(again)) }
  ///
  /// - Parameters:
  ///   - response: The person's response.
  ///   - later: How long `later` waits, in minutes, 1 or more.
  /// - Returns: `nil` if the response puts nothing off or is to another notification, or if the words would have expired.
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
