internal import CNudgeOracle
package import NudgeText
internal import Synchronization

/// ICU's own MessageFormat with one pattern, the authority that `Renderer` is held against.
///
/// Used by one thread at a time. What it takes is ICU's C API: numbered arguments, each of one type.
@safe package final class Oracle {
  /// What ICU says instead of a text.
  package struct Failure: Error, Hashable {
    /// ICU's name of its status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
    package var status: String
  }

  private let handle: OpaquePointer
  /// ICU takes the zone from the process.
  private static let opening = Mutex(())

  /// Opens a pattern whose arguments are numbered: doubles first, then integers, then strings.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - locale: The locale.
  ///   - offset: The number of seconds ahead of UTC of the clock that dates are written by.
  ///   - zone: The name of a zone to write dates in instead, by ICU's own rules.
  /// - Throws: What ICU says of the pattern.
  package init(_ pattern: String, locale: LocaleTag, offset: Int32 = 0, zone: String? = nil) throws(Failure) {
    var status: Int32 = 0
    let identifier = locale.identifier.replacing("-", with: "_")
    let opened = unsafe Self.opening.withLock { _ in
      unsafe nudge_oracle_open(identifier, pattern, Int32(pattern.utf8.count), zone, offset, &status)
    }
    guard let opened = unsafe opened else { throw Self.failure(status) }
    unsafe handle = opened
  }

  deinit { unsafe nudge_oracle_close(handle) }

  /// Formats the pattern.
  ///
  /// - Parameters:
  ///   - doubles: Numbers, and moments in milliseconds.
  ///   - integers: Arguments of `number, integer`.
  ///   - strings: Texts without NUL.
  /// - Returns: The text.
  /// - Throws: What ICU says.
  package func format(
    doubles: [Double] = [], integers: [Int32] = [], strings: [String] = []
  ) throws(Failure) -> String {
    // One buffer for all strings, each ended by NUL.
    var characters: [CChar] = [0]
    var offsets: [Int] = []
    for string in strings {
      offsets.append(characters.count)
      characters += string.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    var capacity = 1024
    while true {
      var status: Int32 = 0
      var output = [CChar](repeating: 0, count: capacity)
      let length = Int(
        unsafe characters.withUnsafeBufferPointer { buffer in
          let pointers = unsafe offsets.map { offset in unsafe buffer.baseAddress.map { unsafe $0 + offset } }
          return unsafe nudge_oracle_format(
            handle, doubles, Int32(doubles.count), integers, Int32(integers.count), pointers, Int32(strings.count),
            &output, Int32(capacity), &status)
        })
      guard status == 0 else { throw Self.failure(status) }
      guard length > capacity else {
        return String(decoding: output[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      capacity = length
    }
  }

  private static func failure(_ status: Int32) -> Failure {
    Failure(status: unsafe String(cString: nudge_oracle_status_name(status)))
  }
}

extension Oracle {
  /// Formats a pattern once.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, its arguments numbered.
  ///   - locale: The locale.
  ///   - doubles: Numbers, and moments in milliseconds.
  ///   - integers: Arguments of `number, integer`.
  ///   - strings: Texts without NUL.
  /// - Returns: The text.
  /// - Throws: What ICU says.
  package static func format(
    _ pattern: String, locale: LocaleTag, doubles: [Double] = [], integers: [Int32] = [], strings: [String] = []
  ) throws(Failure) -> String {
    try Oracle(pattern, locale: locale).format(doubles: doubles, integers: integers, strings: strings)
  }

  /// Asks ICU only whether it takes a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, its arguments named or numbered.
  ///   - locale: The locale.
  /// - Throws: What ICU says.
  package static func check(_ pattern: String, locale: LocaleTag = .english) throws(Failure) {
    do throws(Failure) {
      _ = try Oracle(pattern, locale: locale)
    } catch {
      // Of its C API only, which wants one type for each argument.
      guard error.status == "U_ARGUMENT_TYPE_MISMATCH" else { throw error }
    }
  }
}
