internal import Crypto
internal import Hummingbird
internal import Mustache
internal import NIOCore

/// The paths of a person's page.
enum PagePath {
  static let page = "/"
  /// Precedes the ticket of a link.
  static let open = "/open/"
  static let settings = "/settings"
  static let preview = "/settings/preview"
  static let achievements = "/achievements"
  static let deleteAchievement = "/achievements/delete"
  static let correction = "/achievements/edit"
  static let download = "/journal.csv"
  static let timeZone = "/time-zone"
  static let pause = "/pause"
  static let resume = "/resume"
  static let test = "/test"
  static let subscription = "/subscription"
  static let renewal = "/subscription/renew"
  static let endSubscription = "/subscription/delete"
  static let endDevice = "/devices/delete"
  static let responses = "/responses"
  /// The path to which the code of a link is posted.
  static let signIn = "/sign-in"
  /// Shows a new code.
  static let newCode = "/code"
  static let signOut = "/sign-out"
}

/// The files in Assets, which are compiled into the server.
enum PageFiles {
  /// A file that browsers load.
  struct File: Sendable {
    let path: String
    let type: String
    let body: ByteBuffer
    /// Changes with the content.
    let tag: String
    /// A Boolean value indicating whether the address changes with the content, so that browsers never ask again.
    let isImmutable: Bool

    init(_ path: String, _ type: String, _ bytes: [UInt8], isImmutable: Bool = false) {
      self.path = path
      self.type = type
      self.isImmutable = isImmutable
      body = ByteBuffer(bytes: bytes)
      tag = String(Base64URL.encode(SHA256.hash(data: bytes)).prefix(12))
    }

    /// The address in pages.
    var address: String { isImmutable ? "\(path)?v=\(tag)" : path }

    func response(to request: Request) -> Response {
      let eTag = "\"\(tag)\""
      var headers: HTTPFields = [
        .eTag: eTag,
        .cacheControl: isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
      ]
      if request.headers[.ifNoneMatch] == eTag { return Response(status: .notModified, headers: headers) }
      headers[.contentType] = type
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
  }

  static let style = File("/page.css", "text/css; charset=utf-8", PackageResources.page_css, isImmutable: true)
  static let script = File(
    "/page.js", "text/javascript; charset=utf-8", PackageResources.page_js, isImmutable: true)
  /// The script of the list of entries, the list of devices and the page of one entry.
  static let entryScript = File(
    "/entries.js", "text/javascript; charset=utf-8", PackageResources.entries_js, isImmutable: true)
  static let icon = File("/icon.svg", "image/svg+xml", PackageResources.icon_svg)
  /// iOS shows no SVG on the Home Screen, and makes the corners round itself.
  static let touchIcon = File("/apple-touch-icon.png", "image/png", PackageResources.apple_touch_icon_png)
  /// The address of a service worker must not change, because it belongs to the subscription.
  static let worker = File("/worker.js", "text/javascript; charset=utf-8", PackageResources.worker_js)
  static let manifest = File("/manifest.webmanifest", "application/manifest+json", PackageResources.page_webmanifest)

  static let all = [style, script, entryScript, icon, touchIcon, worker, manifest]

  /// The templates.
  ///
  /// They are valid, because a test renders each of them.
  static let templates: MustacheLibrary = {
    var library = MustacheLibrary()
    let files = [
      ("page", PackageResources.page_mustache), ("settings", PackageResources.settings_mustache),
      ("row", PackageResources.row_mustache), ("notes", PackageResources.notes_mustache),
      ("journal", PackageResources.journal_mustache),
      ("upcoming", PackageResources.upcoming_mustache), ("preview", PackageResources.preview_mustache),
      ("head", PackageResources.head_mustache), ("message", PackageResources.message_mustache),
      ("zone", PackageResources.zone_mustache), ("devices", PackageResources.devices_mustache),
      ("correction", PackageResources.correction_mustache),
    ]
    for (name, bytes) in files {
      do {
        try library.register(String(decoding: bytes, as: UTF8.self), named: name)
      } catch {
        preconditionFailure("the template \(name) isn't valid: \(error)")
      }
    }
    return library
  }()
}
