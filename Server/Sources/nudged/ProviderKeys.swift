internal import Foundation
internal import NudgeSenders

/// The key that a server uses for APNs, as in the settings.
struct APNsSettings: Hashable {
  /// The path of the `.p8` file.
  var file: String
  var keyID: String
  var teamID: String

  /// Reads the key.
  func read() throws -> APNsKey {
    let pem = String(decoding: try KeyFile.contents(file), as: UTF8.self)
    do throws(APNsKeyError) { return try APNsKey(pem: pem, keyID: keyID, teamID: teamID) } catch {
      let sentence =
        switch error {
        case .key: "\(file) must contain a P-256 private key in PEM format, as in the .p8 file from Apple."
        case .keyID: "apns-key-id: Must be the 10 capital letters and digits in the name of Apple's file."
        case .teamID: "apns-team-id: Must be the 10 capital letters and digits of the team in the developer account."
        }
      throw Failure(.badData, sentence)
    }
  }
}

extension Configuration {
  /// Checks that the keys for APNs and FCM can be used, and the certificates that are trusted for them.
  func checkProviders() async throws {
    _ = try apns?.read()
    _ = try fcmAccount.map(KeyFile.account)
    if let providerCA { await (try KeyFile.client(trusting: providerCA)).shutdown() }
  }
}

/// The files with keys for providers.
enum KeyFile {
  static func contents(_ path: String) throws -> Data {
    guard unsafe access(path, R_OK) == 0, let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "\(path) can't be read: \(Failure.reasonNotToRead(path)).")
    }
    guard !Permissions.allowOthers(to: path) else {
      throw Failure(.badData, "\(path) can be read by others. Make it private: chmod 600 \(path)")
    }
    return data
  }

  /// Reads a service account.
  static func account(_ path: String) throws -> FCMAccount {
    let json = try contents(path)
    do throws(FCMAccountError) { return try FCMAccount(json: json) } catch {
      let sentence =
        switch error {
        case .format:
          "must be the JSON of a service account, with project_id, client_email, private_key and token_uri."
        case .project: "project_id must be the ID of a Firebase project, such as example-app-17."
        case .key: "private_key must be an RSA private key in PEM format."
        case .tokenURL: "token_uri must be a URL that begins with https://."
        }
      throw Failure(.badData, "\(path): \(sentence)")
    }
  }

  /// Makes what connects to the providers.
  static func client(trusting path: String?) throws -> HTTP2Client {
    do { return try HTTP2Client(trusting: path) } catch is CertificateFileError {
      let path = path ?? ""
      let isReadable = unsafe access(path, R_OK) == 0
      throw isReadable
        ? Failure(.badData, "\(path) must contain certificates in PEM format.")
        : Failure(.missingInput, "\(path) can't be read: \(Failure.reasonNotToRead(path)).")
    }
  }
}
