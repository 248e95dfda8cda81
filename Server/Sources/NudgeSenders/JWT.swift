internal import Crypto

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A signed token in the compact form of RFC 7519.
///
/// Source: RFC 7515, section 7.1 <https://www.rfc-editor.org/rfc/rfc7515#section-7.1>
enum JWT {
  struct Header: Encodable {
    var alg: String
    var kid: String?
    var typ: String? = "JWT"
  }

  static func make(
    _ header: Header, _ claims: some Encodable, sign: ([UInt8]) throws -> some Sequence<UInt8>
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let signed = try Base64URL.encode(encoder.encode(header)) + "." + Base64URL.encode(encoder.encode(claims))
    return signed + "." + Base64URL.encode(try sign(Array(signed.utf8)))
  }
}
