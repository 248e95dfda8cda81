internal import Crypto
internal import Foundation
internal import NudgeStore
internal import NudgeStorePostgres

/// The keys of this server, which are made at the first start.
///
/// `secret.key` contains 32 random bytes, from which a key for each purpose is derived (RFC 5869). `vapid.key` is the key that
/// browsers' push subscriptions belong to.
struct Secrets {
  /// The purpose of a derived key.
  ///
  /// A key for one purpose is useless for any other.
  enum Purpose: String, CaseIterable {
    /// The hashes of erased people's IDs.
    case erasure
    /// Links to people's pages.
    case links
    /// The cookies of people's pages.
    case cookies
    /// The answers that are kept for repeated requests.
    case answers
    /// Tells whether processes that share a database have the same keys.
    case fingerprint
  }

  /// Identifies the server to push services.
  let vapid: P256.Signing.PrivateKey
  private let secret: SymmetricKey

  /// Reads the keys in a folder, and makes those that are missing.
  init(in folder: DataFolder) throws {
    let bytes = try Self.secretFile(folder).contents { Data((0..<32).map { _ in UInt8.random(in: 0...255) }) }
    guard bytes.count == 32 else {
      throw Failure(.badData, "\(Self.secretFile(folder).path) must contain 32 bytes. Restore it from a backup.")
    }
    secret = SymmetricKey(data: bytes)
    vapid = try Self.vapid(
      try Self.vapidFile(folder).contents { Data(P256.Signing.PrivateKey().pemRepresentation.utf8) }, folder)
  }

  /// Returns the names of the files that don't exist.
  static func missing(in folder: DataFolder) -> [String] {
    [secretFile(folder), vapidFile(folder)].filter { !$0.exists }.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
  }

  /// Reads the key for push services without making one.
  static func existingVAPID(in folder: DataFolder) throws -> P256.Signing.PrivateKey? {
    guard vapidFile(folder).exists else { return nil }
    return try vapid(try vapidFile(folder).contents { Data() }, folder)
  }

  /// Returns the key for a purpose, which is always the same.
  func key(for purpose: Purpose) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, info: Array("nudged \(purpose.rawValue)".utf8), outputByteCount: 32)
  }

  /// Says which keys these are, without telling anything about them.
  private var fingerprint: String {
    HMAC<SHA256>.authenticationCode(for: vapid.publicKey.rawRepresentation, using: key(for: .fingerprint)).prefix(8)
      .map { String(format: "%02x", $0) }.joined()
  }

  /// Checks that all processes that share a database have the same keys.
  func check(_ folder: DataFolder, _ store: any Store) async throws {
    guard let store = store as? PostgresStore else { return }
    guard try await store.remember(fingerprint, as: Self.fingerprintName) == fingerprint else {
      throw Failure(
        .badData,
        """
        The keys in \(folder.path) aren't those that the other processes of this database use. Copy secret.key and \
        vapid.key from the folder of one of them.
        """)
    }
  }

  /// Returns a Boolean value indicating whether processes that share a database already have keys.
  static func exist(for store: any Store) async throws -> Bool {
    try await (store as? PostgresStore)?.remembered(fingerprintName) != nil
  }

  private static let fingerprintName = "keys"

  /// Makes these the keys of all processes that share a database.
  func replace(_ store: any Store) async throws {
    guard let store = store as? PostgresStore else { return }
    _ = try await store.remember(fingerprint, as: Self.fingerprintName, replaces: true)
  }

  private static func secretFile(_ folder: DataFolder) -> SecretFile { SecretFile(path: folder.path + "/secret.key") }

  private static func vapidFile(_ folder: DataFolder) -> SecretFile { SecretFile(path: folder.path + "/vapid.key") }

  private static func vapid(_ pem: Data, _ folder: DataFolder) throws -> P256.Signing.PrivateKey {
    do { return try P256.Signing.PrivateKey(pemRepresentation: String(decoding: pem, as: UTF8.self)) } catch {
      throw Failure(
        .badData, "\(vapidFile(folder).path) must contain a P-256 key in PEM format. Restore it from a backup.")
    }
  }
}

/// A file that only its owner may read.
struct SecretFile {
  let path: String

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the file's content, or makes the file first.
  func contents(_ make: () -> Data) throws -> Data {
    if !exists { try write(make()) }
    guard unsafe access(path, R_OK) == 0, let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "\(path) can't be read: \(Failure.reasonNotToRead(path)).")
    }
    guard !Permissions.allowOthers(to: path) else {
      throw Failure(.badData, "\(path) can be read by others. Make it private: chmod 600 \(path)")
    }
    return data
  }

  /// Writes the file so that it is either complete or absent after a power failure.
  private func write(_ data: Data) throws {
    let new = path + ".new"
    let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    let written = unsafe data.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    let isWritten = written == data.count && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, unsafe rename(new, path) == 0 else { throw failure }
  }

  private var failure: Failure { Failure(.output, "\(path) can't be written: \(Failure.systemReason).") }
}
