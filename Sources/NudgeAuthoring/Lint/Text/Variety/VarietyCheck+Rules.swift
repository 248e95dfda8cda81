extension VarietyCheck {
  static let rules: [LintRule] = [
    LintRule(
      "V01", .error, "two variants read alike",
      """
      A person gets the variants of a kind one after the other. Two that read alike, numbers filled in and punctuation aside, \
      are one variant that comes twice as often, and the second time it looks like a fault.

      Say another thing in one of them, or take it away.
      """,
      bad: [
        .message(locale: "en", key: "greeting.minimal.n01.body", pattern: "Space for another entry."),
        .message(locale: "en", key: "greeting.minimal.n01.title", pattern: "A new line"),
      ],
      good: [
        .message(locale: "en", key: "greeting.minimal.n01.body", pattern: "Ready for anything."),
        .message(locale: "en", key: "greeting.minimal.n01.title", pattern: "An open page"),
      ]),
    LintRule(
      "V02", .warning, "two variants much alike, or many with one beginning",
      """
      Words that differ in one place read as the same words. Reported are texts that share more than four fifths of their runs \
      of three characters, and four first words (in Chinese, four characters) that more than a quarter of the variants have that \
      a person can get in turn: the beginning is what is read first, and often all that is.

      Say it from another side: ask where the other tells, begin with the day where the other begins with the person.
      """,
      bad: [.message(locale: "en", key: "greeting.minimal.n01.body", pattern: "Space for another entry or two.")],
      good: [.message(locale: "en", key: "greeting.minimal.n01.body", pattern: "It is open for another entry.")]),
    LintRule(
      "V03", .error, "too few variants for circumstances that can come",
      """
      A reminder that comes every day and has eight texts is known by heart in a week. In each style and language there should be, \
      of reminders, 12, and 20 where they come daily, every few days or weekly; 12 of streak-at-risk and monthly-summary; 12 of \
      retrieval where previews are on, and 12 where they are off; 8 of welcome-back; 6 of streak-milestone, count-milestone and yearly-summary; 4 of \
      first-achievement; 2 where exclusive ones apply; 1 of any other kind. Counted is, for all circumstances that conditions tell \
      apart, what is left to choose from: exclusive variants replace the others. The finding names the circumstances with the fewest.

      Write more variants that apply there, or give those that exist fewer conditions.
      """,
      bad: [.edit(file: "Templates/first-achievement.yaml", from: "{id: a04}", to: "{id: a04, when: {first: true}}")],
      good: [.edit(file: "Templates/first-achievement.yaml", from: "{id: a04}", to: "{id: a04, weight: 1}")]),
    LintRule(
      "V04", .error, "a weight that can bring a variant twice in a row",
      """
      A variant of weight 2 or 3 comes two or three times as often. In a small pool there is then not always another one to \
      stand between two showings. Weight 2 is safe among four variants that apply together, weight 3 among six.

      Lower the weight, or write more variants.
      """,
      bad: [.edit(file: "Templates/greeting.yaml", from: "{id: a01}", to: "{id: a01, weight: 3}")],
      good: [.edit(file: "Templates/greeting.yaml", from: "{id: a01}", to: "{id: a01, weight: 2}")]),
    LintRule(
      "V05", .error, "exclusive variants under two conditions that can hold at once",
      """
      An exclusive variant is for a moment of its own, such as the hundredth day. Where the conditions of two such moments hold \
      together, chance decides which is heard. Several exclusive variants under one and the same condition are as they should \
      be: they are that moment's pool.

      Give both the same condition, or narrow one so that they cannot meet.
      """,
      bad: [
        exclusive("a03", "{count: {ge: 10}}"), exclusive("a04", "{count: {eq: 12}}"),
      ],
      good: [
        exclusive("a03", "{count: {lt: 10}}"), exclusive("a04", "{count: {eq: 12}}"),
      ]),
    LintRule(
      "V06", .warning, "two styles say the same",
      """
      People choose a style because they want another voice. Where two styles have the same words, or nearly the same, the \
      choice does nothing.

      Write each in its own voice: cheerful is warm and lively, gentle calm and without pressure, minimal the fact alone.
      """,
      bad: [
        .message(locale: "en", key: "greeting.minimal.a01.body", pattern: "There is room here for a line or two."),
        .message(locale: "en", key: "greeting.minimal.a01.title", pattern: "A quiet hello"),
      ],
      good: [
        .message(locale: "en", key: "greeting.minimal.a01.body", pattern: "Room for a line."),
        .message(locale: "en", key: "greeting.minimal.a01.title", pattern: "A quiet hello"),
      ]),
  ]

  private static func exclusive(_ id: String, _ condition: String) -> LintExample {
    .edit(
      file: "Templates/greeting.yaml", from: "{id: \(id)}", to: "{id: \(id), when: \(condition), exclusive: true}")
  }
}
