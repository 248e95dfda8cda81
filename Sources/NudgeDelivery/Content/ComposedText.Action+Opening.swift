internal import NudgePlanning

extension ComposedText.Action {
  /// Those that put something aside, and open nothing.
  private static let quiet: Set<String> = ["later", "snooze", "snooze-for", "not-now"]

  /// Whether it opens the app; what a catalog adds does, since otherwise a touch would seem to do nothing.
  var opensApp: Bool { !Self.quiet.contains(id) }
}
