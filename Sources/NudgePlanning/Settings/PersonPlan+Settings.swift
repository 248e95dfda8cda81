public import NudgeText
public import NudgeTime

extension PersonPlan {
  /// Returns the person's settings form, as `Planner.settingsForm(for:)` does.
  ///
  ///     let form = try plan.settingsForm()
  ///     print(form.row("preferences.reminders.times")?.texts ?? [])  // ["8:00 PM"]
  ///
  /// - Returns: The form, with the rows that currently apply.
  /// - Throws: `ComposeError` if the catalog doesn't contain the kinds `settings` and `settings-labels`, which are both
  ///   in the shipped catalog.
  public func settingsForm() throws(ComposeError) -> SettingsForm { try SettingsForm(for: person, composer) }

  /// Returns a sample reminder in the person's style and language, as it would appear at a given time.
  ///
  ///     let sample = try plan.sampleNotification(at: now)
  ///     print(sample.title, sample.body)
  ///
  /// The sample is created even if the person doesn't allow notifications or something else would prevent one. It
  /// includes the person's name and numbers if they are known. Its id is `sample`, which doesn't appear in any plan, so
  /// it can't be mistaken for a notification that was sent. For each style, the text stays the same for a day.
  ///
  /// To preview another style, make a plan for the person with that style.
  ///
  /// - Parameter now: The time at which the sample is shown, in UTC.
  /// - Returns: A notification of the kind `reminder`.
  /// - Throws: `PlanError.compose`.
  public func sampleNotification(at now: Timestamp) throws(PlanError) -> NotificationRequest {
    let day = calendar.day(of: now)
    let slot = CivilDateTime(date: calendar.zone.civil(at: now).date, time: dayTime(on: day))
    let candidate = Candidate(
      id: .sample, subject: .sample(slot), moment: now, day: day, firingDay: day,
      end: calendar.end(of: day), reasons: [.sample])
    do throws(ComposeError) { return try request(for: candidate) } catch {
      throw .compose(error)
    }
  }
}
