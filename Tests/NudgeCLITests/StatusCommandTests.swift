import Foundation
import NudgeDelivery
import NudgeTestSupport
import Testing

@Suite("nudge status")
struct StatusCommandTests {
  private func run(_ line: String) throws -> CommandRun {
    try CommandRun(["status"] + CommandRun.words(of: line))
  }

  @Test func saysWhatToDo() throws {
    let run = try run("--platform ios --alarm-kit notDetermined --notification-permission provisional")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Notification

          Next step      Offer alarms. The system asks once.
          Delivery       As notifications, without banner and sound.
          Wording        The app may call it an alarm.
          Screen         Alarms need your permission  [Allow]
                         Once allowed, they ring for fixed reminders you choose, even in silent mode and Focus.
          Before asking  Allow alarms  [Allow]  [Not now]
                         Only the fixed reminders you choose ring, even in silent mode and Focus. You can change this anytime.

        """)
  }

  @Test(arguments: [
    ("--platform ios", "--notification-permission notDetermined, --alarm-kit unavailable"),
    ("--platform android --channel blocked", "--notification-permission notDetermined, --exact-timing notDetermined"),
    ("--platform web --notification-permission granted", "--push-subscription none"),
  ])
  func saysWhichStatesItAssumes(options: String, states: String) throws {
    for format in ["text", "json"] {
      let run = try run(options + " --format \(format)")
      #expect(run.code == 0 && run.complaints == "nudge: assuming the states of a fresh install: \(states)\n")
      // The states are the ones that the command uses.
      let stated = try self.run("\(options) \(states.replacing(",", with: "")) --format \(format)")
      #expect(stated.output == run.output && stated.complaints == "")
    }
  }

  /// Options, and the two lines that say what to do and how notifications come.
  static let advice: [(options: String, next: String, delivery: String)] = [
    ("--platform ios", "Offer notifications. The system asks once.", "None. The permission is missing."),
    (
      "--platform ios --notification-permission denied",
      "Offer the app’s page in the system settings. The system does not ask again.",
      "None. The permission is missing."
    ),
    (
      "--platform ios --alarm-kit authorized", "Schedule what is coming up.",
      "As alarms, also in silent mode and Focus."
    ),
    (
      "--platform ios --no-delivery", "Nothing, until the person turns notifications on in the app.",
      "None. The person has turned notifications off in the app."
    ),
    (
      "--platform android --notification-permission denied",
      "Offer notifications, and say why. The system asks once more.", "None. The permission is missing."
    ),
    ("--platform android", "Offer notifications. The system asks.", "None. The permission is missing."),
    (
      "--platform android --notification-permission granted", "Offer the system’s page for exact timing, and say why.",
      "As notifications, sometimes a little late."
    ),
    (
      "--platform android --notification-permission granted --exact-timing not-required", "Schedule what is coming up.",
      "As notifications, at their exact minute."
    ),
    (
      "--platform android --notification-permission granted --channel blocked",
      "Offer the channel’s page in the system settings.", "None. The channel is blocked."
    ),
    ("--platform web", "Offer notifications. The browser asks, after a click.", "None. The permission is missing."),
    (
      "--platform web --notification-permission denied",
      "Explain where the browser has the site’s settings. A site cannot open them.", "None. The permission is missing."
    ),
    (
      "--platform web --notification-permission granted",
      "Connect the browser to its push service. The person is not asked.", "None. The push subscription is missing."
    ),
    (
      "--platform web --notification-permission unsupported", "Nothing here. Another browser may be able to.",
      "None. The browser has no notifications."
    ),
    ("--platform linux --server running", "Schedule what is coming up.", "As notifications."),
    (
      "--platform linux --server running --no-upcoming", "Nothing, until something is coming up.", "As notifications."
    ),
    (
      "--platform linux --server absent", "Nothing, until the desktop has a notification service.",
      "None. The notification service is missing."
    ),
    (
      "--platform linux --server no-session-bus", "Nothing here. A desktop session may have a notification service.",
      "None. The notification service is missing."
    ),
  ]

  @Test(arguments: advice.indices)
  func advises(place: Int) throws {
    let (options, next, delivery) = Self.advice[place]
    let run = try run(options)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
    #expect(lines.dropFirst().prefix(2) == [["Next step", next[...]], ["Delivery", delivery[...]]], "\(options)")
    #expect(lines.contains { $0.first == "Wording" } == options.contains("ios"))
  }

  @Test func writesJSON() throws {
    let run = try run("--platform android --notification-permission permanently-denied --format json --locale zh-Hans")
    #expect(run.code == 0)
    #expect(
      run.output == """
        {
          "alarmWordAllowed" : false,
          "blocked" : true,
          "canRepromptInApp" : false,
          "cause" : "permission",
          "delivery" : "none",
          "nextStep" : "openSettings",
          "platform" : "android",
          "quiet" : false,
          "scheduleLabel" : null,
          "screen" : {
            "body" : "系统不再询问。想收到提醒，可以在“通知”里允许。",
            "button" : {
              "action" : "open-settings",
              "title" : "打开设置"
            },
            "control" : "settings",
            "icon" : "bell.slash",
            "locale" : "zh-Hans",
            "message" : "android-permanently-denied",
            "prompt" : null,
            "settingsTarget" : "app",
            "title" : "系统设置中未允许通知"
          },
          "settingsTarget" : "app",
          "status" : "needed",
          "statusLabel" : "需要通知权限"
        }

        """)
  }

  @Test func saysNullWhereThereIsNothing() throws {
    let object = try run("--platform linux --server running --format json").object()
    #expect(object["settingsTarget"] is NSNull)
    #expect(object["status"] as? String == "notification")
    #expect(object["cause"] is NSNull)
    #expect(object["scheduleLabel"] as? String == "Schedule notifications")
    let screen = try #require(object["screen"] as? [String: Any])
    #expect(screen["button"] is NSNull && screen["prompt"] is NSNull && screen["settingsTarget"] is NSNull)
  }

  /// Options, the label, and its cause in JSON.
  @Test(arguments: [
    ("--platform ios", "Notification permission needed", "permission"),
    ("--platform android --notification-permission granted --channel blocked", "Category is off", "channel"),
    ("--platform web --notification-permission granted", "Not connected", "subscription"),
    ("--platform web --notification-permission granted --push-subscription expired", "Not connected", "subscription"),
    ("--platform web --notification-permission unsupported", "Not available here", "service"),
    ("--platform linux --server absent", "Not available here", "service"),
    ("--platform linux --server no-session-bus", "Not available here", "service"),
  ])
  func namesTheCause(options: String, label: String, cause: String) throws {
    #expect(try run("\(options) --locale en").output.hasPrefix("\(label)\n"))
    let object = try run("\(options) --format json").object()
    #expect(object["status"] as? String == "needed")
    #expect(object["cause"] as? String == cause)
  }

  @Test func asksForNotificationsBesideAlarms() throws {
    let options = "--platform ios --alarm-kit authorized"
    let alone = try run("\(options) --format json").object()
    #expect(alone["nextStep"] as? String == "schedule")
    #expect(alone["scheduleLabel"] as? String == "Schedule alarm")
    let both = try run("\(options) --needs-notifications --format json").object()
    #expect(both["nextStep"] as? String == "requestNotificationPermission")
    #expect(both["delivery"] as? String == "alarm" && both["status"] as? String == "alarm")
    #expect(
      try run("--platform web --needs-notifications").complaints.hasPrefix(
        "Error: --needs-notifications requires --platform ios; web supports --notification-permission, --push-subscription.\n"
      ))
  }

  /// Milestones don't ring, so beside allowed alarms, denied notifications have a row and a button of their own.
  @Test func showsDeniedNotificationsBesideAlarms() throws {
    let options = "--platform ios --alarm-kit authorized --notification-permission denied"
    for more in ["", " --needs-notifications"] {
      let text = try run(options + more + " --locale en").output
      #expect(
        text.contains(
          """
            Screen         Alarms are allowed
                           Fixed reminders you choose will ring at their time, even in silent mode and Focus.
            Notifications  Notifications off in Settings  [Open settings]
                           The system won’t ask again. You can turn them on in “Notifications”.

          """), "\(text)")
      let object = try run(options + more + " --format json").object()
      #expect(object["delivery"] as? String == "alarm" && object["nextStep"] as? String == "schedule")
      let row = try #require(object["notifications"] as? [String: Any])
      #expect(row["message"] as? String == "ios-denied" && row["control"] as? String == "settings")
      #expect((row["button"] as? [String: Any])?["action"] as? String == "open-settings")
    }
    for other in ["authorized", "provisional", "notDetermined"] {
      let state = "--platform ios --alarm-kit authorized --notification-permission \(other) --format json"
      #expect(try run(state).object()["notifications"] == nil)
    }
    #expect(try run(options + " --no-delivery --format json").object()["notifications"] == nil)
    #expect(try run("--platform ios --notification-permission denied --format json").object()["notifications"] == nil)
  }

  /// Whoever writes a state with hyphens gets the same.
  @Test func takesStatesInEitherSpelling() throws {
    let options = "--platform ios --alarm-kit %a --notification-permission %a --format json"
    let outputs = try ["notDetermined", "not-determined"].map { spelling in
      try run(options.replacing("%a", with: spelling)).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("requestAlarmAuthorization"))
  }

  @Test func namesThePageThatIsGiven() throws {
    let run = try run("--platform ios --notification-permission denied --settings-page Mitteilungen")
    #expect(run.output.hasSuffix("You can turn them on in “Mitteilungen”.\n"))
    #expect(
      try self.run("--platform ios --settings-page ''").complaints.hasPrefix(
        "Error: --settings-page must not be empty.\n"))
  }

  @Test func speaksTheLanguageOfTheEnvironment() throws {
    let environment = ["LC_TIME": "en_US.UTF-8", "LC_MESSAGES": "zh_HK.UTF-8"]
    let run = try CommandRun(["status", "--platform", "ios"], environment: environment)
    #expect(run.output.hasPrefix("需要通知權限\n"))
    #expect(
      try CommandRun(["status", "--platform", "ios"], environment: ["LANG": "C.UTF-8"]).output.hasPrefix("Notif"))
  }

  @Test(arguments: [
    (
      "", "Missing expected argument '--platform <platform>'"
    ),
    (
      "--platform andriod",
      "The value 'andriod' is invalid for '--platform <platform>': Unknown platform. Did you mean android? Choose one of ios, android, web, linux."
    ),
    (
      "--platform ios --exact-timing granted",
      "--exact-timing requires --platform android; ios supports --notification-permission, --alarm-kit, --needs-notifications."
    ),
    (
      "--platform linux --notification-permission granted",
      "--notification-permission requires --platform ios, android, web; linux supports --server."
    ),
    (
      "--platform linux",
      "--platform linux requires --server: running, activatable, absent or noSessionBus."
    ),
    (
      "--platform ios --notification-permission authorised",
      "The value 'authorised' is invalid for '--notification-permission <state>': Unknown state. Did you mean authorized? Choose one of notDetermined, denied, authorized, provisional, ephemeral."
    ),
    (
      "--platform android --notification-permission authorized",
      "The value 'authorized' is invalid for '--notification-permission <state>': Use granted on android."
    ),
    (
      "--platform web --notification-permission not-determined",
      "The value 'not-determined' is invalid for '--notification-permission <state>': Use default on web."
    ),
    (
      "--platform android --exact-timing not-determind",
      "The value 'not-determind' is invalid for '--exact-timing <state>': Unknown state. Did you mean notDetermined? Choose one of notRequired, notDetermined, granted, denied."
    ),
  ])
  func saysWhatIsWrong(options: String, complaint: String) throws {
    let run = try run(options)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.complaints.split(separator: "\n").first.map(String.init) == "Error: \(complaint)")
  }

  @Test func saysThatACatalogLacksTheWords() throws {
    let folder = try TemporaryFolder()
    try folder.write("Templates/actions.yaml", "kind: actions\nsurface: action\nvariants:\n  - {id: add}\n".utf8)
    try folder.write("Localization/en/actions.json", "{\n  \"@@locale\": \"en\",\n  \"actions.add\": \"Add\"\n}\n".utf8)
    let run = try CommandRun(["status", "--platform", "ios", "--catalog", folder.path])
    #expect(run.code == 65)
    #expect(run.complaints == "nudge: the catalog has no kind help.\n")
  }
}
