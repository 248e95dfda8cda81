internal import NudgeText

/// Words that a reader of a locale takes for another region's.
///
/// Origin: for Chinese, words of computing and everyday life in which the mainland, Taiwan and Hong Kong differ, as Wikipedia's
/// conversion tables (NoteTA groups IT and Communication, zh.wikipedia.org) and Microsoft's and Apple's style guides for zh-CN,
/// zh-TW and zh-HK give them; a traditional text here is read in Taiwan and in Hong Kong, so words that only one of them uses are
/// avoided too. For English, the spellings in which American and British dictionaries differ, of words likely here. Short on
/// purpose: what is listed is wrong in nearly every sentence.
enum RegionalWords {
  private struct Table {
    /// What is not written, and what is instead.
    var words: [(word: String, instead: String)]
    /// How the words are looked for: inside others too, as Chinese has no spaces.
    var isWhole: Bool
    var whose: String
  }

  private static let simplified = Table(
    words: [
      ("软体", "软件"), ("网路", "网络"), ("资讯", "信息"), ("萤幕", "屏幕"), ("设定", "设置"), ("预设", "默认"), ("讯息", "消息"),
      ("简讯", "短信"), ("行动电话", "手机"), ("连结", "链接"), ("帐号", "账号"), ("登入", "登录"), ("登出", "退出"),
      ("程式", "程序"), ("滑鼠", "鼠标"), ("列印", "打印"),
    ], isWhole: false, whose: "Taiwan or Hong Kong")

  private static let traditional = Table(
    words: [
      ("設置", "設定"), ("默認", "預設"), ("屏幕", "螢幕"), ("視頻", "影片"), ("短信", "訊息"), ("鏈接", "連結"),
      ("賬號", "帳號"), ("打印", "列印"), ("鼠標", "滑鼠"), ("信息", "訊息"), ("軟件", "App"), ("軟體", "App"), ("網絡", "連線"),
      ("網路", "連線"), ("打卡", "記錄"), ("質量", "品質"), ("激活", "啟用"), ("手機端", "手機"), ("簡訊", "訊息"), ("短訊", "訊息"),
    ], isWhole: false, whose: "another region")

  private static let american = Table(
    words: [
      ("colour", "color"), ("favourite", "favorite"), ("honour", "honor"), ("organise", "organize"),
      ("realise", "realize"),
      ("recognise", "recognize"), ("centre", "center"), ("behaviour", "behavior"), ("neighbour", "neighbor"),
      ("programme", "program"), ("travelled", "traveled"), ("cancelled", "canceled"), ("learnt", "learned"),
      ("whilst", "while"), ("jewellery", "jewelry"), ("practise", "practice"), ("grey", "gray"),
    ], isWhole: true, whose: "British English")

  private static let british = Table(
    words: [
      ("color", "colour"), ("favorite", "favourite"), ("honor", "honour"), ("center", "centre"),
      ("behavior", "behaviour"),
      ("neighbor", "neighbour"), ("traveled", "travelled"), ("canceled", "cancelled"), ("jewelry", "jewellery"),
      ("gray", "grey"),
    ], isWhole: true, whose: "American English")

  private static func table(for locale: LocaleTag) -> Table? {
    switch (locale.language, locale.script, locale.region) {
    case ("zh", "Hans", _): simplified
    // A folder for one region may use that region's own words.
    case ("zh", "Hant", nil): traditional
    case ("en", _, nil), ("en", _, "US"): american
    case ("en", _, "GB"), ("en", _, "IE"), ("en", _, "AU"), ("en", _, "NZ"): british
    default: nil
    }
  }

  /// X05.
  static func check(_ message: LintMessage, _ findings: inout [LintFinding]) {
    guard let table = table(for: message.locale) else { return }
    message.forEachText { text in
      let searchable = SearchableText(text.text)
      for (word, instead) in table.words {
        for place in searchable.places(of: word, isWhole: table.isWhole) {
          findings.append(
            message.finding(
              "X05", .warning, at: text.position(ofScalar: place),
              "\(quoted(word)) is a word of \(table.whose)", hint: "write \(quoted(instead))"))
        }
      }
    }
  }
}
