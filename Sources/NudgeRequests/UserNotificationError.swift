/// Why the platform would reject a request or a category, or why it would never fire.
public enum UserNotificationError: Error, Hashable, Sendable {
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
  case componentOutOfRange(UserNotificationCalendarComponents.Component, Int)
  /// The month does not have the day; `length` is its last day.
  case noSuchDay(Int, month: Int, year: Int?, length: Int)
  /// A date with its year repeats; leave the year out, or do not repeat.
  case repeatsOnFullDate
  /// A text is not the name of a time zone, such as `Europe/Berlin`.
  case malformedTimeZone(String)
  /// A latitude is outside -90 to 90, a longitude outside -180 to 180, or a radius not above 0.
  case regionOutOfRange(UserNotificationRegion.Measure, Double)
  /// A region triggers neither on entry nor on exit.
  case regionWithoutEvent
  /// Two buttons have the same identifier.
  case repeatedAction(String, category: String)
}

// MARK: Decoding

extension Decoder {
  /// Validates a value that was decoded here.
  ///
  /// - Parameter validate: Throws if the value is invalid.
  /// - Throws: `DecodingError.dataCorrupted` with the path and the underlying error.
  func validated(_ validate: () throws(UserNotificationError) -> Void) throws {
    do throws(UserNotificationError) { try validate() } catch {
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
