import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

/// The page that a phone keeps on its Home Screen has cookies of its own, so a person must get in without a link
/// (emfcamp/Website#1219, mastodon/mastodon#249, mysociety/fixmystreet#5059, forem/forem#202).
@Suite("Codes of links")
struct CodeTests {
  @Test func aCodeIsTypedAsPeopleType() throws {
    for typed in [
      "7K3QD9XF2M", "7k3qd9xf2m", " 7K3QD-9XF2M ", "7 K 3 Q D 9 X F 2 M", "7K3QD\u{2013}9XF2M", "７Ｋ３ＱＤ９ＸＦ２Ｍ",
      "7K3QD\u{3000}9xf2m\n", "\u{200B}7K3QD9XF2M",
      "7K3QD9XF2M.", "\"7K3QD9XF2M\"", "7K3QD.9XF2M", "“7K3QD-9XF2M”,", "(7K3QD_9XF2M)", "`7k3qd9xf2m`",
      "<7K3QD/9XF2M>",
      "7K3QD·9XF2M。", "「7K3QD9XF2M」", "*7K3QD 9XF2M*!", "7K3QD~9XF2M=", "👉\u{FE0F} 7K3QD9XF2M",
      "\u{202A}7K3QD9XF2M\u{202C}",
    ] {
      #expect(CodeText(typed)?.text == "7K3QD9XF2M", "\(typed)")
    }
    #expect(CodeText("oOiIlL0011")?.text == "0011110011")
    for typed in [
      "", "7K3QD9XF2", "7K3QD9XF2MM", "UUUUUUUUUU", "7K3QD9XF2\u{FC}", "7K3QD9XF2$", "7K3QD9XF2M\u{301}", "7K3QD9XF2٣",
      String(repeating: "7", count: 300),
    ] {
      #expect(CodeText(typed) == nil, "\(typed)")
    }
    let codes = Set((0..<1_000).map { _ in CodeText().text })
    #expect(codes.count == 1_000)
    #expect(codes.allSatisfy { CodeText($0)?.text == $0 && $0.utf8.count == 10 && !$0.contains(/[ILOU]/) })
    #expect(Set(codes.joined()).count == 32)
    for code in codes.prefix(5) { #expect(CodeText(try #require(CodeText(code)).grouped)?.text == code) }
  }

  @Test func aBrowserWithoutACookieHasAFieldForACode() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let (link, code, _) = try await site.code()
      for (language, label) in [("en", "Code"), ("zh-CN", "代码"), ("zh-TW", "代碼")] {
        let page = try await browser.open("/", language: language)
        #expect(page.status == .forbidden && page.text.contains("<label for=\"code\">\(label)</label>"))
      }
      let page = try await browser.open("/?opens=record&id=count-50&evil=%22&kind=<x>")
      #expect(page.field("then") == "opens=record&amp;id=count-50")
      let answer = try await browser.type("\(code.prefix(5))-\(code.dropFirst(5))".lowercased(), then: "opens=record")
      #expect(answer.status == .seeOther && answer.headers[.location] == "/?opens=record")
      #expect(answer.headers[.setCookie]?.contains("HttpOnly") == true)
      #expect(try await browser.open("/").status == .ok)

      // Either uses up both.
      let other = Browser(client: client, site: site)
      #expect(try await other.use(link).status == .gone)
      let again = try await other.type(code)
      #expect(again.status == .forbidden && again.headers[.setCookie] == nil)
      #expect(again.text.contains("This code doesn’t open a page") && again.field("code") == code)
      let second = try await site.code()
      #expect(try await other.use(second.url).status == .seeOther)
      other.cookie = nil
      #expect(try await other.type(second.code).status == .forbidden)
    }
  }

  @Test func aCodeWorksForTenMinutesAtMost() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let long = try await site.code(minutes: 600)
      let short = try await site.code(minutes: 3)
      let other = try await site.code(minutes: 600)
      site.clock.advance(bySeconds: 3 * 60)
      #expect(try await browser.type(short.code).status == .forbidden)
      site.clock.advance(bySeconds: 7 * 60 - 1)
      #expect(try await browser.type(long.code).status == .seeOther)
      browser.cookie = nil
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.type(other.code).status == .forbidden)
      #expect(try await browser.use(other.url).status == .seeOther, "the link still works")
    }
  }

  @Test func aCodeIsStoredHashedAndErasedWithItsPerson() async throws {
    let site = try PageSite()
    try await site.store()
    let code = try #require(CodeText(try await site.code().code))
    let stored = try await site.store.linkCode(hash: site.access.hash(of: code), at: site.clock.now())
    #expect(stored?.person == "u-1" && stored.map { "\($0)".contains(code.text) } == false)
    _ = try await site.store.erasePerson("u-1", hash: "hash of u-1", at: site.clock.now())
    try await site.store()
    try await site.application.test(.router) { client async throws in
      #expect(try await Browser(client: client, site: site).type(code.text).status == .forbidden)
    }
  }

  @Test func wrongCodesAreLimited() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      // Right ones don't count.
      for _ in 0..<10 { #expect(try await browser.type(try await site.code().code).status == .seeOther) }
      browser.cookie = nil
      for number in 0..<5 {
        #expect(try await browser.type(number == 0 ? "nonsense" : "000000000\(number)").status == .forbidden)
      }
      site.clock.advance(bySeconds: 20)
      let right = try await site.code()
      let refused = try await browser.type(right.code)
      #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "40" && browser.cookie == nil)
      #expect(refused.text.contains("That was a lot of codes"))
      site.clock.advance(bySeconds: 39)
      #expect(try await browser.type(right.code).status == .tooManyRequests)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.type(right.code).status == .seeOther)
    }
  }

  @Test(arguments: ["9.9.9.9:#", "[2001:db8::#]:4#", "2001:db8::#"])
  func wrongCodesOfOneNetworkAreLimited(pattern: String) async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.live) { client async throws in
      let browser = Browser(client: client, site: site)
      for number in 1...6 {
        let answer = try await browser.type("0000000000", from: pattern.replacing("#", with: "\(number)"))
        #expect(answer.status == (number == 6 ? .tooManyRequests : .forbidden), "\(number)")
      }
    }
  }

  @Test func wrongCodesOfAllAddressesAreLimited() throws {
    let codes = WrongCodes()
    let now = try #require(Timestamp(secondsSinceEpoch: 1_795_618_800))
    var attempts: [WrongCodes.Attempt] = []
    for number in 0..<100 {
      let decision = codes.begin("192.0.2.\(number)", at: now.advanced(bySeconds: Int64(number)))
      guard case .attempt(let attempt) = decision else { throw CancellationError() }
      attempts.append(attempt)
    }
    let later = now.advanced(bySeconds: 100)
    #expect(codes.begin("198.51.100.1", at: later) == .wait(seconds: 3_500))
    codes.forgive(attempts[50])
    guard case .attempt = codes.begin("198.51.100.1", at: later) else { throw CancellationError() }
    #expect(codes.begin("198.51.100.2", at: later) == .wait(seconds: 3_500))
    // A clock that is set back ends no limit for good.
    guard case .attempt = codes.begin("198.51.100.2", at: now.advanced(bySeconds: -86_400)) else {
      throw CancellationError()
    }
  }

  @Test func attemptsAtTheSameTimeAreLimitedTogether() async throws {
    let codes = WrongCodes()
    let now = try #require(Timestamp(secondsSinceEpoch: 1_795_618_800))
    let allowed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask { if case .attempt = codes.begin("192.0.2.1", at: now) { true } else { false } }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(allowed == 5)
  }

  @Test func aProxyOnThisMachineSaysWhoseRequestItPassesOn() throws {
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    func client(_ address: String, _ forwarded: String?) throws -> String {
      var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/sign-in")
      head.headerFields[name] = forwarded
      let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
      return PageAccess.client(of: request, try SocketAddress(ipAddress: address, port: 1))
    }
    #expect(try client("127.0.0.1", "203.0.113.9, 192.0.2.1") == "192.0.2.1")
    #expect(try client("127.0.0.1", nil) == "127.0.0.1")
    #expect(try client("192.0.2.7", "203.0.113.9") == "192.0.2.7")
    for forwarded in [
      "192.0.2.1", "192.0.2.1:1", "192.0.2.1:65535", "\"192.0.2.1:2\"", " 192.0.2.1 ", "::ffff:192.0.2.1",
      "[::ffff:192.0.2.1]:3",
    ] {
      #expect(try client("127.0.0.1", forwarded) == "192.0.2.1", "\(forwarded)")
    }
    // Everyone with an IPv6 address has at least 2^64 of them.
    for forwarded in [
      "2001:db8::1", " 2001:db8::1 ", "2001:db8::ffff:ffff:ffff:ffff", "[2001:db8::2]", "[2001:db8::2]:443",
      "\"[2001:DB8:0:0:1::7]:80\"", "2001:db8::1%eth0", "2001:0db8::192.0.2.1",
    ] {
      #expect(try client("::1", forwarded) == "2001:db8::/64", "\(forwarded)")
    }
    #expect(try client("2001:db8::5", nil) == "2001:db8::/64")
    #expect(try client("127.0.0.1", "2001:db8:0:1::1") == "2001:db8:0:1::/64")
    // All readers count as one if the proxy's header has no addresses.
    for forwarded in ["unknown", "_gateway", "", "1.2.3", "[::1", "x:1"] {
      #expect(try client("127.0.0.1", forwarded) == (forwarded == "[::1" ? "::/64" : "127.0.0.1"), "\(forwarded)")
    }
  }

  @Test func aPageThatIsOpenShowsACodeForAnotherDevice() async throws {
    let site = try PageSite()
    try await site.store(locale: "zh-Hant")
    try await site.visit { browser async throws in
      let answer = try await browser.post("/code")
      #expect(answer.status == .ok && answer.text.contains("請在 10 分鐘內於另一台裝置上輸入"))
      let code = try #require(answer.text.firstMatch(of: /<p class="code">([0-9A-Z]{5}-[0-9A-Z]{5})</)?.output.1)
      #expect(try await browser.open("/").text.contains("取得用於其他裝置的代碼"))
      browser.cookie = nil
      #expect(try await browser.type(String(code)).status == .seeOther)
      #expect(try await browser.open("/").status == .ok)
      // The same as any form of the page.
      let form: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
      #expect(try await browser.send("/code", .post, headers: form, body: "token=x").status == .forbidden)
    }
  }

  @Test func theHomeScreenAppStartsWithoutASecret() async throws {
    // SirAllap/agentglass#414, owncast/owncast#2992: in a tab on iOS, only the way to the Home Screen helps.
    let site = try PageSite()
    for (locale, words) in [("en", "Add to Home Screen"), ("zh-Hans", "添加到主屏幕"), ("zh-Hant", "加入主畫面")] {
      try await site.store("u-\(locale)", locale: locale)
      try await site.visit("u-\(locale)") { browser async throws in
        let page = try await browser.open("/").text
        let state = try #require(page.firstRange(of: "data-state=\"unsupported-home\""))
        #expect(page[state.upperBound...].prefix(900).contains(words))
        #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\">"))
      }
    }
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let manifest = try await browser.send("/manifest.webmanifest").text
      let members = try #require(try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
      #expect(members["start_url"] as? String == "/" && members["display"] as? String == "standalone")
      let icon = try await browser.send("/apple-touch-icon.png")
      #expect(icon.status == .ok && icon.headers[.contentType] == "image/png")
    }
  }
}
