package import NudgePlanning
package import NudgeRequests

// The JSON of the values' `Codable`, keys in order, written without an encoder: `nudge plan` writes one such line for each notification.

extension UserNotificationRequest {
  /// Writes the request as an object.
  package func write(to json: JSONBytes) {
    json.raw(#"{"content":"#)
    content.write(to: json)
    json.member(#","identifier":"#, identifier)
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
      json.member(#""badge":"#, badge)
      json.mark(",")
    }
    json.member(#""body":"#, body)
    json.member(#","categoryIdentifier":"#, categoryIdentifier)
    json.member(#","filterCriteria":"#, filterCriteria)
    json.member(#","interruptionLevel":"#, interruptionLevel.rawValue)
    json.member(#","relevanceScore":"#, relevanceScore)
    json.member(#","sound":"#, sound)
    json.member(#","subtitle":"#, subtitle)
    json.member(#","targetContentIdentifier":"#, targetContentIdentifier)
    json.member(#","threadIdentifier":"#, threadIdentifier)
    json.member(#","title":"#, title)
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
      json.member(#"{"repeats":"#, repeats)
      json.member(#","seconds":"#, seconds)
      json.raw(#","type":"timeInterval"}"#)
    case .calendar(let components, let repeats):
      json.raw(#"{"components":"#)
      components.write(to: json)
      json.member(#","repeats":"#, repeats)
      json.raw(#","type":"calendar"}"#)
    case .location(let region, let repeats):
      json.raw(#"{"region":"#)
      region.write(to: json)
      json.member(#","repeats":"#, repeats)
      json.raw(#","type":"location"}"#)
    }
  }
}

extension UserNotificationCalendarComponents {
  fileprivate func write(to json: JSONBytes) {
    var isFirst = true
    json.mark("{")
    func number(_ key: StaticString, _ value: Int?) {
      guard let value else { return }
      if !isFirst { json.mark(",") }
      isFirst = false
      json.member(key, value)
    }
    number(#""day":"#, day)
    number(#""hour":"#, hour)
    number(#""minute":"#, minute)
    number(#""month":"#, month)
    number(#""second":"#, second)
    if let timeZone {
      json.member(isFirst ? #""timeZone":"# : #","timeZone":"#, timeZone)
      isFirst = false
    }
    number(#""weekOfMonth":"#, weekOfMonth)
    number(#""weekOfYear":"#, weekOfYear)
    number(#""weekday":"#, weekday)
    number(#""weekdayOrdinal":"#, weekdayOrdinal)
    number(#""year":"#, year)
    number(#""yearForWeekOfYear":"#, yearForWeekOfYear)
    json.mark("}")
  }
}

extension UserNotificationRegion {
  fileprivate func write(to json: JSONBytes) {
    json.member(#"{"latitude":"#, latitude)
    json.member(#","longitude":"#, longitude)
    json.member(#","notifyOnEntry":"#, notifyOnEntry)
    json.member(#","notifyOnExit":"#, notifyOnExit)
    json.member(#","radius":"#, radius)
    json.mark("}")
  }
}

extension UserNotificationCategory {
  /// Writes the category as an object.
  package func write(to json: JSONBytes) {
    json.raw(#"{"actions":"#)
    json.list(actions) { $0.write(to: json) }
    json.member(#","categorySummaryFormat":"#, categorySummaryFormat)
    json.member(#","hiddenPreviewsBodyPlaceholder":"#, hiddenPreviewsBodyPlaceholder)
    json.member(#","identifier":"#, identifier)
    json.raw(#","intentIdentifiers":"#)
    json.strings(intentIdentifiers)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    json.mark("}")
  }
}

extension UserNotificationAction {
  fileprivate func write(to json: JSONBytes) {
    json.member(#"{"identifier":"#, identifier)
    json.raw(#","options":"#)
    json.strings(Option.allCases.lazy.filter(options.contains).map(\.rawValue))
    if let textInput {
      json.member(#","textInput":{"buttonTitle":"#, textInput.buttonTitle)
      json.member(#","placeholder":"#, textInput.placeholder)
      json.mark("}")
    }
    json.member(#","title":"#, title)
    json.mark("}")
  }
}
