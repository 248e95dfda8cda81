public import NudgeText
public import NudgeTime

/// One notification in full, for any platform: when, in which words, and how it behaves.
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
  /// What to show where previews are off; `nil` where the words themselves may be shown.
  public var privateText: ComposedText.PrivateText?
  /// The buttons, in order.
  public var actions: [ComposedText.Action]
  /// What has the same buttons: the kind, with `-and-reminder` where a reminder is said with it.
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

  /// The date and time that the person's clocks show at the moment of firing.
  public var local: CivilDateTime { timestamp.civil(at: offset) }
}

/// How loudly a notification comes; the raw value is the spelling in JSON.
///
/// There is none that breaks through a person's quiet: nothing here is urgent.
public enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
  /// Into the list, without lighting the screen.
  case passive
  /// With banner and sound, where the person allows them.
  case active
}
