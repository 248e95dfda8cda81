internal import Foundation
internal import Logging
internal import NudgeSenders
internal import NudgeStore
internal import NudgeWeb

/// The settings of the server.
///
/// Each comes from the command line, the environment, or a file, in this order. A name in the file that isn't a setting is
/// an error, as is a value that can't be used, so that a typing mistake doesn't leave a default in place.
struct Configuration: Hashable {
  enum Name: String, CaseIterable {
    case data, database, host, port, spread, contact
    case allowLoopback = "allow-loopback"
    case allowAddress = "allow-address"
    case resend
    case tlsCertificate = "tls-certificate"
    case tlsKey = "tls-key"
    case publicURL = "public-url"
    case apnsKey = "apns-key"
    case apnsKeyID = "apns-key-id"
    case apnsTeamID = "apns-team-id"
    case apnsURL = "apns-url"
    case fcmAccount = "fcm-account"
    case fcmURL = "fcm-url"
    case providerCA = "provider-ca"
    case logLevel = "log-level"
    case logFormat = "log-format"
    case operatorPort = "operator-port"

    /// A Boolean value indicating whether a running server uses a new value when the settings are read again.
    ///
    /// A certificate can be replaced, but whether TLS is served can't be changed.
    var isReloadable: Bool {
      switch self {
      case .contact, .tlsCertificate, .tlsKey, .apnsKey, .apnsKeyID, .apnsTeamID, .apnsURL, .fcmAccount, .fcmURL,
        .providerCA, .logLevel:
        true
      default: false
      }
    }

    /// The environment variable, such as `NUDGED_TLS_KEY`.
    var variable: String { "NUDGED_" + rawValue.uppercased().replacing("-", with: "_") }
  }

  /// The paths of the files with the certificate and its key, in PEM format.
  struct TLS: Hashable {
    var certificate: String
    var key: String
  }

  var data = "nudged-data"
  /// The URL of a PostgreSQL database, or `nil` for a database in the data folder.
  var database: String?
  var host = "127.0.0.1"
  var port = 8270
  /// The number of seconds over which notifications of the same moment are spread.
  var spread = 60
  /// A Boolean value indicating whether webhooks and push services may be on this machine.
  var allowsLoopback = false
  /// The networks besides public addresses in which webhooks and push services may be.
  var allowedAddresses: [AddressRange] = []
  /// The providers besides webhooks that are sent a notification again if its delivery is uncertain.
  var resends: Set<Device.Provider> = []
  var tls: TLS?
  /// The public origin of the server, or `nil` if people use the address that it serves on.
  var publicURL: Origin?
  /// The contact through which a push service reaches the operator of this server, as a `mailto:` or `https:` URL.
  var contact: String?
  var apns: APNsSettings?
  /// The address of another service than Apple's, without a slash at the end.
  var apnsURL: String?
  /// The path of the file with a service account of Firebase.
  var fcmAccount: String?
  /// The address of another service than Google's, without a slash at the end.
  var fcmURL: String?
  /// The path of a file with certificates that are trusted in addition, for APNs and FCM.
  var providerCA: String?
  var logLevel = Logger.Level.info
  var logFormat = LogWriter.Format.text
  /// The port that serves only health and metrics, or `nil` for no such port.
  var operatorPort: Int?

  /// The settings that were given.
  private var values: [Name: Value]

  /// A value as text, with where it comes from, for errors.
  private struct Value: Hashable {
    var text: String
    var origin: String
    var code = Failure.Code.usage

    func fault(_ expected: String) -> Failure {
      var sentence = "\(origin): Must be \(expected)."
      if code == .badData, text.contains("#") { sentence += " A comment must be on a line of its own." }
      if code == .badData, text.hasPrefix("\"") { sentence += " Write it without quotation marks." }
      return Failure(code, sentence)
    }

