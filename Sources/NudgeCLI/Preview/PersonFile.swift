internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// A file with one person's JSON, on one line or on many.
enum PersonFile {
  /// Reads a person from a file.
  ///
  /// - Throws: `Failure` that says where something is missing or wrong.
  static func read(_ path: String) throws -> Person {
    var bytes: [UInt8]
    do throws(FileReading.Failure) {
      bytes = try FileReading.bytes(at: path, maximum: PersonReader.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--person: \(path) is not a regular file.")
      case .tooLarge: throw Failure(.badData, "--person: \(path) is larger than 1 MiB.")
      case .system(let code):
        throw Failure(.missingInput, "--person: \(path) cannot be read: \(System.message(code)).")
      }
    }
    // Editors may begin a file with one.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var reader = PersonReader()
    do throws(PersonError) { return try reader.person(from: bytes) } catch {
      let place = error.path.isEmpty ? "" : "\(error.path.forTerminal): "
      throw Failure(
        .badData, "--person: \(path):\(error.position.line):\(error.position.column): \(place)\(error.reason.wording)")
    }
  }
}
