public import NudgeText
public import NudgeTime

/// A notification with everything that a platform needs: when it fires, its text, and how it behaves.
///
/// A planner creates notification requests, and an encoder converts them to a platform's payload. The `Codable`
/// conformance uses the format of `nudge plan`, which docs/plans.md documents:
///
///     for notification in try planner.notifications(for: person, from: now, for: .days(1)) {
///       print(notification.at, notification.title)
///       try store.save(JSONEncoder().encode(notification))
///     }
public struct NotificationRequest: Hashable, Sendable {
  /// The person's id.
  public var person: String
  /// The notification's id, unique for the person.
  public var id: NotificationID
  /// The kind of notification, such as a reminder or a milestone.
  public var kind: Kind
  /// The time at which the notification fires, in UTC.
  public var timestamp: Timestamp
  /// The person's UTC offset at that time.
  public var offset: UTCOffset
  /// The time from which the text may no longer be accurate, in UTC.
  ///
  /// Don't show the notification at or after this time.
  public var expires: Timestamp
  /// The writing style.
  public var style: Style
  /// The locale of the text, which may be a later entry in the fallback chain of the person's locale.
  public var locale: LocaleTag
  /// The variant's id.
  public var variant: String
  /// The first line of the text.
  public var title: String
  /// The text below the title.
  public var body: String
  /// The text to show if previews are off, or `nil` if the notification's own text may be shown.
  public var privateText: PrivateText?
  /// The buttons, in order.
  public var actions: [Action]
  /// The name of the set of buttons: the kind, followed by `-and-reminder` if a reminder was merged into the
  /// notification.
  public var category: String
  /// The group that the notification is shown in: `reminders`, `milestones`, `retrieval`, or `summaries`.
  public var thread: String
  /// The number to show on the app's icon, replacing any previous number.
  ///
  /// A plan sets it to 1.
  public var badge: Int
  /// The sound, `default`, or `nil` if the notification is silent.
  public var sound: String?
  /// How prominently the notification is delivered.
  public var interruptionLevel: InterruptionLevel
  /// The notification's weight, from 0 to 1, when the platform orders an app's notifications.
  public var relevance: Double
  /// The reasons the notification fires at this time.
  public var reasons: [Reason]
  /// The part of the app that a tap opens.
  public var opens = Destination.record
  /// A reference to the achievement that a retrieval shows; `nil` for other kinds.
  ///
  /// The reference is the achievement's id or, if it doesn't have one, its time as a UTC timestamp or a date.
  /// `History.achievement(_:)` returns the achievement.
  public var achievement: String?
  /// A picture or other file to show with the notification.
  ///
  /// Plans leave it `nil`.
  ///
  /// An attachment is considered personal, so encoders omit it if personal text is hidden.
  public var attachment: Attachment?
  /// The time zone data release used to compute `timestamp`, such as `2026f`.
  public var timeZoneData: String?

  /// The time at which the notification fires, with the person's offset, such as `2026-11-22T20:00:00-05:00`.
  public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
  /// The local date and time at which the notification fires.
  public var local: CivilDateTime { at.local }

  /// A notification button.
  public struct Action: Hashable, Codable, Sendable {
    /// The action's id, such as `later`.
    public var id: String
    /// The button's title.
    public var title: String

    /// Creates a button, such as one that mutes this kind of notification.
    ///
    ///     notification.actions.append(NotificationRequest.Action(id: "mute", title: "Turn these off"))
    ///
    /// On Android and in browsers, a notification shows the buttons in its payload. On Apple platforms, it shows the
    /// buttons of the category registered by the app, so add the button there as well.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A picture or other file attached to a notification.
  public struct Attachment: Hashable, Codable, Sendable {
    /// The file's URL, which begins with `https://`, or with `file://` for a file on the device.
    public var url: String
    /// The file's media type, such as `image/jpeg`.
    public var type: String

    /// Creates an attachment.
    public init(url: String, type: String) {
      self.url = url
      self.type = type
    }
  }

  /// A title and body that don't contain any personal data.
  public struct PrivateText: Hashable, Codable, Sendable {
    /// The first line of the text.
    public var title: String
    /// The text below the title.
    public var body: String
  }

  /// A part of the app.
  ///
  /// The raw value is used in JSON.
  public enum Destination: String, CaseIterable, Hashable, Sendable {
    /// The screen for recording an achievement.
    ///
    /// Reminders, streaks at risk, and welcome-back notifications open it.
    case record
    /// A single achievement.
    ///
    /// Retrievals open it.
    case achievement
    /// The summary of a month or a year.
    case summary
    /// The milestones that the person has reached.
    ///
    /// Notifications about the first achievement, streaks, and counts open it.
    case milestones
  }

  /// How prominently a notification is delivered.
  ///
  /// The raw value is used in JSON.
  ///
  /// None of these notifications is urgent, so no level breaks through a person's focus or do-not-disturb settings.
  public enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
    /// The notification appears in the list without lighting up the screen.
    case passive
    /// The notification appears with a banner and sound, if the person allows them.
    case active
  }
}

extension NotificationRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description that contains only the id and the time, because the text may be personal.
  public var description: String { "\(id) at \(at)" }
  /// The id and the time.
  public var debugDescription: String { description }
  /// A mirror of the id, the kind, and the time, which keeps the text out of dumps.
  public var customMirror: Mirror { Mirror(self, children: ["id": id.rawValue, "kind": kind.rawValue, "at": "\(at)"]) }
}
