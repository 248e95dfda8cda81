import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("VisibleText")
struct VisibleTextTests {
  @Test func showsTheWordsWherePreviewsAreOn() throws {
    let notification = try SampleNotification.retrieval()
    let text = VisibleText(notification, personalText: .included)
    #expect(text.title == notification.title)
    #expect(text.body == notification.body)
  }

  @Test func showsThePrivateTextWherePreviewsAreOff() throws {
    let notification = try SampleNotification.retrieval()
    let text = VisibleText(notification, personalText: .hidden)
    #expect(text.title == "A moment from your log")
    #expect(text.body == "Open to see it.")
  }

  @Test func showsTheWordsOfWhatHasNoPrivateText() throws {
    var notification = try SampleNotification.retrieval()
    notification.privateText = nil
    #expect(VisibleText(notification, personalText: .hidden).title == notification.title)
  }
}
