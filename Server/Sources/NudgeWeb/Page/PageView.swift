internal import Nudge

/// The values that all pages have in common, as the templates show them.
struct PageFrame {
  var language: String
  var direction: String
  var style = PageFiles.style.address
  var script = PageFiles.script.address
  var entryScript = PageFiles.entryScript.address
  var icon = PageFiles.icon.address
  var touchIcon = PageFiles.touchIcon.address
  var manifest = PageFiles.manifest.address
  var journal: TemplatePhrases
  var notices: TemplatePhrases
  var access: TemplatePhrases

  init(_ words: PageWords) {
    language = words.journal.language.identifier
    direction = words.journal.language.isRightToLeft ? "rtl" : "ltr"
    journal = TemplatePhrases(phrases: words.journal)
    notices = TemplatePhrases(phrases: words.notices)
    access = TemplatePhrases(phrases: words.access)
  }
}

/// A person's page, as the template shows it.
struct PageView {
  var frame: PageFrame
  var token: String
  /// The person's tag in reports about notifications, which keeps those of other people apart.
  var personTag: String
  /// Identifies the form, so that an entry that is posted twice is recorded once.
  var formID = Base64URL.random()
  var entriesPage: JournalView
  var upcoming: UpcomingView
  var settings: SettingsView
  var settingsTitle: String
  var browser: BrowserView?
  var connected: DevicesView?
  var yesterday: YesterdayView?
  var pause: PauseView
  var entry: EntryForm
  var notice: Notice

  /// The form that records an achievement, with what was typed.
  struct EntryForm {
    var typedTitle = ""
    var typedDay: String
    var today: String
    var titleError: String?
    var dayError: String?
    var hasError: Bool { titleError != nil || dayError != nil }
  }

  /// The notices about the form that was just posted, each in the part of the page that it concerns.
  struct Notice {
    var journalNotice: String?
    var entriesNotice: String?
    var settingsNotice: String?
    var upcomingNotice: String?
    var pauseNotice: String?
    var devicesNotice: String?
    /// The milestones that were just reached.
    var reached: [String] = []
  }
}

/// The parts of the page that depend on unsaved settings.
struct PreviewView {
  var frame: PageFrame
  var settings: SettingsView
  var upcoming: UpcomingView
}

/// A page that consists of a message.
struct MessageView {
  var frame: PageFrame
  var messageTitle: String
  var messageBody: String
  /// A Boolean value indicating whether the browser has access to a page anyway.
  var hasPage = false
  /// The address that a button posts to, which opens the page.
  var opens: String?
  /// The field for a code.
  var codeForm: CodeForm?
  /// A code to type elsewhere.
  var code: String?

  struct CodeForm {
    var typed = ""
    var error: String?
    /// The query of the page to open.
    var then: String
  }
}
