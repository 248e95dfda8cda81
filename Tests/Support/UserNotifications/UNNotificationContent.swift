// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names and their meaning are Apple's.

public import Foundation

open class UNNotificationContent {
  public fileprivate(set) var storage = Storage()

  public struct Storage {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var threadIdentifier = ""
    var categoryIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
    var attachments: [UNNotificationAttachment] = []
  }

  public init() {}

  open var title: String { storage.title }
  open var subtitle: String { storage.subtitle }
  open var body: String { storage.body }
  open var badge: NSNumber? { storage.badge }
  open var sound: UNNotificationSound? { storage.sound }
  open var threadIdentifier: String { storage.threadIdentifier }
  open var categoryIdentifier: String { storage.categoryIdentifier }
  open var userInfo: [AnyHashable: Any] { storage.userInfo }
  open var targetContentIdentifier: String? { storage.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { storage.interruptionLevel }
  open var relevanceScore: Double { storage.relevanceScore }
  open var filterCriteria: String? { storage.filterCriteria }
  open var attachments: [UNNotificationAttachment] { storage.attachments }
}

public final class UNNotificationAttachment {
  public let identifier: String
  public let url: URL

  /// Fails for a file that does not exist, as the system's does.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    self.identifier = identifier
    self.url = url
  }
}

public final class UNMutableNotificationContent: UNNotificationContent {
  public override var title: String {
    get { storage.title }
    set { storage.title = newValue }
  }
  public override var subtitle: String {
    get { storage.subtitle }
    set { storage.subtitle = newValue }
  }
  public override var body: String {
    get { storage.body }
    set { storage.body = newValue }
  }
  public override var badge: NSNumber? {
    get { storage.badge }
    set { storage.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { storage.sound }
    set { storage.sound = newValue }
  }
  public override var threadIdentifier: String {
    get { storage.threadIdentifier }
    set { storage.threadIdentifier = newValue }
  }
  public override var categoryIdentifier: String {
    get { storage.categoryIdentifier }
    set { storage.categoryIdentifier = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { storage.userInfo }
    set { storage.userInfo = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { storage.targetContentIdentifier }
    set { storage.targetContentIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { storage.interruptionLevel }
    set { storage.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { storage.relevanceScore }
    set { storage.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { storage.filterCriteria }
    set { storage.filterCriteria = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { storage.attachments }
    set { storage.attachments = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}

public struct UNNotificationSoundName: RawRepresentable, Hashable {
  public var rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public final class UNNotificationSound {
  /// What the test sees; `nil` for the default.
  public let name: UNNotificationSoundName?

  private init(name: UNNotificationSoundName?) {
    self.name = name
  }

  public convenience init(named name: UNNotificationSoundName) {
    self.init(name: name)
  }

  public class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
}
