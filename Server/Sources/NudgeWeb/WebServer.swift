public import Hummingbird
public import HummingbirdCore
public import NIOCore

/// Puts the routes together.
public enum WebServer {
  public static func router(_ backend: Backend) -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    let requests = RequestCounts()
    router.add(middleware: RequestCountMiddleware(counts: requests))
    let page = backend.links.map { Page(backend, $0) }
    router.add(middleware: ProblemMiddleware(page: page))
    Operations(backend: backend, requests: requests).addRoutes(to: router)
    let api = router.group().add(middleware: KeyMiddleware(store: backend.store))
    API(backend).addRoutes(to: api)
    page?.addRoutes(to: router)
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

/// What is known about a request besides its content.
public struct WebContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  /// The address that the connection comes from.
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
