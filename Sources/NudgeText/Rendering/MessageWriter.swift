internal import NudgeTime

/// A writer that renders one message with one set of arguments.
@unsafe struct MessageWriter {
  let formats: Unmanaged<LocaleFormats>
  let message: UnsafeMutablePointer<BoundMessage>
  let arguments: UnsafeBufferPointer<MessageArguments.Entry>

  /// Appends the rendered text, as UTF-8, to an empty output buffer.
  func write(to output: inout OutputBuffer) throws(RenderError) {
    let (steps, count) = unsafe (message.pointee.steps, message.pointee.stepCount)
    var next = 0
    while next < count {
      let step = unsafe steps[next]
      next += 1
      switch unsafe step {
      case .literal(let bytes, let count):
        unsafe output.append(padded: bytes, count: count)
      case .insert(let slot):
        try unsafe insert(slot, to: &output)
      case .number(let slot, let format):
        let value = try unsafe number(slot)
        try unsafe icu { () throws(ICUFailure) in try unsafe format.pointee.append(value, to: &output) }
      case .date(let slot, let format):
        try unsafe insert(slot, as: format, to: &output)
      case .pluralNumber(let slot, let offset, let format):
        let value = try unsafe number(slot).less(offset)
        try unsafe icu { () throws(ICUFailure) in try unsafe format.pointee.append(value, to: &output) }
      case .plural(let plural):
        next = try unsafe target(of: plural)
      case .select(let select):
        next = try unsafe target(ofSelect: select)
      case .jump(let target):
        next = target
      }
      if output.count > Renderer.maximumBytes { throw .tooLong(maximumBytes: Renderer.maximumBytes) }
    }
  }

  // MARK: Arguments

  private var program: MessageProgram { unsafe message.pointee.program }

  private func name(_ slot: Int) -> String { unsafe program.names[slot] }

  /// Returns the index of a slot's value in the arguments.
  @inline(__always)
  private func index(of slot: Int) throws(RenderError) -> Int {
    let start = unsafe message.pointee.keyStarts[slot]
    for index in 0..<(unsafe arguments.count) where unsafe arguments[index].key.start == start {
      if unsafe ArgumentKey.isWhole(start) || isLongName(slot, ofArgument: index) { return index }
    }
    throw unsafe .missingArgument(name(slot))
  }

  private func isLongName(_ slot: Int, ofArgument index: Int) -> Bool {
    unsafe arguments[index].key == program.keys[slot]
  }

  private func value(_ slot: Int) throws(RenderError) -> ArgumentValue {
    try unsafe arguments[index(of: slot)].value
  }

  @inline(__always)
  private func number(_ slot: Int) throws(RenderError) -> NumericValue {
    let index = try unsafe index(of: slot)
    if case .integer(let integer) = unsafe arguments[index].value { return .integer(integer) }
    let value = unsafe arguments[index].value
    guard let number = value.number else { throw unsafe mistyped(slot, expected: .number, given: value) }
    return number
  }

  private func mistyped(_ slot: Int, expected: ArgumentKind, given: ArgumentValue) -> RenderError {
    unsafe .mistypedArgument(name(slot), expected: expected, given: given.kind)
  }

  @inline(__always)
  private func icu<Value>(_ body: () throws(ICUFailure) -> Value) throws(RenderError) -> Value {
    do throws(ICUFailure) {
      return try body()
    } catch {
      throw unsafe .unsupported(locale: formats.takeUnretainedValue().tag, status: error.name)
    }
  }

  // MARK: Inserting

  @inline(__always)
  private func insert(_ slot: Int, to output: inout OutputBuffer) throws(RenderError) {
    let index = try unsafe index(of: slot)
    guard case .text(let text) = unsafe arguments[index].value else {
      return try unsafe insert(arguments[index].value, to: &output)
    }
    // Check the length of the original text first, because sanitizing reads all of it. `write(to:)` checks the output.
    guard text.utf8.count <= Renderer.maximumBytes else { throw .tooLong(maximumBytes: Renderer.maximumBytes) }
    if !output.append(ifClean: text) { output.append(text.sanitized()) }
  }

  private func insert(_ value: ArgumentValue, to output: inout OutputBuffer) throws(RenderError) {
    switch value {
    case .text: break
    case .integer, .double, .decimal:
      if let number = value.number { try unsafe insert(number, to: &output) }
    case .instant(let timestamp, let offset, _):
      try unsafe icu { () throws(ICUFailure) in
        let format = try unsafe formats.takeUnretainedValue().plainDateTime()
        try unsafe format.pointer.pointee.append(timestamp, offset: offset, to: &output)
      }
    case .date(let date):
      try unsafe icu { () throws(ICUFailure) in
        let format = try unsafe formats.takeUnretainedValue().plainDate()
        try unsafe format.pointer.pointee.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
      }
    case .period(let date):
      try unsafe icu { () throws(ICUFailure) in
        let format = try unsafe formats.takeUnretainedValue().plainDate()
        try unsafe format.pointer.pointee.append(period: date, to: &output)
      }
    }
  }

  private func insert(_ value: NumericValue, to output: inout OutputBuffer) throws(RenderError) {
    try unsafe icu { () throws(ICUFailure) in
      let format = try unsafe formats.takeUnretainedValue().number()
      try unsafe format.pointer.pointee.append(value, to: &output)
    }
  }

