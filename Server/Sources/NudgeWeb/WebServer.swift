public import Hummingbird

/// Puts the routes together.
public enum WebServer {
  public static func router(_ backend: Backend) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: ProblemMiddleware())
    Operations(store: backend.store).addRoutes(to: router)
    let api = router.group().add(middleware: KeyMiddleware(store: backend.store))
    API(backend).addRoutes(to: api)
    return router
  }
}
