/// Questions in one piece of memory, which a loop reads where they are.
@safe
final class Questions<Element: Question & ~Copyable> {
  private let memory: UnsafeMutableBufferPointer<Element>

  /// How many.
  var count: Int { unsafe memory.count }

  /// Prepares queries.
  ///
  /// - Parameters:
  ///   - queries: The queries.
  ///   - zones: Where the engine has its zones from.
  /// - Throws: What preparing throws.
  init(_ queries: some Collection<Query>, zones: Element.Zones) throws {
    unsafe memory = .allocate(capacity: queries.count)
    for (index, query) in queries.enumerated() {
      do {
        let question = try Element(query, zones: zones)
        unsafe memory.initializeElement(at: index, to: question)
      } catch {
        unsafe memory.extracting(..<index).deinitialize()
        unsafe memory.deallocate()
        throw error
      }
    }
  }

  deinit {
    unsafe memory.deinitialize()
    unsafe memory.deallocate()
  }

  /// Answers all.
  ///
  /// - Returns: The answers in order.
  func answers() -> [Int64] {
    unsafe memory.indices.map { unsafe memory[$0].next() }
  }

  /// Answers all: the loop that is timed and counted.
  ///
  /// - Returns: The sum of the answers, wrapping around.
  @inline(never)
  func sumOfAnswers() -> Int64 {
    var sum: Int64 = 0
    for index in unsafe memory.indices { sum &+= unsafe memory[index].next() }
    return sum
  }
}
