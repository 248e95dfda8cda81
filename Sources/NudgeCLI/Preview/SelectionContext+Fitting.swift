internal import NudgeText

extension SelectionContext {
  /// What must be known for a variant to be used, its numbers aside: the first that each condition allows.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - base: What is known where no condition says otherwise.
  init(fitting variant: Variant, base: SelectionContext) {
    self = base
    for condition in variant.conditions {
      switch condition {
      case .integer: break
      case .frequency(let allowed): if let first = allowed.first { frequency = first }
      case .first(let expected): isFirst = expected
      case .season(let allowed): if let first = allowed.first { seasons = [first] }
      case .weekday(let allowed): if let first = allowed.first { weekday = first }
      case .daypart(let allowed): if let first = allowed.first { daypart = first }
      case .platform(let allowed): if let first = allowed.first { platform = first }
      case .alarm(let expected): isAlarm = expected
      }
    }
  }
}
