import NudgeAuthoring
import Testing

@testable import NudgeLint

@Suite("Tone in lint")
struct ToneCheckTests {
  static let minimal = "greeting.minimal.a01.body"
  static let cheerful = "greeting.cheerful.a01.body"

  static let probes = [
    LintProbe("en", "Space for another!", "M01 18", key: minimal),
    LintProbe("en", "Space for another. 🎉", "M01 20", key: minimal),
    LintProbe("en", "Hooray, space.", "M01 1", key: minimal),
    LintProbe("en", "For {name}, space.", "M01 5", key: "greeting.minimal.n01.body"),
    LintProbe("en", "Ohm’s law, theyre, © 2026, 1 # 2.", key: minimal),
    LintProbe("zh-Hans", "还可以再写一条！", "M01 8", key: minimal),
    LintProbe("zh-Hans", "哇，还可以再写一条。", "M01 1", key: minimal),
    LintProbe("zh-Hant", "耶誕節前在加油站，還可以再寫一條。", key: minimal),
    // Pressure, and what only looks like it.
    LintProbe("en", "There is room!", "M02 14"),
    LintProbe("en", "You must write. Don’t stop.", "M02 5", "M02 17"),
    LintProbe("en", "You still haven’t written; last chance.", "M04 1", "M02 5", "M02 28"),
    LintProbe("en", "Do not lose it.", "M02 1", "M02 8"),
    LintProbe("en", "The mustard was dismissed in the failsafe hurryings."),
    LintProbe("en", "You don’t have to, and it must have felt good. Lost in thought, all at once."),
    LintProbe("zh-Hans", "必须写，别忘了写。", "M02 1", "M02 5"),
    LintProbe("zh-Hans", "又没写，赶紧写，别断了。", "M02 1", "M04 1", "M02 5", "M02 9"),
    LintProbe("zh-Hant", "別忘了寫，錯過就失去了。", "M02 1", "M02 6", "M02 9"),
    LintProbe("zh-Hans", "特别忘我的一刻，难忘，不错过，没有错过，又没关系，判断了一下。"),
    LintProbe("zh-Hans", "还没写完也不一定要写，不断了解自己，凉快点再写。"),
    LintProbe("zh-Hans", "还没做完也没关系，失败也算。"),
    // Emoji and exclamation marks.
    LintProbe("en", "The ☕ is on.", "M03 5", key: cheerful),
    LintProbe("en", "The kettle is on. ☕🎉", "M03 20", key: cheerful),
    LintProbe("en", "The kettle is on! Come! ☕", "M03 23", key: cheerful),
    LintProbe("en", "The family is here! 👨‍👩‍👧‍👦", key: cheerful),
    LintProbe("en", "The heart is here! ❤️ ", key: cheerful),
    LintProbe("en", "{count, plural, one {Here! ☕} other {There! 🎉}}", key: cheerful),
    LintProbe("zh-Hans", "水开了！☕ 今天归你。", "M03 5", key: cheerful),
    // What no style says.
    LintProbe("en", "You forgot the day, shame on you! ☕", "M04 1", "M04 21", key: cheerful),
    LintProbe("en", "Better than others and all the rest.", "M04 1", key: minimal),
    LintProbe("en", "You would lose your streak.", "M02 11", "M04 11"),
    LintProbe("en", "A lazy Sunday, no shame in that, and longer than February.", key: cheerful),
    LintProbe("en", "The ashes, the blazing, the frankest.", key: cheerful),
    LintProbe("zh-Hans", "别再偷懒，大家都在写。", "M04 1", "M04 6", key: cheerful),
    LintProbe("zh-Hans", "一点也没有白费，不会失望！", key: cheerful),
    LintProbe("zh-Hant", "一切歸零，落後了。", "M04 1", "M04 6", key: minimal),
  ]

