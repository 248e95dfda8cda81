#if canImport(UserNotifications) && (os(iOS) || os(Linux))
public import NudgeRequests
public import UserNotifications

extension UNNotificationCategory {
  /// Creates a system category from a value.
  ///
  ///     let category = try UNNotificationCategory(UserNotificationRequest.Category(identifier: "reminder"))
  ///
  /// - Parameter category: The category to convert.
  /// - Throws: `AppleRequestError.invalid` if the category isn't valid.
  public convenience init(_ category: UserNotificationRequest.Category) throws(AppleRequestError) {
    do throws(UserNotificationRequest.ValidationError) { try category.validate() } catch { throw .invalid(error) }
    var options: UNNotificationCategoryOptions = []
    for option in category.options {
      switch option {
      case .customDismissAction: options.insert(.customDismissAction)
      case .allowInCarPlay: options.insert(.allowInCarPlay)
      case .hiddenPreviewsShowTitle: options.insert(.hiddenPreviewsShowTitle)
      case .hiddenPreviewsShowSubtitle: options.insert(.hiddenPreviewsShowSubtitle)
      }
    }
    self.init(
      identifier: category.identifier, actions: category.actions.map(Self.action),
      intentIdentifiers: category.intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: category.hiddenPreviewsBodyPlaceholder.isEmpty
        ? nil : category.hiddenPreviewsBodyPlaceholder,
      categorySummaryFormat: category.categorySummaryFormat.isEmpty ? nil : category.categorySummaryFormat,
      options: options)
  }

  private static func action(_ action: UserNotificationRequest.Action) -> UNNotificationAction {
    var options: UNNotificationActionOptions = []
    for option in action.options {
      switch option {
      case .foreground: options.insert(.foreground)
      case .destructive: options.insert(.destructive)
      case .authenticationRequired: options.insert(.authenticationRequired)
      }
    }
    guard let input = action.textInput else {
      return UNNotificationAction(identifier: action.identifier, title: action.title, options: options)
    }
    return UNTextInputNotificationAction(
      identifier: action.identifier, title: action.title, options: options, textInputButtonTitle: input.buttonTitle,
      textInputPlaceholder: input.placeholder)
  }
}
#endif
