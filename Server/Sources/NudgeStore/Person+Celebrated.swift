package import Nudge

extension Kind {
  /// The kinds that celebrate an achievement.
  package static let celebrations: Set<Kind> = [.firstAchievement, .countMilestone, .streakMilestone]
}

extension Person {
  /// Notes which celebrations have been sent, so that none is planned again after an achievement has got another time.
  ///
  /// Otherwise, a device that is new would get it again.
  ///
  /// - Parameter sent: The IDs of notifications that were sent to at least one device, and wait for none.
  package mutating func noteCelebrations(_ sent: [NotificationID]) {
    for id in sent where id.kind.map(Kind.celebrations.contains) ?? false {
      // A list that is full stays as it is. The deliveries also keep a device from getting the same twice.
      try? history.markSent(id)
    }
  }

  /// The states in which a delivery may have been sent, and those in which it still can be, in SQL.
  package static let sentNotifications = """
    GROUP BY notification
    HAVING sum(CASE WHEN state IN ('planned', 'claimed', 'retry') THEN 1 ELSE 0 END) = 0
    AND sum(CASE WHEN state IN ('sending', 'accepted', 'unknown') THEN 1 ELSE 0 END) > 0 ORDER BY notification
    """
}