    func number(_ range: ClosedRange<Int>) throws -> Int {
      guard let number = Int(text), range.contains(number) else {
        throw fault("a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    func boolean() throws -> Bool {
      switch text.lowercased() {
      case "true", "yes", "1": true
      case "false", "no", "0": false
      default: throw fault("true or false")
      }
    }

    /// A list of words, separated by commas or spaces.
    func list() -> [String] { text.split { $0 == "," || $0.isWhitespace }.map(String.init) }

    func addressRanges() throws -> [AddressRange] {
      try list().map { word in
        guard let range = AddressRange(word) else {
          throw fault("addresses or ranges such as 10.0.0.0/8 or fd00::/8, but \(word) isn't one")
        }
        return range
      }
    }

    func providers() throws -> Set<Device.Provider> {
      Set(
        try list().map { word in
          guard let provider = Device.Provider(rawValue: word.lowercased()) else {
            let names = Device.Provider.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("some of \(names), separated by commas")
          }
          return provider
        })
    }

    func contact() throws -> String {
      do { return try PushContact(text).text } catch { throw fault("\(error)") }
    }

    /// A URL with one of some schemes.
    func url(_ schemes: [String]) throws -> String {
      let isURL = schemes.contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
      guard isURL, !text.contains(where: { $0.isWhitespace || $0 == "\"" }) else {
        throw fault("a URL that begins with \(schemes.joined(separator: " or "))")
      }
      return text
    }

    /// A URL without a path, as browsers write it.
    func origin(_ schemes: [String], such example: String) throws -> Origin {
      let scheme = text.prefix { $0 != ":" }
      let lowercased = Value(text: scheme.lowercased() + text.dropFirst(scheme.count), origin: origin, code: code)
      var url = try lowercased.url(schemes)
      while url.last == "/" { url.removeLast() }
      let authority = url.drop { $0 != ":" }.dropFirst("://".count)
      guard !authority.isEmpty, !authority.contains(where: { "/?#@".contains($0) }) else {
        throw fault("a URL without a path, such as \(example)")
      }
      guard let origin = Origin(url) else {
        throw fault(
          """
          a URL whose host and port browsers accept, such as \(example). Write a name in other letters as browsers \
          show it, such as xn--bcher-kva.example
          """)
      }
      return origin
    }

    /// The URL of a push service, without a slash at the end.
    func serviceURL() throws -> String { try origin(["https://"], such: "https://localhost:8443").description }

    /// The URL of a server that people's pages work on.
    func publicURL() throws -> Origin {
      let origin = try origin(["https://", "http://"], such: "https://nudge.example.org")
      guard origin.scheme == .https || origin.isLoopback else {
        throw fault(
          "a URL that begins with https://, unless it is this machine's, because people's pages need a secure connection"
        )
      }
      return origin
    }
  }

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - options: The values that were given on the command line.
  ///   - environment: The environment variables. Empty ones are ignored.
  ///   - path: The file, with lines such as `port = 8270`, or `nil` to use the file that `NUDGED_CONFIG` names.
  init(options: [Name: String], environment: [String: String], file path: String?) throws {
    var values: [Name: Value] = [:]
    try Self.checkVariables(environment)
    let variable = environment["NUDGED_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    if let path = path ?? variable { values = try Self.values(inFile: path) }
    for name in Name.allCases {
      if let text = options[name] {
        values[name] = Value(text: text, origin: "--\(name.rawValue)")
      } else if let text = environment[name.variable], !text.isEmpty {
        values[name] = Value(text: text, origin: "$\(name.variable)")
      }
    }
    try self.init(values)
  }

  private init(_ values: [Name: Value]) throws {
    self.values = values
    if let value = values[.data] { data = value.text }
    if let value = values[.database] { database = try value.url(["postgresql://", "postgres://"]) }
    if let value = values[.host] { host = value.text }
    if let value = values[.port] { port = try value.number(0...65_535) }
    if let value = values[.spread] { spread = try value.number(0...86_400) }
    if let value = values[.allowLoopback] { allowsLoopback = try value.boolean() }
    if let value = values[.allowAddress] { allowedAddresses = try value.addressRanges() }
    if let value = values[.resend] { resends = try value.providers() }
    if let value = values[.contact] { contact = try value.contact() }
    if let value = values[.publicURL] { publicURL = try value.publicURL() }
    if let value = values[.logLevel] {
      guard let level = Logger.Level(rawValue: value.text.lowercased()) else {
        throw value.fault("one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      logLevel = level
    }
    if let value = values[.logFormat] {
      guard let format = LogWriter.Format(rawValue: value.text.lowercased()) else {
        throw value.fault("one of \(LogWriter.Format.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      logFormat = format
    }
    if let value = values[.operatorPort] {
      let port = try value.number(0...65_535)
      guard port != self.port || port == 0 else {
        throw value.fault("another port than \(port), which serves everyone")
      }
      operatorPort = port
    }
    fcmAccount = values[.fcmAccount]?.text
    providerCA = values[.providerCA]?.text
    if let value = values[.apnsURL] { apnsURL = try value.serviceURL() }
    if let value = values[.fcmURL] { fcmURL = try value.serviceURL() }
    apns = try Self.apns(values)
    switch (values[.tlsCertificate], values[.tlsKey]) {
    case (let certificate?, let key?): tls = TLS(certificate: certificate.text, key: key.text)
    case (let given?, nil), (nil, let given?):
      throw Failure(given.code, "\(given.origin): A certificate needs its key: give both, or neither.")
    case (nil, nil): break
    }
  }

  /// Returns the settings that a running server has after it has read new ones.
  ///
  /// - Returns: The settings, the names of those that have changed, and the names of those that need a restart, which stay as
  ///   they are.
  func adopting(_ new: Self) throws -> (settings: Self, changed: [Name], needRestart: [Name]) {
    let differing = Name.allCases.filter { values[$0]?.text != new.values[$0]?.text }
    let servesTLS = tls != nil && new.tls != nil
    let isReloadable: (Name) -> Bool = { name in
      name.isReloadable && (servesTLS || ![.tlsCertificate, .tlsKey].contains(name))
    }
    var merged = values
    for name in Name.allCases where isReloadable(name) { merged[name] = new.values[name] }
    return (try Self(merged), differing.filter(isReloadable), differing.filter { !isReloadable($0) })
  }

  /// Reads the three settings of a key for APNs.
  private static func apns(_ values: [Name: Value]) throws -> APNsSettings? {
    let names: [Name] = [.apnsKey, .apnsKeyID, .apnsTeamID]
    guard let given = names.lazy.compactMap({ values[$0] }).first else { return nil }
    guard let file = values[.apnsKey], let key = values[.apnsKeyID], let team = values[.apnsTeamID] else {
      let missing = names.filter { values[$0] == nil }.map(\.rawValue).joined(separator: " and ")
      throw Failure(given.code, "\(given.origin): A key for APNs also needs \(missing).")
    }
    return APNsSettings(file: file.text, keyID: key.text, teamID: team.text)
  }

  /// The variables that aren't settings.
  private static let otherVariables = ["NUDGED_CONFIG", "NUDGED_TEST_CLOCK"]

  private static func checkVariables(_ environment: [String: String]) throws {
    let known = Name.allCases.map(\.variable) + otherVariables
    for name in environment.keys.sorted() where name.hasPrefix("NUDGED_") && !known.contains(name) {
      let names = Name.allCases.map(\.variable).joined(separator: ", ")
      throw Failure(
        .usage, "There is no setting $\(name). \(NearName.hint(name, known))The variables are \(names), NUDGED_CONFIG.")
    }
  }

  private static func values(inFile path: String) throws -> [Name: Value] {
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "\(path) can't be read: \(Failure.reasonNotToRead(path)).")
    }
    var values: [Name: Value] = [:]
    let lines = String(decoding: contents, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let origin = "\(path):\(number)"
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts[1].isEmpty else {
        throw Failure(.badData, "\(origin): Must be a setting and its value, such as port = 8270.")
      }
      guard let name = Name(rawValue: parts[0]) else {
        let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
        let hint = NearName.hint(parts[0], Name.allCases.map(\.rawValue))
        throw Failure(.badData, "\(origin): There is no setting \(parts[0]). \(hint)The settings are \(names).")
      }
      guard values[name] == nil else { throw Failure(.badData, "\(origin): \(parts[0]) is set more than once.") }
      values[name] = Value(text: parts[1], origin: "\(origin): \(parts[0])", code: .badData)
    }
    return values
  }
}
