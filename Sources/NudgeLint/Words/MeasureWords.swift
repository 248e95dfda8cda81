/// The Chinese measure words between a number and what it counts, by the name of the argument.
///
/// The general measure word 个 fits almost everything.
enum MeasureWords {
  private static let general = ["个", "個"]

  private static let byArgument: [String: [String]] = [
    // A streak counts days, weeks, or times in a row.
    "streak": ["天", "日", "周", "週", "星期", "次"], "bestStreak": ["天", "日"], "days": ["天", "日"], "activeDays": ["天", "日"],
    "gapDays": ["天", "日"],
    "weeks": ["周", "週", "星期", "礼拜", "禮拜"], "months": ["个月", "個月"], "years": ["年", "周年", "週年", "岁", "歲"],
    "hours": ["小时", "小時"], "minutes": ["分"], "seconds": ["秒"],
    "count": counted, "weekCount": counted, "monthCount": counted,
  ]

  private static let counted = [
    "项", "項", "条", "條", "次", "件", "笔", "筆", "则", "則", "页", "頁", "行", "段", "步",
    "颗", "顆", "块", "塊", "份", "句", "张", "張", "束", "样", "樣", "朵", "枚", "篇", "格",
  ]

  /// The measure words for a number whose argument has an unknown name.
  private static let any =
    counted + [
      "天", "日", "周", "週", "月", "年", "岁", "歲", "小时", "小時", "分", "秒", "点", "點", "号", "號", "位", "名", "人",
      "种", "種", "回", "遍", "字", "层", "層", "封", "册", "冊", "本", "章", "级", "級", "倍", "成", "度", "米",
      "公里", "元", "只", "隻", "首", "场", "場", "轮", "輪", "圈", "组", "組", "批", "顿", "頓",
    ]

  /// Returns the measure words for an argument.
  ///
  /// 个 works for everything except months, because 3 个月 and 3 月 mean different things.
  static func words(for argument: String, isTraditional: Bool) -> [String] {
    let words = (byArgument[argument] ?? any) + (argument == "months" ? [] : general)
    return isTraditional ? words.filter { $0 != "周" } : words
  }

  /// Returns the measure words to suggest, or `nil` if they can't be determined from the argument's name.
  static func usual(for argument: String, isTraditional: Bool) -> String? {
    switch byArgument[argument]?.first {
    case "项": isTraditional ? "項, 條 or 次" : "项, 条 or 次"
    case "周": isTraditional ? "週" : "周"
    case "个月": isTraditional ? "個月" : "个月"
    case "小时": isTraditional ? "小時" : "小时"
    case "分": isTraditional ? "分鐘" : "分钟"
    case let word: word
    }
  }
}
