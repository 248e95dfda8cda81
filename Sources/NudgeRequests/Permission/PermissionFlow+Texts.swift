extension PermissionFlow {
  /// The text of all permission screens in one language.
  ///
  /// A backend creates the texts from a message catalog, and an app stores them, so that it can show a screen without a
  /// network connection.
  ///
  ///     let texts = try PermissionFlow.Texts(in: .shipped, locale: person.locale)  // in the backend
  ///     let words = screen.words(in: texts)  // in the app
  public struct Texts: Codable, Hashable, Sendable {
    /// The locale of the texts, such as `zh-Hans`, which may be a fallback for the requested locale.
    public var locale: String
    /// The texts, by their kind in the catalog (`help`, `status`, `prompts` or `actions`) and their variant.
    public var texts: [String: [String: Text]]

    /// Creates texts.
    package init(locale: String, texts: [String: [String: Text]]) {
      self.locale = locale
      self.texts = texts
    }

    /// A text on a permission screen.
    public struct Text: Codable, Hashable, Sendable {
      /// The title, or the label of a button or a status.
      public var title: String
      /// The body, which may be empty.
      public var body: String
      /// The buttons, in display order.
      public var actions: [Action]

      /// Creates a text.
      package init(title: String, body: String = "", actions: [Action] = []) {
        self.title = title
        self.body = body
        self.actions = actions
      }
    }

    /// A button below a text.
    public struct Action: Codable, Hashable, Sendable {
      /// The ID of the catalog action, such as `not-now`.
      public var id: String
      /// The label.
      public var title: String

      /// Creates a button.
      package init(id: String, title: String) {
        self.id = id
        self.title = title
      }
    }
  }
}

extension PermissionFlow.Screen {
  /// The text on a permission screen, all in one language.
  public struct Words: Codable, Hashable, Sendable {
    /// The locale of the text, such as `zh-Hans`, which may be a fallback for the requested locale.
    public var locale: String
    /// The status of the next delivery, such as `No scheduled notifications`.
    public var status: String
    /// The title, which summarizes the state.
    public var title: String
    /// An explanation of the state and what the person can do about it.
    public var body: String
    /// The button's label, or `nil` if there is no button.
    public var button: String?
    /// The explanation to show before the system prompt, or `nil` if the next step doesn't have one.
    public var prompt: PermissionFlow.Texts.Text?
    /// The label of a button that schedules upcoming notifications, such as `Schedule alarm` or `Schedule
    /// notifications`, or `nil` if nothing is upcoming or nothing would be delivered.
    public var schedule: String?
  }

  /// Returns the screen's text from texts that a backend created, or `nil` if they don't contain it.
  ///
  /// Texts are complete unless another version of Nudge created them.
  ///
  /// - Parameter texts: The texts of all screens.
  /// - Returns: The screen's text.
  public func words(in texts: PermissionFlow.Texts) -> Words? {
    struct MissingText: Error {}
    return try? words(locale: texts.locale) { kind, variant throws(MissingText) in
      guard let text = texts.texts[kind]?[variant] else { throw MissingText() }
      return text
    }
  }

  /// Returns the screen's text.
  ///
  /// - Parameters:
  ///   - locale: The locale of the text.
  ///   - text: Returns the text with a kind and a variant.
  /// - Returns: The screen's text.
  /// - Throws: Any error thrown by `text`.
  package func words<Failure: Error>(
    locale: String, _ text: (_ kind: String, _ variant: String) throws(Failure) -> PermissionFlow.Texts.Text
  ) throws(Failure) -> Words {
    let help = try text("help", message.rawValue)
    return Words(
      locale: locale, status: try text("status", statusVariant).title, title: help.title, body: help.body,
      button: try button.map { button throws(Failure) in try text("actions", button.rawValue).title },
      prompt: try prompt.map { prompt throws(Failure) in try text("prompts", prompt.rawValue) },
      schedule: try scheduleVariant.map { variant throws(Failure) in try text("status", variant).title })
  }

  /// The variant of the `status` kind for the status and its cause.
  private var statusVariant: String {
    switch cause {
    case nil, .permission?: status.rawValue
    case let cause?: "\(status.rawValue)-\(cause.rawValue)"
    }
  }

  /// The variant of the `status` kind for a button that schedules notifications.
  private var scheduleVariant: String? {
    switch status {
    case .alarm: "schedule-alarm"
    case .precise, .notification: "schedule-notifications"
    case .needed, .nothingUpcoming, .off: nil
    }
  }

  /// The variants of each kind that screens contain.
  package static let variants: [String: [String]] = [
    "actions": Button.allCases.map(\.rawValue),
    "help": Message.allCases.map(\.rawValue),
    "prompts": Prompt.allCases.map(\.rawValue),
    "status": DeliveryDecision.Status.allCases.map(\.rawValue)
      + DeliveryDecision.Cause.allCases.filter { $0 != .permission }.map { "needed-\($0.rawValue)" }
      + ["schedule-alarm", "schedule-notifications"],
  ]
}
