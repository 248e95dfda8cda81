/// The voice in which a person is spoken to; the spelling in files is the case's name.
public enum Style: String, CaseIterable, Hashable, Sendable {
  /// Warm and lively.
  case cheerful
  /// Calm, without pressure.
  case gentle
  /// The fact and nothing else.
  case minimal

  /// The place in `allCases`, which is also the order of the words in a catalog.
  var index: Int {
    switch self {
    case .cheerful: 0
    case .gentle: 1
    case .minimal: 2
    }
  }
}
