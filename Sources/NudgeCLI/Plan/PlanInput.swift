/// A file with people, one a line.
struct PlanInput: Hashable {
  /// Its path; `-` for standard input.
  var path: String

  static let standardInput = PlanInput(path: "-")

  var isStandardInput: Bool { path == "-" }

  /// What it is called in messages.
  var name: String { isStandardInput ? "standard input" : path }

  /// Opens it.
  ///
  /// - Throws: `Failure` where it is not there, or has no lines to read.
  func open() throws -> OpenFile {
    let file: OpenFile
    do throws(OpenFile.Failure) {
      file = try isStandardInput ? .standardInput : OpenFile(reading: path)
    } catch {
      throw failure(error)
    }
    switch file.sort {
    case .regular, .stream: return file
    case .folder: throw Failure(.missingInput, "\(name) is a folder; name a file with people, one a line.")
    case .device: throw Failure(.missingInput, "\(name) is a device without an end; name a file with people.")
    }
  }

  /// Checks that it is there, without opening what would wait for a writer.
  ///
  /// - Throws: `Failure` where it is not.
  func check() throws {
    if isStandardInput { return }
    do throws(OpenFile.Failure) {
      if case .stream = try OpenFile.status(of: path).sort { return }
    } catch {
      throw failure(error)
    }
    _ = try open()
  }

  /// Which file it is; `nil` where that cannot be told.
  var identity: OpenFile.Identity? {
    isStandardInput ? OpenFile.standardInput.identity : try? OpenFile.status(of: path).identity
  }

  /// What is told where it cannot be read.
  func failure(_ error: OpenFile.Failure) -> Failure {
    Failure(.missingInput, "\(name) cannot be read: \(error.message).")
  }
}
