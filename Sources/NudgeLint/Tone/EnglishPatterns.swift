/// The English patterns.
///
/// Each names a construction, such as a duty, a loss of what the reader has, or a contrast with others, together with the
/// words that tie it to writing. A word such as “forgot” or “lost” alone is not a pattern, because kind texts use it too.
enum EnglishPatterns {
  static let patterns = TonePatterns(
    lists: [
      .guilt: list(guilt, butNot: notGuilt, unlessWith: comforts),
      .threat: list(threat, butNot: notThreat, unlessWith: comforts),
      .comparison: list(comparison, butNot: notComparison, unlessWith: comforts),
      .absence: list(absence, butNot: notAbsence, unlessWith: comforts),
      .sarcasm: list(sarcasm, butNot: notSarcasm),
      .begging: list(begging, butNot: notBegging, unlessWith: comforts),
      .countdown: list(countdown, butNot: notCountdown, unlessWith: comforts),
      .obligation: list(obligation, butNot: notObligation, unlessWith: comforts),
      .permission: PhraseList(
        """
        (can|may) [also|still|now] be (added|recorded|written|kept|noted|saved|logged|put|entered)
        (can|may) go (here|in|on|there|onto)
        """),
    ],
    permissionEndings: PhraseList(
      """
      or not $, (either|both|any|anything|all|none) … (is|are) (fine|welcome|okay) $
      (fine|okay) (too|either way|as well) $, if you (like|want|wish) $, as you like $
      """))

  private static func list(
    _ patterns: String, butNot exceptions: String, unlessWith comforts: String = ""
  ) -> PhraseList {
    PhraseList(patterns, classes: classes, butNot: exceptions, unlessAfter: negations, unlessWith: comforts)
  }

  private static let classes: [String: String] = [
    "month": "january|february|march|april|may|june|july|august|september|october|november|december",
    "weekday": "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    "unit": "day|days|week|weeks|month|months|night|nights|evening|evenings",
    "short": "hour|hours|hr|hrs|minute|minutes|min|mins|second|seconds",
    "adverb": "still|just|really|even|again|clearly|obviously|apparently|simply|already|actually|probably|also",
    "havent": "haven’t|have not|havent|hasn’t|has not|didn’t|did not|didnt|hadn’t",
    "written": """
    written|write|added|add|logged|log|recorded|record|noted|note|posted|post|entered|opened|open|checked in|check \
    in|showed up|shown up|show up|been (here|back|around)|come back|visited|bothered|touched|filled|updated|started\
    |finished
    """,
    "write": """
    write|writing|add|adding|log|logging|record|recording|jot|post|check in|show up|come back|finish|complete|submit\
    |keep (your|it|the|up|going)|catch up|do (it|this|better|your|that)|get (started|moving)|be (logging|writing\
    |recording|adding)|have (done|written|logged|finished)|leave a (line|note|word)|make (time|an entry|up)|stick to
    """,
    "entry": """
    entry|entries|note|notes|line|lines|win|wins|achievement|achievements|update|updates|sentence|sentences|check in\
    |visit
    """,
    "book": "page|journal|diary|list|app|notebook|streak|log",
    "streak": """
    streak|streaks|chain|progress|record|badge|badges|crown|level|status|spot|score|rank|title|trophy|medal|history\
    |hard work|effort|efforts|achievements|memories|account|plant|summary
    """,
    "lost": """
    lost|gone|broken|die|dies|dying|reset|resets|vanish|vanishes|vanished|disappear|disappears|expire|expires\
    |expired|erased|deleted|wiped|removed|cleared|revoked|archived|drops|in danger|at risk|in jeopardy|on the line\
    |at stake|slipping|crumbling
    """,
    "others": """
    (everyone|everybody) [else] [in … |on … |at … ]|other (people|users|members|writers)|most (people|users)|people \
    (like you|your age)|(your|all your) (friends|classmates|colleagues|coworkers|neighbors|peers|team|group)|the \
    (others|average user)|top performers|successful people|# % of (people|users|writers|members)|# (users|writers\
    |members)
    """,
    "party": "vacation|birthday|holiday|holidays|trip|weekend|wedding|party|break|concert|flight|game|show|reunion",
  ]

