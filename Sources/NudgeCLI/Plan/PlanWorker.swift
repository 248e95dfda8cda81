internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeTime

/// Plans one block of lines at a time: people in, lines out, and records of those that are none.
///
/// Unchecked, since the pipeline hands it to one task at a time, and takes it back before it goes to the next.
final class PlanWorker: @unchecked Sendable {
  private let work: PlanWork
  private var reader = PersonReader()
  private let lines: PlanLines
  private let text: PlanText

  /// The lines to plan for.
  var block = LineBlock()
  /// How many blocks were read before this one.
  var number = 0

  /// The lines that cannot be used, counted from the first of the block, 1.
  private(set) var badLines: [BadLine] = []
  /// How many lines the block has, empty ones too.
  private(set) var lineCount = 0
  /// How many people it has, without those of bad lines.
  private(set) var peopleCount = 0

  /// What is to be written.
  var output: JSONBytes { lines.json }

  init(_ work: PlanWork) {
    self.work = work
    lines = PlanLines(timeZoneData: work.zones.version)
    text = PlanText(locale: work.locale, timeZoneData: work.zones.version)
  }

  /// Plans for all lines of the block.
  func run() {
    lines.removeAll()
    badLines.removeAll()
    lineCount = 0
    peopleCount = 0
    if block.isTooLong {
      lineCount = 1
      badLines.append(BadLine(tooLongAt: 1))
      return
    }
    var start = 0
    while let (line, next) = block.line(from: start) {
      start = next
      lineCount += 1
      plan(lineCount == 1 && block.isFirst ? Self.withoutByteOrderMark(line) : line)
    }
  }

  @inline(__always)
  private func plan(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first > 0x20 || !Self.isBlank(line) else { return }
    do throws(PersonError) {
      let person = try reader.person(from: line)
      do throws(PlanError) {
        if work.explains {
          write(try work.planner.explanation(for: person, in: work.span), person)
        } else {
          let notifications = try work.planner.notifications(for: person, in: work.span)
          if let encoder = work.lineEncoder {
            write(notifications, person, by: encoder)
          } else if let encoder = work.calendarEncoder {
            lines.json.plain(encoder.calendar(for: notifications))
          } else {
            write(notifications, person)
          }
        }
        peopleCount += 1
      } catch {
        badLines.append(BadLine(error, at: lineCount, of: line, work.zones))
      }
    } catch {
      badLines.append(BadLine(error, at: lineCount, of: line))
    }
  }

  /// Writes what a platform takes; what it would not take is told, and the rest goes on.
  private func write(_ notifications: [NotificationRequest], _ person: Person, by encoder: LineEncoder) {
    for notification in notifications {
      do throws(PayloadError) {
        try encoder.write(notification, of: person, to: lines.json)
      } catch {
        badLines.append(BadLine(error, of: notification, at: lineCount))
      }
    }
  }

  private func write(_ notifications: [NotificationRequest], _ person: Person) {
    switch work.format {
    case .json: lines.write(notifications)
    case .text: lines.json.plain(text.text(notifications, for: person))
    }
  }

  private func write(_ explanation: PlanExplanation, _ person: Person) {
    switch work.format {
    case .json: lines.write(explanation, person: person.id)
    case .text: lines.json.plain(text.text(explanation, for: person))
    }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.count <= PersonReader.maximumLength
      && line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }

  /// Editors may begin a file with a byte order mark.
  private static func withoutByteOrderMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}
