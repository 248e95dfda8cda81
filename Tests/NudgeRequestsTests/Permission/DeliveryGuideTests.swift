import NudgeRequests
import NudgeTestSupport
import Testing

/// Holds the tables of docs/delivery.md against the code, state by state.
@Suite("The tables of docs/delivery.md")
struct DeliveryGuideTests {
  /// The rows of the table below a heading, the head first.
  static func table(below heading: String) throws -> [[String]] {
    let guide = try Fixtures.projectFile("docs/delivery.md")
    let lines = guide.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == heading }, "no heading \(heading)")
    let table = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    let rows = table.map { line in
      line.dropFirst().dropLast().split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
    return rows.filter { $0.first != "---" }
  }

  static func inputs(of platform: DeviceState.Platform) -> (heading: String, values: [String: String]) {
    switch platform {
    case .ios(let state):
      (
        "### iOS",
        [
          "alarmKit": state.alarmKit.rawValue, "notificationPermission": state.notificationPermission.rawValue,
          "needsNotifications": "\(state.needsNotifications)",
        ]
      )
    case .android(let state):
      (
        "### Android",
        [
          "notificationPermission": state.notificationPermission.rawValue, "channel": state.channel.rawValue,
          "exactTiming": state.exactTiming.rawValue,
        ]
      )
    case .web(let state):
      (
        "### Web",
        [
          "notificationPermission": state.notificationPermission.rawValue,
          "pushSubscription": state.pushSubscription.rawValue,
        ]
      )
    case .linux(let state): ("### Linux", ["server": state.server.rawValue])
    }
  }

  @Test(arguments: DeviceState.platforms)
  func sayWhatTheCodeDecides(platform: DeviceState.Platform) throws {
    let (heading, inputs) = Self.inputs(of: platform)
    let table = try Self.table(below: heading)
    let head = try #require(table.first)
    let row = try #require(
      table.dropFirst().first { row in
        zip(head, row).allSatisfy { name, cell in inputs[name].map { cell == $0 || cell == "any" } ?? true }
      })
    let decision = DeliveryDecision(DeviceState(platform))
    let outputs = [
      "nextStep": decision.nextStep.rawValue, "delivery": decision.delivery.rawValue,
      "settingsTarget": decision.settingsTarget?.rawValue ?? "null",
      "cause": decision.cause?.rawValue ?? "null", "canRepromptInApp": "\(decision.canRepromptInApp)",
      "quiet": "\(decision.quiet)",
    ]
    #expect(Set(head) == Set(inputs.keys).union(outputs.keys))
    for (name, cell) in zip(head, row) where inputs[name] == nil { #expect(cell == outputs[name], "\(name)") }
  }

  /// No row is there for nothing.
  @Test(arguments: ["### iOS", "### Android", "### Web", "### Linux"])
  func haveNoRowThatNothingReaches(heading: String) throws {
    let table = try Self.table(below: heading)
    let head = try #require(table.first)
    var reached: Set<Int> = []
    for platform in DeviceState.platforms {
      let (own, inputs) = Self.inputs(of: platform)
      guard own == heading else { continue }
      let place = table.indices.dropFirst().first { index in
        zip(head, table[index]).allSatisfy { name, cell in inputs[name].map { cell == $0 || cell == "any" } ?? true }
      }
      reached.insert(try #require(place))
    }
    #expect(reached == Set(table.indices.dropFirst()))
  }
}
