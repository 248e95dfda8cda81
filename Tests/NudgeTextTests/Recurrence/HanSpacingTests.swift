import Testing

@testable import NudgeText

@Suite("Han spacing")
struct HanSpacingTests {
  private let date = WrittenMark.around("11月22日", WrittenMark.date)
  private let time = WrittenMark.around("20:00", WrittenMark.time)
  private let chineseTime = WrittenMark.around("下午8:00", WrittenMark.time)
  private let moment = WrittenMark.around("11月22日 20:00", WrittenMark.date)

  @Test func aSpaceGoesBetweenHanAndDigitsOrLetters() {
    #expect("每2周".spacingHan() == "每 2 周")
    #expect("每 2 周".spacingHan() == "每 2 周")
    #expect("每年ISO第20周".spacingHan() == "每年 ISO 第 20 周")
    #expect("共2次（UTC）".spacingHan() == "共 2 次（UTC）")
  }

  @Test func datesAndTimesStayAsTheyAre() {
    #expect("每年\(date)到\(date)".spacingHan() == "每年11月22日到11月22日")
    #expect("每天\(time)和\(time)".spacingHan() == "每天 20:00 和 20:00")
    #expect("每天\(chineseTime)和\(chineseTime)".spacingHan() == "每天下午8:00 和下午8:00")
    #expect("每年\(date)\(time)".spacingHan() == "每年11月22日 20:00")
    #expect("每年\(date)\(chineseTime)".spacingHan() == "每年11月22日下午8:00")
    #expect("从\(moment)算起".spacingHan() == "从11月22日 20:00 算起")
    #expect("\(date)的3日".spacingHan() == "11月22日的 3 日")
  }

  @Test func parenthesesSideBySideBecomeOne() {
    #expect("每月（仅限\(date)）（日期）9".spacingHan() == "每月（仅限11月22日，日期）9")
  }

  @Test func otherTextLosesItsMarksAlone() {
    #expect("on \(date) at \(time) (twice)".spacingHan() == "on 11月22日 at 20:00 (twice)")
  }
}
