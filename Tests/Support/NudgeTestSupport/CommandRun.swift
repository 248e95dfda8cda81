import Foundation

/// One run of the command `nudge`, or of another that was built, as a process of its own.
public struct CommandRun: Sendable {
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var complaints: String
  /// Its exit code.
  public var code: Int32

  /// The command that was built beside the tests.
  public static let command = folder + "/nudge"

  /// The folder in which the tests lie.
  private static let folder =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")

  /// Runs the command with the pinned zone data, in UTC and English unless the environment says otherwise.
  ///
  /// - Parameters:
  ///   - name: Which command.
  ///   - arguments: What follows its name.
  ///   - input: Standard input.
  ///   - environment: All variables; by default the pinned zone data.
  /// - Throws: What starting a process throws.
  public init(
    of name: String = "nudge", _ arguments: [String], input: String = "",
    environment: [String: String] = ["TZDIR": Fixtures.zoneinfo]
  ) throws {
    let folder = try TemporaryFolder()
    let inputPath = try folder.write("input", input.utf8)
    let outputPath = try folder.write("output", [])
    let complaintsPath = try folder.write("complaints", [])

    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.folder + "/" + name)
    process.arguments = arguments
    // Where the Swift libraries are not in the system's path, the tests found them by this.
    var environment = environment
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    process.environment = environment
    // Files rather than pipes: nothing has to be read while the process runs.
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: outputPath))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: complaintsPath))
    try process.run()
    process.waitUntilExit()

    output = try String(contentsOfFile: outputPath, encoding: .utf8)
    complaints = try String(contentsOfFile: complaintsPath, encoding: .utf8)
    code = process.terminationStatus
  }

  /// The words of a line as a shell reads them: each text in quotes is one.
  ///
  /// In `$'…'`, `\n`, `\r`, `\t`, `\'`, `\"` and `\\` are read as in a shell.
  ///
  /// - Parameter line: A line without variables, backslashes outside `$'…'`, and other things that a shell reads.
  /// - Returns: The words, without quotes.
  public static func words(of line: some StringProtocol) -> [String] {
    let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t", "'": "'", "\"": "\"", "\\": "\\"]
    var words: [String] = []
    var quote: Character?
    var isInWord = false
    var hasEscapes = false
    var characters = line[...]
    while let character = characters.popFirst() {
      if hasEscapes, character == "\\", let next = characters.first, let escaped = escapes[next] {
        characters.removeFirst()
        words[words.count - 1].append(escaped)
      } else if character == quote {
        quote = nil
        hasEscapes = false
      } else if quote == nil, character == " " {
        isInWord = false
      } else {
        if !isInWord { words.append("") }
        isInWord = true
        if quote == nil, character == "$", characters.first == "'" {
          characters.removeFirst()
          quote = "'"
          hasEscapes = true
        } else if quote == nil, character == "\"" || character == "'" {
          quote = character
        } else {
          words[words.count - 1].append(character)
        }
      }
    }
    return words
  }

  /// Standard output as one JSON object.
  ///
  /// - Returns: The object.
  /// - Throws: Where it is none.
  public func object() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    guard let object = value as? [String: Any] else { throw NotAnObject() }
    return object
  }

  /// Standard output is JSON, but no object.
  public struct NotAnObject: Error {}
}
