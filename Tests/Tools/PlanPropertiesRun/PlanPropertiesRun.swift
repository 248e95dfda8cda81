internal import Foundation
internal import PlanProperties

/// Holds the plans of random people against what every plan keeps to: `plan-properties [PEOPLE [FIRST-SEED]]`.
@main
struct PlanPropertiesRun {
  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard numbers.count <= 2, !numbers.contains(nil) else { fail("usage: plan-properties [PEOPLE [FIRST-SEED]]") }
    let count = numbers.first.flatMap(\.self) ?? 10_000
    let first = numbers.dropFirst().first.flatMap(\.self) ?? 0
    let properties = PlanProperties()
    let clock = ContinuousClock()
    let begin = clock.now
    var notifications = 0
    var faults: [String] = []
    try await withThrowingTaskGroup(of: PlanProperties.Figures.self) { group in
      for start in stride(from: first, to: first + count, by: 100) {
        group.addTask {
          var sum = PlanProperties.Figures()
          for seed in start..<min(start + 100, first + count) {
            let figures = try properties.check(seed: seed)
            sum.notifications += figures.notifications
            sum.faults += figures.faults
          }
          return sum
        }
      }
      for try await figures in group {
        notifications += figures.notifications
        faults += figures.faults
      }
    }
    print("plans: \(count) people from seed \(first), \(notifications) notifications, \(faults.count) faults")
    print("\((clock.now - begin).components.seconds) s")
    for fault in faults.sorted().prefix(20) { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
    if !faults.isEmpty { exit(1) }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(64)
  }
}
