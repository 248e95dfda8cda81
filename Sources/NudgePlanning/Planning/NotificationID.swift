public import NudgeText
public import NudgeTime

/// A notification's id, unique for a person.
///
/// An id consists of the kind and a civil date, slot, or threshold.
///
///     let id = NotificationID.streak(100)
///     print(id)  // streak-100
///
/// An id has at most 32 characters from `[A-Za-z0-9-]`, so you can use it as a UserNotifications identifier, APNs
/// collapse id or FCM tag. Planning again produces the same ids, so notifications aren't sent twice.
public struct NotificationID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  // The characters, eight in each word, with the first one in the highest bits, followed by zeros. Comparing the words
  // compares the text, and an id is copied without counting references.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// The maximum number of characters.
  private static let maximumLength = 32

  /// The id as text, such as `reminder-2026-11-22`.
  public var rawValue: String { unsafe withUTF8 { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Creates an id from text, or returns `nil` if the text is empty, is longer than 32 characters, or contains
  /// characters other than `[A-Za-z0-9-]`.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    let isValid = rawValue.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard isValid, (1...Self.maximumLength).contains(rawValue.utf8.count) else { return nil }
    self.init { text in
      for byte in rawValue.utf8 { text.append(byte) }
    }
  }

  /// Creates an id from the text that a closure writes, which must be valid.
  private init(_ write: (inout Text) -> Void) {
    let maximum = Self.maximumLength
    (first, second, third, fourth) = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximum) { bytes in
      unsafe bytes.initialize(repeating: 0)
      var text = unsafe Text(bytes: bytes)
      write(&text)
      func word(_ index: Int) -> UInt64 {
        UInt64(
          bigEndian: unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// Returns a Boolean value indicating whether two ids have the same text.
  public static func == (left: NotificationID, right: NotificationID) -> Bool {
    (left.first, left.second, left.third, left.fourth) == (right.first, right.second, right.third, right.fourth)
  }

  /// Hashes the text.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    // The conformance to `RawRepresentable` would make a string of it.
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
  }

  private init(_ prefix: StaticString, _ date: CivilDate) {
    self.init { text in
      text.append(prefix)
      text.append(date)
    }
  }

  /// The text of an id while it is written.
  @safe private struct Text {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(bytes: UnsafeMutableBufferPointer<UInt8>) { unsafe self.bytes = bytes }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
      unsafe precondition(count < bytes.count, "an id has at most 32 characters")
      unsafe bytes[count] = byte
      count += 1
    }

    mutating func append(_ text: StaticString) {
      for index in 0..<text.utf8CodeUnitCount { append(unsafe text.utf8Start[index]) }
    }

    /// Appends a number.
    mutating func append(_ number: Int) {
      for byte in String(number).utf8 { append(byte) }
    }

    /// Appends a date, such as `2026-11-22`.
    mutating func append(_ date: CivilDate) {
      let (year, month, day) = date.components
      appendTwoDigits(year / 100)
      appendTwoDigits(year % 100)
      append(UInt8(ascii: "-"))
      appendTwoDigits(month)
      append(UInt8(ascii: "-"))
      appendTwoDigits(day)
    }

    /// Appends a number from 0 to 99.
    @inline(__always)
    mutating func appendTwoDigits(_ number: Int) {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    }
  }

  /// Returns a Boolean value indicating whether the id's text is ordered before another one's.
  func precedes(_ other: NotificationID) -> Bool {
    (first, second, third, fourth) < (other.first, other.second, other.third, other.fourth)
  }

  /// Calls a closure with the characters, which are only valid until it returns.
  @unsafe func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let words = (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian)
    return unsafe withUnsafeBytes(of: words) { bytes in
      let last = fourth != 0 ? fourth : third != 0 ? third : second != 0 ? second : first
      let before = fourth != 0 ? 24 : third != 0 ? 16 : second != 0 ? 8 : 0
      let count = before + 8 - last.trailingZeroBitCount / 8
      return unsafe body(UnsafeBufferPointer(rebasing: bytes.assumingMemoryBound(to: UInt8.self)[..<count]))
    }
  }

  /// Returns a reminder's id.
  ///
  /// - Parameters:
  ///   - slot: The civil day and time in the cadence, regardless of when the reminder fires.
  ///   - isOneOfSeveral: Whether a day can have multiple reminders, which requires the id to contain the time.
  ///   - isLaterPassing: Whether this is the second of two reminders at the same local time.
  /// - Returns: An id such as `reminder-2026-11-22` or `reminder-2026-11-22-2000`. The time includes seconds unless
  ///   they are 0. The id ends in `-2` if `isLaterPassing` is true.
  public static func reminder(
    at slot: CivilDateTime, isOneOfSeveral: Bool, isLaterPassing: Bool = false
  ) -> NotificationID {
    NotificationID { text in
      text.append("reminder-")
      text.append(slot.date)
      guard isOneOfSeveral else { return }
      text.append("-")
      text.appendTwoDigits(slot.time.hour)
      text.appendTwoDigits(slot.time.minute)
      if slot.time.second != 0 { text.appendTwoDigits(slot.time.second) }
      if isLaterPassing { text.append("-2") }
    }
  }

  /// The prefix of every reminder id.
  static let reminderPrefix = "reminder-"

  /// Returns a streak milestone's id, such as `streak-100`.
  ///
  /// - Parameter threshold: The streak, in periods of the person's cadence.
  /// - Returns: The id.
  public static func streak(_ threshold: Int) -> NotificationID {
    NotificationID { text in
      text.append("streak-")
      text.append(threshold)
    }
  }

  /// Returns the id of a streak milestone that has been reached before, such as `streak-7-2026-11-22`.
  ///
  /// - Parameters:
  ///   - threshold: The streak, in periods of the person's cadence.
  ///   - day: The last civil day of the period in which it was reached again.
  /// - Returns: The id.
  static func streak(_ threshold: Int, againOn day: CivilDate) -> NotificationID {
    NotificationID { text in
      text.append("streak-")
      text.append(threshold)
      text.append("-")
      text.append(day)
    }
  }

  /// Returns a count milestone's id, such as `count-50`.
  ///
  /// - Parameter threshold: The number of achievements.
  /// - Returns: The id.
  public static func count(_ threshold: Int) -> NotificationID {
    NotificationID { text in
      text.append("count-")
      text.append(threshold)
    }
  }

  /// The id of a preview.
  ///
  /// It doesn't appear in any plan, because the ids in plans begin with their kind.
  static let sample = NotificationID { $0.append("sample") }

  /// The id of the first achievement's celebration.
  static let firstAchievement = NotificationID { $0.append("first-achievement") }

  /// Returns the id of a notification about a streak at risk, such as `streak-at-risk-2026-11-22`.
  ///
  /// - Parameter day: The last civil day of the streak.
  /// - Returns: The id.
  static func streakAtRisk(on day: CivilDate) -> NotificationID {
    NotificationID("streak-at-risk-", day)
  }

  /// Returns the id of a welcome-back notification, such as `welcome-back-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the notification.
  /// - Returns: The id.
  static func welcomeBack(on day: CivilDate) -> NotificationID {
    NotificationID("welcome-back-", day)
  }

  /// Returns the id of a greeting after an absence, such as `returned-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the first achievement after the absence.
  /// - Returns: The id.
  static func returned(on day: CivilDate) -> NotificationID { NotificationID("returned-", day) }

  /// Returns a farewell's id, such as `farewell-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the reminders that it replaces.
  /// - Returns: The id.
  static func farewell(on day: CivilDate) -> NotificationID { NotificationID("farewell-", day) }

  /// Returns a retrieval's id, such as `retrieval-2026-11-22`.
  ///
  /// - Parameter day: The civil day of the notification.
  /// - Returns: The id.
  static func retrieval(on day: CivilDate) -> NotificationID {
    NotificationID("retrieval-", day)
  }

  /// Returns a summary's id, such as `recap-2026-11-16` for a week, `recap-2026-11` for a month or `recap-2026` for a
  /// year.
  ///
  /// - Parameters:
  ///   - period: The length of the period.
  ///   - start: The first day of the period.
  /// - Returns: The id.
  static func recap(of period: PeriodSummary.Period, from start: CivilDate) -> NotificationID {
    if case .week = period { return NotificationID("recap-", start) }
    return NotificationID { text in
      let (year, month, _) = start.components
      text.append("recap-")
      text.appendTwoDigits(year / 100)
      text.appendTwoDigits(year % 100)
      guard period == .month else { return }
      text.append("-")
      text.appendTwoDigits(month)
    }
  }

  /// The notification's kind, or `nil` if the id can't appear in a plan.
  public var kind: Kind? { subject?.kind }

  /// The notification's kind and, for a milestone, its threshold, or `nil` if the id can't appear in a plan.
  package var subject: (kind: Kind, threshold: Int?)? {
    let parts = rawValue.split(separator: "-")
    switch parts.first {
    case "recap":
      return (parts.count == 2 ? .yearlySummary : parts.count == 3 ? .monthlySummary : .weeklySummary, nil)
    case "streak" where parts.dropFirst().first != "at":
      return (.streakMilestone, parts.dropFirst().first.flatMap { Int($0) })
    case "count": return (.countMilestone, parts.dropFirst().first.flatMap { Int($0) })
    default: return Kind.known.first { rawValue.hasPrefix($0.rawValue) }.map { ($0, nil) }
    }
  }

  /// Returns whether this is a reminder's id on the same day as the id of a day's only reminder.
  func isReminder(onDayOf day: NotificationID) -> Bool {
    // `reminder-2026-11-22` is 19 characters long, three of which are in the third word.
    first == day.first && second == day.second && (third ^ day.third) >> 40 == 0
  }

  /// The civil day of a reminder's slot and, if a day can have multiple reminders, its time; `nil` for other kinds.
  var reminderSlot: (date: CivilDate, time: TimeOfDay?)? {
    guard rawValue.hasPrefix(Self.reminderPrefix), let date = lastDay else { return nil }
    // reminder, year, month, day, and then HHMM or HHMMSS
    guard let digits = rawValue.split(separator: "-").dropFirst(4).first, let number = Int(digits) else {
      return (date, nil)
    }
    let hhmmss = digits.count == 4 ? number * 100 : number
    let seconds = hhmmss / 10_000 * 3600 + hhmmss / 100 % 100 * 60 + hhmmss % 100
    return (date, TimeOfDay(secondsFromMidnight: seconds))
  }

  /// The last civil day in the id, such as the day of a reminder or the last day of a summarized month, or `nil` if the
  /// id doesn't contain a date.
  var lastDay: CivilDate? {
    let parts = rawValue.split(separator: "-")
    if parts.first == "recap" {
      if parts.count == 2 { return try? CivilDate("\(parts[1])-12-31") }
      guard let first = try? CivilDate("\(parts.dropFirst().joined(separator: "-"))-01") else { return nil }
      return first.adding(days: CivilDate.length(ofMonth: first.month, year: first.year) - 1)
    }
    // A number or a time of day can precede or follow the date.
    return parts.indices.lazy.compactMap { try? CivilDate(parts[$0...].prefix(3).joined(separator: "-")) }.first
  }

  /// The id as text.
  public var description: String { rawValue }
}
