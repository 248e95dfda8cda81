import Foundation
import NudgeDelivery
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("UserNotificationCategory")
struct UserNotificationCategoryTests {
  @Test func hasTheButtonsAndThePrivateText() throws {
    let category = UserNotificationCategory(try SampleNotification.reminder())
    try category.validate()
    #expect(
      category
        == UserNotificationCategory(
          identifier: "reminder",
          actions: [
            UserNotificationAction(identifier: "add", title: "Add", options: [.foreground]),
            UserNotificationAction(identifier: "later", title: "Later"),
          ],
          hiddenPreviewsBodyPlaceholder: "There’s room for a line."))
  }

  @Test func writesAPercentSignAsOne() throws {
    var notification = try SampleNotification.retrieval()
    notification.privateText = NotificationRequest.PrivateText(title: "A moment", body: "100 %u")
    #expect(UserNotificationCategory(notification).hiddenPreviewsBodyPlaceholder == "100 %%u")
    notification.privateText = NotificationRequest.PrivateText(title: "100 %", body: "")
    #expect(UserNotificationCategory(notification).hiddenPreviewsBodyPlaceholder == "100 %%")
    notification.privateText = nil
    #expect(UserNotificationCategory(notification).hiddenPreviewsBodyPlaceholder == "")
  }

  @Test func givesEachCategoryOnceByName() throws {
    let retrieval = try SampleNotification.retrieval()
    let reminder = try SampleNotification.reminder()
    var other = reminder
    other.actions = []
    let categories = UserNotificationCategory.categories(for: [retrieval, reminder, other, retrieval])
    #expect(categories.map(\.identifier) == ["reminder", "retrieval"])
    #expect(categories.first?.actions.map(\.identifier) == ["add", "later"])
    #expect(UserNotificationCategory.categories(for: []).isEmpty)
  }

  @Test(arguments: [
    ("add", true), ("view", true), ("later", false), ("snooze", false), ("snooze-for", false), ("not-now", false),
    ("share", true),
  ])
  func opensTheAppUnlessItPutsSomethingAside(_ id: String, _ opens: Bool) {
    let action = UserNotificationAction(NotificationRequest.Action(id: id, title: "Words"))
    #expect(action.options == (opens ? [.foreground] : []))
  }

  @Test func hasReadableJSON() throws {
    let category = UserNotificationCategory(
      identifier: "reminder",
      actions: [
        UserNotificationAction(
          identifier: "note", title: "Note", options: [.authenticationRequired, .destructive, .foreground],
          textInput: UserNotificationAction.TextInput(buttonTitle: "Keep", placeholder: "One line"))
      ], hiddenPreviewsBodyPlaceholder: "A reminder", options: [.hiddenPreviewsShowTitle, .customDismissAction])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(category)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"actions":[{"identifier":"note","options":["foreground","destructive","authenticationRequired"],\
        "textInput":{"buttonTitle":"Keep","placeholder":"One line"},"title":"Note"}],"categorySummaryFormat":"",\
        "hiddenPreviewsBodyPlaceholder":"A reminder","identifier":"reminder","intentIdentifiers":[],\
        "options":["customDismissAction","hiddenPreviewsShowTitle"]}
        """)
    #expect(try JSONDecoder().decode(UserNotificationCategory.self, from: json) == category)
  }

  @Test func readsWhatHasANameAlone() throws {
    let category = try JSONDecoder().decode(UserNotificationCategory.self, from: Data(#"{"identifier":"a"}"#.utf8))
    #expect(category == UserNotificationCategory(identifier: "a"))
  }

  @Test(arguments: [
    (#"{"identifier":""}"#, UserNotificationError.emptyIdentifier(.category)),
    (
      #"{"identifier":"a","actions":[{"identifier":"b","title":"B"},{"identifier":"b","title":"C"}]}"#,
      .repeatedAction("b", category: "a")
    ),
    (#"{"identifier":"a","actions":[{"identifier":"","title":"B"}]}"#, .emptyIdentifier(.action)),
    (#"{"identifier":"a","actions":[{"identifier":"b","title":""}]}"#, .emptyTitle(action: "b")),
    (
      #"{"identifier":"a","actions":[{"identifier":"b","title":"B","textInput":{"buttonTitle":"","placeholder":""}}]}"#,
      .emptyTitle(action: "b")
    ),
  ])
  func validatesWhatItReads(_ json: String, _ expected: UserNotificationError) throws {
    do {
      _ = try JSONDecoder().decode(UserNotificationCategory.self, from: Data(json.utf8))
      Issue.record("it was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.underlyingError as? UserNotificationError == expected)
    }
  }

  @Test func tellsTheButtonsThatNoDeviceShows() throws {
    var category = UserNotificationCategory(identifier: "a")
    category.actions = (1...5).map { UserNotificationAction(identifier: "a\($0)", title: "\($0)") }
    try category.validate()
    #expect(category.actionsNotShown.map(\.identifier) == ["a5"])
  }
}
