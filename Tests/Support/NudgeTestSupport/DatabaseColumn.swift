import Foundation

/// A text column of a database, which decodes values as GRDB does.
///
/// A value that encodes a container is stored as JSON. To read it back, GRDB first offers the column's text as a single
/// value, throws an error of its own if a container is requested, and starts again with a JSON decoder.
///
/// Source: GRDB 7.10, FetchableRecord+Decodable.swift, `ColumnDecoder`
/// <https://github.com/groue/GRDB.swift/blob/v7.10.0/GRDB/Record/FetchableRecord%2BDecodable.swift>
public struct DatabaseColumn {
  private var text: String

  /// Stores a value as JSON.
  public init(json value: some Encodable) throws {
    text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// Reads the value.
  public func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    do { return try Value(from: ColumnDecoder(text: text)) } catch is JSONRequired {
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
  }
}

private struct JSONRequired: Error {}

private struct ColumnDecoder: Decoder, SingleValueDecodingContainer {
  var text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw JSONRequired() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw JSONRequired() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  /// Decodes any type: text and numbers from the column, and other values from this decoder.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let type = Value.self as? any LosslessStringConvertible.Type else { return try Value(from: self) }
    guard let value = type.init(text) as? Value else {
      throw DecodingError.dataCorruptedError(in: self, debugDescription: "The column has another type.")
    }
    return value
  }
}
