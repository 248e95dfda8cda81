extension LengthCheck {
  static let rules: [LintRule] = [
    LintRule(
      "L01", .error, "longer than its place",
      """
      A phone cuts a title after some 30 columns and a body after some 110; what is cut was written in vain, and what is cut in \
      the middle of a number says something else. Columns count Chinese characters and emoji as two. Measured is the longest \
      way through the message that people can meet: the greatest values that the template and the variant's conditions allow, \
      the longest date, a name of Chinese characters.

      Past 30 columns for a title, 110 for a body, 16 for an action and 20 for a label there is a warning; past 40, 140, 20 and \
      28 an error. Push services of Android phones in China take 32 characters of a title and 100 of a body. A watch shows the \
      same notification and cuts a title after 24 columns and a body after 80: the phone still shows all of it, so that is a \
      warning, and text of the person's own at the very end may be cut.

      Shorten the words, or give arguments a lower 'max' in the template.
      """,
      bad: [
        .message(
          locale: "en", key: "greeting.gentle.a01.title", pattern: "A very, very quiet and quite unhurried hello")
      ],
      good: [.message(locale: "en", key: "greeting.gentle.a01.title", pattern: "A quiet, unhurried hello")]),
    LintRule(
      "L02", .error, "more bytes than a payload takes",
      """
      APNs and FCM refuse a notification of more than 4,096 bytes, and it never arrives. Counted are title, body, private text \
      and actions at their longest, four bytes for each character of a person's text, and 768 bytes for all that stands around \
      the words. Past 3,500 there is a warning.

      Shorten the words, or give texts a lower 'max' in the template.
      """,
      bad: [
        .edit(file: "Templates/greeting.yaml", from: "max: 20", to: "max: 1000"),
        .file(
          "Templates/lint.yaml",
          contents: """
            silenced:
              - {rule: L01, id: greeting.cheerful.n01.body, reason: "whoever has a long name knows that it is cut"}
              - {rule: L01, id: greeting.gentle.n01.body, reason: "whoever has a long name knows that it is cut"}

            """),
      ],
      good: [.edit(file: "Templates/greeting.yaml", from: "max: 20", to: "max: 12")]),
  ]
}