  /// Lines that hold a forbidden word as a part of other words, or to take pressure away.
  static let innocent = [
    LintProbe("zh-Hans", "今天哪件事最顺？每天哪里都好，春天哪，聊天啊。", key: minimal),
    LintProbe("zh-Hant", "今天哪件事最順？每天哪裡都好，春天哪，聊天啊。", key: minimal),
    LintProbe("zh-Hans", "日落后，降落后，角落后，段落后，叶落后，花落后，村落后，院落后，散落后，安排行程，排行第一。", key: minimal),
    LintProbe("zh-Hant", "日落後，降落後，角落後，段落後，葉落後，花落後，村落後，院落後，散落後，安排行程，排行第一。", key: minimal),
    LintProbe("zh-Hans", "不用马上写，不必立刻动笔，不是必须的，没有什么是必须的。"),
    LintProbe("zh-Hant", "不用馬上寫，不必立刻動筆，不是必須的，沒有什麼是必須的。"),
    LintProbe("zh-Hans", "不会错过，不会失去，不怕失败，不用比别人快，不会归零，谁说必须写？"),
    LintProbe("zh-Hant", "不會錯過，不會失去，不怕失敗，不用比別人快，不會歸零，誰說必須寫？"),
    LintProbe("zh-Hans", "不算落后，不需赶紧，无需抓紧，无须立即，没什么必须，用不着赶快，不急着马上写。"),
    LintProbe("zh-Hant", "不算落後，不需趕緊，無需抓緊，無須立即，沒什麼必須，用不著趕快，不急著馬上寫。"),
    LintProbe("zh-Hans", "从未错过，从不拖延，并非必须，不用“马上”写。"),
    LintProbe("zh-Hant", "從未錯過，從不拖延，並非必須，不用「馬上」寫。"),
    LintProbe("zh-Hans", "走错过，做错过，说错过，看错过，错过也好，错过了也好，失败的，失败过。"),
    LintProbe("zh-Hant", "走錯過，做錯過，說錯過，看錯過，錯過也好，錯過了也好，失敗的，失敗過。"),
    LintProbe("zh-Hans", "又没人催，又没什么，又没谁说，又没规定，还没写完，还没写好，还没写的。"),
    LintProbe("zh-Hant", "又沒人催，又沒什麼，又沒誰說，又沒規定，還沒寫完，還沒寫好，還沒寫的。"),
    LintProbe("zh-Hans", "勿忘我，分别忘情，追赶快乐，欢快点，快点亮灯，打断了，推断了，不许愿。"),
    LintProbe("zh-Hant", "勿忘我，分別忘情，追趕快樂，歡快點，快點亮燈，打斷了，推斷了，不許願。"),
    LintProbe("zh-Hans", "告别拖延，失去了联系，马上来杯茶，就算你忘了，即使你忘了，哪怕你忘了，也许你忘了。"),
    LintProbe("zh-Hant", "告別拖延，失去了聯繫，馬上來杯茶，就算你忘了，即使你忘了，哪怕你忘了，也許你忘了。"),
    LintProbe("zh-Hans", "从零开始，不白费，偷懒也好，可以偷懒，没有让自己失望，传输给你，运输给你，灌输给你。"),
    LintProbe("zh-Hant", "從零開始，不白費，偷懶也好，可以偷懶，沒有讓自己失望，傳輸給你，運輸給你，灌輸給你。"),
    LintProbe("zh-Hans", "好比朋友，比朋友圈，比别人家的，大家都在。"),
    LintProbe("zh-Hant", "好比朋友，比朋友圈，比別人家的，大家都在。"),
    LintProbe("en", "No need to hurry, no hurry, no deadline; nothing is overdue, you never have to."),
    LintProbe("en", "All you have to do is sit, with whatever you need to say. No day is wasted."),
    LintProbe("en", "You don’t write alone, we don’t count, they don’t either."),
    LintProbe("en", "Lost keys, lost your luggage, a missing piece, tried and failed, quick or slow."),
    LintProbe("en", "You skipped stones, missed the bus, you missed the bus; the rank and file."),
    LintProbe("zh-Hans", "还记得写下这句的那天吗？一个月的最后一天，特别停了停，上榜样一样，想你了解。"),
    LintProbe("zh-Hant", "還記得寫下這句的那天嗎？一個月的最後一天，特別停了停，上榜樣一樣，想你瞭解。"),
    LintProbe("zh-Hans", "满 100% 的好天气，常来的用户。"),
    LintProbe("en", "Only tea left over, catch up with a friend, it’s time well spent, 100% you."),
    LintProbe("en", "Everyone else is welcome, let down your hair."),
  ]

