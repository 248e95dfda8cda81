import NudgeLint
import Testing

@Suite("Budget")
struct BudgetTests {
  @Test func countsWideCharactersTwiceAndBytesAsTheyAre() {
    #expect(Budget.title.amount(of: "7 天 🌱") == 7)
    #expect(Budget.pushServiceTitle.amount(of: "7 天 🌱") == 5)
    #expect(Budget.payload.amount(of: "7 天 🌱") == 10)
    #expect(Budget.title.amount(of: "\u{2068}א\u{2069}") == 1)
  }

  @Test func isFullAtItsBoundsAndOverOneAbove() {
    for budget in [Budget.title, .body, .watchTitle, .watchBody, .action, .label, .payload] {
      #expect(budget.level(of: budget.comfortable) == .within)
      #expect(budget.level(of: budget.comfortable + 1) == .long)
      #expect(budget.level(of: budget.limit) == .long)
      #expect(budget.level(of: budget.limit + 1) == .tooLong)
    }
    #expect(Budget.pushServiceTitle.level(of: 32) == .within)
    #expect(Budget.pushServiceTitle.level(of: 33) == .tooLong)
    #expect(Budget.Level.within < .long && Budget.Level.long < .tooLong)
  }
}
