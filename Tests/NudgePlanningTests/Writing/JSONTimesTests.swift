import NudgeJSON
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("Times as JSON")
struct JSONTimesTests {
  private func written(_ write: (JSONBytes) -> Void) -> String {
    let json = JSONBytes()
    write(json)
    return json.text
  }

  /// The twins are the types' own descriptions.
  @Test func writesTimesAsTheyDescribeThemselves() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let seconds = Int64.random(
        in: Timestamp.min.secondsSinceEpoch...Timestamp.max.secondsSinceEpoch, using: &generator)
      let timestamp = try #require(Timestamp(secondsSinceEpoch: seconds))
      let isOld = Bool.random(using: &generator)
      let offset = try #require(
        UTCOffset(seconds: Int.random(in: -1_438...1_438, using: &generator) * 60 + (isOld ? 17 : 0)))
      #expect(written { $0.utc(timestamp) } == "\"\(timestamp)\"")
      #expect(written { $0.local(timestamp, offset) } == "\"\(timestamp.rfc3339(at: offset))\"")
      let date = timestamp.civil(at: offset).date
      #expect(written { $0.date(date) } == "\"\(date)\"")
    }
  }

  @Test(arguments: ["en", "zh-Hans", "zh-Hant-HK", "en-001", "gsw"])
  func writesLocales(identifier: String) throws {
    let locale = try LocaleTag(identifier)
    #expect(written { $0.locale(locale) } == "\"\(identifier)\"")
  }
}