  /// Words that cancel a match shortly after them.
  private static let negations = """
    no, nothing, nobody, no one, without, isn’t, aren’t, wasn’t, weren’t, not, doesn’t, does not, won’t, will not
    can’t, you don’t, you do not, we don’t, they don’t, i don’t, you needn’t, couldn’t, cannot, never, free of
    instead of, rather than, nor, neither, none
    """

  /// Words that make a text kind, so that only mockery is reported in it.
  private static let comforts = """
    (that’s|that is|it’s|it is|is|are|’s) [also|still|all|just|perfectly|completely|quite]* (fine|okay|ok|alright\
    |all right|welcome|yours), take your time, (no|there’s no) (rush|hurry|pressure|need|deadline|rules), whenever
    anytime, any time, (if|when|as|however|anything|whatever) (you|you’d) (like|want|wish|please|feel)
    feel (like|free), (can|may|could) (wait|rest|skip|sleep|relax|stop), you don’t have to
    (still|also|just|too|all) counts, counts (too|or|all|as well), doesn’t (matter|mind), no matter, all good
    nothing [is|gets|was|’s] (lost|due|missing|to catch up|to do|resets)
    (good|nice|great|well) (night|done|choice|call|work|evening)
    (enjoy|savor|lovely|wonderful|sweet|sleep well|sleep tight|rest (up|well)|happy (birthday|anniversary|ending)\
    |bon voyage), congratulations, congrats $, hooray, proud of you, kind heart, you did it, stays [right|open|yours]
    """

  // MARK: Every style

  private static let guilt = """
    shame on you, (be|feel|feeling|you’re|are you) [so]* (ashamed|guilty|embarrassed)
    disappointed (in|with|by) (you|this|your)
    self (would|will|must) be [so|very|really]* (disappointed|ashamed|sad|embarrassed), lazy again
    too lazy to <write>, (let|letting|lets) (yourself|us|everyone|your (team|future self|past self)) down
    you owe (it to us|us|yourself better), (what’s|what is) your excuse, (no|enough|more) [more] (excuse|excuses)
    you keep (ignoring|forgetting|skipping)
    you [<adverb>]* (forgot|forget) (again|us|me|to <write>|your (journal|page|entry|promise|streak|goal)|the day|$)
    (did you forget|have you forgotten) (us|me|about us|again|your (journal|page|entry|promise|streak|goal)|$)
    you [<adverb>]* failed (to <write>|again|yourself|$), you [<adverb>]* (gave|given) up [again|already|so soon]* $
    you [<adverb>]* (abandoned|neglected|ignored|gave up on|quit on) (your|us|the) (goal|goals|journal|page|promise\
    |habit|streak|reminder|reminders), (keep|break|broke|forgot) your (promise|word)
    you [really|still]* promised (yourself (you’d|to)|us|me|$)
    you said (tomorrow|later|you’d|you would) …… (you didn’t|but|that was|again|never|haven’t)
    another (day|evening|night|week|month) (gone by|wasted|lost|without (a|an|any|one))
    (day|evening|week|month) wasted
    (couldn’t|can’t|could not) [even|you]* (spare|manage) (one|a|#) (line|sentence|word|minute|note)
    you [<adverb>]* (found|had|made|have) (# <short>|time) … (for|to) …… but (not|none|no|nothing|never)
    (supposed|meant) to be your (year|month|week), it’s your [own]* fault, that’s on you $, feel good about that ?
    ^ what happened to (you|your) … ?, don’t you (care|want to <write>|remember), (slacking|slacker|quitter)
    how could you $, (remember|recall) how (excited|motivated|determined) you were (to|$), are you … giving up
    you wasted (another|a|the|your)
    """

  private static let notGuilt = """
    (if|when|whenever|what|whatever|because|than|days|things|anything) you
    no (excuse|excuses) (needed|necessary|required), no more excuses needed, you promised …… you did
    (don’t|do not|never|needn’t) (be|feel)
    """

