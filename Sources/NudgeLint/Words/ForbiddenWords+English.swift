extension ForbiddenWords {
  /// The English words.
  ///
  /// They match whole words, so each form is listed. ’ matches any apostrophe.
  static let english = ForbiddenWords(
    alarm: PhraseList("alarm, alarms, alarm clock, alarm clocks", butNot: "alarms & reminders, alarms and reminders"),
    gestures: PhraseList(
      "tap, click, swipe, press, long press, press and hold, double tap, toggle, scroll, switch on, turn on",
      butNot: "on tap, tap dance"),
    steps: PhraseList(
      """
      step 1, step 2, step 3, step one, step two, go to settings, open settings, open the settings, in settings
      follow these steps, the following steps
      """),
    opening: [
      "open", "open app", "open the app", "open it", "open now", "launch", "launch app", "go to app", "go to the app",
      "show app", "start app",
    ],
    exclamations: PhraseList(
      """
      wow, whoa, yay, yippee, hooray, hurray, hurrah, huzzah, woohoo, woo hoo, bravo, ta da, tada, voilà, ooh, aah, oh, aha
      hey, cheers, kudos, congrats, way to go, oh my, amazing, awesome
      """,
      butNot: "three cheers"),
    pressure: PhraseList(
      """
      must, mustn’t, should, shouldn’t, ought to, have to, has to, need to, needs to, don’t, do not, lose, loses
      losing, lost, miss, misses, missed, missing, fail, fails, failed, failing, failure, last chance
      final chance, only chance, hurry, hurry up, quick, quickly, right away, at once, immediately, asap
      act now, now or never, still haven’t, haven’t yet, still not, too late, running out, run out, time is up
      before it’s too late, deadline, overdue, keep up, no excuse, no excuses, come on, make sure, be sure to
      remember to, you’ve got to, it’s time, hours left, only … left, last call, today only, act fast
      never give up, never skip, catch up, you haven’t … today, dont forget, if you don’t
      """,
      butNot: """
        don’t have to, do not have to, don’t need to, do not need to, doesn’t have to, doesn’t need to
        don’t worry, don’t mind, you don’t, we don’t, they don’t, i don’t, you do not, we do not, they do not
        no need to, no need to hurry, no hurry, no deadline, no deadlines, nothing is overdue, nothing overdue
        never have to, never need to, all you have to do, all you need to do, whatever you need to
        all it needs to, when you need to, nothing to lose, lose track, lose yourself in, all at once
        nothing is lost, lost in, lost track of time, hit or miss, must have been, must have felt
        must have taken, what should, should you, need to be anything, no one has to, nobody has to
        nothing has to, nothing needs to, never too late, not too late, isn’t too late, a quick, quick or slow
        tried and failed, missing piece, missing pieces, it’s time well spent, catch up with, catch up over
        only … left over, lost keys, lost … keys, lost luggage, lost … luggage, missed the bus, missed the train
        missed a bus, missed a train
        """),
    loss: PhraseList(
      """
      lose, loses, losing, lost, break, breaks, breaking, broken, end, ends, ending, ended, expire, expires
      expired, gone, vanish, disappear, reset, resets, zero, over, at risk, in danger, danger, slip away
      slipping away, save it, save your streak, rescue, keep it alive, alive, survive, die, dies, dying
      """,
      butNot: """
        end of the day, end of the week, end of the month, end of your day, day’s end, take a break, a break
        coffee break, lunch break, over and over, all over, over here, over there, times over, over the
        over these, over those, over your, over a, over tea, over coffee, left over, not over, isn’t over
        end of today, weekend
        """))
}
