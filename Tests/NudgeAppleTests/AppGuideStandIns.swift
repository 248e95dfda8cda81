import Foundation

// Stand-ins for the parts of UIKit and AlarmKit that docs/ios.md uses. The names and their meaning are Apple's.

@MainActor final class UIApplication {
  struct LaunchOptionsKey: Hashable {}

  static let shared = UIApplication()
  nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  private(set) var opened: [URL] = []
  private(set) var isRegistered = false

  func registerForRemoteNotifications() { isRegistered = true }
  func open(_ url: URL) async { opened.append(url) }
}

// MARK: AlarmKit

typealias LocalizedStringResource = String
protocol AlarmMetadata: Codable, Hashable, Sendable {}
protocol LiveActivityIntent: Sendable {}
enum Color { case white, accentColor }

struct AlarmButton {
  var text: LocalizedStringResource
  var textColor: Color
  var systemImageName: String
}

struct AlarmPresentation {
  struct Alert {
    enum SecondaryButtonBehavior { case countdown, custom }

    var title: LocalizedStringResource
    var secondaryButton: AlarmButton?
    var secondaryButtonBehavior: SecondaryButtonBehavior?
  }

  var alert: Alert
}

struct Alarm {
  enum Schedule: Equatable {
    struct Relative: Equatable {
      struct Time: Equatable {
        var hour: Int
        var minute: Int
      }
      enum Recurrence: Equatable {
        case never
        case weekly([Locale.Weekday])
      }

      var time: Time
      var repeats: Recurrence
    }

    case fixed(Date)
    case relative(Relative)
  }
}

struct AlarmAttributes<Metadata: AlarmMetadata> {
  var presentation: AlarmPresentation
  var tintColor: Color
}

@MainActor final class AlarmManager {
  struct AlarmConfiguration<Metadata: AlarmMetadata> {
    var schedule: Alarm.Schedule?
    var attributes: AlarmAttributes<Metadata>

    static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, secondaryIntent: (any LiveActivityIntent)?
    ) -> Self {
      Self(schedule: schedule, attributes: attributes)
    }
  }

  static let shared = AlarmManager()
  private(set) var alarms: [UUID: Alarm.Schedule] = [:]

  func schedule<Metadata>(id: UUID, configuration: AlarmConfiguration<Metadata>) async throws -> UUID {
    alarms[id] = configuration.schedule
    return id
  }
}
