public import NudgeText
public import NudgeTime

/// A person to remind: who they are, what they like, and what they have done.
///
/// A value without a clock and without zone data: the planner looks the zone up and gets the moment as a parameter.
/// docs/person.md documents the JSON key by key.
///
///     var person = try Person(json: #"{"id":"u-17","timeZone":"Asia/Shanghai"}"#)
///     person.preferences.style = .cheerful
///     let stored = try person.json()
///
/// Properties can be set to anything; `validate()`, `json()` and the planner throw `PersonError` for a value outside its
/// documented bounds.
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
  /// What they are called, at most 256 bytes.
  ///
  /// An empty name becomes `nil`. It is personal, and appears in no log and no error.
  public var name: String? { didSet { if name == "" { name = nil } } }
  /// The civil day from which days are counted; 1970-01-05 by default.
  public var anchor: CivilDate
  /// What they like.
  public var preferences: Preferences
  /// What they have done, and what they were sent.
  public var history: History

  /// Creates a person; only the id and the time zone have no default.
  public init(
    id: String, timeZone: String, locale: LocaleTag = .english, name: String? = nil,
    anchor: CivilDate = Person.defaultAnchor, preferences: Preferences = Preferences(), history: History = History()
  ) {
    self.id = id
    self.timeZone = timeZone
    self.locale = locale
    self.name = name == "" ? nil : name
    self.anchor = anchor
    self.preferences = preferences
    self.history = history
  }
}