  private func insert(
    _ slot: Int, as format: UnsafeMutablePointer<CachedDate>, to output: inout OutputBuffer
  ) throws(RenderError) {
    let index = try unsafe index(of: slot)
    if case .date(let date) = unsafe arguments[index].value,
      unsafe !format.pointee.format.hasTime && !format.pointee.format.hasZone
    {
      try unsafe icu { () throws(ICUFailure) in
        try unsafe format.pointee.append(day: Int64(date.daysSinceEpoch), to: &output)
      }
      return
    }
    let value = unsafe arguments[index].value
    switch value {
    case .period(let date) where unsafe !format.pointee.format.hasTime && !format.pointee.format.hasZone:
      try unsafe icu { () throws(ICUFailure) in try unsafe format.pointee.append(period: date, to: &output) }
    case .instant(let timestamp, let offset, let zone):
      try unsafe icu { () throws(ICUFailure) in
        try unsafe format.pointee.append(timestamp, offset: offset, zone: zone, to: &output)
      }
    case .date, .period:
      throw unsafe mistyped(slot, expected: .instant, given: value)
    case .integer, .double, .decimal, .text:
      throw unsafe mistyped(slot, expected: format.pointee.format.hasTime ? .instant : .date, given: value)
    }
  }

  // MARK: Branching

  /// Returns the selected branch of a `select` as an index into its words, or `nil` for `other`.
  func choice(in select: MessageProgram.Select) throws(RenderError) -> Int? {
    let value = try unsafe value(select.slot)
    guard case .text(let text) = value else { throw unsafe mistyped(select.slot, expected: .text, given: value) }
    // Compare bytes, as ICU does, so that é as one Unicode scalar and é as two Unicode scalars are different words.
    for index in select.words.indices where select.words[index].word.utf8.elementsEqual(text.utf8) { return index }
    return nil
  }

  /// The reason a plural branch was selected.
  enum PluralChoice {
    /// A value with its own branch, as an index into `exact`.
    case exact(Int)
    /// A category, as an index into `PluralCategory.allCases`.
    case category(Int)
  }

  /// Returns the branch selected for a plural, and the reason for it.
  ///
  /// If `asks` is `true`, the category is determined even if all categories have the same branch.
  func choice(in plural: MessageProgram.Plural, asks: Bool = false) throws(RenderError) -> PluralChoice {
    let value = try unsafe number(plural.slot)
    guard value.double.isFinite else { throw unsafe .notFinite(name(plural.slot)) }
    if !plural.exact.isEmpty {
      let double = value.double
      for index in plural.exact.indices where plural.exact[index].value == double { return .exact(index) }
    }
    guard plural.needsCategory || asks else { return .category(MessageProgram.other) }
    let index = try unsafe icu { () throws(ICUFailure) in
      try unsafe category(of: value.less(plural.offset), in: plural)
    }
    return .category(index)
  }

  /// Returns the index of the step at which rendering continues after a plural is evaluated.
  @inline(__always)
  private func target(of plural: UnsafePointer<BoundMessage.Plural>) throws(RenderError) -> Int {
    let bound = unsafe plural.pointee
    guard unsafe bound.countsIntegers, case .integer(let integer) = try unsafe number(bound.slot) else {
      return try unsafe targetOfAnyNumber(program.plurals[bound.index])
    }
    for index in 0..<(unsafe bound.exactCount) where unsafe bound.exact[index].value == Double(integer) {
      return unsafe bound.exact[index].target
    }
    guard unsafe bound.needsCategory else { return unsafe bound.targets[MessageProgram.other] }
    guard case .integer(let rest) = unsafe NumericValue.integer(integer).less(bound.offset) else {
      return try unsafe targetOfAnyNumber(program.plurals[bound.index])
    }
    let category = try unsafe icu { () throws(ICUFailure) in try unsafe bound.rules.pointee.category(of: rest) }
    return unsafe bound.targets[category]
  }

  private func targetOfAnyNumber(_ plural: MessageProgram.Plural) throws(RenderError) -> Int {
    switch try unsafe choice(in: plural) {
    case .exact(let index): return plural.exact[index].target
    case .category(let index): return plural.targets[index]
    }
  }

  private func target(ofSelect select: Int) throws(RenderError) -> Int {
    let select = unsafe program.selects[select]
    return try unsafe choice(in: select).map { select.words[$0].target } ?? select.other
  }

  private func category(of value: NumericValue, in plural: MessageProgram.Plural) throws(ICUFailure) -> Int {
    let formats = unsafe formats.takeUnretainedValue()
    let plurals = try formats.plurals(ordinal: plural.ordinal)
    if case .formatted(let index) = plural.operand, unsafe program.formats[index] == .number(.integer),
      let integer = value.integer
    {
      // Use the original number, because converting a large number to a double would lose its last digits.
      return try unsafe plurals.pointer.pointee.category(of: integer)
    }
    if case .formatted(let index) = plural.operand, case .number(let format) = unsafe message.pointee.formats[index] {
      return try unsafe plurals.pointer.pointee.rules.select(value.double, as: format.pointer.pointee.format)
    }
    switch value {
    case .integer(let integer):
      return try unsafe plurals.pointer.pointee.category(of: integer)
    case .decimal(let decimal):
      if let integer = decimal.integer { return try unsafe plurals.pointer.pointee.category(of: integer) }
      return plural.operand == .exact
        ? try unsafe plurals.pointer.pointee.rules.select(decimal.double)
        : try unsafe plurals.pointer.pointee.category(of: decimal)
    case .double(let double):
      guard plural.operand == .plain else { return try unsafe plurals.pointer.pointee.rules.select(double) }
      return try unsafe plurals.pointer.pointee.rules.select(double, as: formats.number().pointer.pointee.format)
    }
  }
}
