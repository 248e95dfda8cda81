import Crypto
import Foundation
import Nudge
import Testing

@testable import nudged

@Suite("Secrets")
struct SecretsTests {
  private let folder = TemporaryFolder()
  private var data: DataFolder { DataFolder(path: folder.path) }

  @Test func areMadeOnce() throws {
    #expect(Secrets.missing(in: data) == ["secret.key", "vapid.key"])
    #expect(try Secrets.existingVAPID(in: data) == nil)
    let first = try Secrets(in: data)
    let second = try Secrets(in: data)
    #expect(Secrets.missing(in: data) == [])
    #expect(first.vapid.rawRepresentation == second.vapid.rawRepresentation)
    #expect(try Secrets.existingVAPID(in: data)?.rawRepresentation == first.vapid.rawRepresentation)
    for purpose in Secrets.Purpose.allCases { #expect(first.key(for: purpose) == second.key(for: purpose)) }
    #expect(Set(Secrets.Purpose.allCases.map { bytes(first.key(for: $0)) }).count == Secrets.Purpose.allCases.count)
  }

  @Test func belongToTheOwnerOnly() throws {
    _ = try Secrets(in: data)
    for name in ["secret.key", "vapid.key"] {
      let path = "\(folder.path)/\(name)"
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }
    let path = "\(folder.path)/secret.key"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(throws: Failure(.badData, "\(path) can be read by others. Make it private: chmod 600 \(path)")) {
      try Secrets(in: data)
    }
  }

  @Test func thatAreDamagedAreNotReplaced() throws {
    _ = try Secrets(in: data)
    for (name, message) in [
      ("secret.key", "must contain 32 bytes. Restore it from a backup."),
      ("vapid.key", "must contain a P-256 key in PEM format. Restore it from a backup."),
    ] {
      let path = "\(folder.path)/\(name)"
      let content = try Data(contentsOf: URL(filePath: path))
      try content.prefix(20).write(to: URL(filePath: path))
      #expect(throws: Failure(.badData, "\(path) \(message)")) { try Secrets(in: data) }
      try content.write(to: URL(filePath: path))
      _ = try Secrets(in: data)
    }
  }

  /// With RFC 5869's function computed by Python's `hmac`.
  @Test func areDerivedByPurpose() throws {
    _ = try folder.write("secret.key", String(repeating: "k", count: 32))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: "\(folder.path)/secret.key")
    let key = try Secrets(in: data).key(for: .links)
    #expect(bytes(key) == "bda430d49b080af450059b6436b34bebf8a528fde040bd3ddd22672ba9004e82")
  }

  private func bytes(_ key: SymmetricKey) -> String {
    unsafe key.withUnsafeBytes { unsafe $0.map { String(format: "%02x", $0) }.joined() }
  }
}

@Suite("The first person")
struct FirstPersonTests {
  @Test(arguments: [
    ("Europe/Berlin", ["LANG": "de_DE.UTF-8"], "Europe/Berlin", "de-DE"),
    ("Asia/Shanghai", ["LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], "Asia/Shanghai", "zh-CN"),
    ("GMT", ["LANG": "C.UTF-8"], "UTC", "en"),
    ("Nowhere/Land", [:], "UTC", "en"),
  ])
  func hasTheMachinesZoneAndLanguage(
    _ zone: String, _ environment: [String: String], _ expectedZone: String, _ locale: String
  ) throws {
    let person = FirstPerson.person(zone: zone, environment: environment, .compiledIn)
    #expect(person.timeZone == expectedZone)
    #expect(person.locale == (try LocaleTag(locale)))
    try person.validate()
  }
}
