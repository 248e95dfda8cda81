package import NudgeJSON
internal import NudgePlanning
package import NudgeRequests

// The JSON of the values' `Codable`, keys in order, written without an encoder: `nudge plan` writes one such line for each notification.

extension UserNotificationRequest {
  /// Writes the request as an object.
  package func write(to json: JSONBytes) {
    json.raw(#"{"content":"#)
    content.write(to: json)
    json.member("identifier", identifier)
    if let trigger {
      json.raw(#","trigger":"#)
      trigger.write(to: json)
    }
    json.mark("}")
  }
}

extension UserNotificationContent {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    if let badge {
      json.member("badge", badge)
      json.mark(",")
    }
    json.member("body", body)
    json.member("categoryIdentifier", categoryIdentifier)
    json.member("filterCriteria", filterCriteria)
    json.member("interruptionLevel", interruptionLevel.rawValue)
    json.member("relevanceScore", relevanceScore)
    json.member("sound", sound)
    json.member("subtitle", subtitle)
    json.member("targetContentIdentifier", targetContentIdentifier)
    json.member("threadIdentifier", threadIdentifier)
    json.member("title", title)
    json.raw(#","userInfo":{"#)
    var members = PayloadMembers(userInfo)
    members.writeRest(to: json)
    json.raw("}}")
  }
}

extension UserNotificationTrigger {
  fileprivate func write(to json: JSONBytes) {
    switch self {
    case .push: json.raw(#"{"type":"push"}"#)
    case .timeInterval(let seconds, let repeats):
      json.mark("{")
      json.member("repeats", repeats)
      json.member("seconds", seconds)
      json.raw(#","type":"timeInterval"}"#)
    case .calendar(let components, let repeats):
      json.raw(#"{"components":"#)
      components.write(to: json)
      json.member("repeats", repeats)
      json.raw(#","type":"calendar"}"#)
    case .location(let region, let repeats):
      json.raw(#"{"region":"#)
      region.write(to: json)
      json.member("repeats", repeats)
      json.raw(#","type":"location"}"#)
    }
  }
}

extension UserNotificationCalendarComponents {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    json.member("day", day)
    json.member("hour", hour)
    json.member("minute", minute)
    json.member("month", month)
    json.member("second", second)
    json.member("timeZone", timeZone)
    json.member("weekOfMonth", weekOfMonth)
    json.member("weekOfYear", weekOfYear)
    json.member("weekday", weekday)
    json.member("weekdayOrdinal", weekdayOrdinal)
    json.member("year", year)
    json.member("yearForWeekOfYear", yearForWeekOfYear)
    json.mark("}")
  }
}

extension UserNotificationRegion {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    json.member("latitude", latitude)
    json.member("longitude", longitude)
    json.member("notifyOnEntry", notifyOnEntry)
    json.member("notifyOnExit", notifyOnExit)
    json.member("radius", radius)
    json.mark("}")
  }
}

extension UserNotificationCategory {
  /// Writes the category as an object.
  package func write(to json: JSONBytes) {
    json.raw(#"{"actions":"#)
    json.list(actions) { $0.write(to: json) }
    json.member("categorySummaryFormat", categorySummaryFormat)
    json.member("hiddenPreviewsBodyPlaceholder", hiddenPreviewsBodyPlaceholder)
    json.member("identifier", identifier)
    json.raw(#","intentIdentifiers":"#)
    json.strings(intentIdentifiers)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    json.mark("}")
  }
}

extension UserNotificationAction {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    json.member("identifier", identifier)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    if let textInput {
      json.raw(#","textInput":{"#)
      json.member("buttonTitle", textInput.buttonTitle)
      json.member("placeholder", textInput.placeholder)
      json.mark("}")
    }
    json.member("title", title)
    json.mark("}")
  }
}
