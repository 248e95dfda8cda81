package import NudgeJSON

/// The JSON that `Codable` gives, keys in order, written without an encoder.
extension UserNotificationRequest {
  /// Writes the request as an object.
  ///
  /// - Parameter json: Where to.
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
