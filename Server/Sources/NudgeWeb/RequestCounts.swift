internal import Hummingbird
internal import Synchronization

/// The number of answered requests, by method, route and status.
final class RequestCounts: Sendable {
  struct Key: Hashable, Comparable, Sendable {
    var method: String
    /// The path with its parameters' names, so that no ID becomes part of the metrics.
    var route: String
    var status: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.route, left.method, left.status) < (right.route, right.method, right.status)
    }
  }

  private let counts = Mutex<[Key: Int]>([:])

  var all: [(key: Key, count: Int)] {
    counts.withLock { counts in counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  func count(_ key: Key) { counts.withLock { $0[key, default: 0] += 1 } }
}

/// Counts requests.
///
/// It is the outermost middleware, so it also counts those that were refused.
struct RequestCountMiddleware<Context: RequestContext>: RouterMiddleware {
  let counts: RequestCounts

  /// Other methods are counted together, because a client can invent any number of them.
  private static var methods: [HTTPRequest.Method] { [.get, .head, .post, .put, .delete, .options, .patch] }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    let method = Self.methods.contains(request.method) ? request.method.rawValue : "other"
    let path = context.endpointPath ?? "NotFound"
    counts.count(
      RequestCounts.Key(method: method, route: path == "NotFound" ? "none" : path, status: response.status.code))
    return response
  }
}
