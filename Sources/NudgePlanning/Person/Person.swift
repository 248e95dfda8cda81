public import NudgeText
public import NudgeTime

/// A person to remind, with their preferences and history.
///
/// A person is a value type that doesn't depend on a clock or on time zone data. The planner looks up the time zone and
/// takes the current time as a parameter. docs/person.md documents every key of the JSON format.
///
///     var person = try Person(json: #"{"id":"u-17","timeZone":"Asia/Shanghai"}"#)
///     person.preferences.style = .cheerful
///     let stored = try person.json()
///
/// You can set the properties to any value. `validate()`, `json()`, and the planner throw `PersonError` if a value is
/// outside its documented bounds.
public struct Person: Hashable, Sendable {
  /// The maximum length of a person's or achievement's id, in UTF-8 bytes: 256.
  public static let maximumIDLength = 256
  /// The maximum length of a name, in UTF-8 bytes: 256.
  public static let maximumNameLength = 256
  /// The default anchor of a person whose first day isn't known, Monday, 1970-01-05.
  ///
  /// The anchor is fixed so that a schedule doesn't depend on when it is computed.
  public static let defaultAnchor = CivilDate(daysSinceEpoch: 4) ?? .min

  /// The person's id, 1 to 256 bytes without control characters.
  ///
  /// The id also seeds the choice of variants.
  public var id: String
  /// The identifier of the person's time zone, such as `Asia/Shanghai`.
  ///
  /// The identifier must be well formed, but isn't looked up here.
  public var timeZone: String
  /// The person's language, script, and region; English by default.
  public var locale: LocaleTag
  /// The person's name, at most 256 bytes.
  ///
  /// An empty name is replaced with `nil`. Names are personal data and don't appear in logs or errors.
  public var name: String? { didSet { if name == "" { name = nil } } }
  /// The civil day from which days are counted; by default, the day on which the person joined, or 1970-01-05.
  public var anchor: CivilDate {
    get { givenAnchor ?? joined ?? Person.defaultAnchor }
    set { givenAnchor = newValue }
  }
  /// The anchor, or `nil` if it is the default.
  var givenAnchor: CivilDate?
  /// The civil day on which the person began, or `nil` if it isn't known.
  public var joined: CivilDate?
  /// The person's notification preferences.
  public var preferences: Preferences
  /// The person's achievements and the notifications already sent to them.
  public var history: History

  /// Creates a person.
  ///
  /// Only the id and the time zone are required.
  public init(
    id: String, timeZone: String, locale: LocaleTag = .english, name: String? = nil,
    anchor: CivilDate? = nil, joined: CivilDate? = nil, preferences: Preferences = Preferences(),
    history: History = History()
  ) {
    self.id = id
    self.timeZone = timeZone
    self.locale = locale
    self.name = name == "" ? nil : name
    givenAnchor = anchor
    self.joined = joined
    self.preferences = preferences
    self.history = history
  }
}
