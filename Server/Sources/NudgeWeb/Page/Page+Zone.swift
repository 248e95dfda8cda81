internal import Hummingbird
internal import Nudge

/// The page on which a person chooses a time zone.
struct ZoneView {
  var frame: PageFrame
  var token: String
  var zones: [Option]

  struct Option {
    var value: String
    var optionLabel: String
    var isSelected: Bool
  }

  /// The zone data also has names without a place, such as `EST5EDT`, and one of each country's capitals in other groups.
  private static let regions = [
    "Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/",
    "Pacific/",
  ]

  init(_ current: String, _ zones: ZoneDatabase, _ words: PageWords, token: String) {
    frame = PageFrame(words)
    self.token = token
    var names = zones.names().filter { name in Self.regions.contains { name.hasPrefix($0) } } + ["UTC"]
    if !names.contains(current) { names.append(current) }
    self.zones = names.map { name in
      Option(value: name, optionLabel: name.replacing("_", with: " "), isSelected: name == current)
    }
  }
}

extension Page {
  func showZones(_ request: Request) async throws -> Response {
    let visit = try await visit(request)
    let view = ZoneView(
      visit.person.timeZone, planner.zones, visit.words, token: access.formToken(of: visit.session))
    return html(view, template: "zone")
  }

  func saveZone(_ posted: PostedForm) async throws -> Response {
    // The list only contains known names, but a browser can have another one.
    guard let name = posted.fields["zone"], (try? planner.zones.zone(name)) != nil else {
      throw Problem.invalid([Problem.Fault(parameter: "zone", detail: "Must be a time zone such as Europe/Berlin.")])
    }
    return try await update(posted, .zoneSaved) { $0.timeZone = name }
  }
}
