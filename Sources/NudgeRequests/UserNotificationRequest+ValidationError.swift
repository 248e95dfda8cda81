extension UserNotificationRequest {
  /// Why the platform would reject a request or a category, or why it would never fire.
  ///
  ///     do { try request.validate() } catch { print(error) }  // "The badge is -1; it must be 0 or more."
  public enum ValidationError: Error, Hashable, Sendable {
    /// A value that has an identifier.
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
    /// A button, or the button of its text field, has no label.
    case emptyTitle(action: String)
    /// A sound has an empty name; `nil` means no sound.
    case emptySound
    /// A badge is below 0; 0 removes the badge.
    case badgeBelowZero(Int)
    /// A relevance is outside 0 to 1.
    case relevanceOutOfRange(Double)
    /// An interval is not above 0 seconds.
    case intervalNotPositive(Double)
    /// An interval, in seconds, is too short to repeat.
    case repeatingIntervalTooShort(Double, minimum: Double)
    /// A calendar trigger has no components.
    case noComponents
    /// A component is outside its `allowed` range.
    case componentOutOfRange(UserNotificationRequest.CalendarComponents.Component, Int)
    /// The month does not have the day; `length` is its last day.
    case noSuchDay(Int, month: Int, year: Int?, length: Int)
    /// A date with its year repeats; leave the year out, or do not repeat.
    case repeatsOnFullDate
    /// A text is not the name of a time zone, such as `Europe/Berlin`.
    case malformedTimeZone(String)
    /// A latitude is outside -90 to 90, a longitude outside -180 to 180, or a radius not above 0.
    case regionOutOfRange(UserNotificationRequest.Region.Measure, Double)
    /// A region triggers neither on entry nor on exit.
    case regionWithoutEvent
    /// Two buttons have the same identifier.
    case repeatedAction(String, category: String)
  }
}

extension UserNotificationRequest.ValidationError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .emptyIdentifier(let subject):
      "The identifier of a \(subject == .action ? "button" : subject.rawValue) is empty."
    case .emptyTitle(let action): "The button \(action), or the button of its text field, has no label."
    case .emptySound: "The name of the sound is empty; without a sound, leave it out."
    case .badgeBelowZero(let badge): "The badge is \(badge); it must be 0 or more."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance); it must be 0 to 1."
    case .intervalNotPositive(let seconds): "The interval is \(seconds) seconds; it must be above 0."
    case .repeatingIntervalTooShort(let seconds, let minimum):
      "The interval is \(seconds) seconds; one that repeats must have at least \(minimum)."
    case .noComponents: "The calendar trigger has no component of a date or time."
    case .componentOutOfRange(let component, let number):
      """
      The component \(component.rawValue) is \(number); it must be \(component.allowed.lowerBound) to \
      \(component.allowed.upperBound).
      """
    case .noSuchDay(let day, let month, let year, let length):
      "Month \(month)\(year.map { " of \($0)" } ?? "") has \(length) days, so there is no day \(day)."
    case .repeatsOnFullDate: "A date with its year cannot repeat; leave out the year, or do not repeat."
    case .malformedTimeZone: "The time zone is not a name such as Europe/Berlin."
    case .regionOutOfRange(let measure, let number):
      switch measure {
      case .latitude: "The latitude is \(number); it must be -90 to 90."
      case .longitude: "The longitude is \(number); it must be -180 to 180."
      case .radius: "The radius is \(number) meters; it must be above 0."
      }
    case .regionWithoutEvent: "The region triggers neither on entry nor on exit."
    case .repeatedAction(let action, let category):
      "Two buttons of the category \(category) have the identifier \(action)."
    }
  }
}

// MARK: Decoding

extension Decoder {
  /// Validates a value that was decoded here.
  ///
  /// - Parameter validate: Throws if the value is invalid.
  /// - Throws: `DecodingError.dataCorrupted` with the path and the underlying error.
  func validated(_ validate: () throws(UserNotificationRequest.ValidationError) -> Void) throws {
    do throws(UserNotificationRequest.ValidationError) { try validate() } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads a value that may be absent.
  func value<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }

  /// Reads a value that may be absent, with a default.
  func value<Value: Decodable>(_ key: Key, or fallback: Value) throws -> Value { try value(key) ?? fallback }
}
