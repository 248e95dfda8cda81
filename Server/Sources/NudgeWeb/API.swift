internal import Foundation
public import Hummingbird
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// The operations of the HTTP API.
public struct API: Sendable {
  let backend: Backend

  /// The largest body of a request, in bytes.
  static let maximumBody = 1 << 20

  public init(_ backend: Backend) { self.backend = backend }

  /// Adds the routes of clients with a key.
  public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
    for operation in Operation.allCases where operation.shape.access == .key {
      let group = router.group().add(middleware: RequestMiddleware(operation: operation))
      if operation.isRepeatable { _ = group.add(middleware: IdempotencyMiddleware(backend: backend)) }
      group.on(operation.routerPath, method: operation.method) { request, context in
        try await respond(to: operation, request, context)
      }
    }
  }

  private func respond(
    to operation: Operation, _ request: Request, _ context: some RequestContext
  ) async throws -> Response {
    switch operation {
    case .getPeople: try await getPeople(request)
    case .putPerson: try await putPerson(request, context)
    case .getPerson: try await getPerson(request, context)
    case .deletePerson: try await deletePerson(request, context)
    case .postAchievement: try await postAchievement(request, context)
    case .getAchievements: try await getAchievements(request, context)
    case .putAchievement: try await putAchievement(request, context)
    case .deleteAchievement: try await deleteAchievement(request, context)
    case .getDevices: try await getDevices(request, context)
    case .getDevice: try await getDevice(context)
    case .putDevice: try await putDevice(request, context)
    case .deleteDevice: try await deleteDevice(context)
    case .getStreaks: try await getStreaks(context)
    case .getPlan: try await getPlan(request, context)
    case .getDeliveries: try await getDeliveries(request, context)
    case .sendTest: try await sendTest(context)
    case .postEvent: try await postEvent(request, context)
    case .postLink: try await postLink(request, context)
    case .planPeople: try planPeople(request)
    case .previewPerson: try await previewPerson(request)
    case .nextForPerson: try await nextForPerson(request)
    case .getHealth, .getReadiness, .getMetrics, .getOpenAPI: throw Problem.noSuchPath
    }
  }

  // MARK: Requests

  func personID(_ context: some RequestContext) throws -> String { try Self.id("id", of: "a person", context) }

  /// Returns an ID in the path.
  static func id(_ parameter: String, of what: String, _ context: some RequestContext) throws -> String {
    let id = decoded(try context.parameters.require(parameter)) ?? ""
    guard isID(id) else {
      throw Problem(
        .invalidPath, "The ID of \(what) must be 1 to \(Person.maximumIDLength) bytes long, without control characters."
      )
    }
    return id
  }

  /// Returns whether a text can be an ID.
  static func isID(_ id: String) -> Bool {
    (1...Person.maximumIDLength).contains(id.utf8.count)
      && !id.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }

  /// Returns the text behind percent encoding, or `nil` if it isn't UTF-8.
  static func decoded(_ text: String) -> String? { text.removingPercentEncoding }

  static func bytes(of request: Request) async throws -> [UInt8] {
    do {
      return Array(try await request.body.collect(upTo: maximumBody).readableBytesView)
    } catch is NIOTooManyBytesError {
      throw Problem.tooLarge
    }
  }

  func body(of request: Request) async throws -> BodyReader { try BodyReader(await Self.bytes(of: request)) }
}
