import Testing

@testable import NudgeText

@Suite("Lanes of a renderer")
struct RendererLaneTests {
  private func renderInside(_ depth: Int, _ renderer: Renderer, _ message: Message) throws(RenderError) -> String {
    guard depth > 0 else {
      return try renderer.render(message, locale: .english, arguments: ["n": .integer(2)])
    }
    return try renderer.withState { _ throws(RenderError) in try renderInside(depth - 1, renderer, message) }
  }

  /// Each call inside another holds a lane, as another thread would.
  @Test(arguments: [0, 1, Renderer.laneCount - 1])
  func whoFindsLanesTakenTakesAnother(taken: Int) throws {
    let renderer = Renderer()
    let message = try Message("{n, plural, one{# day} other{# days}}")
    #expect(try renderInside(taken, renderer, message) == "2 days")
    #expect(renderer.kept.locales == 1)
    // All lanes are free again.
    #expect(try renderInside(taken, renderer, message) == "2 days")
  }

  @Test func aFaultFreesTheLane() throws {
    let renderer = Renderer()
    let message = try Message("{n}")
    for _ in 0...Renderer.laneCount {
      #expect(throws: RenderError.missingArgument("n")) {
        try renderer.render(message, locale: .english, arguments: MessageArguments())
      }
    }
    #expect(renderer.kept.locales == 1)
  }

  @Test func threadsAreSpreadOverTheLanes() {
    for bound in [1, 2, 32] { #expect((0..<bound).contains(ThreadID.current.hash(below: bound))) }
  }
}
