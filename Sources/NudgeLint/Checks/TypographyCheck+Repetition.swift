internal import NudgeAuthoring
internal import NudgeText

extension TypographyCheck {
  /// Checks T03 for doubled English words, and for Chinese repetitions that are not reduplications.
  static func checkRepetition(_ reading: PathReading, _ list: inout MessageFindings) {
    for (previous, token) in zip(reading.tokens, reading.tokens.dropFirst())
    where token.text == previous.text && token.followsSpace && token.isLetters && !doubled.contains(token.text) {
      list.add("T03", at: token.range.lowerBound, "“\(token.text)” is repeated", hint: "remove one of the two")
    }
    checkHanRepetition(reading, &list)
  }

  /// Words that are commonly doubled.
  private static let doubled: Set<String> = [
    "bye", "chop", "clap", "go", "ha", "had", "hear", "hip", "ho", "knock", "la", "long", "many", "night", "no", "now",
    "so",
    "that", "there", "tap", "tick", "very", "well", "yes", "yum",
  ]

  private static func checkHanRepetition(_ reading: PathReading, _ list: inout MessageFindings) {
    var index = 0
    scan: while index < reading.count {
      guard let first = reading.scalar(index), first.isHan else {
        index += 1
        continue
      }
      for length in stride(from: 8, through: 1, by: -1) {
        guard isRepeated(length, at: index, reading) else { continue }
        let unit = reading.text(index..<index + length)
        if length == 1, !neverDoubled.contains(unit) || isInDoubledWord(index, reading) { continue }
        if length == 2, !pairsNeverDoubled.contains(unit) { continue }
        // Repetitions such as 哈哈哈哈哈哈 and 一步一步一步 are intentional.
        if length > 2, Set(unit).count < 3 { continue }
        list.add("T03", at: index + length, "“\(unit)” is repeated", hint: "remove one of the two")
        index += 2 * length
        continue scan
      }
      index += 1
    }
  }

  private static func isRepeated(_ length: Int, at index: Int, _ reading: PathReading) -> Bool {
    (index..<index + length).allSatisfy { place in
      reading.scalar(place)?.isHan == true && reading.scalar(place) == reading.scalar(place + length)
    }
  }

  /// Returns whether a character belongs to a word in which each character is doubled, such as 的的确确 or 从从容容.
  ///
  /// `index` is the start of the first pair. In 实实在在, it can also be the start of the second pair.
  private static func isInDoubledWord(_ index: Int, _ reading: PathReading) -> Bool {
    if index >= 2, index + 2 <= reading.count, doubledWords.contains(reading.text(index - 2..<index + 2)) {
      return true
    }
    guard let next = reading.scalar(index + 2), next.isHan else { return false }
    return reading.scalar(index + 3) == next
  }

  /// Words with doubled characters whose last character is otherwise never doubled.
  private static let doubledWords: Set<String> = ["实实在在", "實實在在", "自自在在"]

  /// Characters that are never doubled in Chinese.
  ///
  /// Doubled characters such as 慢慢, 天天 and 看看 are correct.
  private static let neverDoubled: Set<String> = [
    "的", "你", "您", "我", "在", "也", "就", "被", "与", "與", "吗", "嗎", "呢", "这", "這",
  ]

  /// Two-character words that are never doubled in Chinese.
  ///
  /// Doubled words such as 休息休息 and 一步一步 are correct.
  private static let pairsNeverDoubled: Set<String> = [
    "你的", "我的", "我们", "我們", "你们", "你們", "自己", "已经", "已經", "可以", "什么", "什麼", "这个", "這個", "那个", "那個", "因为",
    "因為", "所以", "但是", "如果", "成就", "提醒", "通知", "清单", "清單",
  ]
}
