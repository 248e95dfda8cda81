public import NudgeText
public import NudgeTime

/// One notification in full, for any platform: when it fires, in which words, and how it behaves.
///
/// A planner makes it, an encoder turns it into a platform's payload, and `Codable` stores it as the line of `nudge plan`,
/// key by key as docs/plans.md documents it:
///
///     for notification in try planner.notifications(for: person, from: now, for: .days(1)) {
///       print(notification.at, notification.title)
///       try store.save(JSONEncoder().encode(notification))
///     }
public struct NotificationRequest: Hashable, Sendable {
  /// The person's id.
  public var person: String
  /// Its name, unique for the person.
  public var id: NotificationID
  /// What it is about.
  public var kind: Kind
  /// The moment of firing, in UTC.
  public var timestamp: Timestamp
  /// What the person's clocks add to UTC at that moment.
  public var offset: UTCOffset
  /// The moment from which on the words may be untrue, in UTC; it is not to be shown then.
  public var expires: Timestamp
  /// The voice.
  public var style: Style
  /// The locale of the words, which may be further along the fallback chain than the person's.
  public var locale: LocaleTag
  /// The id of the variant.
  public var variant: String
  /// The first line.
  public var title: String
  /// What follows it.
  public var body: String
  /// What to show if previews are off; `nil` if the words themselves may be shown.
  public var privateText: PrivateText?
  /// The buttons, in order.
  public var actions: [Action]
  /// What has the same buttons: the kind, with `-and-reminder` if a reminder was merged into it.
  public var category: String
  /// What is shown together: `reminders`, `milestones`, `retrieval` or `summaries`.
  public var thread: String
  /// The number on the app's icon, whatever stood there before; 1.
  public var badge: Int
  /// The sound, `default`; `nil` for none.
  public var sound: String?
  /// How loudly it comes.
  public var interruptionLevel: InterruptionLevel
  /// What is shown first among those of the app; 0 to 1.
  public var relevance: Double
  /// Why it fires, and why then.
  public var reasons: [Reason]
  /// Which part of the app a tap opens.
  public var opens = Destination.record
  /// The achievement that a retrieval shows again; `nil` for other kinds.
  ///
  /// It is the achievement's id or, if it has none, its time, as a timestamp in UTC or a date. `History.achievement(_:)`
  /// finds it.
  public var achievement: String?
  /// The release of the zone data that the moment was computed with, such as `2026f`.
  public var timeZoneData: String?

  /// The moment of firing on the person's clock, such as `2026-11-22T20:00:00-05:00`.
  public var at: OffsetTimestamp { OffsetTimestamp(timestamp, offset: offset) }
  /// The date and time that the person's clocks show at the moment of firing.
  public var local: CivilDateTime { at.local }

  /// A button.
  public struct Action: Hashable, Codable, Sendable {
    /// Its id, such as `later`.
    public var id: String
    /// The words on it.
    public var title: String
  }

  /// A title and body without anything personal.
  public struct PrivateText: Hashable, Codable, Sendable {
    /// The first line.
    public var title: String
    /// What follows it.
    public var body: String
  }

  /// A part of the app; the raw value is the spelling in JSON.
  public enum Destination: String, CaseIterable, Hashable, Sendable {
    /// The place to record something: reminders, streaks at risk, and welcome backs.
    case record
    /// One achievement: retrievals.
    case achievement
    /// The look back at a month or a year.
    case summary
    /// What the person has reached: the first achievement, streaks and counts.
    case milestones
  }

  /// How prominently a notification arrives; the raw value is the spelling in JSON.
  ///
  /// There is no level that breaks through a person's quiet: no notification here is urgent.
  public enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
    /// Into the list, without lighting the screen.
    case passive
    /// With banner and sound, if the person allows them.
    case active
  }
}

extension NotificationRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id and the moment, without the words, which may be personal.
  public var description: String { "\(id) at \(at)" }
  /// The id and the moment.
  public var debugDescription: String { description }
  /// The id, the kind and the moment, so that no dump shows the words.
  public var customMirror: Mirror { Mirror(self, children: ["id": id.rawValue, "kind": kind.rawValue, "at": "\(at)"]) }
}
