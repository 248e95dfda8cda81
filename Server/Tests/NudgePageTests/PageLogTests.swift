import Hummingbird
import HummingbirdTesting
import LogLines
import Nudge
import Testing

@testable import NudgeWeb

@Suite("What a person's page logs")
struct PageLogTests {
  @Test func eachChangeIsALineWithoutWordsAndLinks() async throws {
    let site = try PageSite()
    try await site.store()
    let link = try await site.link()
    try await site.application.test(.router) { client async throws in
      let browser = Browser(client: client, site: site)
      _ = try await browser.use(link)
      let before = site.lines.all.count
      #expect(try await browser.post("/achievements", [("title", "Ran 5 km"), ("day", "")]).status == .seeOther)
      #expect(try await browser.post("/settings/preview", [("times", "19:00")]).status == .ok)
      #expect(try await browser.post("/pause", [("until", "2026-12-24")]).status == .seeOther)
      let lines = site.lines.all.dropFirst(before).map { $0.replacing(/\ (ms|request)=[^ ]+/, with: "") }
      #expect(
        lines == [
          "info request operation=POST /achievements person=u-1 status=303",
          "info request operation=POST /pause person=u-1 status=303",
        ])
    }
    let ticket = try #require(link.split(separator: "/").last)
    for secret in ["Ran", String(ticket)] { #expect(!site.lines.all.contains { $0.contains(secret) }) }
  }

  @Test func aBrowserWithoutAccessHasNoPerson() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client async throws in
      let browser = Browser(client: client, site: site)
      let answer = try await browser.send(
        "/sign-out", .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: "token=x")
      #expect(answer.status == .forbidden)
    }
    #expect(site.lines.all.count == 1)
    #expect(site.lines.all[0].contains("operation=POST /sign-out") && !site.lines.all[0].contains("person"))
  }
}
