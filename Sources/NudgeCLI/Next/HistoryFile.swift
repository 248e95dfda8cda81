internal import Nudge
internal import NudgeTime

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Reads a history from a file or standard input in one pass, and complains of the lines that cannot be used.
enum HistoryFile {
  /// The most faults that are told one by one; the rest is counted.
  static let maximumFaultsTold = 20

  /// Reads a history.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for standard input.
  ///   - body: Called for each achievement.
  /// - Returns: How many lines could not be used.
  /// - Throws: `Failure` where the file cannot be read.
  static func read(_ path: String, _ body: (Achievement) -> Void) throws -> Int {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "standard input" : path
    let descriptor = isStandardInput ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.missingInput, "--history: \(path) cannot be read: \(SystemMessage.text(errno)).")
    }
    defer { if !isStandardInput { close(descriptor) } }
    if FileReading.isEndlessDevice(descriptor) {
      throw Failure(.missingInput, "--history: \(path) is a device, not a history.")
    }
    if isStandardInput, isatty(STDIN_FILENO) == 1 {
      Terminal.complain("reading a history from the terminal, one achievement a line; end it with Ctrl-D")
    }

    var reader = HistoryReader()
    var faultCount = 0
    func take(_ result: HistoryReader.Result) {
      switch result {
      case .success(let achievement): body(achievement)
      case .failure(let fault):
        faultCount += 1
        if faultCount <= maximumFaultsTold { Terminal.complain("\(name):\(fault.line): \(fault.reason.wording)") }
      }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe readBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure(.missingInput, "--history: \(name) cannot be read: \(SystemMessage.text(errno)).")
      }
      if count == 0 { break }
      reader.read(buffer[..<count], take)
    }
    reader.finish(take)
    if faultCount > maximumFaultsTold {
      Terminal.complain("\(name): \(faultCount - maximumFaultsTold) more lines cannot be used")
    }
    return faultCount
  }

  private static func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
    unsafe Musl.read(descriptor, start, count)
    #else
    unsafe Darwin.read(descriptor, start, count)
    #endif
  }
}

extension HistoryFault.Reason {
  /// What is wrong with a line, and what would be right.
  var wording: String {
    switch self {
    case .time(let error):
      """
      no time or date before the first tab. \(error.wording(
        example: "2026-11-20, or 2026-11-20T08:00:00+01:00 with its offset from UTC"))
      """
    case .notAnObject: #"not a JSON object; a line is such as {"at":"2026-11-20","title":"…"}."#
    case .missingTime: "no time; it stands under at, such as 2026-11-20."
    case .notAString(let key): "\(key) is not text in quotes."
    case .headerWithoutTime: "neither a time nor a CSV header with a column at."
    case .malformedQuote:
      #"a quoted field does not end as it should; a quote inside one is doubled, as in "5"" nails"."#
    case .tooLong: "longer than 1 MiB."
    }
  }
}
