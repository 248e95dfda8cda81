#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension KeyedEncodingContainer {
  /// Writes bytes as base64 text, with any encoder.
  mutating func encodeBase64(_ bytes: [UInt8], _ key: Key) throws {
    try encode(Data(bytes).base64EncodedString(), forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads bytes that were written as base64 text.
  ///
  /// - Parameter key: The key.
  /// - Returns: The bytes.
  /// - Throws: `DecodingError`.
  func decodeBase64(_ key: Key) throws -> [UInt8] {
    guard let data = Data(base64Encoded: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "This is not base64.")
    }
    return Array(data)
  }
}
