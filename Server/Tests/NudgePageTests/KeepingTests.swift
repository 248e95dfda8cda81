import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

/// The page is one form, so each button also posts what was typed elsewhere on it.
@Suite("What a person has typed but not saved")
struct KeepingTests {
  private static let words = [("title", "Half a\r\nsentence"), ("day", "2026-11-20")]
  private static let limit = [("preferences.dailyLimit", "5")]

  private func hasWords(_ page: Browser.Answer) -> Bool {
    page.text.contains("Half a\r\nsentence</textarea>") && page.text.contains(#"value="2026-11-20""#)
  }

  private func hasLimit(_ page: Browser.Answer) -> Bool {
    page.text.contains(#"name="preferences.dailyLimit" value="5""#) && page.text.contains("Not saved yet")
  }

  @Test func savingSettingsKeepsWords() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.post("/settings", Self.limit + Self.words)
      #expect(page.status == .ok && page.text.contains("Saved.") && hasWords(page))
      #expect(!page.text.contains("Not saved yet"))
      #expect(try await site.person().preferences.dailyLimit == 5)
      #expect(try await site.person().history.achievements.isEmpty)
      let refused = try await browser.post("/settings", [("preferences.dailyLimit", "99")] + Self.words)
      #expect(refused.status == .unprocessableContent && hasWords(refused))
      #expect(hasWords(try await browser.post("/settings", [("preview", "true")] + Self.words)))
    }
  }

  @Test func recordingKeepsSettings() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.post("/achievements", Self.limit + Self.words)
      #expect(page.status == .ok && page.text.contains("Your first entry. A good start!"))
      #expect(hasLimit(page) && page.text.contains("</span> <span class=\"soft\">achievement</span>"))
      #expect(!page.text.contains("sentence</textarea>"), "the words are recorded")
      #expect(try await site.person().preferences.dailyLimit == 2)
      #expect(try await site.person().history.achievements.map(\.title) == ["Half a\nsentence"])
      #expect(hasLimit(try await browser.post("/achievements", [("title", "")] + Self.limit)))
      let hidden = [("stored", try #require(page.field("stored"))), ("base", try #require(page.field("base")))]
      #expect(try await browser.post("/settings", hidden + Self.limit).status == .seeOther)
      #expect(try await site.person().preferences.dailyLimit == 5)
    }
  }

  @Test(arguments: ["/pause", "/resume", "/test", "/achievements/delete", "/time-zone"])
  func otherButtonsKeepBoth(path: String) async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran"])
    try await site.visit { browser async throws in
      let own = [("until", "2026-12-01"), ("id", "a-0"), ("zone", "Asia/Tokyo")]
      let page = try await browser.post(path, own + Self.limit + Self.words)
      #expect(page.status == .ok && hasLimit(page) && hasWords(page))
      #expect(try await browser.post(path, own).status == .seeOther, "nothing has to be kept")
    }
  }

  @Test func aPauseThatIsRefusedKeepsBoth() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.post("/pause", [("until", "2020-01-01")] + Self.limit + Self.words)
      #expect(page.status == .unprocessableContent && hasLimit(page) && hasWords(page))
    }
  }

  @Test func enterRecordsWordsOrSavesSettings() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      _ = try await browser.post("/", Self.limit + Self.words)
      #expect(try await site.person().history.achievements.count == 1)
      #expect(try await site.person().preferences.dailyLimit == 2)
      _ = try await browser.post("/", Self.limit + [("title", " ")])
      #expect(try await site.person().preferences.dailyLimit == 5)
    }
  }
}
