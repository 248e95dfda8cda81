import Foundation
import NudgeCatalog
import NudgeDelivery
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("UserNotificationRequest.Category")
struct UserNotificationCategoryTests {
  @Test func hasTheButtonsAndThePrivateText() throws {
    let category = UserNotificationRequest.Category(try SampleNotification.reminder())
    try category.validate()
    #expect(
      category
        == UserNotificationRequest.Category(
          identifier: "reminder",
          actions: [
            UserNotificationRequest.Action(identifier: "add", title: "Add", options: [.foreground]),
            UserNotificationRequest.Action(identifier: "later", title: "Later"),
          ],
          hiddenPreviewsBodyPlaceholder: "There’s room for a line."))
  }

  @Test func writesAPercentSignAsOne() throws {
    var notification = try SampleNotification.retrieval()
    notification.privateText = NotificationRequest.PrivateText(title: "A moment", body: "100 %u")
    #expect(UserNotificationRequest.Category(notification).hiddenPreviewsBodyPlaceholder == "100 %%u")
    notification.privateText = NotificationRequest.PrivateText(title: "100 %", body: "")
    #expect(UserNotificationRequest.Category(notification).hiddenPreviewsBodyPlaceholder == "100 %%")
    notification.privateText = nil
    #expect(UserNotificationRequest.Category(notification).hiddenPreviewsBodyPlaceholder == "")
  }

  @Test func givesEachCategoryOnceByName() throws {
    let retrieval = try SampleNotification.retrieval()
    let reminder = try SampleNotification.reminder()
    var other = reminder
    other.actions = []
    let categories = UserNotificationRequest.Category.categories(for: [retrieval, reminder, other, retrieval])
    #expect(categories.map(\.identifier) == ["reminder", "retrieval"])
    #expect(categories.first?.actions.map(\.identifier) == ["add", "later"])
    #expect(UserNotificationRequest.Category.categories(for: []).isEmpty)
  }

  @Test(arguments: [
    ("add", true), ("view", true), ("later", false), ("snooze", false), ("snooze-for", false), ("not-now", false),
    ("share", true),
  ])
  func opensTheAppUnlessItPutsSomethingAside(_ id: String, _ opens: Bool) {
    let action = UserNotificationRequest.Action(NotificationRequest.Action(id: id, title: "Words"))
    #expect(action.options == (opens ? [.foreground] : []))
  }

  @Test func hasReadableJSON() throws {
    let category = UserNotificationRequest.Category(
      identifier: "reminder",
      actions: [
        UserNotificationRequest.Action(
          identifier: "note", title: "Note", options: [.authenticationRequired, .destructive, .foreground],
          textInput: UserNotificationRequest.Action.TextInput(buttonTitle: "Keep", placeholder: "One line"))
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
    #expect(try JSONDecoder().decode(UserNotificationRequest.Category.self, from: json) == category)
  }

  @Test func readsWhatHasANameAlone() throws {
    let category = try JSONDecoder().decode(
      UserNotificationRequest.Category.self, from: Data(#"{"identifier":"a"}"#.utf8))
    #expect(category == UserNotificationRequest.Category(identifier: "a"))
  }

  @Test(arguments: [
    (#"{"identifier":""}"#, UserNotificationRequest.ValidationError.emptyIdentifier(.category)),
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
  func validatesWhatItReads(_ json: String, _ expected: UserNotificationRequest.ValidationError) throws {
    do {
      _ = try JSONDecoder().decode(UserNotificationRequest.Category.self, from: Data(json.utf8))
      Issue.record("it was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.underlyingError as? UserNotificationRequest.ValidationError == expected)
    }
  }

  @Test func tellsTheButtonsThatNoDeviceShows() throws {
    var category = UserNotificationRequest.Category(identifier: "a")
    category.actions = (1...5).map { UserNotificationRequest.Action(identifier: "a\($0)", title: "\($0)") }
    try category.validate()
    #expect(category.actionsNotShown.map(\.identifier) == ["a5"])
  }

  /// With words of the catalog, `add` takes a line without opening the app.
  @Test(arguments: [("en", "Add", "A line will do"), ("zh-Hans", "记一条", "写一句就好"), ("zh-Hant", "記一筆", "寫一句就好")])
  func addsWithoutOpeningTheApp(locale: String, title: String, hint: String) throws {
    let quickAdd = try UserNotificationRequest.Action.TextInput(quickAddIn: .shipped, locale: LocaleTag(locale))
    #expect(quickAdd == .init(buttonTitle: title, placeholder: hint))
    let categories = UserNotificationRequest.Category.categories(for: try SampleNotification.all(), quickAdd: quickAdd)
    for action in categories.flatMap(\.actions) {
      #expect(action.textInput == (action.identifier == "add" ? quickAdd : nil))
      #expect(action.options.contains(.foreground) == ["view", "keep"].contains(action.identifier))
    }
    let plain = UserNotificationRequest.Category.categories(for: try SampleNotification.all())
    #expect(plain.flatMap(\.actions).allSatisfy { $0.textInput == nil })
  }
}
