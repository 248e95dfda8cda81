/// Why the platform would not take a request or a category, or nothing would ever come of it.
public enum UserNotificationError: Error, Hashable, Sendable {
  /// What has an identifier.
  public enum Subject: String, Hashable, Sendable {
    /// A request.
    case request
    /// A category.
    case category
    /// A button.
    case action
  }

  /// An identifier without a character.
  case emptyIdentifier(Subject)
  /// A button, or the button of its field, without words.
  case emptyTitle(action: String)
  /// A sound without a name; `nil` is for no sound.
  case emptySound
  /// A badge below 0, which removes the badge.
  case badgeBelowZero(Int)
  /// A relevance outside 0 to 1.
  case relevanceOutOfRange(Double)
  /// An interval that is not above 0 seconds.
  case intervalNotPositive(Double)
  /// An interval, in seconds, that is too short to repeat.
  case repeatingIntervalTooShort(Double, minimum: Double)
  /// A calendar trigger that asks for nothing.
  case noComponents
  /// A component outside what it may have, which is `allowed` of the component.
  case componentOutOfRange(UserNotificationCalendarComponents.Component, Int)
  /// A day that its month does not have; `length` is the last day there is.
  case noSuchDay(Int, month: Int, year: Int?, length: Int)
  /// A date with its year that is to repeat; leave the year out, or do not repeat.
  case repeatsOnFullDate
  /// What cannot be the name of a zone, such as `Europe/Berlin`.
  case malformedTimeZone(String)
  /// A latitude outside -90 to 90, a longitude outside -180 to 180, or a radius that is not above 0.
  case regionOutOfRange(UserNotificationRegion.Measure, Double)
  /// A region that is told neither on entry nor on exit.
  case regionWithoutEvent
  /// A button that is there twice.
  case repeatedAction(String, category: String)
}
