internal import NudgeTime

/// Writes one message with one set of arguments.
struct MessageWriter {
  let formats: LocaleFormats
  let message: LocaleFormats.Bound
  let arguments: [String: ArgumentValue]

  /// Appends the text, as UTF-8, to an empty output.
  func write(to output: inout [UInt8]) throws(RenderError) {
    let program = message.program
    var next = 0
    while next < program.steps.count {
      let step = program.steps[next]
      next += 1
      switch step {
      case .literal(let range):
        output += program.literals[range]
      case .insert(let slot):
        try insert(slot, to: &output)
      case .format(let slot, let format):
        try insert(slot, as: message.formats[format], to: &output)
      case .pluralNumber(let slot, let offset):
        let value = try number(slot).less(offset)
        try icu { () throws(ICUFailure) in try formats.number().append(value, to: &output) }
      case .plural(let plural):
        next = try branch(of: program.plurals[plural])
      case .select(let select):
        next = try branch(of: program.selects[select])
      case .jump(let target):
        next = target
      }
      try checkRoom(for: 0, in: output)
    }
  }

  private func checkRoom(for count: Int, in output: [UInt8]) throws(RenderError) {
    guard count <= Renderer.maximumBytes - output.count else { throw .tooLong(maximumBytes: Renderer.maximumBytes) }
  }

  // MARK: Arguments

  private func name(_ slot: Int) -> String { message.program.names[slot] }

  private func value(_ slot: Int) throws(RenderError) -> ArgumentValue {
    guard let value = arguments[name(slot)] else { throw .missingArgument(name(slot)) }
    return value
  }

  private func number(_ slot: Int) throws(RenderError) -> NumericValue {
    let value = try value(slot)
    guard let number = value.number else { throw mistyped(slot, expected: .number, given: value) }
    return number
  }

  private func mistyped(_ slot: Int, expected: ArgumentKind, given: ArgumentValue) -> RenderError {
    .mistypedArgument(name(slot), expected: expected, given: given.kind)
  }

  private func icu<Value>(_ body: () throws(ICUFailure) -> Value) throws(RenderError) -> Value {
    do throws(ICUFailure) {
      return try body()
    } catch {
      throw .unsupported(locale: formats.tag, status: error.name)
    }
  }

  // MARK: Inserting

  private func insert(_ slot: Int, to output: inout [UInt8]) throws(RenderError) {
    let value = try value(slot)
    switch value {
    case .text(let text):
      // First as it was given, since cleaning reads all of it; then as it is inserted.
      guard text.utf8.count <= Renderer.maximumBytes else { throw .tooLong(maximumBytes: Renderer.maximumBytes) }
      let inserted = text.isPlainASCII ? text : text.sanitized()
      try checkRoom(for: inserted.utf8.count, in: output)
      output += inserted.utf8
    case .integer(let integer):
      try icu { () throws(ICUFailure) in try formats.number().append(.integer(integer), to: &output) }
    case .double(let double):
      try icu { () throws(ICUFailure) in try formats.number().append(.double(double), to: &output) }
    case .decimal(let decimal):
      try icu { () throws(ICUFailure) in try formats.number().append(.decimal(decimal), to: &output) }
    case .instant(let timestamp, let offset):
      try icu { () throws(ICUFailure) in
        try formats.dates().dateTime.append(timestamp, offset: offset, to: &output)
      }
    case .date(let date):
      try icu { () throws(ICUFailure) in
        try formats.dates().date.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
      }
    }
  }

  private func insert(
    _ slot: Int, as format: LocaleFormats.Format, to output: inout [UInt8]
  ) throws(RenderError) {
    switch format {
    case .number(let format):
      let number = try number(slot)
      try icu { () throws(ICUFailure) in try format.append(number, to: &output) }
    case .date(let format):
      let value = try value(slot)
      switch value {
      case .instant(let timestamp, let offset):
        try icu { () throws(ICUFailure) in try format.append(timestamp, offset: offset, to: &output) }
      case .date(let date) where !format.format.hasTime && !format.format.hasZone:
        try icu { () throws(ICUFailure) in
          try format.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
        }
      case .date:
        throw mistyped(slot, expected: .instant, given: value)
      case .integer, .double, .decimal, .text:
        throw mistyped(slot, expected: format.format.hasTime ? .instant : .date, given: value)
      }
    }
  }

  // MARK: Branching

  private func branch(of select: MessageProgram.Select) throws(RenderError) -> Int {
    let value = try value(select.slot)
    guard case .text(let text) = value else { throw mistyped(select.slot, expected: .text, given: value) }
    for candidate in select.words where candidate.word == text { return candidate.target }
    return select.other
  }

  private func branch(of plural: MessageProgram.Plural) throws(RenderError) -> Int {
    let value = try number(plural.slot)
    guard value.double.isFinite else { throw .notFinite(name(plural.slot)) }
    for candidate in plural.exact where candidate.value == value.double { return candidate.target }
    guard plural.needsCategory else { return plural.targets[PluralCategory.allCases.count - 1] }
    let index = try icu { () throws(ICUFailure) in try category(of: value.less(plural.offset), in: plural) }
    return plural.targets[index]
  }

  private func category(of value: NumericValue, in plural: MessageProgram.Plural) throws(ICUFailure) -> Int {
    let plurals = try formats.plurals(ordinal: plural.ordinal)
    if case .formatted(let index) = plural.operand, case .number(let format) = message.formats[index],
      case .named(let named) = format.format
    {
      return try plurals.rules.select(value.double, as: named)
    }
    switch value {
    case .integer(let integer):
      return try plurals.category(of: integer)
    case .decimal(let decimal):
      if let integer = decimal.integer { return try plurals.category(of: integer) }
      return plural.operand == .exact
        ? try plurals.rules.select(decimal.double) : try plurals.category(of: decimal)
    case .double(let double):
      guard plural.operand == .plain, case .named(let plain) = try formats.number().format else {
        return try plurals.rules.select(double)
      }
      return try plurals.rules.select(double, as: plain)
    }
  }
}
