internal import NudgePlanning
internal import NudgeSystem
internal import NudgeTime

/// Adds achievements to a history's file, each as one whole line in the file's own form, or not at all.
struct HistoryAppender {
  /// How much of a history's beginning and end is looked at, in bytes: the longest line that is read.
  private static let windowLength = HistoryReader.maximumLineLength
  /// How often and for how long it waits for another program that holds the file; milliseconds.
  private static let lockTries = 40
  private static let lockPause: Int32 = 50

  /// The file; a link is followed, and it need not be there.
  let path: String
  /// What stands beside each time, without control characters; `nil` for nothing.
  var title: String?

  /// Adds a line.
  ///
  /// - Parameter time: When, as RFC 3339 has it.
  /// - Throws: `Failure`; the history is then as it was.
  func append(at time: String) throws {
    do throws(SystemError) { try add(time) } catch {
      switch error {
      case .notRegular: throw Failure(.output, "--history: \(path) is not a regular file, and nothing is added to it.")
      case .locked: throw Failure(.output, "--history: \(path) is held by another program.")
      default: throw Failure(.output, "--history: \(path) cannot be written: \(error).")
      }
    }
  }

  private func add(_ time: String) throws(SystemError) {
    // Between opening and locking an editor may have put another file in its place.
    for _ in 0..<10 {
      let file = try FileDescriptor(appendingTo: path)
      try lock(file)
      let status = try file.status()
      if (try? FileStatus(of: path).identity) == status.identity { return try add(time, to: file, length: status.size) }
    }
    throw .locked
  }

  private func lock(_ file: FileDescriptor) throws(SystemError) {
    for _ in 0..<Self.lockTries {
      // Without locks, a line of one write is whole too.
      if try file.lock() { return }
      System.pause(milliseconds: Self.lockPause)
    }
    throw .locked
  }

  private func add(_ time: String, to file: FileDescriptor, length: Int) throws(SystemError) {
    let window = Self.windowLength
    let head = try file.bytes(at: 0, count: min(length, window))
    let tail = length <= window ? head : try file.bytes(at: length - window, count: window)
    let known = HistoryForm(head: head, tail: tail)
    let form = known ?? HistoryForm(named: FileReading.canonicalPath(path) ?? path)

    let lineBreak: [UInt8] = head.firstRange(of: [0x0D, 0x0A]) != nil ? [0x0D, 0x0A] : [0x0A]
    var bytes: [UInt8] = []
    if let last = tail.last, last != 0x0A { bytes += lineBreak }
    if known == nil, let header = form.header { bytes += Array(header.utf8) + lineBreak }
    bytes += form.line(at: time, title: title) + lineBreak

    do throws(SystemError) {
      // One write, which no other can come between.
      try file.write(bytes)
      try file.sync()
    } catch {
      // Part of a line is worse than none: the file gets back the length it had.
      try? file.truncate(to: length)
      throw error
    }
  }
}
