internal import NudgeTime

extension PreviewReport {
  /// When one notification of a sequence comes.
  struct Occasion {
    var timestamp: Timestamp
    var offset: UTCOffset
    /// Which of its kind it is, from 0.
    var index: Int
    /// How many turns before it the same variant was shown; `nil` where it was not.
    var gap: Int?
  }
}
