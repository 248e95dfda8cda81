internal import Nudge

/// The next notifications, as the template shows them.
struct UpcomingView {
  static let count = 3

  var cards: [Card]
  /// The sentence that is shown if there are no notifications.
  var emptyText: String?
  var zone: String
  var zoneText: String
  /// That the browser's time zone is another one, with a placeholder that the script replaces by its name.
  var zoneOffer: String
  /// That the form contains changes.
  var unsavedText: String?
  /// The sentence with the time of the next notification, for the bar at the end of the form.
  var shortText: String?
  /// A reminder in the chosen style.
  var sample: Card

  /// A notification.
  struct Card {
    var moment: String
    var machineTime: String
    var cardTitle: String
    var cardBody: String
    var cardLanguage: String

    init(_ request: NotificationRequest, moment: String) {
      self.moment = moment
      machineTime = "\(request.at)"
      cardTitle = request.title
      cardBody = request.body
      cardLanguage = request.locale.identifier
    }
  }

  init(_ plan: PersonPlan, isChanged: Bool, _ words: PageWords, at now: Timestamp) throws {
    let zone = plan.zone
    let local = zone.civil(at: now)
    cards = try Self.next(plan, after: now).map { request in
      Card(request, moment: try words.moment(request.at, now: local))
    }
    if cards.isEmpty {
      emptyText = try words.notices.text(plan.person.preferences.notificationsEnabled ? "next-none" : "next-off")
    }
    self.zone = zone.identifier
    zoneOffer = try words.notices.text("zone-differs", ["zone": .text("{zone}")])
    zoneText = try words.notices.text("next-zone", ["zone": .text(zone.identifier)])
    unsavedText = isChanged ? try words.notices.text("next-unsaved") : nil
    shortText = try cards.first.map { try words.notices.text("next-short", ["title": .text($0.moment)]) }
    let sample = try plan.sampleNotification(at: now)
    self.sample = Card(sample, moment: try words.moment(sample.at, now: local))
  }

  /// Returns a person's next notifications.
  private static func next(_ plan: PersonPlan, after now: Timestamp) throws -> [NotificationRequest] {
    var found: [NotificationRequest] = []
    var moment = now
    while found.count < count, let next = try plan.nextMoment(after: moment) {
      found += try plan.notifications(in: next..<next.advanced(bySeconds: 1))
      moment = next
    }
    return Array(found.prefix(count))
  }
}
