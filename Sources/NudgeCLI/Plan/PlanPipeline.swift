internal import NudgeSystem
internal import NudgeTime

/// Reads people in blocks, plans multiple blocks in parallel, and writes the plans in input order.
///
/// A single task reads and writes, and distributes blocks to as many jobs as configured. It doesn't read while the
/// output is blocked, and it reuses buffers, so memory usage doesn't grow with the input.
struct PlanPipeline {
  /// The approximate block size for a plan of one day: 256 KiB, or a few hundred people.
  private static let largestBlockSize = 1 << 18
  /// The approximate block size for a plan of many days: 4 KiB, or a few people.
  private static let smallestBlockSize = 1 << 12

  let work: PlanWork
  /// The number of blocks to plan in parallel, at least 1.
  let jobs: Int
  /// The approximate block size, in bytes.
  let blockSize: Int

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - work: The work for each person.
  ///   - jobs: The number of blocks to plan in parallel, at least 1.
  ///   - blockSize: The approximate block size in bytes, or `nil` for a size that decreases as the plan gets longer.
  init(work: PlanWork, jobs: Int, blockSize: Int? = nil) {
    self.work = work
    self.jobs = jobs
    let days = (work.span.upperBound.secondsSinceEpoch - work.span.lowerBound.secondsSinceEpoch) / 86_400
    self.blockSize = blockSize ?? max(Self.largestBlockSize / max(Int(days), 1), Self.smallestBlockSize)
  }

  /// Plans for all people in the inputs.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - sink: The destination of the plans.
  ///   - report: The object that reports invalid lines.
  /// - Throws: `Failure` if the output can't be written, or if an input can't be read. In the latter case, the plans
  ///   for the preceding lines have been written.
  @MainActor
  func run(_ inputs: [PlanInput], to sink: some PlanSink, _ report: PlanReport) async throws {
    precondition(jobs > 0, "at least one block is planned at a time")
    var reader = BlockReader(inputs, blockSize: blockSize)
    var inputFailure: (any Error)?
    var isAtEnd = false
    var readCount = 0
    var writtenCount = 0
    // Use more workers than jobs, so that a slow block doesn't prevent new blocks from replacing finished ones.
    var idle = (0..<(2 * jobs + 1)).map { _ in PlanWorker(work) }
    var filled: PlanWorker?
    let wakeup = try Failure.translating(.ours, "a pipe cannot be opened", Wakeup.init)
    var running = 0
    var done: [Int: PlanWorker] = [:]

    try await withThrowingTaskGroup(of: PlanWorker.self) { group in
      while true {
        if let worker = filled, running < jobs {
          filled = nil
          running += 1
          group.addTask {
            worker.run()
            wakeup.give()
            return worker
          }
        }
        if let worker = done.removeValue(forKey: writtenCount) {
          // Report invalid lines before writing the output, so that they are reported even if the output has been
          // closed.
          report.take(worker)
          try sink.write(worker.output)
          report.showProgress()
          writtenCount += 1
          idle.append(worker)
          continue
        }
        if filled == nil, !isAtEnd, let worker = idle.popLast() {
          // Never wait for input while there is output to write.
          var next = BlockReader.Next.end
          do { next = try reader.next(into: &worker.block, mayWait: running == 0) } catch { inputFailure = error }
          switch next {
          case .block:
            worker.number = readCount
            readCount += 1
            filled = worker
            continue
          case .notYet:
            idle.append(worker)
            if reader.wait(or: wakeup) { continue }
          case .end:
            idle.append(worker)
            isAtEnd = true
          }
        }
        guard running > 0 else { break }
        if let worker = try await group.next() {
          wakeup.take()
          running -= 1
          done[worker.number] = worker
        }
      }
    }
    if let inputFailure { throw inputFailure }
  }
}
