import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

@Suite("Access to a person's page")
struct AccessTests {
  @Test func aLinkBecomesACookieOnce() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let link = try await site.link()
      // emdash-cms/emdash#3298, supabase/auth#1214, uptimepage/uptimepage#92: programs open links before people do.
      for method in [HTTPRequest.Method.get, .head, .get] {
        let looked = try await Browser(client: client, site: site).send(link, method)
        #expect(looked.status == .ok && looked.headers[.setCookie] == nil)
        guard method == .get else { continue }
        #expect(looked.text.contains("<form method=\"post\" action=\"\(link)\">"))
        #expect(looked.text.matches(of: /<button/).count == 1)
      }
      let answer = try await browser.use(link)
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location] == "/")
      let cookie = try #require(answer.headers[.setCookie])
      #expect(cookie.hasPrefix("nudge=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      #expect(try await browser.open("/").status == .ok)

      let other = Browser(client: client, site: site)
      #expect(try await other.use(link).status == .gone)
      let again = try await other.open(link)
      #expect(again.status == .gone)
      #expect(again.text.contains("This link was already used"))
      #expect(again.headers[.setCookie] == nil)
      #expect(try await other.open("/").status == .forbidden)
      // Whoever has access already is led to their page.
      #expect(try await browser.open(link).text.contains("href=\"/\""))
    }
  }

  @Test func refusalsAreInTheReadersLanguage() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let link = try await site.link(minutes: 5)
      site.clock.advance(bySeconds: 300)
      let expired = try await browser.open(link, language: "fr, zh-TW;q=0.9, en;q=0.1")
      #expect(expired.status == .gone)
      #expect(expired.text.contains("lang=\"zh-Hant\"") && expired.text.contains("這個連結已過期"))
      let unknown = try await browser.open("/", language: "zh-CN")
      #expect(unknown.status == .forbidden)
      #expect(unknown.text.contains("请用链接打开你的页面"))
    }
  }

  @Test func everyChangedLinkIsRefused() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let link = try await site.link()
      let start = link.index(link.startIndex, offsetBy: PagePath.open.count)
      for index in link[start...].indices {
        var changed = link
        changed.replaceSubrange(index...index, with: link[index] == "A" ? "B" : "A")
        let answer = try await browser.open(changed)
        #expect(answer.status == .forbidden && answer.headers[.setCookie] == nil, "\(changed)")
      }
      #expect(try await browser.use(String(link.dropLast())).status == .forbidden)
      #expect(try await browser.use(link).status == .seeOther, "the link itself still works")
    }
  }

  @Test func loadingInAdvanceDoesNotUseTheLink() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let link = try await site.link()
      let answer = try await browser.send(link, headers: [.init("Sec-Purpose")!: "prefetch;prerender"])
      #expect(answer.status == .ok && answer.headers[.setCookie] == nil)
      #expect(try await browser.use(link).status == .seeOther)
    }
  }

  @Test func anotherSiteCannotOpenALinkOrUseACode() async throws {
    // Otherwise it could show somebody a page that isn't theirs, on which they would write.
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      let (link, code, _) = try await site.code()
      #expect(try await browser.use(link, origin: "https://evil.example").status == .forbidden)
      for headers in [[.origin: "https://evil.example"], [.init("Sec-Fetch-Site")!: "cross-site"]] as [HTTPFields] {
        let body = Browser.encoded([("code", code)])
        #expect(try await browser.send("/sign-in", .post, headers: headers, body: body).status == .forbidden)
      }
      #expect(browser.cookie == nil)
      #expect(try await browser.type(code).status == .seeOther)
    }
  }

  @Test func aCookieOfALinkIsNotACookie() async throws {
    // A link's ticket is signed with another key, so it can't be used as a cookie, nor the reverse.
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let ticket = try await site.link().dropFirst(PagePath.open.count)
      let session = try #require(browser.cookie).dropFirst("nudge=".count)
      #expect(try await browser.open(PagePath.open + session).status == .forbidden)
      browser.cookie = "nudge=\(ticket)"
      #expect(try await browser.open("/").status == .forbidden)
    }
  }

  @Test func aSessionIsRenewedAndEnds() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let first = browser.cookie
      site.clock.advance(bySeconds: 86_400)
      #expect(try await browser.open("/").status == .ok)
      #expect(browser.cookie != first)
      site.clock.advance(bySeconds: Session.lifetime - 1)
      #expect(try await browser.send("/page.css").status == .ok)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.open("/").status == .forbidden)
    }
  }

  @Test func formsWithoutTheTokenOrFromElsewhereAreRefused() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.store("u-2")
    try await site.visit("u-2") { other async throws in
      let foreignToken = try #require(try await other.open("/").field("token"))
      try await site.visit { browser async throws in
        let token = try #require(try await browser.open("/").field("token"))
        let form: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        func post(_ token: String, _ headers: HTTPFields) async throws -> HTTPResponse.Status {
          let body = Browser.encoded([("token", token), ("title", "Not mine")])
          return try await browser.send("/achievements", .post, headers: headers, body: body).status
        }
        #expect(try await post("", form) == .forbidden)
        #expect(try await post(foreignToken, form) == .forbidden)
        for origin in ["https://evil.example", "null", "http://localhost:9999"] {
          var headers = form
          headers[.origin] = origin
          #expect(try await post(token, headers) == .forbidden, "\(origin)")
        }
        for site in ["cross-site", "same-site", "none"] {
          var headers = form
          headers[.init("Sec-Fetch-Site")!] = site
          #expect(try await post(token, headers) == .forbidden, "\(site)")
        }
        #expect(try await site.person().history.achievements.isEmpty)
        #expect(try await post(token, form) == .seeOther)
      }
    }
  }

  @Test func scriptsOfOtherSitesAreRefused() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let body = #"{"notification":"reminder-2026-11-25","action":"opened"}"#
      for path in [PagePath.responses, PagePath.subscription, PagePath.endSubscription] {
        #expect(try await browser.postJSON(path, body, origin: "https://evil.example").status == .forbidden)
        #expect(try await browser.postJSON(path, body, origin: nil).status == .forbidden)
        let text: HTTPFields = [.contentType: "text/plain", .origin: "http://\(Browser.host)"]
        #expect(try await browser.send(path, .post, headers: text, body: body).status == .forbidden)
      }
      #expect(try await browser.postJSON(PagePath.responses, body).status == .accepted)
      browser.cookie = nil
      #expect(try await browser.postJSON(PagePath.responses, body).status == .forbidden)
    }
  }

  @Test func addressesThatAreNoPageAreAnsweredForTheReader() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let html: HTTPFields = [.accept: "text/html,application/xhtml+xml,*/*;q=0.8", .acceptLanguage: "zh-TW"]
      for path in ["/settings", "/achievements", "/achievements/delete", "/pause", "/resume", "/test", "/sign-out"] {
        let answer = try await browser.send(path, headers: html)
        #expect(answer.status == .seeOther && answer.headers[.location] == "/", "\(path)")
      }
      let missing = try await browser.send("/setings", headers: html)
      #expect(missing.status == .notFound && missing.headers[.contentType] == "text/html; charset=utf-8")
      #expect(missing.text.contains("這個位址沒有內容") && missing.text.contains("href=\"/\""))
      #expect(missing.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
      for (path, headers) in [
        ("/setings", HTTPFields()), ("/setings", [.accept: "*/*"]), ("/v1/nothing", html), ("/v1/people", html),
        ("/metrics", html),
      ] {
        let answer = try await browser.send(path, headers: headers)
        #expect(answer.headers[.contentType] == "application/problem+json", "\(path)")
      }
    }
  }

  @Test(arguments: [
    (HTTPRequest.Method.put, "/open/x", "GET, POST, HEAD"), (.options, "/open/x", "GET, POST, HEAD"),
    (.post, "/journal.csv", "GET, HEAD"), (.delete, "/", "GET, POST, HEAD"), (.post, "/page.css", "GET, HEAD"),
    (.put, "/worker.js", "GET, HEAD"), (.get, "/subscription", "POST"), (.get, "/subscription/renew", "POST"),
    (.patch, "/responses", "POST"), (.put, "/sign-in", "POST, GET, HEAD"), (.delete, "/settings", "POST, GET, HEAD"),
  ])
  func aPathNamesTheMethodsThatItSupports(method: HTTPRequest.Method, path: String, allowed: String) async throws {
    let site = try PageSite()
    try await site.application.test(.router) { client async throws in
      let browser = Browser(client: client, site: site)
      let answer = try await browser.send(path, method)
      #expect(answer.status == .methodNotAllowed && answer.headers[.allow] == allowed)
      #expect(answer.text.contains("urn:nudged:problem:wrong-method"))
      let page = try await browser.send(path, method, headers: [.accept: "text/html"])
      #expect(page.status == .methodNotAllowed && page.headers[.allow] == allowed)
      #expect(page.text.contains("<html"))
    }
    let missing = ["/open", "/open/x/y", "/journal", "/subscription/new"]
    try await site.application.test(.router) { client async throws in
      for path in missing {
        #expect(try await Browser(client: client, site: site).send(path, method).status == .notFound, "\(path)")
      }
    }
  }

  @Test func badFormsAreAnsweredForTheReader() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let token = try #require(try await browser.open("/").field("token"))
      let headers: HTTPFields = [
        .contentType: "application/x-www-form-urlencoded", .accept: "text/html", .acceptLanguage: "zh-CN",
      ]
      let zone = Browser.encoded([("token", token), ("zone", "Mars/Base")])
      for (body, status) in [(zone, 422), (String(repeating: "a", count: 2 << 20), 413), ("token=x", 403)] {
        let answer = try await browser.send("/time-zone", .post, headers: headers, body: body)
        #expect(answer.status.code == status && answer.text.contains("没有做任何更改"))
      }
    }
  }

  @Test func aCookieReachesOnlyItsPerson() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Mine"])
    try await site.store("u-2", achievements: ["Theirs"])
    try await site.visit { browser async throws in
      _ = try await browser.post("/achievements/delete", [("id", "a-0"), ("person", "u-2")])
      #expect(try await site.person("u-2").history.achievements.count == 1)
      #expect(try await site.person().history.achievements.isEmpty)
      let page = try await browser.open("/").text
      #expect(!page.contains("Theirs"))
    }
  }

  @Test func anErasedPersonHasNoPage() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let unused = try await site.link()
      _ = try await site.store.erasePerson("u-1", hash: "hash of u-1", at: site.clock.now())
      #expect(try await browser.open("/").status == .forbidden)
      #expect(try await browser.open(unused).status == .forbidden)
    }
  }

  /// - Parameter days: How long before the erasure the person was stored.
  @Test(arguments: [0, 10] as [Int64])
  func whoHadAccessToAnErasedPersonHasNoneToTheNextOneWithTheirID(daysAgo days: Int64) async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Mine"], daysAgo: days)
    try await site.visit { browser async throws in
      let unused = try await site.link()
      let old = browser.cookie
      _ = try await site.store.erasePerson("u-1", hash: "hash of u-1", at: site.clock.now())
      try await site.store(achievements: ["Theirs"], daysAgo: 0)
      let page = try await browser.open("/")
      #expect(page.status == .forbidden && !page.text.contains("Theirs"))
      let answer = try await browser.open(unused)
      #expect(answer.status == .forbidden && answer.headers[.setCookie] == nil)
      #expect(try await browser.use(try await site.link()).status == .seeOther)
      #expect(try await browser.open("/").text.contains("Theirs"))
      browser.cookie = old
      #expect(try await browser.open("/").status == .forbidden)
    }
  }

  @Test func cookiesNeedTLSExceptOnThisMachine() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client in
      let browser = Browser(client: client, site: site)
      for host in ["nudge.example", "10.0.0.7:8270", "127.0.0.1.example", "localhost.example"] {
        let answer = try await browser.use(try await site.link(), host: host)
        #expect(answer.status == .forbidden && answer.headers[.setCookie] == nil, "\(host)")
      }
      for host in ["127.0.0.1:8270", "[::1]:8270", "localhost", "nudge.localhost:80"] {
        #expect(try await browser.use(try await site.link(), host: host).status == .seeOther, "\(host)")
      }
    }
    let secure = try PageSite(publicURL: Origin("https://nudge.example"))
    try await secure.store()
    try await secure.application.test(.router) { client in
      let browser = Browser(client: client, site: secure)
      let url = try await secure.link()
      #expect(url.hasPrefix("https://nudge.example/open/"))
      let path = String(url.dropFirst("https://nudge.example".count))
      let answer = try await browser.use(path, host: "nudge.example", origin: "https://nudge.example")
      let cookie = try #require(answer.headers[.setCookie])
      #expect(cookie.hasPrefix("__Host-nudge=") && cookie.contains("Secure") && cookie.contains("Path=/"))
      #expect(!cookie.contains("Domain"))
    }
  }

  @Test func pagesComeWithTheirHeaders() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let page = try await browser.open("/")
      let policy = try #require(page.headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(page.headers[.xContentTypeOptions] == "nosniff")
      #expect(page.headers[.cacheControl] == "no-store")
      #expect(!page.text.contains(" style=\"") && !page.text.contains("<script>") && !page.text.contains(" onclick"))
      let style = try await browser.send(PageFiles.style.address)
      #expect(style.headers[.cacheControl]?.contains("immutable") == true)
      let worker = try await browser.send("/worker.js")
      #expect(worker.headers[.cacheControl] == "no-cache")
      let tag = try #require(worker.headers[.eTag])
      #expect(try await browser.send("/worker.js", headers: [.ifNoneMatch: tag]).status == .notModified)
    }
  }
}
