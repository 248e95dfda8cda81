package import NudgeJSON
package import NudgeRequests

// The JSON of the values' `Codable`, keys in order, written without an encoder: `nudge plan` writes one such line for each notification.

extension UserNotificationRequest {
  /// Writes the request as an object.
  package func write(to json: JSONBytes) {
    json.mark("{")
    json.key("content")
    content.write(to: json)
    json.member("identifier", identifier)
    if let trigger {
      json.key("trigger")
      trigger.write(to: json)
    }
    json.mark("}")
  }
}

extension UserNotificationContent {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    json.member("badge", badge)
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
    json.key("userInfo")
    json.mark("{")
    var members = PayloadMembers(userInfo)
    members.writeRest(to: json)
    json.raw("}}")
  }
}

extension UserNotificationTrigger {
  fileprivate func write(to json: JSONBytes) {
    json.mark("{")
    switch self {
    case .push:
      json.member("type", "push")
    case .timeInterval(let seconds, let repeats):
      json.member("repeats", repeats)
      json.member("seconds", seconds)
      json.member("type", "timeInterval")
    case .calendar(let components, let repeats):
      json.key("components")
      components.write(to: json)
      json.member("repeats", repeats)
      json.member("type", "calendar")
    case .location(let region, let repeats):
      json.key("region")
      region.write(to: json)
      json.member("repeats", repeats)
      json.member("type", "location")
    }
    json.mark("}")
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
