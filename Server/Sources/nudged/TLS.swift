internal import Foundation
internal import NIOCore
internal import NIOSSL
internal import Synchronization

extension Configuration.TLS {
  /// Reads the certificate and its key, and checks that they belong together.
  func read() throws -> TLSConfiguration {
    func file<Content>(_ path: String, _ what: String, _ read: (String) throws -> Content) throws -> Content {
      guard unsafe access(path, R_OK) == 0 else {
        throw Failure(.missingInput, "\(path) can't be read: \(Failure.systemReason).")
      }
      do { return try read(path) } catch { throw Failure(.badData, "\(path) must contain \(what) in PEM format.") }
    }
    let chain = try file(certificate, "a certificate") { try NIOSSLCertificate.fromPEMFile($0) }
    let privateKey = try file(key, "a private key") { try NIOSSLPrivateKey(file: $0, format: .pem) }
    let configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
    do { _ = try NIOSSLContext(configuration: configuration) } catch {
      throw Failure(.badData, "\(key) isn't the key of the certificate in \(certificate).")
    }
    return configuration
  }
}

/// The certificate of a server, which can be replaced while the server runs.
///
/// A connection keeps the certificate with which it began.
final class Certificate: Sendable {
  private let first: TLSConfiguration
  private let current: Mutex<NIOSSLContextConfigurationOverride>

  init(_ configuration: TLSConfiguration) {
    first = configuration
    current = Mutex(Self.override(configuration))
  }

  /// Uses another certificate for new connections.
  func replace(with configuration: TLSConfiguration) { current.withLock { $0 = Self.override(configuration) } }

  /// The TLS configuration of a listener.
  var configuration: TLSConfiguration {
    var configuration = first
    configuration.sslContextCallback = { [self] _, promise in promise.succeed(current.withLock(\.self)) }
    return configuration
  }

  private static func override(_ configuration: TLSConfiguration) -> NIOSSLContextConfigurationOverride {
    var override = NIOSSLContextConfigurationOverride()
    override.certificateChain = configuration.certificateChain
    override.privateKey = configuration.privateKey
    return override
  }
}
