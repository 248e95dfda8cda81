import NudgeStore
import Testing

struct DeliveryStateTests {
  @Test func finishedDeliveriesStayAsTheyAre() {
    for state in DeliveryState.allCases where !state.isOpen {
      #expect(DeliveryState.allCases.allSatisfy { !state.canBecome($0) })
    }
  }

  @Test func onlySendingHasAnAnswer() {
    let answers: [DeliveryState] = [.accepted, .dropped, .dead, .unknown]
    for answer in answers {
      #expect(DeliveryState.allCases.filter { $0.canBecome(answer) } == [.sending])
    }
    #expect(DeliveryState.allCases.filter { $0.canBecome(.sending) } == [.claimed])
  }
}
