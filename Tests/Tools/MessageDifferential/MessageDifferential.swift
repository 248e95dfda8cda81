internal import Foundation
internal import MessageParity
internal import NudgeText

/// Compares random messages with ICU's own MessageFormat, or rendering on many threads with one thread.
///
/// `Scripts/differential messages` runs the former, `Scripts/check --all` the latter under ThreadSanitizer.
@main
struct MessageDifferential {
  static func main() throws {
    if CommandLine.arguments.dropFirst() == ["--threads"] { return try checkThreads() }
    var options = ["--seed": 1, "--count": 100_000]
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      guard ["--seed", "--count", "--case"].contains(name), let value = arguments.popFirst().flatMap({ Int($0) }),
        value >= 0
      else { fail("\(name) is not --threads alone, or --seed, --count or --case with a whole number") }
      options[name] = value
    }
    let seed = options["--seed"] ?? 1
    let numbers = options["--case"].map { $0..<$0 + 1 } ?? 0..<(options["--count"] ?? 0)
    let clock = ContinuousClock()
    var figures = Campaign.Figures()
    let duration = clock.measure { figures = Campaign(seed: UInt64(seed)).run(numbers) }
    print("messages: seed \(seed), ICU \(TextVersions.icu): \(figures.description)")
    print("\(duration.components.seconds) s")
    for failure in figures.failures.prefix(20) { FileHandle.standardError.write(Data("\(failure)\n".utf8)) }
    if !figures.failures.isEmpty { fail("\(figures.failures.count) differences that nothing explains") }
  }

  private static func checkThreads() throws {
    for check in ThreadCheck.allCases {
      let differences = try check.differences()
      guard differences.isEmpty else { fail("\(check.rawValue): messages \(differences.sorted()) differ") }
      print("threads: \(check.rawValue) agrees with one thread")
    }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(1)
  }
}
