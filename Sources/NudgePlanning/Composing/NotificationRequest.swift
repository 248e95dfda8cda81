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

  /// Creates a notification, such as for a test; those that people get come from a `Planner`.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - id: Its name, unique for the person.
  ///   - kind: What it is about.
  ///   - timestamp: The moment of firing, in UTC.
  ///   - offset: What the person's clocks add to UTC at that moment.
  ///   - expires: The moment from which on it is not to be shown, in UTC.
  ///   - style: The voice.
  ///   - locale: The locale of the words.
  ///   - variant: The id of the variant.
  ///   - title: The first line.
  ///   - body: What follows it.
  ///   - privateText: What to show where previews are off; `nil` where the words themselves may be shown.
  ///   - actions: The buttons, in order.
  ///   - category: What has the same buttons.
  ///   - thread: What is shown together.
  ///   - badge: The number on the app's icon; 0 removes it.
  ///   - sound: The sound; `nil` for none.
  ///   - interruptionLevel: How loudly it comes.
  ///   - relevance: What is shown first among those of the app; 0 to 1.
  ///   - reasons: Why it fires, and why then.
  public init(
    person: String, id: NotificationID, kind: Kind, timestamp: Timestamp, offset: UTCOffset, expires: Timestamp,
    style: Style, locale: LocaleTag, variant: String, title: String, body: String,
    privateText: ComposedText.PrivateText?, actions: [ComposedText.Action], category: String, thread: String,
    badge: Int, sound: String?, interruptionLevel: InterruptionLevel, relevance: Double, reasons: [Reason]
  ) {
    self.person = person
    self.id = id
    self.kind = kind
    self.timestamp = timestamp
    self.offset = offset
    self.expires = expires
    self.style = style
    self.locale = locale
    self.variant = variant
    self.title = title
    self.body = body
    self.privateText = privateText
    self.actions = actions
    self.category = category
    self.thread = thread
    self.badge = badge
    self.sound = sound
    self.interruptionLevel = interruptionLevel
    self.relevance = relevance
    self.reasons = reasons
  }

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
