internal import Crypto
internal import Nudge
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A text that only this server can make, and that anyone who has it can show: a link's or a cookie's.
///
/// The text consists of JSON and its HMAC-SHA256, both in base64url. It isn't encrypted.
protocol Ticket: Codable {
  var expires: Int64 { get }
}

extension Ticket {
  func signed(with key: SymmetricKey) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = Base64URL.encode(try encoder.encode(self))
    return content + "." + Base64URL.encode(HMAC<SHA256>.authenticationCode(for: Array(content.utf8), using: key))
  }

  /// Reads a ticket, or returns `nil` if this server didn't make it.
  init?(signed text: some StringProtocol, with key: SymmetricKey) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 4_096, parts.count == 2, let code = Base64URL.decode(parts[1]),
      // Another spelling of the same bytes isn't accepted.
      Base64URL.encode(code) == parts[1],
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Array(parts[0].utf8), using: key),
      let content = Base64URL.decode(parts[0]), let ticket = try? JSONDecoder().decode(Self.self, from: content)
    else { return nil }
    self = ticket
  }

  /// Returns whether the ticket can't be used any more.
  func hasExpired(at now: Timestamp) -> Bool { expires <= now.secondsSinceEpoch }
}

/// The person whose page a ticket gives access to.
///
/// Someone who was erased and stored again with the same ID is another person.
struct TicketHolder: Codable {
  var person: String
  /// The time at which the person was first stored, in seconds since 1970.
  var stored: Int64
}

extension TicketHolder {
  init(_ record: PersonRecord) {
    self.init(person: record.person.id, stored: record.createdAt.secondsSinceEpoch)
  }

  /// Returns the person, or `nil` if they were erased.
  func record(in store: any Store) async throws -> PersonRecord? {
    guard let record = try await store.person(person), record.createdAt.secondsSinceEpoch == stored else { return nil }
    return record
  }
}

/// The content of a link to a person's page.
struct LinkTicket: Ticket {
  var holder: TicketHolder
  /// Identifies the link, which can be used once.
  var id: String
  var expires: Int64
}

/// The content of the cookie of a person's page.
struct Session: Ticket {
  /// The time for which a browser has access after it opened the page: 180 days, in seconds.
  static let lifetime: Int64 = 180 * 86_400

  var holder: TicketHolder
  /// Identifies the session.
  ///
  /// It stays the same when the session is renewed.
  var id: String
  var issued: Int64
  var expires: Int64

  init(holder: TicketHolder, id: String = Base64URL.random(), at now: Timestamp) {
    self.holder = holder
    self.id = id
    issued = now.secondsSinceEpoch
    expires = issued + Self.lifetime
  }

  /// The end of the ID of each device that this session has connected.
  private var deviceSuffix: String { "-" + Base64URL.encode(SHA256.hash(data: Array(id.utf8)).prefix(6)) }

  /// Returns the ID of the device with an endpoint.
  func device(_ endpoint: DeviceEndpoint) -> String { endpoint.prefix + deviceSuffix }

  /// Returns whether this session has connected a device.
  func owns(_ device: String) -> Bool { device.hasPrefix(DeviceEndpoint.start) && device.hasSuffix(deviceSuffix) }

  /// Returns whether the session is a day old, so that whoever comes regularly never needs another link.
  func isRenewable(at now: Timestamp) -> Bool { issued + 86_400 <= now.secondsSinceEpoch }
}

/// The address of a browser at its push service, which is secret.
struct DeviceEndpoint {
  static let start = "web-"
  var url: String

  /// The beginning of the device's ID.
  ///
  /// A browser has one subscription. The rest of the ID says which session has connected it, so that signing out ends it.
  var prefix: String { Self.start + Base64URL.encode(SHA256.hash(data: Array(url.utf8)).prefix(12)) }

  /// Returns whether a device has this endpoint.
  ///
  /// Earlier versions of the server made IDs that consist of the prefix alone.
  func isOf(_ device: String) -> Bool { device == prefix || device.hasPrefix(prefix + "-") }
}

enum Base64URL {
  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  static func decode(_ text: some StringProtocol) -> Data? {
    let text = String(text).replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
  }

  /// Makes a text from 128 random bits.
  static func random() -> String {
    var random = SystemRandomNumberGenerator()
    return encode((0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
  }
}
