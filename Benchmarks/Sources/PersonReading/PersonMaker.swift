/// Writes people as backends store them, the same from run to run.
enum PersonMaker {
  private static let zones = [
    "Asia/Shanghai", "America/New_York", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Tokyo", "UTC",
    "America/Los_Angeles", "Asia/Hong_Kong",
  ]
  private static let locales = ["zh-Hans-CN", "en-US", "en-GB", "zh-Hant-TW", "zh-HK", "de", "fr-CA", "ja"]

  /// As many lines, without line breaks.
  static func lines(_ one: PersonCase, count: Int) -> [[UInt8]] {
    (0..<count).map { Array(line(one, $0).utf8) }
  }

  private static func line(_ one: PersonCase, _ index: Int) -> String {
    // Any step that has no factor with the lengths mixes them.
    let zone = zones[index * 5 % zones.count]
    let locale = locales[index * 3 % locales.count]
    switch one {
    case .example:
      let hour = 10 + index % 13
      let day = 10 + index % 20
      return """
        {"id":"u-\(index)","locale":"\(locale)","timeZone":"\(zone)","anchor":"2026-01-\(day)",\
        "preferences":{"notificationsEnabled":true,"style":"gentle",\
        "reminders":{"enabled":true,"frequency":"three_days","times":["\(hour):00"]},\
        "retrieval":{"enabled":true,"includePreview":false},\
        "milestones":{"enabled":true,"streak":true,"count":true,"monthlySummary":true,"yearlySummary":true},\
        "quietHours":{"from":"22:00","to":"08:00"},"dailyLimit":2,"pauses":[{"from":"2026-12-20","to":"2026-12-27"}]},\
        "progress":{"count":\(49 + index),"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-\(day)"}}
        """
    case .achievements:
      let achievements = (0..<100).map { number in
        let day = "2026-\(10 + number % 3)-\(10 + number % 20)"
        return #"{"id":"a-\#(number)","at":"\#(day)T20:00:00+08:00","title":"跑了五公里，感觉很好"}"#
      }
      return """
        {"id":"u-\(index)","locale":"\(locale)","timeZone":"\(zone)","achievements":[\(achievements.joined(separator: ","))]}
        """
    }
  }
}
