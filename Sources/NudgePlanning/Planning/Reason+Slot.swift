internal import NudgeTime

extension Reason {
  /// Why a reminder comes at the moment of a slot: the slot itself, and what a clock change did to it.
  static func reasons(of occurrence: Occurrence) -> [Reason] {
    switch occurrence.adjustment {
    case .exact: [.slot]
    case .shiftedByGap: [.slot, .shiftedByClockChange]
    case .firstPassing: [.slot, .firstOfRepeatedTime]
    case .laterPassing: [.slot, .secondOfRepeatedTime]
    }
  }
}
