internal import Hummingbird
internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Problem {
  init(_ error: PersonError) {
    let fault = Fault(pointer: Self.pointer(error.path), detail: "\(error)")
    switch error.reason {
    case .malformed, .notUTF8, .byteOrderMark: self.init(.invalidJSON, "The body isn't valid JSON.", errors: [fault])
    default: self.init(.invalidContent, "The person is invalid.", errors: [fault])
    }
  }

  /// Reads a person, and throws a problem with everything that is wrong with the JSON.
  ///
  /// - Parameter planner: Its zone data must have the person's time zone.
  static func person(from json: [UInt8], _ planner: Planner) throws -> Person {
    do throws(PersonError) {
      return try Person(json: json)
    } catch {
      var problem = Problem(error)
      guard problem.kind == .invalidContent else { throw problem }
      problem.errors = faults(of: json, after: error)
      // If the zone is the only fault, it is found when the person is planned.
      if !problem.errors.contains(where: { $0.pointer == "/timeZone" }), let fault = zoneFault(of: json, planner) {
        problem.errors.append(fault)
      }
      throw problem
    }
  }

  private static func zoneFault(of json: [UInt8], _ planner: Planner) -> Fault? {
    struct Zoned: Decodable { var timeZone: String }
    guard let name = (try? JSONDecoder().decode(Zoned.self, from: Data(json)))?.timeZone else { return nil }
    do throws(PlanError) {
      _ = try planner.plan(for: Person(id: "-", timeZone: name))
      return nil
    } catch {
      return Fault(error)
    }
  }

  /// The maximum number of faults in one answer.
  static let maximumFaults = 20

  /// Finds all faults: reading stops at the first one, so that value is left out and the rest is read again.
  private static func faults(of json: [UInt8], after first: PersonError) -> [Fault] {
    var faults = [Fault(pointer: pointer(first.path), detail: "\(first)")]
    guard var value = try? JSONDecoder().decode(PayloadValue.self, from: Data(json)) else { return faults }
    var repair = Repair()
    var error = first
    while faults.count < maximumFaults, repair.leaveOut(error, of: &value) {
      guard let bytes = try? JSONEncoder().encode(value) else { break }
      do throws(PersonError) {
        _ = try Person(json: Array(bytes))
        break
      } catch let next {
        error = next
        // The position is that of a JSON text that the client didn't send.
        error.position = nil
        let pointer = repair.pointer(error.path)
        guard error.isAboutOneValue, !faults.contains(where: { $0.pointer == pointer }) else { continue }
        faults.append(Fault(pointer: pointer, detail: "\(error)"))
      }
    }
    return faults
  }
}

extension PersonError {
  /// A Boolean value indicating whether the error remains when other values change.
  ///
  /// Otherwise, it may result from leaving out another value.
  fileprivate var isAboutOneValue: Bool {
    switch reason {
    case .itemCount, .conflict, .dayWithoutPlace, .above, .below, .lastDayOfNothing, .endBeforeStart: false
    default: true
    }
  }
}

/// Leaves invalid values out of a person's JSON.
private struct Repair {
  /// The indices of the items that were removed from each list, in the list that the client sent.
  private var removed: [String: [Int]] = [:]

  /// Valid values for the keys that every person needs.
  private static let placeholders: [String: PayloadValue] = ["id": "-", "timeZone": "UTC"]

  /// Removes the value that an error is about.
  ///
  /// If a required key is missing, removes the object without it.
  ///
  /// - Returns: Whether that was possible.
  mutating func leaveOut(_ error: PersonError, of value: inout PayloadValue) -> Bool {
    var steps = Self.steps(error.path)
    let placeholder = steps.count == 1 ? Self.placeholders[steps[0]] : nil
    if case .missingKey = error.reason, placeholder == nil { steps = steps.dropLast() }
    guard let last = steps.last, value.set(placeholder, at: steps) else { return false }
    if let index = Int(last) {
      let list = pointer(steps.dropLast())
      removed[list, default: []].append(originalIndex(index, in: list))
    }
    return true
  }

  /// Returns the pointer into the JSON that the client sent.
  func pointer(_ path: String) -> String { pointer(Self.steps(path)) }

  private func pointer(_ steps: ArraySlice<String>) -> String {
    steps.reduce("") { pointer, step in
      pointer + "/" + (Int(step).map { String(originalIndex($0, in: pointer)) } ?? step)
    }
  }

  private func originalIndex(_ index: Int, in list: String) -> Int {
    (removed[list] ?? []).sorted().reduce(index) { index, removed in removed <= index ? index + 1 : index }
  }

  private static func steps(_ path: String) -> ArraySlice<String> {
    Problem.pointer(path).split(separator: "/").map(String.init)[...]
  }
}

extension PayloadValue {
  /// Replaces or removes the value at a path.
  ///
  /// - Returns: Whether there is an object or a list that contains it.
  fileprivate mutating func set(_ new: PayloadValue?, at path: ArraySlice<String>) -> Bool {
    guard let step = path.first else { return false }
    let rest = path.dropFirst()
    switch self {
    case .object(var members):
      if rest.isEmpty {
        guard new != nil || members[step] != nil else { return false }
        members[step] = new
      } else {
        guard members[step]?.set(new, at: rest) == true else { return false }
      }
      self = .object(members)
    case .list(var items):
      guard let index = Int(step), items.indices.contains(index) else { return false }
      if rest.isEmpty {
        items.remove(at: index)
      } else {
        guard items[index].set(new, at: rest) else { return false }
      }
      self = .list(items)
    default: return false
    }
    return true
  }
}