  /// Losses, and what happens otherwise.
  private static let threat = """
    (lose|losing|lost|break|breaking|broke|ruin|ruining|risk|risking|forfeit|waste|wasting) [all]* (your|this|that\
    |the|a) [#|day|whole|long|entire|current|writing|hard earned]* <streak>
    (lose|losing|lost) (it all|everything|all of it), (broke|break|breaking) the chain
    you’ll [<adverb>]* (regret|be sorry|fall behind|start over|lose (it|everything|your|the))
    (your|this|that|the|a) [… ]<streak> [of # [<unit>]|will|would|is|are|has|gets|could|may|might|be|been|just\
    |about to|going to|now|soon|almost|slowly]* <lost>
    it [all|’ll|will|just]* (dies|resets|will be (deleted|erased|reset|gone))
    (your|the|this|a|# day|# week) [… ](streak|chain) (is|has|will|about to)* [just|be]* (over|ended|ends|end|broke\
    |breaks|snaps)
    (your|the|this|a) [… ](streak|chain|level|badge|badges) [is|has]* (over|ended|ends|broke|breaks|snaps|drops)
    (back|goes|go|reset|resets|resetting|down|drop|drops|falls|return|returns) [all the way|back]* to (zero|scratch\
    |square one), (have to|must|need to|you’ll) start (over|again from|from (zero|scratch))
    (last|final) (warning|notice)
    (everything|streak|memory|memories|record|progress) … (gone|lost|erased|deleted) (forever|for good)
    (we’ll|we will|we’re going to|we have to) (delete|clear|remove|reset|archive|close|erase) your
    or (else|lose|risk losing|forfeit) …, say goodbye to (your|day|all)
    (effort|work|progress|streak) … (down the drain|up in smoke|to waste|for nothing), all for nothing
    don’t let (your|this|that|it|all|#) … (die|slip away|break|fade|disappear|end|go (down|to waste|cold))
    (miss|skip|skipping|missing) (today|tonight|one [more]|another|a) [day|night|entry|week]* [and|means|is|will|$] \
    …… (lose|loses|gone|zero|over|ends|disappears|drops|resets|costs)
    if you (don’t|skip|miss|stop|quit) …… (gone|lose|lost|zero|resets|reset|disappear|disappears|regret|deleted\
    |erased)
    one [more] [missed|skipped|quiet|lazy|empty|blank|bad]* (day|night|week|evening) [and|$|is all|will|to] …… (lose\
    |lost|gone|zero|ends|drops|break|resets|disappears)
    (without|no) (an entry|a line|entry) … $ [your|no] … (drops|lost|gone|badge|resets|revoked)
    (save|rescue|protect) your (streak|progress|record|chain|level), (keep|save) it alive, (hanging|hangs) by a thread
    (hope nothing happens|shame if (that|it|something|anything)) …, won’t survive (another|tonight|without)
    dies (tonight|at midnight)
    """

  private static let notThreat = """
    if you (lose|break|miss) $, (broke|break|breaking) (your|the|a) [… ]record, lost (your|a) … streak ?
    lose (yourself|track)
    """

  /// Other people, rankings, and former times.
  private static let comparison = """
    <others> [<adverb>|has|have|are|is|all]* already
    <others> [<adverb>|has|have|all]* (wrote|written|finished|logged|checked in|doing it|passed|beat)
    <others> (write|log|end|finish|reach|add) (daily|every|more|the|#|theirs)
    <others> …… $ (you|yours) [only|just|still]* (wrote|logged|haven’t|(have|has) #)
    (wrote|logged|added|finished) # … $ you [only|just]* (wrote|logged|added|did) (#|none|nothing|zero)
    (passed|overtook|outpaced) you
    (better|faster|more|longer|ahead|less|fewer|behind|worse) [… ]than (others|most (other|people|users)|other \
    (people|users)|everyone|everybody|your (friends|coworkers|peers)|the (others|average)|you (did|do) (last|before\
    |in)), ahead of # % of, top # %, leaderboard, you rank #, you’re ranked #, even beginners
    (fewer|less|worse|lower) than (last (week|month|year)|in <month>|you used), # % (less|fewer) than
    you used to (write|be (one of|our|better)|log), (falling|fallen|lagging|slipping) [further|far]* behind
    you’re [way|far|still|falling]* behind ($|on your|schedule|everyone)
    your (worst|weakest|lowest|least productive) (week|month|year|quarter)
    (slowest|weakest|worst|lowest) (week|month|year|quarter) (since|yet|ever), <month> $ # [<entry>] $ <month> $ #
    """

