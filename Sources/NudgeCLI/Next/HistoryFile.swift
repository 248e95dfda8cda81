internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Reads a history from a file or standard input in a single pass, and reports invalid lines.
enum HistoryFile {
  /// The maximum number of faults to report individually.
  ///
  /// Additional faults are only counted.
  static let maximumFaultsTold = 20

  /// Reads a history.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - zone: The time zone for times without an offset.
  ///   - complain: A closure that receives a message for each invalid line.
  ///   - body: A closure that receives each achievement.
  /// - Returns: The number of invalid lines.
  /// - Throws: `Failure` if the file can't be read.
  static func read(
    _ path: String, in zone: Zone, complain: (String) -> Void = { Terminal.complain($0) }, _ body: (Achievement) -> Void
  ) throws -> Int {
    let file = path == "-" ? nil : path
    let name = file ?? "standard input"
    if file == nil, FileDescriptor.standardInput.isTerminal {
      Terminal.complain("reading a history from the terminal, one achievement per line; end it with Ctrl-D")
    }

    var reader = HistoryReader(in: zone)
    var faultCount = 0
    func take(_ result: HistoryReader.Result) {
      switch result {
      case .success(let achievement): body(achievement)
      case .failure(let fault):
        faultCount += 1
        if faultCount <= maximumFaultsTold { complain("\(name):\(fault.line): \(fault.reason.wording)") }
      }
    }
    do throws(SystemError) {
      try FileReading.forEachPiece(of: file) { reader.read($0, take) }
    } catch {
      throw Failure(.missingInput, "--history: \(name) cannot be read: \(error).")
    }
    reader.finish(take)
    if faultCount > maximumFaultsTold {
      complain("\(name): \(faultCount - maximumFaultsTold) more lines are invalid")
    }
    return faultCount
  }
}

extension HistoryFault.Reason {
  /// A description of what is wrong with a line and what would be valid instead.
  var wording: String {
    switch self {
    case .time(let error): "the line does not begin with a date or time. \(Self.wording(error))"
    case .value(let error): "at is not a date or time. \(Self.wording(error))"
    case .notAnObject: #"not a JSON object; use a line such as {"at":"2026-11-20","title":"…"}."#
    case .missingTime: "the time is missing; add it with the key at, such as 2026-11-20."
    case .notAString(let key): "\(key) is not a string."
    case .headerWithoutTime: "neither a time nor a CSV header with an at column."
    case .malformedQuote:
      #"a quoted field has no closing quote; double a quote inside the field, as in "5"" nails"."#
    case .tooLong: "longer than 1 MiB."
    }
  }

  private static func wording(_ error: CivilError) -> String {
    error.wording(example: "2026-11-20, 2026-11-20 08:00 or 2026-11-20T08:00:00+01:00")
  }
}
