internal import NudgeAuthoring
internal import NudgeText

/// Words that a locale's readers associate with another region.
///
/// Origin: The Chinese words are terms of computing and everyday life that differ between mainland China, Taiwan and
/// Hong Kong, according to Wikipedia's conversion tables (NoteTA groups IT and Communication, zh.wikipedia.org) and the
/// style guides of Microsoft and Apple for zh-CN, zh-TW and zh-HK. Traditional Chinese text is read in both Taiwan and
/// Hong Kong, so words that only one of them uses are avoided too. The English words are likely words that American and
/// British dictionaries spell differently, and turns that sound British to Americans, or northern or old-fashioned to
/// mainland readers. The lists are deliberately short: their words are wrong in nearly every sentence.
enum RegionalWords {
  private struct Word {
    var text: String
    var instead: String
    /// Longer words that contain this word and are correct.
    var butNot: [String]
    /// The reason for not using the word, as a phrase that follows the word.
    var reason: String
  }

  /// Parses entries such as `登出→退出!刊登出!攀登出`.
  ///
  /// An entry is a word, its replacement, and after each ! a longer word that contains the word and is correct.
  private static func words(_ entries: String, reason: String) -> [Word] {
    entries.split(whereSeparator: { $0 == "\n" || $0 == "," }).map { entry in
      let parts = entry.drop { $0 == " " }.split(separator: "!").map(String.init)
      let word = parts[0].split(separator: "→").map(String.init)
      return Word(text: word[0], instead: word[1], butNot: Array(parts.dropFirst()), reason: reason)
    }
  }

  private static let simplified =
    words(
      """
      软体→软件!软体动物, 网路→网络, 萤幕→屏幕, 通知设定→通知设置, 系统设定→系统设置, 打开设定→打开设置, 讯息→消息, 简讯→短信
      行动电话→手机, 帐号→账号, 登入→登录, 登出→退出!刊登出!攀登出, 程式→程序!方程式, 滑鼠→鼠标, 列印→打印
      """, reason: "is used in Taiwan or Hong Kong") + words("打卡→记录", reason: "refers to clocking in at work")
    + words(
      "找着→找到!找着急!寻找着!在找着, 啥→什么, 显摆→炫耀, 咋→怎么!咋舌, 甭→不用, 俺→我, 唠嗑→聊天, 得空→有空, 捯饬→打扮, 晌午→中午, 打小→从小!打小报告",
      reason: "is northern or old-fashioned")

  private static let traditional =
    words(
      """
      設置→設定, 默認→預設, 屏幕→螢幕, 視頻→影片, 短信→訊息, 鏈接→連結, 賬號→帳號, 打印→列印, 鼠標→滑鼠, 信息→訊息
      軟件→App, 軟體→App!軟體動物, 網絡→連線, 網路→連線, 質量→品質, 激活→啟用, 手機端→手機, 簡訊→訊息, 短訊→訊息
      添加→加入, 應用程序→App, 用戶→使用者, 搜索→搜尋, 登錄→登入, 截屏→截圖, 鎖屏→鎖定畫面, 二維碼→QR Code, 設備→裝置
      文件夾→資料夾, 圖標→圖示, 刷新→更新!刷新紀錄!刷新了紀錄!刷新記錄, 互聯網→網上, 點讚→按讚, 立馬→馬上
      早上好→早安!早上好好!早上好像!早上好多!早上好天, 晚上好→晚安!晚上好好!晚上好像!晚上好多!晚上好睡!晚上好夢, 公交→公車!公交流
      靠譜→可靠, 給力→精彩!給力量!給力氣
      """, reason: "is used in another region") + words("打卡→記錄", reason: "refers to clocking in at work")
    // Words that a conversion from simplified Chinese left unchanged. Each of their characters also occurs in
    // traditional words, so other rules don't find them.
    + words(
      """
      這里→這裡!這里程, 那里→那裡!那里程, 哪里→哪裡!哪里程, 心里→心裡!心里程, 家里→家裡!家里程, 以后→以後, 之后→之後, 最后→最後
      然后→然後, 今后→今後, 稍后→稍後, 几天→幾天!茶几天, 几次→幾次, 几個→幾個!茶几個, 什么→什麼, 怎么→怎麼, 准備→準備
      輕松→輕鬆, 本周→本週!本周到, 上周→上週!上周到!上周圍, 下周→下週!下周到!下周圍, 每周→每週, 周末→週末
      """, reason: "is a converted simplified Chinese word")

  private static let american = words(
    """
    colour→color, favourite→favorite, honour→honor, organise→organize, realise→realize, recognise→recognize
    needn’t→doesn’t have to, shan’t→won’t, mightn’t→might not, daren’t→don’t dare, fortnight→two weeks, odd errand→small errand
    rather→quite!rather than!would rather!’d rather, bits→pieces!tidbits!bits of data, cosy→cozy, rubbish→trash, keen→eager
    at the weekend→on the weekend, have a go→give it a try, got round to→got around to, queue→line, biscuit→cookie
    centre→center, behaviour→behavior, neighbour→neighbor, programme→program, travelled→traveled, cancelled→canceled
    learnt→learned, whilst→while, jewellery→jewelry, practise→practice, grey→gray
    """, reason: "is British English")

  private static let british = words(
    """
    color→colour, favorite→favourite, honor→honour, center→centre, behavior→behaviour, neighbor→neighbour
    traveled→travelled, canceled→cancelled, jewelry→jewellery, gray→grey
    """, reason: "is American English")

  private static func words(for locale: LocaleTag) -> [Word] {
    switch (locale.language, locale.script, locale.region) {
    case ("zh", "Hans", _): simplified
    // The folder of a single region may use that region's words.
    case ("zh", "Hant", nil): traditional
    case ("en", _, nil), ("en", _, "US"): american
    case ("en", _, "GB"), ("en", _, "IE"), ("en", _, "AU"), ("en", _, "NZ"): british
    default: []
    }
  }

  /// Checks X05.
  static func check(_ message: LintMessage, _ findings: inout LintFindings) {
    let words = Self.words(for: message.locale)
    if words.isEmpty { return }
    // Chinese has no spaces, so its words also match inside others.
    let isWhole = !message.isChinese
    for text in message.texts {
      let searchable = SearchableText(text.text)
      for word in words {
        let places = searchable.places(of: word.text, isWhole: isWhole)
        if places.isEmpty { continue }
        let atHome = word.butNot.flatMap { longer in
          searchable.places(of: longer, isWhole: false).map { $0..<$0 + longer.unicodeScalars.count }
        }
        for place in places where !atHome.contains(where: { $0.contains(place) }) {
          findings.add(
            "X05", in: message, at: text.position(ofScalar: place), "\(quoted(word.text)) \(word.reason)",
            hint: "use \(quoted(word.instead))")
        }
      }
    }
  }
}