  private static let notComparison = """
    (everyone|everybody) else is welcome, (friends|team|others) [have|has]* (wrote|written) (you|to you)
    """

  /// What was not written, and for how long.
  private static let absence = """
    you [<adverb>]* <havent> [<adverb>|bothered to|managed to]* [anything|a (word|line|thing)]* <written>
    we <havent> (heard|seen) …, where have you been, where (did you go|were you), long time no see
    (hey|hello|hi) [there] stranger, it’s been (a while|too long|so long|ages) $
    it’s been # <unit> (since (you|your)|$|without), been gone (so|for), (disappeared|vanished|ghosted) on us
    ^ ghosted
    # <unit> [in a row|now|straight]* (without|with no|of no|of) (an|a|any|writing|single)* (entry|entries|line|win\
    |note|writing), days without (a|an|any) (win|entry|line|note)
    (last|latest|most recent) <entry> (was|is|came) … (ago|old|<month>), (last|latest) <entry> $ <month> # $ today
    still (nothing|no (entry|word|line|news)|zero) (from|for|in|on|since|yet|$)
    nothing (from you|in the book|on your page)
    no (entries|wins|notes|lines|updates) (this (week|month)|last|since|for #|from you)
    your [… ]<book> (has been|has sat|is still|still|sits) (empty|blank|bare)
    did you (disappear|vanish|ghost|forget about us)
    you (missed|skipped) (<weekday>|yesterday|# <unit>|last (night|week)), (gathering|collecting) dust
    anybody (home|there)
    """

  private static let notAbsence = "(if|when|whenever|things|what|anything|since) you, you (missed|skipped) <weekday>’s"

  /// Praise that means the opposite.
  private static let sarcasm = """
    look who finally (remembered|decided|bothered|showed|came), slow clap, (stop|hold) the presses
    call the (newspapers|press|media)
    (again|forgot|skipped|missed) ? $ (what a surprise|how surprising|shocking|big surprise|typical)
    (is that|was that) [really|all]* it ?
    (bravo|congratulations|congrats|impressive|wow|amazing|fascinating) …… (perfectly blank|blank (page|<weekday>)\
    |one whole (entry|line|word|sentence)|almost nothing|absolutely nothing), (did|doing) the bare minimum
    apparently nothing …… you, must be exhausting …… nothing, too busy (being|doing|with) …… to write
    (worked [out]|working) (so|great|really) [well|great]* so far, let (us|me) guess
    ^ sure $ (skip|ignore) …… (again|too), (what we’re|we’re) calling (that|this|it|an|a)
    you call (that|this) (a|an|writing|trying)
    """

  private static let notSarcasm = ""

  /// Requests on behalf of the app, and its feelings.
  private static let begging = """
    (we|i|us|<book>|it|flame) [<adverb>|all|so|have]* (miss|misses|missed) you
    (we’re|we are|i’m|i am|<book> is|<book> feels|<book> gets) [so|feeling|very|a little|getting|all]* (lonely|sad\
    |heartbroken|crying|begging) …, ^ pretty please, please $ please
    please [just|do|oh]* (come back|write|don’t (go|leave|ignore)|give us|return|show up)
    (write|come back) … $ please $
    (won’t you|will you|can you|could you|would you) [please|just]* (come back|do it for us|write (for us|something \
    for)), come back to us, ^ come back $
    don’t (leave|forget|abandon|give up on|ignore) (me|us|your (journal|notebook))
    don’t you (like|love|want|need) (me|us), (beg|begging) you
    give us (another|one more|a|one|back) (chance|sentence|line|try), for us ?, (do|doing) (it|this) for us
    (breaks|breaking) (our|my) heart, i’ve been (sitting|waiting)
    (hoping|wishing) (you’d|you would) (write|come|open|show|drop)
    (lonely|sad|empty|not the same) without (you|your stories), i [always|only]* (kept|keep) the light on
    thought it was (you|for me), i only have one you
    """

  private static let notBegging = "(if|when|because) (it|we|i)"

  // MARK: The gentle style

