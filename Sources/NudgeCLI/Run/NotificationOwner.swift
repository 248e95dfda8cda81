/// Who shows notifications, as far as the bus says.
enum NotificationOwner: Hashable {
  /// Somebody with this unique name on the bus.
  case somebody(String)
  /// The bus says that nobody does.
  case nobody
  /// The bus did not answer, or not in time.
  case unknown

  /// Asks the bus.
  ///
  /// - Parameter answer: The bus's answer to a method that takes the name of whoever shows notifications; `nil` where there is none, or an error.
  init(_ answer: (_ method: String) -> String?) {
    // An error may be that nobody owns the name, or any other; whether somebody does is answered without one.
    if let owner = answer("GetNameOwner").flatMap({ BusCall.texts(in: $0).last }) {
      self = .somebody(owner)
    } else if let hasOwner = answer("NameHasOwner"), hasOwner.contains("false") {
      self = .nobody
    } else {
      self = .unknown
    }
  }

  /// Whether what somebody showed is gone; not where nobody knows.
  func isOther(than shower: String) -> Bool {
    switch self {
    case .somebody(let owner): owner != shower
    case .nobody: true
    case .unknown: false
    }
  }
}
