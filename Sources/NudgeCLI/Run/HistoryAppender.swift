internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Adds achievements to a history file, writing each one as a complete line in the file's own format, or not at all.
struct HistoryAppender {
  /// The number of bytes to inspect at each end of the history, which is the maximum length of a line.
  private static let windowLength = HistoryReader.maximumLineLength

  /// The path of the file.
  ///
  /// Symbolic links are followed, and the file doesn't need to exist.
  let path: String
  /// The title of each achievement, without control characters, or `nil` for no title.
  var title: String?

  /// Adds a line to the history.
  ///
  /// - Parameter time: The time of the achievement, in RFC 3339 format.
  /// - Throws: `Failure` if the line can't be written, in which case the history is unchanged.
  func append(at time: String) throws {
    do { try add(time) } catch let error as SystemError {
      switch error {
      case .notRegular: throw Failure(.output, "--history: \(path) is not a regular file, so nothing is added to it.")
      case .locked: throw Failure(.output, "--history: \(path) is locked by another program.")
      default: throw Failure(.output, "--history: \(path) cannot be written: \(error).")
      }
    }
  }

  private func add(_ time: String) throws {
    // An editor may replace the file between opening and locking it.
    for _ in 0..<10 {
      let file = try FileDescriptor(appendingTo: path)
      // If the file system doesn't support locks, the line is still written completely, because it is a single write.
      guard try file.lockPatiently() else { throw SystemError.locked }
      let status = try file.status()
      if (try? FileStatus(of: path).identity) == status.identity { return try add(time, to: file, length: status.size) }
    }
    throw SystemError.locked
  }

  private func add(_ time: String, to file: FileDescriptor, length: Int) throws {
    let window = Self.windowLength
    let head = try file.bytes(at: 0, count: min(length, window))
    // A line in UTF-8 would make the file unreadable in either encoding.
    if let reason = HistoryFile.encodingError(of: head, isWhole: length <= window) {
      throw Failure(.output, "--history: \(path) \(reason)")
    }
    let tail = length <= window ? head : try file.bytes(at: length - window, count: window)
    let known = HistoryForm(head: head, tail: tail)
    let form = known ?? HistoryForm(named: FileReading.canonicalPath(path) ?? path)

    guard let line = form.line(at: time, title: title) else {
      throw Failure(
        .output,
        "--history: \(path) has a column for each of several habits, so it is not known which one to add to; use another "
          + "file, or set --entry to the name of a column.")
    }
    // A file in the format of old Macs has CR alone.
    let lineBreak: [UInt8] =
      head.firstRange(of: [0x0D, 0x0A]) != nil
      ? [0x0D, 0x0A] : head.contains(0x0D) && !head.contains(0x0A) ? [0x0D] : [0x0A]
    var bytes: [UInt8] = []
    if let last = tail.last, last != lineBreak.last { bytes += lineBreak }
    if known == nil, let header = form.header { bytes += Array(header.utf8) + lineBreak }
    bytes += line + lineBreak

    do throws(SystemError) {
      // Use a single write so that other writes can't interleave.
      try file.write(bytes)
      try file.sync()
    } catch {
      // Restore the previous length, because a partial line is worse than no line.
      try? file.truncate(to: length)
      throw error
    }
  }
}
