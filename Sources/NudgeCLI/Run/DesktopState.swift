internal import NudgePlanning
internal import NudgeTime

/// What is kept from one run to the next, so that nothing is shown twice and nothing owed is forgotten; ids and times, no words.
struct DesktopState: Hashable {
  /// What became of a notification.
  enum Status: String, CaseIterable {
    /// It is being shown, or was when the run was killed.
    case showing
    /// It was shown.
    case shown
    /// It comes again.
    case snoozed
    /// It is due, and the desktop could not show it yet.
    case waiting
    /// It is not shown any more: it expired, was answered, or is not wanted.
    case over
  }

  /// One notification.
  struct Entry: Hashable {
    var id: String
    /// The moment that the plan has for it.
    var at: Timestamp
    /// From when on it is not to be shown.
    var expires: Timestamp
    var status: Status
    /// When it comes again, where it is snoozed.
    var until: Timestamp?
  }

  /// How long an id is remembered after its moment and its expiry, in seconds; longer than a plan looks back.
  static let memory: Int64 = 40 * 86_400

  /// Whose it is.
  var person: String
  /// When the first run began; what was due before is not owed.
  var since: Timestamp
  /// Up to when everything was decided; excluded.
  var doneUntil: Timestamp
  /// In order of their moments.
  var entries: [Entry] = []
  /// When achievements were added that could not be written into the history yet.
  var unwritten: [Timestamp] = []

  /// The state of a first run.
  init(person: String, now: Timestamp) {
    self.person = person
    since = now
    doneUntil = now
  }

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Puts an entry in the place of the one with its id, or in order of time.
  mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.id == entry.id }
    let index = entries.firstIndex { $0.at > entry.at } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Changes what became of a notification.
  mutating func set(_ id: String, _ status: Status, until: Timestamp? = nil) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].status = status
    entries[index].until = until
  }

  /// Forgets what is long past.
  mutating func forget(before now: Timestamp) {
    entries.removeAll { max($0.at, $0.expires, $0.until ?? .min).advanced(bySeconds: Self.memory) < now }
  }
}
