extension UserNotificationRequest {
  /// An error in a request or category that would cause the platform to reject it, or prevent a notification from ever
  /// firing.
  ///
  ///     do { try request.validate() } catch { print(error) }  // "The badge is -1, but must be 0 or greater."
  public enum ValidationError: Error, Hashable, Sendable {
    /// A type of value that has an identifier.
    public enum Subject: String, Hashable, Sendable {
      /// A request.
      case request
      /// A category.
      case category
      /// A button.
      case action
    }

    /// An identifier is empty.
    case emptyIdentifier(Subject)
    /// A button, or its text field's send button, doesn't have a label.
    case emptyTitle(action: String)
    /// The name of the sound is empty.
    ///
    /// Use `nil` for no sound.
    case emptySound
    /// The badge is negative.
    ///
    /// Use 0 to remove the badge.
    case badgeBelowZero(Int)
    /// The relevance score isn't between 0 and 1.
    case relevanceOutOfRange(Double)
    /// An interval, in seconds, isn't positive and finite.
    case intervalNotPositive(Double)
    /// A repeating interval, in seconds, is too short.
    case repeatingIntervalTooShort(Double, minimum: Double)
    /// A calendar trigger doesn't have any components.
    case noComponents
    /// A component is outside its `allowed` range.
    case componentOutOfRange(UserNotificationRequest.CalendarComponents.Component, Int)
    /// The month doesn't have that day.
    ///
    /// `length` is the number of days in the month.
    case noSuchDay(Int, month: Int, year: Int?, length: Int)
    /// A repeating trigger has a full date, including the year.
    ///
    /// Omit the year, or don't repeat the trigger.
    case repeatsOnFullDate
    /// A string doesn't have the form of a time zone name such as `Europe/Berlin`.
    case malformedTimeZone(String)
    /// A latitude isn't between -90 and 90, a longitude isn't between -180 and 180, or a radius isn't positive and
    /// finite.
    case regionOutOfRange(UserNotificationRequest.Region.Measure, Double)
    /// A region doesn't trigger notifications on entry or exit.
    case regionWithoutEvent
    /// Two buttons in a category have the same identifier.
    case repeatedAction(String, category: String)
  }
}

extension UserNotificationRequest.ValidationError: CustomStringConvertible {
  /// A one-sentence description of the error.
  public var description: String {
    switch self {
    case .emptyIdentifier(let subject):
      "A \(subject == .action ? "button" : subject.rawValue) has an empty identifier."
    case .emptyTitle(let action): "Button \(action), or its text field's send button, has no title."
    case .emptySound: "The sound name is empty. For no sound, use nil."
    case .badgeBelowZero(let badge): "The badge is \(badge), but must be 0 or greater."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance), but must be between 0 and 1."
    case .intervalNotPositive(let seconds): "The interval is \(seconds) seconds, but must be greater than 0."
    case .repeatingIntervalTooShort(let seconds, let minimum):
      "The interval is \(seconds) seconds, but a repeating interval must be at least \(minimum) seconds."
    case .noComponents: "The calendar trigger has no date or time components."
    case .componentOutOfRange(let component, let number):
      """
      The component \(component.rawValue) is \(number), but must be between \(component.allowed.lowerBound) and \
      \(component.allowed.upperBound).
      """
    case .noSuchDay(let day, let month, let year, let length):
      "Month \(month)\(year.map { " of \($0)" } ?? "") has \(length) days, so day \(day) doesn't exist."
    case .repeatsOnFullDate: "A date that includes a year can't repeat. Leave out the year, or don't repeat."
    case .malformedTimeZone: "Invalid time zone name. Use a name such as Europe/Berlin."
    case .regionOutOfRange(let measure, let number):
      switch measure {
      case .latitude: "The latitude is \(number), but must be between -90 and 90."
      case .longitude: "The longitude is \(number), but must be between -180 and 180."
      case .radius: "The radius is \(number) meters, but must be greater than 0."
      }
    case .regionWithoutEvent: "The region triggers neither on entry nor on exit."
    case .repeatedAction(let action, let category):
      "Category \(category) has two buttons with the identifier \(action)."
    }
  }
}

// MARK: Decoding

extension Decoder {
  /// Validates a value that has just been decoded.
  ///
  /// - Parameter validate: A closure that throws if the value is invalid.
  /// - Throws: `DecodingError.dataCorrupted` with the coding path and the underlying error.
  func validated(_ validate: () throws(UserNotificationRequest.ValidationError) -> Void) throws {
    do throws(UserNotificationRequest.ValidationError) { try validate() } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an optional value.
  func value<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }

  /// Decodes an optional value, using a default if it is missing.
  func value<Value: Decodable>(_ key: Key, or fallback: Value) throws -> Value { try value(key) ?? fallback }
}
