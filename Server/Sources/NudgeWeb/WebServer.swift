public import Hummingbird
public import HummingbirdCore
public import NIOCore

/// Puts the routes together.
public enum WebServer {
  public static func router(_ backend: Backend) -> Router<WebContext> { routers(backend).all }

  /// Returns the routes for everyone, and those for a port that only operators reach.
  public static func routers(_ backend: Backend) -> (all: Router<WebContext>, operators: Router<WebContext>) {
    let requests = RequestCounts()
    let operatorAPI = OperatorAPI(
      backend: backend, requests: requests, readiness: Readiness(backend, interval: .seconds(1)))
    let page = backend.links.map { Page(backend, $0) }
    let all = router(backend, requests, ProblemMiddleware(page: page, failures: backend.failures))
    operatorAPI.addRoutes(to: all, isOpen: false)
    API(backend).addRoutes(to: all.group().add(middleware: KeyMiddleware(backend: backend)))
    page?.addRoutes(to: all)
    let operators = router(
      backend, requests, ProblemMiddleware(operations: OperatorAPI.all, failures: backend.failures))
    operatorAPI.addRoutes(to: operators, isOpen: true)
    return (all, operators)
  }

  private static func router(
    _ backend: Backend, _ requests: RequestCounts, _ problems: ProblemMiddleware<WebContext>
  ) -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLogMiddleware(log: backend.log))
    router.add(middleware: RequestCountMiddleware(counts: requests))
    router.add(middleware: problems)
    router.add(middleware: SingleHeaderMiddleware())
    return router
  }

  /// The limits of a connection, for `HTTPServerBuilder.http1` or below TLS.
  public static var connection: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [SlowClientHandler(), ContinueHandler()], idleTimeout: SlowClientHandler.deadline,
      httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
        maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))
  }
}

/// The context of a request: everything that is known about it besides its content.
public struct WebContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  /// The address that the connection comes from.
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
