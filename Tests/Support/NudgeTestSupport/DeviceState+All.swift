package import NudgeRequests

extension DeviceState {
  /// Every state that there is.
  package static let all: [DeviceState] = platforms.flatMap { platform in
    [true, false].flatMap { isOn in
      [true, false].map { DeviceState(platform, deliveryEnabled: isOn, hasUpcoming: $0) }
    }
  }

  /// Every state of every platform.
  package static let platforms: [Platform] = {
    var platforms: [Platform] = []
    for alarmKit in IOS.AlarmKit.allCases {
      for permission in IOS.NotificationPermission.allCases {
        for needsNotifications in [false, true] {
          platforms.append(
            .ios(
              IOS(
                alarmKit: alarmKit, notificationPermission: permission, needsNotifications: needsNotifications)))
        }
      }
    }
    for permission in Android.NotificationPermission.allCases {
      for channel in Android.Channel.allCases {
        for timing in Android.ExactTiming.allCases {
          platforms.append(
            .android(Android(notificationPermission: permission, channel: channel, exactTiming: timing)))
        }
      }
    }
    for permission in Web.NotificationPermission.allCases {
      for subscription in Web.PushSubscription.allCases {
        platforms.append(.web(Web(notificationPermission: permission, pushSubscription: subscription)))
      }
    }
    return platforms + Linux.Server.allCases.map { .linux(Linux(server: $0)) }
  }()

  package static func ios(
    _ permission: IOS.NotificationPermission, alarmKit: IOS.AlarmKit = .unavailable, needsNotifications: Bool = false
  ) -> DeviceState {
    DeviceState(
      .ios(IOS(alarmKit: alarmKit, notificationPermission: permission, needsNotifications: needsNotifications)))
  }

  package static func android(
    _ permission: Android.NotificationPermission, _ timing: Android.ExactTiming, channel: Android.Channel = .enabled
  ) -> DeviceState {
    DeviceState(.android(Android(notificationPermission: permission, channel: channel, exactTiming: timing)))
  }

  package static func web(_ permission: Web.NotificationPermission, _ subscription: Web.PushSubscription) -> DeviceState
  {
    DeviceState(.web(Web(notificationPermission: permission, pushSubscription: subscription)))
  }

  package static func linux(_ server: Linux.Server) -> DeviceState {
    DeviceState(.linux(Linux(server: server)))
  }

  /// The same with the person's own switch off.
  package var off: DeviceState {
    var state = self
    state.deliveryEnabled = false
    return state
  }

  /// The same with nothing to come.
  package var empty: DeviceState {
    var state = self
    state.hasUpcoming = false
    return state
  }
}
