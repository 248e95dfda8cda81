import NudgeRequests
import Testing

@Suite("RefreshAction")
struct RefreshActionTests {
  /// The table of docs/delivery.md says the same.
  @Test func isWhatTheGuideSays() throws {
    let android = try DeliveryGuideTests.table(below: "### On Android").dropFirst()
    #expect(android.map { $0[0] } == RefreshAction.SystemEvent.Android.allCases.map(\.rawValue))
    for (row, event) in zip(android, RefreshAction.SystemEvent.Android.allCases) {
      #expect(RefreshAction(after: .android(event)).rawValue == row[2], "\(event)")
    }
    let ios = try DeliveryGuideTests.table(below: "### On iOS").dropFirst()
    #expect(ios.map { $0[0] } == RefreshAction.SystemEvent.IOS.allCases.map(\.rawValue))
    for (row, event) in zip(ios, RefreshAction.SystemEvent.IOS.allCases) {
      #expect(RefreshAction(after: .ios(event)).rawValue == row[2], "\(event)")
    }
  }

  /// Whatever takes alarms away leads to one.
  @Test(
    arguments: [.bootCompleted, .appUpdated, .exactTimingRevoked, .appOpened, .notificationFired]
      as [RefreshAction.SystemEvent.Android])
  func armsAgainWhatIsGone(event: RefreshAction.SystemEvent.Android) {
    #expect(RefreshAction(after: .android(event)) != .nothing)
  }
}
