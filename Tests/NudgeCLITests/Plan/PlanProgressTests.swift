import NudgeCatalog
import NudgeText
import Testing

@testable import NudgeCLI

@Suite("Plan progress")
struct PlanProgressTests {
  /// What a terminal gets where these many seconds pass before each call.
  private final class Screen {
    var seconds = 0.0
    var text = ""

    func progress(rewrites: Bool, locale: LocaleTag = .english) -> PlanProgress {
      PlanProgress(
        words: OutputWords(.next, in: .shipped, locale: locale), rewrites: rewrites, secondsNow: { self.seconds },
        writeError: { self.text += $0 })
    }
  }

  @Test func rewritesItsLineAFewTimesASecond() {
    let screen = Screen()
    var progress = screen.progress(rewrites: true)
    for step in 1...100 {
      screen.seconds = Double(step) / 50
      progress.show(people: step * 1_000, badLines: step / 60)
    }
    #expect(screen.text.split(separator: "\r").count == 7)
    #expect(screen.text.hasPrefix("\r13,000 people, 50,000 a second\u{1B}[K"))
    #expect(!screen.text.contains("\n"))
    progress.finish(people: 100_000, badLines: 1, isComplete: true)
    #expect(screen.text.hasSuffix("\r\u{1B}[K100,000 people, 50,000 a second, 1 bad line\n"))
  }

  @Test func makesRoomForOtherLines() {
    let screen = Screen()
    var progress = screen.progress(rewrites: true)
    progress.clear()
    #expect(screen.text.isEmpty)
    screen.seconds = 1
    progress.show(people: 1, badLines: 2)
    #expect(screen.text == "\r1 person, 1 a second, 2 bad lines\u{1B}[K")
    progress.clear()
    #expect(screen.text.hasSuffix("\u{1B}[K\r\u{1B}[K"))
  }

  @Test func tellsOnlyTheSumWhereItCannotGoBack() {
    let screen = Screen()
    var progress = screen.progress(rewrites: false)
    screen.seconds = 2
    progress.show(people: 10, badLines: 0)
    #expect(screen.text.isEmpty)
    progress.finish(people: 10, badLines: 0, isComplete: false)
    #expect(screen.text == "10 people, 5 a second, not finished\n")
  }

  @Test(arguments: [
    (0, "0 people\n"), (1, "1 person\n"), (999, "999 people\n"), (1_000, "1,000 people\n"),
    (1_234_567, "1,234,567 people\n"),
  ])
  func groupsDigits(number: Int, text: String) {
    let screen = Screen()
    var progress = screen.progress(rewrites: false)
    progress.finish(people: number, badLines: 0, isComplete: true)
    #expect(screen.text == text)
  }

  @Test(arguments: [
    ("zh-Hans", "1,500 人，每秒 750 人，7 行无法读取，未完成\n"), ("zh-Hant", "1,500 人，每秒 750 人，7 行無法讀取，未完成\n"),
  ])
  func speaksTheReadersLanguage(locale: String, text: String) throws {
    let screen = Screen()
    var progress = screen.progress(rewrites: false, locale: try LocaleTag(locale))
    screen.seconds = 2
    progress.finish(people: 1_500, badLines: 7, isComplete: false)
    #expect(screen.text == text)
  }
}
