import NudgePlanning
import NudgeText
import NudgeTime

/// People as the tests write them.
enum PersonSamples {
  /// The example of docs/person.md.
  static let example = """
    {"id":"u-17","locale":"zh-Hans-CN","timeZone":"Asia/Shanghai","anchor":"2026-01-05",\
    "preferences":{"notificationsEnabled":true,"style":"gentle",\
    "reminders":{"enabled":true,"frequency":"three_days","times":["20:00"]},\
    "retrieval":{"enabled":true,"includePreview":false},\
    "milestones":{"enabled":true,"streak":true,"count":true,"monthlySummary":true,"yearlySummary":true},\
    "quietHours":{"from":"22:00","to":"08:00"},"dailyLimit":2,"pauses":[{"from":"2026-12-20","to":"2026-12-27"}]},\
    "progress":{"count":49,"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-20"}}
    """

  /// Every key with a value that is not its default, beside `progress`, `frequency` and `on`.
  static let everything = """
    {"id":"u-18","locale":"zh-HK","timeZone":"America/Argentina/ComodRivadavia","name":"阿梅","anchor":"2026-01-06",\
    "preferences":{"notificationsEnabled":false,"style":"cheerful",\
    "reminders":{"enabled":false,"rule":"FREQ=MONTHLY;BYDAY=-1FR","times":["07:30","20:00:30"]},\
    "retrieval":{"enabled":false,"includePreview":true,"mutedAchievements":["a-1","a-2"],\
    "mutedDates":[{"from":"2025-03-01","to":"2025-03-01"}]},\
    "streakAtRisk":{"enabled":true},\
    "milestones":{"enabled":false,"streak":false,"count":false,"firstAchievement":false,"monthlySummary":false,\
    "yearlySummary":false},\
    "welcomeBack":{"enabled":false},\
    "quietHours":[{"from":"22:00","to":"08:00"},{"from":"12:00","to":"13:00","on":["saturday","sunday"]}],\
    "dailyLimit":20,"overflow":"defer","pauses":[{"from":"2026-12-20","to":"2026-12-27"}],"dayStart":"06:00",\
    "weekStart":"sunday"},\
    "achievements":[{"id":"a-1","at":"2026-11-20T08:00:00+01:00","title":"跑了五公里"},{"at":"2026-11-21"}],\
    "freezes":["2026-10-01"],"repairs":["2026-10-02","2026-10-03"],"sent":["reminder-2026-11-19","streak-7"]}
    """

  /// Reads one with a reader of its own.
  static func read(_ json: String) throws(PersonError) -> Person {
    var reader = PersonReader()
    return try reader.person(from: Array(json.utf8))
  }

  /// Why one cannot be read; `nil` where it can.
  static func error(_ json: some Collection<UInt8>) -> PersonError? {
    var reader = PersonReader()
    do throws(PersonError) {
      _ = try reader.person(from: json)
      return nil
    } catch {
      return error
    }
  }
}
