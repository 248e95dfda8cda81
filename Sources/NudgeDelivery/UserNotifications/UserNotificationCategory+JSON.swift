package import NudgeJSON

/// The JSON that `Codable` gives, keys in order, written without an encoder.
extension UserNotificationCategory {
  /// Writes the category as an object.
  ///
  /// - Parameter json: Where to.
  package func write(to json: JSONBytes) {
    json.mark("{")
    json.key("actions")
    json.list(actions) { $0.write(to: json) }
    json.member("categorySummaryFormat", categorySummaryFormat)
    json.member("hiddenPreviewsBodyPlaceholder", hiddenPreviewsBodyPlaceholder)
    json.member("identifier", identifier)
    json.member("intentIdentifiers", intentIdentifiers)
    json.member("options", Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    json.mark("}")
  }
}

extension UserNotificationAction {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    json.member("identifier", identifier)
    json.member("options", Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    if let textInput {
      json.key("textInput")
      json.mark("{")
      json.member("buttonTitle", textInput.buttonTitle)
      json.member("placeholder", textInput.placeholder)
      json.mark("}")
    }
    json.member("title", title)
    json.mark("}")
  }
}
