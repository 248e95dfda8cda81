import Foundation
import Logging
import NudgeSenders
import NudgeStore
import Testing

@testable import nudged

@Suite("Configuration")
struct ConfigurationTests {
  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> String { try folder.write("nudged.conf", text) }

  @Test func hasDefaults() throws {
    let configuration = try Configuration(options: [:], environment: ["NUDGED_PORT": ""], file: nil)
    #expect(configuration.data == "nudged-data")
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8270)
    #expect(configuration.spread == 60)
    #expect(!configuration.allowsLoopback)
    #expect(configuration.tls == nil)
    #expect(configuration.logLevel == .info)
  }

  @Test func optionsComeBeforeVariablesAndVariablesBeforeTheFile() throws {
    let path = try file("# settings\n\nport = 1\n  spread=2\nhost = 0.0.0.0\n")
    let configuration = try Configuration(
      options: [.port: "3"], environment: ["NUDGED_PORT": "4", "NUDGED_SPREAD": "5"], file: path)
    #expect(configuration.port == 3)
    #expect(configuration.spread == 5)
    #expect(configuration.host == "0.0.0.0")
    #expect(try Configuration(options: [:], environment: ["NUDGED_CONFIG": path], file: nil).port == 1)
  }

  @Test func readsEverySetting() throws {
    let path = try file(
      """
      data = /srv/nudge
      host = ::
      port = 443
      spread = 0
      contact = mailto:ops@iana.org
      allow-loopback = yes
      allow-address = 10.0.0.0/8, fd00::/8 192.168.1.7
      resend = webpush, apns
      tls-certificate = /etc/nudge/chain.pem
      tls-key = /etc/nudge/key.pem
      public-url = https://nudge.example.org/
      apns-key = /etc/nudge/AuthKey_ABC123DEFG.p8
      apns-key-id = ABC123DEFG
      apns-team-id = DEF123GHIJ
      apns-url = https://localhost:8443/
      fcm-account = /etc/nudge/firebase.json
      fcm-url = https://localhost:8444
      provider-ca = /etc/nudge/ca.pem
      log-level = debug
      log-format = json
      operator-port = 9270
      """)
    let configuration = try Configuration(options: [:], environment: [:], file: path)
    #expect(configuration.data == "/srv/nudge")
    #expect(configuration.contact == "mailto:ops@iana.org")
    #expect(configuration.allowsLoopback)
    #expect(configuration.allowedAddresses.map(\.description) == ["10.0.0.0/8", "fd00::/8", "192.168.1.7"])
    #expect(configuration.resends == [.webPush, .apns])
    #expect(configuration.tls == Configuration.TLS(certificate: "/etc/nudge/chain.pem", key: "/etc/nudge/key.pem"))
    #expect(configuration.publicURL.map { "\($0)" } == "https://nudge.example.org")
    #expect(
      configuration.apns
        == APNsSettings(file: "/etc/nudge/AuthKey_ABC123DEFG.p8", keyID: "ABC123DEFG", teamID: "DEF123GHIJ"))
    #expect(configuration.apnsURL == "https://localhost:8443")
    #expect(configuration.fcmAccount == "/etc/nudge/firebase.json")
    #expect(configuration.fcmURL == "https://localhost:8444")
    #expect(configuration.providerCA == "/etc/nudge/ca.pem")
    #expect(configuration.logLevel == .debug)
    #expect(configuration.logFormat == .json)
    #expect(configuration.operatorPort == 9_270)
    #expect(configuration.localURL(port: 443) == "https://[::1]:443")
  }

  static let faults: [(line: String, message: String)] = [
    ("port = 80a", "port: Must be a number from 0 to 65535."),
    ("port = 65536", "port: Must be a number from 0 to 65535."),
    ("allow-loopback = maybe", "allow-loopback: Must be true or false."),
    ("public-url = nudge.example.org", "public-url: Must be a URL that begins with https:// or http://."),
    (
      "public-url = https://example.org/nudge",
      "public-url: Must be a URL without a path, such as https://nudge.example.org."
    ),
    (
      "public-url = https://example.org?a",
      "public-url: Must be a URL without a path, such as https://nudge.example.org."
    ),
    ("public-url = https:///", "public-url: Must be a URL without a path, such as https://nudge.example.org."),
    (
      "public-url = https://nudge..example.org",
      """
      public-url: Must be a URL whose host and port browsers accept, such as https://nudge.example.org. Write a name \
      in other letters as browsers show it, such as xn--bcher-kva.example.
      """
    ),
    (
      "fcm-url = https://localhost:84430",
      """
      fcm-url: Must be a URL whose host and port browsers accept, such as https://localhost:8443. Write a name \
      in other letters as browsers show it, such as xn--bcher-kva.example.
      """
    ),
    (
      "public-url = http://nas.example.org:8270",
      """
      public-url: Must be a URL that begins with https://, unless it is this machine's, because people's pages need a secure \
      connection.
      """
    ),
    ("contact = you@example.org", "contact: Must be a URL that begins with mailto: or https://."),
    (
      "contact = mailto:ops@localhost",
      """
      contact: Must be an address that is known on the Internet, because Apple rejects all messages with another one. \
      Names such as localhost and example.org are reserved.
      """
    ),
    (
      "contact = mailto:<ops@example.org>",
      "contact: Must be an address such as mailto:you@example.org, without spaces, brackets or a name."
    ),
    (
      "allow-address = 10.0.0.0/8, 10.1.2.3/8",
      "allow-address: Must be addresses or ranges such as 10.0.0.0/8 or fd00::/8, but 10.1.2.3/8 isn't one."
    ),
    ("resend = phone", "resend: Must be some of webpush, apns, fcm, webhook, separated by commas."),
    ("log-level = loud", "log-level: Must be one of trace, debug, info, notice, warning, error, critical."),
    ("log-format = xml", "log-format: Must be one of text, json."),
    ("operator-port = 8270", "operator-port: Must be another port than 8270, which serves everyone."),
    ("spread = 5 # a minute", "spread: Must be a number from 0 to 86400. A comment must be on a line of its own."),
    (
      "log-level = \"info\"",
      """
      log-level: Must be one of trace, debug, info, notice, warning, error, critical. Write it without quotation marks.
      """
    ),
    ("tls-key = a.pem", "tls-key: A certificate needs its key: give both, or neither."),
    ("apns-key = a.p8", "apns-key: A key for APNs also needs apns-key-id and apns-team-id."),
    ("apns-team-id = ABC123DEFG", "apns-team-id: A key for APNs also needs apns-key and apns-key-id."),
    ("apns-url = http://localhost", "apns-url: Must be a URL that begins with https://."),
    ("fcm-url = https://localhost/v1", "fcm-url: Must be a URL without a path, such as https://localhost:8443."),
    ("port", "Must be a setting and its value, such as port = 8270."),
    (
      "prot = 80",
      """
      There is no setting prot. Did you mean port? The settings are data, database, host, port, spread, contact, allow-loopback, allow-address, resend, tls-certificate, \
      tls-key, public-url, apns-key, apns-key-id, apns-team-id, apns-url, fcm-account, fcm-url, provider-ca, log-level, \
      log-format, operator-port.
      """
    ),
    ("port = 1\nport = 2", "port is set more than once."),
  ]

  @Test(arguments: faults)
  func namesTheLineOfAFault(_ line: String, _ message: String) throws {
    let path = try file("# \n" + line)
    let number = line.contains("\n") ? 3 : 2
    #expect(throws: Failure(.badData, "\(path):\(number): \(message)")) {
      try Configuration(options: [:], environment: [:], file: path)
    }
  }

  @Test(arguments: [
    ("http://localhost:8270/", "http://localhost:8270"), ("http://127.0.0.1", "http://127.0.0.1"),
    ("http://[::1]:80", "http://[::1]"), ("https://nas.example.org:8443//", "https://nas.example.org:8443"),
    ("HTTPS://nudge.example.org/", "https://nudge.example.org"),
    ("https://Nudge.Example.org", "https://nudge.example.org"),
    ("https://nudge.example.org:0443", "https://nudge.example.org"),
    ("https://bu%CC%88cher.example", "https://xn--bcher-kva.example"), ("http://LOCALHOST", "http://localhost"),
  ])
  func aPublicURLIsSecureOrThisMachine(url: String, written: String) throws {
    let configuration = try Configuration(options: [.publicURL: url], environment: [:], file: nil)
    #expect(configuration.publicURL.map { "\($0)" } == written)
    #expect(configuration.warning == nil)
    var examination = Examination()
    try examination.checkConnection(configuration)
    #expect(examination.findings.map(\.sentence) == ["\(written), as browsers write it"])
  }

  @Test func plainHTTPForOthersIsWorthAWarning() throws {
    func warning(_ options: [Configuration.Name: String]) throws -> String? {
      try Configuration(options: options, environment: [:], file: nil).warning
    }
    #expect(try warning([:]) == nil)
    #expect(try warning([.host: "0.0.0.0"])?.contains("people's pages only open on this machine") == true)
    #expect(try warning([.host: "0.0.0.0", .publicURL: "https://nudge.example.org"]) == nil)
    #expect(try warning([.host: "0.0.0.0", .tlsCertificate: "a", .tlsKey: "b"]) == nil)
  }

  @Test func namesTheVariableOrOptionOfAFault() throws {
    #expect(throws: Failure(.usage, "$NUDGED_PORT: Must be a number from 0 to 65535.")) {
      try Configuration(options: [:], environment: ["NUDGED_PORT": "x"], file: nil)
    }
    #expect(throws: Failure(.usage, "--port: Must be a number from 0 to 65535.")) {
      try Configuration(options: [.port: "x"], environment: ["NUDGED_PORT": "1"], file: nil)
    }
    #expect(throws: Failure(.missingInput, "/nowhere/nudged.conf can't be read: No such file or directory.")) {
      try Configuration(options: [:], environment: [:], file: "/nowhere/nudged.conf")
    }
    #expect(throws: Failure(.missingInput, "/tmp can't be read: Is a directory.")) {
      try Configuration(options: [:], environment: [:], file: "/tmp")
    }
  }

  @Test func aVariableThatIsNoSettingIsAnError() throws {
    let failure = #expect(throws: Failure.self) {
      try Configuration(options: [:], environment: ["NUDGED_PROT": "1", "PATH": "/bin"], file: nil)
    }
    #expect(failure?.code == .usage)
    #expect(failure?.description.hasPrefix("There is no setting $NUDGED_PROT. Did you mean NUDGED_PORT? ") == true)
    _ = try Configuration(options: [:], environment: ["NUDGED_TEST_CLOCK": "x", "NUDGED_CONFIG": ""], file: nil)
  }

  // MARK: Reading them again

  @Test func aRunningServerTakesWhatCanBeChanged() throws {
    let old = try Configuration(
      options: [:], environment: [:], file: try file("port = 1\nlog-level = info\ncontact = mailto:a@iana.org\n"))
    let new = try Configuration(
      options: [:], environment: [:],
      file: try file("port = 2\nlog-level = debug\nspread = 5\napns-key = a.p8\napns-key-id = A\napns-team-id = B\n"))
    var (settings, changed, needRestart) = try old.adopting(new)
    #expect(changed.map(\.rawValue).sorted() == ["apns-key", "apns-key-id", "apns-team-id", "contact", "log-level"])
    #expect(needRestart.map(\.rawValue).sorted() == ["port", "spread"])
    #expect(settings.port == 1)
    #expect(settings.spread == 60)
    #expect(settings.logLevel == .debug)
    #expect(settings.contact == nil)
    #expect(settings.apns == APNsSettings(file: "a.p8", keyID: "A", teamID: "B"))
    // What needs a restart is named again until there is one.
    (settings, changed, needRestart) = try settings.adopting(new)
    #expect(changed.isEmpty)
    #expect(needRestart.map(\.rawValue).sorted() == ["port", "spread"])
  }

  @Test func aCertificateCanBeReplacedButNotAddedOrRemoved() throws {
    func settings(_ text: String) throws -> Configuration {
      try Configuration(options: [:], environment: [:], file: try file(text))
    }
    let (none, one, two) = (
      try settings("port = 1\n"), try settings("port = 1\ntls-certificate = a\ntls-key = b\n"),
      try settings("port = 1\ntls-certificate = c\ntls-key = d\n")
    )
    let replaced = try one.adopting(two)
    #expect(replaced.settings.tls == Configuration.TLS(certificate: "c", key: "d"))
    #expect(replaced.needRestart.isEmpty)
    let removed = try one.adopting(none)
    #expect(removed.settings.tls == Configuration.TLS(certificate: "a", key: "b"))
    #expect(removed.needRestart == [.tlsCertificate, .tlsKey])
    let added = try none.adopting(one)
    #expect(added.settings.tls == nil)
    #expect(added.needRestart == [.tlsCertificate, .tlsKey])
  }
}
