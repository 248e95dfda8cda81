package import NudgePlanning

/// The JSON that `Codable` gives, keys in order, written without an encoder.
extension UserNotificationRequest {
  /// Writes the request as an object.
  ///
  /// - Parameter json: Where to.
  package func write(to json: JSONBytes) {
    json.raw(#"{"content":"#)
    content.write(to: json)
    json.raw(#","identifier":"#)
    json.string(identifier)
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
      json.raw(#""badge":"#)
      json.integer(badge)
      json.mark(",")
    }
    json.raw(#""body":"#)
    json.string(body)
    json.raw(#","categoryIdentifier":"#)
    json.string(categoryIdentifier)
    if let filterCriteria {
      json.raw(#","filterCriteria":"#)
      json.string(filterCriteria)
    }
    json.raw(#","interruptionLevel":"#)
    json.string(interruptionLevel.rawValue)
    json.raw(#","relevanceScore":"#)
    json.decimal(relevanceScore)
    if let sound {
      json.raw(#","sound":"#)
      json.string(sound)
    }
    json.raw(#","subtitle":"#)
    json.string(subtitle)
    if let targetContentIdentifier {
      json.raw(#","targetContentIdentifier":"#)
      json.string(targetContentIdentifier)
    }
    json.raw(#","threadIdentifier":"#)
    json.string(threadIdentifier)
    json.raw(#","title":"#)
    json.string(title)
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
      json.raw(#"{"repeats":"#)
      json.boolean(repeats)
      json.raw(#","seconds":"#)
      json.decimal(seconds)
      json.raw(#","type":"timeInterval"}"#)
    case .calendar(let components, let repeats):
      json.raw(#"{"components":"#)
      components.write(to: json)
      json.raw(#","repeats":"#)
      json.boolean(repeats)
      json.raw(#","type":"calendar"}"#)
    case .location(let region, let repeats):
      json.raw(#"{"region":"#)
      region.write(to: json)
      json.raw(#","repeats":"#)
      json.boolean(repeats)
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
      json.raw(key)
      json.integer(value)
    }
    number(#""day":"#, day)
    number(#""hour":"#, hour)
    number(#""minute":"#, minute)
    number(#""month":"#, month)
    number(#""second":"#, second)
    if let timeZone {
      json.raw(isFirst ? #""timeZone":"# : #","timeZone":"#)
      isFirst = false
      json.string(timeZone)
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
    json.raw(#"{"latitude":"#)
    json.decimal(latitude)
    json.raw(#","longitude":"#)
    json.decimal(longitude)
    json.raw(#","notifyOnEntry":"#)
    json.boolean(notifyOnEntry)
    json.raw(#","notifyOnExit":"#)
    json.boolean(notifyOnExit)
    json.raw(#","radius":"#)
    json.decimal(radius)
    json.mark("}")
  }
}
