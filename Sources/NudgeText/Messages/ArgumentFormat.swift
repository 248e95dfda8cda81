/// The form in which a message writes one argument.
package enum ArgumentFormat: Hashable, Sendable {
  /// `{n}`: text as it is; a number and a date in their shortest common form.
  case plain
  /// `{n, number}`, with or without a style.
  case number(NumberStyle)
  /// `{n, date}`, with or without a style.
  case date(DateStyle)
  /// `{n, time}`, with or without a style.
  case time(DateStyle)
  /// `{n, spellout}`: a number in words.
  case spellout
  /// `{n, ordinal}`: a number in digits with its ordinal mark.
  case ordinal
  /// `{n, duration}`: a number of seconds as hours, minutes and seconds.
  case duration

  /// What this form says about the argument's type.
  var use: Message.Use {
    switch self {
    case .plain: .plain
    case .number, .spellout, .ordinal, .duration: .number
    case .date, .time: .instant
    }
  }
}
