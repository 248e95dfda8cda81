import NudgeDelivery
import Testing

@Suite("PendingNotifications.Action")
struct RescheduleActionTests {
  /// The table of docs/delivery.md says the same.
  @Test func isWhatTheGuideSays() throws {
    let android = try DeliveryGuideTests.table(below: "### On Android").dropFirst()
    #expect(android.map { $0[0] } == PendingNotifications.Action.SystemEvent.Android.allCases.map(\.rawValue))
    for (row, event) in zip(android, PendingNotifications.Action.SystemEvent.Android.allCases) {
      #expect(PendingNotifications.Action(after: .android(event)).rawValue == row[2], "\(event)")
    }
    let ios = try DeliveryGuideTests.table(below: "### On iOS").dropFirst()
    #expect(ios.map { $0[0] } == PendingNotifications.Action.SystemEvent.IOS.allCases.map(\.rawValue))
    for (row, event) in zip(ios, PendingNotifications.Action.SystemEvent.IOS.allCases) {
      #expect(PendingNotifications.Action(after: .ios(event)).rawValue == row[2], "\(event)")
    }
  }

  /// Whatever takes alarms away leads to one.
  @Test(
    arguments: [.bootCompleted, .appUpdated, .exactTimingRevoked, .appOpened, .notificationFired]
      as [PendingNotifications.Action.SystemEvent.Android])
  func armsAgainWhatIsGone(event: PendingNotifications.Action.SystemEvent.Android) {
    #expect(PendingNotifications.Action(after: .android(event)) != .nothing)
  }
}
