extension ForbiddenWords {
  /// The English words.
  ///
  /// They match whole words, so each form is listed. ’ matches any apostrophe.
  static let english = ForbiddenWords(
    alarm: WordList("alarm, alarms, alarm clock, alarm clocks", butNot: "alarms & reminders, alarms and reminders"),
    gestures: WordList(
      "tap, click, swipe, press, long press, press and hold, double tap, toggle, scroll, switch on, turn on",
      butNot: "on tap, tap dance"),
    steps: WordList(
      """
      step 1, step 2, step 3, step one, step two, go to settings, open settings, open the settings, in settings
      follow these steps, the following steps
      """),
    opening: [
      "open", "open app", "open the app", "open it", "open now", "launch", "launch app", "go to app", "go to the app",
      "show app", "start app",
    ],
    exclamations: WordList(
      """
      wow, whoa, yay, yippee, hooray, hurray, hurrah, huzzah, woohoo, woo hoo, bravo, ta da, tada, voilà, ooh, aah, oh, aha
      hey, cheers, kudos, congrats, way to go, oh my, amazing, awesome
      """,
      butNot: "three cheers"),
    pressure: WordList(
      """
      must, mustn’t, should, shouldn’t, ought to, have to, has to, need to, needs to, don’t, do not
      lose, loses, losing, lost, miss, misses, missed, missing, fail, fails, failed, failing, failure
      last chance, final chance, only chance, hurry, hurry up, quick, quickly, right away, at once, immediately
      asap, act now, now or never, still haven’t, haven’t yet, still not, too late, running out, run out, time is up
      before it’s too late, deadline, overdue, keep up, no excuse, no excuses, come on, make sure
      be sure to, remember to, you’ve got to, it’s time, hours left, only … left, last call, today only, act fast, never give up, never skip
      catch up, you haven’t … today, dont forget, if you don’t
      """,
      butNot: """
        don’t have to, do not have to, don’t need to, do not need to, doesn’t have to, doesn’t need to, don’t worry
        don’t mind, you don’t, we don’t, they don’t, i don’t, you do not, we do not, they do not, no need to, no need to hurry
        no hurry, no deadline, no deadlines, nothing is overdue, nothing overdue, never have to, never need to
        all you have to do, all you need to do, whatever you need to, all it needs to, when you need to, nothing to lose, lose track, lose yourself in, all at once,
         nothing is lost, lost in, lost track of time, hit or miss
        must have been, must have felt, must have taken, what should, should you
        need to be anything, no one has to, nobody has to, nothing has to, nothing needs to, never too late
        not too late, isn’t too late, a quick, quick or slow, tried and failed, missing piece, missing pieces
        it’s time well spent, catch up with, catch up over, only … left over, lost keys, lost … keys, lost luggage, lost … luggage, missed the bus, missed the train, missed a bus, missed a train
        """),
    guilt: WordList(
      """
      ashamed, shame, shameful, guilt, guilty, disappoint, disappoints, disappointed, disappointing, lazy, laziness
      slacking, slacker, neglect, neglected, neglecting, let down, let yourself down, letting yourself down, you gave up
      giving up on, we miss you, we missed you, you forgot, you failed, you missed, you skipped, you quit, no excuse, no excuses, pathetic, sorry to see
      lose your streak, losing your streak, lost your streak, lose a streak, break your streak, breaking your streak
      broke your streak, broken streak, lose your progress, lost your progress, losing your progress, lose it all
      lose everything, back to zero, all for nothing, wasted
      than others, than other people, than most, than most people, than other users, than your friends, than anyone
      than everyone, than the rest, than average, everyone else, others have, other people have, other users
      your friends have, compared to others, compared with others, falling behind, fell behind, fall behind
      behind the others, leaderboard, ranking, your rank, a higher rank, rank higher, ranked, outperform, beat the average, in the top 10
      in the top 5, in the top 1, top …%, % of users, % of people, better than … people, better than … users
      lost your … streak, lose your … streak, losing your … streak, streak is broken, streak has ended, streak is ended, streak ended
      streak is over, streak is gone, streak is at risk, streak is in danger, broke the chain, break the chain, you’re behind, you are behind
      misses you, where have you been, did you forget, have you forgotten, you promised, you’ll regret, you will regret
      """,
      butNot: """
        no guilt, without guilt, no shame, without shame, no shame in, isn’t wasted, is not wasted, nothing is wasted
        never wasted, wasn’t wasted, not lazy, a lazy, lazy sunday, lazy day
        lazy morning, lazy afternoon, lazy evening, not giving up on, never giving up on, than most days
        rather than others, no day is wasted, you skipped stones, you missed the bus, you missed the train, everyone else is welcome
        you’re behind every, you are behind every, let down your hair, let down her hair, let down his hair, let down their hair
        """),
    loss: WordList(
      """
      lose, loses, losing, lost, break, breaks, breaking, broken, end, ends, ending, ended, expire, expires, expired
      gone, vanish, disappear, reset, resets, zero, over, at risk, in danger, danger, slip away, slipping away, save it
      save your streak, rescue, keep it alive, alive, survive, die, dies, dying
      """,
      butNot: """
        end of the day, end of the week, end of the month, end of your day, day’s end, take a break, a break, coffee break
        lunch break, over and over, all over, over here, over there, times over, over the, over these, over those
        over your, over a, over tea, over coffee, left over, not over, isn’t over, end of today, weekend
        """))
}
