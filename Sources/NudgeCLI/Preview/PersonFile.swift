internal import NudgeText
internal import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// What a preview takes from a person's JSON: who they are, how they like to be spoken to, and how far they are.
///
/// The rest of the object, such as switches and pauses, decides whether something fires and not what it says; it is left
/// alone.
struct PersonFile: Decodable {
  var id: String
  var locale: String?
  var timeZone: String?
  var anchor: String?
  var preferences: Preferences?
  var progress: Summary?

  struct Preferences: Decodable {
    var style: String?
    var reminders: Reminders?
    var quietHours: QuietHours?
  }

  struct QuietHours: Decodable {
    var from: String
    var to: String
  }

  struct Reminders: Decodable {
    var frequency: String?
    var times: [String]?
  }

  struct Summary: Decodable {
    var count: Int?
    var currentStreak: Int?
    var lastOn: String?
  }

  /// The largest person file that is read, in bytes: 1 MiB.
  static let maximumSize = 1 << 20

  /// Reads a person from a file.
  ///
  /// - Throws: `Failure` that says what is missing or wrong.
  static func read(_ path: String) throws -> PersonFile {
    let bytes: [UInt8]
    do throws(FileReading.Failure) {
      bytes = try FileReading.bytes(at: path, maximum: maximumSize, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--person: \(path) is not a regular file.")
      case .tooLarge: throw Failure(.badData, "--person: \(path) is larger than 1 MiB.")
      case .system(let code):
        throw Failure(.missingInput, "--person: \(path) cannot be read: \(System.message(code)).")
      }
    }
    do {
      return try JSONDecoder().decode(PersonFile.self, from: Data(bytes))
    } catch DecodingError.keyNotFound(let key, let context) {
      throw Failure(.badData, "--person: \(path) has no \(place(context.codingPath + [key])); it wants at least an id.")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw Failure(.badData, "--person: in \(path), \(place(context.codingPath)) has the wrong type.")
    } catch {
      throw Failure(.badData, #"--person: \#(path) is not a JSON object such as {"id":"u-17","locale":"zh-Hans-CN"}."#)
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the whole" : path.map(\.stringValue).joined(separator: ".")
  }
}
