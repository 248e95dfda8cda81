internal import NudgeJSON
package import NudgePlanning
package import NudgeTime

/// Plans for the person on each line of JSON, in the same way for the command and a server.
package struct LinePlanner: Sendable {
  /// The answer for one person.
  package enum Answer {
    case notifications([NotificationRequest])
    case explanation(PlanExplanation)
  }

  private let planner: Planner
  private let span: Range<Timestamp>
  private let explains: Bool
  private var reader = PersonReader()

  /// Creates a line planner.
  ///
  /// - Parameters:
  ///   - planner: The planner.
  ///   - span: The time span. The upper bound is excluded.
  ///   - explains: Whether to explain what is sent, and what isn't.
  package init(planner: Planner, span: Range<Timestamp>, explains: Bool) {
    self.planner = planner
    self.span = span
    self.explains = explains
  }

  /// The calendars in people's locales that aren't known.
  package var unknownCalendars: [String] { reader.unknownCalendars }

  /// Plans for the person on a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - number: The line's one-based number, for its record.
  ///   - isFirst: Whether it is the first line of the input, which may begin with a byte order mark.
  ///   - write: A closure that receives the person's plan and the answer. It isn't called for a blank or invalid line.
  /// - Returns: A record if the line is invalid, or if `write` throws an error.
  package mutating func plan(
    _ line: ArraySlice<UInt8>, at number: Int, isFirst: Bool, _ write: (PersonPlan, Answer) throws(PlanError) -> Void
  ) -> BadLine? {
    guard let line = PersonLine.json(line, isFirst: isFirst) else { return nil }
    do throws(PersonError) {
      let person = try reader.person(from: line)
      do throws(PlanError) {
        let plan = try planner.plan(for: person)
        let answer: Answer =
          explains ? .explanation(try plan.explanation(in: span)) : .notifications(try plan.notifications(in: span))
        try write(plan, answer)
        return nil
      } catch {
        return BadLine(error, at: number, of: line, planner.zones)
      }
    } catch {
      return BadLine(error, at: number, of: line)
    }
  }
}

extension PlanLines {
  /// Writes the answer for a person.
  package func write(_ answer: LinePlanner.Answer, person: String) {
    switch answer {
    case .notifications(let notifications): write(notifications)
    case .explanation(let explanation): write(explanation, person: person)
    }
  }
}
