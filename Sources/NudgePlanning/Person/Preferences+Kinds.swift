public import NudgeText

extension Preferences {
  /// Returns a Boolean value indicating whether the person allows a kind of notification.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `false` if the kind, its group, or all notifications are off. Kinds without a preference are always
  ///   allowed, unless all notifications are off.
  public func allows(_ kind: Kind) -> Bool {
    guard notificationsEnabled else { return false }
    guard let preference = Self.preference(for: kind) else { return true }
    return self[keyPath: preference.group] && self[keyPath: preference.kind]
  }

  /// Turns off a kind of notification, such as when the person presses a notification's `mute` button.
  ///
  ///     case .mute: person.preferences.turnOff(notification.kind)
  ///
  /// - Parameter kind: The kind. If it doesn't have a preference, nothing changes.
  public mutating func turnOff(_ kind: Kind) {
    if let preference = Self.preference(for: kind) { self[keyPath: preference.kind] = false }
  }

  /// Returns the preference for a kind and the preference for its group.
  ///
  /// They are the same if the kind isn't in a group.
  private static func preference(
    for kind: Kind
  ) -> (kind: WritableKeyPath<Preferences, Bool>, group: WritableKeyPath<Preferences, Bool>)? {
    let milestones = \Preferences.milestones.isEnabled
    switch kind {
    case .reminder: return (\.reminders.isEnabled, \.reminders.isEnabled)
    case .streakAtRisk: return (\.streakAtRisk.isEnabled, \.streakAtRisk.isEnabled)
    case .welcomeBack: return (\.welcomeBack.isEnabled, \.welcomeBack.isEnabled)
    case .retrieval: return (\.retrieval.isEnabled, \.retrieval.isEnabled)
    case .firstAchievement: return (\.milestones.firstAchievement, milestones)
    case .streakMilestone: return (\.milestones.streak, milestones)
    case .countMilestone: return (\.milestones.count, milestones)
    case .monthlySummary: return (\.milestones.monthlySummary, milestones)
    case .yearlySummary: return (\.milestones.yearlySummary, milestones)
    default: return nil
    }
  }
}
