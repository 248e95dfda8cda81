internal import Crypto
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// Answers a repeated request with the stored answer, if both have the same header `Idempotency-Key`.
///
/// Only successful answers are stored: a request that failed has changed nothing, so it can be repeated. Answers are
/// stored encrypted.
///
/// Source: The Idempotency-Key HTTP Header Field <https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/>
struct IdempotencyMiddleware<Context: RequestContext>: RouterMiddleware {
  let backend: Backend

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let key = request.headers[.idempotencyKey] else { return try await next(request, context) }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw Problem(.invalidHeader, "The Idempotency-Key must consist of 1 to 255 visible ASCII characters.")
    }
    let body = try await API.bytes(of: request)
    let repeatable = RepeatableRequest(
      key: IdempotencyKey.hash([request.headers[.authorization] ?? "", key]),
      content: IdempotencyKey.hash([request.method.rawValue, request.uri.string, String(decoding: body, as: UTF8.self)]
      ),
      person: context.parameters.get("id").flatMap(API.decoded))
    let run: RequestRun
    switch try await backend.store.startRequest(repeatable, at: backend.clock.now()) {
    case .started(let started): run = started
    case .finished(let stored):
      guard let body = backend.answers.open(stored.body, of: repeatable.key) else {
        throw Problem(.noLonger, "The request was performed, but its answer can't be read any more.")
      }
      return stored.response(body)
    case .different:
      throw Problem(.otherRequest, "The Idempotency-Key was used for another request.")
    case .running:
      var problem = Problem(.requestIsRunning, "A request with this Idempotency-Key is still being performed.")
      problem.headers[.retryAfter] = "1"
      throw problem
    }
    var request = request
    request.body = RequestBody(buffer: ByteBuffer(bytes: body))
    var response: Response
    let collector = BodyCollector()
    do {
      response = try await IdempotencyKey.$id.withValue(IdempotencyKey.id(of: repeatable, run)) {
        try await next(request, context)
      }
      try await response.body.write(collector)
    } catch {
      try await backend.store.abandonRequest(run)
      throw error
    }
    let answer = collector.buffer
    do {
      let stored = StoredResponse(
        status: response.status.code, contentType: response.headers[.contentType],
        body: try backend.answers.seal(Array(answer.readableBytesView), of: repeatable.key))
      try await backend.store.finishRequest(run, stored, at: backend.clock.now())
    } catch {
      // The request was performed, so its answer is right. If it's repeated, it changes nothing, because it has the same ID.
      backend.failures.failed("storing the answer to a request", error)
    }
    response.body = ResponseBody(byteBuffer: answer)
    return response
  }
}

/// Collects the body of a response.
private final class BodyCollector: ResponseBodyWriter {
  private(set) var buffer = ByteBuffer()

  func write(_ buffer: ByteBuffer) async throws { self.buffer.writeImmutableBuffer(buffer) }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

enum IdempotencyKey {
  /// Returns a hash of several texts in hexadecimal digits.
  static func hash(_ texts: [String]) -> String { hex(digest(texts)) }

  /// The ID of the object that the current request creates, if the request has a key.
  @TaskLocal static var id: String?

  /// Returns the ID of the object that a request creates.
  ///
  /// The ID is the same if the request is repeated because it failed or a crash ended it. It is a new one if the key is
  /// used again after its 24 hours.
  static func id(of request: RepeatableRequest, _ run: RequestRun) -> String {
    hex(digest([request.key, request.content, "\(run.firstStart.secondsSinceEpoch)"]).prefix(16))
  }

  /// Returns the ID of the object that the current request creates, a random one if the request has no key.
  static func newID() -> String { id ?? UUID().uuidString.lowercased() }

  private static func digest(_ texts: [String]) -> [UInt8] {
    var hash = SHA256()
    for text in texts {
      // The length in front keeps the texts apart.
      hash.update(data: Array("\(text.utf8.count):".utf8))
      hash.update(data: Array(text.utf8))
    }
    return Array(hash.finalize())
  }

  private static func hex(_ bytes: some Collection<UInt8>) -> String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

extension StoredResponse {
  /// Returns the answer with the body that was sealed.
  fileprivate func response(_ body: [UInt8]) -> Response {
    var headers: HTTPFields = [:]
    headers[.contentType] = contentType
    return Response(
      status: HTTPResponse.Status(code: status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}
