internal import NudgeText

/// Words that a reader of a locale takes for another region's.
///
/// Origin: for Chinese, words of computing and everyday life in which the mainland, Taiwan and Hong Kong differ, as Wikipedia's
/// conversion tables (NoteTA groups IT and Communication, zh.wikipedia.org) and Microsoft's and Apple's style guides for zh-CN,
/// zh-TW and zh-HK give them; a traditional text here is read in Taiwan and in Hong Kong, so words that only one of them uses are
/// avoided too. For English, the spellings in which American and British dictionaries differ, of words likely here. Short on
/// purpose: what is listed is wrong in nearly every sentence.
enum RegionalWords {
  private struct Word {
    var text: String
    var instead: String
    /// Longer words that contain it and are at home.
    var butNot: [String]
    /// Whose word it is, if it is not of the table's region.
    var whose: String?

    init(_ text: String, _ instead: String, butNot: [String] = [], whose: String? = nil) {
      (self.text, self.instead, self.butNot, self.whose) = (text, instead, butNot, whose)
    }
  }

  private struct Table {
    /// What is not written, and what is instead.
    var words: [Word]
    /// How the words are looked for: inside others too, as Chinese has no spaces.
    var isWhole: Bool
    var whose: String
  }

  private static let simplified = Table(
    words: [
      Word("软体", "软件", butNot: ["软体动物"]), Word("网路", "网络"), Word("萤幕", "屏幕"), Word("通知设定", "通知设置"),
      Word("系统设定", "系统设置"), Word("打开设定", "打开设置"), Word("讯息", "消息"), Word("简讯", "短信"),
      Word("行动电话", "手机"), Word("帐号", "账号"), Word("登入", "登录"), Word("登出", "退出", butNot: ["刊登出", "攀登出"]),
      Word("程式", "程序", butNot: ["方程式"]), Word("滑鼠", "鼠标"), Word("列印", "打印"), Word("打卡", "记录", whose: "clocking in"),
    ], isWhole: false, whose: "Taiwan or Hong Kong")

  private static let traditional = Table(
    words: [
      Word("設置", "設定"), Word("默認", "預設"), Word("屏幕", "螢幕"), Word("視頻", "影片"), Word("短信", "訊息"),
      Word("鏈接", "連結"), Word("賬號", "帳號"), Word("打印", "列印"), Word("鼠標", "滑鼠"), Word("信息", "訊息"),
      Word("軟件", "App"), Word("軟體", "App", butNot: ["軟體動物"]), Word("網絡", "連線"), Word("網路", "連線"),
      Word("打卡", "記錄", whose: "clocking in"), Word("質量", "品質"), Word("激活", "啟用"), Word("手機端", "手機"), Word("簡訊", "訊息"),
      Word("短訊", "訊息"), Word("添加", "加入"), Word("應用程序", "App"), Word("用戶", "使用者"), Word("搜索", "搜尋"),
      Word("登錄", "登入"), Word("截屏", "截圖"), Word("鎖屏", "鎖定畫面"), Word("二維碼", "QR Code"), Word("設備", "裝置"),
      Word("文件夾", "資料夾"), Word("圖標", "圖示"), Word("刷新", "更新", butNot: ["刷新紀錄", "刷新了紀錄", "刷新記錄"]),
      Word("互聯網", "網上"), Word("點讚", "按讚"), Word("立馬", "馬上"),
      Word("早上好", "早安", butNot: ["早上好好", "早上好像", "早上好多", "早上好天"]),
      Word("晚上好", "晚安", butNot: ["晚上好好", "晚上好像", "晚上好多", "晚上好睡", "晚上好夢"]),
      Word("公交", "公車", butNot: ["公交流"]), Word("靠譜", "可靠"), Word("給力", "精彩", butNot: ["給力量", "給力氣"]),
    ] + halfConverted, isWhole: false, whose: "another region")

  /// Words left as they were when a text was converted: each character is right in some traditional word, and so no other rule
  /// sees them.
  private static let halfConverted = [
    Word("這里", "這裡", butNot: ["這里程"]), Word("那里", "那裡", butNot: ["那里程"]), Word("哪里", "哪裡", butNot: ["哪里程"]),
    Word("心里", "心裡", butNot: ["心里程"]), Word("家里", "家裡", butNot: ["家里程"]), Word("以后", "以後"), Word("之后", "之後"),
    Word("最后", "最後"), Word("然后", "然後"), Word("今后", "今後"), Word("稍后", "稍後"),
    Word("几天", "幾天", butNot: ["茶几天"]), Word("几次", "幾次"), Word("几個", "幾個", butNot: ["茶几個"]),
    Word("什么", "什麼"), Word("怎么", "怎麼"), Word("准備", "準備"), Word("輕松", "輕鬆"),
    Word("本周", "本週", butNot: ["本周到"]), Word("上周", "上週", butNot: ["上周到", "上周圍"]),
    Word("下周", "下週", butNot: ["下周到", "下周圍"]), Word("每周", "每週"), Word("周末", "週末"),
  ].map { Word($0.text, $0.instead, butNot: $0.butNot, whose: "simplified Chinese") }

  private static let american = Table(
    words: [
      Word("colour", "color"), Word("favourite", "favorite"), Word("honour", "honor"), Word("organise", "organize"),
      Word("realise", "realize"),
      Word("recognise", "recognize"), Word("centre", "center"), Word("behaviour", "behavior"),
      Word("neighbour", "neighbor"),
      Word("programme", "program"), Word("travelled", "traveled"), Word("cancelled", "canceled"),
      Word("learnt", "learned"),
      Word("whilst", "while"), Word("jewellery", "jewelry"), Word("practise", "practice"), Word("grey", "gray"),
    ], isWhole: true, whose: "British English")

  private static let british = Table(
    words: [
      Word("color", "colour"), Word("favorite", "favourite"), Word("honor", "honour"), Word("center", "centre"),
      Word("behavior", "behaviour"),
      Word("neighbor", "neighbour"), Word("traveled", "travelled"), Word("canceled", "cancelled"),
      Word("jewelry", "jewellery"),
      Word("gray", "grey"),
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
      for word in table.words {
        let places = searchable.places(of: word.text, isWhole: table.isWhole)
        if places.isEmpty { continue }
        let atHome = word.butNot.flatMap { longer in
          searchable.places(of: longer, isWhole: false).map { $0..<$0 + longer.unicodeScalars.count }
        }
        for place in places where !atHome.contains(where: { $0.contains(place) }) {
          findings.append(
            message.finding(
              "X05", .warning, at: text.position(ofScalar: place),
              "\(quoted(word.text)) is a word of \(word.whose ?? table.whose)", hint: "write \(quoted(word.instead))"))
        }
      }
    }
  }
}
