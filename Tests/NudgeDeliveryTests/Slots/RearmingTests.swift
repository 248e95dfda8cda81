import NudgeDelivery
import Testing

@Suite("Rearming")
struct RearmingTests {
  /// The table of docs/delivery.md says the same.
  @Test func isWhatTheGuideSays() throws {
    let android = try DeliveryGuideTests.table(below: "### On Android").dropFirst()
    #expect(android.map { $0[0] } == SystemEvent.Android.allCases.map(\.rawValue))
    for (row, event) in zip(android, SystemEvent.Android.allCases) {
      #expect(Rearming(.android(event)).rawValue == row[2], "\(event)")
    }
    let ios = try DeliveryGuideTests.table(below: "### On iOS").dropFirst()
    #expect(ios.map { $0[0] } == SystemEvent.IOS.allCases.map(\.rawValue))
    for (row, event) in zip(ios, SystemEvent.IOS.allCases) {
      #expect(Rearming(.ios(event)).rawValue == row[2], "\(event)")
    }
  }

  /// Whatever takes alarms away leads to one.
  @Test(
    arguments: [.bootCompleted, .appUpdated, .exactTimingRevoked, .appOpened, .notificationFired]
      as [SystemEvent.Android])
  func armsAgainWhatIsGone(event: SystemEvent.Android) {
    #expect(Rearming(.android(event)) != .nothing)
  }
}
