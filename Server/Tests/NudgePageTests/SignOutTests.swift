import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

@Suite("Signing out")
struct SignOutTests {
  private static func subscription(_ endpoint: String) -> String {
    let keys =
      #""p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","#
      + #""auth":"BTBZMqHH6r4Tts7J_aSIgg""#
    return "{\"endpoint\":\"\(endpoint)\",\"keys\":{\(keys)}}"
  }

  private func devices(_ site: PageSite, _ id: String = "u-1") async throws -> [String] {
    try await site.store.devices(of: id).map(\.id)
  }

  /// stackernews/stacker.news#625, chatwoot/chatwoot#7241, w3c/push-api#297.
  @Test func aBrowserThatSignsOutGetsNothingMore() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      try await site.visit { other async throws in
        let own = Self.subscription("https://push.example/own")
        #expect(try await browser.postJSON("/subscription", own).status == .noContent)
        // A page that the browser makes an app of can have its cookie, and a subscription of its own.
        let app = Self.subscription("https://push.example/app")
        #expect(try await browser.postJSON("/subscription", app).status == .noContent)
        let others = Self.subscription("https://push.example/other")
        #expect(try await other.postJSON("/subscription", others).status == .noContent)
        #expect(try await devices(site).count == 3)

        let cookie = browser.cookie
        let answer = try await browser.post("/sign-out")
        #expect(answer.status == .seeOther && browser.cookie == nil)
        #expect(answer.headers[.init("Clear-Site-Data")!] == "\"storage\"")
        let left = try await site.store.devices(of: "u-1").map(\.address.target)
        #expect(left == ["https://push.example/other"])
        // Nor can it be connected again.
        browser.cookie = cookie
        #expect(try await browser.postJSON("/subscription", own).status == .forbidden)
        #expect(try await devices(site).count == 1)
        #expect(try await other.open("/").status == .ok)
      }
    }
  }

  @Test func aSubscriptionBelongsToTheSessionThatUsesIt() async throws {
    let site = try PageSite()
    try await site.store()
    let own = Self.subscription("https://push.example/own")
    try await site.visit { browser async throws in
      #expect(try await browser.postJSON("/subscription", own).status == .noContent)
      let first = try await devices(site)
      // The same browser opens another link.
      #expect(try await browser.use(try await site.link()).status == .seeOther)
      #expect(try await browser.postJSON("/subscription/renew", own).status == .noContent)
      let second = try await devices(site)
      #expect(first.count == 1 && second.count == 1 && first != second)
      _ = try await browser.post("/sign-out")
      #expect(try await devices(site).isEmpty)
    }
    // A device that an earlier version of the server has stored.
    let id = DeviceEndpoint(url: "https://push.example/own").prefix
    let address = Device.Address.webPush(endpoint: "https://push.example/own", p256dh: "a", auth: "b")
    let device = Device(person: "u-1", id: id, address: address, registeredAt: site.clock.now())
    _ = try await site.store.putDevice(device, at: site.clock.now())
    try await site.visit { browser async throws in
      #expect(try await browser.postJSON("/subscription/renew", own).status == .noContent)
      #expect(try await devices(site) != [id])
      #expect(try await browser.postJSON("/subscription/delete", own).status == .noContent)
      #expect(try await devices(site).isEmpty)
      #expect(try await browser.postJSON("/subscription/renew", own).status == .notFound)
    }
  }

  /// misskey-dev/misskey#15567, bungle/lua-resty-session#108.
  @Test func aCopiedCookieEndsWithTheSession() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let copy = browser.cookie
      site.clock.advance(bySeconds: 2 * 86_400)
      _ = try await browser.open("/")
      let renewed = browser.cookie
      #expect(copy != renewed)
      _ = try await browser.post("/sign-out")
      for (days, cookie) in [(0, copy), (0, renewed), (100, copy), (79, renewed), (1, renewed)] as [(Int64, String?)] {
        site.clock.advance(bySeconds: days * 86_400)
        browser.cookie = cookie
        #expect(try await browser.open("/").status == .forbidden)
        #expect(try await browser.send("/time-zone").status == .forbidden)
      }
      // Others are remembered when they end, and this one is forgotten, because its cookies have expired.
      browser.cookie = nil
      #expect(try await browser.use(try await site.link()).status == .seeOther)
      _ = try await browser.post("/sign-out")
      browser.cookie = renewed
      #expect(try await browser.open("/").status == .forbidden)
    }
  }
}
