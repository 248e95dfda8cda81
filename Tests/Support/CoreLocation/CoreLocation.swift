// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names and their meaning are Apple's.

/// Stands in for Apple's CoreLocation on Linux, with the signatures that NudgeApple uses.
///
/// Source: Apple, "Core Location" <https://developer.apple.com/documentation/corelocation>
public struct CLLocationCoordinate2D {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

open class CLRegion {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }
}

public final class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: Double

  public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
}
