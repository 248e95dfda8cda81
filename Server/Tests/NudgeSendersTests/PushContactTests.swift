import NudgeSenders
import Testing

/// With another contact, Apple refuses every message, whatever the subscription is (web-push-libs/web-push#947,
/// SII-Holos/synergy#1326, agegr/pi-web#728).
@Suite("Contacts for push services")
struct PushContactTests {
  @Test(arguments: [
    "mailto:you@iana.org", "mailto:first.last+push@mail.parliament.uk", "mailto:o'neil@xn--bcher-kva.ch",
    "mailto:a@B.Ch", "mailto:a@mail.xn--p1ai", "https://iana.org", "https://iana.org/",
    "https://nudge.iana.org:8443/contact?x=1#y", "https://local.iana.org", "mailto:ops@localhost.iana.org",
    "mailto:ops@10.iana.org", "mailto:ops@example.iana.org", "mailto:ops@example.ch", "mailto:ops@anexample.org",
    "mailto:ops@a.io",
  ])
  func thoseOnTheInternetAreAccepted(_ text: String) throws {
    #expect(try PushContact(text).text == text)
  }

  /// A scheme can have any case: RFC 3986, section 3.1.
  ///
  /// Services may compare it with lowercase letters.
  @Test(arguments: [
    ("MAILTO:You@IANA.org", "mailto:You@IANA.org"), ("Mailto:you@iana.org", "mailto:you@iana.org"),
    ("HTTPS://IANA.org/Contact", "https://IANA.org/Contact"), ("hTTps://iana.org", "https://iana.org"),
  ])
  func theSchemeIsSentInLowercaseLetters(_ text: String, _ sent: String) throws {
    #expect(try PushContact(text).text == sent)
  }

  @Test(arguments: [
    ("you@iana.org", PushContactError.scheme), ("iana.org", .scheme), ("", .scheme),
    ("http://iana.org", .scheme), ("tel:+491234", .scheme), ("mailto", .scheme),
    (" mailto:you@iana.org", .scheme),
    ("<mailto:you@iana.org>", .scheme), ("https:iana.org", .scheme), ("https:/iana.org", .scheme),
    ("mailto:ops@localhost", .host), ("mailto:ops@LOCALHOST", .host), ("mailto:ops@localhost.", .host),
    ("mailto:ops@mail.localhost", .host), ("mailto:root@localhost.localdomain", .host), ("mailto:ops@server", .host),
    ("mailto:ops@nas.local", .host), ("mailto:ops@mail.internal", .host), ("mailto:ops@mail.lan", .host),
    ("mailto:ops@router.home.arpa", .host), ("mailto:ops@example.test", .host), ("mailto:ops@example.invalid", .host),
    ("mailto:ops@127.0.0.1", .host), ("mailto:ops@[127.0.0.1]", .address), ("mailto:ops@10.1", .host),
    ("mailto:ops@iana.org.", .host), ("mailto:ops@.iana.org", .host), ("mailto:ops@example..org", .host),
    ("mailto:ops@-iana.org", .host), ("mailto:ops@exa mple.org", .address), ("mailto:ops@iana.org>", .address),
    ("mailto:ops@b\u{FC}cher.ch", .address), ("mailto:ops@iana.org?subject=Push", .address),
    ("mailto:ops@iana.org ", .address), ("mailto:ops@iana.org\n", .address),
    ("mailto:ops@iana_x.org", .address),
    ("mailto:<ops@iana.org>", .address), ("mailto:Ops <ops@iana.org>", .address), ("mailto:", .address),
    ("mailto:@iana.org", .address), ("mailto:ops@", .address), ("mailto:iana.org", .address),
    ("mailto: ops@iana.org", .address), ("mailto://ops@iana.org", .address),
    ("mailto:.ops@iana.org", .address),
    ("mailto:a..b@iana.org", .address), ("mailto:\"ops\"@iana.org", .address),
    ("mailto:\u{F6}@iana.org", .address),
    ("mailto:a%20b@iana.org", .address),
    ("mailto:a@iana.org,b@iana.org", .severalAddresses), ("mailto:a@b@iana.org", .severalAddresses),
    ("mailto:a@iana.org;b@iana.org", .severalAddresses),
    ("https://localhost", .host), ("https://localhost:8443/contact", .host), ("https://nudge", .host),
    ("https://127.0.0.1/", .host), ("https://0x7f000001", .host), ("https://[::1]/", .host),
    ("https://nudge.internal/contact", .host), ("https://nas.local", .host), ("https://", .host), ("https:///x", .host),
    ("https://you@iana.org/", .url), ("https://iana.org/a b", .url), ("https://iana.org:0", .url),
    ("https://iana.org:x", .url), ("https://iana.org>", .url), ("https://<iana.org>", .url),
    ("https://b\u{FC}cher.ch", .url), ("HTTP://iana.org", .scheme), ("MAILTO", .scheme), ("HTTPS:/iana.org", .scheme),
    ("mailto:ops@foo.example", .host), ("mailto:ops@a.B.Example", .host), ("mailto:ops@foo.invalid", .host),
    ("mailto:ops@foo.test", .host), ("mailto:ops@foo.localhost", .host), ("mailto:ops@foo.alt", .host),
    ("mailto:ops@example.com", .host), ("mailto:ops@Example.NET", .host), ("mailto:ops@mail.example.org", .host),
    ("https://example.com", .host), ("https://nudge.example.org/contact", .host), ("https://foo.example", .host),
    ("mailto:ops@iana.o", .host), ("mailto:ops@a.b", .host), ("https://iana.x", .host), ("mailto:ops@iana.org1", .host),
    ("mailto:ops@iana.o-g", .host),
  ])
  func othersAreRefused(_ text: String, _ error: PushContactError) {
    #expect(throws: error) { try PushContact(text) }
  }
}
