internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeReports
internal import NudgeTime

/// The encoding of the notifications that `nudge plan` writes.
enum PlanEncoding: String, CaseIterable {
  /// A JSON line that is independent of the platform.
  case notification
  /// The headers and payload for the Apple Push Notification service.
  case apns
  /// The body of a Firebase Cloud Messaging message.
  case fcm
  /// The headers and JSON payload for a browser, before encryption.
  case webpush
  /// A request and a category for the UserNotifications framework.
  case usernotifications
  /// An iCalendar object for each person, for calendar apps.
  case ics
}

/// The options that select a plan's encoding and the platform that receives it.
struct EncodingOptions: ParsableArguments {
  @Option(
    name: .customLong("encode"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      Encoding of each line: notification, JSON for any platform; apns, fcm or webpush, a request to that push service; \
      usernotifications, a local notification for an iOS app; or ics, a calendar for each person. (default: notification)
      """, valueName: "encoding"),
    completion: .list(PlanEncoding.allCases.map(\.rawValue)),
    transform: { try Choices.one($0, of: "encoding", synonyms: platforms) })
  var encodings: [PlanEncoding] = []

  /// The encoding of each line.
  var encode: PlanEncoding { encodings.last ?? .notification }

  @Flag(
    name: .customLong("no-previews"),
    help:
      "Replace text that may contain the person's own words with the private text. Requires --encode other than notification."
  )
  var hidesPreviews = false

  @Option(
    help: ArgumentHelp(
      "Bundle ID of the app, for the apns-topic header. Requires --encode apns.", valueName: "bundle-id"))
  var topic: String?

  @Option(
    help: ArgumentHelp(
      """
      Page that a click opens. With --encode fcm, a URL that begins with https://. With --encode webpush, a URL or a path \
      that begins with /, which Safari does not open by itself. (default: / with webpush)
      """, valueName: "address"))
  var link: String?

  @Flag(
    name: .customLong("pin-time-zone"),
    help: "Keep the person's time zone when the device changes zones. Requires --encode usernotifications.")
  var pinsTimeZone = false

  @Flag(
    name: .customLong("mutable"),
    help:
      "Let the app or site modify each notification before it is shown. Requires --encode apns, fcm or webpush.")
  var isMutable = false

  @Flag(
    name: .customLong("data-only"),
    help: "Let the Android app show each notification, with buttons. Requires --encode fcm.")
  var isDataOnly = false

  /// The platforms and services that people name instead of an encoding, and the encodings to suggest.
  private static let platforms = [
    "ios": "apns or usernotifications", "apple": "apns or usernotifications", "iphone": "apns or usernotifications",
    "android": "fcm", "firebase": "fcm", "google": "fcm", "web": "webpush", "browser": "webpush", "ical": "ics",
    "icalendar": "ics", "calendar": "ics",
  ]

  /// Returns a plan's output in the selected encoding.
  ///
  /// - Parameters:
  ///   - zones: The database that contains the people's time zones.
  ///   - start: The start of the plan.
  /// - Returns: The output, with its encoder.
  func output(_ zones: ZoneDatabase, from start: Timestamp) -> PlanWork.Output {
    let personalText = hidesPreviews ? PersonalText.hidden : .included
    return switch encode {
    case .notification: .json
    case .apns: .lines(LineEncoder(APNsEncoder(personalText: personalText, topic: topic, isMutable: isMutable)))
    case .fcm:
      .lines(
        LineEncoder(FCMEncoder(personalText: personalText, link: link, isMutable: isMutable, isDataOnly: isDataOnly)))
    case .webpush:
      .lines(LineEncoder(WebPushEncoder(personalText: personalText, link: link ?? "/", isMutable: isMutable)))
    case .usernotifications:
      .lines(LineEncoder(userNotifications: personalText, pinsTimeZone: pinsTimeZone, zones: zones))
    case .ics: .calendar(CalendarEncoder(stamp: start, personalText: personalText))
    }
  }

  func validate() throws {
    if Set(encodings).count > 1 {
      throw ValidationError("--encode can have only one encoding; run the command once for each of them.")
    }
    if hidesPreviews, encode == .notification {
      throw ValidationError("--no-previews requires --encode other than notification, which contains both texts.")
    }
    try check(topic != nil, "--topic", goesWith: [.apns])
    try check(link != nil, "--link", goesWith: [.fcm, .webpush])
    try check(isMutable, "--mutable", goesWith: [.apns, .fcm, .webpush])
    try check(isDataOnly, "--data-only", goesWith: [.fcm])
    try check(pinsTimeZone, "--pin-time-zone", goesWith: [.usernotifications])
    do throws(PayloadError) {
      if case .lines(let encoder) = output(.compiledIn, from: .min) { try encoder.validate() }
    } catch {
      // The description begins with the name of the encoder's property, which is the same as the option's name.
      throw ValidationError("--\(error)")
    }
  }

  private func check(_ isGiven: Bool, _ name: String, goesWith encodings: [PlanEncoding]) throws {
    guard isGiven, !encodings.contains(encode) else { return }
    let names = encodings.map { "--encode \($0.rawValue)" }.joined(separator: " or ")
    throw ValidationError("\(name) requires \(names).")
  }
}