  @Test(arguments: innocent) func passesOverWhatComforts(_ probe: LintProbe) throws {
    #expect(try probe.found("M") == [])
  }

  /// What looks like the innocent lines, and is none.
  static let pressing = [
    LintProbe("zh-Hans", "天哪，好多。天啊！", "M01 1", "M01 7", "M01 9", key: minimal),
    LintProbe("zh-Hant", "「天哪」，天啊。", "M01 2", "M01 6", key: minimal),
    LintProbe("zh-Hans", "落后了，排行榜。", "M04 1", "M04 5"),
    LintProbe("zh-Hant", "落後了，排行榜。", "M04 1", "M04 5"),
    LintProbe("zh-Hans", "不要错过，不能失去，别拖延，不可失败。", "M02 3", "M02 8", "M02 12", "M02 17"),
    LintProbe("zh-Hant", "不要錯過，不能失去，別拖延，不可失敗。", "M02 3", "M02 8", "M02 12", "M02 17"),
    // The negation is of another clause, too far, or a question.
    LintProbe("zh-Hans", "不用，马上写。不用等到明天马上写。你会不会错过？", "M02 4", "M02 14", "M02 22"),
    LintProbe("zh-Hant", "不用，馬上寫。不用等到明天馬上寫。你會不會錯過？", "M02 4", "M02 14", "M02 22"),
    LintProbe("zh-Hans", "又从零开始，得从零开始，只能从零开始。", "M04 1", "M04 7", "M04 13"),
    LintProbe("zh-Hant", "又從零開始，得從零開始，只能從零開始。", "M04 1", "M04 7", "M04 13"),
    LintProbe("zh-Hans", "大家都在写，你忘了。", "M04 1", "M04 7"),
    LintProbe("en", "You lost your 30-day writing streak.", "M04 5", key: cheerful),
    LintProbe("en", "Your streak is broken. A streak is gone.", "M04 1", "M04 24", key: cheerful),
    LintProbe("en", "Your streak ended. Your streak is at risk.", "M04 1", "M04 20", key: cheerful),
    LintProbe("en", "You broke the chain, and you’re behind.", "M04 5", "M04 26", key: cheerful),
    LintProbe("en", "Better than most other people.", "M04 1", key: cheerful),
    LintProbe("en", "Ahead of 90% of users, in the top 10 %.", "M04 1", "M04 31", key: cheerful),
    LintProbe("en", "The page misses you. Where have you been?", "M04 5", "M04 22", key: minimal),
    LintProbe("en", "Did you forget? Have you forgotten?", "M04 1", "M04 17", key: minimal),
    LintProbe("en", "You promised. You’ll regret it.", "M04 1", "M04 15", key: minimal),
    LintProbe("en", "Be sure to sit, remember to rest.", "M02 1", "M02 17"),
    LintProbe("en", "You’ve got to see; it’s time to sit.", "M02 1", "M02 20"),
    LintProbe("en", "Two hours left, only two pens left.", "M02 5", "M02 17"),
    LintProbe("en", "Last call, today only: act fast.", "M02 1", "M02 12", "M02 24"),
    LintProbe("en", "Never give up, never skip, catch up.", "M02 1", "M02 16", "M02 28"),
    LintProbe("en", "You haven’t written today, dont forget.", "M02 1", "M04 1", "M02 28"),
    LintProbe("en", "Amazing, awesome, great work, you did it.", "M01 1", "M01 10", key: minimal),
    LintProbe(
      "zh-Hans", "太厉害，真厉害，太赞了，超棒，祝贺，鼓掌，撒花。", "M01 1", "M01 5", "M01 9", "M01 13", "M01 19", "M01 22",
      key: minimal),
    LintProbe(
      "zh-Hant", "太厲害，真厲害，太讚了，超棒，祝賀，鼓掌，撒花，幹得漂亮。", "M01 1", "M01 5", "M01 9", "M01 13", "M01 19", "M01 22", key: minimal),
    LintProbe("zh-Hans", "你忘记，忘了我们，把我忘，想你了，我们想你。", "M04 1", "M04 5", "M04 10", "M04 14", "M04 18"),
    LintProbe("zh-Hant", "你忘記，忘了我們，把我忘，想你了，我們想你。", "M04 1", "M04 5", "M04 10", "M04 14", "M04 18"),
    LintProbe("zh-Hans", "三天没写了，好久没来，怎么不来，断签，断更。", "M04 1", "M04 7", "M04 12", "M04 17", "M04 20"),
    LintProbe("zh-Hant", "三天沒寫了，好久沒來，怎麼不來，斷簽，斷更。", "M04 1", "M04 7", "M04 12", "M04 17", "M04 20"),
    LintProbe("zh-Hans", "半途而废，三天打鱼，三分钟热度，虎头蛇尾，功亏一篑。", "M04 1", "M04 6", "M04 11", "M04 17", "M04 22"),
    LintProbe("zh-Hant", "半途而廢，三天打魚，三分鐘熱度，虎頭蛇尾，功虧一簣。", "M04 1", "M04 6", "M04 11", "M04 17", "M04 22"),
    LintProbe(
      "zh-Hans", "付诸东流，打水漂，虚度，浪费了一天，找借口，不够努力，没坚持。", "M04 1", "M04 6", "M04 10", "M04 13", "M04 19", "M04 23", "M04 28"),
    LintProbe(
      "zh-Hant", "付諸東流，打水漂，虛度，浪費了一天，找藉口，不夠努力，沒堅持。", "M04 1", "M04 6", "M04 10", "M04 13", "M04 19", "M04 23", "M04 28"),
    LintProbe(
      "zh-Hans", "超过 90% 的用户，百分之九十的用户，同龄人，被超越，榜单，上榜。", "M04 1", "M04 12", "M04 21", "M04 25", "M04 29", "M04 32"),
    LintProbe(
      "zh-Hant", "超過 90% 的用戶，百分之九十的用戶，同齡人，被超越，榜單，上榜。", "M04 1", "M04 12", "M04 21", "M04 25", "M04 29", "M04 32"),
    LintProbe("zh-Hans", "退步了，不如昨天，不如上周，就差你，只有你没写。", "M04 1", "M04 5", "M04 10", "M04 15", "M04 19"),
    LintProbe("zh-Hant", "退步了，不如昨天，不如上週，就差你，只有你沒寫。", "M04 1", "M04 5", "M04 10", "M04 15", "M04 19"),
    LintProbe(
      "zh-Hans", "你应该，应该写，记得写，要记得，尽快，只剩，仅剩。", "M02 1", "M02 5", "M02 9", "M02 13", "M02 17", "M02 20", "M02 23"),
    LintProbe(
      "zh-Hant", "你應該，應該寫，記得寫，要記得，儘快，只剩，僅剩。", "M02 1", "M02 5", "M02 9", "M02 13", "M02 17", "M02 20", "M02 23"),
    LintProbe("zh-Hans", "最后一天，快来补，千万别，别停，别放弃，坚持住。", "M02 1", "M02 6", "M02 10", "M02 14", "M02 17", "M02 21"),
    LintProbe("zh-Hant", "最後一天，快來補，千萬別，別停，別放棄，堅持住。", "M02 1", "M02 6", "M02 10", "M02 14", "M02 17", "M02 21"),
    LintProbe(
      "zh-Hans", "坚持就是胜利，再接再厉，加把劲，保持连续，即将中断，补签，再不来。", "M02 1", "M02 8", "M02 13", "M02 17", "M02 22", "M04 22",
      "M02 27", "M02 30", "M04 30"
    ),
    LintProbe(
      "zh-Hant", "堅持就是勝利，再接再厲，加把勁，保持連續，即將中斷，補簽，再不來。", "M02 1", "M02 8", "M02 13", "M02 17", "M02 22", "M04 22",
      "M02 27", "M02 30", "M04 30"
    ),
    LintProbe("zh-Hans", "两天没记了，两天没来了，好久没写，好久没记，怎么没来。", "M04 1", "M04 7", "M04 13", "M04 18", "M04 23"),
    LintProbe("zh-Hant", "兩天沒記了，兩天沒來了，好久沒寫，好久沒記，怎麼沒來。", "M04 1", "M04 7", "M04 13", "M04 18", "M04 23"),
    LintProbe(
      "zh-Hans", "不如上个月，不如以前，应该记，快来写，快来记，记得记，记得来。", "M04 1", "M04 7", "M02 12", "M02 16", "M02 20", "M02 24", "M02 28"),
    LintProbe(
      "zh-Hant", "不如上個月，不如以前，應該記，快來寫，快來記，記得記，記得來。", "M04 1", "M04 7", "M02 12", "M02 16", "M02 20", "M02 24", "M02 28"),
    LintProbe("en", "Don’t wait. You must hurry.", "M02 1", "M02 17", "M02 22"),
    // Time limits and duties without a listed word.
    LintProbe("en", "You’re not allowed to skip. The window is closing.", "M02 8", "M02 33"),
    LintProbe("zh-Hans", "今晚十二点前完成，再忙也要写。", "M02 3", "M02 10"),
    LintProbe("zh-Hant", "今晚十二點前完成，再忙也要寫。", "M02 3", "M02 10"),
    // Permission like a form, and the kind that includes something.
    LintProbe("zh-Hans", "可以记一条。这也可以写，还可以写，哪件可以写？", "M07 1"),
    LintProbe("zh-Hant", "可以記一條。這也可以寫，還可以寫，哪件可以寫？", "M07 1"),
  ]

