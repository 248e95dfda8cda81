#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An alarm for Apple's AlarmKit framework, as a value.
///
/// An alarm rings even in silent mode and during a Focus. Only schedule alarms for people who have chosen them, and
/// only for fixed reminders. Creating a value doesn't schedule an alarm; see docs/ios.md for how to pass one to
/// `AlarmManager`.
///
///     let alarm = AlarmRequest(
///       identifier: "tea", title: "Tea", stopTitle: "Stop",
///       schedule: .relative(hour: 16, minute: 30, weekdays: [.monday, .friday]))
///
/// AlarmKit requires iOS 26.
///
/// Source: Apple, "AlarmKit" <https://developer.apple.com/documentation/alarmkit>
public struct AlarmRequest: Codable, Hashable, Sendable {
  /// The identifier of the alarm, such as a notification's ID.
  public var identifier: String
  /// The title, which is the only text that AlarmKit displays.
  public var title: String
  /// The label of the button that stops the alarm.
  ///
  /// On iOS 26.1 and later, the system provides its own stop button.
  public var stopTitle: String
  /// The second button, or `nil` if there isn't one.
  public var button: Button?
  /// The time at which the alarm rings.
  public var schedule: Schedule
  /// Custom data for the app, which is never displayed.
  public var userInfo: [String: String]

  /// An alarm's second button, next to the button that stops it.
  public struct Button: Codable, Hashable, Sendable {
    /// The identifier of the button, such as `add`, which an app passes to its intent.
    public var identifier: String
    /// The label of the button.
    public var title: String

    /// Creates a button.
    public init(identifier: String, title: String) {
      self.identifier = identifier
      self.title = title
    }
  }

  /// A time at which an alarm rings, with the cases of `Alarm.Schedule`.
  ///
  /// In JSON, a fixed schedule is represented as `{"at":"2026-11-22T12:00:00Z"}`, and a relative schedule as
  /// `{"hour":20,"minute":0,"weekdays":["monday"]}`.
  public enum Schedule: Hashable, Sendable {
    /// The alarm rings once, at a fixed moment that doesn't depend on the device's time zone.
    ///
    /// In JSON, the moment is stored in whole seconds.
    case fixed(Date)
    /// The alarm rings at a time of day in the device's time zone, on the given days of every week. If `weekdays` is
    /// empty, the alarm rings once, at the next such time.
    case relative(hour: Int, minute: Int, weekdays: Set<Weekday>)
  }

  /// A day of the week.
  ///
  /// The raw value is the JSON representation. Its first three letters are the raw value of the corresponding
  /// `Locale.Weekday`.
  public enum Weekday: String, CaseIterable, Codable, Hashable, Sendable {
    /// Sunday.
    case sunday
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
  }

  /// Creates an alarm.
  public init(
    identifier: String, title: String, stopTitle: String, button: Button? = nil, schedule: Schedule,
    userInfo: [String: String] = [:]
  ) {
    self.identifier = identifier
    self.title = title
    self.stopTitle = stopTitle
    self.button = button
    self.schedule = schedule
    self.userInfo = userInfo
  }

  /// The UUID that identifies the alarm in AlarmKit.
  ///
  /// The UUID is computed from the identifier, so that scheduling a plan again doesn't add an alarm twice. It is a
  /// version 8 UUID that consists of two 64-bit FNV-1a hashes.
  ///
  /// Source: RFC 9562, section 5.8 <https://www.rfc-editor.org/rfc/rfc9562#section-5.8>
  public var uuid: UUID {
    func hash(_ seed: UInt64) -> UInt64 {
      identifier.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let high = hash(0xcbf2_9ce4_8422_2325) & ~0xf000 | 0x8000
    let low = hash(0x8422_2325_cbf2_9ce4) & ~(0b11 << 62) | 0b10 << 62
    let bytes = [high, low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
    }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

extension AlarmRequest.Schedule: Codable {
  private enum CodingKeys: CodingKey {
    case at, hour, minute, weekdays
  }

  /// Decodes a schedule.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the schedule is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try values.decodeIfPresent(String.self, forKey: .at) {
      guard let date = Date(rfc3339: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .at, in: values, debugDescription: "Invalid timestamp. Use a format like 2026-11-22T12:00:00Z.")
      }
      self = .fixed(date)
      return
    }
    let (hour, minute) = (try values.decode(Int.self, forKey: .hour), try values.decode(Int.self, forKey: .minute))
    guard (0...23).contains(hour), (0...59).contains(minute) else {
      throw DecodingError.dataCorruptedError(
        forKey: .hour, in: values, debugDescription: "The hour must be 0 to 23, and the minute 0 to 59.")
    }
    self = .relative(hour: hour, minute: minute, weekdays: try values.value(.weekdays, or: []))
  }

  /// Encodes the schedule.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .fixed(let date): try values.encode(date.formatted(.iso8601), forKey: .at)
    case .relative(let hour, let minute, let weekdays):
      try values.encode(hour, forKey: .hour)
      try values.encode(minute, forKey: .minute)
      try values.encode(weekdays, forKey: .weekdays)
    }
  }
}
