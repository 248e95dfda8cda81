public import NudgeText
public import NudgeTime

/// A notification with everything that a platform needs: when it fires, its text, and how it behaves.
///
/// A planner creates notification requests, and an encoder turns them into a platform's payload. `Codable` stores them
/// in the format of `nudge plan`, documented in docs/plans.md:
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
  /// The person's offset from UTC at that time.
  public var offset: UTCOffset
  /// The time from which the text may no longer be true, in UTC.
  ///
  /// The notification must not be shown from then on.
  public var expires: Timestamp
  /// The writing style.
  public var style: Style
  /// The locale of the text, which may be a later entry of the fallback chain of the person's locale.
  public var locale: LocaleTag
  /// The id of the variant.
  public var variant: String
  /// The first line.
  public var title: String
  /// The text below the title.
  public var body: String
  /// The text to show if previews are off; `nil` if the notification's own text may be shown.
  public var privateText: PrivateText?
  /// The buttons, in order.
  public var actions: [Action]
  /// The name of the set of buttons: the kind, with `-and-reminder` appended if a reminder was merged into it.
  public var category: String
  /// The group that the notification is shown in: `reminders`, `milestones`, `retrieval` or `summaries`.
  public var thread: String
  /// The number to set on the app's icon, whatever it showed before; 1.
  public var badge: Int
  /// The sound, `default`; `nil` for silence.
  public var sound: String?
  /// The prominence of the notification on arrival.
  public var interruptionLevel: InterruptionLevel
  /// The notification's weight when the platform orders an app's notifications, from 0 to 1.
  public var relevance: Double
  /// The reasons why the notification fires, and why at this time.
  public var reasons: [Reason]
  /// The part of the app that a tap opens.
  public var opens = Destination.record
  /// A reference to the achievement that a retrieval shows again; `nil` for other kinds.
  ///
  /// The reference is the achievement's id or, if it has none, its time as a timestamp in UTC or a date.
  /// `History.achievement(_:)` returns the achievement.
  public var achievement: String?
  /// A picture or other file to show with the notification, which a plan leaves `nil`.
  ///
  /// It is personal: encoders leave it out if personal text is hidden.
  public var attachment: Attachment?
  /// The release of the time zone data that `timestamp` was computed with, such as `2026f`.
  public var timeZoneData: String?

  /// The time at which the notification fires, with the person's offset, such as `2026-11-22T20:00:00-05:00`.
  public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
  /// The local date and time at which the notification fires.
  public var local: CivilDateTime { at.local }

  /// A button of a notification.
  public struct Action: Hashable, Codable, Sendable {
    /// The action's id, such as `later`.
    public var id: String
    /// The button's title.
    public var title: String

    /// Creates a button, such as one that mutes the kind of notification.
    ///
    ///     notification.actions.append(NotificationRequest.Action(id: "mute", title: "Turn these off"))
    ///
    /// On Android and in browsers, a notification shows the buttons in its message. On Apple platforms, it shows the
    /// buttons of the category that the app has registered, so add the button there as well.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A picture or other file of a notification.
  public struct Attachment: Hashable, Codable, Sendable {
    /// The address of the file, which begins with `https://`, or with `file://` for a file on the device.
    public var url: String
    /// The media type of the file, such as `image/jpeg`.
    public var type: String

    /// Creates an attachment.
    public init(url: String, type: String) {
      self.url = url
      self.type = type
    }
  }

  /// A title and body that contain nothing personal.
  public struct PrivateText: Hashable, Codable, Sendable {
    /// The first line.
    public var title: String
    /// The text below the title.
    public var body: String
  }

  /// A part of the app.
  ///
  /// The raw value is its spelling in JSON.
  public enum Destination: String, CaseIterable, Hashable, Sendable {
    /// The screen for recording an achievement.
    ///
    /// Reminders, streaks at risk and welcome backs open it.
    case record
    /// A single achievement.
    ///
    /// Retrievals open it.
    case achievement
    /// The summary of a month or a year.
    case summary
    /// The milestones that the person has reached.
    ///
    /// First achievements, streaks and counts open it.
    case milestones
  }

  /// The prominence of a notification on arrival.
  ///
  /// The raw value is the spelling in JSON.
  ///
  /// No level breaks through a person's focus or do-not-disturb settings, because none of these notifications is
  /// urgent.
  public enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
    /// The notification appears in the list without lighting up the screen.
    case passive
    /// The notification appears with a banner and sound, if the person allows them.
    case active
  }
}

extension NotificationRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id and the time, without the text, which may be personal.
  public var description: String { "\(id) at \(at)" }
  /// The id and the time.
  public var debugDescription: String { description }
  /// A mirror of the id, the kind and the time, so that dumps don't show the text.
  public var customMirror: Mirror { Mirror(self, children: ["id": id.rawValue, "kind": kind.rawValue, "at": "\(at)"]) }
}