  private static let countdown = """
    (only|just|barely|less than) [about]* (#|a|an|a few) [more]* (<short>|days) (left|remain|remaining|until|to go\
    |before)
    # <short> (left|remaining|remain|to go) ($|to (write|add|log|save|keep|finish)|until|before|on the clock)
    # <short> (until|till|before) (midnight|your|the (day|week|month|deadline|end|streak)|tomorrow), t minus # <short>
    you have until (#|midnight|tonight|noon|<weekday>)
    (time|time’s|clock is|clock’s) [is]* [almost|nearly|fast|quickly]* (up|running out|ticking|running short)
    (running|run) out of time, tick $ tock, tick tock, (last|final|only) (chance|call|opportunity)
    (last|final) (hour|minutes|hours) (to|before|left), (before it’s|before it is|it’s almost) too late, hurry [up]
    act (now|fast|today), now or never, today only, ^ quick $ before, (write|move|be|act|come) (fast|faster|quick)
    make it snappy, the deadline (is|approaches|looms|nears)
    midnight (approaches|looms|nears|is (coming|near|close|almost here))
    (almost|nearly) midnight …… (nothing|still|yet|blank|empty|your streak)
    (day|today|evening) (is|’s) [almost|nearly|about]* (over|gone|up) …… (<write>|still|nothing|yet|blank|empty)
    (closes|closing|shuts|expires|expire|ends|locks|resets|shut) (at (#|midnight|noon)|in (#|an|a) <short>|tonight)
    window is (shrinking|closing)
    (write|log|add|finish|do) [it|this|one|something|today|your entry]* before (midnight|bed|the (day|week|month\
    |clock)|<weekday> ends), ^ don’t (wait|delay|put it off|hesitate), get (it done|it in) (now|before|$|today)
    doors are closing, # # [pm|am] $ [and]* [one|still]* (nothing|still|blank|no) …
    """

  private static let notCountdown = """
    [only|just]* # (days|<short>) [more|left]* (until|till|to|before) [go (until|till)]* (your|the) <party>, rush hour
    in a hurry, (don’t|do not|didn’t|never|without) hurry, (a|your|the) last call
    """

  private static let obligation = """
    (must|should|ought to|have to|has to|need to|needs to|had better|you’d better|supposed to|required to|expected \
    to|got to|gotta) [really|always|never|now|just|at least|<adverb>]* <write>
    ^ [please|now|just|and|so|seriously]* (don’t|do not|dont) [even think about|ever|just]* (forget|skip|miss|break \
    (the|your)|stop (now|$|writing)|quit|give up|lose|put it off|neglect|slack|procrastinate|leave … blank|go to bed)
    ^ never (skip|miss|give up|go to bed), you dare (skip|miss|forget|break|leave)
    you (can’t|cannot|may not|mustn’t|must not) [<adverb>]* (skip|afford|go to (bed|sleep)|say no|leave … blank)
    not allowed to, (bed|sleep) without (writing|adding|logging|recording|closing|finishing|an entry|a line)
    (is|are|’s) [still]* (required|mandatory|compulsory|overdue|expected of you)
    (aren’t|isn’t|not) (optional|negotiable), no (excuses|exceptions|days off|skipping|buts|slacking)
    do your (duty|part|job), it’s your (job|duty) to, your (duty|homework|task|quota) for (today|tonight)
    (make|be) sure (to|you) <write>, (remember|^ time|it’s [about]* time) to <write>
    stop (putting it off|procrastinating|stalling|delaying), winners (write|don’t|never|log)
    (action|entry|response) (needed|required), ^ get (moving|to work|back to work|on with it)
    (write|log|add|record|do) (it|this|one|something|your entry|today’s entry) (now|immediately|right now)
    outstanding entry, remains outstanding, ^ [so]* catch up (now|on your|$)
    (page|entry|writing|streak) (comes|come) first
    """

  private static let notObligation = """
    should you, (nothing|nobody|no one|someone|somebody|they) … (must|should|has to|needs to)
    (what|all|whatever|anything) you (have|need|needed) to, no excuses needed
    no (action|entry|response) (needed|required), (got|get) to (say|see|know|meet|hear|keep), write it now $ read
    (if|when|even if) you (should|have to|need to|must)
    don’t forget (to (rest|breathe|eat|sleep|drink)|your (umbrella|keys|coat|scarf|lunch))
    don’t (miss the (sunset|moon|rain|stars)|lose (sleep|heart))
    """
}
