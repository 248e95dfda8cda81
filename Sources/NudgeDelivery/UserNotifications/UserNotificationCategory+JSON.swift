package import NudgePlanning

/// The JSON that `Codable` gives, keys in order, written without an encoder.
extension UserNotificationCategory {
  /// Writes the category as an object.
  ///
  /// - Parameter json: Where to.
  package func write(to json: JSONBytes) {
    json.raw(#"{"actions":["#)
    var isFirst = true
    for action in actions {
      if !isFirst { json.mark(",") }
      isFirst = false
      action.write(to: json)
    }
    json.raw(#"],"categorySummaryFormat":"#)
    json.string(categorySummaryFormat)
    json.raw(#","hiddenPreviewsBodyPlaceholder":"#)
    json.string(hiddenPreviewsBodyPlaceholder)
    json.raw(#","identifier":"#)
    json.string(identifier)
    json.raw(#","intentIdentifiers":"#)
    json.strings(intentIdentifiers)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    json.mark("}")
  }
}

extension UserNotificationAction {
  fileprivate func write(to json: JSONBytes) {
    json.raw(#"{"identifier":"#)
    json.string(identifier)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    if let textInput {
      json.raw(#","textInput":{"buttonTitle":"#)
      json.string(textInput.buttonTitle)
      json.raw(#","placeholder":"#)
      json.string(textInput.placeholder)
      json.mark("}")
    }
    json.raw(#","title":"#)
    json.string(title)
    json.mark("}")
  }
}
