private import FoundationEssentials
public import Nudge
internal import Synchronization

/// A clock for testing a whole process, whose time and speed are in a file.
///
/// The file contains three numbers, separated by spaces: a simulated time, the machine's time at that moment, both in
/// seconds since 1970, and the number of simulated seconds in each real one. For example, `1795694400 1795000000.5 60`
/// runs at 60 times speed. A test can replace or rewrite the file at any time, which sets the clock, also while the
/// process runs. A file that is missing or that doesn't contain such numbers, because it is being written, leaves the
/// clock as it is.
///
/// The machine's time can come from another clock, such as a database's.
public final class FileClock: DispatchClock {
  private let path: String
  private let machine: @Sendable () -> Double
  /// The last valid content of the file.
  private let last: Mutex<Setting>

  /// The longest time until a change of the file is noticed, in seconds.
  private static let step = 0.01

  /// - Parameter machine: Returns the machine's time, in seconds since 1970.
  /// - Returns: `nil` if the file can't be read.
  public init?(path: String, machine: (@Sendable () -> Double)? = nil) {
    self.path = path
    self.machine = machine ?? { Date().timeIntervalSince1970 }
    guard let setting = Self.setting(at: path) else { return nil }
    last = Mutex(setting)
  }

  public func now() -> Timestamp { Timestamp(Date(timeIntervalSince1970: setting.now(machine()))) }

  public func sleep(until moment: Timestamp) async throws {
    let end = Date(moment).timeIntervalSince1970
    try await sleep(inStepsOf: Self.step) {
      let setting = setting
      return (end - setting.now(machine())) / setting.rate
    }
  }

  private struct Setting {
    var base: Double
    var realBase: Double
    var rate: Double

    func now(_ machine: Double) -> Double { base + (machine - realBase) * rate }
  }

  private var setting: Setting {
    let read = Self.setting(at: path)
    return last.withLock { last in
      if let read { last = read }
      return last
    }
  }

  private static func setting(at path: String) -> Setting? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let numbers = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 3, let base = numbers[0], let realBase = numbers[1], let rate = numbers[2], rate > 0,
      [base, realBase, rate].allSatisfy(\.isFinite)
    else { return nil }
    return Setting(base: base, realBase: realBase, rate: rate)
  }
}
