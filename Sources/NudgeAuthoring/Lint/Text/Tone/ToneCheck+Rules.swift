extension ToneCheck {
  static let rules: [LintRule] = [
    LintRule(
      "M01", .error, "not minimal",
      """
      The minimal style is for people who want the fact and nothing else: no exclamation mark, no emoji, no “Wow”, no name.

      Say the fact, as a list or a calendar would.
      """,
      bad: [.message(locale: "en", key: "greeting.minimal.a01.body", pattern: "Wow, space for another entry.")],
      good: [.message(locale: "en", key: "greeting.minimal.a01.body", pattern: "There is space for another entry.")]),
    LintRule(
      "M02", .error, "not gentle",
      """
      The gentle style is for people whom reminders make uneasy. An exclamation mark raises the voice, and words such as must, \
      should, don’t, hurry, miss, 必须, 别忘, 赶紧 turn an invitation into a duty. What takes pressure away (“you don’t have to”) \
      may stand.

      Say that there is room, and leave the choice to the reader.
      """,
      bad: [.message(locale: "en", key: "greeting.gentle.a01.body", pattern: "You should leave a line or two here.")],
      good: [
        .message(
          locale: "en", key: "greeting.gentle.a01.body", pattern: "You don’t have to, but there is room for a line.")
      ]),
    LintRule(
      "M03", .error, "not cheerful but loud",
      """
      Cheerful is warm, not noisy. One emoji at the end of the title or the body underlines what was said; a second one, or one \
      in the middle, stands in the way of reading. More than one exclamation mark in a notification shouts (a warning). Title and \
      body are shown together and count together.

      Keep the one that carries the most, and let the words do the rest.
      """,
      bad: [
        .message(locale: "en", key: "greeting.cheerful.a01.body", pattern: "The kettle ☕ is on, and the day is yours!")
      ],
      good: [.message(locale: "en", key: "greeting.cheerful.a01.body", pattern: "The kettle is on, and so are you! 🫖")]),
    LintRule(
      "M04", .error, "guilt, shame, loss or comparison",
      """
      A reminder that shames, threatens a loss or compares with others works for a week, and then the app is deleted. So no style \
      says “lose your streak”, “you forgot”, “than others”, 归零, 落后. What comforts (“no shame”, 没有白费) may stand.

      Name what is there: what was written, how many days stand, that tomorrow is a day as well.
      """,
      bad: [
        .message(
          locale: "en", key: "greeting.cheerful.a01.body", pattern: "The kettle is on, and you forgot the day! ☕")
      ],
      good: [
        .message(
          locale: "en", key: "greeting.cheerful.a01.body", pattern: "The kettle is on, and there is no shame in tea! ☕")
      ]),
    LintRule(
      "M05", .warning, "a streak's end is named",
      """
      A person whose streak is not yet safe today knows it. Words for the end (lose, break, over, 断, 归零) make the evening a \
      test. This holds for kinds whose name begins with streak-at-risk.

      Say what stands, “6 days so far”, and that there is time.
      """,
      bad: streakAtRisk("Six days so far, and one could break them."),
      good: streakAtRisk("Six days so far, and the evening is long.")),
  ]

  /// A kind of its own, so that one variant is enough.
  private static func streakAtRisk(_ body: String) -> [LintExample] {
    let kind = "streak-at-risk-quiet"
    func words(_ locale: String, _ title: [String], _ bodies: [String], _ privateText: [String]) -> LintExample {
      let styles = ["cheerful", "gentle", "minimal"]
      var lines = ["  \"@@locale\": \"\(locale)\""]
      for (index, style) in styles.enumerated() {
        lines.append("  \"\(kind).\(style).a01.body\": \"\(bodies[index])\"")
        lines.append("  \"\(kind).\(style).a01.title\": \"\(title[index])\"")
      }
      lines.append("  \"\(kind).private.body\": \"\(privateText[0])\"")
      lines.append("  \"\(kind).private.title\": \"\(privateText[1])\"")
      return .file(
        "Localization/\(locale)/\(kind).json", contents: "{\n" + lines.joined(separator: ",\n") + "\n}\n")
    }
    return [
      .file(
        "Templates/\(kind).yaml",
        contents: "kind: \(kind)\nsurface: push\nargs: {}\nprivate: \(kind).private\nvariants:\n  - {id: a01}\n"),
      words(
        "en", ["Six in a row", "Six days so far", "Streak: 6 days"],
        ["Nice going, all six of them.", body, "Today is open."], ["A word for tonight.", "This evening"]),
      words(
        "zh-Hans", ["一连六天", "到今天六天", "连续 6 天"], ["六天都很精彩。", "已经六天，今晚还长。", "今天也可以写。"],
        ["今晚的一句话。", "今晚"]),
      words(
        "zh-Hant", ["一連六天", "到今天六天了", "連續 6 天"], ["六天都很精彩。", "已經六天，夜還很長。", "今天也可以寫。"],
        ["今晚的一句話。", "今晚時分"]),
    ]
  }
}
