import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import NudgeWeb

/// Browsers write a page's origin in one form, whatever form the operator or a proxy has written.
@Suite("Origins")
struct OriginTests {
  /// Each origin as Firefox, Chromium and Node write it, with other spellings.
  static let spellings: [(origin: String, urls: [String])] = [
    (
      "https://nudge.example.org",
      [
        "https://nudge.example.org", "https://Nudge.Example.org", "HTTPS://nudge.example.org",
        "https://nudge.example.org:443",
        "https://nudge.example.org:0443", "https://nudge.example.org:", "https://nudge%2Eexample.org",
        "https://nudge。example．org", "https://ｎudge.example.org",
      ]
    ),
    ("https://nudge.example.org:8443", ["https://NUDGE.example.org:8443", "https://nudge.example.org:08443"]),
    ("https://nudge.example.org:80", ["https://nudge.example.org:80"]),
    ("http://localhost", ["http://localhost", "http://LOCALHOST:80", "HTTP://localhost:"]),
    ("http://localhost:443", ["http://localhost:443"]),
    ("https://nudge.example.org.", ["https://Nudge.example.org."]),
    ("https://nudge_box.example", ["https://Nudge_Box.example"]),
    (
      "https://xn--bcher-kva.example",
      [
        "https://bücher.example", "https://bu\u{308}cher.example", "https://BÜCHER.example",
        "https://b%C3%BCcher.example",
        "https://bu%CC%88cher.example:443", "https://XN--bcher-KVA.example", "https://Bücher。example",
      ]
    ),
    ("https://xn--fa-hia.example", ["https://faß.example", "https://Faß.Example"]),
    ("https://xn--fsqu00a.xn--0zwm56d", ["https://例子.测试", "https://例子。测试:443"]),
    ("https://xn--mxa0b.example", ["https://ΑΣ.example", "https://ασ.example"]),
    ("https://xn--n3h.example", ["https://☃.example"]),
    ("http://127.0.0.1:8270", ["http://127.0.0.1:8270"]),
    ("http://[::1]:8270", ["http://[::1]:8270", "http://[0:0:0:0:0:0:0:1]:8270"]),
    ("https://[2001:db8::1]", ["https://[2001:DB8:0:0::1]:443"]),
    ("https://[2001:db8:0:1:0:1:0:1]", ["https://[2001:db8:0000:1:0:1:0:1]"]),
    ("https://[::ffff:c000:201]", ["https://[::ffff:192.0.2.1]"]),
  ]

  @Test(arguments: spellings) func everySpellingIsTheBrowsers(origin: String, urls: [String]) throws {
    let expected = try #require(Origin(origin))
    #expect(expected.description == origin)
    for url in urls { #expect(Origin(url) == expected, "\(url)") }
  }

  @Test(arguments: [
    "", "null", "nudge.example.org", "ftp://nudge.example.org", "https://", "https://:443", "https://a b.example",
    "https://nudge.example.org/", "https://nudge.example.org?x", "https://nudge.example.org#x",
    "https://u@nudge.example.org",
    "https://nudge.example.org:65536", "https://nudge.example.org:x", "https://nudge.example.org:-1",
    "https://nudge.example.org:99999999999999999999", "https://.example", "https://a..example",
    "https://bücher..example",
    "https://a%2Fb.example", "https://a%.example", "https://%C3.example", "https://a%00.example",
    "https://ü%2F.example",
    "https://℀.example", "https://\u{200D}.example", "https://xn--a.example", "https://[::1", "https://[127.0.0.1]",
    "https://[fe80::1%25eth0]",
    "https://[::1]x", "https://::1", "https://127.1", "https://0x7f.1", "https://256.0.0.1", "https://a.0x1",
    "https://1.2.3.4.",
    "https://nudge.example.org\\@evil.example", "https://\"x\".example",
  ])
  func whatBrowsersDoNotWriteIsNoOrigin(url: String) { #expect(Origin(url) == nil) }

  @Test func thisMachineIsKnown() throws {
    for host in [
      "localhost", "LocalHost:1", "nudge.localhost", "127.0.0.1:8270", "127.255.255.254", "[::1]", "[0::1]:80",
    ] {
      #expect(try #require(Origin(.http, authority: host)).isLoopback, "\(host)")
    }
    for host in ["localhost.example", "127.example", "127.0.0.1.example", "nudge.example", "10.0.0.7", "[::2]"] {
      #expect(try #require(Origin(.http, authority: host)).isLoopback == false, "\(host)")
    }
  }

  /// A page works at each spelling of its public URL, whatever host the proxy passes on.
  @Test(arguments: spellings.filter { $0.origin.hasPrefix("https") })
  func aPageWorksAtItsPublicURL(origin: String, urls: [String]) async throws {
    for url in urls {
      let publicURL: Origin = try #require(Origin(url))
      let site = try PageSite(publicURL: publicURL)
      try await site.store()
      try await site.application.test(.router) { client async throws in
        for host in ["127.0.0.1:8270", "nudge.internal", String(origin.dropFirst("https://".count))] {
          let link = try await site.link()
          #expect(link.hasPrefix(origin + "/open/"), "\(url)")
          let path = String(link.dropFirst(origin.count))
          let browser = Browser(client: client, site: site)
          #expect(try await browser.use(path, host: host, origin: "https://evil.example").status == .forbidden)
          #expect(try await browser.use(path, host: host, origin: origin).status == .seeOther, "\(url) \(host)")
        }
      }
    }
  }

  /// Without a public URL, the host that the browser has used counts, however it is written.
  @Test(arguments: [
    ("localhost:8270", "http://localhost:8270"), ("LOCALHOST:8270", "http://localhost:8270"),
    ("localhost:80", "http://localhost"), ("localhost:443", "https://localhost"), ("localhost", "http://localhost"),
    ("localhost", "https://localhost"), ("[0:0::1]:8270", "http://[::1]:8270"),
    ("Bücher.localhost", "http://xn--bcher-kva.localhost"),
  ])
  func aPageWorksAtItsHost(host: String, origin: String) async throws {
    let site = try PageSite()
    try await site.store()
    try await site.application.test(.router) { client async throws in
      let browser = Browser(client: client, site: site)
      #expect(try await browser.use(try await site.link(), host: host, origin: origin).status == .seeOther)
      for wrong in ["http://localhost:9999", "null", "", "https://evil.example", "http://localhost.evil.example"] {
        #expect(
          try await browser.use(try await site.link(), host: host, origin: wrong).status == .forbidden, "\(wrong)")
      }
    }
  }
}
