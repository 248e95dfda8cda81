import MessageParity
import Testing

@Suite("Rendering from many threads")
struct SharingTests {
  @Test(arguments: ThreadCheck.allCases)
  func agreesWithOneThread(_ check: ThreadCheck) throws {
    #expect(try check.differences() == [])
  }

  @Test func rendersManyMessages() throws {
    #expect(try ThreadCheck.messageCount > 400)
  }
}
