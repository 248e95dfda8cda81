import NudgeDelivery
import Testing

@Suite("RescheduleAction")
struct RescheduleActionTests {
  /// The table of docs/delivery.md says the same.
  @Test func isWhatTheGuideSays() throws {
    let android = try DeliveryGuideTests.table(below: "### On Android").dropFirst()
    #expect(android.map { $0[0] } == RescheduleAction.SystemEvent.Android.allCases.map(\.rawValue))
    for (row, event) in zip(android, RescheduleAction.SystemEvent.Android.allCases) {
      #expect(RescheduleAction(after: .android(event)).rawValue == row[2], "\(event)")
    }
    let ios = try DeliveryGuideTests.table(below: "### On iOS").dropFirst()
    #expect(ios.map { $0[0] } == RescheduleAction.SystemEvent.IOS.allCases.map(\.rawValue))
    for (row, event) in zip(ios, RescheduleAction.SystemEvent.IOS.allCases) {
      #expect(RescheduleAction(after: .ios(event)).rawValue == row[2], "\(event)")
    }
  }

  /// Whatever takes alarms away leads to one.
  @Test(
    arguments: [.bootCompleted, .appUpdated, .exactTimingRevoked, .appOpened, .notificationFired]
      as [RescheduleAction.SystemEvent.Android])
  func armsAgainWhatIsGone(event: RescheduleAction.SystemEvent.Android) {
    #expect(RescheduleAction(after: .android(event)) != .nothing)
  }
}
