/// Hears what a `StreakRun` decides, as it does; one that does nothing costs nothing.
protocol StreakObserver {
  /// Hears of one event. Days are counted since 1970-01-01.
  ///
  /// - Parameters:
  ///   - event: What happened. `paused` and `ended` may come again for the periods that follow.
  ///   - from: The first day.
  ///   - through: The last day.
  ///   - day: The day of the achievement for `started` and `extended`; otherwise `from`.
  ///   - run: What holds after it.
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun)
}
