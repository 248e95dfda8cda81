// Written by Scripts/make-catalog from Templates/ and Localization/. Do not edit.
// swift-format-ignore-file

let shippedCatalogText = #"""
nudge-catalog	3	825	345	1561	1224	2750	273	1317	1308	45	195	53	1564	500	213	3280	2757	955	4123	548	232	1285	532	546	1884	188	416	366	158	1337	2071	2294	164	1465	9312	26	1037	63	3501	6519	354	3919	17375	7857	4097	1391	522	633	274	16984	17137	60	2326	2682	153	1193	1718	1827	176	1486	7502	37	939	27	3241	4681	347	3130	16716	7222	3699	1377	512	561	262	18408	15924	50	1896	1853	156	1181	1745	1836	182	1528	7469	40	969	27	3358	4889	356	3133	16954	7414	3699	1368	512	553	259	18462	15978	59	1943	1919
revision	1	
template	actions	action
template	command-next	phrase
template	command-notes	phrase
template	command-preview	phrase
template	command-run	phrase
template	command-status	phrase
template	count-milestone	push	1000	10	50	100	200	500	1000
template	examples	phrase
template	first-achievement	push
template	group-summary	label
template	help	prompt
template	monthly-summary	push
template	prompts	prompt
template	reasons	phrase
template	reminder	push
template	retrieval	push
template	schedules	phrase
template	settings	prompt
template	settings-errors	prompt
template	settings-labels	label
template	status	label
template	streak-at-risk	push
template	streak-milestone	push	365	3	7	14	30	50	100	200	365
template	system-pages	label
template	welcome-back	push
template	yearly-summary	push
locale	en
locale	zh-Hans
locale	zh-Hant
argument	minutes	int	1	999		0	30	1
variant	add	1	1					
variant	add-hint	1	1					
variant	view	1	1					
variant	later	1	1					
variant	snooze	1	1					
variant	snooze-for	1	1					
variant	allow	1	1					
variant	not-now	1	1					
variant	open-settings	1	1					
variant	connect	1	1					
variant	try-again	1	1					
variant	stop	1	1						platform ios
argument	n	int	1			0	2	1
argument	zone	text				0	Europe/Berlin
argument	release	text				0	2026f
argument	from	time				0	22:00
argument	to	time				0	08:00
argument	night	text				2	yes	no	yes
argument	unit	text				3	day	week	time	day
argument	weekdays	text				0	on Saturday and Sunday
argument	first	text				0	every day
argument	last	text				0	Europe/Berlin
argument	text	text				0	5 achievements
argument	what	text				0	streak of 7 days
argument	length	text				0	7 days
argument	date	text				0	Sun, Nov 22, 2026
argument	moment	text				0	Sun, Nov 22, 2026, 8:00 PM
argument	dates	text				0	2026-12-25
argument	option	text				0	--anchor
argument	rule	text				0	FREQ=DAILY
variant	two-parts	1	1					
variant	two-rules	1	1					
variant	also	1	1					
variant	except	1	1					
variant	more-dates	1	1					
variant	zone	1	1					
variant	zone-of-unknown-release	1	1					
variant	any-zone	1	1					
variant	quiet-hours	1	1					
variant	quiet-all-day	1	1					
variant	quiet-hours-on	1	1					
variant	quiet-all-day-on	1	1					
variant	nothing-recorded	1	1					
variant	progress	1	1					
variant	progress-streak	1	1					
variant	progress-no-streak	1	1					
variant	progress-longest	1	1					
variant	progress-last	1	1					
variant	reached	1	1					
variant	begins-today	1	1					
variant	floating	1	1					
variant	nothing-comes	1	1					
variant	nothing-fits	1	1					
variant	nothing-sent	1	1					
variant	not-coming	1	1					
variant	not-sent	1	1					
variant	alike	1	1					
variant	more-skipped	1	1					
variant	asked-at	1	1					
variant	rule	1	1					
variant	day-start	1	1					
argument	n	int	0			0	2	1
argument	all	int	0			0	5
argument	option	text				0	--achievements
argument	other	text				0	--history
argument	date	text				0	2026-11-22
argument	time	text				0	2026-11-22T12:00:00Z
argument	end	text				0	2026-11-22T16:00:00Z
argument	path	text				0	history.tsv
argument	locale	text				0	ja
argument	shown	text				0	en
argument	kinds	text				0	prompts, status
argument	id	text				0	reminder-2026-11-22
argument	why	text				0	there is no session bus
variant	assumed-achievements	1	1					
variant	assumed-last-day	1	1					
variant	zone-is-utc	1	1					
variant	future-achievements	1	1					
variant	excluded-in-vain	1	1					
variant	fewer	1	1					
variant	reading-history	1	1					
variant	reading-message	1	1					
variant	reading-people	1	1					
variant	reading-person	1	1					
variant	no-style	1	1					
variant	no-notifications	1	1					
variant	draft-left-out	1	1					
variant	draft-replaced	1	1					
variant	no-session-bus	1	1					
variant	no-service	1	1					
variant	no-notify-send	1	1					
variant	no-bus-tool	1	1					
variant	refused	1	1					
variant	shown-later	1	1					
variant	history-replaces-person	1	1					
variant	no-history-yet	1	1					
variant	maybe-shown	1	1					
variant	expired	1	1					
argument	n	int	0			0	2	1
argument	texts	int	1			0	2	1
argument	gap	int	1			0	3	1
argument	device	text				2	phone	watch	phone
argument	values	text				0	streak = 7
argument	variant	text				0	t07b
argument	locale	text				0	en
argument	first	text				0	text a01
argument	last	text				0	chosen twice as often
argument	recording	text				2	nothing	one	nothing
variant	kind-group-summary	1	1					
variant	kind-prompts	1	1					
variant	kind-help	1	1					
variant	kind-settings	1	1					
variant	kind-settings-labels	1	1					
variant	kind-settings-errors	1	1					
variant	kind-status	1	1					
variant	kind-actions	1	1					
variant	kind-system-pages	1	1					
variant	kind-schedules	1	1					
variant	kind-reasons	1	1					
variant	kind-command-next	1	1					
variant	kind-command-notes	1	1					
variant	kind-command-preview	1	1					
variant	kind-command-run	1	1					
variant	kind-command-status	1	1					
variant	kind-examples	1	1					
variant	style-cheerful	1	1					
variant	style-gentle	1	1					
variant	style-minimal	1	1					
variant	values	1	1					
variant	two-notes	1	1					
variant	note	1	1					
variant	variant	1	1					
variant	terms	1	1					
variant	preferred	1	1					
variant	weight	1	1					
variant	fallback	1	1					
variant	summary	1	1					
variant	summary-with-repeats	1	1					
variant	assumption	1	1					
variant	page-title	1	1					
variant	page-skip	1	1					
variant	page-contents	1	1					
variant	page-controls	1	1					
variant	page-device	1	1					
variant	page-device-watch	1	1					
variant	page-theme	1	1					
variant	page-theme-auto	1	1					
variant	page-theme-light	1	1					
variant	page-theme-dark	1	1					
variant	page-previews	1	1					
variant	page-previews-on	1	1					
variant	page-previews-off	1	1					
variant	page-text	1	1					
variant	page-text-cut	1	1					
variant	page-text-whole	1	1					
variant	page-push	1	1					
variant	page-prompt	1	1					
variant	page-label	1	1					
variant	page-action	1	1					
variant	page-phrase	1	1					
variant	page-kinds	1	1					
variant	page-styles	1	1					
variant	page-locales	1	1					
variant	page-fits	1	1					
variant	page-over	1	1					
variant	page-n-long	1	1					
variant	page-n-too-long	1	1					
variant	page-long	1	1					
variant	page-too-long	1	1					
variant	page-not-on-watch	1	1					
variant	page-now	1	1					
variant	page-gap	1	1					
variant	part-title	1	1					
variant	part-body	1	1					
variant	part-label	1	1					
variant	part-button	1	1					
variant	part-words	1	1					
variant	part-push-title	1	1					
variant	part-push-body	1	1					
variant	size-columns	1	1					
variant	size-characters	1	1					
variant	size-bytes	1	1					
variant	bytes	1	1					
variant	page-about-columns	1	1					
variant	page-about-words	1	1					
variant	page-about-push	1	1					
variant	page-about-versions	1	1					
argument	moment	text				0	Sun, Nov 22, 2026, 8:00 PM
variant	shown	1	1					
variant	shown-late	1	1					
variant	snoozed	1	1					
variant	let-go	1	1					
variant	added	1	1					
variant	viewed	1	1					
variant	closed	1	1					
variant	withdrawn	1	1					
variant	next	1	1					
variant	label-next	1	1					
variant	label-delivery	1	1					
variant	label-wording	1	1					
variant	label-screen	1	1					
variant	label-asking	1	1					
variant	request-alarm	1	1						platform ios	alarm true
variant	request-notifications	1	1					
variant	request-notifications-once	1	1					
variant	request-notifications-again	1	1					
variant	request-notifications-in-browser	1	1					
variant	request-exact-timing	1	1					
variant	subscribe-push	1	1					
variant	open-channel-settings	1	1					
variant	open-site-settings	1	1					
variant	open-app-settings	1	1					
variant	schedule	1	1					
variant	wait-for-switch	1	1					
variant	wait-for-upcoming	1	1					
variant	nothing-without-session	1	1					
variant	nothing-without-service	1	1					
variant	nothing-in-browser	1	1					
variant	as-alarms	1	1						platform ios	alarm true
variant	as-notifications-on-time	1	1					
variant	as-quiet-notifications	1	1					
variant	as-late-notifications	1	1					
variant	as-notifications	1	1					
variant	not-as-turned-off	1	1					
variant	not-without-service	1	1					
variant	not-without-subscription	1	1					
variant	not-in-browser	1	1					
variant	not-as-channel-blocked	1	1					
variant	not-without-permission	1	1					
variant	may-say-alarm	1	1						platform ios	alarm true
variant	not-an-alarm	1	1						platform ios	alarm true
private	count-milestone.private
argument	count	int	10	100000		0	10	100	1000	50	200	500	2000	100
argument	streak	int	0	9999		0	0	0	0	0	0	0	0	50
argument	unit	text				3	day	week	time	day
argument	first	date			o	0	2026-01-05	2026-01-05	2024-03-09	2026-01-05	2026-01-05	2025-02-01	2021-06-12
argument	name	text		20	po	0	Ada
actions	view
variant	a01	1	1					
variant	a02	1	1			first	first	first
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1			first	first	first
variant	a06	1	1					
variant	name01	1	1			name	name	
variant	t10a	1	1	x					count eq 10	streak eq 0
variant	t10b	1	1	x			first	first	count eq 10	streak eq 0
variant	t50a	1	1	x					count eq 50	streak eq 0
variant	t50b	1	1	x				first	count eq 50	streak eq 0
variant	t100a	1	1	x					count eq 100	streak eq 0
variant	t100b	1	1	x		first	first	first	count eq 100	streak eq 0
variant	t200a	1	1	x					count eq 200	streak eq 0
variant	t200b	1	1	x				first	count eq 200	streak eq 0
variant	t500a	1	1	x					count eq 500	streak eq 0
variant	t500b	1	1	x				first	count eq 500	streak eq 0
variant	t1000a	1	1	x					count eq 1000	streak eq 0
variant	t1000b	1	1	x		first	first	first	count eq 1000	streak eq 0
variant	both01	1	1	x					streak ge 3
variant	both02	1	1	x					streak ge 3
variant	both03	1	1	x					streak ge 3
variant	both04	1	1	x					streak ge 3
variant	name	1	1					
variant	title	1	1					
private	first-achievement.private
argument	name	text		20	po	0	Ada
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	name01	1	1			name	name	
argument	count	int	1	999		0	3	1
variant	all	1	1					
argument	settingsPage	text		24		0	Notifications
variant	off	1	1					
variant	nothing-upcoming	1	1					
variant	request-failed	1	1					
variant	schedule-failed	1	1					
variant	ios-alarm-undecided	1	1						platform ios	alarm true
variant	ios-alarm-authorized	1	1						platform ios	alarm true
variant	ios-alarm-denied	1	1						platform ios
variant	ios-undecided	1	1						platform ios
variant	ios-denied	1	1						platform ios
variant	ios-authorized	1	1						platform ios
variant	ios-provisional	1	1						platform ios
variant	ios-ephemeral	1	1						platform ios
variant	android-undecided	1	1						platform android
variant	android-denied	1	1						platform android
variant	android-permanently-denied	1	1						platform android
variant	android-granted	1	1						platform android
variant	android-channel-blocked	1	1						platform android
variant	android-timing-undecided	1	1						platform android
variant	android-timing-denied	1	1						platform android
variant	android-timing-granted	1	1						platform android
variant	android-timing-not-required	1	1						platform android
variant	web-default	1	1						platform web
variant	web-denied	1	1						platform web
variant	web-granted	1	1						platform web
variant	web-unsupported	1	1						platform web
variant	web-push-none	1	1						platform web
variant	web-push-active	1	1						platform web
variant	web-push-expired	1	1						platform web
variant	linux-running	1	1						platform linux
variant	linux-activatable	1	1						platform linux
variant	linux-absent	1	1						platform linux
variant	linux-no-session-bus	1	1						platform linux
private	monthly-summary.private
argument	month	date				0	2026-11-01
argument	count	int	1	9999		0	12	1	31
argument	activeDays	int	1	31		0	9	1	30
argument	bestStreak	int	1	31		0	5	1	30
argument	change	text				3	up	same	down	up	same	down
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	a07	1	1					
variant	a08	1	1					
variant	a09	1	1					
variant	a10	1	1					
variant	a11	1	1					
variant	a12	1	1					
argument	settingsPage	text		24		0	Special app access
actions	allow	not-now
variant	allow-notifications	1	1					
variant	allow-alarms	1	1						platform ios	alarm true
variant	exact-timing	1	1						platform android
argument	n	int	0			0	2	1
argument	days	int	1			0	30	1
argument	unit	text				3	day	week	time	day
argument	pace	text				2	days	today	days
argument	event	text				9	started	extended	frozen	paused	repaired	ended	open	bought	unkept	extended
argument	time	time				0	20:00
argument	day	date				0	2026-11-22
argument	other	text				0	streak of 7 days
argument	what	text				0	reminder
argument	when	text				0	Sun, Nov 22, 2026, 8:00 PM
argument	why	text				0	it was already sent
argument	length	text				0	7 days
argument	longest	text				0	9 days
argument	first	text				0	it was already sent
argument	last	text				0	it was already sent
variant	name-reminder	1	1					
variant	name-streak-at-risk	1	1					
variant	name-streak-milestone	1	1					
variant	name-count-milestone	1	1					
variant	name-of-streak-milestone	1	1					
variant	name-of-count-milestone	1	1					
variant	name-first-achievement	1	1					
variant	name-retrieval	1	1					
variant	name-monthly-summary	1	1					
variant	name-yearly-summary	1	1					
variant	name-welcome-back	1	1					
variant	slot	1	1					
variant	shifted-by-clock-change	1	1					
variant	unknown-shifted-by-clock-change	1	1					
variant	first-of-repeated-time	1	1					
variant	unknown-first-of-repeated-time	1	1					
variant	second-of-repeated-time	1	1					
variant	unknown-second-of-repeated-time	1	1					
variant	held-by-quiet-hours	1	1					
variant	unknown-held-by-quiet-hours	1	1					
variant	next-day-held-by-quiet-hours	1	1					
variant	dropped-by-quiet-hours	1	1					
variant	unending-quiet-hours	1	1					
variant	already-recorded	1	1					
variant	next-day-already-recorded	1	1					
variant	if-recorded-daily	1	1					
variant	if-recorded-weekly	1	1					
variant	if-recorded-each-time	1	1					
variant	at-recent-pace	1	1					
variant	unknown-at-recent-pace	1	1					
variant	one-a-reminder	1	1					
variant	no-recent-pace	1	1					
variant	too-many-reminders-ahead	1	1					
variant	too-far-ahead	1	1					
variant	sample	1	1					
variant	earned	1	1					
variant	earned-the-day-before	1	1					
variant	four-hours-left	1	1					
variant	seven-days-away	1	1					
variant	thirty-days-away	1	1					
variant	retrieval-day	1	1					
variant	on-this-day	1	1					
variant	month-is-over	1	1					
variant	year-is-over	1	1					
variant	notifications-off	1	1					
variant	kind-off	1	1					
variant	paused	1	1					
variant	daily-limit	1	1					
variant	waits-for-the-next-day	1	1					
variant	deferred	1	1					
variant	no-room-on-the-next-day	1	1					
variant	already-sent	1	1					
variant	collided-with	1	1					
variant	merged-into	1	1					
variant	merged-with	1	1					
variant	not-a-reminder-day	1	1					
variant	unknown-not-a-reminder-day	1	1					
variant	no-streak	1	1					
variant	streak-is-safe	1	1					
variant	history-unknown	1	1					
variant	nothing-to-show	1	1					
variant	not-away	1	1					
variant	not-earned-yet	1	1					
variant	two-reasons	1	1					
variant	sent	1	1					
variant	not-sent	1	1					
variant	not-sent-at-all	1	1					
variant	length	1	1					
variant	streak-now	1	1					
variant	no-streak-now	1	1					
variant	no-streak-yet	1	1					
variant	freezes	1	1					
variant	lasts-through	1	1					
variant	log	1	1					
variant	date	1	1					
variant	moment	1	1					
variant	moment-with-seconds	1	1					
variant	clock	1	1					
variant	clock-with-seconds	1	1					
private	reminder.private
argument	count	int	0	100000		0	1	10	1000	25	48	0
argument	streak	int	0	9999		0	1	3	100	0	0	0
argument	days	int	0	9999		0	1	1	1	2	100	0
argument	weekCount	int	0	999		0	1	4	12	2	0	0
argument	weekStart	date				0	2026-11-16
argument	name	text		20	po	0	Ada
actions	add	later
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	a07	1	1					
variant	a08	1	1					
variant	a09	1	1					
variant	a10	1	1					
variant	a11	1	1					
variant	a12	1	1					
variant	name01	1	1			name	name	
variant	day01	1	1						frequency daily
variant	day02	1	1						frequency daily
variant	day03	1	1						frequency daily
variant	day04	1	1						frequency daily
variant	day05	1	1						frequency daily
variant	day06	1	1						frequency daily
variant	day07	1	1						frequency daily
variant	day08	1	1						frequency daily
variant	few01	1	1						frequency three_days
variant	few02	1	1						frequency three_days
variant	few03	1	1						frequency three_days
variant	few04	1	1						frequency three_days
variant	few05	1	1						frequency three_days
variant	few06	1	1						frequency three_days
variant	few07	1	1						frequency three_days
variant	few08	1	1						frequency three_days
variant	week01	1	1						frequency weekly
variant	week02	1	1						frequency weekly
variant	week03	1	1						frequency weekly
variant	week04	1	1						frequency weekly
variant	week05	1	1						frequency weekly
variant	week06	1	1						frequency weekly
variant	week07	1	1						frequency weekly
variant	week08	1	1						frequency weekly
variant	morning01	1	1						daypart morning
variant	morning02	1	1						daypart morning
variant	noon01	1	1						daypart afternoon
variant	noon02	1	1						daypart afternoon
variant	evening01	1	1						daypart evening
variant	evening02	1	1						daypart evening
variant	night01	1	1						daypart night
variant	night02	1	1						daypart night
variant	newyear01	1	1	x					season new-year
variant	newyear02	1	1	x					season new-year
variant	newyear03	1	1	x					season new-year
variant	newyear04	1	1	x					season new-year
variant	yearend01	1	1	x					season year-end
variant	yearend02	1	1	x					season year-end
variant	yearend03	1	1	x					season year-end
variant	yearend04	1	1	x					season year-end
variant	spring01	1	1	x	:zh-Hans:zh-Hant				season spring-festival
variant	spring02	1	1	x	:zh-Hans:zh-Hant				season spring-festival
variant	spring03	1	1	x	:zh-Hans:zh-Hant				season spring-festival
variant	spring04	1	1	x	:zh-Hans:zh-Hant				season spring-festival
variant	moon01	1	1	x	:zh-Hans:zh-Hant				season mid-autumn
variant	moon02	1	1	x	:zh-Hans:zh-Hant				season mid-autumn
variant	moon03	1	1	x	:zh-Hans:zh-Hant				season mid-autumn
variant	moon04	1	1	x	:zh-Hans:zh-Hant				season mid-autumn
private	retrieval.private
argument	title	text		40	po	0	Swam the whole lake
argument	date	date				0	2025-11-22	2026-11-14	2026-05-09	2016-11-22
argument	age	text				4	week	month	year	years	year	week	month	years
argument	years	int	0	99		0	1	0	0	10
actions	view
variant	q01	1	1					
variant	q02	1	1					
variant	q03	1	1					
variant	q04	1	1					
variant	q05	1	1					
variant	q06	1	1					
variant	q07	1	1					
variant	q08	1	1					
variant	q09	1	1					
variant	q10	1	1					
variant	q11	1	1					
variant	q12	1	1					
variant	p01	1	1	x		title	title	title
variant	p02	1	1	x		title	title	title
variant	p03	1	1	x		title	title	title
variant	p04	1	1	x		title	title	title
variant	p05	1	1	x		title	title	title
variant	p06	1	1	x		title	title	title
variant	p07	1	1	x		title	title	title
variant	p08	1	1	x		title	title	title
variant	p09	1	1	x		title	title	title
variant	p10	1	1	x		title	title	title
variant	p11	1	1	x		title	title	title
variant	p12	1	1	x		title	title	title
argument	n	int	1			0	2	1
argument	days	text				0	Monday
argument	weekday	text				0	Friday
argument	weekdays	text				0	Monday and Friday
argument	anyWeekday	text				0	Monday or Friday
argument	monday	text				0	Monday
argument	weeks	text				0	20
argument	months	text				0	in November
argument	ordinals	text				0	2nd
argument	positions	text				0	last
argument	numbers	text				0	1
argument	first	text				0	Monday
argument	last	text				0	Friday
argument	conditions	text				0	a Friday
argument	limits	text				0	in November
argument	times	text				0	8:00 PM
argument	ranges	text				0	8:00 AM to 9:59 AM
argument	hours	text				0	from 8:00 AM to 9:59 AM
argument	minutes	text				0	minute 30
argument	seconds	text				0	second 30
argument	date	text				0	November 22, 2026
argument	time	text				0	November 22, 2026 at 8:00 PM
argument	start	text				0	November 22, 2026
argument	range	text				2	yes	no	no
argument	many	text				2	yes	no	no
argument	fromEnd	text				3	one	many	no	no
argument	ofYear	text				2	yes	no	no
argument	isInMonths	text				2	yes	no	no
argument	kind	text				3	every	each	days	days
argument	scope	text				5	evident	month	each	year	yearly	evident
argument	unit	text				4	day	week	time	item	day
argument	period	text				7	secondly	minutely	hourly	daily	weekly	monthly	yearly	monthly
argument	day	date				0	2026-11-22
argument	clock	time				0	20:00
variant	every-second	1	1					
variant	every-minute	1	1					
variant	every-hour	1	1					
variant	every-day	1	1					
variant	every-day-in-months	1	1					
variant	weekly	1	1					
variant	weekly-as-start	1	1					
variant	monthly	1	1					
variant	monthly-in-months	1	1					
variant	monthly-as-start	1	1					
variant	monthly-in-months-as-start	1	1					
variant	yearly	1	1					
variant	yearly-in-months	1	1					
variant	yearly-as-start	1	1					
variant	yearly-in-months-as-start	1	1					
variant	yearly-in-month-of-start	1	1					
variant	yearly-in-weeks	1	1					
variant	yearly-in-weeks-as-start	1	1					
variant	yearly-in-whole-weeks	1	1					
variant	on-weekdays	1	1					
variant	every-weekday	1	1					
variant	every-day-of-range	1	1					
variant	any-weekday	1	1					
variant	nth-weekday	1	1					
variant	month-days	1	1					
variant	month-day	1	1					
variant	year-days	1	1					
variant	weeks-from-start	1	1					
variant	weeks-from-end	1	1	o				
variant	months	1	1					
variant	position-of-weekdays	1	1					
variant	position-of-working-days	1	1					
variant	two-numbers	1	1	o				
variant	ordinal	1	1	o				
variant	ordinal-from-end	1	1	o				
variant	ordinals	1	1	o				
variant	ordinals-from-end	1	1	o				
variant	last-ordinal	1	1	o				
variant	last-ones	1	1					
variant	range	1	1					
variant	condition	1	1					
variant	two-conditions	1	1					
variant	in-months	1	1					
variant	is-month-day	1	1					
variant	is-year-day	1	1					
variant	is-weekday	1	1					
variant	skip-backward	1	1					
variant	skip-forward	1	1					
variant	at-times	1	1					
variant	hours	1	1					
variant	minutes	1	1					
variant	seconds	1	1					
variant	in-hours	1	1					
variant	at-minutes	1	1					
variant	at-seconds	1	1					
variant	in-hours-at-minutes	1	1					
variant	in-hours-at-seconds	1	1					
variant	at-minutes-and-seconds	1	1					
variant	in-hours-at-minutes-and-seconds	1	1					
variant	hourly-at-minutes	1	1					
variant	hourly-at-seconds	1	1					
variant	hourly-at-minutes-and-seconds	1	1					
variant	minutely-at-seconds	1	1					
variant	in-utc	1	1					
variant	only	1	1					
variant	two-limits	1	1					
variant	only-in-months	1	1					
variant	only-on-month-days	1	1					
variant	only-on-year-days	1	1					
variant	only-on-weekdays	1	1					
variant	only-in-hours	1	1					
variant	only-at-minutes	1	1					
variant	only-at-seconds	1	1					
variant	only-positions	1	1					
variant	count	1	1					
variant	until-date	1	1					
variant	until-time	1	1					
variant	until-local-time	1	1					
variant	until-utc	1	1					
variant	week-start	1	1					
variant	counted-from	1	1					
variant	weekday	1	1					
variant	month	1	1					
variant	date	1	1					
variant	yearly-date	1	1					
variant	time	1	1					
variant	time-with-seconds	1	1					
variant	date-time	1	1					
variant	date-time-with-seconds	1	1					
variant	general	1	1					
variant	reminders	1	1					
variant	retrieval	1	1					
variant	milestones	1	1					
variant	appearance	1	1					
variant	quiet-times	1	1					
variant	calendar	1	1					
variant	month-day	1	1					
variant	streak-at-risk	1	1					
variant	welcome-back	1	1					
variant	include-preview	1	1					
variant	muted-dates	1	1					
variant	celebrations	1	1					
variant	streak-milestones	1	1					
variant	count-milestones	1	1					
variant	quiet-hours	1	1					
variant	pauses	1	1					
variant	daily-limit	1	1					
variant	overflow	1	1					
argument	least	int	0	9999		0	1	0
argument	most	int	1	9999		0	20	1
variant	number	1	1					
variant	choices	1	1					
variant	times	1	1					
variant	windows	1	1					
variant	dates	1	1					
variant	choice	1	1					
variant	days	1	1					
argument	days	int	2	9999		0	3	2
argument	from	time				0	22:00
argument	to	time				0	08:00
argument	first	date				0	2026-12-20
argument	last	date				0	2026-12-27
variant	title	1	1					
variant	save	1	1					
variant	allow-notifications	1	1					
variant	language	1	1					
variant	language-name	1	1					
variant	reminders-enabled	1	1					
variant	times	1	1					
variant	frequency	1	1					
variant	weekdays	1	1					
variant	retrieval-enabled	1	1					
variant	first-achievement	1	1					
variant	monthly-summary	1	1					
variant	yearly-summary	1	1					
variant	style	1	1					
variant	preview	1	1					
variant	day-start	1	1					
variant	week-start	1	1					
variant	style-cheerful	1	1					
variant	style-gentle	1	1					
variant	style-minimal	1	1					
variant	frequency-daily	1	1					
variant	frequency-every	1	1					
variant	frequency-weekdays	1	1					
variant	frequency-weekly	1	1					
variant	frequency-monthly	1	1					
variant	frequency-rule	1	1					
variant	overflow-merge	1	1					
variant	overflow-drop	1	1					
variant	overflow-defer	1	1					
variant	add-time	1	1					
variant	add-window	1	1					
variant	add-dates	1	1					
variant	remove	1	1					
variant	from	1	1					
variant	to	1	1					
variant	window-days	1	1					
variant	window	1	1					
variant	dates	1	1					
variant	date	1	1					
argument	next	time				0	20:00
argument	day	date				0	2026-11-22
variant	alarm	1	1						platform ios	alarm true
variant	precise	1	1					
variant	notification	1	1					
variant	needed	1	1					
variant	needed-channel	1	1						platform android
variant	needed-subscription	1	1						platform web
variant	needed-service	1	1						platform web linux
variant	none	1	1					
variant	off	1	1					
variant	next-time	1	1					
variant	next-day	1	1					
variant	schedule-alarm	1	1						platform ios	alarm true
variant	schedule-notifications	1	1					
private	streak-at-risk.private
argument	streak	int	1	9999		0	6	1	29	100
argument	unit	text				3	day	week	time	day
argument	deadline	time				0	23:59
argument	name	text		20	po	0	Ada
actions	add	snooze
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	a07	1	1					
variant	a08	1	1					
variant	a09	1	1					
variant	a10	1	1					
variant	a11	1	1					
variant	a12	1	1					
variant	a13	1	1					
variant	a14	1	1					
variant	a15	1	1					
variant	name01	1	1			name	name	
private	streak-milestone.private
argument	streak	int	3	9999		0	7	30	100	3	14	50	365	200	730
argument	unit	text				3	day	week	time	day
argument	name	text		20	po	0	Ada
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	name01	1	1			name	name	
variant	t03a	1	1	x					streak eq 3
variant	t03b	1	1	x					streak eq 3
variant	t07a	1	1	x					streak eq 7
variant	t07b	1	1	x					streak eq 7
variant	t50a	1	1	x					streak eq 50
variant	t50b	1	1	x					streak eq 50
variant	t100a	1	1	x					streak eq 100
variant	t100b	1	1	x					streak eq 100
variant	t14a	1	1	x					streak eq 14	frequency daily
variant	t14b	1	1	x					streak eq 14	frequency daily
variant	t30a	1	1	x					streak eq 30	frequency daily
variant	t30b	1	1	x					streak eq 30	frequency daily
variant	t200a	1	1	x					streak eq 200	frequency daily
variant	t200b	1	1	x					streak eq 200	frequency daily
variant	t365a	1	1	x					streak eq 365	frequency daily
variant	t365b	1	1	x					streak eq 365	frequency daily
variant	t14c	1	1	x					streak eq 14	frequency weekly three_days weekdays monthly custom
variant	t14d	1	1	x					streak eq 14	frequency weekly three_days weekdays monthly custom
variant	t30c	1	1	x					streak eq 30	frequency weekly three_days weekdays monthly custom
variant	t30d	1	1	x					streak eq 30	frequency weekly three_days weekdays monthly custom
variant	t200c	1	1	x					streak eq 200	frequency weekly three_days weekdays monthly custom
variant	t200d	1	1	x					streak eq 200	frequency weekly three_days weekdays monthly custom
variant	t365c	1	1	x					streak eq 365	frequency weekly three_days weekdays monthly custom
variant	t365d	1	1	x					streak eq 365	frequency weekly three_days weekdays monthly custom
variant	week02	1	1						frequency weekly
variant	week03	1	1						frequency weekly
variant	week04	1	1						frequency weekly
variant	notifications	1	1						platform ios android
variant	settings	1	1						platform ios
variant	special-app-access	1	1						platform android
variant	site-settings	1	1						platform web
private	welcome-back.private
argument	gapDays	int	7	9999		0	7	30	30
argument	count	int	1	100000		0	12	1	1000
argument	last	date				0	2026-11-15	2026-10-23	2026-10-23
argument	name	text		20	po	0	Ada
actions	add	later
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	a07	1	1					
variant	a08	1	1					
variant	name01	1	1			name	name	
private	yearly-summary.private
argument	year	date				0	2026-01-01
argument	count	int	1	99999		0	128	1	1204
argument	activeDays	int	1	366		0	96	1	365
argument	bestStreak	int	1	366		0	21	1	365
argument	months	int	1	12		0	11	1	12
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
=Add
=A line will do
=View
=Later
=Snooze
={minutes, plural, one {In # minute} other {In # minutes}}
=Allow
=Not now
=Open settings
=Connect
=Try again
=Stop
={first}, {last}
={first}; {last}
={first}; also {dates}
={first}; except {dates}
={n, plural, one {# more} other {# more}}
={zone} (zone data {release})
={zone} (zone data of an unknown release)
=in any time zone
=quiet from {from, time, ::jm} to {to, time, ::jm}
=quiet all day
=quiet {weekdays} from {from, time, ::jm} to {to, time, ::jm}{night, select, yes { the next day} other {}}
=quiet all day {weekdays}
=Nothing is recorded yet.
={text}.
={unit, select, day {a streak of {n, plural, one {# day} other {# days}}} week {a streak of {n, plural, one {# week} other {# weeks}}} other {{n, plural, one {a streak of #} other {# times in a row}}}}
=no current streak
=the longest {length}
=the last on {date}
=Reached: {what} on {date}.
=Today is the first day, because {option} is not given.
=The list begins after {moment} in {zone}; {option} sets another time zone.
=Nothing is coming.
=Nothing is coming: no date fits the rule.
=Nothing is sent.
=Not coming
=Not sent
={text} ({n, plural, one {# more like this} other {# more like this}})
={n, plural, one {and # more, which {option} lists} other {and # more, which {option} lists}}
=The list begins after {moment} in {zone}.
=The schedule as a recurrence rule: {rule}, starting on {moment}.
=A day begins at {from, time, ::jm}; what is recorded earlier counts for the day before.
=assuming {n, plural, one {# achievement} other {# achievements}}, the fewest for this streak; use {option} to set another number
=assuming that the last achievement was on {date}; use {option} to set another day
=the system’s time zone is UTC; use {option} or {other} to set another
={n, plural, one {# achievement is} other {# achievements are}} after {time} and not counted yet
={option} {time} has no effect: the rule does not produce this time
=only {n, number} of {all, number} {n, plural, one {is} other {are}} listed, because there are no more
=reading a history from the terminal, one achievement per line; end it with Ctrl-D
=reading a message from the terminal; end it with Ctrl-D
=reading people from the terminal, one per line, as JSON; end it with Ctrl-D
=reading a person from the terminal, as JSON; end it with Ctrl-D
={option} has no effect on these texts, which have no style: {kinds}
=the catalog has no notifications; {option} shows the rest: {kinds}
={locale} is a draft, {n, number} of {all, plural, one {# text} other {# texts}} translated; it is left out
={locale} is a draft, {n, number} of {all, plural, one {# text} other {# texts}} translated; {shown} is shown
=there is no session bus; run this command in a desktop session, or set {other}
=this desktop has no notification service; start one, or install one such as dunst
=notify-send is not installed; install the package libnotify-bin (on Fedora, Arch and Alpine: libnotify)
=busctl, gdbus and dbus-send are not installed; install the package dbus-bin (on Fedora: dbus-tools, elsewhere: dbus)
=the notification service of the desktop rejected a notification
={why}. Notifications that are due will be shown once this works, unless they expire first
={option}: the achievements in this file are ignored, because {other} contains them
={option}: {path} does not exist yet; it is created when the first achievement is added
={id} was about to be shown when the last run was killed; it may have appeared, and is not shown again
={id} is not shown: it was due at {time}, and expired at {end}
=Group summary
=Prompts
=Help
=Settings
=Settings labels
=Settings errors
=Status
=Actions
=System settings pages
=Schedules
=Reasons
=Output of nudge next
=Notes on standard error
=Output of nudge preview
=Output of nudge run
=Output of nudge status
=Examples
=Cheerful
=Gentle
=Minimal
=with {values}
={first}; {last}
=({first})
=text {variant}
=if {values}
=takes precedence
={n, plural, one {chosen as often as others} other {chosen # times as often}}
=shown in {locale}
={n, plural, one {# notification} other {# notifications}}, {texts, plural, one {# text} other {# different texts}}, none of them twice.
={n, plural, one {# notification} other {# notifications}}, {texts, plural, one {# text} other {# different texts}}; a text comes again after {gap, plural, one {# turn} other {# turns}} at the earliest.
={recording, select, nothing {This assumes that nothing is recorded in between.} other {This assumes that one achievement is recorded after each reminder, on the same day.}}
=What notifications say
=Skip to the previews
=Kinds and styles
=How the previews look
=Device
=Watch
=Appearance
=Auto
=Light
=Dark
=Previews
=On
=Off
=Long text
=Cut
=Whole
={n, plural, one {# notification} other {# notifications}}
={n, plural, one {# prompt} other {# prompts}}
={n, plural, one {# label} other {# labels}}
={n, plural, one {# button} other {# buttons}}
={n, plural, one {# phrase} other {# phrases}}
={n, plural, one {# kind} other {# kinds}}
={n, plural, one {# style} other {# styles}}
={n, plural, one {# locale} other {# locales}}
={device, select, watch {Everything fits a watch.} other {Everything fits a phone.}}
={device, select, watch {On a watch: {values}} other {On a phone: {values}}}
={n, number} long
={n, number} too long
=long
=too long
=As on a phone, since no watch shows it.
=now
=seen {gap, plural, one {# turn} other {# turns}} before
=Title
=Body
=Label
=Button
=Words
=Push title
=Push body
={first} of {last} columns
={first} of {last} characters
={first} of {last} bytes
={n, plural, one {# byte} other {# bytes}}
=Columns: wide characters, such as Chinese and emoji, count two.
=“Words” are all texts of one notification, without the rest of the message.
=“Push” is what push services of Chinese Android makers take.
=Written with {first} and {last}.
=shown
=shown late, was due {moment}
=comes again {moment}
=not shown, as it is out of date
=added to the history
=opened
=closed
=no longer needed
=next, {moment}
=Next step
=Delivery
=Wording
=Screen
=Before asking
=Offer alarms. The system asks once.
=Offer notifications. The system asks.
=Offer notifications. The system asks once.
=Offer notifications, and say why. The system asks once more.
=Offer notifications. The browser asks, after a click.
=Offer the system’s page for exact timing, and say why.
=Connect the browser to its push service. The person is not asked.
=Offer the channel’s page in the system settings.
=Explain where the browser has the site’s settings. A site cannot open them.
=Offer the app’s page in the system settings. The system does not ask again.
=Schedule what is coming up.
=Nothing, until the person turns notifications on in the app.
=Nothing, until something is coming up.
=Nothing here. A desktop session may have a notification service.
=Nothing, until the desktop has a notification service.
=Nothing here. Another browser may be able to.
=As alarms, also in silent mode and Focus.
=As notifications, at their exact minute.
=As notifications, without banner and sound.
=As notifications, sometimes a little late.
=As notifications.
=None. The person has turned notifications off in the app.
=None. The notification service is missing.
=None. The push subscription is missing.
=None. The browser has no notifications.
=None. The channel is blocked.
=None. The permission is missing.
=The app may call it an alarm.
=The app must not call it an alarm, as it does not ring like one.
={count, plural, one {# achievement!} other {# achievements!}}
=Look all the way back and wave at the very first one. 👋
=Look what you started
={count, plural, one {The first was on {first, date, ::yMMMd}. It’s # achievement now!} other {The first was on {first, date, ::yMMMd}. It’s # achievements now!}}
=What a collection
={count, plural, one {# achievement, and it’s the only set in the world!} other {# achievements, and it’s the only set in the world!}}
=Big, small, and silly
={count, plural, one {# achievement, and each counts as exactly one.} other {# achievements, and each counts as exactly one.}}
=All in writing
={count, plural, one {That’s # achievement since {first, date, ::yMMMd}, and you have the proof. 📝} other {That’s # achievements since {first, date, ::yMMMd}, and you have the proof. 📝}}
=“I did that!”
={count, plural, one {You can say so # time now, once per achievement. Take a breath first.} other {You can say so # times now, once per achievement. Take a breath first.}}
=Drumroll, please
={count, plural, one {That’s # achievement, {name}. 🥁} other {That’s # achievements, {name}. 🥁}}
=Double digits!
=Ten achievements, and the extra digit suits you. 🎈
=A perfect ten
=Ten achievements, and the judges hold up their cards: 10!
=50 achievements!
=Told properly, that’s a whole evening of stories. 🎊
=Fifty achievements
=Somewhere in there is one you’d be happy to run into again.
=A treasure chest
=100 achievements, and the lid will hardly close!
=From one to a hundred
=100 achievements since {first, date, ::yMMMd}. What a parade!
=Two hundred!
=200 achievements: one hundred, and another to keep it company.
=200 achievements
=At one a day, this series runs for over half a year. 🍿
=500 achievements
=At a sheet each, that’s a whole pack of printer paper.
=500 pieces
=Put your 500 achievements together, and there you are. 🧩
=1,000 achievements!
=Just counting that high aloud takes a good quarter of an hour.
=A thousand steps
=First step: {first, date, ::yMMMd}. 1,000 achievements on, what a view!
=Two milestones at once!
={unit, select, day {{count, number} achievements and {streak, number} days in a row. Double bow. 🎉} week {{count, number} achievements and {streak, number} weeks in a row. Double bow. 🎉} time {{count, number} achievements and {streak, number} times in a row. Double bow. 🎉} other {{count, number} achievements and {streak, number} days in a row. Double bow. 🎉}}
={count, number} achievements!
={unit, select, day {The very same entry makes it {streak, number} days in a row.} week {The very same entry makes it {streak, number} weeks in a row.} time {The very same entry makes it {streak, number} times in a row.} other {The very same entry makes it {streak, number} days in a row.}}
=A double feature
={unit, select, day {{streak, number} days in a row, plus {count, number} achievements in all. Bring popcorn. 🍿} week {{streak, number} weeks in a row, plus {count, number} achievements in all. Bring popcorn. 🍿} time {{streak, number} times in a row, plus {count, number} achievements in all. Bring popcorn. 🍿} other {{streak, number} days in a row, plus {count, number} achievements in all. Bring popcorn. 🍿}}
={unit, select, day {{streak, number} days in a row!} week {{streak, number} weeks in a row!} time {{streak, number} times in a row!} other {{streak, number} days in a row!}}
=And {count, number} achievements in all. That’s two for the price of one.
={count, plural, one {# achievement} other {# achievements}}
=Each was once simply part of a day.
=Bit by bit
={count, plural, one {The first came on {first, date, ::yMMMd}. By now there is # achievement.} other {The first came on {first, date, ::yMMMd}. By now there are # achievements.}}
=In your own words
={count, plural, one {# achievement, and nobody else could have written this list.} other {# achievements, and nobody else could have written this list.}}
=Room for all of them
={count, plural, one {In all, # achievement, large or very small, one line after another.} other {In all, # achievements, large and very small, one line after another.}}
=To look through
={count, plural, one {The # achievement since {first, date, ::yMMMd} is here, for any quiet hour.} other {All # achievements since {first, date, ::yMMMd} are here, for any quiet hour.}}
=Something to lean on
={count, plural, one {On a day of doubt, # achievement can answer for you.} other {On a day of doubt, # achievements can answer for you.}}
=All together
={count, plural, one {It’s good to see # achievement here, {name}.} other {It’s good to see # achievements here, {name}.}}
=Ten achievements
=A nice number to read through in one go.
=A good beginning
=Ten achievements, the first of them from {first, date, ::yMMMd}.
=50 achievements
=They fill a good, long page by now.
=Fifty achievements
=Some you’ll remember well. Others may surprise you a little.
=100 achievements
=Pick any one of them. There’s a day that goes with it.
=A full hundred
=100 achievements since {first, date, ::yMMMd}. A good place to stop and look.
=A hundred, twice over
=Two hundred achievements, all here. Look at one, or at none.
=One a day
=Read that way, two hundred achievements last well over half a year.
=500 achievements
=Like a full pack of paper, with not one sheet blank.
=Five hundred
=Side by side, 500 achievements look a lot like a life. Yours.
=1,000 achievements
=A thousand times, you did something and thought it worth a line.
=One thousand
=1,000 achievements since {first, date, ::yMMMd}. What’s done stays done.
=Two at the same time
={unit, select, day {{count, number} achievements, and {streak, number} days in a row. Both are yours.} week {{count, number} achievements, and {streak, number} weeks in a row. Both are yours.} time {{count, number} achievements, and {streak, number} times in a row. Both are yours.} other {{count, number} achievements, and {streak, number} days in a row. Both are yours.}}
={count, number} achievements
={unit, select, day {With this one, it’s also {streak, number} days in a row.} week {With this one, it’s also {streak, number} weeks in a row.} time {With this one, it’s also {streak, number} times in a row.} other {With this one, it’s also {streak, number} days in a row.}}
=A good moment
={unit, select, day {{streak, number} days in a row, {count, number} achievements in all. Take your time with both.} week {{streak, number} weeks in a row, {count, number} achievements in all. Take your time with both.} time {{streak, number} times in a row, {count, number} achievements in all. Take your time with both.} other {{streak, number} days in a row, {count, number} achievements in all. Take your time with both.}}
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} times in a row} other {{streak, number} days in a row}}
=And {count, number} achievements along the way, every size included.
={count, plural, one {# achievement} other {# achievements}}
=The total to date.
=Since {first, date, ::yMMMd}
={count, plural, one {# achievement recorded.} other {# achievements recorded.}}
=Your list
={count, plural, one {It holds # achievement.} other {It holds # achievements.}}
=All sizes counted
={count, plural, one {In total, # achievement.} other {In total, # achievements.}}
=In figures
={count, plural, one {First: {first, date, ::yMMMd} · Total: # achievement.} other {First: {first, date, ::yMMMd} · Total: # achievements.}}
=Achievement {count, number}
=A milestone on your list.
=Milestone: {count, number}
=Achievements recorded so far.
=10 achievements
=A two-digit total.
=Ten recorded
=The first achievement is dated {first, date, ::yMMMd}.
=50 achievements
=At one a week, nearly a year’s worth.
=Fifty achievements
=All since {first, date, ::yMMMd}.
=100 achievements
=The full list is there to read.
=One hundred recorded
=From {first, date, ::yMMMd} until now.
=200 achievements
=Twice one hundred.
=Two hundred
=The first achievement: {first, date, ::yMMMd}.
=500 achievements
=At one a day, over sixteen months’ worth.
=500 on the list
=It begins on {first, date, ::yMMMd}.
=1,000 achievements
=A four-digit total.
=1,000 on record
={first, date, ::yMMMd} to today.
=Two milestones
={unit, select, day {{count, number} achievements, {streak, number} days in a row.} week {{count, number} achievements, {streak, number} weeks in a row.} time {{count, number} achievements, {streak, number} times in a row.} other {{count, number} achievements, {streak, number} days in a row.}}
={count, number} achievements
={unit, select, day {Also {streak, number} days in a row.} week {Also {streak, number} weeks in a row.} time {Also {streak, number} times in a row.} other {Also {streak, number} days in a row.}}
={unit, select, day {Streak: {streak, number} days} week {Streak: {streak, number} weeks} time {Streak: {streak, number} times} other {Streak: {streak, number} days}}
={count, number} achievements in all.
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} times in a row} other {{streak, number} days in a row}}
=Plus {count, number} achievements.
=A round number
=Something has added up, and it’s here to see.
=Ada
=Swam the whole lake
=Your first achievement!
=Number one on the list, and it looks good there. 😊
=And that’s a list!
=It takes just one achievement, and there it is. 🌱
=In black and white
=Your first achievement: done, and written down. Lovely!
=Remember this one
=Whatever comes along later, this achievement gets to be first.
=First achievement in
=What a nice way to start, {name}!
=Your first achievement
=It doesn’t have to be large. It’s yours, and it’s written down.
=One is enough
=Your first achievement is here. Nothing needs to be added to it.
=It has words now
=Much of what we do slips by. Your first achievement is on the page.
=A quiet beginning
=What comes after your first achievement, and when, is up to you.
=Written down
=Here it is, {name}: your first achievement.
=First achievement
=It’s on your list.
=The list has begun
=Its first achievement is there.
=First entry
=Recorded in your words.
=Achievement 1
=The start of your list.
=Recorded
=Your first achievement.
=Something new to see
=You can look now or later.
={count, plural, one {# notification} other {# notifications}}
=You turned notifications off
=None come while the app’s own switch is off. Turn it on again whenever you like.
=No scheduled notifications
=Nothing is coming up at the moment. You can choose when you’d like to be reminded.
=The question didn’t appear
=The system couldn’t show its permission question. Nothing has changed, and you can try again.
=Notification not scheduled
=The system didn’t accept it this time. Nothing has changed, and you can try again.
=Alarms need your permission
=Once allowed, they ring for fixed reminders you choose, even in silent mode and Focus.
=Alarms are allowed
=Fixed reminders you choose will ring at their time, even in silent mode and Focus.
=Reminders as notifications
=They respect silent mode and Focus. To let them ring, see “{settingsPage}”.
=Notifications need permission
=The system asks only once. Whatever you answer, you can change it later in Settings.
=Notifications off in Settings
=The system won’t ask again. You can turn them on in “{settingsPage}”.
=Notifications are allowed
=Reminders come at the times you choose, and milestones get a note of their own.
=Notifications come quietly
=They wait in Notification Center, with no banner or sound. You can change this in Settings.
=Allowed for a few hours
=An App Clip can notify you for about eight hours after you open it. The full app has no such limit.
=Notifications need permission
=The system will ask you first. If you allow it, your reminders can reach you.
=Notifications aren’t allowed
=You declined them earlier. If you’d like reminders after all, the system can ask once more.
=Off in the system settings
=The system no longer asks. You can allow notifications in “{settingsPage}”.
=Notifications are allowed
=Your reminders can reach you, and so can notes at milestones.
=This category is off
=Its notifications aren’t shown. You can turn it on in “{settingsPage}”.
=Reminders may run a bit late
=Your notifications come either way. With precise timing allowed, they come right on time.
=Precise timing is off
=Reminders come anyway, if a bit later. You can allow it in “{settingsPage}”.
=Precise timing is on
=Reminders come right at the times you choose.
=Precise timing is built in
=This version of Android needs no extra permission for it. Reminders come right on time.
=Notifications need permission
=Your browser will ask you first. If you allow it, it can show your reminders.
=Blocked in the browser
=To allow notifications for this site, see “{settingsPage}” in the browser.
=Notifications are allowed
=This browser can show notifications from this site.
=Not available in this browser
=This browser can’t show notifications. Another one, or a newer version, may be able to.
=This browser isn’t connected
=Notifications are allowed. Once the browser is connected, they come even with this page closed.
=This browser is connected
=Notifications come here, even with this page closed.
=The connection has ended
=Browsers do this now and then. Connect again, and notifications come as before.
=Ready to show notifications
=This desktop shows them as they come. No permission is needed.
=Ready when needed
=The desktop’s notification service starts by itself when a notification comes.
=No notification service
=Nothing on this desktop shows notifications. Installing a notification daemon would change that.
=No desktop session here
=Notifications can’t be shown from a remote login, for example. In a desktop session, they can.
={count, plural, one {{month, date, ::MMMM}: # entry} other {{month, date, ::MMMM}: # entries}}
=The calendar brought the days, you brought the words. Good team.
={activeDays, plural, one {# day with an entry} other {# days with an entry}}
=That was {month, date, ::MMMM}, counted twice and correct both times!
={bestStreak, plural, =1 {Longest run: one day} other {Longest run: # days}}
=That’s {month, date, ::MMMM}’s record. The trophy is very small and imaginary. 🏆
={month, date, ::MMMM}’s list: {count, number}
={change, select, up {More than the month before. The list stands a little taller.} same {Exactly as many as the month before. What are the odds?} down {Lighter than the month before, so it’s easy to carry.} other {Exactly as many as the month before. What are the odds?}}
={count, plural, one {# entry, homemade} other {# entries, homemade}}
=Made in {month, date, ::MMMM}. No additives. Keeps for years. 🍯
={month, date, ::MMMM}: the book
={count, plural, one {# entry, no filler, and the author is in the room.} other {# entries, no filler, and the author is in the room.}}
=Greetings from your list
={activeDays, plural, one {It has # day of {month, date, ::MMMM} in it, and feels quite special!} other {It has # days of {month, date, ::MMMM} in it, and feels quite popular!}}
={count, plural, one {# entry, all yours} other {# entries, all yours}}
={change, select, up {{month, date, ::MMMM} was a quicker tune than the month before. 🎶} same {{month, date, ::MMMM} kept exactly the beat of the month before. 🎶} down {{month, date, ::MMMM} was a slower song, and those are easy to sing along to. 🎶} other {{month, date, ::MMMM} kept exactly the beat of the month before. 🎶}}
=More than a list
={count, plural, one {{month, date, ::MMMM} has # entry, and a whole lot of life around it.} other {{month, date, ::MMMM} has # entries, and a whole lot of life around them.}}
={bestStreak, plural, =1 {One day, nonstop} other {# days nonstop}}
={month, date, ::MMMM}’s longest run, and naps were allowed. 😴
={count, plural, one {# entry, one month} other {# entries, one month}}
={activeDays, plural, one {All on # day of {month, date, ::MMMM}. Rome took longer!} other {Spread over # days of {month, date, ::MMMM}. Rome took longer!}}
=A title for {month, date, ::MMMM}?
={count, plural, one {It has # entry, and “{month, date, ::MMMM}” is only the working title!} other {It has # entries, and “{month, date, ::MMMM}” is only the working title!}}
={month, date, ::MMMM} is over
={count, plural, one {It leaves # entry, in your own words.} other {It leaves # entries, in your own words.}}
={activeDays, plural, one {On # day in {month, date, ::MMMM}} other {On # days in {month, date, ::MMMM}}}
=There was something you chose to write down.
=The longest stretch
={bestStreak, plural, =1 {In {month, date, ::MMMM}, it was one day. A day is a good length.} other {In {month, date, ::MMMM}, it was # days, one day at a time.}}
={count, plural, one {In all, # entry} other {In all, # entries}}
={change, select, up {There was more to write down in {month, date, ::MMMM} than in the month before.} same {{month, date, ::MMMM} held as much as the month before it.} down {{month, date, ::MMMM} was quieter here than the month before, and quiet is fine.} other {{month, date, ::MMMM} held as much as the month before it.}}
=Kept from {month, date, ::MMMM}
={count, plural, one {# entry. It’s safe here, and nothing more is needed.} other {# entries. They’re safe here, and nothing more is needed.}}
=A look back at {month, date, ::MMMM}
={count, plural, =1 {# entry. It won’t take long to read.} other {# entries. You can begin with any of them.}}
=Behind the number
={activeDays, plural, one {# day in {month, date, ::MMMM} has an entry. What it took, only you know.} other {# days in {month, date, ::MMMM} have an entry. What each one took, only you know.}}
={count, plural, one {# entry this time} other {# entries this time}}
={change, select, up {{month, date, ::MMMM} had more than the month before. There was room for all of it.} same {As many as the month before, and yet {month, date, ::MMMM} was its own month.} down {{month, date, ::MMMM} had its own weather, as every month does.} other {As many as the month before, and yet {month, date, ::MMMM} was its own month.}}
=Written and unwritten
={count, plural, one {# entry from {month, date, ::MMMM}. Whatever went unwritten is part of it, too.} other {# entries from {month, date, ::MMMM}. Whatever went unwritten is part of it, too.}}
={bestStreak, plural, =1 {One day, by itself} other {# days in a row}}
={activeDays, plural, one {{month, date, ::MMMM} has an entry on # day, taken at your own pace.} other {{month, date, ::MMMM} has entries on # days, taken at your own pace.}}
=Something to read
={count, plural, one {# entry from {month, date, ::MMMM}, for now or some evening.} other {# entries from {month, date, ::MMMM}, for now or some evening.}}
=One word for {month, date, ::MMMM}?
={count, plural, one {It holds # entry. A word may come to you, or not.} other {It holds # entries. A word may come to you, or not.}}
={month, date, ::MMMM}, counted
={count, plural, one {# entry.} other {# entries.}}
=Days with an entry
=In {month, date, ::MMMM}: {activeDays, number}.
=Longest run
={bestStreak, plural, one {# day in {month, date, ::MMMM}.} other {# days in {month, date, ::MMMM}.}}
={month, date, ::MMMM} in brief
={change, select, up {More entries than the month before.} same {As many entries as the month before.} down {Everything noted is here.} other {As many entries as the month before.}}
={month, date, ::MMMM}, stored
={count, plural, one {# entry, available any time.} other {# entries, available any time.}}
={month, date, ::yMMMM}
=Entries: {count, number} · Days: {activeDays, number}.
=In your words
=The list for {month, date, ::MMMM}.
={change, select, up {More than before} same {As many as before} down {A quieter month} other {As many as before}}
={count, plural, one {# entry in {month, date, ::MMMM}.} other {# entries in {month, date, ::MMMM}.}}
=Recorded in {month, date, ::MMMM}
={count, plural, one {# achievement.} other {# achievements.}}
={month, date, ::MMMM} in days
=With entries: {activeDays, number} · Longest run: {bestStreak, number}.
=All of {month, date, ::MMMM}
=Every entry, in one place.
={month, date, ::MMMM} has ended
={activeDays, plural, one {Entries on # day.} other {Entries on # days.}}
=The month gone by
=A short look back is ready for you.
=Allow notifications
=Notifications bring reminders at times you choose, and a note at milestones. You can change this anytime.
=Allow alarms
=Only the fixed reminders you choose ring, even in silent mode and Focus. You can change this anytime.
=Notifications right on time
=Without it, notifications may be a bit late. Allow it in “{settingsPage}”.
=reminder
=streak reminder
=streak milestone
=count milestone
={unit, select, day {{n, plural, one {streak of # day} other {streak of # days}}} week {{n, plural, one {streak of # week} other {streak of # weeks}}} other {{n, plural, one {# time in a row} other {# times in a row}}}}
={n, plural, one {# achievement} other {# achievements}}
=first achievement
=past achievement
=monthly summary
=yearly summary
=welcome back
=it is a reminder day
=the clocks skip {time, time, ::jm} that day
=the clocks skip its time that day
=the clocks show {time, time, ::jm} twice that day; this is the first
=the clocks show its time twice that day; this is the first
=the clocks show {time, time, ::jm} twice that day; this is the second
=the clocks show its time twice that day; this is the second
=it was moved from {time, time, ::jm} to the end of the quiet hours
=it was moved to the end of the quiet hours
=it was moved from {time, date, ::yMMMEdjm} to the end of the quiet hours
=it falls in the quiet hours, and would be out of date when they end
=the quiet hours never end
={unit, select, day {something is already recorded for that day} week {something is already recorded for that week} other {something has been recorded since the last reminder day}}
=something has been recorded since {day, date, ::yMMMEd}
=expected, if something is recorded each day
=expected, if something is recorded each week
=expected, if something is recorded each time
={pace, select, today {expected, at the pace of {n, number} today} other {expected, at the pace of {n, number} in the last {days, plural, one {# day} other {# days}}}}
=expected, at the recent pace
=expected, with one achievement per reminder
=nothing was recorded in the last 30 days, so there is no date
=it is too many reminders away, so there is no date
=it is after the year 9999
=it is a preview
=it was just reached
=it was reached the day before
=four hours are left, and nothing is recorded yet
=the last achievement was seven days ago
=the last achievement was thirty days ago
=it is the weekday for past achievements
=it was recorded on this day in an earlier year
=the previous month is over
=the previous year is over
=all notifications are turned off
=this kind of notification is turned off
=notifications are paused that day
=the daily limit is reached
=it is moved to the next day
=it was moved from the day before
=it was moved to this day, but cannot be sent on it either
=it was already sent
=another notification comes at the same time: {other}
=another notification covers it: {other}
=it also covers another notification: {other}
=it is not a reminder day; the next is {day, date, ::yMMMEd}
=it is not a reminder day, and there is no later one
=there is no streak
=a freeze or a pause protects the streak
=only totals are known, not each achievement
=there is nothing to look back at this time
=no reminder was missed since the last achievement
=it is not reached yet
={first}; {last}
={what}, {when}: sent, because {why}.
={what}, {when}: not sent, because {why}.
={what}: not sent, because {why}.
={unit, select, day {{n, plural, one {# day} other {# days}}} week {{n, plural, one {# week} other {# weeks}}} other {{n, plural, =0 {0 times} one {# time} other {# times in a row}}}}
=Current streak: {length}. Longest streak: {longest}.
=No streak at the moment; the longest was {longest}.
=No streak yet.
={n, plural, one {# freeze left.} other {# freezes left.}}
=Without another achievement, it lasts through {day, date, ::yMMMEd}.
={when}: {event, select, started {streak started} extended {recorded} frozen {freeze used} paused {paused} repaired {repaired} ended {streak over} open {nothing recorded yet} bought {freeze received} other {freeze not kept, as two are held}} ({length}; {n, plural, one {# freeze} other {# freezes}})
={day, date, ::yMMMEd}
={time, date, ::yMMMEdjm}
={time, date, ::yMMMEdjms}
={time, time, ::jm}
={time, time, ::jms}
=Anything to report?
=A big win, a small one, half a one? “Nope” is a fine answer, too.
=Small victories wanted
=Found the other sock? Untangled the cables? Worth writing down!
=Bragging allowed
=What went well that you’re too modest to mention? Mention it anyway.
=Any pleasant surprises?
={days, plural, =0 {Has anything gone better than you expected lately?} =1 {Has anything gone better than expected since yesterday’s entry?} =2 {Has anything gone better than expected in the last two days?} =3 {Has anything gone better than expected in the last three days?} =7 {Has anything gone better than expected in the last seven days?} other {Has anything gone better than you expected lately?}}
=Learned anything odd?
=For instance, an octopus has three hearts. Your turn! 🐙
=A note to future you
=Anything lately worth remembering? Put in the details, lunch included!
=Half done? Bring it in
=Half a shelf, a third of an email, one knitted sleeve: all welcome!
=Caught being kind
=Saved a seat, gave directions, fed the neighbor’s cat: confess it here. 🐈
=Fixed, baked, or glued
=If it holds, hums, or tastes all right, it belongs here.
=Awkward but done
=Asked the silly question? Said sorry first? Here’s your medal. 🏅
=Not doing it counts, too
=A firm little no, or an excellent nap, deserves a line of its own!
={count, plural, =0 {Room for a first one} one {# entry so far} other {# entries so far}}
=Serious or silly: what would you like to add?
=One witness: you
={name}, what went well that nobody saw?
=Write today’s headline
=You’re the editor, and “Fridge cleaned” can go on the front page. 📰
={streak, plural, =0 {Any day can be day one} one {# day so far} other {# days in a row}}
=Anything from today you’d like to add? Even “did the dishes” gets in!
=Found your keys?
=That counts. So does a folded shirt or a sent message. Jot one down today! 🔑
=Any o’clock will do
=Over coffee, on the bus, in bed: today’s line fits in anywhere.
={streak, plural, =0 {Count from today?} one {Counted: # day} other {Counted: # days}}
={streak, plural, =0 {Write down one thing you did, and that’s day one!} =1 {An easy one to count. What could go in for today?} other {Twice, to be sure. What could go in for today?}}
=Not on the to-do list
=A detour with a view, a chat on the stairs: today’s unplanned bits go in, too.
=Three words will do
={streak, plural, =0 {“Fixed the lamp” is a whole entry. So is “found the lamp”!} one {# day so far. “Fixed the lamp” is plenty for today!} other {# days in a row so far. “Fixed the lamp” is plenty for today!}}
=Messy days welcome
=Spilled the coffee, but got there anyway? Today can go in just as it is. ☕
=First thing to pop up
=Think back a few days. Whatever comes to mind first wins a line!
=What’s the latest?
={days, plural, =0 {Anything good from the last few days can go on the list!} =1 {Your latest entry is from yesterday. What has happened since?} =2 {Your latest entry is from two days ago. What has happened since?} =3 {Your latest entry is from three days ago. What has happened since?} other {Everything you wrote is here, with room for something from the last few days!}}
=Ask your photos
=Scroll back a few days. One of them may know what to write! 📷
=Keep the odd ones
={count, plural, =0 {Odd little entries age best. Got one from the last few days?} one {# entry in all. Odd little ones age best. Any from the last few days?} other {# entries in all. Odd little ones age best. Any from the last few days?}}
=Crossed anything off?
=That annoying form, the odd errand: whatever got done lately earns a line!
=Reruns welcome
=Did the same good thing again these past few days? It counts every time! 🔁
=Decided anything?
=In the last few days, that is. Tea or coffee? All right, that’s a decision!
=Pick a day
=Today, yesterday, or the day before: which one has a story in it?
={weekCount, plural, =0 {This week has room} one {# entry this week} other {# entries this week}}
=A chore, a joke, a phone call: what could go in?
=Best ten minutes
=Which ten from the last seven days would you gladly have twice? Write them down!
=Since {weekStart, date, ::MMMMd}
={weekCount, plural, =0 {What has been going on? Kitchen experiments included, of course.} one {# entry so far. What else has been going on, kitchen experiments included?} other {# entries so far. What else has been going on, kitchen experiments included?}}
={streak, plural, =0 {Any week can be week one} one {# week so far} other {# weeks in a row}}
=What should this one be remembered for? A tidy drawer is a fine answer!
=Postcard-sized
=Your week in one sentence. “Lovely weather here” is optional. 📮
=Getting the hang of it?
=Did anything go more smoothly lately? If it was the printer, write that down!
=No quota here
={weekCount, plural, =0 {One line this week, or none: fine either way. Got one?} one {# entry this week, and that’s fine. Got another? Also fine!} other {# entries this week, and that’s fine. Got another? Also fine!}}
=Slow is a speed
=Whatever this week got around to can be written down. 🐌
=Good morning!
=Watch for one good thing to write down. A free seat on the bus counts.
=Last night’s good bits
=A chat, a chapter, an early night? Breakfast is a fine time to write it down.
=Tea and a small triumph
=While the kettle boils: what’s one thing that went right? 🫖
=Any morning highlights?
=Coffee that was hot to the last sip, for instance!
=Best part of the day?
=Write it down! “When it was over” is a perfectly good answer.
=How did today go?
=Sunny, foggy, a little hail? One honest line covers it. ⛅
=Hello, night owl
=One line, then bed? Or just bed? Both are excellent plans. 🦉
=Wide awake?
=On shift or counting sheep, you could count one good thing as well.
=New year, same pen
=Getting the year right on the first try is an entry already. 🎆
=A brand-new calendar
=So many empty squares! What small thing goes in one of them?
=Old news welcome
=Did December have a good bit? There’s room for it in January!
=Slow start, please
=The year is barely awake. Opened the curtains? That’s an entry.
=One for the old year?
=The last cookie in the tin is often the best. What’s yours?
=Pick a month, any month
=If something good turns up in it, write it down.
=Year-end prizes
=Best nap, best noodles, bravest email: which one wins? 🏆
=P.S. to the year
=Anything you’d like to add before it ends?
















=Anything to write down?
=If something comes to mind, a line is plenty. If not, that’s fine, too.
=Small things are welcome
=It could be a made bed, an opened window, or one message answered.
=Quietly proud
=If you’re pleased with something, say so. It needn’t impress anyone.
=A small pause
={days, plural, =0 {A moment to look back, and to write something down if you’d like.} =1 {Your latest line is from yesterday. The next can take its time.} =2 {Your latest line is from two days ago. The next can take its time.} =3 {Your latest line is from three days ago. The next can take its time.} other {What you’ve written is all here. The next line can take its time.}}
=Learned along the way
=Someone’s name, a recipe, a shortcut. Would you like to write it down?
=To read years from now
=A plain sentence can be all it takes to remember a day.
=Something you’ve begun
=You could write down where it stands. The rest may come, or not.
=A small kindness
=Perhaps you listened, or gave up your seat. That’s a good thing to write down.
=Made or mended
=A pot of soup, a button sewn back on. Was there something like that?
=Braver than it looked
=Some things take courage and nobody sees it. There’s room for those here.
=If you took a rest
=That’s something you did. So is saying no. Either can go here.
=In your own words
={count, plural, =0 {There’s room here. The first thing can be very small.} one {# thing is kept here, just as you wrote it.} other {# things are kept here, just as you wrote them.}}
=Something only you saw
={name}, you can write it here or keep it.
=A title for today
=What would you call it? Two or three words, as plain as you like.
=Day by day
={streak, plural, =0 {Today is as good a day as any to write a line.} one {# day so far. A line about today is welcome, whatever sort of day it is.} other {# days so far. A line about today is welcome, whatever sort of day it is.}}
=Something ordinary
=Laundry folded, a bulb changed: anything like that from today can go here.
=Early or late
=You can write about today at whatever hour suits you.
=At your own pace
={streak, plural, =0 {A small thing from today is a good place to begin.} one {# day so far. What would you like to say about today?} other {# days so far. What would you like to say about today?}}
=Something unplanned
=If today brings a good surprise, however slight, why not make a note of it?
=Nothing to prove
={streak, plural, =0 {Today’s line can be short, and needn’t be well put.} one {# day in, and today’s line can be short. It needn’t be well put.} other {# days in, and today’s line can be short. It needn’t be well put.}}
=If today is heavy
=Getting through an hour can be the entry. So can rest. Or leave it for later.
=Thinking back
=Which thing from the last few days would you like to remember?
=A line, perhaps
={days, plural, =0 {If there’s been something good lately, you can write it here.} =1 {Your latest entry is from yesterday. If more comes to mind, it’s welcome.} =2 {Your latest entry is from two days ago. If more comes to mind, it’s welcome.} =3 {Your latest entry is from three days ago. If more comes to mind, it’s welcome.} other {All you wrote is here. Something from the last few days would be welcome, too.}}
=From a photo
=If a recent picture makes you stop, a short caption can be the entry.
=Something recent
={count, plural, =0 {The first thing written here can be something small from the last few days.} one {# thing written down. Would you like to add one from the last few days?} other {# things written down. Would you like to add one from the last few days?}}
=Done, and behind you
=If some small chore got done recently, it’s worth writing down.
=The same as before
=If these days are much like the ones before, you can write the same line again.
=Something decided
=A recent choice has a place here, whichever way it went.
=Busy or slow
=The last few days needn’t be alike. Choose the one you’d like to tell about.
=This week so far
={weekCount, plural, =0 {Was there something you liked? You can write it here.} one {# thing is written down. Was there something else you liked?} other {# things are written down. Was there something else you liked?}}
=Out of seven days
=You needn’t sum up the week. One hour of it, told plainly, is a good entry.
=In its own time
={weekCount, plural, =0 {The week began on {weekStart, date, ::MMMMd}. A line can be written on any day of it.} one {Since {weekStart, date, ::MMMMd}, you’ve written # thing. Another can follow any day.} other {Since {weekStart, date, ::MMMMd}, you’ve written # things. Another can follow any day.}}
=Week by week
={streak, plural, =0 {One line from any day of this week is a beginning.} one {# week so far. Whether this one is loud or quiet, a line about it fits.} other {# weeks so far. Whether this one is loud or quiet, a line about it fits.}}
=As if in a letter
=If you wrote to someone about this week, which small thing would come first?
=A little easier
=Did anything feel lighter this week than it used to? That’s worth a line.
=Enough as it is
={weekCount, plural, =0 {A good week needs no lines to be one. If a line comes, it’s welcome.} one {# thing is written this week. You can leave it at that, or add one.} other {# things are written this week. You can leave it at that, or add one.}}
=If it was a slow week
=You can write just that, or let it be. Both are all right.
=Good morning
=Nothing needs writing now. If something good comes along, it can go here.
=Yesterday evening
=If there was a good hour in it, you could write that down this morning.
=A moment to sit down
=There’s time for a line with your tea, or just for the tea.
=The day, so far
=Some of it is behind you. Is there a part you’d like to keep?
=This evening
=Look back as far as you like. One good thing is plenty, and none is all right.
=How did it feel?
=Relieved, a little proud, or just tired. A feeling can be an entry.
=Quiet hours
=If you’re tired, sleep comes first. A line can wait until morning.
=If you’re awake
=You could write a word or two here, or just let it be quiet.
=A new number
=Only the year has changed. A line can be as ordinary as ever.
=No resolution needed
=The year can start with one line about today, or with none.
=From the old year
=If there’s something you’d like to bring along, a few words will carry it.
=The first few days
=Rest, work, company, or time alone: any of it can be written down.
=The year winds down
=It needn’t be summed up. One small thing from it is plenty.
=Back through the year
=Any month will do. If it held something good, you can write that here.
=All the way to December
=Some years, getting through is the achievement. It can be written down.
=Before the new year
=Write a line now, and it will be here to read next year.
















=Anything to record?
=Yes, no, or later: any answer works.
=No minimum size
=A one-minute task counts in full.
=Proud of something?
=That is reason enough for an entry.
={days, plural, =0 {Open for entries} =1 {Latest: yesterday} =2 {Latest: two days ago} =3 {Latest: three days ago} other {Open for entries}}
=Recent or long ago, either fits.
=Something learned?
=A single word or fact will do.
=For later reading
=Every entry is kept for rereading.
=Unfinished counts
=A start is an entry.
=Helped someone?
=Help given or received: both belong here.
=Made or repaired?
=An object, a meal, a file: one line is enough.
=Done despite nerves
=It counts, whatever the outcome.
=A rest, or a no
=Either makes an entry.
=In the list
={count, plural, =0 {Room for a first entry, of any size.} one {# entry. The list is open.} other {# entries. The list is open.}}
=Known only to you
=An entry needs no witness.
=Today in one line
=You choose what it’s about.
={streak, plural, =0 {Any day can be the first} one {# day so far} other {# days so far}}
=Something from today can be added.
=Anything from today
=Done, begun, learned, or postponed on purpose.
=No fixed time
=Today’s entry fits any hour.
=Days in a row
={streak, plural, =0 {An entry today makes one.} one {# so far. Entries for today are open.} other {# so far. Entries for today are open.}}
=Planned or not
=Both count for today.
=A short entry
={streak, plural, =0 {A few words about today are enough.} one {Streak: # day. For today, a few words.} other {Streak: # days. For today, a few words.}}
=Good day or bad
=Record it as it is.
=The last few days
=Record one thing from them.
=Next entry
={days, plural, =0 {It can be from any recent day.} =1 {The last one is from yesterday. Anything since then fits.} =2 {The last one is from two days ago. Anything since then fits.} =3 {The last one is from three days ago. Anything since then fits.} other {The last few days can be recorded.}}
=Photos, notes, calendar
=Any of them may suggest an entry.
={count, plural, =0 {A first entry} one {Total: # entry} other {Total: # entries}}
=One from the last few days can be added.
=Errands and chores
=Any recent one qualifies.
=Repeats count
=Done twice, recorded twice.
=A recent decision
=Large or small, it makes an entry.
=Today or earlier
=An entry can be about any of the last few days.
=This week
={weekCount, plural, =0 {Any day of it can be recorded.} one {# entry so far. Any day can be added.} other {# entries so far. Any day can be added.}}
=One of seven days
=One line about it.
=Week to date
={weekCount, plural, =0 {From {weekStart, date, ::MMMMd}. Any entry fits.} one {# entry since {weekStart, date, ::MMMMd}. More can follow.} other {# entries since {weekStart, date, ::MMMMd}. More can follow.}}
=Weekly streak
={streak, plural, =0 {It begins with any entry.} one {# week. This week can be recorded.} other {# weeks. This week can be recorded.}}
=The week, briefly
=One sentence is a full entry.
=Easier than before
=One example from this week.
={weekCount, plural, =0 {This week: open} one {This week: # entry} other {This week: # entries}}
=There is no target.
=Busy or quiet
=One line for the week, either way.
=Morning
=Anything today brings can go here.
=From yesterday
=It can be added this morning.
=Afternoon
=One line fits into a short break.
=From the morning
=One thing, if there is one.
=Evening
=One thing from the day, in a few words.
=Event or feeling
=One line about either.
=Night
=One line, or sleep first.
=Three words are enough
=At this hour, fewer will do, too.
=The year has changed
=An entry can carry the new date.
=January
=No plan is needed for an entry.
=From last year
=It can be recorded in this one.
=Early in the year
=A small thing is enough.
=Year’s end
=One thing from the year, from any month.
=Earlier this year
=Things from months ago can be added, too.
=The year, in one line
=Any line will do.
=This year’s date
=Entries made now carry it.
















=A reminder for you
=There’s room for a line whenever you like.
=Mail from yourself
=Your entry for {date, date, ::yMMMd}, delivered today. No stamp needed. 📮
=You’re the author
=It’s an earlier entry of yours, and authors get in free.
=Back to {date, date, ::yMMMd}
=You put something on your list for that day. Care for a look?
=Here’s one of yours
={age, select, week {It’s an entry from not long ago, and it hasn’t aged a day!} month {It’s an entry from a while back, and it hasn’t aged a day!} year {It’s an entry from another year, and it hasn’t aged a day!} years {It’s an entry from years ago, and it hasn’t aged a day!} other {It’s an entry from a while back, and it hasn’t aged a day!}}
={years, plural, =0 {From the past year} one {From a year ago} other {From # years ago}}
=One of your very own entries. How about a peek?
=Goes well with tea
=A short read from your own list. Snacks are optional. ☕
=Not a comma has moved
=An earlier entry of yours has been sitting here like a good cat. 🐈
=Today’s pick
=It’s your own entry from {date, date, ::yMMMd}, just as you wrote it.
=A note from past you
={age, select, week {From not long ago, and filed under “worth writing down”.} month {From a while back, and filed under “worth writing down”.} year {From a year or more ago, and filed under “worth writing down”.} years {From years ago, and filed under “worth writing down”.} other {From a while back, and filed under “worth writing down”.}}
={date, date, ::yMMMd}, once more
=Your entry for that day is on today’s program, for whenever you like.
=Never goes out of date
=Your entry from {date, date, ::yMMMd} is here for another look.
=No spoilers
={age, select, week {An entry of yours from not long ago. That’s all this screen is saying. 🤐} month {An entry of yours from a while back. That’s all this screen is saying. 🤐} year {An entry of yours from another year. That’s all this screen is saying. 🤐} years {An entry of yours from years ago. That’s all this screen is saying. 🤐} other {An entry of yours from a while back. That’s all this screen is saying. 🤐}}
=A line from you
=From {date, date, ::yMMMd}: “{title}”
=Quoting you
=Here’s what you wrote: “{title}”
={years, plural, =0 {You, this past year} one {You, a year ago} other {You, # years ago}}
=According to your list: “{title}”
={age, select, week {From not long ago} month {From a while back} year {From another year} years {From years ago} other {From a while back}}
=You wrote it down: “{title}”
=Your {date, date, ::yMMMd} entry
=It went like this: “{title}” 🔖
=You, on {date, date, ::yMMMd}
=This went on the list: “{title}”
=A short reread
=By you, {date, date, ::yMMMd}: “{title}”
=Nothing’s been moved
=As you wrote it: “{title}”
=Straight from your list
={age, select, week {Not long ago: “{title}”} month {A while back: “{title}”} year {A year or more ago: “{title}”} years {Years ago: “{title}”} other {A while back: “{title}”}}
=From your archive
=Dated {date, date, ::yMMMd}: “{title}”
=For you, from you
=You kept this: “{title}”
=Picked for today
=One of yours: “{title}”
=Something from you
=It goes back to {date, date, ::yMMMd}, and it’s here to read, now or later.
=Words of yours
=You wrote them on an earlier day, and you can read them here.
=A day you wrote about
=It’s {date, date, ::yMMMd}. Read the entry, or leave it where it is.
=If you look back
={age, select, week {There’s an entry of yours from not long ago.} month {There’s an entry of yours from a while back.} year {There’s an entry of yours from another year.} years {There’s an entry of yours from years ago.} other {There’s an entry of yours from a while back.}}
=What you wrote then
={years, plural, =0 {An entry from the past year, safe here all the while.} one {An entry from a year ago, safe here all the while.} other {An entry from # years ago, safe here all the while.}}
=While the kettle boils
=There’s about enough time to read an earlier entry of yours.
=Just as you left it
=It’s an earlier entry of yours. Nothing in it has moved.
=Kept for you
=Your entry for {date, date, ::yMMMd}, if you’d like to see it.
=Would you like to look?
={age, select, week {It’s an entry of yours about a recent day.} month {It’s an entry of yours about a day a while back.} year {It’s an entry of yours about a day a year or more ago.} years {It’s an entry of yours about a day years ago.} other {It’s an entry of yours about a day a while back.}}
=What was that day like?
=If {date, date, ::yMMMd} has grown hazy, that’s fine. Your entry is here.
=Only to look at
=An entry of yours from {date, date, ::yMMMd}. You needn’t do anything with it.
=For a quiet minute
={age, select, week {One entry of yours to read slowly, from not long ago.} month {One entry of yours to read slowly, from a while back.} year {One entry of yours to read slowly, from a year or more ago.} years {One entry of yours to read slowly, from years ago.} other {One entry of yours to read slowly, from a while back.}}
=An earlier line
=It’s from {date, date, ::yMMMd}: “{title}”
=In your own words
=You put it this way: “{title}”
={years, plural, =0 {Within the past year} one {Going back a year} other {Going back # years}}
=You wrote this down: “{title}”
={age, select, week {Not so long ago} month {A while back} year {A year or more ago} years {Some years ago} other {A while back}}
=You noted this: “{title}”
=Back to {date, date, ::yMMMd}
=Your entry reads: “{title}”
=On {date, date, ::yMMMd}
=These were your words: “{title}”
=A quiet minute
=For reading what you wrote: “{title}”
=Where you left it
=Here it is: “{title}”
=To read once more
={age, select, week {Yours, from not long ago: “{title}”} month {Yours, from a while back: “{title}”} year {Yours, from another year: “{title}”} years {Yours, from years ago: “{title}”} other {Yours, from a while back: “{title}”}}
=Kept for you
=Your words of {date, date, ::yMMMd}: “{title}”
=This is yours
=It’s here to read again: “{title}”
=A line for today
=You wrote this earlier: “{title}”
=Written by you
=Dated {date, date, ::yMMMd}.
=An earlier entry
=Ready to be read again.
=Entry, {date, date, ::yMMMd}
=Kept in full.
=One of your entries
={age, select, week {From not long ago.} month {From a while back.} year {From another year.} years {From years ago.} other {From a while back.}}
={years, plural, =0 {Under a year ago} one {A year ago} other {# years ago}}
=One entry to look at.
=A short read
=From your own list.
=Unchanged
=An earlier entry, as you wrote it.
=In safekeeping
=One entry from {date, date, ::yMMMd}.
=Your words again
=One line from an earlier day.
=One day’s entry
=For {date, date, ::yMMMd}.
=To look at again
=Yours, from {date, date, ::yMMMd}.
={age, select, week {A recent line} month {A line from a while back} year {A line from another year} years {A line from years ago} other {A line from a while back}}
=To read at any time.
=Your entry
={date, date, ::yMMMd}: “{title}”
=You wrote
=“{title}”
={years, plural, =0 {Under a year ago} one {A year ago} other {# years ago}}
=You noted: “{title}”
={age, select, week {Not long ago} month {Some time ago} year {A year ago or more} years {Years ago} other {Some time ago}}
=Your line: “{title}”
=Entry of {date, date, ::yMMMd}
=As written: “{title}”
=Earlier
=In your words: “{title}”
=One earlier entry
=It reads: “{title}”
=Kept as it is
={date, date, ::yMMMd}, as noted: “{title}”
=Read again
=From your list: “{title}”
=Kept, {date, date, ::yMMMd}
=One line: “{title}”
=Yours
=You recorded: “{title}”
=Shown again
=Entry of {date, date, ::yMMMd}: “{title}”
=Something of yours
=It’s from an earlier day, for whenever you’d like to look.
={n, plural, =1 {every second} other {every # seconds}}
={n, plural, =1 {every minute} other {every # minutes}}
={n, plural, =1 {every hour} other {every # hours}}
={n, plural, =1 {every day} other {every # days}}
=every day {months}
={n, plural, =1 {every week} other {every # weeks}} {days}
={n, plural, =1 {every week} other {every # weeks}} on the same weekday as the start
={n, plural, =1 {every month} other {every # months}} on {days}{n, plural, =1 {} other { of the month}}
={n, plural, =1 {every month} other {every # months}}, only {months}, on {days}{n, plural, =1 {} other { of the month}}
={n, plural, =1 {every month} other {every # months}} on the same day of the month as the start
={n, plural, =1 {every month} other {every # months}}, only {months}, on the same day of the month as the start
={n, plural, =1 {every year} other {every # years}} on {days}{ofYear, select, yes {{n, plural, =1 {} other { of the year}}} other {}}
={n, plural, =1 {every year} other {every # years}} {months} on {days}
={n, plural, =1 {every year} other {every # years}} on the same date as the start
={n, plural, =1 {every year} other {every # years}} {months} on the same day of the month as the start
={n, plural, =1 {every year} other {every # years}} in the same month as the start, on {days}
={n, plural, =1 {every year} other {every # years}} {days} of {weeks}
={n, plural, =1 {every year} other {every # years}} in {weeks} on the same weekday as the start
={n, plural, =1 {every year} other {every # years}} on every day of {weeks}
={range, select, yes {from} other {on}} {days}
=every {days}
=every day from {days}
=a {days}
=the {ordinals} {weekday}{scope, select, month { of the month} each { of the month} year { of the year} yearly { of the year} other {}}
=the {days}{fromEnd, select, one { day} many { days} other {}}
={n, ordinal}
=the {days} {many, select, yes {days} other {day}} of the year
={n, plural, =1 {ISO week {weeks}} other {ISO weeks {weeks}}}
=the {weeks} ISO {many, select, yes {weeks} other {week}}
={range, select, yes {from} other {in}} {months}
=the {positions} day that falls on {anyWeekday}
=the {positions} weekday ({first} to {last})

={n, ordinal}
={n, plural, =1 {last} other {{n, ordinal}-to-last}}



=last {n, number}
={first} to {last}
= when it is {conditions}
={first} and {last}
=in {months}
={days} of the month
={days}
={days}
={period, select, monthly { (the last day in shorter months)} other { (or the last day before it, if there is no such day)}}
={period, select, monthly { (the first day after shorter months)} other { (or the first day after it, if there is no such day)}}
= at {times}
=from {ranges}
={n, plural, =1 {minute {minutes}} other {minutes {minutes}}}
={n, plural, =1 {second {seconds}} other {seconds {seconds}}}
= {hours} at the same minute past each hour as the start
= at {minutes} of the same hour as the start
= at {seconds} of the same hour and minute as the start
= {hours} at {minutes} of each hour
= {hours} at {seconds} of the same minute past each hour as the start
= at {seconds} of {minutes} of the same hour as the start
= {hours} at {seconds} of {minutes} of each hour
= at {minutes}
= at {seconds} of the same minute past the hour as the start
= at {seconds} of {minutes}
= at {seconds}
= UTC
=, only {limits}
={first} {last}
={months}
=on {days} of the month
=on {days}
={days}
={hours}
=at {minutes} of the hour
=at {seconds} of the minute
=, but only the {positions} of these {period, select, secondly {in each second} minutely {in each minute} hourly {in each hour} daily {on each day} weekly {in each week} monthly {in each month} other {in each year}}
={n, plural, =1 {, only once} other {, # times in all}}
=, up to and including {date}
=, up to and including {time}
=, up to and including {time} local time
=, up to and including {time} UTC
=, with weeks that start on {weekday} instead of {monday}
=, counted from {start}
={day, date, ::cccc}
={day, date, ::LLLL}
={day, date, ::yMMMMd}
={day, date, ::MMMMd}
={clock, time, ::jm}
={clock, time, ::jms}
={clock, date, ::yMMMMdjm}
={clock, date, ::yMMMMdjms}
=General
=Reminders and updates come only while this is on.
=Achievement reminders
=Gentle reminders to write down what you’ve achieved.
=Retrieval notifications
=Get notified when a past achievement comes back for you to revisit.
=Milestone notifications
=Celebrate your progress with milestone notifications.
=Appearance
=Choose how notifications sound, and preview one whenever you like.
=Quiet times
=Keep some time free of notifications, and choose how many fit in a day.
=Days and weeks
=Your streaks and summaries follow these.
=Day of the month
=Shorter months use their last day.
=Streak reminder
=Four hours before your streak needs its next entry, if there’s none yet.
=Welcome back
=A hello after a week or a month away.
=Include achievement preview
=The notification shows what you wrote, even on the lock screen.
=Days to leave out
=Achievements from these days don’t come back in notifications.
=Milestone celebrations
=Your first achievement, streaks, totals, and summaries.
=Streak milestones
=Such as 7, 30, or 100 days, weeks, or times in a row.
=Count milestones
=Such as your 10th, 50th, or 100th achievement.
=Quiet hours
=Notifications wait until they end.
=Pauses
=Days without notifications. Your streak stays as it is.
=Daily limit
=The most notifications in one day.
=When there are more
=If a day has too many notifications, or two come at the same moment.
=Choose another number
=It can be from {least, number} to {most, number}.
=Choose at least one day
=Any day of the week will do.
=Check the times
=There can be from {least, number} to {most, number} in a day.
=Check the quiet hours
=Each needs a start and an end, and there can be up to {most, number}.
=Check the dates
=The last date can’t come before the first. The list holds up to {most, number}.
=Choose again
=That one isn’t in the list any more.
=No days to choose
=Days belong to weekly and monthly reminders.
=Notifications
=Save
=Allow notifications
=Language
=English
=Reminders
=Remind me at
=Frequency
=On these days
=Past achievements
=First achievement
=Monthly summaries
=Yearly summaries
=Notification style
=Preview notification
=A day begins at
=A week begins on
=Cheerful
=Gentle
=Minimal
=Daily
={days, plural, one {Every # day} other {Every # days}}
=Monday to Friday
=Weekly
=Monthly
=Custom schedule
=Combine
=Leave out
=Move to the next day
=Add a time
=Add quiet hours
=Add dates
=Remove
=From
=To
=Starting on
={from, time, short} – {to, time, short}
={first, date, medium} – {last, date, medium}
={first, date, medium}
=Alarm
=Precise notification
=Notification
=Notification permission needed
=Category is off
=Not connected
=Not available here
=No scheduled notifications
=Off
=Next: {next, time, short}
=Next: {day, date, ::EEE}, {next, time, short}
=Schedule alarm
=Schedule notifications
={unit, select, day {{streak, number}-day streak!} week {{streak, number}-week streak!} time {{streak, plural, one {# time so far!} other {# times in a row!}}} other {{streak, number}-day streak!}}
=“Made excellent toast” would be a fine line for today. 🍞
=Today’s page is open
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} It stays open until {deadline, time, short}. Got something small?
=Tiny counts, too
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} A message sent or a plant watered is plenty for today.
=Dear diary
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Today’s entry can be all weather. Great diaries are. 📖
=Come as you are
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Today’s spot is open until {deadline, time, short}. Yawning allowed!
=In with the good stuff
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Add a few words for today if you feel like it!
=Today’s episode
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Plot twist or quiet scene: what’s in today’s script?
=Hooray for today
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Even the smallest win can go in until {deadline, time, short}.
=A perfectly normal day?
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} No fireworks needed: “nothing special” is a fine entry!
=Brevity is a talent
={unit, select, day {{streak, number}-day streak!} week {{streak, number}-week streak!} time {{streak, plural, one {# time so far!} other {# times in a row!}}} other {{streak, number}-day streak!}} Today’s entry can be shorter than this sentence.
=Resting? That counts
={unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}} “Rested like a professional” is a real entry! 😴
=Anything goes
=Today’s entry can rhyme, mumble, or be one big smiley! {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=What made you smile?
=A dog, a meme, a perfect parking spot: it all counts! {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Best bite of the day?
=Toast, tamales, one stolen fry: write it down! {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Who crossed your path?
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} “Called Mom” or “met the new neighbor” makes a great line!
={unit, select, day {{streak, plural, one {Your streak: # day} other {Your streak: # days}}} week {{streak, plural, one {Your streak: # week} other {Your streak: # weeks}}} time {{streak, plural, one {Your streak: # time} other {Your streak: # times}}} other {{streak, plural, one {Your streak: # day} other {Your streak: # days}}}}
={name}, a tiny entry is fine for today. 🌼
={unit, select, day {{streak, plural, one {Your streak: # day} other {Your streak: # days}}} week {{streak, plural, one {Your streak: # week} other {Your streak: # weeks}}} time {{streak, plural, one {Your streak: # time} other {Your streak: # times}}} other {{streak, plural, one {Your streak: # day} other {Your streak: # days}}}}
=Today can join in. A few words are as good as many.
=Today’s page
=It’s open, and a few words are enough for it. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=However small
={unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}} For today, the smallest thing you did is fine.
=As in a diary
=What you read or ate makes a good entry. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=Just as you are
=Tired words count as much as lively ones. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=What’s written stays
={unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}} If you’d like to add today, it can be small.
=One small question
=What would you like to keep from today? {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=One small thing
={unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}} One word for today would be enough.
=An uneventful day?
=Then “nothing much” can be the line. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=A single word
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} For today, “soup” or “sun” is a whole entry.
=If today was for resting
=“Rested” can be today’s line. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=In your own words
={unit, select, day {{streak, number}-day streak.} week {{streak, number}-week streak.} time {{streak, plural, one {# time so far.} other {# times in a row.}}} other {{streak, number}-day streak.}} Today’s entry can be half a sentence.
=A kind moment today?
=Something you gave, or something you were given. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=What did you notice?
=The light, a smell, a song in a store. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=How was today, really?
=There’s room here for any answer. {unit, select, day {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}} week {{streak, plural, one {Your streak is at # week.} other {Your streak is at # weeks.}}} time {{streak, plural, one {Your streak is at # time.} other {Your streak is at # times.}}} other {{streak, plural, one {Your streak is at # day.} other {Your streak is at # days.}}}}
=A few words for today
=Any will do, {name}. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
={unit, select, day {{streak, plural, one {Streak: # day} other {Streak: # days}}} week {{streak, plural, one {Streak: # week} other {Streak: # weeks}}} time {{streak, plural, one {Streak: # time} other {Streak: # times}}} other {{streak, plural, one {Streak: # day} other {Streak: # days}}}}
=One line is enough for today.
={unit, select, day {{streak, number}-day streak} week {{streak, number}-week streak} time {{streak, plural, one {# time so far} other {# times in a row}}} other {{streak, number}-day streak}}
=Today is open until {deadline, time, short}.
=Any size
=The smallest entry counts for today. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Anything goes
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} What was today about?
=Open until {deadline, time, short}
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} Brief is fine.
=What’s written stays
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} Today is still open.
=What goes here?
=Something from today. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=One thing from today?
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} Open until {deadline, time, short}.
=Ordinary is fine
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} Today can be plain.
=A word or two
=Enough for today. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Rest counts
=“Rested” is an entry. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Any wording
=Half sentences will do. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Anything to note down?
={unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}} A few words for today.
=What did you finish?
=Or start. Both count. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Who did you see?
=One name is an entry. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=Something small?
=It counts for today. {unit, select, day {{streak, plural, one {Streak: # day.} other {Streak: # days.}}} week {{streak, plural, one {Streak: # week.} other {Streak: # weeks.}}} time {{streak, plural, one {Streak: # time.} other {Streak: # times.}}} other {{streak, plural, one {Streak: # day.} other {Streak: # days.}}}}
=A line for today
=Something small is enough.
={unit, select, day {{streak, number} days in a row!} week {{streak, number} weeks in a row!} time {{streak, number} times in a row!} other {{streak, number} days in a row!}}
=Say it out loud once. It sounds even better that way.
=The first had no idea
={unit, select, day {{streak, number} days in a row, and here you are!} week {{streak, number} weeks in a row, and here you are!} time {{streak, number} times in a row, and here you are!} other {{streak, number} days in a row, and here you are!}}
=In between the dishes
={unit, select, day {Errands, odd socks, and still: {streak, number} days in a row. 🧦} week {Errands, odd socks, and still: {streak, number} weeks in a row. 🧦} time {Errands, odd socks, and still: {streak, number} times in a row. 🧦} other {Errands, odd socks, and still: {streak, number} days in a row. 🧦}}
=Get out the good mug
={unit, select, day {Whatever’s in it, it’s an occasion: {streak, number} days in a row. ☕} week {Whatever’s in it, it’s an occasion: {streak, number} weeks in a row. ☕} time {Whatever’s in it, it’s an occasion: {streak, number} times in a row. ☕} other {Whatever’s in it, it’s an occasion: {streak, number} days in a row. ☕}}
=A real page-turner
={unit, select, day {All here to read: {streak, number} days in a row. The author is excellent!} week {All here to read: {streak, number} weeks in a row. The author is excellent!} time {All here to read: {streak, number} times in a row. The author is excellent!} other {All here to read: {streak, number} days in a row. The author is excellent!}}
=One at a time
={unit, select, day {Days don’t come in bulk. You collected {streak, number} in a row anyway!} week {Weeks don’t come in bulk. You collected {streak, number} in a row anyway!} time {None of them came in bulk, and still: {streak, number} times in a row!} other {Days don’t come in bulk. You collected {streak, number} in a row anyway!}}
={unit, select, day {Your {streak, number}-day streak!} week {Your {streak, number}-week streak!} time {{streak, number} times, all yours!} other {Your {streak, number}-day streak!}}
=Take a small bow, {name}. Or a big one.
=One, two, three, click!
={unit, select, day {3 days in a row.} week {3 weeks in a row.} time {3 times in a row.} other {3 days in a row.}} That’s one for the album. 📸
={unit, select, day {Three days in a row} week {Three weeks in a row} time {Three times in a row} other {Three days in a row}}
=One’s a fluke, two’s a coincidence, three’s getting interesting!
=All seven colors
={unit, select, day {7 days in a row, as many as the rainbow has stripes. 🌈} week {7 weeks in a row, as many as the rainbow has stripes. 🌈} time {7 times in a row, as many as the rainbow has stripes. 🌈} other {7 days in a row, as many as the rainbow has stripes. 🌈}}
=Do re mi fa so la ti
={unit, select, day {Seven days in a row.} week {Seven weeks in a row.} time {Seven times in a row.} other {Seven days in a row.}} That’s the whole scale. 🎶
=Fifty!
={unit, select, day {50 days in a row. Nobody does that by accident.} week {50 weeks in a row. Nobody does that by accident.} time {50 times in a row. Nobody does that by accident.} other {50 days in a row. Nobody does that by accident.}}
={unit, select, day {Fifty days in a row} week {Fifty weeks in a row} time {Fifty times in a row} other {Fifty days in a row}}
=A candle for each? You’d need a bigger cake. 🎂
={unit, select, day {100 days in a row!} week {100 weeks in a row!} time {100 times in a row!} other {100 days in a row!}}
=Three digits. You’re allowed to tell everyone. 💯
=Ninety-nine… a hundred!
={unit, select, day {100 days in a row. Would somebody please sound a gong?} week {100 weeks in a row. Would somebody please sound a gong?} time {100 times in a row. Would somebody please sound a gong?} other {100 days in a row. Would somebody please sound a gong?}}
=14 days in a row
=Two weeks’ worth. Which day makes the best story?
=Fourteen days in a row
=Few cartons of milk can say that. 🥛
=Longer than February
=30 days in a row. February never gets this far.
=Thirty days in a row
=Time enough for the moon to do its whole show. 🌙
=200 days in a row!
=That’s your first hundred, plus a sequel. 🎬
=Two hundred in a row
=That’s 200 days, or 4,800 hours, naps included.
=365 days in a row!
=The Earth did a lap around the sun. You kept pace all the way. 🌍
=A whole calendar’s worth
=365 days in a row. On a tear-off calendar, that’s down to the cardboard!
={unit, select, day {Fourteen times in a row} week {Fourteen weeks in a row} time {Fourteen times in a row} other {Fourteen times in a row}}
=As many as a sonnet has lines. Yours don’t even have to rhyme!
=Rainbow plus rainbow
={unit, select, day {14 times in a row: that’s seven colors, twice. 🌈} week {14 weeks in a row: that’s seven colors, twice. 🌈} time {14 times in a row: that’s seven colors, twice. 🌈} other {14 times in a row: that’s seven colors, twice. 🌈}}
=Thirty!
={unit, select, day {30 times in a row. That calls for a very small parade. 🎉} week {30 weeks in a row. That calls for a very small parade. 🎉} time {30 times in a row. That calls for a very small parade. 🎉} other {30 times in a row. That calls for a very small parade. 🎉}}
={unit, select, day {Thirty times in a row} week {Thirty weeks in a row} time {Thirty times in a row} other {Thirty times in a row}}
=If each one were a cookie, that’d be a very full jar. 🍪
={unit, select, day {200 times in a row!} week {200 weeks in a row!} time {200 times in a row!} other {200 times in a row!}}
=A hundred, and then the sequel. Critics love it. 🎬
=Two hundred!
={unit, select, day {200 times in a row. The confetti budget is officially spent. 🎊} week {200 weeks in a row. The confetti budget is officially spent. 🎊} time {200 times in a row. The confetti budget is officially spent. 🎊} other {200 times in a row. The confetti budget is officially spent. 🎊}}
={unit, select, day {365 times in a row!} week {365 weeks in a row!} time {365 times in a row!} other {365 times in a row!}}
=A number that belongs to calendars. Now it’s yours, too. 📅
=A bigger trophy, please!
={unit, select, day {365 times in a row. Somebody should start building one. 🏆} week {365 weeks in a row. Somebody should start building one. 🏆} time {365 times in a row. Somebody should start building one. 🏆} other {365 times in a row. Somebody should start building one. 🏆}}
=All sorts of weeks
={streak, number} weeks in a row: grand, dull, or plain odd, all welcome!
=Around they come
=Weeks keep showing up, and so do you: {streak, number} in a row.
=Hats off
=That’s {streak, number} weeks in a row. You may look a little smug. 🎩
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} times in a row} other {{streak, number} days in a row}}
=Nothing to do about it but be glad, if you are.
=It began with just one
={unit, select, day {Now it’s {streak, number} days in a row.} week {Now it’s {streak, number} weeks in a row.} time {Now it’s {streak, number} times in a row.} other {Now it’s {streak, number} days in a row.}}
=Something steady
={unit, select, day {Through everything else, {streak, number} days in a row.} week {Through everything else, {streak, number} weeks in a row.} time {Through everything else, {streak, number} times in a row.} other {Through everything else, {streak, number} days in a row.}}
=A moment to stop
={unit, select, day {That’s {streak, number} days in a row. Take a breath, and take it in.} week {That’s {streak, number} weeks in a row. Take a breath, and take it in.} time {That’s {streak, number} times in a row. Take a breath, and take it in.} other {That’s {streak, number} days in a row. Take a breath, and take it in.}}
=For a slow hour
={unit, select, day {{streak, number} days in a row, and all of it here to read.} week {{streak, number} weeks in a row, and all of it here to read.} time {{streak, number} times in a row, and all of it here to read.} other {{streak, number} days in a row, and all of it here to read.}}
=One after another
={unit, select, day {One small line at a time, {streak, number} days in a row.} week {One small line at a time, {streak, number} weeks in a row.} time {One small line at a time, {streak, number} times in a row.} other {One small line at a time, {streak, number} days in a row.}}
=However it all went
={unit, select, day {It’s yours, {name}: {streak, number} days in a row.} week {It’s yours, {name}: {streak, number} weeks in a row.} time {It’s yours, {name}: {streak, number} times in a row.} other {It’s yours, {name}: {streak, number} days in a row.}}
={unit, select, day {3 days in a row} week {3 weeks in a row} time {3 times in a row} other {3 days in a row}}
=It’s nice to see them next to each other.
={unit, select, day {Three days in a row} week {Three weeks in a row} time {Three times in a row} other {Three days in a row}}
=A little rhythm, perhaps. It’s nice to see.
={unit, select, day {7 days in a row} week {7 weeks in a row} time {7 times in a row} other {7 days in a row}}
=As many as a rainbow has colors, and no two alike.
={unit, select, day {Seven days in a row} week {Seven weeks in a row} time {Seven times in a row} other {Seven days in a row}}
=One small line after another.
={unit, select, day {50 days in a row} week {50 weeks in a row} time {50 times in a row} other {50 days in a row}}
=It sounds like a lot, and it is.
={unit, select, day {Fifty days in a row} week {Fifty weeks in a row} time {Fifty times in a row} other {Fifty days in a row}}
=Celebrate a little, or let it pass quietly. Both are fine.
={unit, select, day {100 days in a row} week {100 weeks in a row} time {100 times in a row} other {100 days in a row}}
=One hundred, and each one has a line from you.
={unit, select, day {A hundred days in a row} week {A hundred weeks in a row} time {A hundred times in a row} other {A hundred days in a row}}
={unit, select, day {Whatever comes next, these hundred days are yours.} week {Whatever comes next, these hundred weeks are yours.} time {Whatever comes next, these hundred times are yours.} other {Whatever comes next, these hundred days are yours.}}
=14 days in a row
=Only you know everything they held.
=Fourteen days in a row
=If that makes you a little glad, let it.
=30 days in a row
=About a month’s worth, ordinary days and all.
=Thirty days in a row
=The moon takes about that long to come around again.
=200 days in a row
=More than half a year. Take a quiet look back, if you like.
=Two hundred in a row
=Two hundred days, the long ones and the short ones alike.
=365 days in a row
=A year’s worth of days, and you were there for all of them.
=Through all the seasons
=365 days in a row, with everything they brought.
={unit, select, day {14 times in a row} week {14 weeks in a row} time {14 times in a row} other {14 times in a row}}
=Each of them had something in it.
={unit, select, day {Fourteen times in a row} week {Fourteen weeks in a row} time {Fourteen times in a row} other {Fourteen times in a row}}
=If it makes you a bit happy, that’s allowed.
={unit, select, day {30 times in a row} week {30 weeks in a row} time {30 times in a row} other {30 times in a row}}
=The ordinary ones are all in there, too.
={unit, select, day {Thirty times in a row} week {Thirty weeks in a row} time {Thirty times in a row} other {Thirty times in a row}}
=Take your time with that number. You made it.
={unit, select, day {200 times in a row} week {200 weeks in a row} time {200 times in a row} other {200 times in a row}}
=There’s a lot to look back on, if you like.
=Two hundred, one by one
={unit, select, day {200 times in a row, the easy ones and the hard ones alike.} week {200 weeks in a row, the easy ones and the hard ones alike.} time {200 times in a row, the easy ones and the hard ones alike.} other {200 times in a row, the easy ones and the hard ones alike.}}
={unit, select, day {365 times in a row} week {365 weeks in a row} time {365 times in a row} other {365 times in a row}}
=You were there for every one of them.
=Season after season
={unit, select, day {365 times in a row, with everything they brought.} week {365 weeks in a row, with everything they brought.} time {365 times in a row, with everything they brought.} other {365 times in a row, with everything they brought.}}
=Side by side
={streak, number} weeks in a row, and none of them had to be special.
=Part of the week
=That’s {streak, number} weeks in a row. Maybe it’s part of the rhythm by now.
=Worth a pause
={streak, number} weeks in a row. Stop and look, if you like.
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} times in a row} other {{streak, number} days in a row}}
=A good stretch.
=Since the first one
={unit, select, day {{streak, number} days in a row.} week {{streak, number} weeks in a row.} time {{streak, number} times in a row.} other {{streak, number} days in a row.}}
={unit, select, day {{streak, plural, one {Streak: # day} other {Streak: # days}}} week {{streak, plural, one {Streak: # week} other {Streak: # weeks}}} time {{streak, plural, one {Streak: # time} other {Streak: # times}}} other {{streak, plural, one {Streak: # day} other {Streak: # days}}}}
=Alongside everything else.
=A milestone
={unit, select, day {Your streak has reached {streak, number} days.} week {Your streak has reached {streak, number} weeks.} time {Your streak has reached {streak, number} times.} other {Your streak has reached {streak, number} days.}}
=All here to read
={unit, select, day {The entries of {streak, number} days in a row.} week {The entries of {streak, number} weeks in a row.} time {Written {streak, number} times in a row.} other {The entries of {streak, number} days in a row.}}
=One by one
={unit, select, day {They add up: {streak, number} days in a row.} week {They add up: {streak, number} weeks in a row.} time {They add up: {streak, number} times in a row.} other {They add up: {streak, number} days in a row.}}
={unit, select, day {Streak: day {streak, number}} week {Streak: week {streak, number}} time {{streak, number} times so far} other {Streak: day {streak, number}}}
=A new milestone.
={unit, select, day {3 days in a row} week {3 weeks in a row} time {3 times in a row} other {3 days in a row}}
=The start of a streak.
={unit, select, day {Third day in a row} week {Third week in a row} time {Third time in a row} other {Third day in a row}}
=First milestone of this streak.
={unit, select, day {7 days in a row} week {7 weeks in a row} time {7 times in a row} other {7 days in a row}}
=Not one is missing.
={unit, select, day {Seventh day in a row} week {Seventh week in a row} time {Seventh time in a row} other {Seventh day in a row}}
=Second milestone of this streak.
={unit, select, day {50 days in a row} week {50 weeks in a row} time {50 times in a row} other {50 days in a row}}
=That’s a lot.
={unit, select, day {Streak: 50 days} week {Streak: 50 weeks} time {Streak: 50 times} other {Streak: 50 days}}
=Halfway to 100.
={unit, select, day {100 days in a row} week {100 weeks in a row} time {100 times in a row} other {100 days in a row}}
=Worth a short pause.
={unit, select, day {Streak: 100 days} week {Streak: 100 weeks} time {Streak: 100 times} other {Streak: 100 days}}
=Three digits.
=14 days in a row
=Two weeks’ worth.
=Streak: 14 days
=About half a month.
=30 days in a row
=Roughly one month.
=Streak: 30 days
=Four weeks and two days.
=200 days in a row
=More than half a year.
=Streak: 200 days
=28 weeks and four days.
=365 days in a row
=A year’s worth.
=Streak: 365 days
=52 weeks and one day.
={unit, select, day {14 times in a row} week {14 weeks in a row} time {14 times in a row} other {14 times in a row}}
=Third milestone of this streak.
={unit, select, day {Streak: 14 times} week {Streak: 14 weeks} time {Streak: 14 times} other {Streak: 14 times}}
=Seven and seven.
={unit, select, day {30 times in a row} week {30 weeks in a row} time {30 times in a row} other {30 times in a row}}
=Well kept up.
={unit, select, day {Streak: 30 times} week {Streak: 30 weeks} time {Streak: 30 times} other {Streak: 30 times}}
=A round number.
={unit, select, day {200 times in a row} week {200 weeks in a row} time {200 times in a row} other {200 times in a row}}
=That took patience.
={unit, select, day {Streak: 200 times} week {Streak: 200 weeks} time {Streak: 200 times} other {Streak: 200 times}}
=Twice one hundred.
={unit, select, day {365 times in a row} week {365 weeks in a row} time {365 times in a row} other {365 times in a row}}
=As many as a year has days.
={unit, select, day {Streak: 365 times} week {Streak: 365 weeks} time {Streak: 365 times} other {Streak: 365 times}}
=A long way.
=Week by week
=It adds up: {streak, number} weeks in a row.
=Week {streak, number}
=The streak goes on.
=A weekly milestone
=Now {streak, number} weeks in a row.
=A milestone reached
=It’s here whenever you have a moment.
=Notifications
=Settings
=Special app access
=Site settings
=Come on in
=Whatever you’ve done, big or tiny, there’s a line free for it!
={gapDays, plural, one {# day of real life} other {# days of real life}}
=Anything you did in there can go on the list, even the boring bits.
=All safe and sound
={count, plural, one {Your # entry is doing fine, and there’s room for company! 🪴} other {Your # entries are doing fine, and there’s room for more company! 🪴}}
=Pick any day
=Your list runs to {last, date, ::MMMMd}. Add something from then, now, or in between!
=Half a line will do
=Ate a mango? Waved at a dog? Found the remote? All of that fits. 🥭
=What’s new?
=Something done, big or small, or “not much”: all good answers.
=Start anywhere
=Something from today, or last Tuesday: this list never cared for order.
=Just leaving this here
=One blank line for something you did. It’s open, rain or shine. ☔
=Your list says hi
={name}, it has room for anything you do.
=The door is open
=You can write down something you did. There’s nothing to explain.
=All sorts of days
={gapDays, plural, one {A lot gets done or lived through in # day. Write some of it here, or none.} other {A lot gets done or lived through in # days. Write some of it here, or none.}}
=Everything is here
={count, plural, one {# entry, well kept. It asks for nothing.} other {# entries, well kept. They ask for nothing.}}
=In no special order
=Your latest entry is from {last, date, ::MMMMd}. The next can be about any day.
=As small as you like
=Drank some tea, read a page, slept. Each can go on your list.
=How have your days been?
=If there’s something in them you’d like to write down, this is the place.
=Nothing has piled up
=You can begin with today, and with a single thing in it.
=Another day is fine, too
=Your list stays open, and nobody counts visits.
=This list is yours
={name}, write down something you did, or rest.
=Any day
=An entry can be added.
=Something you did
=From any of these days.
=Your list
={count, plural, one {# entry.} other {# entries.}}
=Latest entry
={last, date, ::MMMMd}.
=Any size
=One word makes an entry.
=Something to note?
=There’s room for it.
=Start at any point
=Entries need no order.
=No schedule
=Entries can be added, or not.
=Your page
=Open, with room for a line.
=An open page
=Something you did can be written here, any time.
={count, plural, one {{year, date, ::y}: # entry} other {{year, date, ::y}: # entries}}
=Kept safe, fireworks or no fireworks. 🎆
={months, plural, one {# month with entries} other {# months with entries}}
=The {year, date, ::y} calendar may stay on the wall a bit longer.
={activeDays, plural, one {# day with an entry} other {# days with an entry}}
=That’s {year, date, ::y} for you, and you were there the whole time!
={bestStreak, plural, =1 {One day, in full} other {# days in a row}}
={bestStreak, plural, =1 {{year, date, ::y}’s longest run. It gets its drumroll like any other. 🥁} other {{year, date, ::y}’s longest run. Drumroll, please. 🥁}}
={year, date, ::y} hands over
={count, plural, one {One set of keys, and # entry of yours. Happy New Year!} other {One set of keys, and # entries of yours. Happy New Year!}}
=Your pick of {year, date, ::y}?
={count, plural, =1 {There’s # entry, and it makes a fine pick!} other {There are # entries to choose from. Take your time, the year is young!}}
={year, date, ::y} has come to an end
={count, plural, one {Its # entry is here, to look at today or another day.} other {Its # entries are here, to look at today or another day.}}
={year, date, ::y}, month by month
={months, plural, =1 {Twelve months, no two alike. There are words of yours in one of them.} =12 {Twelve months, no two alike, and words of yours in each.} other {Twelve months, no two alike. There are words of yours in # of them.}}
={activeDays, plural, one {On # day in {year, date, ::y}} other {On # days in {year, date, ::y}}}
=There’s a line of yours, long or short.
={year, date, ::y}’s longest run
={bestStreak, plural, =1 {One day, complete in itself.} other {# days, each of them just one day long.}}
=Between two years
={count, plural, one {Behind you, # entry from {year, date, ::y}. Ahead, nothing to decide today.} other {Behind you, # entries from {year, date, ::y}. Ahead, nothing to decide today.}}
=However {year, date, ::y} was
={count, plural, one {You wrote # entry, on a good day or a hard one.} other {You wrote # entries, on good days or hard ones.}}
={year, date, ::y}
={count, plural, one {# entry.} other {# entries.}}
=Months with entries
=In {year, date, ::y}: {months, number}.
={year, date, ::y} in days
={activeDays, plural, one {# day with an entry.} other {# days with entries.}}
=Longest run in {year, date, ::y}
={bestStreak, plural, one {# day.} other {# days.}}
={year, date, ::y} in figures
=Entries: {count, number} · Days: {activeDays, number} · Months: {months, number}.
=All of {year, date, ::y}
=The entries, ready to read.
=The year gone by
=There’s a look back for you, today or any other day.
=记一条
=写一句就好
=查看
=晚点再说
=稍后提醒
={minutes, number} 分钟后
=允许
=以后再说
=打开设置
=连接
=重试
=停止
={first}，{last}
={first}；{last}
={first}；另加 {dates}
={first}；除了 {dates}
=另外 {n, number} 个
={zone}（时区数据 {release}）
={zone}（时区数据版本未知）
=任何时区
={from, time, ::jm} 到{night, select, yes {次日} other {}} {to, time, ::jm} 免打扰
=全天免打扰
={weekdays} {from, time, ::jm} 到{night, select, yes {次日} other {}} {to, time, ::jm} 免打扰
={weekdays}全天免打扰
=还没有记录。
={text}。
={unit, select, day {连续 {n, number} 天} week {连续 {n, number} 周} other {连续 {n, number} 次}}
=目前没有连续记录
=最长 {length}
=最近一次是{date}
=已达成：{what}，{date}。
=没有指定 {option}，所以今天是第一天。
=列出的是{moment}（{zone}）之后的通知；换时区用 {option}。
=接下来没有通知。
=接下来没有通知：没有符合规则的日期。
=没有要发送的通知。
=不会发送
=不发送
={text}（另有 {n, number} 次）
=还有 {n, number} 条，用 {option} 查看
=列出的是{moment}（{zone}）之后的通知。
=用重复规则表示：{rule}，从{moment}开始。
=一天从 {from, time, ::jm} 开始，更早的记录算前一天。
=按最少的 {n, number} 项成就计算；实际数量用 {option} 指定
=假设最近一次记录在 {date}；其他日期用 {option} 指定
=系统时区是 UTC；其他时区用 {option} 或 {other} 指定
=有 {n, number} 项成就晚于 {time}，暂不计入
={option} {time} 不起作用：规则里没有这个时间
=要求 {all, number} 条，只有 {n, number} 条，后面没有了
=正在从终端读取历史，每行一项成就；按 Ctrl-D 结束
=正在从终端读取文案；按 Ctrl-D 结束
=正在从终端读取 JSON，每行一人；按 Ctrl-D 结束
=正在从终端读取一个人的 JSON；按 Ctrl-D 结束
={option} 对这些文案不起作用，它们不分风格：{kinds}
=这套文案里没有通知；其余内容用 {option} 查看：{kinds}
={locale} 是草稿，{all, number} 条文案译好了 {n, number} 条，暂不显示
={locale} 是草稿，{all, number} 条文案译好了 {n, number} 条，显示的是 {shown}
=没有会话总线；在桌面会话中运行，或设置 {other}
=桌面没有通知服务；启动一个，或安装 dunst 等通知服务
=没有安装 notify-send；软件包是 libnotify-bin（在 Fedora、Arch 和 Alpine 上是 libnotify）
=没有安装 busctl、gdbus 或 dbus-send；软件包是 dbus-bin（在 Fedora 上是 dbus-tools，在其他系统上是 dbus）
=桌面的通知服务拒绝了一条通知
={why}。恢复后会显示到时间的通知，过期的除外
={option}：文件中的成就不计入，以 {other} 为准
={option}：{path} 还不存在，记下第一项成就时会创建
=上次运行被强行结束时正要显示 {id}，可能已经显示过，不再显示
={id} 不显示：原定 {time}，已在 {end} 过期
=通知合集
=权限说明
=帮助
=设置
=设置标签
=设置错误
=状态
=按钮
=系统设置页面
=日程
=原因
=nudge next 的输出
=标准错误输出上的说明
=nudge preview 的输出
=nudge run 的输出
=nudge status 的输出
=示例
=活泼
=温和
=简洁
=数值：{values}
={first}；{last}
=（{first}）
=文案 {variant}
=条件：{values}
=优先使用
=出现机会是 {n, number} 倍
=显示的是 {locale}
={n, number} 条通知，{texts, number} 种文案，没有重复。
={n, number} 条通知，{texts, number} 种文案，最早隔 {gap, number} 条重复。
={recording, select, nothing {假设期间没有记录。} other {假设每次提醒后，当天记一项成就。}}
=通知文案预览
=跳到预览
=种类和风格
=预览的显示方式
=设备
=手表
=外观
=自动
=浅色
=深色
=显示预览
=开
=关
=长文案
=截断
=完整
={n, number} 条通知
={n, number} 条说明
={n, number} 个标签
={n, number} 个按钮
={n, number} 个短语
={n, number} 个种类
={n, number} 种风格
={n, number} 种语言
={device, select, watch {手表上都显示得下。} other {手机上都显示得下。}}
={device, select, watch {手表上：{values}} other {手机上：{values}}}
={n, number} 条偏长
={n, number} 条过长
=偏长
=过长
=手表不显示这些，所以与手机上相同。
=现在
={gap, number} 条之前出现过
=标题
=正文
=标签
=按钮
=合计
=推送标题
=推送正文
={first} / {last} 列
={first} / {last} 个字符
={first} / {last} 字节
={n, number} 字节
=宽度按列计：汉字、表情符号等宽字符算两列。
=“合计”是一条通知的全部文案，不含消息的其他部分。
=“推送”是国内安卓厂商的推送服务所允许的长度。
=数字和日期的写法来自 {first} 和 {last}。
=已显示
=晚了才显示，原定 {moment}
={moment} 再次提醒
=没有显示，内容已过时
=已记入历史
=已查看
=已关闭
=不再需要
=下一条，{moment}
=下一步
=送达方式
=措辞
=界面
=询问之前
=询问是否使用闹钟。系统只问一次。
=询问是否接收通知，系统会弹出询问。
=询问是否接收通知。系统只问一次。
=询问是否接收通知，并说明理由。系统还会再问一次。
=询问是否接收通知。点击后，浏览器才会询问。
=引导到系统的准时提醒设置，并说明理由。
=把浏览器连接到推送服务，不会再询问。
=引导到系统设置里的通知类别页面。
=说明浏览器的网站设置在哪里。网站自己打不开。
=引导到系统设置里的 App 页面。系统不会再询问。
=安排接下来的通知。
=不用做什么，等用户在 App 里打开通知。
=不用做什么，等有通知要发再说。
=这里无能为力。桌面会话里可能有通知服务。
=不用做什么，等桌面装好通知服务。
=这里无能为力。换个浏览器也许可以。
=以闹钟响起，静音模式和专注模式下也会响。
=以通知送达，准时。
=以通知送达，没有横幅和声音。
=以通知送达，有时稍晚。
=以通知送达。
=不送达。用户在 App 里关闭了通知。
=不送达。缺少通知服务。
=不送达。浏览器还没有连接推送服务。
=不送达。这个浏览器没有通知功能。
=不送达。这个通知类别已关闭。
=不送达。缺少权限。
=App 可以说“闹钟”。
=App 不要说“闹钟”，因为不会像闹钟一样响。
={count, number} 项成就！
=回过头，朝最早那一项挥挥手吧。👋
=看你开的头
={first, date, ::yMMMd}有了第一项，如今已经 {count, number} 项成就了！
=独一份的收藏
={count, number} 项成就，别处可找不着！
=大的小的都算
={count, number} 项成就，不论大小，一项就算一项，公平。
=件件有据可查
=从{first, date, ::yMMMd}算起，{count, number} 项成就，白纸黑字。📝
=“我做到了！”
={count, number} 项成就，这句话能说 {count, number} 次，先吸口气。
=来点鼓声
={name}，{count, number} 项成就到齐。🥁
=两位数啦！
=十项成就，数字都长个儿了。🎈
=十全十美
=十项成就，评委齐刷刷亮出十分！
=50 项成就！
=真要讲起来，够讲一整个晚上。🎊
=五十项成就
=里头说不定有哪一项，再见到会乐出声。
=百宝箱
=满满 100 项成就，箱盖都快合不上了！
=从一到一百
={first, date, ::yMMMd}至今，100 项成就，浩浩荡荡！
=好事成双！
=一百又一百，200 项成就，成双成对。
=200 项成就
=一天看一项，能追大半年。🍿
=500 项成就
=一项写一张，一整包 A4 纸正好用完。
=500 块拼图
=500 项成就拼起来，越看越像你。🧩
=1,000 项成就！
=光从一数到一千，就得一刻多钟，先润润嗓子。
=千里之行
=始于{first, date, ::yMMMd}，走到 1,000 项成就，风光无限！
=双喜临门！
={unit, select, day {{count, number} 项成就，又连续 {streak, number} 天。🎉} week {{count, number} 项成就，又连续 {streak, number} 周。🎉} time {{count, number} 项成就，又连续 {streak, number} 次。🎉} other {{count, number} 项成就，又连续 {streak, number} 天。🎉}}
={count, number} 项成就！
={unit, select, day {同一条记录，还凑成了连续 {streak, number} 天。} week {同一条记录，还凑成了连续 {streak, number} 周。} time {同一条记录，还凑成了连续 {streak, number} 次。} other {同一条记录，还凑成了连续 {streak, number} 天。}}
=两场连映
={unit, select, day {连续 {streak, number} 天，外加 {count, number} 项成就，爆米花备好。🍿} week {连续 {streak, number} 周，外加 {count, number} 项成就，爆米花备好。🍿} time {连续 {streak, number} 次，外加 {count, number} 项成就，爆米花备好。🍿} other {连续 {streak, number} 天，外加 {count, number} 项成就，爆米花备好。🍿}}
={unit, select, day {连续 {streak, number} 天！} week {连续 {streak, number} 周！} time {连续 {streak, number} 次！} other {连续 {streak, number} 天！}}
=再加 {count, number} 项成就，买一送一。
={count, number} 项成就
=每一项，都曾是某一天里的一件事。
=从第一项起
=头一项是{first, date, ::yMMMd}的，慢慢攒到了 {count, number} 项成就。
=用你自己的话
={count, number} 项成就，换个人就写不出这样一份。
=不分大小
={count, number} 项成就，各占一行，谁也不挤谁。
=可以慢慢翻
=从{first, date, ::yMMMd}翻起，{count, number} 项成就，翻到哪儿算哪儿。
=心里有底
=哪天怀疑自己，有 {count, number} 项成就替你说话。
=都在一起
={name}，{count, number} 项成就聚在一处，看着真好。
=十项成就
=一口气就能从头看到尾，刚刚好。
=好的开头
=从{first, date, ::yMMMd}起，有了十项成就。
=50 项成就
=从上看到下，要看好一会儿了。
=五十项成就
=有的记得清清楚楚，有的再看到，也许会有点意外。
=100 项成就
=随手翻到哪一项，都连着一个日子。
=整整一百
=从{first, date, ::yMMMd}起，100 项成就，停下来看看也好。
=一百，又一百
=两百项成就都在，看一项也好，不看也好。
=一天读一项
=两百项成就，从春天读起，能读进秋天。
=500 项成就
=像一整包纸那么多，张张都有字。
=五百项
=500 项成就，放在一起看，就是你过的日子。
=1,000 项成就
=有一千回，你做了一件事，觉得值得写上一行。
=整整一千
={first, date, ::yMMMd}到现在，1,000 项成就，做到了，就是做到了。
=赶在一起了
={unit, select, day {{count, number} 项成就，连续 {streak, number} 天，都是你的。} week {{count, number} 项成就，连续 {streak, number} 周，都是你的。} time {{count, number} 项成就，连续 {streak, number} 次，都是你的。} other {{count, number} 项成就，连续 {streak, number} 天，都是你的。}}
={count, number} 项成就
={unit, select, day {写到这一条，也连续 {streak, number} 天了。} week {写到这一条，也连续 {streak, number} 周了。} time {写到这一条，也连续 {streak, number} 次了。} other {写到这一条，也连续 {streak, number} 天了。}}
=好时候
={unit, select, day {连续 {streak, number} 天，一共 {count, number} 项成就，慢慢看。} week {连续 {streak, number} 周，一共 {count, number} 项成就，慢慢看。} time {连续 {streak, number} 次，一共 {count, number} 项成就，慢慢看。} other {连续 {streak, number} 天，一共 {count, number} 项成就，慢慢看。}}
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=一路写下 {count, number} 项成就，大的小的都有。
={count, number} 项成就
=目前的总数。
=自{first, date, ::yMMMd}起
=已记录 {count, number} 项成就。
=你的清单
=现有 {count, number} 项成就。
=大小都算
=共 {count, number} 项成就。
=起点与总数
=第一项：{first, date, ::yMMMd}。总数：{count, number} 项。
=第 {count, number} 项成就
=清单上的一个里程碑。
=里程碑：{count, number} 项
=已记录的成就总数。
=10 项成就
=总数进入两位数。
=已记十项
=第一项成就的日期：{first, date, ::yMMMd}。
=50 项成就
=按每周一项算，将近一年。
=五十项成就
=均为{first, date, ::yMMMd}以来的记录。
=100 项成就
=全部都在清单里，可以查看。
=已记一百项
=从{first, date, ::yMMMd}至今。
=200 项成就
=两个一百。
=两百项成就
=第一项：{first, date, ::yMMMd}。
=500 项成就
=按每天一项算，十六个月有余。
=清单上有 500 项
=始于{first, date, ::yMMMd}。
=1,000 项成就
=总数进入四位数。
=已记 1,000 项
=起止：{first, date, ::yMMMd}至今。
=两个里程碑
={unit, select, day {{count, number} 项成就，连续 {streak, number} 天。} week {{count, number} 项成就，连续 {streak, number} 周。} time {{count, number} 项成就，连续 {streak, number} 次。} other {{count, number} 项成就，连续 {streak, number} 天。}}
={count, number} 项成就
={unit, select, day {同时连续 {streak, number} 天。} week {同时连续 {streak, number} 周。} time {同时连续 {streak, number} 次。} other {同时连续 {streak, number} 天。}}
={unit, select, day {连续第 {streak, number} 天} week {连续第 {streak, number} 周} time {连续第 {streak, number} 次} other {连续第 {streak, number} 天}}
=成就共 {count, number} 项。
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=外加 {count, number} 项成就。
=有个数字凑整了
=想看的时候再看。
=小雨
=第一次游到了湖对岸
=第一项成就！
=清单上的头一号，看着就精神。😊
=从无到有！
=有了第一项成就，清单才叫清单。🌱
=白纸黑字
=第一项成就，做到了，还写下来了，漂亮！
=记住这一项
=往后不管写什么，“第一项成就”都是它。
=开张大吉
={name}，头一项成就，开得漂亮！
=第一项成就
=不论大小，都是你的，已经写下来了。
=一项就好
=第一项成就写下了，别的不着急。
=留住了
=做过的事容易溜走，第一项成就，有字为证。
=开了个头
=有了第一项成就。往后写什么、哪天写，都随你。
=写下了
=你的第一项成就在这里，{name}。
=第一项成就
=已在清单里。
=清单有了开头
=第一项成就已写好。
=第一条记录
=用你自己的话写下。
=第 1 项成就
=清单从这里开始。
=已记下
=你的第一项成就。
=有新内容
=什么时候看都可以。
={count, number} 条通知
=你已关闭通知
=关着的时候不会收到通知。需要时随时可以再打开。
=没有待发送的通知
=目前没有安排。想在什么时候收到提醒，由你来定。
=未能显示权限询问
=系统这次没有弹出询问窗口。设置没有变化，可以再试一次。
=这次没能安排通知
=系统这次没有接受。设置没有变化，可以再试一次。
=闹钟需要你的许可
=允许后，你选定的固定提醒会像闹钟一样响起，静音模式和专注模式下也不例外。
=已允许闹钟
=你选定的固定提醒会准时响铃，静音模式和专注模式下也一样。
=提醒以通知形式送达
=静音模式和专注模式下不会响。想让提醒响铃，可以到“{settingsPage}”里允许。
=通知需要你的许可
=系统只会询问一次。无论怎么选，以后都能在“设置”里更改。
=“设置”中已关闭通知
=系统不会再次询问。想收到提醒，可以在“{settingsPage}”里打开。
=已允许通知
=提醒会在你选的时间送达，到了里程碑也会通知你。
=通知会安静送达
=通知直接进入通知中心，没有横幅和声音。可以在“设置”里更改。
=暂时可以收到通知
=打开轻 App 后，大约八小时内可以收到通知。完整的 App 没有这个限制。
=通知需要权限
=系统会先询问你。允许后，就能收到提醒。
=通知未获允许
=之前选了不允许。如果改了主意，系统可以再询问一次。
=系统设置中未允许通知
=系统不再询问。想收到提醒，可以在“{settingsPage}”里允许。
=已允许通知
=提醒会送到你这里，到了里程碑也有通知。
=这类通知已关闭
=这个类别在系统设置中是关闭的，可以在“{settingsPage}”里重新开启。
=提醒可能稍晚送达
=通知照常会来，只是可能晚一些。允许准时送达后，就会按时出现。
=未允许准时送达
=提醒照常送达，可能稍晚一些。想要准时，可以在“{settingsPage}”里允许。
=已允许准时送达
=提醒会在你选的时间准时出现。
=准时送达无需权限
=这个版本的 Android 不用另外授权，提醒就能准时送达。
=通知需要权限
=浏览器会先询问你。允许后，就能在这里显示提醒。
=浏览器已屏蔽通知
=可以在浏览器的“{settingsPage}”里，允许本网站发送通知。
=已允许通知
=这个浏览器可以显示本网站的通知。
=此浏览器不支持通知
=换一个浏览器，或更新到新版本，也许就能收到。
=浏览器未连接
=通知已获允许。连接后，关掉网页也能收到。
=浏览器已连接
=关掉网页，通知也会送到这里。
=连接已结束
=浏览器有时会自行结束连接。重新连接，通知就会照常送来。
=桌面可以显示通知
=通知到来时会显示在桌面上，无需另外授权。
=通知服务按需启动
=有通知到来时，桌面的通知服务会自行启动。
=没有通知服务
=桌面上没有显示通知的程序。安装通知服务（notification daemon）后就能收到。
=这里没有桌面会话
=从这里（例如远程登录时）无法显示通知。在桌面会话中运行就可以。
={month, date, ::MMM}记了 {count, number} 条
=日子归日历管，字可都是你写的。
={activeDays, number} 天有记录
={month, date, ::MMM}就是这样，数了两遍，两遍都对！
={bestStreak, plural, =1 {最长连续一天} other {最长连续 # 天}}
=这是{month, date, ::MMM}的纪录，奖杯嘛，请自行想象。🏆
={month, date, ::MMM}的清单：{count, number} 条
={change, select, up {比前一个月多，清单挺得意。} same {和前一个月一条不差，巧不巧？} down {比前一个月轻便，揣上就走。} other {和前一个月一条不差，巧不巧？}}
=自家出品 {count, number} 条
=产地：{month, date, ::MMM}。无添加，久存不坏。🍯
={month, date, ::MMM}成书了
=全书 {count, number} 条，没有一句凑数，作者正读着这行字。
=清单向你问好
={month, date, ::MMM}有 {activeDays, number} 天收到你的字，可高兴了！
={count, number} 条记录，全归你
={change, select, up {{month, date, ::MMM}的拍子比前一个月快了些。🎶} same {{month, date, ::MMM}跟前一个月一个拍子，一下不差。🎶} down {{month, date, ::MMM}的曲子慢一点，慢歌好跟着唱。🎶} other {{month, date, ::MMM}跟前一个月一个拍子，一下不差。🎶}}
=清单之外
={month, date, ::MMM}写下的有 {count, number} 条，没写的，都叫过日子。
={bestStreak, plural, =1 {整整一天} other {连着记了 # 天}}
={month, date, ::MMM}最长的一段，中间允许睡觉。😴
={count, number} 条，一个月
=写在{month, date, ::MMM}的 {activeDays, number} 天里，罗马可没这么快！
=给{month, date, ::MMM}起个名？
=里头有 {count, number} 条，“{month, date, ::MMM}”只是暂定名！
={month, date, ::MMM}过完了
=留下 {count, number} 条，都是你自己的话。
={month, date, ::MMM}里有 {activeDays, number} 天
=你抽出点时间，写了几句。
=最长的一段
={bestStreak, plural, =1 {{month, date, ::MMM}里是一天，一天刚刚好。} other {{month, date, ::MMM}里连着 # 天，是一天一天写下来的。}}
=一共 {count, number} 条记录
={change, select, up {{month, date, ::MMM}想记的事，比前一个月多。} same {{month, date, ::MMM}和前一个月一样多。} down {{month, date, ::MMM}比前一个月安静些，安静也好。} other {{month, date, ::MMM}和前一个月一样多。}}
={month, date, ::MMM}留下的
={count, number} 条，好好收着，什么也不用做。
=翻翻{month, date, ::MMM}
={count, plural, =1 {有 # 条，几眼就看完。} other {有 # 条，从哪条看起都行。}}
=数字背后
={month, date, ::MMM}有 {activeDays, number} 天留下了字，费了多少心力，只有你知道。
=回头看，{count, number} 条记录
={change, select, up {{month, date, ::MMM}比前一个月多，都放得下。} same {{month, date, ::MMM}和前一个月一样多，日子却各是各的。} down {每个月有每个月的天气，{month, date, ::MMM}也是。} other {{month, date, ::MMM}和前一个月一样多，日子却各是各的。}}
=写下的，没写的
={month, date, ::MMM}写了 {count, number} 条，没写下的，也是日子。
={bestStreak, plural, =1 {一天就是一天} other {连着 # 天}}
={month, date, ::MMM}里写了 {activeDays, number} 天，快慢由你。
=可以读一读
={month, date, ::MMM}的 {count, number} 条，今天读，或者留到哪天晚上。
=一个词形容{month, date, ::MMM}？
=里面有 {count, number} 条，想到哪个词算哪个，想不到也没事。
={month, date, ::MMM}小计
={count, number} 条记录。
=有记录的天数
={month, date, ::MMM}：{activeDays, number} 天。
=最长连续
={month, date, ::MMM}：{bestStreak, number} 天。
={month, date, ::MMM}概览
={change, select, up {比前一个月多。} same {与前一个月一样多。} down {记下的都在。} other {与前一个月一样多。}}
={month, date, ::MMM}存档
={count, number} 条，随时可看。
={month, date, ::yMMMM}
=记录 {count, number} 条，共 {activeDays, number} 天。
=你亲手记的
={month, date, ::MMM}的清单。
={change, select, up {多于前一个月} same {与前一个月相同} down {比较安静的一个月} other {与前一个月相同}}
={month, date, ::MMM}：{count, number} 条。
={month, date, ::MMM}所记
={count, number} 项成就。
={month, date, ::MMM}，以天计
=有记录 {activeDays, number} 天，最长连续 {bestStreak, number} 天。
=整个{month, date, ::MMM}
=全部记录，可从头看起。
={month, date, ::MMM}结束
=其中 {activeDays, number} 天有记录。
=刚过去的这个月
=有份小小的回顾，什么时候看都行。
=允许通知
=通知会在你选的时间提醒你，到了里程碑也会说一声。随时可以更改。
=允许闹钟
=只有你选定的固定提醒会响铃，静音模式和专注模式下也会响。随时可以更改。
=让通知准时送达
=不允许也能收到通知，只是可能稍晚。可以在“{settingsPage}”里允许。
=提醒
=连续记录提醒
=连续记录里程碑
=累计里程碑
={unit, select, day {连续 {n, number} 天} week {连续 {n, number} 周} other {连续 {n, number} 次}}
={n, number} 项成就
=第一项成就
=以前的成就
=每月总结
=年度总结
=欢迎回来
=到了设定的提醒时间
=当天时钟拨快，没有 {time, time, ::jm}
=当天时钟拨快，跳过了原定时间
=当天时钟拨慢，{time, time, ::jm} 有两次，这是第一次
=当天时钟拨慢，原定时间有两次，这是第一次
=当天时钟拨慢，{time, time, ::jm} 有两次，这是第二次
=当天时钟拨慢，原定时间有两次，这是第二次
=原定 {time, time, ::jm}，推迟到免打扰结束
=推迟到免打扰结束
=原定{time, date, ::yMMMEdjm}，推迟到免打扰结束
=在免打扰时段内，时段结束时内容已经过时
=所有时间都在免打扰时段内
={unit, select, day {当天已有记录} week {那一周已有记录} other {最近一个提醒日以来已有记录}}
={day, date, ::yMMMEd}以来已有记录
=按每天都有记录推算
=按每周都有记录推算
=按每次都有记录推算
={pace, select, today {按今天 {n, number} 项的速度推算} other {按最近 {days, number} 天 {n, number} 项的速度推算}}
=按最近的速度推算
=按每次提醒记一项推算
=最近 30 天没有记录，算不出日期
=还要太多次提醒，算不出日期
=在 9999 年以后
=这是预览
=刚刚达成
=前一天达成
=还剩四小时，还没有记录
=上次记录是七天前
=上次记录是三十天前
=到了每周重温成就的日子
=往年的今天记下的
=上个月结束了
=上一年结束了
=通知已全部关闭
=这类通知已关闭
=当天在暂停期间
=已达当天上限
=顺延到第二天
=由前一天顺延
=顺延到当天，但当天也排不下
=已经发送过
=同一时间有另一条通知：{other}
=已并入另一条通知：{other}
=同时包含另一条通知：{other}
=当天不提醒，下次是{day, date, ::yMMMEd}
=当天不提醒，以后也没有了
=目前没有连续记录
=有保护或暂停，连续记录不会断
=只知道总数，不知道每一项成就
=这次没有可以回顾的成就
=上次记录以来没有错过提醒
=还没有达成
={first}；{last}
={what}（{when}）：发送，因为{why}。
={what}（{when}）：不发送，因为{why}。
={what}：不发送，因为{why}。
={unit, select, day {{n, number} 天} week {{n, number} 周} other {{n, number} 次}}
=当前连续：{length}。最长连续：{longest}。
=目前没有连续记录，最长 {longest}。
=还没有连续记录。
=还有 {n, number} 次保护。
=不再记录的话，保持到{day, date, ::yMMMEd}。
={when}：{event, select, started {开始连续} extended {有记录} frozen {用了一次保护} paused {暂停} repaired {已补上} ended {连续结束} open {还没有记录} bought {得到一次保护} other {已有两次保护，没有再加}}（{length}，保护 {n, number} 次）
={day, date, ::yMMMEd}
={time, date, ::yMMMEdjm}
={time, date, ::yMMMEdjms}
={time, time, ::jm}
={time, time, ::jms}
=有什么新鲜事？
=大的小的、成了一半的，都想听听。没有？那也行呀。
=小小胜利征集中
=袜子配成双了？一团耳机线解开了？够格记一笔！
=准许得意
=哪件事做得不错，只是不好意思夸自己？在这儿尽管夸。
=有意外之喜吗？
={days, plural, =0 {最近有没有哪件事，比预想的顺当？} =1 {从昨天那条到现在，有没有哪件事比预想的顺当？} =2 {从前天那条到现在，有没有哪件事比预想的顺当？} =3 {这三天里，有没有哪件事比预想的顺当？} =7 {这七天里，有没有哪件事比预想的顺当？} other {最近有没有哪件事，比预想的顺当？}}
=长知识了吗？
=比如，章鱼有三颗心。轮到你说一条啦！🐙
=写给以后的自己
=最近有什么想记住的？写细一点，连午饭吃了什么也写上！
=开个头就算
=书架装了一半，邮件写了个称呼，毛衣织好一只袖子，都收！
=做好事要留名
=扶了门、指了路、喂了邻居家的猫，统统记在这里。
=能用就是本事
=修的、做的，不晃不漏、吃着还香，都算数。
=硬着头皮上了
=问了个傻问题？先开口道了歉？奖牌归你，写上吧。🏅
=没做，也是成就
=说了声“不”，然后美美打了个盹？干得漂亮！
={count, plural, =0 {第一条，随你写} other {已经 # 条啦}}
=正经的、好笑的都欢迎，想写哪一件？
=唯一的目击者
={name}，有什么好事只有你看见了？
=今天的头条，你来写
=主编是你，“冰箱擦干净了”也能登头版。📰
={streak, plural, =0 {哪天都能是第一天} =1 {第一天记下啦} other {连着 # 天啦}}
=今天想添哪件？“洗了碗”也能写！
=钥匙找着了？
=算一件。叠好衣服、回完消息也算，今天挑一件写上！🔑
=几点写都行
=等车时、泡茶时、窝在沙发里，今天这一句，随时随地都能写。
={streak, plural, =0 {从今天数起？} =1 {数了数，1 天} other {# 天，数了两遍}}
={streak, plural, =0 {写下今天做的一件事，就是第一天！} =1 {很好数。今天写点什么好呢？} other {没数错。今天写点什么好呢？}}
=计划里没写的
=绕了点路看见一树花、楼道里聊了几句，今天这样的事也来一条。
=四个字就够
={streak, plural, =0 {“灯修好了”，这就是完整的一条。“灯找到了”也是！} =1 {记了一天，今天写“灯修好了”就成！} other {连着记了 # 天，今天写“灯修好了”就成！}}
=手忙脚乱也欢迎
=咖啡洒了、话说岔了？今天什么样，就照什么样写。☕
=头一个想起的
=回想这几天，最先蹦出来的是哪件？就写它吧！👋
=最近怎么样？
={days, plural, =0 {这几天的好事，写一件吧！} =1 {上一条是昨天的，后来呢？说说看！} =2 {上一条是前天的，后来呢？说说看！} =3 {上一条是大前天的，后来呢？说说看！} other {写过的都在，这几天的事也添一件吧！}}
=问问相册
=翻翻这几天的照片，说不定哪张知道该写什么！📷
=越怪越好看
={count, plural, =0 {古怪的小事，日后翻到最有意思。这几天有吗？} other {写了 # 条，日后翻看，古怪的小事最有意思。这几天有吗？}}
=待办划掉了哪条？
=填完那张烦人的表、跑了一趟腿，这几天办成的，写上，痛快！
=又做了一回
=这几天把同一件事又做了一遍？做一回算一回，照写不误！🔁
=拿了什么主意？
=这几天决定过的，写一个。“晚饭吃面”？行，也算！
=三天里挑一天
=今天、昨天、前天，哪天有故事可写？
={weekCount, plural, =0 {这周随你写} other {这周 # 条啦}}
=一桩家务、一个笑话、一通电话，写哪样好呢？
=最佳十分钟
=最近七天里，哪十分钟你愿意再过一遍？写下来吧！
={weekStart, date, ::MMMMd}这一周
={weekCount, plural, =0 {都有些什么事？厨房里的实验也行。} other {写了 # 条。还有别的吗？厨房里的实验也行。}}
={streak, plural, =0 {哪周都能是第一周} =1 {第一周有啦} other {连着 # 周啦}}
=这周想记住点什么？抽屉收拾好了也算！
=明信片那么长
=一句话写写这一周，“风景很好”可写可不写。📮
=越来越顺手了？
=最近七天，哪件事办得顺？打印机肯听话，也写上！
=这里没有指标
={weekCount, plural, =0 {这周写一条挺好，不写也挺好。有想写的吗？} other {这周 # 条，挺好。再来一条？也挺好！}}
=慢也是一种速度
=这周走到哪儿，就写到哪儿。🐌
=早上好呀！
=今天留意一件好事，回头写下来。车上有空座也算。
=昨晚的好事
=聊得开心、追完一集、早早睡了？就着早饭写写吧。
=茶歇，配点小得意
=水烧着呢，说说看，有哪件事办成了？🫖
=上半天有亮点吗？
=咖啡趁热喝上了，也算！
=今天哪段最好？
=写下来吧！“总算过完了”也是个好答案。
=今天过得怎样？
=晴、多云，还是下了冰雹？实话实说，写一句。⛅
=夜猫子时间
=写一行再睡，还是直接睡？两个都是好主意。🦉
=醒着呀？
=值夜班也好，数羊也好，顺手也数一件好事。
=新年，还是这支笔
=年份一次写对，就已经是一项成就啦。🎆
=崭新的日历
=空格子多着呢！挑一格，写件小事？
=旧闻也收
=去年十二月要是有件好事，现在写正合适！
=慢慢开机
=新年也刚睡醒。窗帘拉开了？记上。
=岁末写一件？
=饼干盒底那块往往最香。还有哪件好事可写？
=随便挑个月份
=往回翻翻，要是翻出一件好事，就写上。
=年度小奖
=最佳午睡、最香的面、最勇敢的邮件，颁给哪个？🏆
=给今年加句附言
=“又及”后面，你想写点什么？
=瓜子先放一放
=睡了个懒觉？抢到最后一颗奶糖？新春好事，写一件吧。🏮
=横批由你写
=上联“茶正热”，下联“梦初酣”，横批就写你的一件好事。
=拜年话之外
=除了“新年好”，还有什么好消息？写一句吧。
=新春好手艺
=饺子没破？汤圆没散？这样的功夫值得记一笔。
=中秋写一件
=月亮那么大一张信纸，写件小事绰绰有余。
=五仁还是莲蓉？
=选好口味也算一项成就，写下来，月饼作证。🥮
=玉兔来约稿
=它捣药捣累了，想读读你的一件小事。
=月亮是主角
=配角也有戏，你那件小事，要不要写进来？
=有想记下的吗？
=想到了，就写一句。没想到，也没关系。
=小事也欢迎
=铺好了床，开了窗，回了一条消息。再小都行。
=可以为自己高兴
=哪怕是件不起眼的事。不必谁同意，也不必谁知道。
=停一停
={days, plural, =0 {回头看一眼，有想写的，就写下来。} =1 {上一条是昨天的，下一条慢慢来。} =2 {上一条是前天的，下一条慢慢来。} =3 {上一条是大前天的，下一条慢慢来。} other {写过的都好好的，下一条慢慢来。}}
=新学会的
=一道菜、一个字、一条近路。想写下来吗？
=多年以后
=翻到平平常常的一句，也能想起那一天。
=开了头的事
=做到哪里，就写到哪里。没收尾的，也是做过的。
=一点善意
=让了座，回了电话，听人把话说完。不必是大事。
=做的、修的
=煮了一锅汤，钉牢一颗扣子。有没有这样的事？
=用了一点勇气
=有些事要鼓起勇气，旁人看不出来。可以写给自己看。
=停下来也算
=歇了一会儿，或推掉一件事，可以当成做过的事写下来。
=你自己的话
={count, plural, =0 {这里有地方，第一件可以很小。} other {这里有 # 项，写的时候什么样，现在就什么样。}}
=只有你知道的事
={name}，写在这里，或者只藏在心里，都随你。
=给今天起个题目
=叫什么好呢？两三个字，怎么平常怎么来。
=一天一天地写
={streak, plural, =0 {从今天写起也好。今天有什么，就写什么。} other {写了 # 天。今天有什么，就写什么。}}
=平常的一件
=晾好的衣服，回过的电话，换好的灯泡。今天要有这样的，写下来吧。
=早晚都好
=今天这一句，等你得空再写。
=按自己的步子来
={streak, plural, =0 {今天的一件小事，就能开个头。} other {到现在 # 天了。今天想说点什么？}}
=没想到的
=今天要是有件没料到的好事，哪怕很小，要不要记一笔？
=不必写得好
={streak, plural, =0 {今天短短一句，想到什么字，就用什么字。} other {写了 # 天。今天短短一句，想到什么字，就用什么字。}}
=如果今天有点难
=熬过一个钟头，可以写。歇着，也可以写。改天再说，也没什么。
=想一想这几天
=有哪件事，想让以后的自己也记得？
=想起来再写
={days, plural, =0 {这几天要是有件好事，可以写在这里。} =1 {最近一条是昨天的。又想起什么的话，添上也好。} =2 {最近一条是前天的。又想起什么的话，添上也好。} =3 {最近一条是大前天的。又想起什么的话，添上也好。} other {从前写的都在这里。这几天的，想写就添上。}}
=也许在照片里
=这几天拍的，要是有一张让你停下来，配句话就好。
=不用挑大的
={count, plural, =0 {头一项，可以是这几天的小事。} other {写下了 # 项。这几天的事，想添一件吗？}}
=办完的小事
=填了表，打了电话，跑了一趟。这几天办完的，值得写一笔。
=和前几天一样
=做的要是差不多的事，写差不多的一句就行。
=定下来的事
=这几天做的一个决定，不论选了哪边，都能写进来。
=有忙有闲
=这几天不必天天一样。想写哪一天，就写哪一天。
=这周到现在
={weekCount, plural, =0 {有喜欢的事吗？可以写在这里。} other {写下了 # 项。还有哪件是你喜欢的？}}
=七天里的一会儿
=不用给这一周做总结。挑一个钟头，照实写下来。
=不赶时间
={weekCount, plural, =0 {这周从{weekStart, date, ::MMMMd}开始，哪天想写都可以。} other {从{weekStart, date, ::MMMMd}起写了 # 项，哪天想到了，再添。}}
=一周又一周
={streak, plural, =0 {从星期几写起都行，一句话就是开头。} other {写了 # 周。这一周热闹也好，安静也好，都写得下。}}
=像写信那样
=要是跟远方的人说起这一周，你会先提哪件小事？
=顺了一点点
=这周有没有哪件事，做着比从前省力了些？可以记一笔。
=这样就够了
={weekCount, plural, =0 {一周不必写成字才算好。想到哪件，随时写。} other {这周写了 # 项。就这些也好，再添也好。}}
=要是这周过得慢
=照实写一句，或者不写，都好。
=早上好
=这一天还长，不用急。遇到好的，再来写。
=昨晚留下的
=也许是一顿饭，一段路，一句话。早上得空，可以写下来。
=一杯茶的工夫
=坐一会儿吧。写一行字也好，只喝茶也好。
=一天过半
=到现在，有没有哪一小段想记下来？
=到了晚上
=回头看看这一天，看到哪件算哪件，写一句就好。
=心里觉得怎样？
=松了口气，暗自高兴，或只是累。写下感觉，就够了。
=夜静了
=困了就先睡，字可以等到天亮再写。
=要是醒着
=写几个字也好，静静待着也好。
=换了个年份
=变的只是数字。要写的话，平常小事就行。
=不必先有计划
=新年的头一页，写眼前一件小事就好。
=新旧之间
=旧年有什么想带过来的，写一行，就带过来了。
=年初这几天
=闲着、忙着，独处或相聚，都能写成一句。
=岁末
=不必总结，挑一件小事写下，就很好。
=回想某个月
=随便哪个月。若想起一件好事，可以写一写。
=一路到岁末
=有的年头，光是走过来就不容易，这也可以写下来。
=换日历之前
=留一句话在这里，翻过年去，它还在。
=新春
=热闹或清静，都是年。挑一件小事，写在年头上。
=红纸之外
=春联上写的是盼望，这里写一件做过的小事。
=热闹间隙
=周围静下来的时候，写一句自己的话。
=年里的几天
=值班的，在家的，在路上的，都可以停下来写一行。
=月到中秋
=圆缺都是月亮。顺不顺心的，都可以写一句。
=中秋一行字
=有人一起过，或一个人过，都是中秋。写一行也好。
=云后也有月
=看不见时，它也是圆的。没人看见的小事，也可以写。
=秋天过半
=有忙有闲的日子，挑一小段，收进一行字里。
=有要记的吗？
=有、没有、以后再说，都可以。
=不论大小
=一分钟的小事也是一条记录。
=有得意的事吗？
=凭这个就可以记一条。
={days, plural, =0 {可以记录} =1 {上一条：昨天} =2 {上一条：前天} =3 {上一条：大前天} other {可以记录}}
=新近的、早先的，都能添加。
=学到了什么？
=一个词、一个道理，均可。
=以备日后重读
=写下的内容，随时可以回看。
=开始也算
=不必等做完。
=帮过谁的忙？
=帮人、被人帮，都能记。
=做了或修了什么？
=物件、饭菜、文件，一行就够。
=紧张，但做了
=成不成都算。
=休息，或说“不”
=各算一条。
=清单
={count, plural, =0 {可以写第一条，大小不限。} other {共 # 条，可继续添加。}}
=没人知道的事
=照样可以记下。
=一句话记今天
=记哪件，由你定。
={streak, plural, =0 {第一天，哪天都行} other {已连续 # 天}}
=今天的事可以记。
=今天的一件事
=做完的、开了头的、学会的、特意缓一缓的，均可。
=时间不限
=今天的，几点记都行。
=连续天数
={streak, plural, =0 {今天记一条，就是一天。} other {目前 # 天。今天也能写。}}
=计划内，计划外
=今天的事，两者皆可。
=简短即可
={streak, plural, =0 {今天几个字就能成一条。} other {连续 # 天。今天几个字就够。}}
=顺不顺都行
=今天可以照实记一条。
=最近几天
=从中记一件。
=下一条
={days, plural, =0 {近几日的事都可以。} =1 {上一条是昨天的，这之后的事都可以记。} =2 {上一条是前天的，这之后的事都可以记。} =3 {上一条是大前天的，这之后的事都可以记。} other {可以记近几日的事。}}
=照片、便签、日历
=翻一翻，也许有可记的。
={count, plural, =0 {第一条} other {总计 # 条}}
=这几天的事，可以添一件。
=杂事也算
=这几天办完的，记一件。
=重复也算
=近几日做了几次，就能记几次。
=一个决定
=最近做的，可以记下。
=今天或更早
=这几天里，哪天的事都能写。
=本周
={weekCount, plural, =0 {哪天的事都能记。} other {目前 # 条，哪天的事都能添。}}
=七天中的一天
=写一行。
=本周至今
={weekCount, plural, =0 {自{weekStart, date, ::MMMMd}起，什么都可以记。} other {自{weekStart, date, ::MMMMd}起共 # 条，可以再记。}}
=连续周数
={streak, plural, =0 {记一条，即为第一周。} other {# 周。本周的也能记。}}
=本周简记
=一句话就是一条。
=比以前容易的事
=记本周的一件。
={weekCount, plural, =0 {本周：随意} other {本周：# 条}}
=不设目标。
=忙闲不限
=什么样的一周都行。
=早上
=遇到值得记的，可以写在这里。
=昨天的事
=早上记也可以。
=午后
=短短一歇，够记一条。
=上午的事
=有的话，记一件。
=晚上
=从这一天里记一件，几个字即可。
=事情或感受
=晚上记哪一样都可以。
=夜里
=写一行，或先睡。
=三个字就够
=这个钟点，一个字也行。
=新的一年
=可以用新的日期记一条。
=一月
=没有计划，也能写一条。
=去年的事
=今年也可以记。
=年初
=一件小事就够记一条。
=年终
=一年里的一件事，哪个月的都行。
=今年早些时候
=几个月前的事也可以记。
=一行写一年
=写什么都可以。
=今年的日期
=现在记的，算在今年。
=农历新年
=可以记一条，大小不限。
=岁首
=记一件做过的事。
=过年期间
=一行也算一条。
=初一到初三
=哪天的事都可以记。
=中秋
=今天的事，可以记一条。
=八月十五
=写一行即可。
=月圆之日
=圆满不圆满的事，都可以记。
=中秋这天
=一件事，几个字。
=有一条提醒
=什么时候想写，都可以。
=你寄给自己的信
={date, date, ::yMMMd}的一条记录，今天送到，邮票都省了。📮
=作者就是你
=之前写的一条，重读免费。
=回到{date, date, ::yMMMd}
=清单上有那天的一条，要不要看看？
=又见面了，这一条
={age, select, week {是你不久前写的，一点没变样！} month {是你前阵子写的，一点没变样！} year {是你一年前写的，一点不显老！} years {是你前些年写的，一点不显老！} other {是你前阵子写的，一点没变样！}}
={years, plural, =0 {近一年里的你} =1 {一年前的你} other {# 年前的你}}
=自己写下的一条，偷偷瞧一眼？
=正好配茶
=读读以前写的一条，点心另备。☕
=标点都没挪过
=你之前写的一条，乖乖蹲着，像只猫。🐈
=今天抽中这一条
={date, date, ::yMMMd}的，原样奉上。
=以前的你留了一条
={age, select, week {不久前存的，归在“值得一记”。} month {前阵子存的，归在“值得一记”。} year {一年前存的，归在“值得一记”。} years {前些年存的，归在“值得一记”。} other {前阵子存的，归在“值得一记”。}}
=又见{date, date, ::yMMMd}
=今天的节目单上，有你那天的一条，想看就看。
=没有保质期
={date, date, ::yMMMd}的那一条，什么时候都能再看。
=不剧透
={age, select, week {你不久前写的一条，别的先不说。🤐} month {你前阵子写的一条，别的先不说。🤐} year {你一年前写的一条，别的先不说。🤐} years {你前些年写的一条，别的先不说。🤐} other {你前阵子写的一条，别的先不说。🤐}}
=你捎来的一行
=落款{date, date, ::yMMMd}：“{title}”
=引用一句你的话
=你是这么写的：“{title}”
={years, plural, =0 {这一年里的你} =1 {一年前的你} other {# 年前的你}}
=清单上记着这一件：“{title}”
={age, select, week {不久前的一条} month {前阵子的一条} year {一年前的一条} years {前些年的一条} other {前阵子的一条}}
=是你写下的：“{title}”
={date, date, ::yMMMd}那一条
=上面写着：“{title}”🔖
={date, date, ::yMMMd}的你
=给清单留了一句：“{title}”
=再读一行
={date, date, ::yMMMd}，作者是你：“{title}”
=谁都没动过
=照你写的：“{title}”
=摘自你的清单
={age, select, week {前不久：“{title}”} month {前阵子：“{title}”} year {一年前：“{title}”} years {前些年：“{title}”} other {前阵子：“{title}”}}
=存档里的一条
=标着{date, date, ::yMMMd}：“{title}”🗃️
=你给自己留的
=是这一句：“{title}”
=今天轮到这一条
=你写的是：“{title}”
=你写过的一条
=是{date, date, ::yMMMd}的，现在看，晚点看，都行。
=你的几句话
=之前某一天写下的，拿来给你看看。
=写下来的一天
=是{date, date, ::yMMMd}，那一条想看就看，先放着也行。
=往回看一眼
={age, select, week {不久前你写下一条，就在这里。} month {前些日子你写下一条，就在这里。} year {一年前你写下一条，就在这里。} years {前些年你写下一条，就在这里。} other {前些日子你写下一条，就在这里。}}
=那时写下的
={years, plural, =0 {近一年里你写的一条，一直留着。} =1 {一年前你写的一条，一直留着。} other {# 年前你写的一条，一直留着。}}
=等水开的工夫
=够读一条旧记录，是你自己写的。
=原样放着
=先前某天你写下的，一个字也没动。
=替你收着
={date, date, ::yMMMd}的一条，想看了，随时拿出来。
=想看看吗？
={age, select, week {有你的一条，记的是不久前的事。} month {有你的一条，记的是前些日子的事。} year {有你的一条，记的是一年前的事。} years {有你的一条，记的是前些年的事。} other {有你的一条，记的是前些日子的事。}}
=那天是什么样子？
=记不清{date, date, ::yMMMd}也没关系，这里有你写的一条。
=只是看看
=是{date, date, ::yMMMd}的一条，看过就好，不用做什么。
=安静的一分钟
={age, select, week {正好慢慢读一条，写的是不久前的事。} month {正好慢慢读一条，写的是前些日子的事。} year {正好慢慢读一条，写的是一年前的事。} years {正好慢慢读一条，写的是前些年的事。} other {正好慢慢读一条，写的是前些日子的事。}}
=一行字又回来了
=记在{date, date, ::yMMMd}：“{title}”
=你自己的话
=当时这样写：“{title}”
={years, plural, =0 {近一年里} =1 {有一年了} other {有 # 年了}}
=你写下过这一句：“{title}”
={age, select, week {就在不久前} month {有一阵子了} year {一年以前} years {前些年} other {有一阵子了}}
=你写过这么一行：“{title}”
=回到{date, date, ::yMMMd}
=那一条写着：“{title}”
={date, date, ::yMMMd}那天
=这是你的话：“{title}”
=安静片刻
=你曾经写下：“{title}”
=就在老地方
=你留的是这句：“{title}”
=再读一遍
={age, select, week {你不久前写的：“{title}”} month {你前些日子写的：“{title}”} year {你一年前写的：“{title}”} years {你前些年写的：“{title}”} other {你前些日子写的：“{title}”}}
=替你留着
={date, date, ::yMMMd}的一行：“{title}”
=这是你的
=再给你看看：“{title}”
=给今天的一行
=是你之前写下的：“{title}”
=你亲手写的
={date, date, ::yMMMd}的一条。
=先前的一条记录
=可以重读。
={date, date, ::yMMMd}所记
=全文都在。
=你的一条记录
={age, select, week {不久前写的。} month {前段时间写的。} year {一年前写的。} years {前些年写的。} other {前段时间写的。}}
={years, plural, =0 {一年之内} =1 {一年前} other {# 年前}}
=有一条记录可看。
=一分钟读完
=取自你的清单。
=一字未改
=你以前写的一条。
=保存完好
={date, date, ::yMMMd}的一条记录。
=再读一行
=之前某天写的。
=某一天的记录
=那天是{date, date, ::yMMMd}。
=可以重看
=你写的，{date, date, ::yMMMd}。
={age, select, week {不久前的一行} month {前段时间的一行} year {一年前的一行} years {前些年的一行} other {前段时间的一行}}
=想看时再看。
=你的记录
={date, date, ::yMMMd}：“{title}”
=你写的是
=“{title}”
={years, plural, =0 {一年之内} =1 {一年前} other {# 年前}}
=你记下：“{title}”
={age, select, week {不久前写的} month {前段时间写的} year {一年前写的} years {前些年写的} other {前段时间写的}}
=清单里的一行：“{title}”
={date, date, ::yMMMd}的记录
=内容：“{title}”
=之前
=你写过：“{title}”
=一条较早的记录
=写的是：“{title}”
=保留至今
={date, date, ::yMMMd}，原样：“{title}”
=重读一条
=清单上的：“{title}”
=存于{date, date, ::yMMMd}
=一行字：“{title}”
=出自你手
=一条记录：“{title}”
=再看一次
={date, date, ::yMMMd}的一条：“{title}”
=给你看样东西
=是你先前某一天的，想看的时候再看。
={n, plural, =1 {每秒} other {每 # 秒}}
={n, plural, =1 {每分钟} other {每 # 分钟}}
={n, plural, =1 {每小时} other {每 # 小时}}
={n, plural, =1 {每天} other {每 # 天}}
=每年{months}的每一天
={n, plural, =1 {每{days}} other {每 # 周的{days}}}
={n, plural, =1 {每周} other {每 # 周}}（星期几与开始日相同）
={n, plural, =1 {每月{kind, select, every {的} other {}}{days}} other {每 # 个月，当月{days}}}
={n, plural, =1 {每月} other {每 # 个月}}（仅限{months}）{n, plural, =1 {的} other {，当月}}{days}
={n, plural, =1 {每月} other {每 # 个月}}（日期与开始日相同）
={n, plural, =1 {每月} other {每 # 个月}}（仅限{months}）（日期与开始日相同）
={n, plural, =1 {每年{kind, select, every {的} other {}}{days}} other {每 # 年，当年{days}}}
={n, plural, =1 {每年} other {每 # 年，}}{months}{kind, select, each {，每月} other {的}}{days}
={n, plural, =1 {每年} other {每 # 年}}（月、日与开始日相同）
={n, plural, =1 {每年} other {每 # 年，}}{months}（日期与开始日相同）
={n, plural, =1 {每年} other {每 # 年，}}与开始日同月的{days}
={n, plural, =1 {每年} other {每 # 年，}}{weeks}的{days}
={n, plural, =1 {每年} other {每 # 年，}}{weeks}（星期几与开始日相同）
={n, plural, =1 {每年} other {每 # 年，}}{weeks}的每一天
={days}
=每个{days}
={days}的每一天
={days}
={scope, select, month {当月} year {当年} other {}}{ordinals}{weekday}
={days}
={n, number} 日
={days}
=ISO {weeks}

={months}
=所有{weekdays}中的{positions}
={positions}工作日（{first}至{last}）
={first}、{last}


=第 {numbers} {unit, select, day {天} week {周} time {次} other {个}}
=倒数第 {numbers} {unit, select, day {天} week {周} time {次} other {个}}
=最后一{unit, select, day {天} week {周} time {次} other {个}}
=最后 {n, number} {unit, select, day {天} week {周} time {次} other {个}}
={first}至{last}
=（仅当该日{conditions}时）
={first}，且{last}
=在{months}
=为当月{days}
=为当年{days}
=为{days}
={period, select, monthly {（当月没有这天就取最后一天）} other {（没有这天就取之前的最后一天）}}
={period, select, monthly {（当月没有这天就取下月第一天）} other {（没有这天就取之后的第一天）}}
={times}
={ranges}
=第 {minutes} 分
=第 {seconds} 秒
={hours}，每小时一次（分钟与开始时间相同）
=，小时与开始时间相同，在{minutes}
=，时、分与开始时间相同，在{seconds}
={hours}，每小时的{minutes}
={hours}，每小时的分钟与开始时间相同，在{seconds}
=，小时与开始时间相同，在{minutes}的{seconds}
={hours}，每小时的{minutes}的{seconds}
=的{minutes}
=，分钟与开始时间相同，在{seconds}
=的{minutes}的{seconds}
=的{seconds}
=（UTC）
=，仅限{limits}
={first}的{last}
={months}
={isInMonths, select, yes {} other {每月}}{days}
=当年{days}
={days}
={hours}
=每小时{minutes}
=每分钟{seconds}
=，其中每{period, select, secondly {秒} minutely {分钟} hourly {小时} daily {天} weekly {周} monthly {月} other {年}}只取{positions}
={n, plural, =1 {，总共只有 1 次} other {，总共 # 次}}
=，直到{date}（含当天）
=，直到{time}（含该时刻）
=，直到{time}（当地时间，含该时刻）
=，直到{time}（UTC，含该时刻）
=，以{weekday}（而非{monday}）为一周的第一天
=，从{start}算起
={day, date, ::ccc}
={day, date, ::LLL}
={day, date, ::yMMMMd}
={day, date, ::MMMMd}
={clock, time, ::jm}
={clock, time, ::jms}
={clock, date, ::yMMMMdjm}
={clock, date, ::yMMMMdjms}
=通用
=打开之后，才会收到提醒和消息。
=成就提醒
=轻轻提醒你，记下做到的事。
=重温成就
=偶尔翻出一项以前的成就，让你再看看。
=里程碑通知
=每到一个里程碑，都和你一起庆祝。
=通知的语气
=选一种你喜欢的，随时可以预览。
=免打扰
=不想被打扰的时间，还有一天最多几条通知。
=一天和一周
=连续记录和总结都按这里计算。
=每月几号
=这个月没有这一天时，改在最后一天。
=连续记录提醒
=这一天、这一周或这一次结束前四小时，如果还没有记录，就提醒一声。
=欢迎回来
=离开一周或一个月后，来打个招呼。
=显示成就预览
=通知里会显示你写的内容，锁屏上也能看到。
=不再重温的日子
=这些日子的成就，不会再出现在通知里。
=里程碑庆祝
=第一项成就、连续记录、累计数量，还有总结。
=连续记录里程碑
=比如连续 7 天、30 天、100 天，或者连续这么多周、这么多次。
=累计里程碑
=比如第 10 项、第 50 项、第 100 项成就。
=免打扰时段
=这段时间的通知，会等结束后再来。
=暂停
=这几天没有通知，连续记录也不受影响。
=每日上限
=一天最多收到这么多条通知。
=通知太多时
=超出上限，或几条同时到来时，怎么处理。
=换一个数字
=可以是 {least, number} 到 {most, number}。
=至少选一天
=一周里的哪一天都可以。
=时间需要调整
=一天至少 {least, number} 个时间，最多 {most, number} 个。
=时段需要调整
=每段都要有开始和结束的时间，最多 {most, number} 段。
=日期需要调整
=最后一天不能早于第一天，最多 {most, number} 段。
=重新选一个
=刚才那一项已经不在列表里了。
=不用选日子
=每周或每月提醒，才需要选日子。
=通知
=保存
=允许通知
=语言
=简体中文
=提醒
=提醒时间
=提醒频率
=星期几
=以前的成就
=第一项成就
=每月总结
=年度总结
=通知风格
=预览通知
=一天从几点开始
=一周从哪天开始
=活泼
=温和
=简洁
=每天
=每 {days, number} 天
=周一到周五
=每周
=每月
=自定义
=合并
=略过
=顺延到第二天
=添加时间
=添加时段
=添加日期
=移除
=从
=到
=从星期几开始
={from, time, short}–{to, time, short}
={first, date, medium}–{last, date, medium}
={first, date, medium}
=闹钟
=准时通知
=通知
=需要通知权限
=通知类别已关闭
=浏览器未连接
=这里无法显示通知
=没有待发送的通知
=已关闭
=下次：{next, time, short}
=下次：{day, date, ::EEE}{next, time, short}
=设定闹钟
=安排通知
={unit, select, day {{streak, plural, =1 {写了 1 天！} other {连续 # 天！}}} week {{streak, plural, =1 {写了 1 周！} other {连续 # 周！}}} time {{streak, plural, =1 {写了 1 次！} other {连续 # 次！}}} other {{streak, plural, =1 {写了 1 天！} other {连续 # 天！}}}}
=今天写一句“面包烤得正好”，就很像样。🍞
=今天这页给你留着
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}{deadline, time, short} 前写的都算今天。来一句？
=再小也算数
={unit, select, day {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {已经写了 1 周。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {已经写了 1 次。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}}}今天回了条消息、浇了盆花，都能写。
=亲爱的日记
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}今天光写天气也行，名家也常这样。📖
=穿着睡衣也行
={unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}边打哈欠边写也成，{deadline, time, short} 前都是今天！
=好东西都在这儿
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}兴致来了，今天也添两笔！
=今天这一集
={unit, select, day {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {已经写了 1 周。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {已经写了 1 次。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}}}接下来是大反转，还是家常戏？
=给今天鼓个掌
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}一点小得意也能写，{deadline, time, short} 前都算今天。
=今天没啥特别的？
={unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}哪能天天放烟花，“平平常常”就是一条！
=长话短说
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}今天这条，可以比这句话还短。
=在歇着？也算
={unit, select, day {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {已经写了 1 周。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {已经写了 1 次。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}}}“歇得很专业”，也是正经的一条！😴
=怎么写都成
=今天押个韵、嘟囔一句，都随你！{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天谁逗你笑了？
=小狗、段子、刚好空出的车位，都算！{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天哪一口最香？
=葱油饼、卤蛋、偷吃的一根薯条，写下来！{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天碰见谁了？
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}“给妈妈打了电话”“认识了新邻居”，都是好句子！
={unit, select, day {{streak, plural, =1 {已记 1 天，瞧瞧} other {已记 # 天，瞧瞧}}} week {{streak, plural, =1 {已记 1 周，瞧瞧} other {已记 # 周，瞧瞧}}} time {{streak, plural, =1 {已记 1 次，瞧瞧} other {已记 # 次，瞧瞧}}} other {{streak, plural, =1 {已记 1 天，瞧瞧} other {已记 # 天，瞧瞧}}}}
={name}，今天来件小事就好。🌼
={unit, select, day {{streak, plural, =1 {写了 1 天} other {写了 # 天}}} week {{streak, plural, =1 {写了 1 周} other {写了 # 周}}} time {{streak, plural, =1 {写了 1 次} other {写了 # 次}}} other {{streak, plural, =1 {写了 1 天} other {写了 # 天}}}}
=今天也可以写。几个字和一大段，一样好。
=今天这一页
=几个字就能写满它的一角。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=小小的一件
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}今天写最小的那件就行。
=像记日记
=今天写写吃的、读的，就很好。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=累了也没关系
=有气没力的一句，也是一句。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=写下的都在
={unit, select, day {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {已经写了 1 周。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {已经写了 1 次。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}}}今天想添的话，小事就好。
=想问一句
=今天有什么想留住的？{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=慢慢写
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}今天一个词就够。
=平静的一天？
=那就写“没什么事”。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=一个字
={unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}今天只写“晴”，或者“汤”，也好。
=歇着，也能写
=今天要是只想歇着，就写“休息”两个字。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=半句也好
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}今天怎么说都行，不必写完整。
=今天有什么暖心的？
=你给别人的，或别人给你的。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天留意到什么？
=光线、气味、店里放的一首歌。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天过得怎么样？
=怎么回答，这里都放得下。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
=今天的几个字
={name}，写什么都好。{unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}
={unit, select, day {{streak, plural, =1 {写了 1 天} other {连续 # 天}}} week {{streak, plural, =1 {写了 1 周} other {连续 # 周}}} time {{streak, plural, =1 {写了 1 次} other {连续 # 次}}} other {{streak, plural, =1 {写了 1 天} other {连续 # 天}}}}
=今天一行就够。
={unit, select, day {{streak, plural, =1 {已记 1 天} other {已记 # 天}}} week {{streak, plural, =1 {已记 1 周} other {已记 # 周}}} time {{streak, plural, =1 {已记 1 次} other {已记 # 次}}} other {{streak, plural, =1 {已记 1 天} other {已记 # 天}}}}
={deadline, time, short} 前写的，算在今天。
=大小不限
=最小的事也算。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=题材不限
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}今天记点什么？
=今天到 {deadline, time, short} 为止
={unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}写短些也行。
=写下的会留着
={unit, select, day {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {已经写了 1 周。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {已经写了 1 次。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {已经写了 1 天。} other {已经连续 # 天了。}}}}今天还可以写。
=记哪一件？
=今天的事，任选。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=今天的一件事？
={unit, select, day {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}} week {{streak, plural, =1 {写了 1 周。} other {连续 # 周了。}}} time {{streak, plural, =1 {写了 1 次。} other {连续 # 次了。}}} other {{streak, plural, =1 {写了 1 天。} other {连续 # 天了。}}}}{deadline, time, short} 之前都算。
=平常就好
={unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}今天可以很平常。
=一两个词
=今天这些就够。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=休息也算
=写“休息”就是一条。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=写法不限
=半句也可以。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=有要记的吗？
={unit, select, day {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}} week {{streak, plural, =1 {目前写了 1 周。} other {目前连续 # 周。}}} time {{streak, plural, =1 {目前写了 1 次。} other {目前连续 # 次。}}} other {{streak, plural, =1 {目前写了 1 天。} other {目前连续 # 天。}}}}今天写几个字。
=做完了什么？
=或者刚开始什么，都算。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=今天见了谁？
=一个名字就是一条。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=一件小事？
=今天也算数。{unit, select, day {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}} week {{streak, plural, =1 {已记 1 周。} other {已连续 # 周。}}} time {{streak, plural, =1 {已记 1 次。} other {已连续 # 次。}}} other {{streak, plural, =1 {已记 1 天。} other {已连续 # 天。}}}}
=今天可以写一句
=一件小事就够。
={unit, select, day {连续 {streak, number} 天！} week {连续 {streak, number} 周！} time {连续 {streak, number} 次！} other {连续 {streak, number} 天！}}
=念出声来试试，听着更带劲。
=第一次可没料到
={unit, select, day {如今都连续 {streak, number} 天了！} week {如今都连续 {streak, number} 周了！} time {如今都连续 {streak, number} 次了！} other {如今都连续 {streak, number} 天了！}}
=柴米油盐之间
={unit, select, day {碗照洗，袜子照找，一转眼连续 {streak, number} 天了。🧦} week {碗照洗，袜子照找，一转眼连续 {streak, number} 周了。🧦} time {碗照洗，袜子照找，一转眼连续 {streak, number} 次了。🧦} other {碗照洗，袜子照找，一转眼连续 {streak, number} 天了。🧦}}
=把好杯子拿出来
={unit, select, day {连续 {streak, number} 天，今天倒什么喝，都有点过节的意思。☕} week {连续 {streak, number} 周，今天倒什么喝，都有点过节的意思。☕} time {连续 {streak, number} 次，今天倒什么喝，都有点过节的意思。☕} other {连续 {streak, number} 天，今天倒什么喝，都有点过节的意思。☕}}
=有得看了
={unit, select, day {连续 {streak, number} 天，写下的都在，作者还是熟人！} week {连续 {streak, number} 周，写下的都在，作者还是熟人！} time {连续 {streak, number} 次，写下的都在，作者还是熟人！} other {连续 {streak, number} 天，写下的都在，作者还是熟人！}}
=从不批发
={unit, select, day {日子只零售，一天一天来，也连续 {streak, number} 天了！} week {日子只零售，一周一周来，也连续 {streak, number} 周了！} time {这事只零售，一次一次来，也连续 {streak, number} 次了！} other {日子只零售，一天一天来，也连续 {streak, number} 天了！}}
={unit, select, day {连续第 {streak, number} 天！} week {连续第 {streak, number} 周！} time {连续第 {streak, number} 次！} other {连续第 {streak, number} 天！}}
={name}，谢个幕吧，掌声已经备好。
=一、二、三，咔嚓！
={unit, select, day {连续 3 天，值得留个影。📸} week {连续 3 周，值得留个影。📸} time {连续 3 次，值得留个影。📸} other {连续 3 天，值得留个影。📸}}
={unit, select, day {连续三天} week {连续三周} time {连续三次} other {连续三天}}
=一回是碰巧，两回是顺手，三回就有点意思了！
=七色齐了
={unit, select, day {赤橙黄绿青蓝紫，连续 7 天，正好凑成彩虹。🌈} week {赤橙黄绿青蓝紫，连续 7 周，正好凑成彩虹。🌈} time {赤橙黄绿青蓝紫，连续 7 次，正好凑成彩虹。🌈} other {赤橙黄绿青蓝紫，连续 7 天，正好凑成彩虹。🌈}}
=哆来咪发唆拉西
={unit, select, day {连续七天，一个音阶唱全了。🎶} week {连续七周，一个音阶唱全了。🎶} time {连续七次，一个音阶唱全了。🎶} other {连续七天，一个音阶唱全了。🎶}}
=五十！
={unit, select, day {连续 50 天，掂一掂，有分量。} week {连续 50 周，掂一掂，有分量。} time {连续 50 次，掂一掂，有分量。} other {连续 50 天，掂一掂，有分量。}}
={unit, select, day {连续五十天} week {连续五十周} time {连续五十次} other {连续五十天}}
=每个都插一根蜡烛，得换个大蛋糕了。🎂
={unit, select, day {连续 100 天！} week {连续 100 周！} time {连续 100 次！} other {连续 100 天！}}
=三位数了，想跟谁炫耀都行。💯
=九十九……一百！
={unit, select, day {连续 100 天，谁手边有锣，敲一下？} week {连续 100 周，谁手边有锣，敲一下？} time {连续 100 次，谁手边有锣，敲一下？} other {连续 100 天，谁手边有锣，敲一下？}}
=连续 14 天
=两周里头，哪天的故事最值得讲？
=连续十四天
=一盒鲜奶可放不了这么久。🥛
=比二月还长
=连续 30 天，二月再努力也没到过这里。
=连续三十天
=够月亮由弯变圆、再弯回去，演完一整场。🌙
=连续 200 天！
=一百天后面再接一百天，好长一列火车。🚂
=连续两百天
=折合 4,800 小时，打盹也算在内。
=连续 365 天！
=地球绕太阳一圈也差不多这么久，二位都了不起。🌍
=一整本日历
=连续 365 天，一路撕到硬纸板！
={unit, select, day {连续十四次} week {连续十四周} time {连续十四次} other {连续十四次}}
=七个七个数，刚好数两遍！
=两道彩虹，并排
={unit, select, day {七色来了两轮，连续 14 次。🌈} week {七色来了两轮，连续 14 周。🌈} time {七色来了两轮，连续 14 次。🌈} other {七色来了两轮，连续 14 次。🌈}}
=三十啦！
={unit, select, day {连续 30 次，可以办一场很小很小的游行。🎉} week {连续 30 周，可以办一场很小很小的游行。🎉} time {连续 30 次，可以办一场很小很小的游行。🎉} other {连续 30 次，可以办一场很小很小的游行。🎉}}
={unit, select, day {连续三十次} week {连续三十周} time {连续三十次} other {连续三十次}}
=要是每次攒一块饼干，罐子都满了。🍪
={unit, select, day {连续 200 次！} week {连续 200 周！} time {连续 200 次！} other {连续 200 次！}}
=一百后面再接一百，好长一列火车。🚂
=两百！
={unit, select, day {连续 200 次，彩带经费正式花光。🎊} week {连续 200 周，彩带经费正式花光。🎊} time {连续 200 次，彩带经费正式花光。🎊} other {连续 200 次，彩带经费正式花光。🎊}}
={unit, select, day {连续 365 次！} week {连续 365 周！} time {连续 365 次！} other {连续 365 次！}}
=这个数本来归日历管，现在也归你了。📅
=换个大奖杯！
={unit, select, day {连续 365 次，得赶紧去定做一个。🏆} week {连续 365 周，得赶紧去定做一个。🏆} time {连续 365 次，得赶紧去定做一个。🏆} other {连续 365 次，得赶紧去定做一个。🏆}}
=什么样的周都有
=忙的、闲的、莫名其妙的，连续 {streak, number} 周！
=常来常往
=连续 {streak, number} 周，日子常来，你也常来。
=给你鼓个掌
=连续 {streak, number} 周，得意一会儿也不过分。🎩
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=不为证明什么，知道有这些，挺好。
=起初只是一小步
={unit, select, day {现在，连续 {streak, number} 天了。} week {现在，连续 {streak, number} 周了。} time {现在，连续 {streak, number} 次了。} other {现在，连续 {streak, number} 天了。}}
=细水长流
={unit, select, day {别的事来来去去，这件事一直在，连续 {streak, number} 天。} week {别的事来来去去，这件事一直在，连续 {streak, number} 周。} time {别的事来来去去，这件事一直在，连续 {streak, number} 次。} other {别的事来来去去，这件事一直在，连续 {streak, number} 天。}}
=舒口气
={unit, select, day {连续 {streak, number} 天了，不用再添什么。} week {连续 {streak, number} 周了，不用再添什么。} time {连续 {streak, number} 次了，不用再添什么。} other {连续 {streak, number} 天了，不用再添什么。}}
=都收好了
={unit, select, day {连续 {streak, number} 天，其间写下的，哪天有空慢慢翻。} week {连续 {streak, number} 周，其间写下的，哪天有空慢慢翻。} time {连续 {streak, number} 次，其间写下的，哪天有空慢慢翻。} other {连续 {streak, number} 天，其间写下的，哪天有空慢慢翻。}}
=不慌不忙
={unit, select, day {一天接一天，连续 {streak, number} 天。} week {一周接一周，连续 {streak, number} 周。} time {一次接一次，连续 {streak, number} 次。} other {一天接一天，连续 {streak, number} 天。}}
=不管过得怎样
={unit, select, day {{name}，连续 {streak, number} 天，都是你的。} week {{name}，连续 {streak, number} 周，都是你的。} time {{name}，连续 {streak, number} 次，都是你的。} other {{name}，连续 {streak, number} 天，都是你的。}}
={unit, select, day {连续 3 天} week {连续 3 周} time {连续 3 次} other {连续 3 天}}
=不多不少，看着舒心。
={unit, select, day {连续三天} week {连续三周} time {连续三次} other {连续三天}}
=是不是碰巧都没关系，挺好的。
={unit, select, day {连续 7 天} week {连续 7 周} time {连续 7 次} other {连续 7 天}}
=和彩虹的颜色一样多，个个不重样。
={unit, select, day {连续七天} week {连续七周} time {连续七次} other {连续七天}}
=轻轻记一笔，不必郑重其事。
={unit, select, day {连续 50 天} week {连续 50 周} time {连续 50 次} other {连续 50 天}}
=听着不少，也真的不少。
={unit, select, day {连续五十天} week {连续五十周} time {连续五十次} other {连续五十天}}
=小小庆祝一下，或者就这么过去，都好。
={unit, select, day {连续 100 天} week {连续 100 周} time {连续 100 次} other {连续 100 天}}
=安安静静地，就到了三位数。
={unit, select, day {连续一百天} week {连续一百周} time {连续一百次} other {连续一百天}}
={unit, select, day {往后怎样都好，这一百天已经有了。} week {往后怎样都好，这一百周已经有了。} time {往后怎样都好，这一百次已经有了。} other {往后怎样都好，这一百天已经有了。}}
=连续 14 天
=两个星期里的事，都替你留着。
=连续十四天
=要是心里有点高兴，就高兴一会儿。
=连续 30 天
=差不多一个月，平平常常的日子也都在里面。
=连续三十天
=月亮圆缺一轮，差不多就是这么久。
=连续 200 天
=比半年还长。想回头看看，就看看。
=连续两百天
=日子有长有短，都在里面了。
=连续 365 天
=足有一年那么长，一天一天，都是你走过来的。
=春夏秋冬
=连续 365 天，四季的滋味都在其中。
={unit, select, day {连续 14 次} week {连续 14 周} time {连续 14 次} other {连续 14 次}}
=里面的大事小事，都替你留着。
={unit, select, day {连续十四次} week {连续十四周} time {连续十四次} other {连续十四次}}
=有点高兴的话，不用藏着。
={unit, select, day {连续 30 次} week {连续 30 周} time {连续 30 次} other {连续 30 次}}
=平平常常的那些，也都在里面。
={unit, select, day {连续三十次} week {连续三十周} time {连续三十次} other {连续三十次}}
=这个数，慢慢看，是你一个一个攒的。
={unit, select, day {连续 200 次} week {连续 200 周} time {连续 200 次} other {连续 200 次}}
=想回头看看，就看看。
=两百，一个一个来的
={unit, select, day {连续 200 次，轻松的、吃力的，都在里面了。} week {连续 200 周，轻松的、吃力的，都在里面了。} time {连续 200 次，轻松的、吃力的，都在里面了。} other {连续 200 次，轻松的、吃力的，都在里面了。}}
={unit, select, day {连续 365 次} week {连续 365 周} time {连续 365 次} other {连续 365 次}}
=一个一个，都是你走过来的。
=季节来来去去
={unit, select, day {连续 365 次，滋味都在其中。} week {连续 365 周，滋味都在其中。} time {连续 365 次，滋味都在其中。} other {连续 365 次，滋味都在其中。}}
=平平常常
=连续 {streak, number} 周，哪一周都不必特别。
=常来坐坐
=连续 {streak, number} 周，也许已经熟门熟路了。
=不急着往前
=连续 {streak, number} 周了，先歇一会儿。
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=走得很稳。
=从头算起
={unit, select, day {连续 {streak, number} 天。} week {连续 {streak, number} 周。} time {连续 {streak, number} 次。} other {连续 {streak, number} 天。}}
={unit, select, day {已连续 {streak, number} 天} week {已连续 {streak, number} 周} time {已连续 {streak, number} 次} other {已连续 {streak, number} 天}}
=日子照过，记录照写。
=里程碑
={unit, select, day {已连续 {streak, number} 天。} week {已连续 {streak, number} 周。} time {已连续 {streak, number} 次。} other {已连续 {streak, number} 天。}}
=可以重读
={unit, select, day {连续 {streak, number} 天，其间的记录都在。} week {连续 {streak, number} 周，其间的记录都在。} time {连续 {streak, number} 次，其间的记录都在。} other {连续 {streak, number} 天，其间的记录都在。}}
=慢慢累计
={unit, select, day {至今连续 {streak, number} 天。} week {至今连续 {streak, number} 周。} time {至今连续 {streak, number} 次。} other {至今连续 {streak, number} 天。}}
={unit, select, day {连续第 {streak, number} 天} week {连续第 {streak, number} 周} time {连续第 {streak, number} 次} other {连续第 {streak, number} 天}}
=到了一个里程碑。
={unit, select, day {连续 3 天} week {连续 3 周} time {连续 3 次} other {连续 3 天}}
=开了个好头。
={unit, select, day {连续第三天} week {连续第三周} time {连续第三次} other {连续第三天}}
=这一轮的第一个里程碑。
={unit, select, day {连续 7 天} week {连续 7 周} time {连续 7 次} other {连续 7 天}}
=一个不少。
={unit, select, day {连续第七天} week {连续第七周} time {连续第七次} other {连续第七天}}
=这一轮的第二个里程碑。
={unit, select, day {连续 50 天} week {连续 50 周} time {连续 50 次} other {连续 50 天}}
=真不少。
={unit, select, day {连续第 50 天} week {连续第 50 周} time {连续第 50 次} other {连续第 50 天}}
=整整五十。
={unit, select, day {连续 100 天} week {连续 100 周} time {连续 100 次} other {连续 100 天}}
=值得停下来看看。
={unit, select, day {连续第 100 天} week {连续第 100 周} time {连续第 100 次} other {连续第 100 天}}
=进入三位数。
=连续 14 天
=两周。
=连续第 14 天
=约合半个月。
=连续 30 天
=约合一个月。
=连续第 30 天
=4 周零 2 天。
=连续 200 天
=超过半年。
=连续第 200 天
=合 28 周零 4 天。
=连续 365 天
=一整年那么长。
=连续第 365 天
=52 周零 1 天。
={unit, select, day {连续 14 次} week {连续 14 周} time {连续 14 次} other {连续 14 次}}
=这一轮的第三个里程碑。
={unit, select, day {连续第 14 次} week {连续第 14 周} time {连续第 14 次} other {连续第 14 次}}
=七个，再加七个。
={unit, select, day {连续 30 次} week {连续 30 周} time {连续 30 次} other {连续 30 次}}
=坚持得很好。
={unit, select, day {连续第 30 次} week {连续第 30 周} time {连续第 30 次} other {连续第 30 次}}
=一个整数。
={unit, select, day {连续 200 次} week {连续 200 周} time {连续 200 次} other {连续 200 次}}
=很有耐心。
={unit, select, day {连续第 200 次} week {连续第 200 周} time {连续第 200 次} other {连续第 200 次}}
=整整两百。
={unit, select, day {连续 365 次} week {连续 365 周} time {连续 365 次} other {连续 365 次}}
=和一年的天数一样多。
={unit, select, day {连续第 365 次} week {连续第 365 周} time {连续第 365 次} other {连续第 365 次}}
=走了很远。
=一周接一周
=累计连续 {streak, number} 周。
=到第 {streak, number} 周了
=还在继续。
=每周的里程碑
=现在连续 {streak, number} 周。
=到了一个里程碑
=有空时看看就好。
=通知
=设置
=特殊应用权限
=网站设置
=进来坐坐
=做了什么，大的小的，都有一行给你写！
={gapDays, number} 天，各有各的事
=做过的随便挑一件写写，无聊的也收。
=都好好的
=你的 {count, number} 条记录一条不少，再来一条也住得下！🪴
=哪天都能接着写
=清单写到{last, date, ::MMMMd}，下一条写哪天、写什么都行！
=半行也行
=吃了芒果、找着另一只袜子、修了水龙头，都能记上。🥭
=近来怎么样？
=大事小事都想听，答“没什么”也行。
=从哪儿开始都行
=今天的，上个星期二的，清单从不讲先后。
=送你一行空白
=拿来写做过的事。今天用，下雨天用，都不过期。☔
=清单问你好
={name}，做了什么都能往上写。☕
=门开着
=做过的事想写就写，不用解释什么。
=不论日子怎样
={gapDays, number} 天里做过的、熬过的，写一点，或不写，都好。
=都好好收着
=你的 {count, number} 条记录在这里，不催你什么。
=清单在这里
=最近一条是{last, date, ::MMMMd}的，接着写哪天都可以。
=再小也算
=开过窗、回过一条消息、睡了一觉，都可以记一条。
=日子过得怎样？
=有什么想写下来的，写在这里就好。
=清清爽爽一页
=从今天写起就好，一件小事也行。
=改天也好
=清单一直开着，没人数你来过几回。
=这份清单是你的
={name}，写一件事，或者歇歇，都好。
=哪天都行
=可以添一条记录。
=做过的事
=这些天里，哪天的都可以记。
=你的清单
=共 {count, number} 条。
=最近一条
=日期：{last, date, ::MMMMd}。
=长短不限
=一个词也是一条。
=有想记的吗？
=这里有位置。
=起点随意
=记录不分先后。
=没有时间表
=记或不记都可以。
=你的一页
=有空白，可以写一行。
=一页空白
=做过的事，想写的时候写。
={year, date, ::y}：{count, number} 条记录
=有没有烟花，都收好了。🎆
={months, number} 个月有记录
={year, date, ::y}的旧日历，舍不得扔了。
={activeDays, number} 天有记录
=这就是{year, date, ::y}，而且你全程在场！
={bestStreak, plural, =1 {完整的一天} other {连续 # 天}}
={bestStreak, plural, =1 {{year, date, ::y}最长的一段，照样要敲鼓。🥁} other {{year, date, ::y}最长的一段，鼓声响起来。🥁}}
={year, date, ::y}交班了
=钥匙一把，记录 {count, number} 条，请查收。新年好！
=从{year, date, ::y}选一条？
={count, plural, =1 {有 # 条，一选就中！} other {共 # 条可选，新年还长，慢慢挑！}}
={year, date, ::y}过完了
=写下的 {count, number} 条都在，今天看，改天看，都好。
={year, date, ::y}的十二个月
=月月不同，写过东西的有 {months, number} 个月。
={year, date, ::y}里有 {activeDays, number} 天
=留着你写的字，或长或短。
={year, date, ::y}最长的一段
={bestStreak, plural, =1 {是一天，一天有一天的分量。} other {连着 # 天，每次也只写一天。}}
=新年与旧年之间
=身后是{year, date, ::y}的 {count, number} 条，眼前什么都不用急着定。
={year, date, ::y}，不论好过难过
=你写下的 {count, number} 条，一样作数。
={year, date, ::y}总数
={count, number} 条记录。
=有记录的月份
={year, date, ::y}：{months, number} 个月。
={year, date, ::y}，按天数
={activeDays, number} 天有记录。
={year, date, ::y}最长连续
={bestStreak, number} 天。
={year, date, ::y}统计
={count, number} 条记录，分在 {activeDays, number} 天、{months, number} 个月里。
=整个{year, date, ::y}
=所有记录，可以查看。
=刚过去的一年
=回顾备好了，今天看，改天看，都行。
=新增
=寫一句就好
=查看
=之後再說
=稍後提醒
={minutes, number} 分鐘後
=允許
=暫時不要
=開啟設定
=連接
=再試一次
=停止
={first}，{last}
={first}；{last}
={first}；另加 {dates}
={first}；除了 {dates}
=另外 {n, number} 個
={zone}（時區資料 {release}）
={zone}（時區資料版本不明）
=任何時區
={from, time, ::Hm} 到{night, select, yes {次日} other {}} {to, time, ::Hm} 勿擾
=全天勿擾
={weekdays} {from, time, ::Hm} 到{night, select, yes {次日} other {}} {to, time, ::Hm} 勿擾
={weekdays}全天勿擾
=還沒有記錄。
={text}。
={unit, select, day {連續 {n, number} 天} week {連續 {n, number} 週} other {連續 {n, number} 次}}
=目前沒有連續記錄
=最長 {length}
=最近一次是{date}
=已達成：{what}，{date}。
=沒有指定 {option}，所以今天是第一天。
=列出的是{moment}（{zone}）之後的通知；換時區用 {option}。
=接下來沒有通知。
=接下來沒有通知：沒有符合規則的日期。
=沒有要傳送的通知。
=不會傳送
=不傳送
={text}（另有 {n, number} 次）
=還有 {n, number} 則，用 {option} 查看
=列出的是{moment}（{zone}）之後的通知。
=以重複規則表示：{rule}，從{moment}開始。
=一天從 {from, time, ::Hm} 開始，更早的記錄算前一天。
=按最少的 {n, number} 項成就計算；實際數量用 {option} 指定
=假設最近一次記錄在 {date}；其他日期用 {option} 指定
=系統時區是 UTC；其他時區用 {option} 或 {other} 指定
=有 {n, number} 項成就晚於 {time}，暫不計入
={option} {time} 沒有作用：規則裡沒有這個時間
=要求 {all, number} 則，只有 {n, number} 則，後面沒有了
=正在從終端機讀取歷史記錄，每行一項成就；按 Ctrl-D 結束
=正在從終端機讀取文案；按 Ctrl-D 結束
=正在從終端機讀取 JSON，每行一人；按 Ctrl-D 結束
=正在從終端機讀取一個人的 JSON；按 Ctrl-D 結束
={option} 對這些文案沒有作用，它們不分風格：{kinds}
=這套文案裡沒有通知；其餘內容用 {option} 查看：{kinds}
={locale} 是草稿，{all, number} 則文案譯好了 {n, number} 則，暫不顯示
={locale} 是草稿，{all, number} 則文案譯好了 {n, number} 則，顯示的是 {shown}
=沒有工作階段匯流排；在桌面工作階段中執行，或設定 {other}
=桌面沒有通知服務；啟動一個，或安裝 dunst 等通知服務
=沒有安裝 notify-send；套件是 libnotify-bin（在 Fedora、Arch 和 Alpine 上是 libnotify）
=沒有安裝 busctl、gdbus 或 dbus-send；套件是 dbus-bin（在 Fedora 上是 dbus-tools，在其他系統上是 dbus）
=桌面的通知服務拒絕了一則通知
={why}。恢復後會顯示到時間的通知，過期的除外
={option}：檔案中的成就不計入，以 {other} 為準
={option}：{path} 還不存在，記下第一項成就時會建立
=上次執行被強制結束時正要顯示 {id}，可能已經顯示過，不再顯示
={id} 不顯示：原定 {time}，已在 {end} 過期
=通知群組
=權限說明
=說明
=設定
=設定標籤
=設定錯誤
=狀態
=按鈕
=系統設定頁面
=排程
=原因
=nudge next 的輸出
=標準錯誤輸出上的說明
=nudge preview 的輸出
=nudge run 的輸出
=nudge status 的輸出
=範例
=活潑
=溫和
=簡潔
=數值：{values}
={first}；{last}
=（{first}）
=文案 {variant}
=條件：{values}
=優先使用
=出現機會是 {n, number} 倍
=顯示的是 {locale}
={n, number} 則通知，{texts, number} 種文案，沒有重複。
={n, number} 則通知，{texts, number} 種文案，最早隔 {gap, number} 則重複。
={recording, select, nothing {假設期間沒有記錄。} other {假設每次提醒後，當天記一項成就。}}
=通知文案預覽
=跳到預覽
=種類和風格
=預覽的顯示方式
=裝置
=手錶
=外觀
=自動
=淺色
=深色
=顯示預覽
=開
=關
=長文案
=截斷
=完整
={n, number} 則通知
={n, number} 則說明
={n, number} 個標籤
={n, number} 個按鈕
={n, number} 個片語
={n, number} 個種類
={n, number} 種風格
={n, number} 種語言
={device, select, watch {手錶上都顯示得下。} other {手機上都顯示得下。}}
={device, select, watch {手錶上：{values}} other {手機上：{values}}}
={n, number} 則偏長
={n, number} 則過長
=偏長
=過長
=手錶不顯示這些，所以與手機上相同。
=現在
={gap, number} 則之前出現過
=標題
=內文
=標籤
=按鈕
=合計
=推播標題
=推播內文
={first} / {last} 欄
={first} / {last} 個字元
={first} / {last} 位元組
={n, number} 位元組
=寬度按欄計：漢字、表情符號等寬字元算兩欄。
=「合計」是一則通知的全部文案，不含訊息的其他部分。
=「推播」是中國 Android 廠商的推播服務所允許的長度。
=數字和日期的寫法來自 {first} 和 {last}。
=已顯示
=較晚才顯示，原定 {moment}
={moment} 再次提醒
=沒有顯示，內容已過時
=已加入歷史記錄
=已查看
=已關閉
=不再需要
=下一則，{moment}
=下一步
=送達方式
=用字
=畫面
=詢問之前
=詢問是否使用鬧鐘。系統只會詢問一次。
=詢問是否接收通知，系統會跳出詢問。
=詢問是否接收通知。系統只會詢問一次。
=詢問是否接收通知，並說明原因。系統還會再詢問一次。
=詢問是否接收通知。點一下之後，瀏覽器才會詢問。
=引導至系統的準時提醒設定，並說明原因。
=將瀏覽器連接到推播服務，不會再詢問。
=引導至系統設定中的通知類別頁面。
=說明瀏覽器的網站設定在哪裡。網站本身無法開啟。
=引導至系統設定中的 App 頁面。系統不會再詢問。
=排定接下來的通知。
=不必做什麼，等使用者在 App 裡開啟通知。
=不必做什麼，等有通知要傳送再說。
=這裡無法處理。桌面工作階段裡可能有通知服務。
=不必做什麼，等桌面安裝好通知服務。
=這裡無法處理。換個瀏覽器也許可以。
=以鬧鐘響起，靜音模式和專注模式下也會響。
=以通知送達，準時。
=以通知送達，沒有橫幅和聲音。
=以通知送達，有時稍晚。
=以通知送達。
=不送達。使用者在 App 裡關閉了通知。
=不送達。缺少通知服務。
=不送達。瀏覽器還沒有連接推播服務。
=不送達。這個瀏覽器沒有通知功能。
=不送達。這個通知類別已關閉。
=不送達。缺少權限。
=App 可以說「鬧鐘」。
=App 不要說「鬧鐘」，因為不會像鬧鐘一樣響。
={count, number} 項成就！
=回頭跟最早的那一項揮個手吧。👋
=都是你起的頭
={first, date, ::yMMMd}有了第一項，現在共有 {count, number} 項成就！
=獨家收藏
={count, number} 項成就，全世界就這一份！
=大小通通算數
={count, number} 項成就，再小也算完整的一項。
=項項有憑有據
=從{first, date, ::yMMMd}算起，{count, number} 項成就，全寫下來了。📝
=「我做到了！」
=有 {count, number} 項成就，這句話能說 {count, number} 次，先深呼吸。
=鼓聲響起
={name}，{count, number} 項成就都到齊了。🥁
=兩位數了！
=十項成就，多一位數，更有架勢。🎈
=十全十美
=十項成就，評審一致舉牌：十分！
=50 項成就！
=一項一項說起來，夠聊一整晚。🎊
=五十項成就
=說不定有哪一項，再遇見會忍不住笑出來。
=百寶箱滿了
=100 項成就，蓋子快闔不起來了！
=從一到一百
={first, date, ::yMMMd}到現在，100 項成就排成一條長龍！
=好事成雙！
=一百配一百，200 項成就，湊成一對。
=200 項成就
=一天一項當連續劇看，可以追半年多。🍿
=500 項成就
=一項寫一張，要用掉一整包影印紙。
=500 片拼圖
=500 項成就拼一拼，看，是你。🧩
=1,000 項成就！
=從一數到一千，少說要一刻鐘，先喝口水。
=千里之行
=始於{first, date, ::yMMMd}，走到 1,000 項成就，風景真好！
=雙喜臨門！
={unit, select, day {{count, number} 項成就，又連續 {streak, number} 天。🎉} week {{count, number} 項成就，又連續 {streak, number} 週。🎉} time {{count, number} 項成就，又連續 {streak, number} 次。🎉} other {{count, number} 項成就，又連續 {streak, number} 天。🎉}}
={count, number} 項成就！
={unit, select, day {同一則紀錄，還湊成連續 {streak, number} 天。} week {同一則紀錄，還湊成連續 {streak, number} 週。} time {同一則紀錄，還湊成連續 {streak, number} 次。} other {同一則紀錄，還湊成連續 {streak, number} 天。}}
=兩部連映
={unit, select, day {連續 {streak, number} 天，外加 {count, number} 項成就，爆米花備好。🍿} week {連續 {streak, number} 週，外加 {count, number} 項成就，爆米花備好。🍿} time {連續 {streak, number} 次，外加 {count, number} 項成就，爆米花備好。🍿} other {連續 {streak, number} 天，外加 {count, number} 項成就，爆米花備好。🍿}}
={unit, select, day {連續 {streak, number} 天！} week {連續 {streak, number} 週！} time {連續 {streak, number} 次！} other {連續 {streak, number} 天！}}
=再加 {count, number} 項成就，買一送一。
={count, number} 項成就
=每一項，都是你某天親手寫下的。
=最初那一項
=記在{first, date, ::yMMMd}。慢慢地，有了 {count, number} 項成就。
=用你自己的話
={count, number} 項成就，字字都是你的口吻。
=大小都好
={count, number} 項成就，一項一行，各有各的位置。
=想看就翻翻
=從{first, date, ::yMMMd}翻起，{count, number} 項成就，停在哪一項都好。
=替你撐腰
=哪天心裡沒把握，就請這 {count, number} 項成就說句話。
=都在這裡
={name}，{count, number} 項成就放在一起，真好看。
=十項成就
=從頭到尾看一遍，不長不短。
=好的開始
=從{first, date, ::yMMMd}算起，十項成就，一項一項到齊。
=50 項成就
=排滿長長一頁，從頭看，要看好一陣子。
=五十項成就
=有些一看就想起，有些再看，也許微微一愣。
=100 項成就
=隨意抽出一項，背後都有一個日子。
=整整一百
={first, date, ::yMMMd}以來的 100 項成就，不妨歇歇腳，看一看。
=兩個一百
=兩百項成就都在，不用急著看。
=一天讀一項
=兩百項成就，從元旦讀起，能讀到七月。
=500 項成就
=像一整包紙那麼厚，沒有一張空白。
=五百項
=500 項成就，一項一項看過去，就是你的生活。
=1,000 項成就
=有一千次，你覺得這件事值得寫下來。
=整整一千
={first, date, ::yMMMd}以來，1,000 項成就，做過的，都算數。
=剛好湊在一起
={unit, select, day {{count, number} 項成就，連續 {streak, number} 天，都是你的。} week {{count, number} 項成就，連續 {streak, number} 週，都是你的。} time {{count, number} 項成就，連續 {streak, number} 次，都是你的。} other {{count, number} 項成就，連續 {streak, number} 天，都是你的。}}
={count, number} 項成就
={unit, select, day {寫到這一則，也連續 {streak, number} 天了。} week {寫到這一則，也連續 {streak, number} 週了。} time {寫到這一則，也連續 {streak, number} 次了。} other {寫到這一則，也連續 {streak, number} 天了。}}
=好時刻
={unit, select, day {連續 {streak, number} 天，一共 {count, number} 項成就，慢慢看。} week {連續 {streak, number} 週，一共 {count, number} 項成就，慢慢看。} time {連續 {streak, number} 次，一共 {count, number} 項成就，慢慢看。} other {連續 {streak, number} 天，一共 {count, number} 項成就，慢慢看。}}
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=一路寫下 {count, number} 項成就，大小都有。
={count, number} 項成就
=到目前為止的總數。
=自{first, date, ::yMMMd}起
=共記錄 {count, number} 項成就。
=你的清單
=上面有 {count, number} 項成就。
=不論大小
=合計 {count, number} 項成就。
=起點與總數
=第一項：{first, date, ::yMMMd}。合計：{count, number} 項。
=第 {count, number} 項成就
=清單上的里程碑。
=里程碑：{count, number} 項
=已記錄的成就總數。
=10 項成就
=總數達兩位數。
=已記十項
=第一項成就的日期：{first, date, ::yMMMd}。
=50 項成就
=以每週一項計，將近一年。
=五十項成就
=均為{first, date, ::yMMMd}以來的紀錄。
=100 項成就
=全部在清單上，隨時可看。
=已記一百項
=從{first, date, ::yMMMd}至今。
=200 項成就
=一百的兩倍。
=兩百項成就
=第一項：{first, date, ::yMMMd}。
=500 項成就
=以每天一項計，超過十六個月。
=清單上有 500 項
=始於{first, date, ::yMMMd}。
=1,000 項成就
=總數達四位數。
=已記 1,000 項
=期間：{first, date, ::yMMMd}至今。
=兩個里程碑
={unit, select, day {{count, number} 項成就，連續 {streak, number} 天。} week {{count, number} 項成就，連續 {streak, number} 週。} time {{count, number} 項成就，連續 {streak, number} 次。} other {{count, number} 項成就，連續 {streak, number} 天。}}
={count, number} 項成就
={unit, select, day {同時連續 {streak, number} 天。} week {同時連續 {streak, number} 週。} time {同時連續 {streak, number} 次。} other {同時連續 {streak, number} 天。}}
={unit, select, day {連續第 {streak, number} 天} week {連續第 {streak, number} 週} time {連續第 {streak, number} 次} other {連續第 {streak, number} 天}}
=成就共 {count, number} 項。
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=外加 {count, number} 項成就。
=湊成整數了
=想看的時候再看。
=怡君
=第一次游到了湖的對岸
=第一項成就！
=清單上的第一行，看了就開心。😊
=從零到一！
=有了第一項成就，清單才叫清單。🌱
=白紙黑字
=第一項成就，做到了，也寫下來了，真好！
=記住這一項
=不管後面還有誰，第一項成就永遠是它。
=開張大吉
=好彩頭，{name}，第一項成就到了！
=第一項成就
=大小不要緊，是你的，也寫下來了。
=一項就夠
=第一項成就寫好了，其他的都不急。
=留下來了
=做過的事容易淡忘，這第一項成就，有一行字記著。
=開了個頭
=有了第一項成就。之後寫什麼、什麼時候寫，都由你。
=收好了
={name}，你的第一項成就，好好放在這裡。
=第一項成就
=已在清單上。
=清單有了開端
=第一項成就已寫好。
=第一項紀錄
=用你自己的話寫下。
=第 1 項成就
=清單由此開始。
=已記錄
=你的第一項成就。
=有新的內容
=什麼時候看都可以。
={count, number} 則通知
=你已關閉通知
=關閉期間不會收到通知，需要時隨時可以再開啟。
=沒有排定的通知
=目前沒有安排。想在什麼時候收到提醒，都由你決定。
=無法顯示權限要求
=系統這次沒能顯示詢問視窗。設定沒有變更，可以再試一次。
=這次沒能排定通知
=系統這次沒有接受。設定沒有改變，可以再試一次。
=鬧鐘需要你的許可
=允許後，你選定的固定提醒會像鬧鐘一樣響鈴，在靜音模式或專注模式下也會響。
=已允許使用鬧鐘
=你選定的固定提醒會準時響鈴，即使開啟靜音模式或專注模式也一樣。
=提醒會以通知送達
=在靜音模式和專注模式下不會響。想讓提醒響鈴，可在「{settingsPage}」中允許。
=通知需要你的許可
=系統只會詢問一次。不論怎麼選，之後都能在「設定」中更改。
=通知已在「設定」中關閉
=系統不會再次詢問。想收到提醒時，可在「{settingsPage}」中開啟。
=已允許通知
=提醒會在你選的時間送達，達成里程碑時也會通知你。
=通知會安靜送達
=通知會直接傳送到通知中心，不顯示橫幅，也不發出聲音。可在「設定」中更改。
=暫時可以收到通知
=開啟輕巧 App 後，約八小時內可收到通知。完整的 App 則沒有這個限制。
=通知需要權限
=系統會先詢問你。允許之後，就能收到提醒。
=通知未獲允許
=先前選了不允許。如果改變主意，系統可以再詢問一次。
=系統設定中未允許通知
=系統不會再詢問。想收到提醒時，可在「{settingsPage}」中允許。
=已允許通知
=你會收到提醒，達成里程碑時也會收到通知。
=這類通知已關閉
=這個通知類別已在系統中關閉，可在「{settingsPage}」中重新開啟。
=提醒可能稍晚送達
=通知照常送達，只是可能晚一些。允許準時送達後，就會在設定的時間出現。
=未允許準時送達
=提醒照常送達，只是可能晚一些。想要準時，可在「{settingsPage}」中允許。
=已允許準時送達
=提醒會在你選的時間準時出現。
=準時送達不需權限
=這個版本的 Android 不必另外授權，提醒就會準時送達。
=通知需要權限
=瀏覽器會先詢問你。允許後，就能在這裡顯示提醒。
=瀏覽器已封鎖通知
=可在瀏覽器的「{settingsPage}」中，允許這個網站傳送通知。
=已允許通知
=這個瀏覽器可以顯示來自這個網站的通知。
=此瀏覽器不支援通知
=改用其他瀏覽器，或更新到較新的版本，也許就能收到。
=瀏覽器未連接
=通知已獲允許。連接之後，即使關閉網頁也能收到。
=瀏覽器已連接
=即使關閉網頁，通知也會送到這裡。
=連接已中斷
=瀏覽器有時會自行中斷連接。重新連接後，就能照常收到通知。
=桌面可以顯示通知
=通知送達時會顯示在桌面上，不需要另外授權。
=通知服務會在需要時啟動
=有通知送達時，桌面的通知服務就會自行啟動。
=沒有通知服務
=桌面上沒有可以顯示通知的程式。安裝通知服務（notification daemon）後就能收到。
=這裡沒有桌面工作階段
=從這裡（例如遠端登入時）無法顯示通知。在桌面工作階段中執行就可以。
={month, date, ::MMMM}寫了 {count, number} 則紀錄
=日曆出日子，你出文字，合作愉快。
={activeDays, number} 天有紀錄
={month, date, ::MMMM}的帳算好了，數了兩遍，兩遍都一樣！
={bestStreak, plural, =1 {最多連續一天} other {最多連續 # 天}}
={month, date, ::MMMM}的最高紀錄，獎盃很小，得靠想像。🏆
={month, date, ::MMMM}清單：{count, number} 則
={change, select, up {比前一個月多，清單有點得意。} same {和前一個月一樣多，怎麼這麼巧？} down {比前一個月輕便，帶著就走。} other {和前一個月一樣多，怎麼這麼巧？}}
=自家出品 {count, number} 則紀錄
=產地：{month, date, ::MMMM}。純手工，越放越香。🍯
={month, date, ::MMMM}出書了
=收錄 {count, number} 則紀錄，作者正在看這則通知。
=清單向你問好
={month, date, ::MMMM}有 {activeDays, number} 天收到你寫的字，開心得很！
={count, plural, =1 {# 則紀錄，是你的} other {# 則紀錄，都是你的}}
={change, select, up {{month, date, ::MMMM}的拍子比前一個月輕快。🎶} same {{month, date, ::MMMM}和前一個月同一個拍子，分毫不差。🎶} down {{month, date, ::MMMM}的曲子慢一點，慢歌最適合跟著哼。🎶} other {{month, date, ::MMMM}和前一個月同一個拍子，分毫不差。🎶}}
=不只是清單
={month, date, ::MMMM}寫了 {count, number} 則紀錄，其餘的都叫生活。
={bestStreak, plural, =1 {完完整整的一天} other {接連記了 # 天}}
={month, date, ::MMMM}最長的一次，中途睡覺不扣分。😴
={count, number} 則紀錄，一個月
=寫在{month, date, ::MMMM}的 {activeDays, number} 天裡，羅馬可沒蓋這麼快！
=幫{month, date, ::MMMM}取個片名？
=內有 {count, number} 則紀錄，「{month, date, ::MMMM}」只是暫定片名！
={month, date, ::MMMM}走完了
=留下 {count, number} 則紀錄，是你自己寫的。
={month, date, ::MMMM}裡有 {activeDays, number} 天
=你抽空寫了幾個字。
=最長的一段
={bestStreak, plural, =1 {{month, date, ::MMMM}是一天，一天也很好。} other {{month, date, ::MMMM}有 # 天接連有紀錄，一天一天來的。}}
=總共 {count, number} 則紀錄
={change, select, up {{month, date, ::MMMM}記下的事，比前一個月多。} same {{month, date, ::MMMM}和前一個月一樣，不多不少。} down {{month, date, ::MMMM}比前一個月安靜些，安靜也好。} other {{month, date, ::MMMM}和前一個月一樣，不多不少。}}
={month, date, ::MMMM}存下的
={count, number} 則紀錄，好好收著，可以放心。
=翻一翻{month, date, ::MMMM}
={count, plural, =1 {有 # 則紀錄，一下子就看完。} other {有 # 則紀錄，從哪一則看起都行。}}
=數字的背後
={month, date, ::MMMM}有 {activeDays, number} 天留下紀錄，箇中滋味，你最清楚。
=回頭看，{count, number} 則紀錄
={change, select, up {{month, date, ::MMMM}比前一個月多，全都放得下。} same {{month, date, ::MMMM}和前一個月一樣多，過的卻是不同的日子。} down {每個月有每個月的天氣，{month, date, ::MMMM}也一樣。} other {{month, date, ::MMMM}和前一個月一樣多，過的卻是不同的日子。}}
=寫下的和沒寫的
={month, date, ::MMMM}寫了 {count, number} 則紀錄，沒寫的，也是你的日子。
={bestStreak, plural, =1 {一天自成一段} other {接連 # 天}}
={month, date, ::MMMM}有 {activeDays, number} 天寫了紀錄，步調隨你。
=留給自己讀的
={month, date, ::MMMM}的 {count, number} 則紀錄，現在讀，或找個晚上再讀。
=用一個詞形容{month, date, ::MMMM}？
=裡面有 {count, number} 則紀錄，想到什麼都好，想不到也無妨。
={month, date, ::MMMM}小計
=共 {count, number} 則紀錄。
=有紀錄的日子
={month, date, ::MMMM}，{activeDays, number} 天。
=最長連續紀錄
={month, date, ::MMMM}，{bestStreak, number} 天。
={month, date, ::MMMM}一覽
={change, select, up {比前一個月多。} same {與前一個月數目相同。} down {記下的都在。} other {與前一個月數目相同。}}
={month, date, ::MMMM}已存檔
={count, number} 則，隨時可看。
={month, date, ::yMMMM}
=紀錄 {count, number} 則，共 {activeDays, number} 天。
=出自你手
={month, date, ::MMMM}的清單。
={change, select, up {多於前一個月} same {與前一個月相同} down {較安靜的月份} other {與前一個月相同}}
={month, date, ::MMMM}：{count, number} 則。
={month, date, ::MMMM}記下的
=合計 {count, number} 則。
={month, date, ::MMMM}，以天計
=有紀錄 {activeDays, number} 天，最長連續 {bestStreak, number} 天。
={month, date, ::MMMM}全部紀錄
=都在這裡。
={month, date, ::MMMM}已過
=當中 {activeDays, number} 天有紀錄。
=上個月的回顧
=短短的，已經備好，有空再看。
=允許通知
=你會在選定的時間收到提醒通知，達成里程碑時也會收到。隨時可以更改。
=允許鬧鐘
=只有你選定的固定提醒會響鈴，在靜音模式或專注模式下也會響。隨時可以更改。
=讓通知準時送達
=不允許也會收到通知，只是可能晚一些。可在「{settingsPage}」中允許。
=提醒
=連續記錄提醒
=連續記錄里程碑
=累計里程碑
={unit, select, day {連續 {n, number} 天} week {連續 {n, number} 週} other {連續 {n, number} 次}}
={n, number} 項成就
=第一項成就
=以前的成就
=每月總結
=年度總結
=歡迎回來
=到了設定的提醒時間
=當天時鐘調快，沒有 {time, time, ::Hm}
=當天時鐘調快，跳過了原定時間
=當天時鐘調慢，{time, time, ::Hm} 有兩次，這是第一次
=當天時鐘調慢，原定時間有兩次，這是第一次
=當天時鐘調慢，{time, time, ::Hm} 有兩次，這是第二次
=當天時鐘調慢，原定時間有兩次，這是第二次
=原定 {time, time, ::Hm}，延後到勿擾時段結束
=延後到勿擾時段結束
=原定{time, date, ::yMMMEdHm}，延後到勿擾時段結束
=在勿擾時段內，時段結束時內容已經過時
=所有時間都在勿擾時段內
={unit, select, day {當天已有記錄} week {那一週已有記錄} other {最近一個提醒日以來已有記錄}}
={day, date, ::yMMMEd}以來已有記錄
=依每天都有記錄推算
=依每週都有記錄推算
=依每次都有記錄推算
={pace, select, today {依今天 {n, number} 項的速度推算} other {依最近 {days, number} 天 {n, number} 項的速度推算}}
=依最近的速度推算
=依每次提醒記一項推算
=最近 30 天沒有記錄，算不出日期
=還要太多次提醒，算不出日期
=在 9999 年以後
=這是預覽
=剛剛達成
=前一天達成
=還剩四小時，還沒有記錄
=上次記錄是七天前
=上次記錄是三十天前
=到了每週重溫成就的日子
=往年的今天記下的
=上個月結束了
=上一年結束了
=通知已全部關閉
=這類通知已關閉
=當天在暫停期間
=已達當天上限
=順延到第二天
=由前一天順延
=順延到當天，但當天也排不下
=已經傳送過
=同一時間有另一則通知：{other}
=已併入另一則通知：{other}
=同時包含另一則通知：{other}
=當天不提醒，下次是{day, date, ::yMMMEd}
=當天不提醒，以後也沒有了
=目前沒有連續記錄
=有保護或暫停，連續記錄不會斷
=只知道總數，不知道每一項成就
=這次沒有可以回顧的成就
=上次記錄以來沒有錯過提醒
=還沒有達成
={first}；{last}
={what}（{when}）：傳送，因為{why}。
={what}（{when}）：不傳送，因為{why}。
={what}：不傳送，因為{why}。
={unit, select, day {{n, number} 天} week {{n, number} 週} other {{n, number} 次}}
=目前連續：{length}。最長連續：{longest}。
=目前沒有連續記錄，最長 {longest}。
=還沒有連續記錄。
=還有 {n, number} 次保護。
=不再記錄的話，保持到{day, date, ::yMMMEd}。
={when}：{event, select, started {開始連續} extended {有記錄} frozen {用了一次保護} paused {暫停} repaired {已補上} ended {連續結束} open {還沒有記錄} bought {得到一次保護} other {已有兩次保護，沒有再加}}（{length}，保護 {n, number} 次）
={day, date, ::yMMMEd}
={time, date, ::yMMMEdHm}
={time, date, ::yMMMEdHms}
={time, time, ::Hm}
={time, time, ::Hms}
=有什麼想寫的嗎？
=大事、小事、半件事，都想聽。沒有？那也沒關係啦。
=徵求小小勝利
=瓶蓋轉開了？一團耳機線理順了？夠格寫一筆！
=自誇一下無妨
=有哪件事做得不錯，只是不好意思說？說來聽聽吧。
=有沒有意外之喜？
={days, plural, =0 {最近有哪件事比預期順利？} =1 {昨天那一項之後，有哪件事比預期順利？} =2 {前天那一項之後，有哪件事比預期順利？} =3 {最近這三天，有哪件事比預期順利？} =7 {最近這七天，有哪件事比預期順利？} other {最近有哪件事比預期順利？}}
=學到什麼冷知識？
=比如，海獺有時會牽著手睡覺。換你說一個！🦦
=給未來的自己
=最近有什麼想記住的？寫仔細一點，連午餐配什麼湯都可以！
=起了頭就算數
=拼圖找齊四個角、毛衣織好一隻袖子，半成品通通歡迎！
=好人好事登記處
=替人按住電梯、幫忙指路、餵了鄰居的貓，都可以來登記。
=修好、烤好、黏好
=不搖、不漏、還算好吃，就有資格寫進來。
=臉紅也做了
=舉手發問了？開口道歉了？獎牌是你的，寫上去吧。🏅
=「不」說得好
=婉拒了一件事，然後安心小睡一下？做得漂亮！
={count, plural, =0 {第一項隨你寫} other {已經有 # 項了}}
=認真的也好，好笑的也好，要寫哪一件呢？
=唯一的證人
={name}，有哪件好事只有你看到？
=今天的頭條由你寫
=總編輯是你，「冰箱清好了」也能登上頭版。📰
={streak, plural, =0 {哪一天都能起頭} =1 {第一天寫好了} other {連續 # 天了}}
=今天想加哪一件？「碗洗好了」也可以！
=鑰匙找到了嗎？
=這也算。衣服摺好了、訊息回完了，今天挑一件寫上來！🔑
=幾點寫都行
=等車、煮咖啡、窩在被子裡，今天這一句，隨時隨地都能寫。
={streak, plural, =0 {從今天開始數？} =1 {算一算，1 天} other {# 天，來回數過}}
={streak, plural, =0 {寫一件今天做的事，就算第一天！} =1 {一下就數好了。今天要寫哪一件？} other {怎麼數都對。今天要寫哪一件？}}
=計畫趕不上變化
=走錯路遇見一隻貓、電梯裡聊了幾句，今天沒排進行程的也能寫。
=四個字剛剛好
={streak, plural, =0 {「燈修好了」，這樣就是一項。「燈找到了」也是！} =1 {寫了一天，今天只寫「燈修好了」也很好！} other {連續 # 天，今天只寫「燈修好了」也很好！}}
=亂一點也沒關係
=咖啡打翻、話說到一半忘了？今天是什麼樣子，就寫成什麼樣子。☕
=最先想到的
=回想這幾天，第一個跳出來的是什麼？就寫它吧！👋
=近來有什麼新聞？
={days, plural, =0 {這幾天有什麼好事，寫一件吧！} =1 {清單寫到昨天，接下來是哪一件？} =2 {清單寫到前天，接下來是哪一件？} =3 {清單寫到大前天，接下來是哪一件？} other {寫過的都在這裡，這幾天的事也來一件吧！}}
=問問照片
=翻翻這幾天拍的，說不定有一張知道該寫什麼！📷
=愈怪愈有趣
={count, plural, =0 {怪怪的小事，回頭看最有趣。這幾天有嗎？} other {一共 # 項，怪怪的小事回頭看最有趣。這幾天有嗎？}}
=劃掉了哪一項？
=填完那張煩人的表格、跑完一趟郵局，這幾天辦好的，寫一件慶祝！
=重播也歡迎
=這幾天又做了同一件好事？做一次算一次，再寫一遍！🔁
=做了什麼決定？
=這幾天決定過的，寫一個吧。「晚餐吃麵」？好，這也算！
=三天選一天
=今天、昨天、前天，哪一天比較有故事可寫？
={weekCount, plural, =0 {這週想寫什麼都行} other {這週有 # 項了}}
=一件家務、一通電話、一個好點子，想寫哪個？
=最佳十分鐘
=最近七天，哪十分鐘你想再過一次？寫來看看！
={weekStart, date, ::MMMMd}開始的這週
={weekCount, plural, =0 {有哪些事？廚房實驗也可以寫。} other {寫了 # 項。還有哪些事？廚房實驗也算。}}
={streak, plural, =0 {從這一週開始也行} =1 {第一週有了} other {連續 # 週了}}
=這一週想記住什麼？抽屜收好了也算！
=一張明信片
=用一句話寫這一週，「一切安好」可寫可不寫。📮
=愈來愈上手了嗎？
=這七天有什麼變順了？電腦肯乖乖聽話，也寫一筆！
=不用湊數
={weekCount, plural, =0 {這週寫一項很好，不寫也很好。有想寫的嗎？} other {這週 # 項，很好。再添一項？也很好！}}
=慢也是一種步調
=這週走到哪裡，就寫到哪裡。🐌
=早安！
=今天留意一件好事，之後寫下來。車上有位子也算。
=昨晚的好事
=聊得開心、書看完一章、早早睡了？配著早餐寫下來吧。
=配茶的小得意
=等水燒開的空檔，說說看，有哪件事做得順？🫖
=上午有什麼亮點？
=咖啡趁熱喝到了，也算！
=今天哪一段最好？
=寫下來吧！「總算過完了」也是好答案。
=今天過得如何？
=晴天、起霧，還是雷陣雨？照實寫一句就好。⛅
=夜貓子時間
=寫一行再睡，還是直接睡？都是好主意。🐾
=醒著嗎？
=上夜班也好，數羊也好，順便數一件好事寫下來吧。
=新年，同一支筆
=年份一次就寫對，已經可以記一項了。🎆
=全新的日曆
=空格還多著呢！挑一格，寫件什麼小事好？
=舊聞也歡迎
=去年十二月有什麼好事嗎？現在寫正好！
=新年慢慢來
=它也才剛睡醒。窗簾拉開了？那就記一項。
=歲末寫一件？
=餅乾罐裡最後一塊往往最香。有哪件好事可以寫？
=隨手挑一個月
=往回翻翻看，要是翻出一件好事，就寫進來。
=年度迷你獎
=最佳午睡、最好吃的麵、最勇敢的一封信，要頒給哪個？🏆
=給今年補個 PS
=信寫到最後，你想補上哪一句？
=新春糖果盒
=睡到自然醒、挑中最愛的那顆糖，都是新年好事，寫吧。🏮
=橫批留給你
=上聯在右，下聯在左，橫批就寫一件你的好事吧。
=新春插播
=恭喜聲中，插播一則你的小消息吧。
=灶上的好手藝
=年糕煎得剛好、湯圓一顆沒破，都可以記上一筆。
=月亮好大一張紙
=寫件小事剛剛好，剩下的地方留給玉兔。🌕
=柚子剝得漂亮
=皮一整片、果肉沒破，這種功夫也值得記一筆。
=嫦娥也想聽
=廣寒宮太安靜了，有什麼小事，寫一件給她解悶吧。
=主角是月亮
=配角也有戲份，要不要寫一件你的小事？
=有哪件事想留下嗎？
=想得到就寫一句，想不到就讓它空著。
=再小也可以
=洗好的杯子、摺好的衣服、回過的一封信，寫哪件都好。
=替自己高興一下
=再普通的事也行。不用誰點頭，也不用誰看見。
=稍微停一下
={days, plural, =0 {想一想最近的事，有想寫的就寫一句。} =1 {昨天那一項，好好放在這裡。下一項不急。} =2 {前天那一項，好好放在這裡。下一項不急。} =3 {大前天那一項，好好放在這裡。下一項不急。} other {寫過的，都好好放在這裡。下一項不急。}}
=新學會的
=一句外語、一道菜、一條捷徑。要不要寫下來？
=留給日後的你
=很久以後再讀，一句平常的話，也能讓人想起那一天。
=做到一半的事
=照現在的樣子寫下來就好，後面的慢慢來。
=一份好意
=讓了座，或是聽人把話說完，不必是大事。
=動手做的
=補好口袋、修穩椅子、煮一鍋湯，有沒有這樣的事？
=其實需要勇氣
=看起來只是一句實話，說出口卻不簡單。替自己記著吧。
=歇一下也好
=闔上電腦、推掉一個邀約、什麼都不做，也值得記一筆。
=你自己的話
={count, plural, =0 {這裡有位置，第一項可以很小。} other {這裡有 # 項，照你寫的樣子留著。}}
=只有你看見的小事
={name}，可以寫在這裡，也可以自己留著。
=替今天取個標題
=叫什麼好？兩三個字，平平常常的也行。
=日子一天一天來
={streak, plural, =0 {平凡的一天也能當開頭，想寫就寫。} other {連續 # 天了。今天不管是怎樣的一天，都寫得進來。}}
=家常小事
=垃圾倒了，電話回了，燈泡換了。今天若有像這樣的，可以寫一件。
=早寫晚寫都好
=今天的事，挑個自在的時候寫。
=照自己的步調
={streak, plural, =0 {從今天的一件小事開始，就很好。} other {寫了 # 天。今天想寫點什麼？}}
=沒料到的
=今天要是有什麼意外的好事，寫一句好嗎？
=不求文采
={streak, plural, =0 {今天寫句短的，怎麼順手怎麼寫。} other {寫了 # 天。今天寫句短的，怎麼順手怎麼寫。}}
=如果今天不容易
=撐過一個小時，算一件。好好休息，也算一件。不寫也行。
=回想這幾天
=有哪件事，希望以後也記得？
=想寫一句的話
={days, plural, =0 {這幾天若有件好事，可以寫在這裡。} =1 {昨天的那一項在這裡。若想起別的，再寫也好。} =2 {前天的那一項在這裡。若想起別的，再寫也好。} =3 {大前天的那一項在這裡。若想起別的，再寫也好。} other {之前寫的都在。這幾天有想留的，也可以放進來。}}
=某一張照片
=這幾天拍的，若有一張讓你多看一眼，就替它寫句說明。
=這幾天的一件
={count, plural, =0 {第一項，可以是這幾天的小事。} other {目前寫了 # 項。這幾天的，要不要也留一件？}}
=辦好的事
=一通電話，一份表格，一趟路。這幾天若辦好了哪件，記下來吧。
=跟之前差不多
=這幾天做的若是同一件事，同一句可以再寫一遍。
=選好了的事
=這幾天決定了什麼，或決定先不決定，都可以寫。
=忙一天，閒一天
=這幾天不用天天一樣，想寫哪一天都好。
=這一週到現在
={weekCount, plural, =0 {有什麼喜歡的事嗎？可以寫下來。} other {寫了 # 項。還有什麼喜歡的事嗎？}}
=不必總結
=一週太長，不用講完。挑其中一個鐘頭，照實寫下來。
=慢慢來
={weekCount, plural, =0 {這週從{weekStart, date, ::MMMMd}開始，哪天寫都好。} other {{weekStart, date, ::MMMMd}以來寫了 # 項。之後想到，再寫就好。}}
=一週接一週
={streak, plural, =0 {這一週從哪天寫起都行，一句話就是開頭。} other {連續 # 週了。這一週熱鬧也好，安靜也好，都可以寫。}}
=如果寫一封信
=說起這一週，你會從哪件小事寫起？
=輕鬆了一點
=這週若有哪件事，做起來不像以前那麼吃力，可以記下來。
=這樣就很好
={weekCount, plural, =0 {一週不一定要寫成字。想寫的時候，再寫。} other {這週留下 # 項，已經足夠。想再添一項，也歡迎。}}
=如果這週有點累
=想寫就寫一句，不寫也沒關係。
=早安
=現在不用寫什麼。今天遇到好的，再寫下來就行。
=昨晚的小事
=也許是一句話、一小段路。早上想到了，就可以記下。
=坐下來喝杯茶
=想寫就寫一行，不寫，就把茶喝完。
=一天過了一半
=到目前為止，有哪一小段想留著嗎？
=到了晚上
=往回看，看到哪裡算哪裡。有一件好的，就寫那一件。
=感覺如何？
=鬆一口氣、有點得意、只是累了。寫感覺就好，不必寫事情。
=夜裡很靜
=睏了就先睡。想寫的，天亮再寫也一樣。
=醒著的話
=寫幾個字也好，什麼都不寫、靜靜待著也好。
=年份換了
=換的只是數字，你照舊就好。平常的事，也能寫一行。
=不立志也沒關係
=新年這一頁，寫眼前的小事也夠了。
=從去年帶來的
=有什麼想一起帶進新年，寫一行，它就跟來了。
=元旦這幾天
=放假或上班，日子是什麼樣，就寫什麼樣。
=一年將盡
=不用總結，想起哪件小事，就寫哪件。
=回頭看一個月份
=隨便哪個月，也許藏著一件小小的好事，可以慢慢寫。
=過完這一年
=有些年，能走過來就已經不簡單，這也可以寫。
=跨年之前
=留一句話，過了年翻開，它就在那裡。
=正月裡
=團聚也好，獨處也好，都是過年。寫一句自己的就好。
=紅紙黑字
=春聯寫的是盼望，這裡寫的，可以是一件做到的小事。
=過年的空檔
=電視調小聲一點，寫一句自己的話，再繼續看。
=過年也有人上班
=放假的、值班的、在路上的，都可以停下來寫一行。
=中秋
=月亮不用做什麼就圓了。寫一句，也不必用力。
=各自的月亮
=人在哪裡，月亮就在哪裡。想寫的，寫一行。
=看不看得到都好
=月亮在雲後也是圓的。沒人看見的小事，也能寫。
=秋已過半
=前半段裡想留下的，收進一行字就好。
=有要記錄的事嗎？
=有就記一項，沒有也可以。
=大小不拘
=一分鐘做完的事，也是一項紀錄。
=有得意的事嗎？
=這樣就能記一項。
={days, plural, =0 {可以記錄} =1 {上一項：昨天} =2 {上一項：前天} =3 {上一項：大前天} other {可以記錄}}
=最近的、更早的，都可以加。
=學會了什麼？
=一個詞、一項技巧，都行。
=留待日後重讀
=寫下的，隨時可以再看。
=未完成也算
=不必等到做完。
=幫了誰的忙？
=幫人，或受人幫助，都能記。
=做好或修好了什麼？
=一樣東西、一餐飯、一份檔案，寫一行就好。
=緊張，但做了
=不論結果，都能寫。
=休息算一項
=說「不」也算一項。
=紀錄清單
={count, plural, =0 {可寫第一項，長短不限。} other {共 # 項，可繼續新增。}}
=別人不知道的事
=一樣可以記下來。
=今天，一行字
=寫哪一件，由你決定。
={streak, plural, =0 {從今天算起也行} other {目前連續 # 天}}
=可以記一件今天的事。
=今天的事，不限大小
=做完的、剛開始的、學會的、決定緩一緩的，都可以。
=時段不限
=今天的事，整天都能記。
=連續天數
={streak, plural, =0 {今天記一項，就是一天。} other {目前 # 天。今天的事可以記。}}
=計畫之外也可以
=今天臨時做的事，同樣能記。
=可以很短
={streak, plural, =0 {今天寫幾個字就能成一項。} other {已連續 # 天，今天幾個字就夠。}}
=順或不順
=今天照實記一項即可。
=這幾天的事
=挑一件記下。
=下一項
={days, plural, =0 {近日的事都可以。} =1 {上一項的日期是昨天，之後的事都能記。} =2 {上一項的日期是前天，之後的事都能記。} =3 {上一項的日期是大前天，之後的事都能記。} other {可以記近日的事。}}
=照片、筆記、日曆
=裡面也許有可以記的。
={count, plural, =0 {第一項} other {總計 # 項}}
=可以加一件近日的事。
=雜事也可以
=近日辦好的，記一件。
=重複也算
=同一件事做了兩次，就能記兩次。
=一個決定
=近日做的，可以記下。
=今天、昨天、前天
=寫哪一天都可以。
=本週
={weekCount, plural, =0 {哪一天的事都可以記。} other {目前 # 項，哪一天的事都可以加。}}
=七天選一天
=寫一行即可。
=本週累計
={weekCount, plural, =0 {自{weekStart, date, ::MMMMd}起，任何事都可以記。} other {自{weekStart, date, ::MMMMd}起共 # 項，可再新增。}}
=連續週數
={streak, plural, =0 {記一項，就是第一週。} other {目前 # 週，本週可以記。}}
=一週一句
=一句話，就是一項。
=比以前容易的事
=本週有的話，可記一項。
={weekCount, plural, =0 {本週：可記} other {本週：# 項}}
=不設數量目標。
=忙閒不拘
=任何一週都能記。
=早上
=遇到值得記的事，可寫在這裡。
=昨天的事
=今天早上也能記。
=下午
=一小段空檔，夠記一項。
=上午的事
=有的話，可記一項。
=晚上
=這一天的一件事，幾個字即可。
=事情，或心情
=晚上記哪一種都行。
=夜間
=寫一行，或先休息。
=三個字就好
=這個時間，一個字也行。
=新的一年
=可用新的日期記一項。
=一月
=不用計畫，也可以記。
=去年的事
=今年記也可以。
=年初
=小事一件，就是一項。
=年終
=這一年的一件事，哪個月都可以。
=今年稍早
=幾個月前的事也能記。
=一年，一行字
=寫哪一件都可以。
=今年的日期
=現在記的，就算今年的。
=農曆新年
=可以記一項，大小不拘。
=歲首
=記一件做到的事。
=過年期間
=一行字就是一項。
=初一到初三
=哪天的事都能記。
=中秋
=今天的事，可以記一項。
=八月十五
=寫一行就好。
=月圓之日
=圓滿與否，都可以記。
=今天中秋
=一件事，幾個字。
=有一則提醒
=想寫的時候，隨時都行。
=寄給自己的信
={date, date, ::yMMMd}的一則紀錄，今天送到，免貼郵票。📮
=作者就是你
=之前寫的一則紀錄，免費重讀。
={date, date, ::yMMMd}那天
=你在清單上添了一則，要看看嗎？
=這則紀錄，又見面了
={age, select, week {是你不久前寫的，模樣沒變！} month {是你前陣子寫的，模樣沒變！} year {是你一年以前寫的，看不出年紀！} years {是你幾年前寫的，看不出年紀！} other {是你前陣子寫的，模樣沒變！}}
={years, plural, =0 {這一年來的你} =1 {一年前的你} other {# 年前的你}}
=自己寫下的一則紀錄，偷偷看一眼？
=配杯熱茶剛好
=讀讀你之前寫的一行，茶點請自備。☕
=連逗號都沒動
=你之前寫的字，乖乖待著，像隻貓。🐈
=今天抽到這則紀錄
={date, date, ::yMMMd}你記的，原樣送上。
=分類：值得一記
={age, select, week {不久前的一則紀錄，是你自己歸檔的。} month {前陣子的一則紀錄，是你自己歸檔的。} year {一年以前的一則紀錄，是你自己歸檔的。} years {幾年前的一則紀錄，是你自己歸檔的。} other {前陣子的一則紀錄，是你自己歸檔的。}}
={date, date, ::yMMMd}的一則
=排進今天的節目表了，幾點看都由你。
=沒有保存期限
={date, date, ::yMMMd}你記的一則紀錄，什麼時候都能再看。
=不劇透
={age, select, week {你不久前寫的一則紀錄，內容先保密。🤐} month {你前陣子寫的一則紀錄，內容先保密。🤐} year {你一年以前寫的一則紀錄，內容先保密。🤐} years {你幾年前寫的一則紀錄，內容先保密。🤐} other {你前陣子寫的一則紀錄，內容先保密。🤐}}
=自己寄來的一行字
=寫在{date, date, ::yMMMd}：「{title}」
=引用你的話
=你這麼寫過：「{title}」
={years, plural, =0 {這一年來的你} =1 {一年前的你} other {# 年前的你}}
=清單上有你這一筆：「{title}」
={age, select, week {不久前的一則} month {前陣子的一則} year {一年以前的一則} years {幾年前的一則} other {前陣子的一則}}
=是你寫的：「{title}」
={date, date, ::yMMMd}你記的
=上面寫著：「{title}」🔖
={date, date, ::yMMMd}的你
=在清單上留了一句：「{title}」
=再讀一行
={date, date, ::yMMMd}，作者是你：「{title}」
=沒有人動過
=照你寫的樣子：「{title}」
=從你的清單摘一句
={age, select, week {不久之前：「{title}」} month {前陣子：「{title}」} year {一年以前：「{title}」} years {幾年前：「{title}」} other {前陣子：「{title}」}}
=檔案裡的一則
=標著{date, date, ::yMMMd}：「{title}」🗃️
=你留給自己的
=是這一句：「{title}」
=今天輪到這一則
=你寫的是：「{title}」
=你寫過的一則紀錄
=是{date, date, ::yMMMd}的，現在讀、改天讀都好。
=你自己的話
=之前某天寫下的，可以在這裡讀。
=寫下來的一天
=是{date, date, ::yMMMd}。那天的紀錄，想看就看，不看也無妨。
=回頭看看
={age, select, week {不久前你寫了一則紀錄，就在這裡。} month {前陣子你寫了一則紀錄，就在這裡。} year {一年以前你寫了一則紀錄，就在這裡。} years {幾年前你寫了一則紀錄，就在這裡。} other {前陣子你寫了一則紀錄，就在這裡。}}
=當時寫下的
={years, plural, =0 {這一年來你寫下的話，一直都在。} =1 {一年前你寫下的話，一直都在。} other {# 年前你寫下的話，一直都在。}}
=等水滾的時候
=剛好夠讀完你自己寫的一行。
=好好放著
=你之前某天寫的，一個字也沒動過。
=幫你收好了
={date, date, ::yMMMd}的一則紀錄，想看的話就在這裡。
=想看一看嗎？
={age, select, week {有一則你的紀錄，說的是不久前的事。} month {有一則你的紀錄，說的是前陣子的事。} year {有一則你的紀錄，說的是一年以前的事。} years {有一則你的紀錄，說的是幾年前的事。} other {有一則你的紀錄，說的是前陣子的事。}}
=記得那天嗎？
=想不起{date, date, ::yMMMd}也沒關係，這裡有你寫的一則紀錄。
=看看就好
=是{date, date, ::yMMMd}的紀錄，什麼都不必做。
=有一分鐘的話
={age, select, week {可以讀一則紀錄，那是不久前的事。} month {可以讀一則紀錄，那是前陣子的事。} year {可以讀一則紀錄，那是一年以前的事。} years {可以讀一則紀錄，那是幾年前的事。} other {可以讀一則紀錄，那是前陣子的事。}}
=又見到這行字
=記於{date, date, ::yMMMd}：「{title}」
=出自你筆下
=你是這樣寫的：「{title}」
={years, plural, =0 {過去一年裡} =1 {回到一年前} other {回到 # 年前}}
=你寫下這一句：「{title}」
={age, select, week {就在不久前} month {就在前陣子} year {那是一年以前} years {那是幾年以前} other {就在前陣子}}
=你寫過這麼一行：「{title}」
=回到{date, date, ::yMMMd}
=那天你記下的：「{title}」
={date, date, ::yMMMd}那天
=你留了這句話：「{title}」
=讀一行就好
=你曾經寫下：「{title}」
=放在原處
=你留下的是這句：「{title}」
=再讀一遍
={age, select, week {你不久前寫的：「{title}」} month {你前些日子寫的：「{title}」} year {你一年以前寫的：「{title}」} years {你幾年前寫的：「{title}」} other {你前些日子寫的：「{title}」}}
=為你留著
={date, date, ::yMMMd}你記的：「{title}」
=這是你的
=再看一眼：「{title}」
=今天的一行
=是你之前寫下的：「{title}」
=你親手寫的
=日期是{date, date, ::yMMMd}。
=先前的一則紀錄
=隨時可以重讀。
={date, date, ::yMMMd}的紀錄
=全文都在。
=你記下的一件事
={age, select, week {不久以前。} month {一段時間以前。} year {一年以前。} years {幾年以前。} other {一段時間以前。}}
={years, plural, =0 {不到一年前} =1 {一年前} other {# 年前}}
=有一則紀錄可看。
=很快就能讀完
=出自你的清單。
=原文照錄
=較早的一則紀錄。
=保存完好
={date, date, ::yMMMd}的一則紀錄。
=重讀自己的話
=之前某一天寫的一行。
=某一天的紀錄
=那天是{date, date, ::yMMMd}。
=再看一次
=你寫的，{date, date, ::yMMMd}。
={age, select, week {不久前的一行字} month {前陣子的一行字} year {一年以前的一行字} years {幾年前的一行字} other {前陣子的一行字}}
=何時看都可以。
=你記下的
={date, date, ::yMMMd}：「{title}」
=你寫過
=「{title}」
={years, plural, =0 {不到一年前} =1 {一年前} other {# 年前}}
=你記下：「{title}」
={age, select, week {不久以前} month {一段時間以前} year {一年以前} years {幾年以前} other {一段時間以前}}
=你的一則紀錄：「{title}」
={date, date, ::yMMMd}的紀錄
=內容：「{title}」
=先前某天
=你寫道：「{title}」
=一則較早的紀錄
=寫著：「{title}」
=保留至今
={date, date, ::yMMMd}，照原樣：「{title}」
=重讀一則
=清單上有：「{title}」
=存於{date, date, ::yMMMd}
=是這一行：「{title}」
=屬於你
=一則紀錄：「{title}」
=再看一次
={date, date, ::yMMMd}記的：「{title}」
=為你留著一樣東西
=來自先前某一天，想看時再看。
={n, plural, =1 {每秒} other {每 # 秒}}
={n, plural, =1 {每分鐘} other {每 # 分鐘}}
={n, plural, =1 {每小時} other {每 # 小時}}
={n, plural, =1 {每天} other {每 # 天}}
=每年{months}的每一天
={n, plural, =1 {每{days}} other {每 # 週的{days}}}
={n, plural, =1 {每週} other {每 # 週}}（星期幾與開始日相同）
={n, plural, =1 {每月{kind, select, every {的} other {}}{days}} other {每 # 個月，當月{days}}}
={n, plural, =1 {每月} other {每 # 個月}}（僅限{months}）{n, plural, =1 {的} other {，當月}}{days}
={n, plural, =1 {每月} other {每 # 個月}}（日期與開始日相同）
={n, plural, =1 {每月} other {每 # 個月}}（僅限{months}）（日期與開始日相同）
={n, plural, =1 {每年{kind, select, every {的} other {}}{days}} other {每 # 年，當年{days}}}
={n, plural, =1 {每年} other {每 # 年，}}{months}{kind, select, each {，每月} other {的}}{days}
={n, plural, =1 {每年} other {每 # 年}}（月、日與開始日相同）
={n, plural, =1 {每年} other {每 # 年，}}{months}（日期與開始日相同）
={n, plural, =1 {每年} other {每 # 年，}}與開始日同月的{days}
={n, plural, =1 {每年} other {每 # 年，}}{weeks}的{days}
={n, plural, =1 {每年} other {每 # 年，}}{weeks}（星期幾與開始日相同）
={n, plural, =1 {每年} other {每 # 年，}}{weeks}的每一天
={days}
=每個{days}
={days}的每一天
={days}
={scope, select, month {當月} year {當年} other {}}{ordinals}{weekday}
={days}
={n, number} 日
={days}
=ISO {weeks}

={months}
=所有{weekdays}中的{positions}
={positions}工作日（{first}至{last}）
={first}、{last}


=第 {numbers} {unit, select, day {天} week {週} time {次} other {個}}
=倒數第 {numbers} {unit, select, day {天} week {週} time {次} other {個}}
=最後一{unit, select, day {天} week {週} time {次} other {個}}
=最後 {n, number} {unit, select, day {天} week {週} time {次} other {個}}
={first}至{last}
=（僅當該日{conditions}時）
={first}，且{last}
=在{months}
=為當月{days}
=為當年{days}
=為{days}
={period, select, monthly {（當月沒有這天就取最後一天）} other {（沒有這天就取之前的最後一天）}}
={period, select, monthly {（當月沒有這天就取下月第一天）} other {（沒有這天就取之後的第一天）}}
={times}
={ranges}
=第 {minutes} 分
=第 {seconds} 秒
={hours}，每小時一次（分鐘與開始時間相同）
=，小時與開始時間相同，在{minutes}
=，時、分與開始時間相同，在{seconds}
={hours}，每小時的{minutes}
={hours}，每小時的分鐘與開始時間相同，在{seconds}
=，小時與開始時間相同，在{minutes}的{seconds}
={hours}，每小時的{minutes}的{seconds}
=的{minutes}
=，分鐘與開始時間相同，在{seconds}
=的{minutes}的{seconds}
=的{seconds}
=（UTC）
=，僅限{limits}
={first}的{last}
={months}
={isInMonths, select, yes {} other {每月}}{days}
=當年{days}
={days}
={hours}
=每小時{minutes}
=每分鐘{seconds}
=，其中每{period, select, secondly {秒} minutely {分鐘} hourly {小時} daily {天} weekly {週} monthly {月} other {年}}只取{positions}
={n, plural, =1 {，總共只有 1 次} other {，總共 # 次}}
=，直到{date}（含當天）
=，直到{time}（含該時刻）
=，直到{time}（當地時間，含該時刻）
=，直到{time}（UTC，含該時刻）
=，以{weekday}（而非{monday}）為一週的第一天
=，從{start}算起
={day, date, ::ccc}
={day, date, ::LLL}
={day, date, ::yMMMMd}
={day, date, ::MMMMd}
={clock, time, ::Hm}
={clock, time, ::Hms}
={clock, date, ::yMMMMdHm}
={clock, date, ::yMMMMdHms}
=一般
=開啟後，才會收到提醒和訊息。
=成就提醒
=輕輕提醒你，記下做到的事。
=重溫成就
=偶爾翻出一項以前的成就，讓你再看看。
=里程碑通知
=每到一個里程碑，都和你一起慶祝。
=通知的語氣
=選一種你喜歡的，隨時可以預覽。
=勿擾
=不想被打擾的時間，以及一天最多幾則通知。
=一天與一週
=連續記錄和總結都依這裡計算。
=每月幾號
=當月沒有這一天時，改在最後一天。
=連續記錄提醒
=這一天、這一週或這一次結束前四小時，如果還沒有記錄，就提醒一聲。
=歡迎回來
=離開一週或一個月後，來打個招呼。
=顯示成就預覽
=通知中會顯示你寫的內容，鎖定畫面上也看得到。
=不再重溫的日子
=這些日子的成就，不會再出現在通知中。
=里程碑慶祝
=第一項成就、連續記錄、累計數量，還有總結。
=連續記錄里程碑
=例如連續 7 天、30 天、100 天，或連續這麼多週、這麼多次。
=累計里程碑
=例如第 10 項、第 50 項、第 100 項成就。
=勿擾時段
=這段時間的通知，會等結束後再來。
=暫停
=這幾天沒有通知，連續記錄也不受影響。
=每日上限
=一天最多收到這麼多則通知。
=通知太多時
=超出上限，或同時有好幾則時，如何處理。
=換一個數字
=可以是 {least, number} 到 {most, number}。
=至少選一天
=一週裡的哪一天都可以。
=時間需要調整
=一天至少 {least, number} 個時間，最多 {most, number} 個。
=時段需要調整
=每段都要有開始和結束的時間，最多 {most, number} 段。
=日期需要調整
=最後一天不能早於第一天，最多 {most, number} 段。
=重新選一個
=剛才那一項已經不在清單裡了。
=不用選日子
=每週或每月提醒，才需要選日子。
=通知
=儲存
=允許通知
=語言
=繁體中文
=提醒
=提醒時間
=提醒頻率
=星期幾
=以前的成就
=第一項成就
=每月總結
=年度總結
=通知風格
=預覽通知
=一天從幾點開始
=一週從哪天開始
=活潑
=溫和
=簡潔
=每天
=每 {days, number} 天
=週一到週五
=每週
=每月
=自訂
=合併
=略過
=順延到隔天
=新增時間
=新增時段
=新增日期
=移除
=從
=到
=從星期幾開始
={from, time, ::Hm}–{to, time, ::Hm}
={first, date, medium}–{last, date, medium}
={first, date, medium}
=鬧鐘
=準時通知
=通知
=需要通知權限
=通知類別已關閉
=瀏覽器未連接
=這裡無法顯示通知
=沒有排定的通知
=已關閉
=下次：{next, time, short}
=下次：{day, date, ::EEE}{next, time, short}
=設定鬧鐘
=排定通知
={unit, select, day {{streak, plural, =1 {寫了 1 天！} other {連續 # 天！}}} week {{streak, plural, =1 {寫了 1 週！} other {連續 # 週！}}} time {{streak, plural, =1 {寫了 1 次！} other {連續 # 次！}}} other {{streak, plural, =1 {寫了 1 天！} other {連續 # 天！}}}}
=今天寫「麵包烤得剛剛好」，也很像樣。🍞
=今天這一頁開著
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}{deadline, time, short} 前寫的都算今天。來一句嗎？
=再小都算數
={unit, select, day {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}} week {{streak, plural, =1 {已經寫了 1 週。} other {已經連續 # 週了。}}} time {{streak, plural, =1 {已經寫了 1 次。} other {已經連續 # 次了。}}} other {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}}}今天回了訊息、澆了花，都能寫。
=親愛的日記
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}今天光寫天氣也行，大作家也常這樣。📖
=穿睡衣來也行
={unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}邊打呵欠邊寫也可以，{deadline, time, short} 前都是今天！
=好東西都在這裡
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}有興致的話，今天也添兩筆！
=今天這一集
={unit, select, day {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}} week {{streak, plural, =1 {已經寫了 1 週。} other {已經連續 # 週了。}}} time {{streak, plural, =1 {已經寫了 1 次。} other {已經連續 # 次了。}}} other {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}}}今天是大轉折，還是溫馨小品？
=替今天鼓鼓掌
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}再小的得意也寫得進來，{deadline, time, short} 前都算今天。
=今天平平無奇？
={unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}不用天天放煙火，「一切如常」也是新聞！
=短小精悍
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}今天這一則，比這句話更短也沒問題。
=在休息？也算
={unit, select, day {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}} week {{streak, plural, =1 {已經寫了 1 週。} other {已經連續 # 週了。}}} time {{streak, plural, =1 {已經寫了 1 次。} other {已經連續 # 次了。}}} other {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}}}「休息得非常專業」，也是一則好紀錄！😴
=怎麼寫都行
=今天要押韻、要碎念，都隨你！{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天誰逗你笑了？
=狗狗、迷因、剛好空出來的車位，都算！{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天哪一口最好吃？
=滷蛋、蛋餅、偷吃的一根薯條，寫下來！{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天遇到誰？
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}「打了電話給媽媽」「認識新鄰居」，都是好句子！
={unit, select, day {{streak, plural, =1 {已記 1 天，你看看} other {已記 # 天，你看看}}} week {{streak, plural, =1 {已記 1 週，你看看} other {已記 # 週，你看看}}} time {{streak, plural, =1 {已記 1 次，你看看} other {已記 # 次，你看看}}} other {{streak, plural, =1 {已記 1 天，你看看} other {已記 # 天，你看看}}}}
={name}，今天寫一件小小的就好。🌼
={unit, select, day {{streak, plural, =1 {寫了 1 天} other {寫了 # 天}}} week {{streak, plural, =1 {寫了 1 週} other {寫了 # 週}}} time {{streak, plural, =1 {寫了 1 次} other {寫了 # 次}}} other {{streak, plural, =1 {寫了 1 天} other {寫了 # 天}}}}
=今天也可以寫，長短都好。
=今天的這一頁
=幾個字，就是它的開頭。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=小小一件
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}今天做過最小的那件事，也能寫。
=像寫日記
=今天寫吃了什麼、讀了什麼，都可以。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=照現在這樣就好
=累累的一句，也是一句。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=寫下的會留著
={unit, select, day {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}} week {{streak, plural, =1 {已經寫了 1 週。} other {已經連續 # 週了。}}} time {{streak, plural, =1 {已經寫了 1 次。} other {已經連續 # 次了。}}} other {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}}}今天想寫的話，一件小事就好。
=問一個小問題
=今天想留下什麼？{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=慢慢寫也好
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}今天一個詞就夠。
=平淡的一天？
=那就寫「沒什麼事」。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=一個字
={unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}今天只寫「晴」，或是「湯」，也好。
=休息也能寫
=如果今天都在休息，就寫「休息」。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=用自己的話
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}今天只寫半句，也是你的話。
=今天有什麼溫暖的事？
=你給別人的，或別人給你的。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天留意到什麼？
=光線、氣味、店裡放的一首歌。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天過得怎麼樣？
=怎麼回答，這裡都放得下。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
=今天的幾個字
={name}，想寫什麼都可以。{unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}
={unit, select, day {{streak, plural, =1 {寫了 1 天} other {連續 # 天}}} week {{streak, plural, =1 {寫了 1 週} other {連續 # 週}}} time {{streak, plural, =1 {寫了 1 次} other {連續 # 次}}} other {{streak, plural, =1 {寫了 1 天} other {連續 # 天}}}}
=今天寫一行就夠。
={unit, select, day {{streak, plural, =1 {已記 1 天} other {已記 # 天}}} week {{streak, plural, =1 {已記 1 週} other {已記 # 週}}} time {{streak, plural, =1 {已記 1 次} other {已記 # 次}}} other {{streak, plural, =1 {已記 1 天} other {已記 # 天}}}}
={deadline, time, short} 前寫的，算在今天。
=大小都算
=最小的事也可以。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=題材不限
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}今天記點什麼？
=今天到 {deadline, time, short} 為止
={unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}可以簡短。
=寫下的都在
={unit, select, day {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}} week {{streak, plural, =1 {已經寫了 1 週。} other {已經連續 # 週了。}}} time {{streak, plural, =1 {已經寫了 1 次。} other {已經連續 # 次了。}}} other {{streak, plural, =1 {已經寫了 1 天。} other {已經連續 # 天了。}}}}今天還可以寫。
=要記哪一件？
=今天的事，任選。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=今天的一件事？
={unit, select, day {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}} week {{streak, plural, =1 {寫了 1 週。} other {連續 # 週了。}}} time {{streak, plural, =1 {寫了 1 次。} other {連續 # 次了。}}} other {{streak, plural, =1 {寫了 1 天。} other {連續 # 天了。}}}}{deadline, time, short} 之前都算。
=平常就好
={unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}今天可以很平常。
=三言兩語
=今天這樣就夠。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=休息也算
=寫「休息」就是一則。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=寫法隨意
=半句也可以。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=有要記的事嗎？
={unit, select, day {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}} week {{streak, plural, =1 {目前寫了 1 週。} other {目前連續 # 週。}}} time {{streak, plural, =1 {目前寫了 1 次。} other {目前連續 # 次。}}} other {{streak, plural, =1 {目前寫了 1 天。} other {目前連續 # 天。}}}}今天寫幾個字。
=完成了什麼？
=或是剛開始什麼，都算。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=今天見了誰？
=一個名字就是一則。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=一件小事？
=今天也算數。{unit, select, day {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}} week {{streak, plural, =1 {已記 1 週。} other {已連續 # 週。}}} time {{streak, plural, =1 {已記 1 次。} other {已連續 # 次。}}} other {{streak, plural, =1 {已記 1 天。} other {已連續 # 天。}}}}
=今天可以寫一句
=一件小事就好。
={unit, select, day {連續 {streak, number} 天！} week {連續 {streak, number} 週！} time {連續 {streak, number} 次！} other {連續 {streak, number} 天！}}
=大聲唸一次看看，聽起來更過癮。
=第一次哪想得到
={unit, select, day {現在已經連續 {streak, number} 天了！} week {現在已經連續 {streak, number} 週了！} time {現在已經連續 {streak, number} 次了！} other {現在已經連續 {streak, number} 天了！}}
=忙東忙西之間
={unit, select, day {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 天了。🧦} week {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 週了。🧦} time {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 次了。🧦} other {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 天了。🧦}}
=拿出最好的杯子
={unit, select, day {連續 {streak, number} 天，今天喝什麼都像在慶祝。☕} week {連續 {streak, number} 週，今天喝什麼都像在慶祝。☕} time {連續 {streak, number} 次，今天喝什麼都像在慶祝。☕} other {連續 {streak, number} 天，今天喝什麼都像在慶祝。☕}}
=這本好看
={unit, select, day {連續 {streak, number} 天，寫下的都在，作者正是你！} week {連續 {streak, number} 週，寫下的都在，作者正是你！} time {連續 {streak, number} 次，寫下的都在，作者正是你！} other {連續 {streak, number} 天，寫下的都在，作者正是你！}}
=不能團購
={unit, select, day {日子只能一天一天來，這就連續 {streak, number} 天了！} week {日子只能一週一週來，這就連續 {streak, number} 週了！} time {這事只能一次一次來，這就連續 {streak, number} 次了！} other {日子只能一天一天來，這就連續 {streak, number} 天了！}}
={unit, select, day {連續第 {streak, number} 天！} week {連續第 {streak, number} 週！} time {連續第 {streak, number} 次！} other {連續第 {streak, number} 天！}}
={name}，謝個幕吧，掌聲已經備好。
=一、二、三，喀嚓！
={unit, select, day {連續 3 天，拍張照留念。📸} week {連續 3 週，拍張照留念。📸} time {連續 3 次，拍張照留念。📸} other {連續 3 天，拍張照留念。📸}}
={unit, select, day {連續三天} week {連續三週} time {連續三次} other {連續三天}}
=一回是偶然，兩回是巧合，三回就不簡單了！
=紅橙黃綠藍靛紫
={unit, select, day {連續 7 天，湊成一道彩虹。🌈} week {連續 7 週，湊成一道彩虹。🌈} time {連續 7 次，湊成一道彩虹。🌈} other {連續 7 天，湊成一道彩虹。🌈}}
=Do Re Mi Fa So La Si
={unit, select, day {連續七天，剛好唱完一個音階。🎶} week {連續七週，剛好唱完一個音階。🎶} time {連續七次，剛好唱完一個音階。🎶} other {連續七天，剛好唱完一個音階。🎶}}
=五十！
={unit, select, day {連續 50 天，捧在手上沉甸甸的。} week {連續 50 週，捧在手上沉甸甸的。} time {連續 50 次，捧在手上沉甸甸的。} other {連續 50 天，捧在手上沉甸甸的。}}
={unit, select, day {連續五十天} week {連續五十週} time {連續五十次} other {連續五十天}}
=每個插一根蠟燭，蛋糕要訂特大號。🎂
={unit, select, day {連續 100 天！} week {連續 100 週！} time {連續 100 次！} other {連續 100 天！}}
=三位數了，想跟誰炫耀都可以。💯
=九十九……一百！
={unit, select, day {連續 100 天，哪位幫忙敲個鑼？} week {連續 100 週，哪位幫忙敲個鑼？} time {連續 100 次，哪位幫忙敲個鑼？} other {連續 100 天，哪位幫忙敲個鑼？}}
=連續 14 天
=兩週下來，哪一天的故事最好聽？
=連續十四天
=鮮奶哪能放這麼久，冰箱都佩服。🥛
=比二月還長
=連續 30 天，二月從來沒走到這裡。
=連續三十天
=月亮圓過、彎過，整套戲都演完了。🌙
=連續 200 天！
=一百天，後面再接一百天，好長一列。
=連續兩百天
=換算成 4,800 小時，打瞌睡也包含在內。
=連續 365 天！
=地球繞太陽一圈也差不多這麼久，兩位都跑得漂亮。🌍
=一整本日曆
=連續 365 天，一張一張撕到底！
={unit, select, day {連續十四次} week {連續十四週} time {連續十四次} other {連續十四次}}
=七個一數，剛好數兩輪！
=兩道彩虹並排
={unit, select, day {七種顏色出現兩輪，連續 14 次。🌈} week {七種顏色出現兩輪，連續 14 週。🌈} time {七種顏色出現兩輪，連續 14 次。🌈} other {七種顏色出現兩輪，連續 14 次。🌈}}
=三十了！
={unit, select, day {連續 30 次，可以辦一場超迷你的遊行。🎉} week {連續 30 週，可以辦一場超迷你的遊行。🎉} time {連續 30 次，可以辦一場超迷你的遊行。🎉} other {連續 30 次，可以辦一場超迷你的遊行。🎉}}
={unit, select, day {連續三十次} week {連續三十週} time {連續三十次} other {連續三十次}}
=如果每次存一塊餅乾，罐子早就滿了。🍪
={unit, select, day {連續 200 次！} week {連續 200 週！} time {連續 200 次！} other {連續 200 次！}}
=一百，後面再接一百，好長一列火車。🚂
=兩百！
={unit, select, day {連續 200 次，彩帶預算正式用完。🎊} week {連續 200 週，彩帶預算正式用完。🎊} time {連續 200 次，彩帶預算正式用完。🎊} other {連續 200 次，彩帶預算正式用完。🎊}}
={unit, select, day {連續 365 次！} week {連續 365 週！} time {連續 365 次！} other {連續 365 次！}}
=這個數字本來是日曆的，現在也是你的。📅
=換個大獎盃！
={unit, select, day {連續 365 次，要趕快訂做一座。🏆} week {連續 365 週，要趕快訂做一座。🏆} time {連續 365 次，要趕快訂做一座。🏆} other {連續 365 次，要趕快訂做一座。🏆}}
=各式各樣的一週
=順的、亂的、說不清的，連續 {streak, number} 週！
=又見面了
=連續 {streak, number} 週，日子一直來，你也一直來。
=給你鼓鼓掌
=連續 {streak, number} 週，得意一下也不過分。🎩
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=不必拿來證明什麼，知道有這些就好。
=最初只是一小步
={unit, select, day {如今，連續 {streak, number} 天了。} week {如今，連續 {streak, number} 週了。} time {如今，連續 {streak, number} 次了。} other {如今，連續 {streak, number} 天了。}}
=細水長流
={unit, select, day {別的事來來去去，這件事一直陪著你，連續 {streak, number} 天。} week {別的事來來去去，這件事一直陪著你，連續 {streak, number} 週。} time {別的事來來去去，這件事一直陪著你，連續 {streak, number} 次。} other {別的事來來去去，這件事一直陪著你，連續 {streak, number} 天。}}
=歇一歇
={unit, select, day {連續 {streak, number} 天了。喘口氣，這樣就夠。} week {連續 {streak, number} 週了。喘口氣，這樣就夠。} time {連續 {streak, number} 次了。喘口氣，這樣就夠。} other {連續 {streak, number} 天了。喘口氣，這樣就夠。}}
=都替你留著
={unit, select, day {連續 {streak, number} 天，其間寫下的字，哪天想看再慢慢翻。} week {連續 {streak, number} 週，其間寫下的字，哪天想看再慢慢翻。} time {連續 {streak, number} 次，其間寫下的字，哪天想看再慢慢翻。} other {連續 {streak, number} 天，其間寫下的字，哪天想看再慢慢翻。}}
=一個接一個
={unit, select, day {一天，再一天，連續 {streak, number} 天。} week {一週，再一週，連續 {streak, number} 週。} time {一次，再一次，連續 {streak, number} 次。} other {一天，再一天，連續 {streak, number} 天。}}
=順的、不順的
={unit, select, day {{name}，連續 {streak, number} 天，都是你的。} week {{name}，連續 {streak, number} 週，都是你的。} time {{name}，連續 {streak, number} 次，都是你的。} other {{name}，連續 {streak, number} 天，都是你的。}}
={unit, select, day {連續 3 天} week {連續 3 週} time {連續 3 次} other {連續 3 天}}
=不多不少，看了心裡舒服。
={unit, select, day {連續三天} week {連續三週} time {連續三次} other {連續三天}}
=碰巧也好，有心也好，都很好。
={unit, select, day {連續 7 天} week {連續 7 週} time {連續 7 次} other {連續 7 天}}
=像彩虹的七種顏色，各有各的樣子。
={unit, select, day {連續七天} week {連續七週} time {連續七次} other {連續七天}}
=輕輕記一筆，這樣就好。
={unit, select, day {連續 50 天} week {連續 50 週} time {連續 50 次} other {連續 50 天}}
=聽起來不少，也確實不少。
={unit, select, day {連續五十天} week {連續五十週} time {連續五十次} other {連續五十天}}
=想慶祝就慶祝，想安靜一下也可以。
={unit, select, day {連續 100 天} week {連續 100 週} time {連續 100 次} other {連續 100 天}}
=安安靜靜地，就來到三位數。
={unit, select, day {連續一百天} week {連續一百週} time {連續一百次} other {連續一百天}}
={unit, select, day {之後怎樣都好，這一百天，你已經走過了。} week {之後怎樣都好，這一百週，你已經走過了。} time {之後怎樣都好，這一百次，你已經做到了。} other {之後怎樣都好，這一百天，你已經走過了。}}
=連續 14 天
=兩個星期的事，都替你留著。
=連續十四天
=如果有點開心，就讓自己開心一下。
=連續 30 天
=差不多一個月，平常的日子也都算在裡面。
=連續三十天
=月亮走完一輪，大約也是這麼久。
=連續 200 天
=比半年更長。想回頭看的話，就看一眼。
=連續兩百天
=有的日子長，有的日子短，都算在裡面。
=連續 365 天
=有一年那麼長，每一天，你都走過來了。
=春夏秋冬
=連續 365 天，四季都走過一輪了。
={unit, select, day {連續 14 次} week {連續 14 週} time {連續 14 次} other {連續 14 次}}
=裡面的大事小事，都替你留著。
={unit, select, day {連續十四次} week {連續十四週} time {連續十四次} other {連續十四次}}
=有點開心的話，不用藏起來。
={unit, select, day {連續 30 次} week {連續 30 週} time {連續 30 次} other {連續 30 次}}
=平常的那些，也都算在裡面。
={unit, select, day {連續三十次} week {連續三十週} time {連續三十次} other {連續三十次}}
=這個數字慢慢看，是你一點一點累積的。
={unit, select, day {連續 200 次} week {連續 200 週} time {連續 200 次} other {連續 200 次}}
=想回頭看的話，就看一眼。
=兩百，一個一個來的
={unit, select, day {連續 200 次，輕鬆的、吃力的，都算在裡面。} week {連續 200 週，輕鬆的、吃力的，都算在裡面。} time {連續 200 次，輕鬆的、吃力的，都算在裡面。} other {連續 200 次，輕鬆的、吃力的，都算在裡面。}}
={unit, select, day {連續 365 次} week {連續 365 週} time {連續 365 次} other {連續 365 次}}
=一個一個，你都走過來了。
=季節來來去去
={unit, select, day {連續 365 次，風景都在裡面。} week {連續 365 週，風景都在裡面。} time {連續 365 次，風景都在裡面。} other {連續 365 次，風景都在裡面。}}
=尋常日子
=連續 {streak, number} 週，沒有哪一週非得精彩。
=常來坐坐
=連續 {streak, number} 週，或許已經熟門熟路了。
=坐下來看看
=連續 {streak, number} 週了，不趕路。
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=走得很穩。
=從頭算起
={unit, select, day {連續 {streak, number} 天。} week {連續 {streak, number} 週。} time {連續 {streak, number} 次。} other {連續 {streak, number} 天。}}
={unit, select, day {已連續 {streak, number} 天} week {已連續 {streak, number} 週} time {已連續 {streak, number} 次} other {已連續 {streak, number} 天}}
=日子照過，紀錄照寫。
=里程碑
={unit, select, day {已連續 {streak, number} 天。} week {已連續 {streak, number} 週。} time {已連續 {streak, number} 次。} other {已連續 {streak, number} 天。}}
=可以重讀
={unit, select, day {連續 {streak, number} 天，這段期間的紀錄都在。} week {連續 {streak, number} 週，這段期間的紀錄都在。} time {連續 {streak, number} 次，這段期間的紀錄都在。} other {連續 {streak, number} 天，這段期間的紀錄都在。}}
=慢慢累計
={unit, select, day {到目前連續 {streak, number} 天。} week {到目前連續 {streak, number} 週。} time {到目前連續 {streak, number} 次。} other {到目前連續 {streak, number} 天。}}
={unit, select, day {連續第 {streak, number} 天} week {連續第 {streak, number} 週} time {連續第 {streak, number} 次} other {連續第 {streak, number} 天}}
=到了一個里程碑。
={unit, select, day {連續 3 天} week {連續 3 週} time {連續 3 次} other {連續 3 天}}
=好的開始。
={unit, select, day {連續第三天} week {連續第三週} time {連續第三次} other {連續第三天}}
=這一輪的第一個里程碑。
={unit, select, day {連續 7 天} week {連續 7 週} time {連續 7 次} other {連續 7 天}}
=一個不少。
={unit, select, day {連續第七天} week {連續第七週} time {連續第七次} other {連續第七天}}
=這一輪的第二個里程碑。
={unit, select, day {連續 50 天} week {連續 50 週} time {連續 50 次} other {連續 50 天}}
=真不少。
={unit, select, day {連續第 50 天} week {連續第 50 週} time {連續第 50 次} other {連續第 50 天}}
=整整五十。
={unit, select, day {連續 100 天} week {連續 100 週} time {連續 100 次} other {連續 100 天}}
=值得停下來看看。
={unit, select, day {連續第 100 天} week {連續第 100 週} time {連續第 100 次} other {連續第 100 天}}
=來到三位數。
=連續 14 天
=兩週。
=連續第 14 天
=大約半個月。
=連續 30 天
=大約一個月。
=連續第 30 天
=4 週又 2 天。
=連續 200 天
=超過半年。
=連續第 200 天
=28 週又 4 天。
=連續 365 天
=一整年那麼長。
=連續第 365 天
=52 週又 1 天。
={unit, select, day {連續 14 次} week {連續 14 週} time {連續 14 次} other {連續 14 次}}
=這一輪的第三個里程碑。
={unit, select, day {連續第 14 次} week {連續第 14 週} time {連續第 14 次} other {連續第 14 次}}
=七個，再加七個。
={unit, select, day {連續 30 次} week {連續 30 週} time {連續 30 次} other {連續 30 次}}
=一路做得很好。
={unit, select, day {連續第 30 次} week {連續第 30 週} time {連續第 30 次} other {連續第 30 次}}
=一個整數。
={unit, select, day {連續 200 次} week {連續 200 週} time {連續 200 次} other {連續 200 次}}
=很有耐心。
={unit, select, day {連續第 200 次} week {連續第 200 週} time {連續第 200 次} other {連續第 200 次}}
=整整兩百。
={unit, select, day {連續 365 次} week {連續 365 週} time {連續 365 次} other {連續 365 次}}
=和一年的天數一樣多。
={unit, select, day {連續第 365 次} week {連續第 365 週} time {連續第 365 次} other {連續第 365 次}}
=走了好遠。
=一週接一週
=累計連續 {streak, number} 週。
=到第 {streak, number} 週了
=還在繼續。
=每週的里程碑
=現在連續 {streak, number} 週。
=達成一個里程碑
=有空時再看就好。
=通知
=設定
=特殊應用程式存取權
=網站設定
=請進請進
=做了什麼，大事小事，都有一行可以寫！
={gapDays, number} 天的生活
=做過的事隨便挑一件來寫，無聊的也收。
=全都安好
=你的 {count, number} 則紀錄一則不少，再來一則也住得下！🪴
=下一則隨你寫
=清單寫到{last, date, ::MMMMd}，接著寫哪天、寫什麼都可以！
=半行也可以
=曬了棉被、吃了芒果、換了燈泡，都能寫上清單。🥭
=最近有什麼新鮮事？
=做了大事、做了小事、「沒事」，都是好答案。
=想從哪開始都行
=先寫上星期二的也可以，清單從來不管順序。
=一行空白，請收下
=用來寫做過的事，今天用、下雨天用，都不會過期。☔
=清單跟你問好
={name}，做了什麼都可以寫上去。☕
=門開著
=做過的事，想寫就寫，不必說明什麼。
=不管是怎樣的日子
={gapDays, number} 天裡做了什麼、撐過什麼，寫一點或不寫，都好。
=收得好好的
=這裡有你的 {count, number} 則紀錄，不催你做什麼。
=清單在這裡
=最近一則是{last, date, ::MMMMd}的，要寫哪天都好。
=再小也沒關係
=開了窗、回了一則訊息、睡了一覺，都可以寫上清單。
=這陣子過得怎麼樣？
=有什麼想寫下來的，可以寫在這裡。
=眼前只有今天
=寫一件今天的小事就好，不寫也行。
=改天也可以
=清單一直開著，這裡不點名。
=這份清單是你的
={name}，寫一件事，或歇一歇，都好。
=隨時
=可以新增一則紀錄。
=做過的事
=這些日子裡，哪一天的都可以寫。
=你的清單
={count, number} 則紀錄。
=最近一則
={last, date, ::MMMMd}。
=長短皆可
=兩三個字就是一則。
=有要記的事嗎？
=這裡有位置。
=起點不限
=紀錄不分先後。
=不設時間表
=寫或不寫皆可。
=你的那一頁
=可以寫，留白也可以。
=一頁留白
=做過的事，想到了再寫。
={year, date, ::y}：{count, number} 則紀錄
=有沒有煙火，都收得好好的。🎆
={months, number} 個月有紀錄
={year, date, ::y}的月曆，可以多掛幾天。
={activeDays, number} 天有紀錄
=這就是{year, date, ::y}，你從頭到尾都在場！
={bestStreak, plural, =1 {完完整整的一天} other {連續 # 天}}
={bestStreak, plural, =1 {{year, date, ::y}最長的一段，鼓聲照樣響起。🥁} other {{year, date, ::y}最長的一段，來點鼓聲吧。🥁}}
={year, date, ::y}交棒了
=鑰匙一把，紀錄 {count, number} 則，請收好。新年快樂！
=從{year, date, ::y}選一則？
={count, plural, =1 {有 # 則紀錄，得獎的就是它！} other {共有 # 則紀錄，新的一年還長，慢慢挑！}}
={year, date, ::y}過去了
=寫下的 {count, number} 則紀錄就在這裡，哪一天想看都可以。
={year, date, ::y}的十二個月
=各有各的樣子，有 {months, number} 個月留下了你的字。
={year, date, ::y}裡有 {activeDays, number} 天
=留有你寫的字，或長或短。
={year, date, ::y}最長的一段
={bestStreak, plural, =1 {是一天，一天也很完整。} other {接連 # 天有紀錄，一天接著一天。}}
=舊年與新年之間
=身後有{year, date, ::y}的 {count, number} 則紀錄。前面的事，今天不急著決定。
={year, date, ::y}，不論順不順
=你寫下了 {count, number} 則，日子有晴有雨。
={year, date, ::y}總數
={count, number} 則紀錄。
=有紀錄的月份
={year, date, ::y}，{months, number} 個月。
={year, date, ::y}，以天計
={activeDays, number} 天留有紀錄。
={year, date, ::y}最長連續紀錄
={bestStreak, number} 天。
={year, date, ::y}的數字
=紀錄 {count, number} 則，{activeDays, number} 天，{months, number} 個月。
={year, date, ::y}全部紀錄
=想看時就在這裡。
=過去一年的回顧
=已經備好，哪一天看都可以。

"""#

/// Locale, translated and all messages of each draft.
let shippedDraftCounts: [(locale: String, translated: Int, total: Int)] = []
