/// Hears nothing.
struct SilentObserver: StreakObserver {
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {}
}
