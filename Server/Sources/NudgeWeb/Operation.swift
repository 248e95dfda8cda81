internal import Hummingbird

/// Everything that a client can ask the server for.
///
/// This is the one list of routes: the router, the checks of requests, the metrics and the OpenAPI document use it.
enum Operation: String, CaseIterable, Sendable {
  case getPeople, putPerson, getPerson, deletePerson
  case postAchievement, getAchievements, putAchievement, deleteAchievement
  case getDevices, putDevice, getDevice, deleteDevice
  case getStreaks, getPlan, getDeliveries, sendTest, postEvent, postLink
  case planPeople, previewPerson, nextForPerson
  case getHealth, getReadiness, getMetrics, getOpenAPI

  /// The clients that may use an operation.
  enum Access: Sendable {
    /// Clients with a key that can do everything.
    case key
    /// Programs on this machine, and clients with any key.
    case metrics
    /// Everyone, because the answer is no secret.
    case all
  }

  /// The content of a request.
  enum Body: Sendable {
    /// A JSON value that conforms to a schema of the OpenAPI document.
    case json(Schema)
    /// Lines of JSON, without a limit on their number.
    case lines
  }

  /// The content of an answer.
  enum Content: Sendable {
    case nothing
    case json(Schema)
    case lines, text

    /// The media type, or `nil` without content.
    var type: String? {
      switch self {
      case .nothing: nil
      case .json: "application/json"
      case .lines: "application/x-ndjson"
      case .text: "text/plain"
      }
    }
  }

  /// The form of the request, and of the answers to it.
  struct Shape: Sendable {
    var method: HTTPRequest.Method
    /// The path, with parameters such as `{id}`.
    var path: String
    var summary: String
    var parameters: [Parameter] = []
    var headers: [Parameter] = []
    var body: Body?
    /// The statuses of success.
    var success: [Int]
    var content = Content.nothing
    /// The statuses of problems that not every operation has.
    var problems: [Int] = []
    var access = Access.key
  }

  var method: HTTPRequest.Method { shape.method }

  /// A Boolean value indicating whether the answer is stored under the key in the header `Idempotency-Key`.
  ///
  /// Operations that store nothing can be repeated anyway.
  var isRepeatable: Bool { method == .post && ![.planPeople, .previewPerson, .nextForPerson].contains(self) }

  /// A Boolean value indicating whether the request changes something, or makes something happen.
  var isChange: Bool {
    method != .get && ![.planPeople, .previewPerson, .nextForPerson].contains(self)
  }

  /// The path in the syntax of the router, such as `/v1/people/:id`.
  var routerPath: RouterPath { Self.routerPath(shape.path) }

  static func routerPath(_ path: String) -> RouterPath {
    RouterPath(path.replacing("{", with: ":").replacing("}", with: ""))
  }

  /// Returns whether a path of a request belongs to this operation.
  func matches(_ path: String) -> Bool { Self.matches(shape.path, path) }

  /// Returns whether a path of a request is one with parameters such as `{id}`.
  static func matches(_ pattern: String, _ path: String) -> Bool {
    let pattern = pattern.split(separator: "/")
    let parts = path.split(separator: "/")
    return pattern.count == parts.count
      && zip(pattern, parts).allSatisfy { pattern, part in pattern.hasPrefix("{") || pattern == part }
  }

  /// The methods that a path supports, in the order of the list.
  static func methods(of path: String, among operations: [Operation] = allCases) -> [HTTPRequest.Method] {
    withHead(operations.filter { $0.matches(path) }.map(\.method))
  }

  /// Adds HEAD, which is supported wherever GET is.
  static func withHead(_ methods: [HTTPRequest.Method]) -> [HTTPRequest.Method] {
    methods.contains(.get) ? methods + [.head] : methods
  }
}
