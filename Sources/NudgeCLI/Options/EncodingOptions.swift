internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeTime

/// What `nudge plan` writes for a notification.
enum PlanEncoding: String, CaseIterable {
  /// A line of JSON that is independent of a platform.
  case notification
  /// Headers and payload for Apple's push service.
  case apns
  /// The body of a message to Firebase Cloud Messaging.
  case fcm
  /// Headers and JSON for a browser, before encryption.
  case webpush
  /// A request and a category, as the framework UserNotifications has them.
  case usernotifications
  /// An iCalendar object for each person, for calendar apps.
  case ics
}

/// The encoding of a plan, and the settings of the platform that it is for.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What a line is: notification, JSON that knows no platform; apns, fcm or webpush, what goes to that service; \
      usernotifications, what an app on iOS adds itself; or ics, a calendar for each person. (default: notification)
      """, valueName: "encoding"),
    completion: .list(PlanEncoding.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "encoding") })
  var encode = PlanEncoding.notification

  @Flag(
    name: .customLong("no-previews"),
    help: "Take the private text in place of what names what a person wrote; with any encoding but notification.")
  var hidesPreviews = false

  @Option(help: ArgumentHelp("The app's bundle id, for the header apns-topic; with apns.", valueName: "bundle-id"))
  var topic: String?

  @Option(
    help: ArgumentHelp(
      """
      The page that a click opens; with fcm, an address that begins with https://, with webpush also a path from / on, \
      which Safari does not show by itself. (default: with webpush /)
      """, valueName: "address"))
  var link: String?

  @Flag(
    name: .customLong("pin-time-zone"),
    help: "Keep to the person's zone wherever the device goes, instead of following it; with usernotifications.")
  var pinsTimeZone = false

  /// The output of a plan.
  ///
  /// - Parameters:
  ///   - zones: The database of the people's zones.
  ///   - start: The beginning of the plan.
  /// - Returns: The output, with its encoder.
  func output(_ zones: ZoneDatabase, from start: Timestamp) -> PlanWork.Output {
    let personalText = hidesPreviews ? PersonalText.hidden : .included
    return switch encode {
    case .notification: .json
    case .apns: .lines(LineEncoder(APNsEncoder(personalText: personalText, topic: topic)))
    case .fcm: .lines(LineEncoder(FCMEncoder(personalText: personalText, link: link)))
    case .webpush: .lines(LineEncoder(WebPushEncoder(personalText: personalText, link: link ?? "/")))
    case .usernotifications:
      .lines(LineEncoder(userNotifications: personalText, pinsTimeZone: pinsTimeZone, zones: zones))
    case .ics: .calendar(CalendarEncoder(stamp: start, personalText: personalText))
    }
  }

  func validate() throws {
    if hidesPreviews, encode == .notification {
      throw ValidationError("--no-previews: a notification has both texts; leave it out, or name another --encode.")
    }
    try check(topic != nil, "--topic", goesWith: [.apns])
    try check(link != nil, "--link", goesWith: [.fcm, .webpush])
    try check(pinsTimeZone, "--pin-time-zone", goesWith: [.usernotifications])
    do throws(PayloadError) {
      if case .lines(let encoder) = output(.compiledIn, from: .min) { try encoder.validate() }
    } catch {
      // The description begins with the name of the encoder's property, which is also the name of the option.
      throw ValidationError("--\(error)")
    }
  }

  private func check(_ isGiven: Bool, _ name: String, goesWith encodings: [PlanEncoding]) throws {
    guard isGiven, !encodings.contains(encode) else { return }
    let names = encodings.map { "--encode \($0.rawValue)" }.joined(separator: " or ")
    throw ValidationError("\(name) goes with \(names); leave it out.")
  }
}
