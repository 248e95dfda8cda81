package import NudgeJSON
package import NudgeRequests

// Writes the same JSON as `Codable`, with sorted keys, but without the overhead of an encoder, because `nudge plan`
// writes one such line per notification.

extension UserNotificationRequest {
  /// Writes the request's members.
  package func writeMembers(to json: JSONBytes) {
    json.object("content") { content.writeMembers(to: json) }
    json.member("identifier", identifier)
    if let trigger { json.object("trigger") { trigger.writeMembers(to: json) } }
  }
}

extension UserNotificationRequest.Content {
  fileprivate func writeMembers(to json: JSONBytes) {
    if !attachments.isEmpty {
      json.objects("attachments", attachments) { attachment in
        json.member("identifier", attachment.identifier)
        json.member("type", attachment.type)
        json.member("url", attachment.url)
      }
    }
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
    PayloadValue.object(userInfo.mapValues(PayloadValue.string)).write(to: json)
  }
}

extension UserNotificationRequest.Trigger {
  fileprivate func writeMembers(to json: JSONBytes) {
    switch self {
    case .push:
      json.member("type", "push")
    case .timeInterval(let seconds, let repeats):
      json.member("repeats", repeats)
      json.member("seconds", seconds)
      json.member("type", "timeInterval")
    case .calendar(let components, let repeats):
      json.object("components") { components.writeMembers(to: json) }
      json.member("repeats", repeats)
      json.member("type", "calendar")
    case .location(let region, let repeats):
      json.object("region") { region.writeMembers(to: json) }
      json.member("repeats", repeats)
      json.member("type", "location")
    }
  }
}

extension UserNotificationRequest.CalendarComponents {
  fileprivate func writeMembers(to json: JSONBytes) {
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
  }
}

extension UserNotificationRequest.Region {
  fileprivate func writeMembers(to json: JSONBytes) {
    json.member("latitude", latitude)
    json.member("longitude", longitude)
    json.member("notifyOnEntry", notifyOnEntry)
    json.member("notifyOnExit", notifyOnExit)
    json.member("radius", radius)
  }
}

extension UserNotificationRequest.Category {
  /// Writes the category's members.
  package func writeMembers(to json: JSONBytes) {
    json.objects("actions", actions) { action in
      json.member("identifier", action.identifier)
      json.member(
        "options", UserNotificationRequest.Action.Option.allCases.lazy.filter(action.options.contains).map(\.rawValue))
      if let textInput = action.textInput {
        json.object("textInput") {
          json.member("buttonTitle", textInput.buttonTitle)
          json.member("placeholder", textInput.placeholder)
        }
      }
      json.member("title", action.title)
    }
    json.member("categorySummaryFormat", categorySummaryFormat)
    json.member("hiddenPreviewsBodyPlaceholder", hiddenPreviewsBodyPlaceholder)
    json.member("identifier", identifier)
    json.member("intentIdentifiers", intentIdentifiers)
    json.member("options", Option.allCases.filter(options.contains).map(\.rawValue))
  }
}
