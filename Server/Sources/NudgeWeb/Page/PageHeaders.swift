internal import HTTPTypes

/// The headers that only people's pages use.
extension HTTPField.Name {
  static let secFetchSite = token("Sec-Fetch-Site")
  static let clearSiteData = token("Clear-Site-Data")
  static let referrerPolicy = token("Referrer-Policy")
  static let frameOptions = token("X-Frame-Options")
  static let openerPolicy = token("Cross-Origin-Opener-Policy")
  static let resourcePolicy = token("Cross-Origin-Resource-Policy")
  static let robotsTag = token("X-Robots-Tag")

  private static func token(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) isn't a token") }
    return name
  }
}
