public import NudgeText
public import NudgeTime

/// Somebody to be reminded: who they are, what they like, and what they have done.
///
/// A value without a clock or a zone's data: a planner looks the zone up, and decides with a moment of its own.
/// `PersonReader` reads one from JSON, and docs/person.md documents every key.
public struct Person: Hashable, Sendable {
  /// The longest id of a person or an achievement, in bytes of UTF-8: 256.
  public static let maximumIDLength = 256
  /// The longest name, in bytes of UTF-8: 256.
  public static let maximumNameLength = 256
  /// 1970-01-05, a Monday, so that the phase of a person without an anchor does not depend on when somebody asks.
  public static let defaultAnchor = CivilDate(daysSinceEpoch: 4) ?? .min

  /// Their id, 1 to 256 bytes without control characters; it seeds the choice of words.
  public var id: String
  /// The name of their zone, such as `Asia/Shanghai`; of the form of a zone's name, which need not be known.
  public var timeZone: String
  /// Their language, script and region; English by default.
  public var locale: LocaleTag
  /// What they are called, at most 256 bytes; personal, for no log and no error text.
  public var name: String?
  /// The civil day from which days are counted; 1970-01-05 by default.
  public var anchor: CivilDate
  /// What they like.
  public var preferences: Preferences
  /// What they have done, and what they were sent.
  public var history: History

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - id: Their id.
  ///   - timeZone: The name of their zone.
  ///   - locale: Their language, script and region.
  ///   - name: What they are called.
  ///   - anchor: The civil day from which days are counted.
  ///   - preferences: What they like.
  ///   - history: What they have done, and what they were sent.
  public init(
    id: String, timeZone: String, locale: LocaleTag = .english, name: String? = nil,
    anchor: CivilDate = Person.defaultAnchor, preferences: Preferences = Preferences(), history: History = History()
  ) {
    self.id = id
    self.timeZone = timeZone
    self.locale = locale
    self.name = name
    self.anchor = anchor
    self.preferences = preferences
    self.history = history
  }
}
