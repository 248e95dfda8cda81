#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// One line of an NDJSON history.
enum HistoryObject {
  private struct Keys: Decodable {
    var at: String?
    var title: String?
  }

  static func achievement(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> Achievement {
    let keys: Keys
    do {
      keys = try JSONDecoder().decode(Keys.self, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
      throw .notAString(key: context.codingPath.map(\.stringValue).joined(separator: "."))
    } catch {
      throw .notAnObject
    }
    guard let at = keys.at else { throw .missingTime }
    return Achievement(at: try HistoryReader.moment(at), title: keys.title?.isEmpty == false ? keys.title : nil)
  }
}