  /// What names the end of a streak, and what only ends something else.
  @Test(arguments: [
    ("It is over.", 1), ("Today is not over, the day isn’t over, left over, over tea, end of today.", 0),
  ])
  func knowsEndsOfOtherThings(_ text: String, _ count: Int) {
    #expect(matches(ForbiddenWords.english.loss, text) == count)
  }

  @Test(arguments: [
    ("断了。", 1), ("打断，推断，诊断，断定，断舍离。", 0), ("斷了。", 1), ("打斷，推斷，診斷，斷定，斷捨離。", 0),
  ])
  func knowsBreaksOfOtherThings(_ text: String, _ count: Int) {
    #expect(matches(ForbiddenWords.chinese.loss, text) == count)
  }

  private func matches(_ list: PhraseList, _ text: String) -> Int {
    list.matches(in: PathReading(text)).count
  }

  @Test(arguments: pressing) func findsWhatPresses(_ probe: LintProbe) throws {
    let found = try probe.found("M")
    #expect(found == probe.expected)
  }

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("M")
    #expect(found == probe.expected)
  }

  /// Title and body are shown together, so one mark in each is two.
  @Test func countsTitleAndBodyTogether() throws {
    var catalog = try LintCatalog()
    try catalog.apply(.message(locale: "en", key: "greeting.cheerful.a01.title", pattern: "A bright hello! ☀️"))
    let findings = try catalog.lint().findings.filter { $0.rule == "M03" }
    #expect(findings.map(\.id) == ["greeting.cheerful.a01.body", "greeting.cheerful.a01.body"])
    #expect(Set(findings.map(\.severity)) == [.error, .warning])
  }
}
