internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeTime

/// What a line of a plan is, and what a platform wants to know besides.
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

  /// What writes the lines; `nil` for those that know no platform.
  ///
  /// - Parameter zones: Those of the people.
  /// - Returns: An encoder, but for `notification` and `ics`.
  func lineEncoder(_ zones: ZoneDatabase) -> LineEncoder? {
    let previews = hidesPreviews ? Previews.hidden : .shown
    return switch encode {
    case .notification, .ics: nil
    case .apns: .apns(APNsEncoder(previews: previews, topic: topic))
    case .fcm: .fcm(FCMEncoder(previews: previews, link: link))
    case .webpush: .webPush(WebPushEncoder(previews: previews, link: link ?? "/"))
    case .usernotifications: .userNotifications(previews: previews, pinsZone: pinsTimeZone, zones)
    }
  }

  /// What writes calendars of a plan; `nil` for lines.
  ///
  /// - Parameter stamp: The beginning of the plan.
  /// - Returns: An encoder with `--encode ics`.
  func calendarEncoder(stamp: Timestamp) -> CalendarEncoder? {
    encode == .ics ? CalendarEncoder(stamp: stamp, previews: hidesPreviews ? .hidden : .shown) : nil
  }

  func validate() throws {
    if hidesPreviews, encode == .notification {
      throw ValidationError("--no-previews: a notification has both texts; leave it out, or name another --encode.")
    }
    try check(topic != nil, "--topic", goesWith: [.apns])
    try check(link != nil, "--link", goesWith: [.fcm, .webpush])
    try check(pinsTimeZone, "--pin-time-zone", goesWith: [.usernotifications])
    do throws(PayloadError) {
      switch lineEncoder(.compiledIn) {
      case .apns(let encoder): try encoder.validate()
      case .fcm(let encoder): try encoder.validate()
      case .webPush(let encoder): try encoder.validate()
      case .userNotifications, nil: break
      }
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
