public import NudgeText

extension Preferences {
  /// Returns a Boolean value indicating whether the person allows a kind of notification.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `false` if the kind, its group, or all notifications are off. Kinds without a preference, and
  ///   `streak-at-risk` if its preference isn't given, are always allowed, unless all notifications are off.
  public func allows(_ kind: Kind) -> Bool {
    guard notificationsEnabled else { return false }
    return Self.preference(for: kind)?.isOn(self) ?? true
  }

  /// Turns off a kind of notification, such as when the person presses a notification's `mute` button.
  ///
  ///     case .mute: person.preferences.turnOff(notification.kind)
  ///
  /// - Parameter kind: The kind. If it doesn't have a preference, nothing changes.
  public mutating func turnOff(_ kind: Kind) {
    Self.preference(for: kind)?.turnOff(&self)
  }

  /// Returns the preference for a kind, or `nil` if there isn't one.
  ///
  /// A kind in a group is on if both its own preference and that of the group are.
  private static func preference(
    for kind: Kind
  ) -> (isOn: (Preferences) -> Bool, turnOff: (inout Preferences) -> Void)? {
    switch kind {
    case .reminder: ({ $0.reminders.isEnabled }, { $0.reminders.isEnabled = false })
    case .streakAtRisk: ({ $0.streakAtRisk.isEnabled ?? true }, { $0.streakAtRisk.isEnabled = false })
    case .welcomeBack, .returned: ({ $0.welcomeBack.isEnabled }, { $0.welcomeBack.isEnabled = false })
    case .farewell: ({ $0.reminders.isEnabled && $0.reminders.relent }, { $0.reminders.relent = false })
    case .retrieval: ({ $0.retrieval.isEnabled }, { $0.retrieval.isEnabled = false })
    case .firstAchievement:
      ({ $0.milestones.isEnabled && $0.milestones.firstAchievement }, { $0.milestones.firstAchievement = false })
    case .streakMilestone: ({ $0.milestones.isEnabled && $0.milestones.streak }, { $0.milestones.streak = false })
    case .countMilestone: ({ $0.milestones.isEnabled && $0.milestones.count }, { $0.milestones.count = false })
    case .weeklySummary:
      ({ $0.milestones.isEnabled && $0.milestones.weeklySummary }, { $0.milestones.weeklySummary = false })
    case .monthlySummary:
      ({ $0.milestones.isEnabled && $0.milestones.monthlySummary }, { $0.milestones.monthlySummary = false })
    case .yearlySummary:
      ({ $0.milestones.isEnabled && $0.milestones.yearlySummary }, { $0.milestones.yearlySummary = false })
    default: nil
    }
  }
}
