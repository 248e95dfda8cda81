import NudgeTime
import Testing

@Suite("NearestMatch")
struct NearestMatchTests {
  @Test(arguments: [
    ("weekyl", "weekly"), ("WEEKLY", "weekly"), ("three_days", "three-days"), ("threedays", "three-days"),
    ("dail", "daily"),
  ])
  func findsASpellingThatIsNear(written: String, meant: String) {
    #expect(NearestMatch.best(to: written, among: ["daily", "three-days", "weekly", "monthly"]) == meant)
  }

  @Test func findsWhatBeginsLikeIt() {
    #expect(NearestMatch.all(to: "week", among: ["daily", "weekdays", "weekly"], limit: 3) == ["weekly", "weekdays"])
    #expect(NearestMatch.best(to: "we", among: ["weekly"]) == nil)
  }

  @Test func findsNothingFarAway() {
    #expect(NearestMatch.best(to: "fortnightly", among: ["daily", "weekly"]) == nil)
    #expect(NearestMatch.best(to: "", among: ["daily"]) == nil)
    #expect(NearestMatch.best(to: String(repeating: "a", count: 10_000), among: ["daily"]) == nil)
  }

  @Test func putsTheNearestFirst() {
    #expect(NearestMatch.all(to: "gentel", among: ["dental", "gentle", "kettle"], limit: 2) == ["gentle", "dental"])
  }

  @Test(arguments: [
    ("Weekly", "weekly"), ("three_days", "three-days"), ("THREE DAYS", "three-days"), ("threeDays", "three-days"),
    ("not-determined", "notDetermined"),
  ])
  func findsTheSameInAnotherCase(written: String, meant: String) {
    #expect(NearestMatch.same(as: written, among: ["daily", "weekly", "three-days", "notDetermined"]) == meant)
  }

  @Test func takesNothingElseForTheSame() {
    #expect(NearestMatch.same(as: "weeky", among: ["weekly"]) == nil)
    #expect(NearestMatch.same(as: "", among: ["-", "weekly"]) == nil)
    #expect(NearestMatch.same(as: "three-days", among: ["three_days", "three-days"]) == "three-days")
  }
}
