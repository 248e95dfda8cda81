#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension KeyedEncodingContainer {
  /// Encodes bytes as base64 text, with any encoder.
  mutating func encodeBase64(_ bytes: [UInt8], _ key: Key) throws {
    try encode(Data(bytes).base64EncodedString(), forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Decodes bytes from base64 text.
  ///
  /// - Parameter key: The key of the text.
  /// - Returns: The bytes.
  /// - Throws: `DecodingError`.
  func decodeBase64(_ key: Key) throws -> [UInt8] {
    guard let data = Data(base64Encoded: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "Invalid base64.")
    }
    return Array(data)
  }
}
