public import Hummingbird
public import NudgeStore

/// What the operator of the server asks for.
public struct Operations: Sendable {
  private let store: any Store

  public init(store: any Store) { self.store = store }

  public func addRoutes(to router: some RouterMethods<some RequestContext>) {
    router.get("healthz") { _, _ in Response(status: .ok, body: Self.text("ok\n")) }
    router.get("readyz") { _, _ in
      do {
        try await store.checkWritable()
        return Response(status: .ok, body: Self.text("ready\n"))
      } catch {
        throw Problem(.serviceUnavailable, "The database can't be written.", detail: "\(type(of: error))")
      }
    }
    router.get("metrics") { _, _ in
      let counts = try await store.counts()
      var lines = ["# HELP nudged_deliveries Deliveries in each state.", "# TYPE nudged_deliveries gauge"]
      for state in DeliveryState.allCases {
        lines.append("nudged_deliveries{state=\"\(state.rawValue)\"} \(counts[state] ?? 0)")
      }
      return Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
        body: Self.text(lines.joined(separator: "\n") + "\n"))
    }
  }

  private static func text(_ text: String) -> ResponseBody { ResponseBody(byteBuffer: ByteBuffer(string: text)) }
}
