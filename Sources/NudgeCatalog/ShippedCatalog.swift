// Written by Scripts/make-catalog from Templates/ and Localization/. Do not edit.
// swift-format-ignore-file

let shippedCatalogText = #"""
nudge-catalog	3	1077	414	1833	2241	3076	273	1354	1241	1720	712	254	195	53	47	1564	780	877	1611	1838	213	4231	7230	1934	330	4123	641	232	1438	532	615	2827	188	578	568	506	196	1675	4949	2663	164	1480	1392	11919	571	4647	1197	63	1576	3501	9618	1471	1932	2145	354	5193	38792	22126	1804	4097	1705	561	684	274	34875	28669	60	3006	3425	4810	198	1462	3886	2173	176	1509	1122	9565	590	3177	1020	27	1147	3241	6041	1468	1459	1914	347	4195	40933	17605	1507	3699	1680	578	602	262	35000	25567	50	2688	2835	2809	204	1450	3925	2182	182	1548	1116	9357	563	3171	1020	27	1150	3358	6019	1504	1474	1906	356	4207	40564	17697	1498	3699	1671	578	594	258	23387	24842	59	2676	2905	3067
revision	1	
template	actions	action
template	command-next	phrase
template	command-notes	phrase
template	command-preview	phrase
template	command-run	phrase
template	command-status	phrase
template	command-year	phrase
template	count-milestone	push	5000	10	50	100	200	500	1000	2000	5000	10000
template	examples	phrase
template	farewell	push
template	first-achievement	push
template	group-summary	label
template	hard-words	phrase
template	help	prompt
template	monthly-summary	push
template	page-access	phrase
template	page-journal	phrase
template	page-notifications	phrase
template	prompts	prompt
template	reasons	phrase
template	reminder	push
template	retrieval	push
template	returned	push
template	schedules	phrase
template	settings	prompt
template	settings-errors	prompt
template	settings-labels	label
template	status	label
template	streak-at-risk	push
template	streak-milestone	push	365	3	7	14	30	50	100	200	365	500	730	1000
template	system-pages	label
template	weekly-summary	push
template	welcome-back	push
template	yearly-summary	push
locale	en
locale	zh-Hans
locale	zh-Hant
argument	minutes	int	1	999		0	30	1
variant	add	1	1					
variant	add-hint	1	1					
variant	view	1	1					
variant	keep	1	1					
variant	fit	1	1					
variant	not-this	1	1					
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
argument	count	int	0			0	2	1
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
argument	dates	text				0	Fri, Dec 25, 2026
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
variant	floating	1	1					
variant	nothing-comes	1	1					
variant	nothing-fits	1	1					
variant	rule-ended	1	1					
variant	later-achievements	1	1					
variant	nothing-sent	1	1					
variant	nothing-sent-why	1	1					
variant	people	1	1					
variant	people-a-second	1	1					
variant	bad-lines	1	1					
variant	not-finished	1	1					
variant	not-coming	1	1					
variant	not-sent	1	1					
variant	alike	1	1					
variant	more-skipped	1	1					
variant	span	1	1					
variant	span-explained	1	1					
variant	asked-at	1	1					
variant	rule	1	1					
variant	day-start	1	1					
argument	n	int	0			0	2	1
argument	all	int	0			0	5
argument	option	text				0	--achievements
argument	other	text				0	--history
argument	date	text				0	2026-11-22T12:00:00
argument	path	text				0	history.tsv
argument	names	text				0	Notes, Mood
argument	line	int	1			0	12
argument	locale	text				0	ja
argument	shown	text				0	en
argument	kinds	text				0	prompts, status
argument	id	text				0	reminder-2026-11-22
argument	values	text				0	--channel enabled
argument	time	time				0	12:00
argument	end	time				0	16:00
argument	day	date				0	2026-11-22
argument	why	text				0	there is no session bus
variant	assumed-achievements	1	1					
variant	assumed-last-day	1	1					
variant	assumed-first-day	1	1					
variant	assumed-weekday	1	1					
variant	assumed-month-day	1	1					
variant	assumed-start	1	1					
variant	assumed-states	1	1					
variant	read-interval	1	1					
variant	example-values	1	1					
variant	zone-is-utc	1	1					
variant	zone-replaced	1	1					
variant	rule-is-utc	1	1					
variant	future-achievements	1	1					
variant	excluded-in-vain	1	1					
variant	weekdays-replaced	1	1					
variant	time-in-title	1	1					
variant	zone-in-title	1	1					
variant	history-of-habits	1	1					
variant	history-guessed	1	1					
variant	history-in-utc	1	1					
variant	history-columns-unread	1	1					
variant	history-keys-unread	1	1					
variant	history-not-done	1	1					
variant	nothing-in-history	1	1					
variant	fixed-offset	1	1					
variant	full-width-brace	1	1					
variant	fewer	1	1					
variant	events-do-not-repeat	1	1					
variant	reading-history	1	1					
variant	reading-message	1	1					
variant	reading-people	1	1					
variant	reading-person	1	1					
variant	no-people	1	1					
variant	nothing-in-span	1	1					
variant	progress-only	1	1					
variant	unknown-calendars	1	1					
variant	no-style	1	1					
variant	no-notifications	1	1					
variant	draft-left-out	1	1					
variant	draft-replaced	1	1					
variant	language-replaced	1	1					
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
argument	option	text				0	--count
argument	locale	text				0	en
argument	first	text				0	text a01
argument	last	text				0	chosen twice as often
argument	recording	text				2	nothing	one	nothing
variant	kind-group-summary	1	1					
variant	kind-hard-words	1	1					
variant	kind-prompts	1	1					
variant	kind-help	1	1					
variant	kind-settings	1	1					
variant	kind-settings-labels	1	1					
variant	kind-settings-errors	1	1					
variant	kind-status	1	1					
variant	kind-actions	1	1					
variant	kind-system-pages	1	1					
variant	kind-page-access	1	1					
variant	kind-page-journal	1	1					
variant	kind-page-notifications	1	1					
variant	kind-schedules	1	1					
variant	kind-reasons	1	1					
variant	kind-command-next	1	1					
variant	kind-command-notes	1	1					
variant	kind-command-preview	1	1					
variant	kind-command-run	1	1					
variant	kind-command-status	1	1					
variant	kind-command-year	1	1					
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
variant	total	1	1					
variant	total-of-more	1	1					
variant	off-by-default	1	1					
variant	summary	1	1					
variant	summary-with-repeats	1	1					
variant	assumption	1	1					
variant	celebrated	1	1					
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
variant	label-notifications	1	1					
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
argument	n	int	0			0	2	1
argument	days	int	0			0	2	1
argument	day	date				0	2026-11-22
argument	text	text				0	every day at 8:00 PM
argument	first	text				0	Sun, Nov 22, 2026
argument	last	text				0	Sun, Nov 21, 2027
argument	zone	text				0	Europe/Berlin
argument	seed	text				0	7
variant	schedule	1	1					
variant	span	1	1					
variant	built-in	1	1					
variant	recorded	1	1					
variant	recorded-title	1	1					
variant	same-text	1	1					
variant	unanswered	1	1					
variant	silence	1	1					
variant	days	1	1					
variant	nothing-comes	1	1					
variant	summary	1	1					
variant	entries	1	1					
variant	notifications	1	1					
variant	reminders-per-entry	1	1					
variant	unanswered-reminders	1	1					
variant	repeats	1	1					
variant	silences	1	1					
variant	texts	1	1					
variant	shown	1	1					
variant	apart	1	1					
variant	shown-once	1	1					
variant	left-out	1	1					
variant	side-by-side	1	1					
variant	page-title	1	1					
variant	page-skip	1	1					
variant	page-people	1	1					
variant	page-show	1	1					
variant	page-why	1	1					
variant	page-nothing	1	1					
variant	page-about-answers	1	1					
variant	page-about-marks	1	1					
variant	month	1	1					
variant	month-alone	1	1					
variant	weekday	1	1					
variant	day	1	1					
private	count-milestone.private
argument	count	int	10	100000		0	10	100	1000	50	200	500	2000	5000	10000	15000	100
argument	streak	int	0	9999		0	0	0	0	0	0	0	0	0	0	0	50
argument	unit	text				3	day	week	time	day
argument	first	date			o	0	2026-01-05	2026-01-05	2024-03-09	2026-01-05	2026-01-05	2025-02-01	2021-06-12	2017-02-01	2009-03-09	2006-06-12	2026-01-05
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
variant	t10b	1	1	x					count eq 10	streak eq 0
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
variant	t2000a	1	1	x					count eq 2000	streak eq 0
variant	t2000b	1	1	x		first	first	first	count eq 2000	streak eq 0
variant	t5000a	1	1	x					count eq 5000	streak eq 0
variant	t5000b	1	1	x		first	first	first	count eq 5000	streak eq 0
variant	t10000a	1	1	x					count eq 10000	streak eq 0
variant	t10000b	1	1	x		first	first	first	count eq 10000	streak eq 0
variant	both01	1	1	x					streak ge 3
variant	both02	1	1	x					streak ge 3
variant	both03	1	1	x					streak ge 3
variant	both04	1	1	x					streak ge 3
variant	name	1	1					
variant	title	1	1					
variant	recent	1	1					
variant	first	1	1					
variant	last	1	1					
variant	title-02	1	1					
variant	title-03	1	1					
variant	title-04	1	1					
variant	title-05	1	1					
variant	title-06	1	1					
variant	title-07	1	1					
variant	title-08	1	1					
variant	title-09	1	1					
variant	title-10	1	1					
variant	title-11	1	1					
variant	title-12	1	1					
variant	title-13	1	1					
variant	title-14	1	1					
variant	title-15	1	1					
variant	title-16	1	1					
variant	title-17	1	1					
variant	title-18	1	1					
variant	title-19	1	1					
variant	title-20	1	1					
variant	title-21	1	1					
variant	title-22	1	1					
variant	title-23	1	1					
variant	title-24	1	1					
private	farewell.private
argument	count	int	0	100000		0	12	1	0	1000
argument	name	text		20	po	0	Ada
actions	add	keep
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	name01	1	1			name	name	
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
variant	words	1	1					
variant	unless	1	1					
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
variant	a01	1	1						count ge 4
variant	a02	1	1						count ge 4
variant	a03	1	1						count ge 4
variant	a04	1	1						count ge 4
variant	a05	1	1						count ge 4
variant	a06	1	1						count ge 4
variant	a07	1	1						count ge 4
variant	a08	1	1						count ge 4
variant	few01	1	1						count le 3
variant	few02	1	1						count le 3
variant	few03	1	1						count le 3
variant	few04	1	1						count le 3
variant	hard01	1	1	x					hard true
variant	hard02	1	1	x					hard true
variant	hard03	1	1	x					hard true
variant	hard04	1	1	x					hard true
argument	n	int	1			0	10	1
variant	used-title	1	1					
variant	used-body	1	1					
variant	expired-title	1	1					
variant	expired-body	1	1					
variant	invalid-title	1	1					
variant	invalid-body	1	1					
variant	signed-out-title	1	1					
variant	signed-out-body	1	1					
variant	insecure-title	1	1					
variant	insecure-body	1	1					
variant	refused-title	1	1					
variant	refused-body	1	1					
variant	missing-title	1	1					
variant	missing-body	1	1					
variant	failed-title	1	1					
variant	failed-body	1	1					
variant	continue	1	1					
variant	sign-out	1	1					
variant	open-title	1	1					
variant	open-body	1	1					
variant	code-label	1	1					
variant	code-help	1	1					
variant	code-button	1	1					
variant	code-wrong	1	1					
variant	many-title	1	1					
variant	many-body	1	1					
variant	new-code	1	1					
variant	new-code-title	1	1					
variant	new-code-body	1	1					
argument	n	int	0			0	2	1
argument	longest	int	0			0	4	1
argument	unit	text				3	day	week	time	day
argument	day	date				0	2026-11-22
argument	title	text				0	Ran 5 km
variant	title	1	1					
variant	record-title	1	1					
variant	record-help	1	1					
variant	record-day	1	1					
variant	record-button	1	1					
variant	record-empty	1	1					
variant	record-long	1	1					
variant	record-future	1	1					
variant	recorded	1	1					
variant	deleted	1	1					
variant	corrected	1	1					
variant	reached-first	1	1					
variant	reached-count	1	1					
variant	reached-streak	1	1					
variant	figures-title	1	1					
variant	number	1	1					
variant	streak-label	1	1					
variant	longest-label	1	1					
variant	count-label	1	1					
variant	dots-label	1	1					
variant	streak-preview	1	1					
variant	entries-title	1	1					
variant	entries-none	1	1					
variant	entry-untitled	1	1					
variant	entry-today	1	1					
variant	entry-yesterday	1	1					
variant	entry-day	1	1					
variant	entry-menu	1	1					
variant	edit	1	1					
variant	edit-named	1	1					
variant	delete	1	1					
variant	delete-named	1	1					
variant	delete-question	1	1					
variant	earlier	1	1					
variant	latest	1	1					
variant	download	1	1					
variant	edit-title	1	1					
variant	edit-text	1	1					
variant	edit-save	1	1					
variant	edit-back	1	1					
variant	device-chromium	1	1					
variant	device-browser	1	1					
variant	device-apple	1	1					
variant	device-app	1	1					
variant	device-service	1	1					
variant	device-since	1	1					
variant	device-this	1	1					
variant	device-end	1	1					
variant	device-end-named	1	1					
variant	disconnected	1	1					
argument	n	int	1			0	2	1
argument	zone	text				0	Europe/Berlin
argument	time	time				0	20:00
argument	day	date				0	2026-11-22
argument	title	text				0	Anything to note down today?
argument	why	text				0	It can be from 1 to 20.
variant	next-title	1	1					
variant	next-none	1	1					
variant	next-off	1	1					
variant	next-zone	1	1					
variant	zone-change	1	1					
variant	zone-differs	1	1					
variant	zone-title	1	1					
variant	zone-help	1	1					
variant	zone-likely	1	1					
variant	zone-all	1	1					
variant	zone-button	1	1					
variant	zone-back	1	1					
variant	next-unsaved	1	1					
variant	next-short	1	1					
variant	at-today	1	1					
variant	at-tomorrow	1	1					
variant	at-day	1	1					
variant	at-year	1	1					
variant	update	1	1					
variant	saved	1	1					
variant	unsaved	1	1					
variant	errors-title	1	1					
variant	error	1	1					
variant	browser-title	1	1					
variant	browser-checking	1	1					
variant	browser-no-script	1	1					
variant	browser-failed	1	1					
variant	disconnect	1	1					
variant	devices	1	1					
variant	test	1	1					
variant	test-sent	1	1					
variant	test-no-device	1	1					
variant	test-failed	1	1					
variant	why-title	1	1					
variant	what-title	1	1					
variant	why-no-device	1	1					
variant	why-nothing	1	1					
variant	why-settings	1	1					
variant	came	1	1					
variant	may-have-come	1	1					
variant	did-not-come	1	1					
variant	came-too-late	1	1					
variant	was-planned	1	1					
variant	pause-title	1	1					
variant	pause-help	1	1					
variant	pause-tomorrow	1	1					
variant	pause-until	1	1					
variant	pause-button	1	1					
variant	pause-invalid	1	1					
variant	pause-invalid-tomorrow	1	1					
variant	paused	1	1					
variant	pause-begins	1	1					
variant	resume	1	1					
variant	pause-cancel	1	1					
variant	resumed	1	1					
variant	home-title	1	1					
variant	home-body	1	1					
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
argument	others	text				0	streak of 7 days and reminder
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
variant	name-weekly-summary	1	1					
variant	name-monthly-summary	1	1					
variant	name-yearly-summary	1	1					
variant	name-welcome-back	1	1					
variant	name-returned	1	1					
variant	name-farewell	1	1					
variant	slot	1	1					
variant	shifted-by-clock-change	1	1					
variant	next-day-shifted-by-clock-change	1	1					
variant	skipped-day	1	1					
variant	unknown-shifted-by-clock-change	1	1					
variant	first-of-repeated-time	1	1					
variant	unknown-first-of-repeated-time	1	1					
variant	second-of-repeated-time	1	1					
variant	unknown-second-of-repeated-time	1	1					
variant	held-by-quiet-hours	1	1					
variant	unknown-held-by-quiet-hours	1	1					
variant	next-day-held-by-quiet-hours	1	1					
variant	moved-to	1	1					
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
variant	earned-earlier	1	1					
variant	celebrated-on	1	1					
variant	four-hours-left	1	1					
variant	reminder-unanswered	1	1					
variant	seven-days-away	1	1					
variant	thirty-days-away	1	1					
variant	retrieval-day	1	1					
variant	on-this-day	1	1					
variant	week-is-over	1	1					
variant	month-is-over	1	1					
variant	year-is-over	1	1					
variant	notifications-off	1	1					
variant	kind-off	1	1					
variant	paused	1	1					
variant	daily-limit	1	1					
variant	reserved-for	1	1					
variant	waits-for-the-next-day	1	1					
variant	deferred	1	1					
variant	no-room-on-the-next-day	1	1					
variant	already-sent	1	1					
variant	moved-from	1	1					
variant	next-day-moved-from	1	1					
variant	collided-with	1	1					
variant	merged-into	1	1					
variant	merged-with	1	1					
variant	merged-with-several	1	1					
variant	not-a-reminder-day	1	1					
variant	unknown-not-a-reminder-day	1	1					
variant	not-a-retrieval-day	1	1					
variant	unknown-not-a-retrieval-day	1	1					
variant	no-streak	1	1					
variant	streak-is-safe	1	1					
variant	short-streak	1	1					
variant	usually-later	1	1					
variant	late-reminder	1	1					
variant	history-unknown	1	1					
variant	nothing-to-show	1	1					
variant	not-away	1	1					
variant	away-long-enough	1	1					
variant	back-already	1	1					
variant	resting-until	1	1					
variant	resting	1	1					
variant	seldom-answered	1	1					
variant	sixty-days-unanswered	1	1					
variant	not-earned-yet	1	1					
variant	outgrown	1	1					
variant	celebrated-recently	1	1					
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
argument	recent	text		40	po	0	Planted basil
argument	recentDay	date			o	0	2026-11-15
argument	fitDays	int	1	3	o	0	2	1	3
argument	fitDay	date			o	0	2026-11-18
argument	fitDay2	date			o	0	2026-11-21
argument	fitDay3	date			o	0	2026-11-22
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
variant	a13	1	1					
variant	a14	1	1					
variant	a15	1	1					
variant	a16	1	1					
variant	a17	1	1					
variant	a18	1	1					
variant	a19	1	1					
variant	a20	1	1					
variant	a21	1	1					
variant	a22	1	1					
variant	a23	1	1					
variant	a24	1	1					
variant	a25	1	1					
variant	a26	1	1					
variant	a27	1	1					
variant	a28	1	1					
variant	a29	1	1					
variant	a30	1	1					
variant	a31	1	1					
variant	a32	1	1					
variant	name01	1	1			name	name	
variant	day01	1	1						frequency daily	daypart afternoon evening night
variant	day02	1	1						frequency daily	daypart afternoon evening night
variant	day03	1	1						frequency daily	daypart afternoon evening night
variant	day04	1	1						frequency daily	daypart afternoon evening night
variant	day05	1	1						frequency daily	daypart afternoon evening night
variant	day06	1	1						frequency daily	daypart afternoon evening night
variant	day07	1	1						frequency daily	daypart afternoon evening night
variant	day08	1	1						frequency daily	daypart afternoon evening night
variant	day09	1	1						frequency daily	daypart afternoon evening night
variant	day10	1	1						frequency daily	daypart afternoon evening night
variant	day11	1	1						frequency daily	daypart afternoon evening night
variant	day12	1	1						frequency daily	daypart afternoon evening night
variant	day13	1	1						frequency daily	daypart afternoon evening night
variant	day14	1	1						frequency daily	daypart afternoon evening night
variant	day15	1	1						frequency daily	daypart afternoon evening night
variant	day16	1	1						frequency daily	daypart afternoon evening night
variant	few01	1	1						frequency three_days
variant	few02	1	1						frequency three_days
variant	few03	1	1						frequency three_days
variant	few04	1	1						frequency three_days
variant	few05	1	1						frequency three_days
variant	few06	1	1						frequency three_days
variant	few07	1	1						frequency three_days
variant	few08	1	1						frequency three_days
variant	few09	1	1						frequency three_days
variant	few10	1	1						frequency three_days
variant	few11	1	1						frequency three_days
variant	few12	1	1						frequency three_days
variant	few13	1	1						frequency three_days
variant	few14	1	1						frequency three_days
variant	few15	1	1						frequency three_days
variant	few16	1	1						frequency three_days
variant	week01	1	1						frequency weekly
variant	week02	1	1						frequency weekly
variant	week03	1	1						frequency weekly
variant	week04	1	1						frequency weekly
variant	week05	1	1						frequency weekly
variant	week06	1	1						frequency weekly
variant	week07	1	1						frequency weekly
variant	week08	1	1						frequency weekly
variant	week09	1	1						frequency weekly
variant	week10	1	1						frequency weekly
variant	week11	1	1						frequency weekly
variant	week12	1	1						frequency weekly
variant	week13	1	1						frequency weekly
variant	week14	1	1						frequency weekly
variant	week15	1	1						frequency weekly
variant	week16	1	1						frequency weekly
variant	wd01	1	1						frequency weekdays
variant	wd02	1	1						frequency weekdays
variant	wd03	1	1						frequency weekdays
variant	wd04	1	1						frequency weekdays
variant	wd05	1	1						frequency weekdays
variant	wd06	1	1						frequency weekdays
variant	wd07	1	1						frequency weekdays
variant	wd08	1	1						frequency weekdays
variant	wd09	1	1						frequency weekdays
variant	wd10	1	1						frequency weekdays
variant	wd11	1	1						frequency weekdays
variant	wd12	1	1						frequency weekdays
variant	wd13	1	1						frequency weekdays
variant	wd14	1	1						frequency weekdays
variant	wd15	1	1						frequency weekdays
variant	wd16	1	1						frequency weekdays
variant	morning01	1	1						daypart morning
variant	morning02	1	1						daypart morning
variant	morning03	1	1						daypart morning
variant	morning04	1	1						daypart morning
variant	morning05	1	1						daypart morning
variant	morning06	1	1						daypart morning
variant	morning07	1	1						daypart morning
variant	morning08	1	1						daypart morning
variant	morning09	1	1						daypart morning
variant	morning10	1	1						daypart morning
variant	morning11	1	1						daypart morning
variant	morning12	1	1						daypart morning
variant	morning13	1	1						daypart morning
variant	morning14	1	1						daypart morning
variant	morning15	1	1						daypart morning
variant	morning16	1	1						daypart morning
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
variant	recent01	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent02	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent03	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent04	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent05	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent06	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent07	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	recent08	1	1	x		recent recentDay	recent recentDay	recent recentDay	asks true
variant	fit01	1	1	x		fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fits false
variant	fit02	1	1	x		fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fits false
variant	fit03	1	1	x		fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fitDay fitDay2 fitDay3 fitDays	fits false
private	retrieval.private
argument	title	text		40	po	0	Swam the whole lake
argument	date	date				0	2025-11-22	2026-11-14	2026-10-20	2026-05-09	2025-05-09	2016-11-22
argument	age	text				6	week	weeks	months	year	overyear	years	year	week	weeks	months	overyear	years
argument	years	int	0	99		0	1	0	0	0	1	10
actions	view	not-this
variant	q01	1	1						onThisDay false
variant	q02	1	1						onThisDay false
variant	q03	1	1						onThisDay false
variant	q04	1	1						onThisDay false
variant	q05	1	1						onThisDay false
variant	q06	1	1						onThisDay false
variant	q07	1	1						onThisDay false
variant	q08	1	1						onThisDay false
variant	q09	1	1						onThisDay false
variant	q10	1	1						onThisDay false
variant	q11	1	1						onThisDay false
variant	q12	1	1						onThisDay false
variant	p01	1	1	x		title	title	title	onThisDay false
variant	p02	1	1	x		title	title	title	onThisDay false
variant	p03	1	1	x		title	title	title	onThisDay false
variant	p04	1	1	x		title	title	title	onThisDay false
variant	p05	1	1	x		title	title	title	onThisDay false
variant	p06	1	1	x		title	title	title	onThisDay false
variant	p07	1	1	x		title	title	title	onThisDay false
variant	p08	1	1	x		title	title	title	onThisDay false
variant	p09	1	1	x		title	title	title	onThisDay false
variant	p10	1	1	x		title	title	title	onThisDay false
variant	p11	1	1	x		title	title	title	onThisDay false
variant	p12	1	1	x		title	title	title	onThisDay false
variant	e01	1	1						onThisDay true
variant	e02	1	1						onThisDay true
variant	e03	1	1						onThisDay true
variant	e04	1	1						onThisDay true
variant	e05	1	1						onThisDay true
variant	e06	1	1						onThisDay true
variant	d01	1	1	x		title	title	title	onThisDay true
variant	d02	1	1	x		title	title	title	onThisDay true
variant	d03	1	1	x		title	title	title	onThisDay true
variant	d04	1	1	x		title	title	title	onThisDay true
variant	d05	1	1	x		title	title	title	onThisDay true
variant	d06	1	1	x		title	title	title	onThisDay true
private	returned.private
argument	gapDays	int	7	9999		0	9	35	400
argument	count	int	2	100000		0	13	2	1001
argument	name	text		20	po	0	Ada
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	a06	1	1					
variant	a07	1	1					
variant	name01	1	1			name	name	
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
variant	relent	1	1					
variant	streak-at-risk	1	1					
variant	streak-at-risk-from	1	1					
variant	welcome-back	1	1					
variant	include-preview	1	1					
variant	muted-dates	1	1					
variant	celebrations	1	1					
variant	streak-milestones	1	1					
variant	count-milestones	1	1					
variant	weekly-summary	1	1					
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
variant	retrieval-every	1	1					
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
variant	retrieval-every-week	1	1					
variant	retrieval-every-two-weeks	1	1					
variant	retrieval-every-month	1	1					
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
variant	ask01	1	1					
variant	ask02	1	1					
variant	ask03	1	1					
variant	name01	1	1			name	name	
private	streak-milestone.private
argument	streak	int	3	9999		0	7	30	100	3	14	50	365	200	500	730	1000	1095	3	7	30
argument	times	int	0	999		0	1	1	1	1	1	1	1	1	1	1	1	1	2	2	3
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
variant	t03a	1	1	x					streak eq 3	times le 1
variant	t03b	1	1	x					streak eq 3	times le 1
variant	t07a	1	1	x					streak eq 7	times le 1
variant	t07b	1	1	x					streak eq 7	times le 1
variant	t50a	1	1	x					streak eq 50	times le 1
variant	t50b	1	1	x					streak eq 50	times le 1
variant	t100a	1	1	x					streak eq 100	times le 1
variant	t100b	1	1	x					streak eq 100	times le 1
variant	t500a	1	1	x					streak eq 500	times le 1
variant	t500b	1	1	x					streak eq 500	times le 1
variant	t730a	1	1	x					streak eq 730	times le 1
variant	t730b	1	1	x					streak eq 730	times le 1
variant	t1000a	1	1	x					streak eq 1000	times le 1
variant	t1000b	1	1	x					streak eq 1000	times le 1
variant	again03a	1	1	x					streak eq 3	times ge 2
variant	again03b	1	1	x					streak eq 3	times ge 2
variant	again07a	1	1	x					streak eq 7	times ge 2
variant	again07b	1	1	x					streak eq 7	times ge 2
variant	again14a	1	1	x					streak ge 14	times ge 2
variant	again14b	1	1	x					streak ge 14	times ge 2
variant	t14a	1	1	x					streak eq 14	times le 1	frequency daily
variant	t14b	1	1	x					streak eq 14	times le 1	frequency daily
variant	t30a	1	1	x					streak eq 30	times le 1	frequency daily
variant	t30b	1	1	x					streak eq 30	times le 1	frequency daily
variant	t200a	1	1	x					streak eq 200	times le 1	frequency daily
variant	t200b	1	1	x					streak eq 200	times le 1	frequency daily
variant	t365a	1	1	x					streak eq 365	times le 1	frequency daily
variant	t365b	1	1	x					streak eq 365	times le 1	frequency daily
variant	t14c	1	1	x					streak eq 14	times le 1	frequency weekly three_days weekdays monthly custom
variant	t14d	1	1	x					streak eq 14	times le 1	frequency weekly three_days weekdays monthly custom
variant	t30c	1	1	x					streak eq 30	times le 1	frequency weekly three_days weekdays monthly custom
variant	t30d	1	1	x					streak eq 30	times le 1	frequency weekly three_days weekdays monthly custom
variant	t200c	1	1	x					streak eq 200	times le 1	frequency weekly three_days weekdays monthly custom
variant	t200d	1	1	x					streak eq 200	times le 1	frequency weekly three_days weekdays monthly custom
variant	t365c	1	1	x					streak eq 365	times le 1	frequency weekly three_days weekdays monthly custom
variant	t365d	1	1	x					streak eq 365	times le 1	frequency weekly three_days weekdays monthly custom
variant	week02	1	1						frequency weekly
variant	week03	1	1						frequency weekly
variant	week04	1	1						frequency weekly
variant	notifications	1	1						platform ios android
variant	settings	1	1						platform ios
variant	special-app-access	1	1						platform android
variant	site-settings	1	1						platform web
private	weekly-summary.private
argument	weekStart	date				0	2026-11-16
argument	count	int	2	999		0	12	2	9
argument	activeDays	int	1	7		0	5	1	7
argument	first	text		24	po	0	Planted basil
argument	last	text		24	po	0	Swam the whole lake
actions	view
variant	a01	1	1					
variant	a02	1	1					
variant	a03	1	1					
variant	a04	1	1					
variant	a05	1	1					
variant	p01	1	1	x		first last	first last	first last	hard false
variant	p02	1	1	x		first	first	first	hard false
variant	p03	1	1	x		last	last	last	hard false
variant	hard01	1	1	x					hard true
variant	hard02	1	1	x					hard true
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
variant	less01	1	1	x					relents true
variant	less02	1	1	x					relents true
variant	less03	1	1	x					relents true
variant	less04	1	1	x					relents true
private	yearly-summary.private
argument	year	date				0	2026-01-01
argument	count	int	1	99999		0	128	1	1204
argument	activeDays	int	1	366		0	96	1	365
argument	bestStreak	int	1	366		0	21	1	365
argument	months	int	1	12		0	11	1	12
actions	view
variant	a01	1	1						count ge 4
variant	a02	1	1						count ge 4
variant	a03	1	1						count ge 4
variant	a04	1	1						count ge 4
variant	few01	1	1						count le 3
variant	few02	1	1						count le 3
variant	hard01	1	1	x					hard true
variant	hard02	1	1	x					hard true
=Add
=A line will do
=View
=Keep asking
=Only then
=Not this one
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
=The list begins after {moment} in {zone}; {option} sets another time zone.
=Nothing is coming.
=Nothing is coming: no date fits the rule.
=Nothing is coming: the rule has ended.
={n, plural, one {# achievement is} other {# achievements are}} dated after this time span and not counted.
=Nothing is sent.
=Nothing is sent; {option} shows why.
={count, plural, one {# person} other {# people}}
={count, number} a second
={count, plural, one {# bad line} other {# bad lines}}
=not finished
=Not coming
=Not sent
={text} ({n, plural, one {# more like this} other {# more like this}})
={n, plural, one {and # more, which {option} lists} other {and # more, which {option} lists}}
=From {first} to {last}
=From {first} to {last}. At the start:
=The list begins after {moment} in {zone}.
=The schedule as a recurrence rule: {rule}, starting on {moment}.
=A day begins at {from, time, ::jm}; what is recorded earlier counts for the day before.
=assuming {n, plural, one {# achievement} other {# achievements}}, the fewest for this streak; use {option} to set another number
=assuming that the last achievement was on {day, date, ::yMMMEd}; use {option} to set another day
=assuming that the first day is today, {day, date, ::yMMMEd}; use {option} to set another day
=assuming {day, date, ::EEEE}, as nothing else is set; use {option} to set another weekday
=assuming day {day, date, ::d} of the month, as nothing else is set; use {option} to set another one
=assuming that the rule starts today, {day, date, ::yMMMEd}; use {option} to set another day
=assuming the states of a fresh install: {values}
=“{shown}” is read as every {n, plural, one {# day} other {# days}}, with {all, plural, one {# day} other {# days}} in between; if you mean every {all, plural, one {# day} other {# days}}, use {option}
=these values are examples, because the person does not have them yet:
=the system’s time zone is UTC; use {option} or {other} to set another
={option} replaces the person’s time zone, {id}
={shown} has an offset but no time zone, so the times are in UTC; for local time, add {option} {id}
={n, plural, one {# achievement is} other {# achievements are}} after {time, date, ::yMMMEdjm} and not counted yet
={option} {date} has no effect: the rule does not produce this time
={option} replaces Monday to Friday, the days of {other}
={n, plural, one {{path} has # line whose date has no time, but whose title begins like one: line {line, number}} other {{path} has # lines whose date has no time, but whose title begins like one, the first in line {line, number}}}; write the time as in 2026-11-22 20:00
={n, plural, one {{path} has # line with a time zone after the time, which became part of the title: line {line, number}} other {{path} has # lines with a time zone after the time, which became part of the title, the first in line {line, number}}}; write an offset instead, as in 2026-11-22 20:00-05:00
={path}: each of these columns is read as a habit, and each time that one of them was done counts: {names}
={path}: the values of these say whether something was done: {names}
={path}: every offset is +00:00, so its days are those of UTC; if the offset isn’t known, write Z instead
={path}: these columns are not read: {names}
={path}: these keys are not read: {names}
={n, plural, one {{path} has # line that says that nothing was done, which is not counted: line {line, number}} other {{path} has # lines that say that nothing was done, which are not counted, the first of them line {line, number}}}
={path} is not empty, but no achievement was found in it
={id} has the same time all year, without summer time; in {shown}, clocks change
=full-width braces are shown as they are; an argument requires half-width braces
=only {n, plural, one {# is} other {# are}} listed, because there are no more
=the calendar has {n, plural, one {one event that doesn’t} other {# events that don’t}} repeat, because no rule can express these reminders; {option} changes the number
=reading a history from the terminal, one achievement per line; end it with Ctrl-D
=reading a message from the terminal; end it with Ctrl-D
=reading people from the terminal, one per line, as JSON; end it with Ctrl-D
=reading a person from the terminal, as JSON; end it with Ctrl-D
=the input is empty; there is nothing to plan
=nothing falls in this span; {option} shows why, and {other} makes it longer
={option} only has totals, so there are no summaries and no look-backs; those need {other}
=unknown calendar in a locale: {values}; dates are in the calendar of the region
={option} has no effect on these texts, which have no style: {kinds}
=the catalog has no notifications; {option} shows the rest: {kinds}
={locale} is a draft, {n, number} of {all, plural, one {# text} other {# texts}} translated; it is left out
={locale} is a draft, {n, number} of {all, plural, one {# text} other {# texts}} translated; {shown} is shown
=the catalog has no texts in {locale}; {shown} is shown
=there is no session bus; run this command in a desktop session, or set {other}
=this desktop has no notification service; start one, or install one such as dunst
=notify-send is not installed; install the package libnotify-bin (on Fedora, Arch and Alpine: libnotify)
=busctl, gdbus and dbus-send are not installed; install the package dbus-bin (on Fedora: dbus-tools, elsewhere: dbus)
=the notification service of the desktop rejected a notification
={why}. Notifications that are due will be shown once this works, unless they expire first
={option}: the achievements in this file are ignored, because {other} contains them
={option}: {path} does not exist yet; it is created when the first achievement is added
={id} was about to be shown when the last run was killed; it may have appeared, and is not shown again
={id} is not shown: it was due at {time, date, ::yMMMEdjm}, and expired at {end, date, ::yMMMEdjm}
=Group summary
=Hard words
=Prompts
=Help
=Settings
=Settings labels
=Settings errors
=Status
=Actions
=System settings pages
=Page: access
=Page: journal
=Page: notifications
=Schedules
=Reasons
=Output of nudge next
=Notes on standard error
=Output of nudge preview
=Output of nudge run
=Output of nudge status
=Output of nudge year
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
={texts, plural, one {# text} other {# texts}}.
={n, number} of {texts, plural, one {# text} other {# texts}}; {option} shows more.
=Off unless the person turns it on: {values}.
={n, plural, one {# notification} other {# notifications}}, {texts, plural, one {# text} other {# different texts}}, none of them twice.
={n, plural, one {# notification} other {# notifications}}, {texts, plural, one {# text} other {# different texts}}; a text comes again after {gap, plural, one {# turn} other {# turns}} at the earliest.
={recording, select, nothing {This assumes that nothing is recorded in between.} other {This assumes that one achievement is recorded after each reminder or streak reminder, on the same day.}}
=A milestone is listed when it is celebrated, which can be the day after it is reached.
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
=Notifications
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
=Reminders: {text}; {zone}
={first} – {last}; seed {seed}
=built-in catalog
=recorded an entry
=recorded: {text}
={days, plural, =0 {same text earlier that day} one {same text the day before} other {same text # days before}}
=nothing was recorded after it
={days, plural, one {# day without a notification} other {# days without a notification}}
={first} – {last}
=Nothing comes, and nothing is recorded.
=Summary
=Entries
=Notifications
=Reminders per entry
=Unanswered reminders
={days, plural, one {Repeats within # day} other {Repeats within # days}}
=Long silences
=Repeated texts
={n, plural, one {once} other {# times}}
={days, plural, =0 {twice in one day} one {1 day apart} other {at least # days apart}}
={n, plural, one {One text was shown once.} other {# texts were shown once each.}}
=Left out
=Side by side
=A simulated year
=Skip to the months
=People
=Show
=Reasons
=Nothing this month.
=A reminder is answered if something is recorded after it, before the next reminder and before its day, week or other period ends. An empty circle marks an unanswered one.
={days, plural, one {A day with an entry is filled in. A ring marks a text that was already shown in the # day before.} other {A day with an entry is filled in. A ring marks a text that was already shown in the # days before.}}
={day, date, ::yMMMM}
={day, date, ::MMM}
={day, date, ::EEEEE}
={day, date, ::EEEd}
={count, plural, one {# achievement!} other {# achievements!}}
=Look all the way back and wave at the very first one. 👋
=Look what you started
={count, plural, one {It all began on {first, date, ::yMMMMd}, and it led to # achievement. Bravo!} other {It all began on {first, date, ::yMMMMd}, and it led to # achievements. Bravo!}}
=Somebody’s been busy
={count, plural, one {# achievement. Bees would like a word. 🐝} other {# achievements. Bees would like a word. 🐝}}
=Big, small, and silly
={count, plural, one {# achievement, and you noticed it yourself. High five! ✋} other {# achievements, and you noticed every last one. High five! ✋}}
=Exhibit A: your life
={count, plural, one {# achievement since {first, date, ::yMMMMd}. No further questions! ⚖️} other {# achievements since {first, date, ::yMMMMd}. No further questions! ⚖️}}
=“I noticed that!”
={count, plural, one {You can say that about # achievement. Congratulations.} other {You can say that about # achievements. Congratulations.}}
=The couch is furious
={count, plural, one {# achievement, {name}. It has none! 🛋️} other {# achievements, {name}. It has none! 🛋️}}
=Double digits!
=Ten achievements, and the extra digit suits you. 🎈
=A perfect ten
=Ten achievements, and the judges hold up their cards: 10!
=50 achievements!
=That’s enough to read for a whole evening. Congratulations. 🎊
=Fifty achievements
=Fifty times, you noticed something and wrote it down. Take a victory lap! 🎉
=The hundred club
=100 achievements. Benefits include bragging and snacks! 🥨
=Squirrel of the year
=You’ve tucked away 100 achievements since {first, date, ::yMMMMd}. What a stash! 🐿️
=Two hundred strong!
=200 achievements. That’s one very crowded bookshelf. 📚
=200 achievements
=Somebody’s been paying attention, and it’s you. Take a bow! 🎭
=500 achievements
=That won’t fit on any refrigerator door. Congratulations!
=Five hundred!
=500 achievements. Reread one a day, and you’re set for over a year. 📚
=1,000 achievements!
=Counting to a thousand takes a coffee break. You noticed a thousand things. ☕
=Thousand-piece puzzle
=1,000 achievements since {first, date, ::yMMMMd}, and the picture is you! 🧩
=2,000 entries!
=In Roman numerals that’s MM. As in: mm, delicious. 😋
=A detective’s eye
=2,000 entries since {first, date, ::yMMMMd}. Detectives take notes on your notes! 🔎
=5,000 entries!
=Printed and bound, they could stop a castle door. 🏰
=Hold the applause
=5,000 entries since {first, date, ::yMMMMd}. A clap for each would take all night! 👏
=10,000 entries!
=They say 10,000 hours make an expert. Your subject: your own life. 🎓
=An odometer moment
=10,000 entries since {first, date, ::yMMMMd}. Look at all those zeros! 🚗
=Double the confetti
={unit, select, day {{count, number} achievements, {streak, number} days in a row, and one very tired broom. 🎊} week {{count, number} achievements, {streak, number} weeks in a row, and one very tired broom. 🎊} time {{count, number} achievements, {streak, number} check-ins in a row, and one very tired broom. 🎊} other {{count, number} achievements, {streak, number} days in a row, and one very tired broom. 🎊}}
={count, number} achievements!
={unit, select, day {And {streak, number} days in a row. Better order a bigger podium. 🏅} week {And {streak, number} weeks in a row. Better order a bigger podium. 🏅} time {And {streak, number} check-ins in a row. Better order a bigger podium. 🏅} other {And {streak, number} days in a row. Better order a bigger podium. 🏅}}
=A double feature
={unit, select, day {{streak, number} days in a row, plus {count, number} achievements. You get the big popcorn! 🍿} week {{streak, number} weeks in a row, plus {count, number} achievements. You get the big popcorn! 🍿} time {{streak, number} check-ins in a row and {count, number} achievements. You get the big popcorn! 🍿} other {{streak, number} days in a row, plus {count, number} achievements. You get the big popcorn! 🍿}}
={unit, select, day {{streak, number} days in a row!} week {{streak, number} weeks in a row!} time {{streak, number} check-ins in a row} other {{streak, number} days in a row!}}
=And {count, number} achievements came along for the ride. 🚗
={count, plural, one {# achievement} other {# achievements}}
=You noticed all of that, and wrote it down. That’s something to be proud of.
=Bit by bit
={count, plural, one {You started on {first, date, ::yMMMMd}, and it grew to # achievement. Lovely.} other {You started on {first, date, ::yMMMMd}, and it grew to # achievements. Lovely.}}
=Only you could write it
={count, plural, one {# achievement, entirely your own. Congratulations.} other {# achievements, every one your own. Congratulations.}}
=All that you noticed
={count, plural, one {# achievement, large or very small, and it’s yours. Well done.} other {# achievements, large and very small, all of them yours. Well done.}}
=A long look back
={count, plural, one {# achievement since {first, date, ::yMMMMd}. You kept it well.} other {# achievements since {first, date, ::yMMMMd}. You kept them well.}}
=On your side
={count, plural, one {When you doubt yourself, # achievement says otherwise.} other {When you doubt yourself, # achievements say otherwise.}}
=Worth celebrating
={count, plural, one {# achievement, {name}. Well done.} other {# achievements, {name}. Well done.}}
=Ten achievements
=Ten things worth keeping, and you kept them. Congratulations.
=Saved for a rainy day
=Ten achievements, here whenever a day could use one.
=50 achievements
=That’s a good long page of your days, in your own words.
=Fifty achievements
=Large or small, you noticed every one of them. Congratulations.
=100 achievements
=A hundred times, something caught your eye, and you let it stay. Lovely.
=A full hundred
=100 achievements since {first, date, ::yMMMMd}. Look how much you’ve kept.
=Two hundred achievements
=You noticed every single one of them. Take a moment and let that sink in.
=200 achievements
=That’s a lot of life, noticed and written down. Well done.
=500 achievements
=Five hundred times, you stopped to notice something. Wonderful.
=Five hundred
=500 achievements. That’s a good long shelf of your life, in your own words.
=1,000 achievements
=A thousand times, you found something worth writing down. That’s wonderful.
=One thousand
=1,000 achievements since {first, date, ::yMMMMd}. You kept every one.
=2,000 entries
=Two thousand moments that might have slipped by. You kept them. Thank you.
=Two thousand entries
=Since {first, date, ::yMMMMd}, you’ve kept your own life good company.
=5,000 entries
=If you ever wonder where the time went, a good deal of it is here.
=Five thousand entries
=Begun on {first, date, ::yMMMMd}, and added to with such patience. How beautiful.
=10,000 entries
=Ten thousand times, you found your life worth a line. You were right.
=Ten thousand entries
=From {first, date, ::yMMMMd} on, in your own words. There’s nothing else like it.
=Two to be proud of
={unit, select, day {{count, number} achievements and {streak, number} days in a row. All of it is you.} week {{count, number} achievements and {streak, number} weeks in a row. All of it is you.} time {{count, number} achievements and {streak, number} check-ins in a row. All of it is you.} other {{count, number} achievements and {streak, number} days in a row. All of it is you.}}
={count, number} achievements
={unit, select, day {And {streak, number} days in a row, too. Two good things together. It happens.} week {And {streak, number} weeks in a row, too. Two good things together. It happens.} time {And {streak, number} check-ins in a row, too. Two good things together. It happens.} other {And {streak, number} days in a row, too. Two good things together. It happens.}}
=A moment to celebrate
={unit, select, day {{streak, number} days in a row, {count, number} achievements. You’ve been good to yourself.} week {{streak, number} weeks in a row, {count, number} achievements. You’ve been good to yourself.} time {{streak, number} check-ins in a row, {count, number} achievements. You’ve been good to yourself.} other {{streak, number} days in a row, {count, number} achievements. You’ve been good to yourself.}}
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} check-ins in a row} other {{streak, number} days in a row}}
=And {count, number} achievements along the way. You’ve given this a lot of care.
={count, plural, one {# achievement} other {# achievements}}
=You noticed every one of them. Well done.
=Since {first, date, ::yMMMMd}
={count, plural, one {You’ve reached # achievement. Nice work.} other {You’ve reached # achievements. Nice work.}}
=Now that’s a list
={count, plural, one {# achievement. Groceries not included.} other {# achievements. Groceries not included.}}
=Big ones, little ones
={count, plural, one {# achievement, and it counts.} other {# achievements, and every one counts.}}
=It adds up
={count, plural, one {# achievement since {first, date, ::yMMMMd}. Well done.} other {# achievements since {first, date, ::yMMMMd}. Well done.}}
=Achievement {count, number}
=Well done. All the others are still here, too.
={count, number} things noticed
=All written down, all yours. Sharp eyes.
=10 achievements
=In bowling, that’s a strike. Well done.
=Your first ten
=Ten achievements already. A fine beginning.
=50 achievements
=You’ve been paying attention. It shows.
=Fifty achievements
=All since {first, date, ::yMMMMd}. Good going.
=100 achievements
=You noticed a hundred things. That’s no small thing.
=A hundred achievements
=It started on {first, date, ::yMMMMd}. Good thing it did.
=200 achievements
=You’ve noticed more than you may remember. Well done.
=Two hundred achievements
=You’ve come a long way since {first, date, ::yMMMMd}. Congratulations.
=500 achievements
=Set aside an afternoon to reread them. Impressive.
=500 and counting
=You started on {first, date, ::yMMMMd}, and you kept at it. Impressive.
=1,000 achievements
=A thousand lines, one by one. Remarkable.
=A thousand achievements
=You started on {first, date, ::yMMMMd} and kept going. Congratulations.
=2,000 entries
=No summary does them justice.
=2,000 lines of you
=Since {first, date, ::yMMMMd}. You have a good eye.
=5,000 entries
=Your memory has had help.
=5,000 lines of you
=It began on {first, date, ::yMMMMd}. The rest is all you.
=10,000 entries
=We’re out of adjectives.
=10,000 lines of you
=Since {first, date, ::yMMMMd}. It was never about the number, but still.
=A double milestone
={unit, select, day {{count, number} achievements and {streak, number} days in a row. Congratulations on both.} week {{count, number} achievements and {streak, number} weeks in a row. Congratulations on both.} time {{count, number} achievements and {streak, number} check-ins in a row. Congratulations on both.} other {{count, number} achievements and {streak, number} days in a row. Congratulations on both.}}
={count, number} achievements
={unit, select, day {In other good news, {streak, number} days in a row.} week {In other good news, {streak, number} weeks in a row.} time {In other good news, {streak, number} check-ins in a row.} other {In other good news, {streak, number} days in a row.}}
={unit, select, day {Your {streak, number}-day streak} week {Your {streak, number}-week streak} time {{streak, number} straight check-ins} other {Your {streak, number}-day streak}}
=And {count, number} achievements to show for it. Not bad at all.
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} check-ins in a row} other {{streak, number} days in a row}}
=Plus {count, number} achievements. Nice work.
=A round number
=Something has added up, and it’s here to see.
=Ada
=Swam the whole lake
=Planted basil
=Planted basil
=Swam the whole lake
=Walked home along the river
=Dad’s funeral
=Fixed the kitchen tap
=Called Grandma
=Sad
=Read two chapters
=Baked bread that rose
=Finished the tax return
=Ran 5 km in the rain
=Got through today
=Planted basil
=Said no to a meeting
=Learned four chords
=Repaired Leo’s bike
=Chemo, round three
=Wrote to an old friend
=Cleared the inbox
=Presented the plan without notes
=Cooked for six people
=Slept eight hours
=Practiced Spanish on the bus
=Gave the cat her pills
=Sketched the old oak
=Reminders, signing off
={count, plural, =0 {They stop after this one. Any line you write starts them again! ✏️} one {They stop here. Your entry stays, and a new line starts them again! ✏️} other {They stop here. Your # entries stay, and a new line starts them again! ✏️}}
=We’ll pipe down now
={count, plural, =0 {Quiet from here, unless you press “Keep asking.” The page is always open! 🫶} one {Quiet from here, unless you press “Keep asking.” One entry, all safe! 🫶} other {Quiet from here, unless you press “Keep asking.” # entries, all safe! 🫶}}
=These don’t seem to help
={count, plural, =0 {So reminders stop here. The door stays open, though. 🚪} one {So reminders stop here. Your entry stays, and the door stays open. 🚪} other {So reminders stop here. Your # entries stay, and the door stays open. 🚪}}
=Reminders clock out
={count, plural, =0 {No more from here. Open the app, and reminders are back on shift! ☕} one {Your entry stays. Open the app, and reminders are back on shift! ☕} other {Your # entries stay. Open the app, and reminders are back on shift! ☕}}
=You know where we are
={count, plural, =0 {Reminders end here. Any line is welcome, any day! 🏡} one {Reminders end here. Your entry is safe, and lines are welcome any day! 🏡} other {Reminders end here. Your # entries stay; lines are welcome any day! 🏡}}
=Over to you
={count, plural, =0 {Reminders stop. Your seat stays right where it is, {name}. 🌻} one {Reminders stop. Your entry stays, as does your seat, {name}. 🌻} other {Reminders stop. Your # entries stay, as does your seat, {name}. 🌻}}
=We’ll stop asking
={count, plural, =0 {No more reminders. If you’d ever like to write, there’s a page for you.} one {Your entry is kept. Whenever you’d like to write, the page is here.} other {Your # entries are kept. Whenever you’d like to write, the page is here.}}
=One last hello
={count, plural, =0 {Reminders stop now, and that’s fine. The app opens any time you like.} one {Reminders stop now, and that’s fine. Your entry is safe in the app.} other {Reminders stop now, and that’s fine. Your # entries are safe in the app.}}
=Time for some quiet
={count, plural, =0 {No more reminders until you write something. That’s all right.} one {No more reminders until you write again. Your entry is safe.} other {No more reminders until you write again. Your # entries are safe.}}
=These reminders can rest
={count, plural, =0 {If you’d like more of them, press “Keep asking,” or write a line any time.} one {If you’d like more of them, press “Keep asking.” Your entry is safe.} other {If you’d like more of them, press “Keep asking.” Your # entries are safe.}}
=Nothing more to answer
={count, plural, =0 {Reminders end here. The page opens whenever you do.} one {Reminders end here. Your entry stays. The page opens whenever you do.} other {Reminders end here. Your # entries stay. The page opens whenever you do.}}
=The light stays on
={count, plural, =0 {Reminders stop. Come by any time you like, {name}.} one {Reminders stop. Your entry is safe. Come by any time, {name}.} other {Reminders stop. Your # entries are safe. Come by any time, {name}.}}
=Reminders stop here
={count, plural, =0 {The page stays open. Write any time.} one {Your entry is kept. Write any time.} other {Your # entries are kept. Write any time.}}
=Reminders end with this
={count, plural, =0 {A line from you brings reminders back.} one {A new line brings reminders back. Your entry is kept.} other {A new line brings reminders back. Your # entries are kept.}}
=No more reminders
={count, plural, =0 {“Keep asking” brings them back. So does a line.} one {“Keep asking” brings them back. Your entry stays either way.} other {“Keep asking” brings them back. Your # entries stay either way.}}
=Going quiet
={count, plural, =0 {No more reminders. To write, open the app any time.} one {No more reminders. Your entry is here whenever you open the app.} other {No more reminders. Your # entries are here whenever you open the app.}}
=That’s enough asking
={count, plural, =0 {Reminders end here. The page doesn’t. Write any time.} one {Reminders end here. Your entry doesn’t. Write any time.} other {Reminders end here. Your # entries don’t. Write any time.}}
=It’s up to you from here
={count, plural, =0 {This was the last reminder. The page is open.} one {This was the last reminder. Your entry is safe, and the page is open.} other {This was the last reminder. Your # entries are safe; the page is open.}}
=Reminders stop here
=Open the app whenever you’d like to go on.
=Hang it on the fridge
=Your first achievement deserves the good magnet. Welcome! 🧲
=Confetti for you
=Your very first achievement is written down. Welcome aboard! 🎊
=What a great start
=You wrote down your first achievement. That calls for a happy dance!
=Achievement number one
=It’s on the page for good. Congratulations, and welcome!
=Your first achievement
={name}, congratulations on a big first! 🚀
=Welcome, and well done
=You’ve written down your first achievement. It’s good to have you here.
=You’ve begun
=You wrote down your first achievement. That alone is something to be proud of.
=A lovely beginning
=Your first achievement is written down. Congratulations, and welcome.
=One to remember
=This is your first achievement, and it’s yours for good. Well done.
=Your first achievement
=Congratulations, {name}, and welcome.
=Your first achievement
=Congratulations, and welcome.
=A wonderful start
=You wrote down your first achievement. Well done.
=Entry number one
=Every long list has one of these.
=Achievement number one
=Well done, and welcome.
=Off to a good start
=Congratulations on your first achievement.
=Something new to see
=You can look now or later.
={count, plural, one {# notification} other {# notifications}}
=death, died, dies, dying, passed away, passing away, funeral, funerals, burial, cremation, cremated, hospice, memorial service, eulogy, grief, grieving, mourning, widowed, suicide, suicidal, self-harm, hospital, hospitalized, emergency room, intensive care, ambulance, diagnosis, diagnosed, cancer, tumor, tumour, biopsy, chemo, chemotherapy, surgery, had a stroke, heart attack, dementia, alzheimer’s, miscarriage, miscarried, stillbirth, stillborn, divorce, divorced, divorcing, breakup, broke up, breaking up, heartbroken, laid off, layoff, layoffs, lost my job, lost my mom, lost my dad, lost my mother, lost my father, lost the baby, abuse, abused, abusive, assaulted, raped, overdose, overdosed, relapse, relapsed, panic attack, depression, car accident, car crash, evicted, eviction, bankruptcy, euthanized, cried, crying, sobbing
=death valley, death metal, death star, death cab, death note, death stranding, death by chocolate, death on the nile, death of a salesman, bored to death, scared to death, tickled to death, died laughing, dies laughing, dying laughing, dying to, dying light, tie dying, dying my hair, dying wool, phone died, battery died, laptop died, car died, four weddings and a funeral, good grief, hospital playlist, tropic of cancer, suicide squad, tree surgery, great depression, tropical depression, cried laughing, crying laughing, cried with laughter, crying with laughter, happy cried, happy crying, cried with joy, cried for joy, cried happy tears, crying happy tears, stopped crying, crying of lot 49, breaking up rocks, breaking up ice
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
=There’s more where those came from. You know the author. 📖
={activeDays, plural, one {# day of evidence} other {# days of evidence}}
=If anyone asks about {month, date, ::MMMM}, you have {count, number} answers, all in writing. 😎
={bestStreak, plural, =31 {Every single day!} one {A month starring you} other {A month starring you}}
=You wrote {count, number} entries in {month, date, ::MMMM}, and did all your own stunts. 🎬
={count, number} from {month, date, ::MMMM}
={change, select, up {Entries with the ink still warm. 🖋️} same {Entries, and every comma is yours. 🖋️} down {Entries worth another read. 🖋️} other {Entries, and every comma is yours. 🖋️}}
={count, plural, one {# line, all true} other {# lines, all true}}
=All from {month, date, ::MMMM}, all by you. Which one would you read aloud first? 🎙️
={month, date, ::MMMM}: the book
={count, plural, one {# entry, no plot holes. You may start signing copies! ✍️} other {# entries, no plot holes. You may start signing copies! ✍️}}
=For the record books
={count, plural, one {# entry in {month, date, ::MMMM}. Future scholars say thanks! 📜} other {# entries in {month, date, ::MMMM}. Future scholars say thanks! 📜}}
={count, plural, one {# line, one author} other {# lines, one author}}
={change, select, up {Every one from {month, date, ::MMMM}, in your own words. Better clear a shelf! 📚} same {Every one from {month, date, ::MMMM}, in your own words. What a table of contents! 📚} down {Straight from {month, date, ::MMMM}, in your own words. Bookmark your favorite! 📚} other {Every one from {month, date, ::MMMM}, in your own words. What a table of contents! 📚}}
=Signed by you
={count, plural, one {You wrote # entry in {month, date, ::MMMM}. It still has your voice in it. ✍️} other {You wrote # entries in {month, date, ::MMMM}. They still have your voice in them. ✍️}}
=Now in reruns
={count, plural, one {Your entry from {month, date, ::MMMM} is back on the program. 🎞️} other {Your # entries from {month, date, ::MMMM} are back on the program. 🎞️}}
=Short and true
={count, plural, one {It’s a line from {month, date, ::MMMM}, written by you. Blanket optional. 🛋️} other {# lines from {month, date, ::MMMM}, written by you. Blanket optional. 🛋️}}
=From past you, for you
={count, plural, one {It’s an entry from {month, date, ::MMMM}, left by the door. 📦} other {# entries from {month, date, ::MMMM}, left by the door. 📦}}
={month, date, ::MMMM} wasn’t easy
={count, plural, one {You wrote # entry all the same. It’s safe here.} other {You wrote # entries all the same. They’re safe here.}}
=All kinds of weather
={count, plural, one {# entry from {month, date, ::MMMM}, kept dry in here.} other {# entries from {month, date, ::MMMM}, kept dry in here.}}
=You and {month, date, ::MMMM}
={count, plural, one {It asked a lot. You answered with # line of your own.} other {It asked a lot. You answered with # lines of your own.}}
=On paper, as it was
={count, plural, one {Nothing prettied up: # entry from {month, date, ::MMMM}. That took some doing.} other {Nothing prettied up: # entries from {month, date, ::MMMM}. That took some doing.}}
=Your {month, date, ::MMMM}
={count, plural, one {You wrote # entry. Thank you for taking the time.} other {You wrote # entries. Thank you for taking the time.}}
={activeDays, plural, one {# day of {month, date, ::MMMM}} other {# days of {month, date, ::MMMM}}}
=You made room for a few words of your own. They’re all here.
=Line by line
={bestStreak, plural, =31 {{count, number} entries in {month, date, ::MMMM}, at least one for every day. How wonderful.} one {{count, number} entries in {month, date, ::MMMM}. They’re yours to come back to.} other {{count, number} entries in {month, date, ::MMMM}. They’re yours to come back to.}}
={count, plural, one {# line you kept} other {# lines you kept}}
={change, select, up {Your {month, date, ::MMMM} left plenty to read. Take it slowly.} same {There’s more to your {month, date, ::MMMM} than you may remember. Come and see.} down {They’re {month, date, ::MMMM} as you saw it, in your own words.} other {There’s more to your {month, date, ::MMMM} than you may remember. Come and see.}}
=What {month, date, ::MMMM} left you
={count, plural, one {# entry, in your own words. Would you like to open it?} other {# entries, in your own words. Which one will you open first?}}
=A look back at {month, date, ::MMMM}
={count, plural, =1 {You stopped # time to write to yourself. That’s a kindness.} other {You stopped # times to write to yourself. That’s a kindness.}}
=You found the words
={activeDays, plural, one {Once in {month, date, ::MMMM}, you found something worth keeping. Well done.} other {# times in {month, date, ::MMMM}, you found something worth keeping. Well done.}}
={count, plural, one {# note to yourself} other {# notes to yourself}}
={change, select, up {All from {month, date, ::MMMM}. Read them slowly, if you like.} same {They’re {month, date, ::MMMM} the way you lived it, line by line.} down {Each one is a piece of your {month, date, ::MMMM}, and keeps well.} other {They’re {month, date, ::MMMM} the way you lived it, line by line.}}
=In your own words
={count, plural, one {You wrote # entry in {month, date, ::MMMM}. It will keep as long as you like.} other {You wrote # entries in {month, date, ::MMMM}. They will keep as long as you like.}}
=Thanks to you
={count, plural, one {{month, date, ::MMMM} left a line behind, because you wrote it down.} other {{month, date, ::MMMM} left # lines behind, because you wrote them down.}}
=For a quiet moment
={count, plural, one {You left yourself a note in {month, date, ::MMMM}. It goes well with something warm.} other {You left yourself # notes in {month, date, ::MMMM}. They go well with something warm.}}
=A new month begins
={count, plural, one {First, a moment for the line you wrote in {month, date, ::MMMM}.} other {First, a moment for the # lines you wrote in {month, date, ::MMMM}.}}
={month, date, ::MMMM} was a lot
={count, plural, one {You wrote # entry through it. It can rest here now.} other {You wrote # entries through it. They can rest here now.}}
=A month, as it was
={count, plural, one {# entry from {month, date, ::MMMM}, the hard part included. It’s kept with care.} other {# entries from {month, date, ::MMMM}, the hard part included. They’re kept with care.}}
=After a hard stretch
={count, plural, one {{month, date, ::MMMM} left # entry in your words. It can wait for another day.} other {{month, date, ::MMMM} left # entries in your words. They can wait for another day.}}
=A page beside you
={count, plural, one {In {month, date, ::MMMM}, it took # entry from you, and it asks for nothing more.} other {In {month, date, ::MMMM}, it took # entries from you, and it asks for nothing more.}}
={month, date, ::MMMM}, by you
={count, plural, one {# entry. No ghostwriter.} other {# entries. No ghostwriter.}}
=You showed up
={activeDays, plural, one {Once in {month, date, ::MMMM}, you had something to say.} other {# times in {month, date, ::MMMM}, you had something to say.}}
=Worth rereading
={bestStreak, plural, =31 {{count, number} entries, and not a day of {month, date, ::MMMM} left out.} one {Your {count, number} entries from {month, date, ::MMMM} make a good read.} other {Your {count, number} entries from {month, date, ::MMMM} make a good read.}}
={month, date, ::MMMM} was yours
={change, select, up {{count, number} entries. Good going.} same {{count, number} entries. A steady hand.} down {{count, number} entries. They’re worth a look.} other {{count, number} entries. A steady hand.}}
=What’s left of {month, date, ::MMMM}
={count, plural, one {# line. The rest is history.} other {# lines. The rest is history.}}
=So that was {month, date, ::MMMM}
={count, plural, one {# entry. You paid attention, and it shows.} other {# entries. You paid attention, and it shows.}}
=Look at all you noticed
={count, number} things in {month, date, ::MMMM} alone. Nicely spotted.
={change, select, up {A month to look back on} same {A month well noted} down {A month worth keeping} other {A month well noted}}
={count, plural, one {You wrote down # reason to remember {month, date, ::MMMM}.} other {You wrote down # reasons to remember {month, date, ::MMMM}.}}
=Written by you
={count, plural, one {{month, date, ::MMMM}, in # line. Have a look.} other {{month, date, ::MMMM}, in # lines. Have a look.}}
=Noted last month
={count, plural, one {Something in {month, date, ::MMMM} was worth a line.} other {# things in {month, date, ::MMMM} were worth a line.}}
=A page from last month
={count, plural, one {One line from {month, date, ::MMMM}, in your own words.} other {# lines from {month, date, ::MMMM}, in your own words.}}
=Still on the page
={count, plural, one {Your entry from {month, date, ::MMMM}. It still counts.} other {Your # entries from {month, date, ::MMMM}. They still count.}}
={month, date, ::MMMM}, hard in parts
={count, plural, one {# entry, kept.} other {# entries, kept.}}
=It was {month, date, ::MMMM}
={count, plural, one {# entry. It can’t have been easy.} other {# entries. They can’t all have been easy.}}
=What {month, date, ::MMMM} asked
={count, plural, one {You put it in # entry.} other {You put it in # entries.}}
={month, date, ::MMMM}, on paper
={count, plural, one {# entry, the hard part too.} other {# entries, the hard part too.}}
=The month gone by
=A short look back is ready for you.
=This link was already used
=Each link opens the page once, so that it’s of no use to anyone else. You can get a new one where you got this one.
=This link has expired
=Links work for a limited time. You can get a new one where you got this one.
=This link doesn’t work
=It may be incomplete. Open it again from the message, or get a new one.
=Open your page with a link
=This browser has no access to your page right now. A new link opens it again, and so does a code.
=A secure connection is needed
=This page only opens with an address that begins with https. Ask whoever runs this server for it.
=Nothing was changed
=The form was too old, or didn’t come from your page. Open the page again and repeat the last step.
=There’s nothing at this address
=It may contain a typo.
=Something went wrong
=It’s not your doing. Try again in a moment.
=Open my page
=Sign out in this browser
=Your page is one step away
=This link opens it once, in this browser.
=Code
=10 letters and digits. You can get one on a device where your page is open, or where you get links.
=Open with the code
=This code doesn’t open a page. Check it, or get a new one: each works once, for 10 minutes at most.
=That was a lot of codes
=Try again in a few minutes. A link still opens your page.
=Get a code for another device
=Your code
={n, plural, one {Type it on the other device within # minute. It works once.} other {Type it on the other device within # minutes. It works once.}}
=Your achievements
=What did you get done today?
=Big or small, a line will do.
=Day
=Record
=Write a few words first.
=That’s too long to keep. Shorten it a little.
=Choose today or an earlier day.
=Written down.
=Deleted.
=Changed.
=Your first entry. A good start!
=That makes {n, plural, one {# achievement} other {# achievements}}!
={unit, select, day {{n, plural, one {# day} other {# days}} in a row!} week {{n, plural, one {# week} other {# weeks}} in a row!} other {{n, plural, one {# time} other {# times}} in a row!}}
=So far
={n, number}
={unit, select, day {{n, plural, one {day in a row} other {days in a row}}} week {{n, plural, one {week in a row} other {weeks in a row}}} other {{n, plural, one {time in a row} other {times in a row}}}}
=longest streak
={n, plural, one {achievement} other {achievements}}
=Days with an entry in the last four weeks: {n, number}
={unit, select, day {Counted in days, your streak is {n, plural, one {# day} other {# days}} and your longest {longest, plural, one {# day} other {# days}}.} week {Counted in weeks, your streak is {n, plural, one {# week} other {# weeks}} and your longest {longest, plural, one {# week} other {# weeks}}.} other {Counted this way, your streak is {n, plural, one {# time} other {# times}} in a row and your longest {longest, plural, one {# time} other {# times}}.}} All your entries stay.
=Looking back
=Nothing here yet. The first entry can be a small one.
=No words
=Today
=Yesterday
={day, date, ::yMMMEd}
=Edit or delete “{title}”
=Edit
=Edit “{title}”
=Delete
=Delete “{title}”
=Delete this entry? It can’t be brought back.
=Earlier entries
=Latest entries
=Download all entries
=Edit this entry
=Your words
=Save
=Back
=Chrome or a similar browser
=Another browser
=App on an Apple device
=App
=Another service
=Connected on {day, date, ::yMMMd}
=This browser
=Disconnect
=Disconnect {title}
=Disconnected. Nothing more comes there.
=Coming next
=Nothing is planned.
=Notifications are off, so nothing will come.
=Times are for {zone}.
=Change
=This browser’s time zone is {zone}.
=Time zone
=Notifications come at your local time, so this should be where you are.
=Suggested
=All time zones
=Use this time zone
=Back
=With your changes, once you save them.
=Next: {title}
=Today, {time, time, short}
=Tomorrow, {time, time, short}
={time, date, ::MMMEdjm}
={time, date, ::yMMMEdjm}
=Update this preview
=Saved.
=Not saved yet
={n, plural, one {One setting needs another look} other {# settings need another look}}
={title}: {why}
=This browser
=Checking what this browser allows …
=To show notifications here, turn on JavaScript for this page. Everything else works without it.
=The browser couldn’t connect. Try again in a moment.
=Disconnect
={n, plural, one {# device is connected.} other {# devices are connected.}}
=Send me one now
=Sent. It should appear in a moment.
=Connect a browser first, so that it has a place to appear.
=It couldn’t be sent. Try again in a few minutes.
=Why did I get nothing yesterday?
=What did I get yesterday?
=No device was connected, so there was nowhere to show a notification.
=Nothing was planned for that day.
=According to your settings as they are now.
=“{title}” was sent at {time, time, short}
=“{title}” was sent at {time, time, short}, but it may not have arrived
=“{title}” couldn’t be delivered
=“{title}” wasn’t sent, because its time had passed
=“{title}” was planned for {time, time, short}
=Take a break
=Nothing comes through the day you choose. Your streak stays as it is.
=Today counts, because you’ve recorded something. The break starts tomorrow.
=Last day
=Pause
=Choose today or a later day.
=Choose tomorrow or a later day.
=Paused through {day, date, ::MMMEd}
=Paused from tomorrow through {day, date, ::MMMEd}
=Resume now
=Cancel the break
=Notifications come again from now on.
=Add this page to the Home Screen
=On iPhone and iPad, only a page on the Home Screen can show notifications. Tap Share, then Add to Home Screen, and open the page from there. It then asks for a code.
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
=weekly summary
=monthly summary
=yearly summary
=welcome back
=return
=farewell
=it is a reminder day
=the clocks skip {time, time, ::jm} that day
=the clocks skip {time, date, ::yMMMEdjm}
=this time zone skipped {day, date, ::yMMMEd}
=the clocks skip its time that day
=the clocks show {time, time, ::jm} twice that day; this is the first
=the clocks show its time twice that day; this is the first
=the clocks show {time, time, ::jm} twice that day; this is the second
=the clocks show its time twice that day; this is the second
=it was moved from {time, time, ::jm} to the end of the quiet hours
=it was moved to the end of the quiet hours
=it was moved from {time, date, ::yMMMEdjm} to the end of the quiet hours
=quiet hours move it to {time, date, ::yMMMEdjm}
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
=it was reached earlier
=it is celebrated on {time, date, ::yMMMEdjm}
=four hours are left, and nothing is recorded yet
=the last reminder was two hours before, and nothing is recorded yet
=the last achievement was seven days ago
=the last achievement was thirty days ago
=it is the day for past achievements
=it was recorded on this day in an earlier year
=the previous week is over
=the previous month is over
=the previous year is over
=all notifications are turned off
=this kind of notification is turned off
=notifications are paused that day
=the daily limit is reached
=a place is kept for a more important one: {other}
=it is moved to the next day
=it was moved from an earlier day
=it was moved to this day, but cannot be sent on it either
=it was already sent
=it was moved from {time, time, ::jm}
=it was moved from {time, date, ::yMMMEdjm}
=another notification comes at the same time: {other}
=another notification covers it: {other}
=it also covers another notification: {other}
=it also covers other notifications: {others}
=it is not a reminder day; the next is {day, date, ::yMMMEd}
=it is not a reminder day, and there is no later one
=it is not the day for past achievements; the next is {day, date, ::yMMMEd}
=it is not the day for past achievements
=there is no streak
=a freeze or a pause protects the streak
=the streak is still short
=something is often recorded only later in the day
=the reminder comes so late that it is the warning
=only totals are known, not each achievement
=there is nothing to look back at this time
=no reminder was missed since the last achievement
=it is the first achievement after at least a week
=a return was welcomed less than 60 days ago
=the last reminders went unanswered, so they come less often; the next comes on {day, date, ::yMMMEd}
=reminders rest until something is recorded or the app is opened
=few of the last reminders were answered, so they come every other day
=the reminders of two months went unanswered
=it is not reached yet
=an earlier streak was much longer
=the same number was celebrated on {day, date, ::yMMMd}, and comes again after 60 days at the earliest
={first}; {last}
={what}, {when}: planned, because {why}.
={what}, {when}: not sent, because {why}.
={what}: not sent, because {why}.
={unit, select, day {{n, plural, one {# day} other {# days}}} week {{n, plural, one {# week} other {# weeks}}} other {{n, plural, =0 {0 times} one {# time} other {# times in a row}}}}
=Current streak: {length}. Longest streak: {longest}.
=No streak; the longest was {longest}.
=No streak yet.
={n, plural, one {# freeze left.} other {# freezes left.}}
=Without another achievement, it lasts through {day, date, ::yMMMEd}.
={when}: {event, select, started {streak started} extended {recorded} frozen {freeze used} paused {paused} repaired {repaired} ended {streak over} open {nothing recorded yet} bought {freeze received} other {freeze not kept, as two are held}} ({length}; {n, plural, one {# freeze left} other {# freezes left}})
={day, date, ::yMMMEd}
={time, date, ::yMMMEdjm}
={time, date, ::yMMMEdjms}
={time, time, ::jm}
={time, time, ::jms}
=What’s the good word?
=“Pancakes” is one. So is “Friday.” Yours is welcome, too!
=Small victories wanted
=The printer printed? The lid came off? Cue the trumpets! 🎺
=Bragging allowed
=What did you do that deserves applause? Take a bow! 👏
=A good plot twist?
={days, plural, =0 {What’s taken a nice turn lately?} =1 {What’s taken a nice turn since yesterday?} =2 {What’s taken a nice turn in the past two days?} =3 {What’s taken a nice turn in the past three days?} =7 {What’s taken a nice turn in the past week?} other {What’s taken a nice turn lately?}}
=Learned something new?
=Write it down before it slips out the other ear! 👂
=A note to future you
=Tell yourself something that’ll make you smile a year from now!
=Work in progress
=What are you working on? Bring it in, sawdust and all!
=Caught being kind
=Did you make somebody’s day? A full confession, please. 🕵️
=Made by you
=If you cooked it, built it, or glued it, it belongs here.
=That took guts
=Did you do something that made you nervous? Here’s your medal. 🏅
=Hooray for naps
=Rest is an achievement, too. Put it on the record!
={count, plural, =0 {A blank page, how fancy} one {# entry deep} other {# entries deep}}
=What’s next: a triumph, or a really good sandwich?
=Simple pleasures
=The cold side of the pillow is a good one. Name another!
=Best seat in town
=Where did you last sit and think, “This is nice”?
=Hello, hero
=Held a ladder, found a cat, fixed the Wi-Fi? Tell the tale, cape optional! 🦸
=The joy of no
=A party, an upgrade, one more meeting: what did you happily turn down?
=Patience paid off
=What was worth the wait? Slow-cooker dinners are eligible! 🍲
=Second helpings
=What’s been so good lately that you went back for more?
=Pocket archaeology
=A receipt, a pebble, a ticket? Tell the story behind it! 🏺
=The last good laugh
=What cracked you up, and who started it?
=Your own little library
={count, plural, =0 {It opens with one line, and there are no late fees! 📚} one {# story on the shelf so far. What’s the new arrival? 📚} other {# stories on the shelf so far. What’s the new arrival? 📚}}
=At long last
=What have you finally gotten around to?
=A personal best
=What’s going better than it used to? Parking is a sport, too! 🚙
=News from your corner
=If a friend asked what’s new, what would you say?
=Spotted outdoors
=Seen a nice cloud or a very round squirrel? Report it here! 🐿️
=You 1, paperwork 0
=Which boring task did you get out of the way?
=A toast to you
=What have you done for yourself lately? Even a glass of water counts. Cheers! 💧
=Nice save
=A plant, a dinner, an awkward silence: what did you rescue? 🛟
=Beginner and proud
=What are you learning? Every virtuoso once held the bow by the wrong end! 🎻
=Tidy-ish
=What looks better now, thanks to you?
=Quote, unquote
=Heard something worth repeating? Save it here!
=Fun fact, please
=What’s the silliest one you’ve picked up lately?
=Just between us
={name}, what went well that nobody else saw?
=Write today’s headline
=You’re the editor, and good news goes on the front page. 📰
={streak, plural, =0 {Today is up for grabs} one {Your streak: # day} other {# days in a row}}
=What went well today? Tell it like it’s big news!
=Keys found, day saved?
=Tiny triumphs like that belong here! 🔑
=While the pasta boils
=You have eight minutes. Writing a line about today takes one. 🍝
={streak, plural, =0 {Shall we count?} one {# day on the books} other {Your streak: # days!}}
={streak, plural, =0 {One good thing from today makes it one.} one {Drumroll, please: what’s today’s good news? 🥁} other {Drumroll, please: what’s today’s good news? 🥁}}
=Not on the to-do list
=Did anything nice come out of nowhere today? Do tell!
=Today in three words
=“Fixed the lamp” tells the whole story. Your turn! 💡
=Messy days welcome
=Was today one big tangle? You made it this far, and that’s worth a line. 🧶
=First thing to go right
=What was your first success today? Matching socks qualify! 🧦
=Today’s flavor
=Was today sweet, spicy, plain oatmeal, or slightly burnt?
=Guest star of the day
=Who brightened your day? Give them a line, even if they bark! 🐕
=Story hour
=Which part of today would you tell with big hand gestures?
=Just for fun
=What did you do today for no reason at all? That’s the good stuff!
=Lightning round
={streak, plural, =0 {Quick: what’s one thing from today?} one {Your streak is at # day. Quick: what’s one thing from today?} other {# days in a row! Quick: what’s one thing from today?}}
=Spot the difference
=What did today have that yesterday didn’t? Circle it! 🔍
=One good thing is plenty
=And it wins today’s blue ribbon. What is it?
=A jury of one
=The best bit of the last few days wins. Deliberation takes four seconds!
=Where were we?
={days, plural, =0 {Ah, yes: the good part of the last few days. Go on!} =1 {Ah, yes: yesterday! And then what happened?} =2 {Ah, yes: two days ago! And then what happened?} =3 {Ah, yes: three days ago! And then what happened?} other {Ah, yes: the good part of the last few days. Go on!}}
=Ask your photos
=Scroll back a few days, and write about your favorite. 📷
=Weird in a good way
={count, plural, =0 {What made you blink twice in the last few days?} one {# entry, and the world’s still odd. What’s made you blink twice lately?} other {# entries, and the world’s still odd. What’s made you blink twice lately?}}
=Did you slay the errand?
=Knights had dragons. You had the post office. Well fought! 🐉
=Reruns welcome
=Enjoyed something good all over again? It gets another line! 🔁
=Made up your mind?
=Even “the blue one” is a decision, and a fine color, too. 🔵
=Pick a day
=Of the last three, which would you gladly order again?
=Guest of honor
=Who’s been good company lately? Pets are on the guest list!
=Five stars
=What’s the tastiest thing you’ve had these last few days?
=Crumb by crumb
=Ants move whole picnics that way. Write down your latest crumb! 🐜
=Hang it on the wall
=Which moment from the last few days would you frame?
=Eureka
=Had an aha moment? Write it down before you run into the street! 🛁
=Meanwhile, at your place
={streak, plural, =0 {What’s been going on these last few days?} one {You checked in last time, too. What’s the latest?} other {After checking in # times in a row, what’s the latest?}}
=It stopped squeaking
=If you fixed it, the silence you hear is applause.
=Too funny to forget
=What made you laugh in the last few days? 🤭
={weekCount, plural, =0 {Coming soon: your week} one {# highlight this week} other {# highlights this week}}
=Which bit would make the trailer?
=Best ten minutes
=Write down the ten minutes of this week you’d gladly live twice!
={weekStart, date, ::EEEE} called
={weekCount, plural, =0 {It’d love to hear one good thing that came of it!} one {It liked your story. Is there another?} other {It liked your # stories. Is there another?}}
={streak, plural, =0 {One for the books} one {Week one is done} other {# weeks in a row}}
=Write down the best bit of this week, and take a bow!
=Postcard-sized
=Fit your week into one sentence, as if on a postcard. 📮
=Getting the hang of it?
=What took fewer tries this week? Look who’s a natural!
=Weekly specials
={weekCount, plural, =0 {What’s fresh this week?} one {# good thing on the menu. The chef may add another, or nap! 🍳} other {# good things on the menu. The chef may add another, or nap! 🍳}}
=Slow is a speed
=However fast or slow your week was, it gets a line. 🐌
=Star of the week
=Who was it? Dogs can be nominated, and so can you! 🐶
=Smallest win of the week
=What tiny thing made you feel like a champion?
=Explorer’s log
=“Tried the other bakery. No regrets.” Your week may have an entry like that! 🧭
=Phew, you did it
=What took you a few tries this week?
=Let it go
=Dropped a worry this week? Write it down and wave goodbye! 🎈
=Extra, extra
={streak, plural, =0 {What’s this week’s headline? 🗞️} one {Your streak is at # week. What’s this week’s headline? 🗞️} other {After # weeks in a row, what’s this week’s headline? 🗞️}}
=Photo finish
=Scroll through this week’s photos, and write about the winner! 📷
=Roommate of the week
=It’s you! What nice thing did you do for yourself this week? 🏠
=Previously, on your life
=What happened since last time? Cliffhangers welcome!
=Sent, with a swoosh
=What have you happily sent off lately? 📨
=Pull up a chair
={weekCount, plural, =0 {There’s room here for a good story from your week!} one {# entry this week, and there’s room for your next good story!} other {# entries this week, and there’s room for your next good story!}}
=A gold star for you
=What have you done lately that deserves one?
=Overheard: you, laughing
=Had a good chat? Quote the best line before somebody else takes credit!
=The regular
={streak, plural, =0 {What’ll it be: a triumph or a chuckle?} one {The same as last time, or something fresh?} other {# times in a row makes you a regular! What’ll it be?}}
=Ten-minute vacation
=Took a nice little break? Send yourself a postcard! 🏝️
=Take two
=What went better than last time?
=And the assist goes to…
=Helped somebody out? Put it on the scoreboard! 🏀
=You had to be there
=What happened that you’ll swear was funnier than it sounds?
=By your own decree
=Today is a writing day. Long live one good line! 👑
=Smile of unknown origin
=Who or what was behind it?
=Sights along the way
=Seen anything nice? Put it here, traffic cones included! 🚧
=Yes, no, or heck no
=Which of the three have you said lately?
=Certified genius
=Figured out how something works? Put it on the record! 🛠️
=Your life, tiny edition
=How would you sum up the last few days in one emoji?
=Good morning!
=Keep an eye out for something good, and bring it back here.
=Last night’s best part
=Write it down over breakfast. It goes well with toast.
=Yesterday: the recap
=Before the new episode starts, what was the best scene? 📺
=First sip report
=Coffee, tea, or tap water: how many stars does it get? ☕
=Coming up today
=What are you looking forward to? “Lunch” is a perfectly good answer.
=News from dreamland
=Flew again? Took a test in pajamas? The night shift deserves a write-up! 🌙
=Thanks, yesterday me
=What are you glad is already done? Half the dishes count!
=Window check
=What’s out there: sun, fog, a pigeon with plans? Report live from your sill! 🐦
=A cameo from yesterday
=Who stole the scene: a friend, a bus driver, or somebody’s grandma? 🎭
=Overheard yesterday
=A good line, a bad pun, a very odd fact: which one followed you home?
=Was yesterday a lot?
=You made it to morning, and that’s worth a line. Fresh page, no charge!
=Sound of the morning
=Kettle, blackbird, garbage truck: what’s number one on your chart? 🎶
=Today’s treasure hunt
=Somewhere out there is one odd, lovely thing. Report back if you spot it! 🔎
=Reserved for you
=One small treat, today, party of one. What are you having?
=Breakfast review
=“Cold pizza, five stars, no regrets” is a full entry. Over to you, critic! 🍕
=Name it in advance
=If today were an episode, what would you like it to be called? 🎬
=Halftime report
=What’s the best play of your day so far?
=Any morning highlights?
=Tell all, even if it’s just really good coffee!
=Best part of the day?
=Write it down before the dishes distract you!
=How did today go?
=Sunny, foggy, a little hail? One honest line covers it. ⛅
=Hello, night owl
=Write one good line, and then sleep well. 🦉
=Wide awake?
=Instead of sheep, count one good thing about today.
=Fresh calendar smell
=What’s one good thing so far? Last year’s leftovers count! 🥡
=A brand-new calendar
=So many empty squares! What good thing gets one of its own?
=Old news welcome
=Something good from December? There’s room for it in January!
=A cozy start
=The year is barely awake. Tell it one nice thing to start with.
=Last cookie of the year?
=There’s room for one more good thing, too. What’ll it be? 🍪
=Pick a month, any month
=Then write down the best thing that happened in it! 🎩
=Year-end prizes
=Best nap, meal, or laugh of the year: what’s your winner? 🏆
=P.S. to the year
=Anything you’d like to add before it ends?
















=And what happened next?
=On {recentDay, date, ::MMMMd}: “{recent}”
=Bookmark: {recentDay, date, ::MMMMd}
=Any news since then? “{recent}” 🔖
=How’s life since then?
=Past you, on {recentDay, date, ::MMMMd}: “{recent}”
=What goes with this one?
=From {recentDay, date, ::MMMMd}: “{recent}”
=A note from {recentDay, date, ::MMMMd}
=What do you write back? “{recent}”
=Short ones count!
=Next? {recentDay, date, ::MMMMd} said “{recent}”
=That {recentDay, date, ::EEEE}: more?
=On file: “{recent}” 🗂️
=That was then. And now?
=Then being {recentDay, date, ::MMMMd}: “{recent}”
=Psst, there’s a pattern
={fitDays, plural, =1 {You mostly write on {fitDay, date, ::EEEE}s. Only knock then? 🚪} =2 {You mostly write on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Only knock then? 🚪} other {You mostly write on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Only knock then? 🚪}}
=Your calendar has taste
={fitDays, plural, =1 {{fitDay, date, ::EEEE}s get most of your lines. Stick to those?} =2 {{fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s get most of your lines. Stick to those?} other {{fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE} get most of your lines. Stick to those?}}
=Fewer pings, same you
={fitDays, plural, =1 {Most of your lines land on {fitDay, date, ::EEEE}s. Other days off? 🏖️} =2 {Most of your lines land on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Other days off? 🏖️} other {Most of your lines land on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Other days off? 🏖️}}
=A story to keep?
=It can be as small as a chat at the bus stop.
=Clean socks, maybe
=Anything small that feels good is welcome here.
=Quietly proud
=What’s something you did well? Saying so isn’t bragging.
=Nice light, a kind word
={days, plural, =0 {What’s been good lately? It can be as small as that.} =1 {What’s been good since yesterday? It can be as small as that.} =2 {What’s been good these last two days? It can be as small as that.} =3 {What’s been good these last three days? It can be as small as that.} other {What’s been good lately? It can be as small as that.}}
=Learned along the way
=What do you know now that you didn’t know last week?
=For you, years from now
=What in your life right now would you like to remember? One line keeps it.
=An inch further
=What has moved forward a little? Inches add up.
=A door held open
=Did you make somebody’s day a little lighter? Tiny kindnesses belong here.
=A pot of soup
=What have you made or mended lately, even if it’s just a plan?
=Nerves and all
=Did anything take a little courage? Even a hello can.
=Ten minutes on the couch
=Rest is good for you, and it belongs here, too.
=Your story so far
={count, plural, =0 {Begin it with one good thing, however small.} one {It has # page. What goes on the next one?} other {It has # pages. What goes on the next one?}}
=An old armchair
=What’s been a comfort to you these days?
=A place you like
=Where have you felt at ease lately? It may well be a parked car.
=Half a cookie
=Did you share something with somebody? A seat or a little time counts, too.
=Not today, thanks
=What did you gladly leave undone, or say no to?
=Over and done with
=What are you relieved to have behind you?
=Bread, still warm
=Write down one simple thing you’ve enjoyed.
=Look around for a second
=What do you see that you like?
=Someone who helped
=Who’s made things a little easier for you? Their name is enough.
=What you’ve kept so far
={count, plural, =0 {The first can be as small as a warm shower.} one {One entry. The next can be as small as a warm shower.} other {# entries. The next can be as small as a warm shower.}}
=Worth the wait
=What did you finally get to do?
=Getting easier
=What takes less out of you than it used to? That’s your doing.
=How you really are
=You can say it here, the way you’d tell a good friend.
=A cat in a window
=What’s the nicest thing you’ve noticed lately?
=One less worry
=What’s off your mind now? A bill or a phone call, maybe.
=A chapter, uninterrupted
=Have you done anything just for yourself lately?
=Making peace with Monday
=Or with a person, or a place. Whatever feels easier now belongs here.
=A new recipe
=Have you tried anything new lately, even just a tea?
=Half a desk, tidied
=If a corner looks a little calmer now, write it down.
=Kind words
=Did somebody say something that was good to hear?
=A curious mind
=What have you looked up lately? Wondering is reason enough.
=A good thing nobody saw
={name}, you saw it. It deserves a line.
=A title for today
=Give today a name, like “The one with the noodles.”
=However it went
=Good day or hard day, there’s room for it here.
=Chores count, too
=Did the dishes? Made the bed? That belongs here as much as anything.
=A minute to yourself
=Write one line about today, then look out the window for a while.
={streak, plural, =0 {Ten seconds to keep} one {One day so far} other {# days in a row}}
=Which ten seconds of today would you keep?
=Out of the blue
=Did anything good happen today that you didn’t expect?
=Four words are enough
={streak, plural, =0 {“Soup was really good” would do.} one {You’ve begun, and “Soup was really good” would do nicely.} other {“Soup was really good” is plenty, even after # days in a row.}}
=If today was hard
=Getting through it is an achievement. Be gentle with yourself.
=A smile in passing
=Did somebody smile at you today? Or did you smile first?
=Today as a color
=Maybe butter yellow, maybe the gray of a good blanket.
=A friendly cashier
=Did somebody brighten your day? It may have been a stranger.
=Worth telling
=Which part of your day would you tell a friend about?
=A look at the sky
=Take half a minute, and write down what you see, even if it’s just dark.
=Rain on the roof
=What was good to hear or see today? Any small thing is fine.
=A different way home
=What was new to you today, even just a taste or a face?
=A good thing or three
=Whatever you remember from today. One is plenty.
=Worth holding on to
=What would you like to remember from the last few days?
=What went well
={days, plural, =0 {One good moment from the last few days is all it takes.} =1 {One good moment since yesterday is all it takes.} =2 {One good moment from the last two days is all it takes.} =3 {One good moment from the last three days is all it takes.} other {One good moment from the last few days is all it takes.}}
=From your photos
=Pick a recent one, and write down the story behind it.
=A moment that stayed
={count, plural, =0 {Write down something you keep thinking of fondly.} one {Which one from the last few days still makes you smile?} other {Which one from the last few days still makes you smile?}}
=One small chore
=Which one is behind you now? Enjoy how that feels.
=Good every time
=Which small pleasure never lets you down? It’s worth a line.
=A decision made
=What have you settled lately? The color of the curtains counts.
=“This is nice”
=When did you last think that? Picture the place for a moment.
=In your thoughts
=Who have you been thinking of fondly, near or far?
=The best thing you ate
=Write it down, even if it was just a peach over the sink.
=Getting there
=Which small step have you taken? It brought you closer.
=Five more minutes
=When did you last wish a moment would go on a little longer?
=Now it makes sense
=What have you finally understood? Remote controls count.
=Small news is news
={streak, plural, =0 {A new plant, a good night’s sleep: write yours here.} one {A good night’s sleep is news enough. You wrote last time, too.} other {A good night’s sleep is news enough. You’ve written # times in a row.}}
=A job well done
=What have you fixed, cleaned, or sorted out?
=For you, next year
=Leave yourself one line about these days. You’ll be glad to find it.
=A quiet moment
={weekCount, plural, =0 {Write down a quiet moment you enjoyed this week.} one {Which quiet moment did you enjoy this week?} other {Which quiet moment did you enjoy this week?}}
=Out of seven days
=Which moment was your favorite? It’s yours to keep.
=Any day this week
={weekCount, plural, =0 {One good thing since {weekStart, date, ::EEEE} is plenty.} one {# entry since {weekStart, date, ::EEEE}. One more good thing is welcome.} other {# entries since {weekStart, date, ::EEEE}. One more good thing is welcome.}}
=Remember this week
={streak, plural, =0 {Choose one thing you’d like to keep from it.} one {Choose one thing you’d like to keep from it. Your streak is at # week.} other {Choose one thing you’d like to keep from it. Your streak is at # weeks.}}
=Dear you
=How has your week been, really?
=A lighter moment
=Whatever felt easy this week deserves a line.
=No pressure
={weekCount, plural, =0 {There’s no quota here. One good thing is plenty.} one {# entry makes a fine week. Add another only if you feel like it.} other {# entries make a fine week. Add another only if you feel like it.}}
=Slow weeks are good, too
=What’s one little thing you enjoyed? That’s plenty.
=Thanks to someone
=Who made this week a little better?
=A very small win
=Washing your hair counts. So does finding the lid.
=A first this week
=Tried or tasted something for the first time? Write it down.
=Small, but not easy
=Which small thing took real strength this week?
=Let it rest
=Pick one worry from this week, and set it aside for a while.
=A name for this week
={streak, plural, =0 {Call it something nice, like “Soup and Sunshine.”} one {Call it something nice, like “Soup and Sunshine.” Your streak is at # week.} other {Call it something nice, like “Soup and Sunshine.” Your streak is at # weeks.}}
=Looking back
=What from this week would you gladly do again?
=A word of thanks
=Thank yourself for one thing you did this week.
=Since you last wrote
=What’s one thing you’re glad happened?
=Off your shoulders
=What have you finished? You can put it down now.
=A week worth keeping
={weekCount, plural, =0 {It starts with one good thing.} one {You’ve kept # thing this week. There’s room for another.} other {You’ve kept # things this week. There’s room for another.}}
=Work nobody sees
=What have you done with care?
=Good company
=Keep something kind or funny that somebody said to you.
=How these days feel
={streak, plural, =0 {Put it into a few words.} one {Put it into a few words. You wrote last time, too.} other {Put it into a few words. You’ve written # times in a row.}}
=Breathing room
=Take three slow breaths. How do you feel now?
=Better this time
=What went more smoothly than before? Even a bit counts.
=Lending a hand
=Whose load did you make a little lighter?
=One to come back to
=Save one small moment that you’d like to read about next week.
=Your day for writing
=One good thing will do, and it can be small.
=A reason to smile
=Has anything warmed your heart lately?
=Seen along the way
=A dog in a sweater, a good cloud: anything like that is welcome.
=Settled now
=Which choice are you glad you made? Let it feel good.
=A little clearer
=What makes more sense to you now than before?
=One word is plenty
=Find one for how things are, and let it be your entry.
=Good morning
=Whatever today brings, one small part of it may be worth keeping.
=Yesterday evening
=Think back to something nice from last night, and write it down.
=Yesterday, in one line
=The whole day doesn’t have to fit. Which bit of it would you keep?
=While it’s still warm
=Coffee, tea, or just water: what’s on your mind over the first cup?
=Something ahead
=What are you looking forward to, even if it’s just a soft chair?
=How did you sleep?
=Well, hardly, or with a strange dream: that can be a line, too.
=Already done
=What did you do yesterday that makes this morning a little easier?
=Morning light
=Look out for a moment. What is the sky up to?
=Somebody from yesterday
=Who do you still think of warmly this morning?
=Still with you
=Which words from yesterday were there again when you woke up?
=If yesterday was hard
=You came through the night to a new morning. That belongs here, too.
=A quiet house, or not
=What can you hear, if you listen for a moment?
=On your way today
=A tree, a face, a bit of blue: bring one small thing home with you.
=Kind to yourself
=If ten minutes of today were only yours, what would you do?
=Breakfast, slowly
=What tastes good this morning, even if it’s only toast?
=A new page
=Today is still mostly white paper. What would you be glad to read there later?
=A slow minute
=Breathe out, and think of one thing that’s gone right today.
=The day so far
=What’s been the best part of it?
=The day is winding down
=Before it goes, keep one good thing from it here.
=How do you feel tonight?
=Glad, tired, or a bit sad: put it into a few words.
=Before you rest
=Leave one good thing from today here, and then sleep well.
=If you’re awake
=Write down one good thing from today. It can keep you company.
=Same you, new calendar
=You don’t have to improve a thing. One good moment is plenty.
=No resolution needed
=A line about something small will do. The rest of the year can wait.
=One day from last year
=Which would you like to keep? A line will hold it.
=The year so far
=What’s one small thing you’ve enjoyed? Clean sheets count.
=As the year ends
=What’s one good thing it brought you? It can be small.
=Remember this year
=Which happy moment comes back first? Write that one down.
=All the way to December
=Some years, getting here is plenty. However this one was, a line is enough.
=A note for next year
=What would you like to be reminded of? Leave it here.
















=And since then?
=On {recentDay, date, ::MMMMd}, you wrote: “{recent}”
=Room beside {recentDay, date, ::MMMMd}
=A new line would fit by “{recent}”
=How does it feel now?
=The line from {recentDay, date, ::MMMMd}: “{recent}”
=Is there more to say?
=You said, on {recentDay, date, ::MMMMd}: “{recent}”
=From you, on a {recentDay, date, ::EEEE}
=How have you been since? “{recent}”
=A few words will do
=On {recentDay, date, ::MMMMd}, these did: “{recent}”
=What else did it hold?
={recentDay, date, ::MMMMd} was more than “{recent}”
=How are things by now?
=Then, on {recentDay, date, ::MMMMd}: “{recent}”
=A rhythm of your own
={fitDays, plural, =1 {You mostly write on {fitDay, date, ::EEEE}s. Shall we ask only then?} =2 {You mostly write on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Shall we ask only then?} other {You mostly write on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Shall we ask only then?}}
=Quiet on the other days?
={fitDays, plural, =1 {{fitDay, date, ::EEEE}s seem to be your day. The rest can be quiet.} =2 {{fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s seem to be your days. The rest can be quiet.} other {{fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE} seem to be your days. The rest can be quiet.}}
=Asking less often
={fitDays, plural, =1 {Your lines come mostly on {fitDay, date, ::EEEE}s. Shall we keep to those?} =2 {Your lines come mostly on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Shall we keep to those?} other {Your lines come mostly on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Shall we keep to those?}}
=Did something go well?
=Write it down and enjoy it twice.
=Small wins welcome
=“Opened the jar” is one. So is yours.
=Proud of something?
=Modesty has the day off. What was it?
={days, plural, =0 {What’s been good lately?} =1 {The best since yesterday} =2 {The best of two days} =3 {The best of three days} other {What’s been good lately?}}
=It’s often lunch.
=Learned something?
=Even a fact about ants is worth keeping.
=The good old days, live
=What’s ordinary now that you’d like to remember?
=Halfway to somewhere
=Two pages are progress. So is half of one.
=Helped someone?
=That was good of you. Let’s hear it.
=Made something?
=Toast is something. How did it turn out?
=Something brave
=What took nerve? It may have been a phone call.
=Rest is an achievement
=If you had some, well done.
=Lately, in brief
={count, plural, =0 {How has it been?} one {# entry so far. Room for a short one?} other {# entries so far. Room for a short one?}}
=Small comforts
=A warm drink, a soft chair. Yours can be stranger.
=A good place to be
=Where did you last feel at ease?
=A small kindness
=Given or received, it’s worth a line.
=A well-placed no
=Write it down. “Not now” counts.
=That’s that
=What are you glad to have behind you?
=Second breakfast
=Or a book, or a song. Whatever you enjoyed.
=Look around you
=What are you glad to have? The lamp, maybe.
=Someone to thank
=Who helped more than they know?
=A book of good things
={count, plural, =0 {It starts wherever you like.} one {# so far, and room for another.} other {# so far, and room for another.}}
=Off the list at last
=What’s finally done? Say it slowly.
=Practice pays off
=What’s easier now than it used to be?
=Good news, any size
=“The bus waited,” for example.
=Something beautiful
=Parking lots have their moments, too.
=Boring, but done
=What did you get out of the way?
=Ten minutes off
=Did you take them? The world managed.
=Something you fixed
=Whether you broke it first is your business.
=Day one of something
=What did you start? It doesn’t need a day two.
=Tidier than yesterday
=Which spot looks better now?
=Words worth keeping
=Heard, read, or sung. Exact words optional.
=Odd but true
=What did you find out? The odder, the better.
=A quiet win
=Nobody else saw it. One witness is enough.
=Give today a title
=Three words make a good one.
={streak, plural, =0 {Start with today} one {Day one is done} other {# days in a row}}
=Today’s entry can be tiny.
=Even one chore counts
=Was it the trash? The dishes? Half the dishes?
=One minute for today
=That’s all it takes to save something good.
=The interesting part
=Even dull days have one. Today’s goes here.
=Not on the calendar
=What nice thing came along anyway?
=Today, as a telegram
=“Found glasses. Were on head.” Your turn.
=Good day or bad
=Either way, there’s room for a line about it.
=First win of the day
=Getting up is a strong contender.
=Your inner weather
=Clear, cloudy, or a bit of a storm?
=A friendly face
=Whose was it? Possibly a dog’s.
=The best part of today
=Write it down, and it’s yours for good.
=No reason needed
=What did you do today because you felt like it?
={streak, plural, =0 {Today’s bright spot} one {One day so far} other {Your #-day streak}}
=Any bright spot today? A tiny one is fine.
=New to you
=A street, a word, a cheese.
=One good thing today
=Crumb-sized is fine. What was it?
=From the last few days
=Which small moment stays? Keep that one.
=Small news is welcome
={days, plural, =0 {“The plant lives” qualifies.} =1 {“The plant lived another day” qualifies.} =2 {“The plant lived two more days” qualifies.} =3 {“The plant lived three more days” qualifies.} other {“The plant lives” qualifies.}}
=Check your photos
=Which recent one makes you smile?
={count, plural, =0 {A promising author} one {# entry by you} other {# entries by you}}
=What has the author been up to?
=An errand, done
=Which one? Take the credit.
=Worth repeating
=What would you gladly do again?
=A decision, made
=Which one? Even a small one is worth a line.
=A good minute
=Pick one from the last three days.
=Someone on your mind
=Who is it? Just the name is fine.
=The best bite
=What tasted good these last few days?
=Even an inch counts
=What moved one? Maybe the couch.
=The best few minutes
=Coffee, a shower, the walk home. Or none of these.
=It finally clicked
=What makes sense now?
=Small talk is welcome
={streak, plural, =0 {Even the weather will do.} one {Even the weather will do. You wrote last time, too.} other {Even the weather will do. You’ve written # times in a row.}}
=Something looks better
=Write down what you cleaned, sorted, or fixed.
=A year from now
=What will you want to remember?
=This week’s best-of
={weekCount, plural, =0 {It begins with one good moment.} one {# entry so far. Room for a second.} other {# entries so far. Room for one more.}}
=A day to remember
=Even a Monday is eligible.
=How the week went
={weekCount, plural, =0 {It started on {weekStart, date, ::EEEE}. What’s been good?} one {# entry since {weekStart, date, ::EEEE}. What else was good?} other {# entries since {weekStart, date, ::EEEE}. What else was good?}}
=This week’s good part
={streak, plural, =0 {Add it, even if it’s just cake.} one {Add it, even if it’s just cake. Your streak is at # week.} other {Add it, even if it’s just cake. Your streak is at # weeks.}}
=The week in a sentence
=Write it the way you’d tell a friend.
=Smoother than before
=What went easier this week?
={weekCount, plural, =0 {This week, your call} one {# entry this week} other {# entries this week}}
=No quota here. A line is welcome, though.
=Busy week or slow one
=It was yours. Give it a line.
=Person of the week
=Whoever made it better deserves a line.
=One small victory
=What finally worked this week?
=A new favorite
=A song, a soup, a shortcut. Old favorites won’t mind.
=Harder than it looked
=What did you manage anyway? It deserves a line.
=One less worry
=What did you let go of this week?
=A name for the week
={streak, plural, =0 {“Mostly Fine” is still available.} one {“Mostly Fine” is still available. One week is named.} other {“Mostly Fine” is still available, after # weeks in a row.}}
=What no calendar shows
=The good part of this week. Put it here.
=Note to self: thanks
=What did you do for yourself this week?
=Since last time
=What good thing happened? One is enough.
=Finished, for good
=What did you get done?
=This week’s good things
={weekCount, plural, =0 {One small one is a fine start.} one {# so far. Add another.} other {# so far. Add another.}}
=Work nobody saw
=What did you do well anyway? Give it a line.
=A good conversation
=Who did you enjoy talking to?
=Nothing much to report
={streak, plural, =0 {Report it anyway. It reads well later.} one {Report it anyway, as you did last time.} other {Report it anyway. It’s worked # times in a row.}}
=A minute for yourself
=Have some tea first. The line can wait.
=Better than last time
=What went right?
=A hand you lent
=Who was it for? A name is enough.
=Easy to forget
=What should you remember anyway?
=Today’s your writing day
=One good thing is all you need.
=Somebody was funny
=Maybe it was you. Get it in writing.
=Out the window
=What was worth looking at?
=Decided
=Which choice are you happy with? Even “the soup” is one.
=A bit less confusing
=What makes more sense now? Not everything has to.
=Lately, in one word
=Sunny, soggy, or so-so?
=A new morning
=What would make today a good one?
=The best of last night
=Write it down over breakfast.
=Yesterday, abridged
=One line will do. You were there.
=First cup of the day
=How did it taste?
=Anything good ahead?
=Dinner counts.
=Slept well? Or not?
=Either is worth a line. So is the dream.
=Done since yesterday
=What can you stop thinking about?
=The sky this morning
=Whatever it’s doing, it fits in a line.
=Company, yesterday
=Who was good to be around? Cats qualify.
=New since yesterday
=A word, a fact, a shortcut: any one will do.
=Rough day yesterday?
=It’s over. What got you through?
=Morning noises
=Which one did you like best?
=One thing to spot
=A good hat, a bold pigeon. Tell it here later.
=A small treat, planned
=What’s yours today?
=What’s for breakfast?
=Leftovers have their own dignity.
=Today, still wrapped
=What do you hope is inside?
=Sit a minute
=The to-do list will wait. It has no legs.
=So far today
=What’s gone suspiciously well?
=Today is nearly done
=Which part of it would you keep?
=How today felt
=One honest word says it all.
=One line, then sleep
=One good thing about today, and then good night.
=Only the fridge is awake
=And you. Tell one good thing about today.
=Same you, new year
=Still good company. Start with one good thing.
=No resolutions needed
=One good thing is a fine beginning.
=One day from last year
=Pick a good one. It may be a Tuesday.
=The year is young
=What’s been good so far? Maybe the sleep.
=Late entries accepted
=This year is still taking good news.
=Pick a month
=Write down one good afternoon from it.
=The year, abridged
=One line will do. You may leave out the middle.
=Before the year ends
=What should the next one know? A line is enough.
















=What came after?
=You wrote on {recentDay, date, ::MMMMd}: “{recent}”
=Company for {recentDay, date, ::MMMMd}
=There’s room next to “{recent}”
=How does it look now?
={recentDay, date, ::MMMMd}: “{recent}”
=Anything to add?
={recentDay, date, ::MMMMd}, verbatim: “{recent}”
=Re: {recentDay, date, ::MMMMd}
=A word back to “{recent}”
=Another, just as short?
={recentDay, date, ::MMMMd}’s was “{recent}”
=And on that {recentDay, date, ::EEEE}?
=There was “{recent}”
=How about now?
=It was {recentDay, date, ::MMMMd}: “{recent}”
=Fewer reminders?
={fitDays, plural, =1 {You mostly write on {fitDay, date, ::EEEE}s. Remind you only then?} =2 {You mostly write on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Remind you only then?} other {You mostly write on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Remind you only then?}}
=Your writing days
={fitDays, plural, =1 {Mostly {fitDay, date, ::EEEE}s. Should the others stay quiet?} =2 {Mostly {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Should the others stay quiet?} other {Mostly {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Should the others stay quiet?}}
=Same lines, less buzz
={fitDays, plural, =1 {Most are written on {fitDay, date, ::EEEE}s. Want reminders just then?} =2 {Most are written on {fitDay, date, ::EEEE}s and {fitDay2, date, ::EEEE}s. Want reminders just then?} other {Most are written on {fitDay, date, ::EEE}, {fitDay2, date, ::EEE}, and {fitDay3, date, ::EEE}. Want reminders just then?}}
=A reminder for you
=There’s room for a line whenever you like.
=You’ve got mail!
={years, plural, =0 {It’s from you. You wrote it on {date, date, ::MMMMd}, and it just arrived. 📮} one {It’s from you. You wrote it on {date, date, ::yMMMMd}, and it just arrived. 📮} other {It’s from you. You wrote it on {date, date, ::yMMMMd}, and it just arrived. 📮}}
=Found in your pocket
=It’s a note in your own words. Better than forgotten cash! 💵
={years, plural, =0 {Rewind to {date, date, ::MMMMd}} one {Rewind to {date, date, ::yMMMd}} other {Rewind to {date, date, ::yMMMd}}}
=You wrote about that day. Want to press play? ▶️
=Past you says hi
={age, select, week {You left yourself a note not long ago. Come and see what it says!} weeks {You left yourself a note weeks ago. Come and see what it says!} months {You left yourself a note months ago. Come and see what it says!} year {You left yourself a note about a year ago. Come and see what it says!} overyear {You left yourself a note over a year ago. Come and see what it says!} years {You left yourself a note years ago. Come and see what it says!} other {You left yourself a note months ago. Come and see what it says!}}
={age, select, week {From a week or so ago} weeks {From weeks ago} months {From months ago} year {From about a year ago} overyear {From over a year ago} years {{years, plural, one {From about # year ago} other {From about # years ago}}} other {{years, plural, one {From about # year ago} other {From about # years ago}}}}
=You were there, pen in hand. Want to read it?
=Memory lane is open
=Stroll down for a minute and say hi to a day you wrote about. 🌳
=A page from the middle
=Flip back and see what the author had to say. Spoiler: it’s you.
=Lost and found called
={years, plural, =0 {They have a line of yours from {date, date, ::MMMMd}. It’s in mint condition! 🧤} one {They have a line of yours from {date, date, ::yMMMMd}. It’s in mint condition! 🧤} other {They have a line of yours from {date, date, ::yMMMMd}. It’s in mint condition! 🧤}}
=Your time capsule
={age, select, week {You tucked away a few words not long ago. No shovel needed! ⛏️} weeks {You tucked away a few words weeks ago. No shovel needed! ⛏️} months {You tucked away a few words months ago. No shovel needed! ⛏️} year {You tucked away a few words about a year ago. No shovel needed! ⛏️} overyear {You tucked away a few words over a year ago. No shovel needed! ⛏️} years {You tucked away a few words years ago. No shovel needed! ⛏️} other {You tucked away a few words months ago. No shovel needed! ⛏️}}
={years, plural, =0 {Rerun: {date, date, ::MMMMd}} one {Rerun: {date, date, ::yMMMd}} other {Rerun: {date, date, ::yMMMd}}}
=You wrote it that day, and you’re the only critic. 🎬
=Message in a bottle
={years, plural, =0 {You sent it on {date, date, ::MMMMd}, and it just washed up at your feet. 🌊} one {You sent it on {date, date, ::yMMMMd}, and it just washed up at your feet. 🌊} other {You sent it on {date, date, ::yMMMMd}, and it just washed up at your feet. 🌊}}
=Psst, a note from you
={age, select, week {You wrote it not long ago. Go on, peek! 👀} weeks {You wrote it weeks ago. Go on, peek! 👀} months {You wrote it months ago. Go on, peek! 👀} year {You wrote it about a year ago. Go on, peek! 👀} overyear {You wrote it over a year ago. Go on, peek! 👀} years {You wrote it years ago. Go on, peek! 👀} other {You wrote it months ago. Go on, peek! 👀}}
=A letter from past you
={years, plural, =0 {Postmarked {date, date, ::MMMMd}: “{title}”} one {Postmarked {date, date, ::yMMMd}: “{title}”} other {Postmarked {date, date, ::yMMMd}: “{title}”}}
=That day, in your words
={years, plural, =0 {It was {date, date, ::MMMMd}: “{title}”} one {It was {date, date, ::yMMMd}: “{title}”} other {It was {date, date, ::yMMMd}: “{title}”}}
={age, select, week {Back a week or so} weeks {Back some weeks} months {Back some months} year {Back about a year} overyear {Back over a year} years {{years, plural, one {Back about # year} other {Back about # years}}} other {{years, plural, one {Back about # year} other {Back about # years}}}}
=Your page from then says: “{title}”
={age, select, week {You, a week or so ago} weeks {You, weeks ago} months {You, months ago} year {You, about a year ago} overyear {You, over a year ago} years {You, years ago} other {You, months ago}}
=In your own words: “{title}”
={years, plural, =0 {A note from {date, date, ::MMMMd}} one {A note from {date, date, ::yMMMd}} other {A note from {date, date, ::yMMMd}}}
=Past you wrote: “{title}”
={years, plural, =0 {Hello from {date, date, ::MMMMd}} one {Hello from {date, date, ::yMMMd}} other {Hello from {date, date, ::yMMMd}}}
=Past you left this line: “{title}”
=From the archives
={years, plural, =0 {Entry of {date, date, ::MMMMd}: “{title}”} one {Entry of {date, date, ::yMMMd}: “{title}”} other {Entry of {date, date, ::yMMMd}: “{title}”}}
=In your handwriting
={years, plural, =0 {More or less. {date, date, ::MMMMd}: “{title}”} one {More or less. {date, date, ::yMMMd}: “{title}”} other {More or less. {date, date, ::yMMMd}: “{title}”}}
=Past you has the floor
={age, select, week {A week or so ago: “{title}”} weeks {Some weeks ago: “{title}”} months {Months ago: “{title}”} year {About a year ago: “{title}”} overyear {Over a year ago: “{title}”} years {Years ago: “{title}”} other {Months ago: “{title}”}}
=A bookmark of yours
={years, plural, =0 {It sits at {date, date, ::MMMMd}: “{title}”} one {It sits at {date, date, ::yMMMd}: “{title}”} other {It sits at {date, date, ::yMMMd}: “{title}”}}
=Signed and dated
={years, plural, =0 {By you, on {date, date, ::MMMMd}: “{title}”} one {By you, on {date, date, ::yMMMd}: “{title}”} other {By you, on {date, date, ::yMMMd}: “{title}”}}
=An author you know well
={years, plural, =0 {Written on {date, date, ::MMMMd}: “{title}”} one {Written on {date, date, ::yMMMd}: “{title}”} other {Written on {date, date, ::yMMMd}: “{title}”}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=You left yourself a line. It’s back for a visit. 🚪
=Same date, earlier you
={years, plural, =1 {The calendar went around once, and here’s your line again. 📅} other {The calendar went around # times, and here’s your line again. 📅}}
=Past you left a note
={years, plural, =1 {It’s a year old today. Same handwriting, probably. ✍️} other {It’s # years old today. Same handwriting, probably. ✍️}}
={years, plural, =1 {Today, but last year} other {Today, but # years ago}}
=You were there, and you took notes. Want a look? 👀
=The calendar remembers
={years, plural, =1 {You wrote on this date last year. Turn back one page. 📖} other {You wrote on this date # years ago. Turn back a few pages. 📖}}
=Delivery from yourself
={years, plural, =1 {Sent a year ago today. The mail is slow, but it gets there. 🐌} other {Sent # years ago today. The mail is slow, but it gets there. 🐌}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=You picked up the pen: “{title}”
=Same date, earlier page
={years, plural, =1 {From a year ago today: “{title}”} other {From # years ago today: “{title}”}}
={years, plural, =1 {This day, a year back} other {This day, # years back}}
=Your page says: “{title}”
={years, plural, =1 {Once around the sun} other {# times around the sun}}
=And still in your words: “{title}”
=A letter, right on time
={years, plural, =1 {Written a year ago today: “{title}”} other {Written # years ago today: “{title}”}}
=The calendar kept a spot
={years, plural, =1 {It’s a year old today: “{title}”} other {It’s # years old today: “{title}”}}
=A note to you, from you
={years, plural, =0 {You wrote it on {date, date, ::MMMMd}. Take a quiet moment to read it.} one {You wrote it on {date, date, ::yMMMMd}. Take a quiet moment to read it.} other {You wrote it on {date, date, ::yMMMMd}. Take a quiet moment to read it.}}
=A gift you left yourself
=It’s a memory in your own words, here whenever you’d like to open it.
=A day you wrote down
={years, plural, =0 {Come and see what you wrote about {date, date, ::MMMMd}.} one {Come and see what you wrote about {date, date, ::yMMMMd}.} other {Come and see what you wrote about {date, date, ::yMMMMd}.}}
=A hello from the past
={age, select, week {Not long ago, you wrote something for yourself to find. It’s still here.} weeks {Some weeks ago, you wrote something for yourself to find. It’s still here.} months {Months ago, you wrote something for yourself to find. It’s still here.} year {About a year ago, you wrote something for yourself to find. It’s still here.} overyear {Over a year ago, you wrote something for yourself to find. It’s still here.} years {Years ago, you wrote something for yourself to find. It’s still here.} other {Months ago, you wrote something for yourself to find. It’s still here.}}
=A little time travel
={age, select, week {Go back a week or so, to a day you wrote about.} weeks {Go back some weeks, to a day you wrote about.} months {Go back some months, to a day you wrote about.} year {Go back about a year, to a day you wrote about.} overyear {Go back over a year, to a day you wrote about.} years {{years, plural, one {Go back about # year, to a day you wrote about.} other {Go back about # years, to a day you wrote about.}}} other {{years, plural, one {Go back about # year, to a day you wrote about.} other {Go back about # years, to a day you wrote about.}}}}
=A day you saved
=Spend a minute with it, as you would with an old photo.
=One of your days
=You thought it was worth writing down. Have a look, if you like.
=A page of your life
={years, plural, =0 {You wrote it on {date, date, ::MMMMd}. Read it whenever you like.} one {You wrote it on {date, date, ::yMMMMd}. Read it whenever you like.} other {You wrote it on {date, date, ::yMMMMd}. Read it whenever you like.}}
=Care for a memory?
={age, select, week {You wrote yourself a few words not long ago. Read them when you like.} weeks {You wrote yourself a few words weeks ago. Read them when you like.} months {You wrote yourself a few words months ago. Read them when you like.} year {You wrote yourself a few words about a year ago. Read them when you like.} overyear {You wrote yourself a few words over a year ago. Read them when you like.} years {You wrote yourself a few words years ago. Read them when you like.} other {You wrote yourself a few words months ago. Read them when you like.}}
={years, plural, =0 {How was {date, date, ::MMMMd}?} one {How was {date, date, ::yMMMd}?} other {How was {date, date, ::yMMMd}?}}
=You wrote a few words about it. Come and read them.
=A note in a drawer
={years, plural, =0 {You put it away on {date, date, ::MMMMd}, and it’s just as you left it.} one {You put it away on {date, date, ::yMMMMd}, and it’s just as you left it.} other {You put it away on {date, date, ::yMMMMd}, and it’s just as you left it.}}
=For a quiet minute
={age, select, week {You left yourself a note not long ago. Today is a good day to open it.} weeks {You left yourself a note weeks ago. Today is a good day to open it.} months {You left yourself a note months ago. Today is a good day to open it.} year {You left yourself a note about a year ago. Today is a good day to open it.} overyear {You left yourself a note over a year ago. Today is a good day to open it.} years {You left yourself a note years ago. Today is a good day to open it.} other {You left yourself a note months ago. Today is a good day to open it.}}
=From your pages
={years, plural, =0 {On {date, date, ::MMMMd}, you wrote: “{title}”} one {On {date, date, ::yMMMd}, you wrote: “{title}”} other {On {date, date, ::yMMMd}, you wrote: “{title}”}}
=A page of yours
={years, plural, =0 {It belongs to {date, date, ::MMMMd}: “{title}”} one {It belongs to {date, date, ::yMMMd}: “{title}”} other {It belongs to {date, date, ::yMMMd}: “{title}”}}
={age, select, week {A week or so ago} weeks {Some weeks ago} months {Months ago} year {About a year ago} overyear {Over a year ago} years {{years, plural, one {About # year ago} other {About # years ago}}} other {{years, plural, one {About # year ago} other {About # years ago}}}}
=You wrote to yourself: “{title}”
={age, select, week {Yours, a week or so ago} weeks {Yours, weeks ago} months {Yours, months ago} year {Yours, about a year ago} overyear {Yours, over a year ago} years {Yours, years ago} other {Yours, months ago}}
=Kept for you ever since: “{title}”
={years, plural, =0 {Back to {date, date, ::MMMMd}} one {Back to {date, date, ::yMMMd}} other {Back to {date, date, ::yMMMd}}}
=This is what you wrote: “{title}”
={years, plural, =0 {Remembering {date, date, ::MMMMd}} one {Remembering {date, date, ::yMMMd}} other {Remembering {date, date, ::yMMMd}}}
=That day, you wrote down: “{title}”
=A folded page corner
={years, plural, =0 {It marks {date, date, ::MMMMd}: “{title}”} one {It marks {date, date, ::yMMMd}: “{title}”} other {It marks {date, date, ::yMMMd}: “{title}”}}
=Kept safe for you
={years, plural, =0 {Your words of {date, date, ::MMMMd}: “{title}”} one {Your words of {date, date, ::yMMMd}: “{title}”} other {Your words of {date, date, ::yMMMd}: “{title}”}}
=A line came back
={age, select, week {It’s from a week or so ago: “{title}”} weeks {It’s from weeks ago: “{title}”} months {It’s from months ago: “{title}”} year {It’s from about a year ago: “{title}”} overyear {It’s from over a year ago: “{title}”} years {It’s from years ago: “{title}”} other {It’s from months ago: “{title}”}}
=A note you left yourself
={years, plural, =0 {Dated {date, date, ::MMMMd}: “{title}”} one {Dated {date, date, ::yMMMd}: “{title}”} other {Dated {date, date, ::yMMMd}: “{title}”}}
=Nobody else’s words
={years, plural, =0 {They’re from {date, date, ::MMMMd}: “{title}”} one {They’re from {date, date, ::yMMMd}: “{title}”} other {They’re from {date, date, ::yMMMd}: “{title}”}}
=Take your time with this
={years, plural, =0 {You, on {date, date, ::MMMMd}: “{title}”} one {You, on {date, date, ::yMMMd}: “{title}”} other {You, on {date, date, ::yMMMd}: “{title}”}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=You wrote a line. It’s here, whenever you’d like to read it.
=The same day, earlier
={years, plural, =1 {You wrote a few words on this date last year. They’ve kept well.} other {You wrote a few words on this date # years ago. They’ve kept well.}}
={years, plural, =1 {One year, to the day} other {# years, to the day}}
=That day has a page in your own words. There’s time to read it.
=This day has a page
={years, plural, =1 {Last year, you took a moment on this day and wrote something.} other {# years ago, you took a moment on this day and wrote something.}}
=A line with today’s date
={years, plural, =1 {It’s one year old, and just as you left it.} other {It’s # years old, and just as you left it.}}
=What was this day like?
={years, plural, =1 {A year ago, you put it into words. The page is right here.} other {# years ago, you put it into words. The page is right here.}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=These were your words: “{title}”
=The same day, back then
={years, plural, =1 {A year ago, you put down: “{title}”} other {# years ago, you put down: “{title}”}}
={years, plural, =1 {One year, to the day} other {# years, to the day}}
=That day’s line reads: “{title}”
=A day that came around
={years, plural, =1 {Last year, on this day: “{title}”} other {# years ago, on this day: “{title}”}}
={years, plural, =1 {Kept for a year} other {Kept for # years}}
=It was on this day: “{title}”
=With today’s date on it
={years, plural, =1 {It’s from last year: “{title}”} other {It’s from # years ago: “{title}”}}
=From an earlier you
={years, plural, =0 {You wrote something on {date, date, ::MMMMd}. Have a look.} one {You wrote something on {date, date, ::yMMMMd}. Have a look.} other {You wrote something on {date, date, ::yMMMMd}. Have a look.}}
=You left yourself a note
=That was thoughtful. It’s still here.
={years, plural, =0 {{date, date, ::MMMMd}, revisited} one {{date, date, ::yMMMd}, revisited} other {{date, date, ::yMMMd}, revisited}}
=You wrote something down. See what it was.
=Mail from yourself
={age, select, week {You wrote it not long ago. Go ahead and open it.} weeks {You wrote it weeks ago. Go ahead and open it.} months {You wrote it months ago. Go ahead and open it.} year {You wrote it about a year ago. Go ahead and open it.} overyear {You wrote it over a year ago. Go ahead and open it.} years {You wrote it years ago. Go ahead and open it.} other {You wrote it months ago. Go ahead and open it.}}
={age, select, week {A recent note} weeks {A note, weeks old} months {A note, months old} year {A note, about a year old} overyear {A note, over a year old} years {{years, plural, one {A note, # year old} other {A note, # years old}}} other {{years, plural, one {A note, # year old} other {A note, # years old}}}}
=You left it for later. This is later.
=A short read
=You’re in it. You also wrote it.
=One of your days
=You may have forgotten it. Your note hasn’t.
=A day in your life
={years, plural, =0 {{date, date, ::MMMMd}, in the words you had for it.} one {{date, date, ::yMMMd}, in the words you had for it.} other {{date, date, ::yMMMd}, in the words you had for it.}}
=Eyewitness report
=You were there, and you wrote it down.
=A day you kept
={years, plural, =0 {It was {date, date, ::MMMMd}. Drop in anytime.} one {It was {date, date, ::yMMMMd}. Drop in anytime.} other {It was {date, date, ::yMMMMd}. Drop in anytime.}}
=A short trip back
={years, plural, =0 {To {date, date, ::MMMMd}, in your own words.} one {To {date, date, ::yMMMMd}, in your own words.} other {To {date, date, ::yMMMMd}, in your own words.}}
={age, select, week {A recent line} weeks {A line from weeks ago} months {A line from months ago} year {A line, about a year old} overyear {A line, over a year old} years {A line from years ago} other {A line from months ago}}
=Your own words, and maybe a surprise.
=One of your entries
={years, plural, =0 {From {date, date, ::MMMMd}: “{title}”} one {From {date, date, ::yMMMd}: “{title}”} other {From {date, date, ::yMMMd}: “{title}”}}
=As you put it
={years, plural, =0 {{date, date, ::MMMMd}: “{title}”} one {{date, date, ::yMMMd}: “{title}”} other {{date, date, ::yMMMd}: “{title}”}}
={age, select, week {A week or so back} weeks {Some weeks back} months {Months back} year {About a year back} overyear {Over a year back} years {{years, plural, one {About # year back} other {About # years back}}} other {{years, plural, one {About # year back} other {About # years back}}}}
=You wrote: “{title}”
={age, select, week {Written a week or so ago} weeks {Written weeks ago} months {Written months ago} year {Written about a year ago} overyear {Written over a year ago} years {Written years ago} other {Written months ago}}
=By you: “{title}”
={years, plural, =0 {Dated {date, date, ::MMMMd}} one {Dated {date, date, ::yMMMd}} other {Dated {date, date, ::yMMMd}}}
=The line reads: “{title}”
=Your line, once more
={years, plural, =0 {{date, date, ::MMMMd} reads: “{title}”} one {{date, date, ::yMMMd} reads: “{title}”} other {{date, date, ::yMMMd} reads: “{title}”}}
=A note of yours
={years, plural, =0 {Made on {date, date, ::MMMMd}: “{title}”} one {Made on {date, date, ::yMMMd}: “{title}”} other {Made on {date, date, ::yMMMd}: “{title}”}}
=Proof you were there
={years, plural, =0 {You wrote on {date, date, ::MMMMd}: “{title}”} one {You wrote on {date, date, ::yMMMd}: “{title}”} other {You wrote on {date, date, ::yMMMd}: “{title}”}}
=For you, from you
={years, plural, =0 {Left on {date, date, ::MMMMd}: “{title}”} one {Left on {date, date, ::yMMMd}: “{title}”} other {Left on {date, date, ::yMMMd}: “{title}”}}
={years, plural, =0 {Noted on {date, date, ::MMMMd}} one {Noted on {date, date, ::yMMMd}} other {Noted on {date, date, ::yMMMd}}}
=You wrote it yourself: “{title}”
=You gave it a line
={years, plural, =0 {It was for {date, date, ::MMMMd}: “{title}”} one {It was for {date, date, ::yMMMd}: “{title}”} other {It was for {date, date, ::yMMMd}: “{title}”}}
=You, on paper
={years, plural, =0 {On {date, date, ::MMMMd}: “{title}”} one {On {date, date, ::yMMMd}: “{title}”} other {On {date, date, ::yMMMd}: “{title}”}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=You wrote something down. Here it is.
=Same date, other year
={years, plural, =1 {You wrote on this day last year.} other {You wrote on this day # years ago.}}
={years, plural, =1 {A line turns one} other {A line turns #}}
=You wrote it on this day. Have a look.
=An entry with this date
={years, plural, =1 {It’s from last year, by you.} other {It’s # years old, by you.}}
=This day, earlier
={years, plural, =1 {A year back, it got a line.} other {# years back, it got a line.}}
=Your page for this day
={years, plural, =1 {Already written, a year ago.} other {Already written, # years ago.}}
={years, plural, =1 {A year ago today} other {# years ago today}}
=You noted: “{title}”
=Same date, other year
={years, plural, =1 {A year ago: “{title}”} other {# years ago: “{title}”}}
={years, plural, =1 {A line turns one} other {A line turns #}}
=It reads: “{title}”
=An entry with this date
={years, plural, =1 {Last year’s: “{title}”} other {# years old: “{title}”}}
={years, plural, =1 {This day last year} other {This day, # years ago}}
=In your words: “{title}”
=Today’s date, your pen
={years, plural, =1 {From a year back: “{title}”} other {From # years back: “{title}”}}
=Something of yours
=It’s from an earlier day, for whenever you’d like to look.
=There you are
={count, plural, offset:1 one {Entry {count, number}. The other one says hi! 👋} other {Entry {count, number}. The other # say hi! 👋}}
=Welcome back!
=Your new line gets the best seat in the house. 🛋️
=The light was on for you
=And you walked right in. It’s lovely to have you here! 🏡
=The pen knows its owner
=It wouldn’t write for anybody else. Welcome back! 🖊️
=Your seat’s still warm
=Okay, we used a blanket. Welcome back! 🧣
=Hello, hello!
=This journal looks better with you in it. So glad you’re here. 🌻
=The kettle’s on
=Stay as long as you like. So good to have you back! ☕
=So good to have you
=Your page, your pen, your pace. Welcome back, {name}! 🌻
=Good to have you back
=No catching up to do. This line is plenty.
=Welcome back
=Whatever the days were like, it’s lovely that you’re writing.
=All just as you left it
=Your place, your lines, your pace. We’re glad you’re here.
=A warm hello
=Coming back is an achievement of its own. We’re glad you did.
=Here you are
=And here is your page, same as ever. How nice to have you here.
=The chair by the window
=It’s yours, as always. It’s lovely to have you back.
=You picked up the pen
=That can be the hardest part. Welcome back.
=Come in, come in
=It’s so good to have you here again, {name}.
=You’re back
=It’s good to have you here.
=A new line
=Entry {count, number}. Welcome back.
=Hello again
=No catching up needed. It’s good you’re here.
=Something new from you
=It’s good to have you back.
=Right where you left off
=Nothing moved. Welcome back.
=Always welcome
=No questions asked. Glad you’re here.
=Your page has company
=Good to see you writing.
=Good that you’re here
=One line is plenty. Welcome.
=Welcome back
=It’s good to have you here.
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
=Ask less if I don’t answer
=After a quiet week, reminders become rarer. After two months, they stop until you come back.
=Streak reminder
=A few hours before your streak needs its next entry, if you often write by then.
=Streak reminder from
=How many days, weeks, or times in a row it takes before this reminder comes.
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
=Weekly summaries
=At the start of a week, a look back at the seven days before it.
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
=Each needs a time of day, and there can be from {least, number} to {most, number}.
=Check the quiet hours
=Each needs a start and an end, and there can be up to {most, number}.
=Check the dates
=Each needs a first date and a last one that isn’t earlier, and there can be up to {most, number}.
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
=How often
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
=Every week
=Every 2 weeks
=Every month
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
={unit, select, day {{streak, plural, one {Day 1 is done!} other {#-day streak!}}} week {{streak, plural, one {Week 1 is done!} other {#-week streak!}}} time {{streak, plural, one {You wrote last time!} other {# times in a row!}}} other {{streak, plural, one {Day 1 is done!} other {#-day streak!}}}}
=One line about today is all it takes, even if it’s about toast. 🍞
=Time for one line
={unit, select, day {{streak, plural, one {You have until {deadline, time, short} for day 2 of your streak.} other {You have until {deadline, time, short} for your #-day streak.}}} week {{streak, plural, one {You have until {deadline, time, short} for week 2 of your streak.} other {You have until {deadline, time, short} for your #-week streak.}}} time {{streak, plural, one {You have until {deadline, time, short} to make it 2 times in a row.} other {You have until {deadline, time, short} to add to # times in a row.}}} other {{streak, plural, one {You have until {deadline, time, short} for day 2 of your streak.} other {You have until {deadline, time, short} for your #-day streak.}}}} What was fun today? 😄
=Tiny things welcome
={unit, select, day {{streak, plural, one {Watered a plant? A line about it makes it 2 days in a row.} other {Watered a plant? A line about it keeps your #-day streak going.}}} week {{streak, plural, one {Watered a plant? A line about it makes it 2 weeks in a row.} other {Watered a plant? A line about it keeps your #-week streak going.}}} time {{streak, plural, one {Watered a plant? A line about it makes it 2 times in a row.} other {Watered a plant? A line about it keeps your streak going: # times in a row.}}} other {{streak, plural, one {Watered a plant? A line about it makes it 2 days in a row.} other {Watered a plant? A line about it keeps your #-day streak going.}}}}
=Dear diary
={unit, select, day {{streak, plural, one {Even “today it rained” makes it 2 days in a row. 📖} other {Even “today it rained” keeps your #-day streak going. 📖}}} week {{streak, plural, one {Even “today it rained” makes it 2 weeks in a row. 📖} other {Even “today it rained” keeps your #-week streak going. 📖}}} time {{streak, plural, one {Even “today it rained” makes it 2 times in a row. 📖} other {Even “today it rained” keeps your streak going: # times in a row. 📖}}} other {{streak, plural, one {Even “today it rained” makes it 2 days in a row. 📖} other {Even “today it rained” keeps your #-day streak going. 📖}}}}
=Come as you are
={unit, select, day {{streak, plural, one {One sleepy line before {deadline, time, short} makes it 2 days in a row!} other {One sleepy line before {deadline, time, short} keeps your #-day streak going!}}} week {{streak, plural, one {One sleepy line before {deadline, time, short} makes it 2 weeks in a row!} other {One sleepy line before {deadline, time, short} keeps your #-week streak going!}}} time {{streak, plural, one {One sleepy line before {deadline, time, short} makes it 2 times in a row!} other {One sleepy line before {deadline, time, short} keeps your streak going: # times in a row!}}} other {{streak, plural, one {One sleepy line before {deadline, time, short} makes it 2 days in a row!} other {One sleepy line before {deadline, time, short} keeps your #-day streak going!}}}}
=News is news
={unit, select, day {{streak, plural, one {“Saw a very confident pigeon” makes it 2 days in a row! 🐦} other {“Saw a very confident pigeon” keeps your #-day streak going! 🐦}}} week {{streak, plural, one {“Saw a very confident pigeon” makes it 2 weeks in a row! 🐦} other {“Saw a very confident pigeon” keeps your #-week streak going! 🐦}}} time {{streak, plural, one {“Saw a very confident pigeon” makes it 2 times in a row! 🐦} other {“Saw a very confident pigeon” keeps your streak going: # times in a row! 🐦}}} other {{streak, plural, one {“Saw a very confident pigeon” makes it 2 days in a row! 🐦} other {“Saw a very confident pigeon” keeps your #-day streak going! 🐦}}}}
=Cliffhanger
={unit, select, day {{streak, plural, one {Your new streak can’t stand the suspense. What happened today? 🍿} other {Your #-day streak can’t stand the suspense. What happened today? 🍿}}} week {{streak, plural, one {Your new streak can’t stand the suspense. What happened today? 🍿} other {Your #-week streak can’t stand the suspense. What happened today? 🍿}}} time {{streak, plural, one {Your new streak can’t stand the suspense. What happened today? 🍿} other {Your #-reminder streak can’t stand the suspense. What happened today? 🍿}}} other {{streak, plural, one {Your new streak can’t stand the suspense. What happened today? 🍿} other {Your #-day streak can’t stand the suspense. What happened today? 🍿}}}}
=Ten seconds, tops
={unit, select, day {{streak, plural, one {“Ate soup, was good” by {deadline, time, short} makes it 2 days in a row! 🥣} other {“Ate soup, was good” by {deadline, time, short} keeps your #-day streak going! 🥣}}} week {{streak, plural, one {“Ate soup, was good” by {deadline, time, short} makes it 2 weeks in a row! 🥣} other {“Ate soup, was good” by {deadline, time, short} keeps your #-week streak going! 🥣}}} time {{streak, plural, one {“Ate soup, was good” by {deadline, time, short} makes it 2 times in a row! 🥣} other {“Ate soup, was good” by {deadline, time, short} adds to your # times in a row! 🥣}}} other {{streak, plural, one {“Ate soup, was good” by {deadline, time, short} makes it 2 days in a row! 🥣} other {“Ate soup, was good” by {deadline, time, short} keeps your #-day streak going! 🥣}}}}
=A perfectly normal day?
={unit, select, day {{streak, plural, one {Great! One line about it makes it 2 days in a row.} other {Great! One line about it keeps your #-day streak going.}}} week {{streak, plural, one {Great! One line about it makes it 2 weeks in a row.} other {Great! One line about it keeps your #-week streak going.}}} time {{streak, plural, one {Great! One line about it makes it 2 times in a row.} other {Great! One line about it keeps your streak going: # times in a row.}}} other {{streak, plural, one {Great! One line about it makes it 2 days in a row.} other {Great! One line about it keeps your #-day streak going.}}}}
=Short and sweet
={unit, select, day {{streak, plural, one {Day 1 is done!} other {Your streak is at # days!}}} week {{streak, plural, one {Week 1 is done!} other {Your streak is at # weeks!}}} time {{streak, plural, one {You wrote last time!} other {You’ve written # times in a row!}}} other {{streak, plural, one {Day 1 is done!} other {Your streak is at # days!}}}} Today’s line can be shorter than this one.
=Rest is worth a line
={unit, select, day {{streak, plural, one {“Rested like a pro” makes it 2 days in a row! 😴} other {“Rested like a pro” keeps your #-day streak going! 😴}}} week {{streak, plural, one {“Rested like a pro” makes it 2 weeks in a row! 😴} other {“Rested like a pro” keeps your #-week streak going! 😴}}} time {{streak, plural, one {“Rested like a pro” makes it 2 times in a row! 😴} other {“Rested like a pro” keeps your streak going: # times in a row! 😴}}} other {{streak, plural, one {“Rested like a pro” makes it 2 days in a row! 😴} other {“Rested like a pro” keeps your #-day streak going! 😴}}}}
=Anything goes
={unit, select, day {{streak, plural, one {A word, a rhyme, or a smiley makes it 2 days in a row!} other {A word, a rhyme, or a smiley keeps your #-day streak going!}}} week {{streak, plural, one {A word, a rhyme, or a smiley makes it 2 weeks in a row!} other {A word, a rhyme, or a smiley keeps your #-week streak going!}}} time {{streak, plural, one {A word, a rhyme, or a smiley makes it 2 times in a row!} other {A word, a rhyme, or a smiley keeps your streak going: # times in a row!}}} other {{streak, plural, one {A word, a rhyme, or a smiley makes it 2 days in a row!} other {A word, a rhyme, or a smiley keeps your #-day streak going!}}}}
=What made you smile?
={unit, select, day {{streak, plural, one {A dog, a song, a joke? One line makes it 2 days in a row!} other {A dog, a song, a joke? One line keeps your #-day streak going!}}} week {{streak, plural, one {A dog, a song, a joke? One line makes it 2 weeks in a row!} other {A dog, a song, a joke? One line keeps your #-week streak going!}}} time {{streak, plural, one {A dog, a song, a joke? One line makes it 2 times in a row!} other {A dog, a song, a joke? One line keeps your streak going: # times in a row!}}} other {{streak, plural, one {A dog, a song, a joke? One line makes it 2 days in a row!} other {A dog, a song, a joke? One line keeps your #-day streak going!}}}}
=Best bite of the day?
={unit, select, day {{streak, plural, one {Toast or tamales, a line about it makes it 2 days in a row!} other {Toast or tamales, a line about it keeps your #-day streak going!}}} week {{streak, plural, one {Toast or tamales, a line about it makes it 2 weeks in a row!} other {Toast or tamales, a line about it keeps your #-week streak going!}}} time {{streak, plural, one {Toast or tamales, a line about it makes it 2 times in a row!} other {Toast or tamales, a line about it keeps your streak going: # times in a row!}}} other {{streak, plural, one {Toast or tamales, a line about it makes it 2 days in a row!} other {Toast or tamales, a line about it keeps your #-day streak going!}}}}
=Met a good dog today?
={unit, select, day {{streak, plural, one {A line about it makes it 2 days in a row! 🐶} other {A line about it keeps your #-day streak wagging! 🐶}}} week {{streak, plural, one {A line about it makes it 2 weeks in a row! 🐶} other {A line about it keeps your #-week streak wagging! 🐶}}} time {{streak, plural, one {A line about it makes it 2 times in a row! 🐶} other {A line about it adds to your # times in a row! 🐶}}} other {{streak, plural, one {A line about it makes it 2 days in a row! 🐶} other {A line about it keeps your #-day streak wagging! 🐶}}}}
=Brag a little
={unit, select, day {{streak, plural, one {Your new streak would love to know: what are you proud of today?} other {Your #-day streak would love to know: what are you proud of today?}}} week {{streak, plural, one {Your new streak would love to know: what are you proud of today?} other {Your #-week streak would love to know: what are you proud of today?}}} time {{streak, plural, one {You wrote last time. What are you proud of today?} other {After # times in a row, do tell: what are you proud of today?}}} other {{streak, plural, one {Your new streak would love to know: what are you proud of today?} other {Your #-day streak would love to know: what are you proud of today?}}}}
=Dogs and clouds count
={unit, select, day {{streak, plural, one {For day 2 of your streak: what’s the best thing you spotted today? 🐶} other {For your #-day streak: what’s the best thing you spotted today? 🐶}}} week {{streak, plural, one {For week 2 of your streak: what’s the best thing you spotted today? 🐶} other {For your #-week streak: what’s the best thing you spotted today? 🐶}}} time {{streak, plural, one {You wrote last time. What’s the best thing you spotted today? 🐶} other {After # times in a row: what’s the best thing you spotted today? 🐶}}} other {{streak, plural, one {For day 2 of your streak: what’s the best thing you spotted today? 🐶} other {For your #-day streak: what’s the best thing you spotted today? 🐶}}}}
=Today as a song
={unit, select, day {{streak, plural, one {For day 2 of your streak: if today were a song, which one? 🎸} other {For your #-day streak: if today were a song, which one? 🎸}}} week {{streak, plural, one {For week 2 of your streak: if today were a song, which one? 🎸} other {For your #-week streak: if today were a song, which one? 🎸}}} time {{streak, plural, one {You wrote last time. If today were a song, which one? 🎸} other {After # times in a row: if today were a song, which one? 🎸}}} other {{streak, plural, one {For day 2 of your streak: if today were a song, which one? 🎸} other {For your #-day streak: if today were a song, which one? 🎸}}}}
={unit, select, day {{streak, plural, one {A streak begins} other {# days in a row}}} week {{streak, plural, one {A streak begins} other {# weeks in a row}}} time {{streak, plural, one {A streak begins} other {# times in a row}}} other {{streak, plural, one {A streak begins} other {# days in a row}}}}
={name}, one silly line is all it takes! ✏️
={unit, select, day {{streak, plural, one {Day 1 of your streak} other {# days in a row}}} week {{streak, plural, one {Week 1 of your streak} other {# weeks in a row}}} time {{streak, plural, one {You wrote last time} other {# times in a row}}} other {{streak, plural, one {Day 1 of your streak} other {# days in a row}}}}
=Well done. A few words about today are all you need.
=One line is enough
={unit, select, day {{streak, plural, one {Anything you did today makes it 2 days in a row.} other {Anything you did today keeps your #-day streak going.}}} week {{streak, plural, one {Anything you did today makes it 2 weeks in a row.} other {Anything you did today keeps your #-week streak going.}}} time {{streak, plural, one {Anything you did today makes it 2 times in a row.} other {Anything you did today keeps your streak going: # times in a row.}}} other {{streak, plural, one {Anything you did today makes it 2 days in a row.} other {Anything you did today keeps your #-day streak going.}}}}
=A cup of tea counts
={unit, select, day {{streak, plural, one {One line about it makes it 2 days in a row.} other {One line about it keeps your #-day streak going.}}} week {{streak, plural, one {One line about it makes it 2 weeks in a row.} other {One line about it keeps your #-week streak going.}}} time {{streak, plural, one {One line about it makes it 2 times in a row.} other {One line about it keeps your streak going: # times in a row.}}} other {{streak, plural, one {One line about it makes it 2 days in a row.} other {One line about it keeps your #-day streak going.}}}}
=An ordinary day is fine
={unit, select, day {{streak, plural, one {A line about lunch is enough to make it 2 days in a row.} other {A line about lunch is enough to keep your #-day streak going.}}} week {{streak, plural, one {A line about lunch is enough to make it 2 weeks in a row.} other {A line about lunch is enough to keep your #-week streak going.}}} time {{streak, plural, one {A line about lunch is enough to make it 2 times in a row.} other {A line about lunch is enough to keep your streak going: # times in a row.}}} other {{streak, plural, one {A line about lunch is enough to make it 2 days in a row.} other {A line about lunch is enough to keep your #-day streak going.}}}}
=If you’re tired
={unit, select, day {{streak, plural, one {Three words make it 2 days in a row. Then have a good rest.} other {Three words keep your #-day streak going. Then have a good rest.}}} week {{streak, plural, one {Three words make it 2 weeks in a row. Then have a good rest.} other {Three words keep your #-week streak going. Then have a good rest.}}} time {{streak, plural, one {Three words make it 2 times in a row. Then have a good rest.} other {Three words keep your streak going: # times in a row. Then have a good rest.}}} other {{streak, plural, one {Three words make it 2 days in a row. Then have a good rest.} other {Three words keep your #-day streak going. Then have a good rest.}}}}
=You did something today
={unit, select, day {{streak, plural, one {One line about it, however small, makes it 2 days in a row.} other {One line about it, however small, keeps your #-day streak going.}}} week {{streak, plural, one {One line about it, however small, makes it 2 weeks in a row.} other {One line about it, however small, keeps your #-week streak going.}}} time {{streak, plural, one {One line about it, however small, makes it 2 times in a row.} other {One line about it, however small, keeps your streak going: # times in a row.}}} other {{streak, plural, one {One line about it, however small, makes it 2 days in a row.} other {One line about it, however small, keeps your #-day streak going.}}}}
=A good thing from today
={unit, select, day {{streak, plural, one {A few words about it make it 2 days in a row.} other {A few words about it keep your #-day streak going.}}} week {{streak, plural, one {A few words about it make it 2 weeks in a row.} other {A few words about it keep your #-week streak going.}}} time {{streak, plural, one {A few words about it make it 2 times in a row.} other {A few words about it keep your streak going: # times in a row.}}} other {{streak, plural, one {A few words about it make it 2 days in a row.} other {A few words about it keep your #-day streak going.}}}}
=Keep it simple
={unit, select, day {{streak, plural, one {“Had a quiet day” is enough to make it 2 days in a row.} other {“Had a quiet day” is enough to keep your #-day streak going.}}} week {{streak, plural, one {“Had a quiet day” is enough to make it 2 weeks in a row.} other {“Had a quiet day” is enough to keep your #-week streak going.}}} time {{streak, plural, one {“Had a quiet day” is enough to make it 2 times in a row.} other {“Had a quiet day” is enough to keep your streak going: # times in a row.}}} other {{streak, plural, one {“Had a quiet day” is enough to make it 2 days in a row.} other {“Had a quiet day” is enough to keep your #-day streak going.}}}}
=An uneventful day?
={unit, select, day {{streak, plural, one {That can be nice. A line about it makes it 2 days in a row.} other {That can be nice. A line about it keeps your #-day streak going.}}} week {{streak, plural, one {That can be nice. A line about it makes it 2 weeks in a row.} other {That can be nice. A line about it keeps your #-week streak going.}}} time {{streak, plural, one {That can be nice. A line about it makes it 2 times in a row.} other {That can be nice. A line about it keeps your streak going: # times in a row.}}} other {{streak, plural, one {That can be nice. A line about it makes it 2 days in a row.} other {That can be nice. A line about it keeps your #-day streak going.}}}}
=A single word is enough
={unit, select, day {{streak, plural, one {“Sun” or “soup” makes it 2 days in a row.} other {“Sun” or “soup” keeps your #-day streak going.}}} week {{streak, plural, one {“Sun” or “soup” makes it 2 weeks in a row.} other {“Sun” or “soup” keeps your #-week streak going.}}} time {{streak, plural, one {“Sun” or “soup” makes it 2 times in a row.} other {“Sun” or “soup” keeps your streak going: # times in a row.}}} other {{streak, plural, one {“Sun” or “soup” makes it 2 days in a row.} other {“Sun” or “soup” keeps your #-day streak going.}}}}
=Rest counts, too
={unit, select, day {{streak, plural, one {One line about how you rested makes it 2 days in a row.} other {One line about how you rested keeps your #-day streak going.}}} week {{streak, plural, one {One line about how you rested makes it 2 weeks in a row.} other {One line about how you rested keeps your #-week streak going.}}} time {{streak, plural, one {One line about how you rested makes it 2 times in a row.} other {One line about how you rested keeps your streak going: # times in a row.}}} other {{streak, plural, one {One line about how you rested makes it 2 days in a row.} other {One line about how you rested keeps your #-day streak going.}}}}
=It can be very short
={unit, select, day {{streak, plural, one {Half a sentence about today makes it 2 days in a row.} other {Half a sentence about today keeps your #-day streak going.}}} week {{streak, plural, one {Half a sentence about today makes it 2 weeks in a row.} other {Half a sentence about today keeps your #-week streak going.}}} time {{streak, plural, one {Half a sentence about today makes it 2 times in a row.} other {Half a sentence about today keeps your streak going: # times in a row.}}} other {{streak, plural, one {Half a sentence about today makes it 2 days in a row.} other {Half a sentence about today keeps your #-day streak going.}}}}
=A kind moment today?
={unit, select, day {{streak, plural, one {Write it down to make it 2 days in a row.} other {Write it down to keep your #-day streak going.}}} week {{streak, plural, one {Write it down to make it 2 weeks in a row.} other {Write it down to keep your #-week streak going.}}} time {{streak, plural, one {Write it down to make it 2 times in a row.} other {Write it down to keep your streak going: # times in a row.}}} other {{streak, plural, one {Write it down to make it 2 days in a row.} other {Write it down to keep your #-day streak going.}}}}
=Seen something nice?
={unit, select, day {{streak, plural, one {One line about it is enough to make it 2 days in a row.} other {One line about it is enough to keep your #-day streak going.}}} week {{streak, plural, one {One line about it is enough to make it 2 weeks in a row.} other {One line about it is enough to keep your #-week streak going.}}} time {{streak, plural, one {One line about it is enough to make it 2 times in a row.} other {One line about it is enough to keep your streak going: # times in a row.}}} other {{streak, plural, one {One line about it is enough to make it 2 days in a row.} other {One line about it is enough to keep your #-day streak going.}}}}
=How was today, really?
={unit, select, day {{streak, plural, one {Any honest answer makes it 2 days in a row.} other {Any honest answer keeps your #-day streak going.}}} week {{streak, plural, one {Any honest answer makes it 2 weeks in a row.} other {Any honest answer keeps your #-week streak going.}}} time {{streak, plural, one {Any honest answer makes it 2 times in a row.} other {Any honest answer keeps your streak going: # times in a row.}}} other {{streak, plural, one {Any honest answer makes it 2 days in a row.} other {Any honest answer keeps your #-day streak going.}}}}
=Time well spent
={unit, select, day {{streak, plural, one {Day 1 is done. What are you glad you did today?} other {After # days in a row, what are you glad you did today?}}} week {{streak, plural, one {Week 1 is done. What are you glad you did today?} other {After # weeks in a row, what are you glad you did today?}}} time {{streak, plural, one {You wrote last time. What are you glad you did today?} other {After # times in a row, what are you glad you did today?}}} other {{streak, plural, one {Day 1 is done. What are you glad you did today?} other {After # days in a row, what are you glad you did today?}}}}
=In plain sight
={unit, select, day {{streak, plural, one {Day 1 is done. What did you like seeing today?} other {After # days in a row, what did you like seeing today?}}} week {{streak, plural, one {Week 1 is done. What did you like seeing today?} other {After # weeks in a row, what did you like seeing today?}}} time {{streak, plural, one {You wrote last time. What did you like seeing today?} other {After # times in a row, what did you like seeing today?}}} other {{streak, plural, one {Day 1 is done. What did you like seeing today?} other {After # days in a row, what did you like seeing today?}}}}
=A name for today
={unit, select, day {{streak, plural, one {Day 1 is done. What would you call today?} other {After # days in a row, what would you call today?}}} week {{streak, plural, one {Week 1 is done. What would you call today?} other {After # weeks in a row, what would you call today?}}} time {{streak, plural, one {You wrote last time. What would you call today?} other {After # times in a row, what would you call today?}}} other {{streak, plural, one {Day 1 is done. What would you call today?} other {After # days in a row, what would you call today?}}}}
=A few words for today
={unit, select, day {{streak, plural, one {{name}, a line makes it 2 days in a row.} other {{name}, a line adds to your #-day streak.}}} week {{streak, plural, one {{name}, a line makes it 2 weeks in a row.} other {{name}, a line adds to your #-week streak.}}} time {{streak, plural, one {{name}, a line makes it 2 times in a row.} other {{name}, a line adds to # times in a row.}}} other {{streak, plural, one {{name}, a line makes it 2 days in a row.} other {{name}, a line adds to your #-day streak.}}}}
={unit, select, day {{streak, plural, one {Day 1 of your streak} other {# days in a row}}} week {{streak, plural, one {Week 1 of your streak} other {# weeks in a row}}} time {{streak, plural, one {You wrote last time} other {# times in a row}}} other {{streak, plural, one {Day 1 of your streak} other {# days in a row}}}}
=One line about today is all it takes.
={unit, select, day {{streak, plural, one {Your 1-day streak} other {Your #-day streak}}} week {{streak, plural, one {Your 1-week streak} other {Your #-week streak}}} time {{streak, plural, one {You wrote last time} other {A streak of # times}}} other {{streak, plural, one {Your 1-day streak} other {Your #-day streak}}}}
=One line before {deadline, time, short} keeps it going.
=A small good thing
={unit, select, day {{streak, plural, one {For day 2 of your streak: what went right today?} other {For your #-day streak: what went right today?}}} week {{streak, plural, one {For week 2 of your streak: what went right today?} other {For your #-week streak: what went right today?}}} time {{streak, plural, one {You wrote last time. What went right today?} other {After # times in a row: what went right today?}}} other {{streak, plural, one {For day 2 of your streak: what went right today?} other {For your #-day streak: what went right today?}}}}
=One line is enough
={unit, select, day {{streak, plural, one {Day 1 is done. What did you do today?} other {# days in a row. What did you do today?}}} week {{streak, plural, one {Week 1 is done. What did you do today?} other {# weeks in a row. What did you do today?}}} time {{streak, plural, one {You wrote last time. What did you do today?} other {You’ve written # times in a row. What did you do today?}}} other {{streak, plural, one {Day 1 is done. What did you do today?} other {# days in a row. What did you do today?}}}}
=Today, until {deadline, time, short}
={unit, select, day {{streak, plural, one {A few words make it 2 days in a row.} other {A few words keep your #-day streak going.}}} week {{streak, plural, one {A few words make it 2 weeks in a row.} other {A few words keep your #-week streak going.}}} time {{streak, plural, one {A few words make it 2 times in a row.} other {A few words keep your streak going: # times in a row.}}} other {{streak, plural, one {A few words make it 2 days in a row.} other {A few words keep your #-day streak going.}}}}
=A few words will do
={unit, select, day {{streak, plural, one {Anything to write for day 2 of your streak?} other {Anything to add to your #-day streak today?}}} week {{streak, plural, one {Anything to write for week 2 of your streak?} other {Anything to add to your #-week streak today?}}} time {{streak, plural, one {You wrote last time. Anything to add today?} other {Anything to add to your # times in a row?}}} other {{streak, plural, one {Anything to write for day 2 of your streak?} other {Anything to add to your #-day streak today?}}}}
=What’s today’s line?
={unit, select, day {{streak, plural, one {Even a short one makes it 2 days in a row.} other {Even a short one keeps your #-day streak going.}}} week {{streak, plural, one {Even a short one makes it 2 weeks in a row.} other {Even a short one keeps your #-week streak going.}}} time {{streak, plural, one {Even a short one makes it 2 times in a row.} other {Even a short one keeps your streak going: # times in a row.}}} other {{streak, plural, one {Even a short one makes it 2 days in a row.} other {Even a short one keeps your #-day streak going.}}}}
=One thing from today?
={unit, select, day {{streak, plural, one {A line before {deadline, time, short} makes it 2 days in a row.} other {A line before {deadline, time, short} keeps your #-day streak going.}}} week {{streak, plural, one {A line before {deadline, time, short} makes it 2 weeks in a row.} other {A line before {deadline, time, short} keeps your #-week streak going.}}} time {{streak, plural, one {A line before {deadline, time, short} makes it 2 times in a row.} other {A line before {deadline, time, short} keeps your streak going: # times in a row.}}} other {{streak, plural, one {A line before {deadline, time, short} makes it 2 days in a row.} other {A line before {deadline, time, short} keeps your #-day streak going.}}}}
=Ordinary days count
={unit, select, day {{streak, plural, one {For day 2 of your streak: what was nice about today?} other {For your #-day streak: what was nice about today?}}} week {{streak, plural, one {For week 2 of your streak: what was nice about today?} other {For your #-week streak: what was nice about today?}}} time {{streak, plural, one {You wrote last time. What was nice about today?} other {After # times in a row: what was nice about today?}}} other {{streak, plural, one {For day 2 of your streak: what was nice about today?} other {For your #-day streak: what was nice about today?}}}}
=A word or two
={unit, select, day {{streak, plural, one {That’s enough to make it 2 days in a row.} other {That’s enough to keep your #-day streak going.}}} week {{streak, plural, one {That’s enough to make it 2 weeks in a row.} other {That’s enough to keep your #-week streak going.}}} time {{streak, plural, one {That’s enough to make it 2 times in a row.} other {That’s enough to keep your streak going: # times in a row.}}} other {{streak, plural, one {That’s enough to make it 2 days in a row.} other {That’s enough to keep your #-day streak going.}}}}
=Resting counts
={unit, select, day {{streak, plural, one {“Rested” makes it 2 days in a row.} other {“Rested” keeps your #-day streak going.}}} week {{streak, plural, one {“Rested” makes it 2 weeks in a row.} other {“Rested” keeps your #-week streak going.}}} time {{streak, plural, one {“Rested” makes it 2 times in a row.} other {“Rested” keeps your streak going: # times in a row.}}} other {{streak, plural, one {“Rested” makes it 2 days in a row.} other {“Rested” keeps your #-day streak going.}}}}
=Just a few words
={unit, select, day {{streak, plural, one {Even a rough note makes it 2 days in a row.} other {Even a rough note keeps your #-day streak going.}}} week {{streak, plural, one {Even a rough note makes it 2 weeks in a row.} other {Even a rough note keeps your #-week streak going.}}} time {{streak, plural, one {Even a rough note makes it 2 times in a row.} other {Even a rough note keeps your streak going: # times in a row.}}} other {{streak, plural, one {Even a rough note makes it 2 days in a row.} other {Even a rough note keeps your #-day streak going.}}}}
=Any news from today?
={unit, select, day {{streak, plural, one {Big or small, it makes it 2 days in a row.} other {Big or small, it keeps your #-day streak going.}}} week {{streak, plural, one {Big or small, it makes it 2 weeks in a row.} other {Big or small, it keeps your #-week streak going.}}} time {{streak, plural, one {Big or small, it makes it 2 times in a row.} other {Big or small, it keeps your streak going: # times in a row.}}} other {{streak, plural, one {Big or small, it makes it 2 days in a row.} other {Big or small, it keeps your #-day streak going.}}}}
=What did you finish?
={unit, select, day {{streak, plural, one {A line about it makes it 2 days in a row.} other {A line about it keeps your #-day streak going.}}} week {{streak, plural, one {A line about it makes it 2 weeks in a row.} other {A line about it keeps your #-week streak going.}}} time {{streak, plural, one {A line about it makes it 2 times in a row.} other {A line about it keeps your streak going: # times in a row.}}} other {{streak, plural, one {A line about it makes it 2 days in a row.} other {A line about it keeps your #-day streak going.}}}}
=Who made you smile?
={unit, select, day {{streak, plural, one {Their name is enough to make it 2 days in a row.} other {Their name is enough to keep your #-day streak going.}}} week {{streak, plural, one {Their name is enough to make it 2 weeks in a row.} other {Their name is enough to keep your #-week streak going.}}} time {{streak, plural, one {Their name is enough to make it 2 times in a row.} other {Their name is enough to keep your streak going: # times in a row.}}} other {{streak, plural, one {Their name is enough to make it 2 days in a row.} other {Their name is enough to keep your #-day streak going.}}}}
=One bright spot
={unit, select, day {{streak, plural, one {Day 1 is done. What was good today?} other {# days in a row. What was good today?}}} week {{streak, plural, one {Week 1 is done. What was good today?} other {# weeks in a row. What was good today?}}} time {{streak, plural, one {You wrote last time. What was good today?} other {You’ve written # times in a row. What was good today?}}} other {{streak, plural, one {Day 1 is done. What was good today?} other {# days in a row. What was good today?}}}}
=One thing you saw
={unit, select, day {{streak, plural, one {Day 1 is done. What caught your eye today?} other {# days in a row. What caught your eye today?}}} week {{streak, plural, one {Week 1 is done. What caught your eye today?} other {# weeks in a row. What caught your eye today?}}} time {{streak, plural, one {You wrote last time. What caught your eye today?} other {You’ve written # times in a row. What caught your eye today?}}} other {{streak, plural, one {Day 1 is done. What caught your eye today?} other {# days in a row. What caught your eye today?}}}}
=Today in a few words
={unit, select, day {{streak, plural, one {Day 1 is done. How was today?} other {# days in a row. How was today?}}} week {{streak, plural, one {Week 1 is done. How was today?} other {# weeks in a row. How was today?}}} time {{streak, plural, one {You wrote last time. How was today?} other {You’ve written # times in a row. How was today?}}} other {{streak, plural, one {Day 1 is done. How was today?} other {# days in a row. How was today?}}}}
=Anything good today?
={unit, select, day {{streak, plural, one {Writing it down makes it 2 days in a row.} other {Writing it down keeps your #-day streak going.}}} week {{streak, plural, one {Writing it down makes it 2 weeks in a row.} other {Writing it down keeps your #-week streak going.}}} time {{streak, plural, one {Writing it down makes it 2 times in a row.} other {Writing it down keeps your streak going: # times in a row.}}} other {{streak, plural, one {Writing it down makes it 2 days in a row.} other {Writing it down keeps your #-day streak going.}}}}
=A line for today
=Something small is enough.
={unit, select, day {{streak, number} days in a row!} week {{streak, number} weeks in a row!} time {{streak, number} check-ins in a row} other {{streak, number} days in a row!}}
=You’re more reliable than most weather forecasts. ☀️
=Stacking up nicely
={unit, select, day {{streak, number} days in a row. If only they were pancakes! 🥞} week {{streak, number} weeks in a row. If only they were pancakes! 🥞} time {{streak, number} check-ins in a row. If only they were pancakes! 🥞} other {{streak, number} days in a row. If only they were pancakes! 🥞}}
=Toothbrush, take notes
={unit, select, day {Now that’s a habit: {streak, number} days in a row! 🪥} week {Now that’s a habit: {streak, number} weeks in a row! 🪥} time {Now that’s a habit: {streak, number} check-ins in a row! 🪥} other {Now that’s a habit: {streak, number} days in a row! 🪥}}
=Raise your favorite mug
={unit, select, day {Here’s to you and {streak, number} days in a row! ☕} week {Here’s to you and {streak, number} weeks in a row! ☕} time {Here’s to you and {streak, number} check-ins in a row! ☕} other {Here’s to you and {streak, number} days in a row! ☕}}
=Bravo to the author
={unit, select, day {You’ve written for {streak, number} days in a row, and every line of it is yours!} week {You’ve written for {streak, number} weeks in a row, and every line of it is yours!} time {{streak, number} check-ins in a row, and every line of them is yours!} other {You’ve written for {streak, number} days in a row, and every line of it is yours!}}
=The tortoise approves
={unit, select, day {No rush, and look where it got you: {streak, number} days in a row! 🐢} week {No rush, and look where it got you: {streak, number} weeks in a row! 🐢} time {No rush, and look where it got you: {streak, number} check-ins in a row! 🐢} other {No rush, and look where it got you: {streak, number} days in a row! 🐢}}
={unit, select, day {Your {streak, number}-day streak!} week {Your {streak, number}-week streak!} time {{streak, number} straight check-ins} other {Your {streak, number}-day streak!}}
=Trains wish they ran like you, {name}. 🚂
=That’s a hat trick
={unit, select, day {3 days in a row. The hat is all yours, and it fits! 🎩} week {3 weeks in a row. The hat is all yours, and it fits! 🎩} time {3 check-ins in a row. The hat is all yours, and it fits! 🎩} other {3 days in a row. The hat is all yours, and it fits! 🎩}}
={unit, select, day {Three days in a row} week {Three weeks in a row} time {Three check-ins in a row} other {Three days in a row}}
=You came back to write, and then you did it again. What a lovely start!
=Look at you shine
={unit, select, day {7 days in a row, one for every color of the rainbow! 🌈} week {7 weeks in a row, one for every color of the rainbow! 🌈} time {7 check-ins in a row, one for every color of the rainbow! 🌈} other {7 days in a row, one for every color of the rainbow! 🌈}}
=Lucky number seven
={unit, select, day {Luck had nothing to do with 7 days in a row! 🍀} week {Luck had nothing to do with 7 weeks in a row! 🍀} time {Luck had nothing to do with 7 check-ins in a row! 🍀} other {Luck had nothing to do with 7 days in a row! 🍀}}
=The nifty fifty
={unit, select, day {50 days in a row. The confetti cannon is all yours! 🎉} week {50 weeks in a row. The confetti cannon is all yours! 🎉} time {50 check-ins in a row. The confetti cannon is all yours! 🎉} other {50 days in a row. The confetti cannon is all yours! 🎉}}
={unit, select, day {Fifty days in a row} week {Fifty weeks in a row} time {Fifty check-ins in a row} other {Fifty days in a row}}
=You and your pen are officially inseparable. Cake for everyone! 🎂
={unit, select, day {100 days in a row!} week {100 weeks in a row!} time {100 check-ins in a row!} other {100 days in a row!}}
=You wrote your way to triple digits. Fantastic. 💯
=Ninety-nine… a hundred!
={unit, select, day {100 days in a row. How magnificent is that?} week {100 weeks in a row. How magnificent is that?} time {100 check-ins in a row. How magnificent is that?} other {100 days in a row. How magnificent is that?}}
={unit, select, day {500 days in a row!} week {500 weeks in a row!} time {500 check-ins in a row!} other {500 days in a row!}}
=The Romans wrote 500 as D. For dedicated, obviously. 🏛️
=The sheep are impressed
={unit, select, day {They rarely get counted past 50. You made it to 500 days in a row! 🐑} week {They rarely get counted past 50. You made it to 500 weeks in a row! 🐑} time {They rarely get counted past 50. You made it to 500 check-ins in a row! 🐑} other {They rarely get counted past 50. You made it to 500 days in a row! 🐑}}
={unit, select, day {730 days in a row!} week {730 weeks in a row!} time {730 check-ins in a row!} other {730 days in a row!}}
={unit, select, day {Two laps around the sun. It says thanks for the company. ☀️} week {Fourteen laps around the sun. It says thanks for the company. ☀️} time {At least two laps around the sun. It says thanks for the company. ☀️} other {Two laps around the sun. It says thanks for the company. ☀️}}
=Seconds, please
={unit, select, day {730 days in a row is 365 with a second helping. Dig in! 🍰} week {730 weeks in a row is 365 with a second helping. Dig in! 🍰} time {730 check-ins in a row is 365 with a second helping. Dig in! 🍰} other {730 days in a row is 365 with a second helping. Dig in! 🍰}}
={unit, select, day {1,000 days in a row!} week {1,000 weeks in a row!} time {1,000 check-ins in a row} other {1,000 days in a row!}}
=Scheherazade told 1,001 tales. She’d like to compare notes. 🌙
=Ring every bell
={unit, select, day {1,000 days in a row. If there’s a bell near you, ring it! 🔔} week {1,000 weeks in a row. If there’s a bell near you, ring it! 🔔} time {1,000 check-ins in a row. If there’s a bell near you, ring it! 🔔} other {1,000 days in a row. If there’s a bell near you, ring it! 🔔}}
=Another hat trick
={unit, select, day {3 days in a row. The hat fits. It always did! 🎩} week {3 weeks in a row. The hat fits. It always did! 🎩} time {3 check-ins in a row. The hat fits. It always did! 🎩} other {3 days in a row. The hat fits. It always did! 🎩}}
=Back by popular demand
={unit, select, day {3 days in a row, starring you, as always! 🌟} week {3 weeks in a row, starring you, as always! 🌟} time {3 check-ins in a row, starring you, as always! 🌟} other {3 days in a row, starring you, as always! 🌟}}
=Seven, the sequel
={unit, select, day {7 days in a row, and as good as the original! 🍿} week {7 weeks in a row, and as good as the original! 🍿} time {7 check-ins in a row, and as good as the original! 🍿} other {7 days in a row, and as good as the original! 🍿}}
=The rainbow’s back
={unit, select, day {7 days in a row, and all the colors remembered the way. 🌈} week {7 weeks in a row, and all the colors remembered the way. 🌈} time {7 check-ins in a row, and all the colors remembered the way. 🌈} other {7 days in a row, and all the colors remembered the way. 🌈}}
={unit, select, day {{streak, number} days in a row!} week {{streak, number} weeks in a row!} time {{streak, number} check-ins in a row} other {{streak, number} days in a row!}}
=You and this number have met. Catch up over cake. 🍰
=Your usual table
={unit, select, day {{times, ordinal} time at {streak, number} days in a row. They know your order by heart! 😄} week {{times, ordinal} time at {streak, number} weeks in a row. They know your order by heart! 😄} time {{times, ordinal} time at {streak, number} check-ins in a row. They know your order by heart! 😄} other {{times, ordinal} time at {streak, number} days in a row. They know your order by heart! 😄}}
=14 days in a row!
=Milk doesn’t last that long. What’s your secret? 🥛
=Fourteen days in a row
=You turned a good idea into a good habit. Nicely done! 🌟
=30 days in a row!
=That’s longer than February ever lasts. Congratulations. 🎉
=Thirty days in a row
=You kept going for a whole lap of the moon. Stellar work! 🌙
=200 days in a row!
=Somewhere, a rooster wants your autograph. 🐓
=Naps included
=200 days in a row come to 4,800 hours. A trophy and a pillow for you! 🏆
=365 days in a row!
=The Earth went all the way around the sun, and you kept up. Bravo. 🌍
=Happy streak birthday
=365 days in a row. The corner piece with all the frosting is yours! 🎂
={unit, select, day {14 straight check-ins} week {14 straight weeks} time {14 straight check-ins} other {14 straight check-ins}}
=Each time, you found something to write about. Encore! 👏
=A sonnet has 14 lines
={unit, select, day {14 check-ins in a row. Your move, Shakespeare! 🪶} week {You’ve written for 14 weeks in a row. Your move, Shakespeare! 🪶} time {14 check-ins in a row. Your move, Shakespeare! 🪶} other {14 check-ins in a row. Your move, Shakespeare! 🪶}}
=Cue the parade
={unit, select, day {30 check-ins in a row. It’s all in your honor! 🎉} week {30 weeks in a row. It’s all in your honor! 🎉} time {30 check-ins in a row. It’s all in your honor! 🎉} other {30 check-ins in a row. It’s all in your honor! 🎉}}
={unit, select, day {30 straight check-ins} week {30 straight weeks} time {30 straight check-ins} other {30 straight check-ins}}
=Writing things down is officially your thing. So well done! ⭐
={unit, select, day {200 check-ins in a row!} week {200 weeks in a row!} time {200 check-ins in a row!} other {200 check-ins in a row!}}
=You keep right on writing. Somebody cue the brass band for you. 🎺
=Your collected works
={unit, select, day {200 check-ins in a row. Clear a shelf! 📚} week {You’ve written for 200 weeks in a row. Clear a shelf! 📚} time {200 check-ins in a row. Clear a shelf! 📚} other {200 check-ins in a row. Clear a shelf! 📚}}
={unit, select, day {365 check-ins in a row!} week {365 weeks in a row!} time {365 check-ins in a row!} other {365 check-ins in a row!}}
=You’ve written so often that your pen wants a raise. 🖊️
=Alert the museum
={unit, select, day {365 check-ins in a row. They’ll want your pencil on display! 🏛️} week {You’ve written for 365 weeks in a row. They’ll want your pencil on display! 🏛️} time {365 check-ins in a row. They’ll want your pencil on display! 🏛️} other {365 check-ins in a row. They’ll want your pencil on display! 🏛️}}
=Every kind of week
=Wild or sleepy, you wrote through them: {streak, number} weeks in a row. Superb!
=Still on the air
={streak, number} weeks in a row, and the ratings are terrific! 📻
=Your own weekly
={streak, number} weeks in a row. Real magazines have folded sooner. 📰
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} check-ins in a row} other {{streak, number} days in a row}}
=You kept making time to write. That’s something to be proud of.
=It began with just one
={unit, select, day {It grew to {streak, number} days in a row. What a lovely thing to have done.} week {It grew to {streak, number} weeks in a row. What a lovely thing to have done.} time {It grew to {streak, number} check-ins in a row. What a lovely thing to have done.} other {It grew to {streak, number} days in a row. What a lovely thing to have done.}}
=Quietly steady
={unit, select, day {{streak, number} days in a row, along with everything else in your life. Well done.} week {{streak, number} weeks in a row, along with everything else in your life. Well done.} time {{streak, number} check-ins in a row, along with everything else. Well done.} other {{streak, number} days in a row, along with everything else in your life. Well done.}}
=A moment to be proud
={unit, select, day {You’ve written for {streak, number} days in a row. Enjoy how that feels.} week {You’ve written for {streak, number} weeks in a row. Enjoy how that feels.} time {{streak, number} check-ins in a row. Enjoy how that feels.} other {You’ve written for {streak, number} days in a row. Enjoy how that feels.}}
=Look how far you’ve come
={unit, select, day {Congratulations on {streak, number} days in a row, and on every line of them.} week {Congratulations on {streak, number} weeks in a row, and on every line of them.} time {Congratulations on {streak, number} check-ins in a row, and on every line of them.} other {Congratulations on {streak, number} days in a row, and on every line of them.}}
=Little by little
={unit, select, day {One line at a time, you made it to {streak, number} days in a row. Beautiful.} week {One line at a time, you made it to {streak, number} weeks in a row. Beautiful.} time {One line at a time, you made it to {streak, number} check-ins in a row. Beautiful.} other {One line at a time, you made it to {streak, number} days in a row. Beautiful.}}
=You kept writing
={unit, select, day {That’s {streak, number} days in a row. Lovely, {name}.} week {That’s {streak, number} weeks in a row. Lovely, {name}.} time {That’s {streak, number} check-ins in a row. Lovely, {name}.} other {That’s {streak, number} days in a row. Lovely, {name}.}}
={unit, select, day {3 days in a row} week {3 weeks in a row} time {3 check-ins in a row} other {3 days in a row}}
=What a good beginning. Congratulations on making time to write.
={unit, select, day {Three days in a row} week {Three weeks in a row} time {Three check-ins in a row} other {Three days in a row}}
=You keep coming back to write, and it’s lovely to see.
={unit, select, day {7 days in a row} week {7 weeks in a row} time {7 check-ins in a row} other {7 days in a row}}
=You’re making a habit of noticing. Congratulations.
={unit, select, day {Seven days in a row} week {Seven weeks in a row} time {Seven check-ins in a row} other {Seven days in a row}}
=Making time to write is a kindness to yourself. Well done.
={unit, select, day {50 days in a row} week {50 weeks in a row} time {50 check-ins in a row} other {50 days in a row}}
=Writing this often takes heart and patience. You have both.
={unit, select, day {Fifty days in a row} week {Fifty weeks in a row} time {Fifty check-ins in a row} other {Fifty days in a row}}
=It’s like a favorite chair by now, with your shape in it.
={unit, select, day {100 days in a row} week {100 weeks in a row} time {100 check-ins in a row} other {100 days in a row}}
=You came all this way one line at a time. Congratulations.
={unit, select, day {A hundred days in a row} week {100 straight weeks} time {100 straight check-ins} other {A hundred days in a row}}
={unit, select, day {Day after day, you gave your own life some attention. It deserved it.} week {Week after week, you gave your own life some attention. It deserved it.} time {Time after time, you gave your own life some attention. It deserved it.} other {Day after day, you gave your own life some attention. It deserved it.}}
={unit, select, day {500 days in a row} week {500 weeks in a row} time {500 check-ins in a row} other {500 days in a row}}
=So many small decisions, each one in your own favor.
=A long, quiet road
={unit, select, day {500 days in a row, and the scenery is all yours. Thank you for noticing it.} week {500 weeks in a row, and the scenery is all yours. Thank you for noticing it.} time {500 check-ins in a row, and the scenery is all yours. Thank you for noticing it.} other {500 days in a row, and the scenery is all yours. Thank you for noticing it.}}
={unit, select, day {730 days in a row} week {730 weeks in a row} time {730 check-ins in a row} other {730 days in a row}}
={unit, select, day {Two of every season, and you kept finding words for them.} week {Fourteen of every season, and you kept finding words for them.} time {Season after season, and you kept finding words for them.} other {Two of every season, and you kept finding words for them.}}
=A gift to yourself
={unit, select, day {730 days in a row of paying attention, one small look at a time.} week {730 weeks in a row of paying attention, one small look at a time.} time {730 check-ins in a row of paying attention, one small look at a time.} other {730 days in a row of paying attention, one small look at a time.}}
={unit, select, day {1,000 days in a row} week {1,000 weeks in a row} time {1,000 check-ins in a row} other {1,000 days in a row}}
=Whatever life was doing, you kept a place in it for yourself.
={unit, select, day {A thousand days in a row} week {A thousand weeks running} time {1,000 straight check-ins} other {A thousand days in a row}}
=Whoever wrote that first line would be so glad to meet you.
={unit, select, day {3 days in a row, again} week {3 weeks in a row, again} time {3 check-ins in a row} other {3 days in a row, again}}
=You know the way back. That’s worth more than never leaving.
=A path you know
={unit, select, day {3 days in a row. You found it again, and that’s lovely.} week {3 weeks in a row. You found it again, and that’s lovely.} time {3 check-ins in a row. You found it again, and that’s lovely.} other {3 days in a row. You found it again, and that’s lovely.}}
={unit, select, day {7 days in a row, again} week {7 weeks in a row, again} time {7 check-ins in a row} other {7 days in a row, again}}
=Coming back to something good is a habit, too. A lovely one.
=A tune you know
={unit, select, day {Like a song that’s nicer once you know it: 7 days in a row.} week {Like a song that’s nicer once you know it: 7 weeks in a row.} time {Like a song that’s nicer once you know it: 7 check-ins in a row.} other {Like a song that’s nicer once you know it: 7 days in a row.}}
=You know this view
={unit, select, day {{streak, number} days in a row, once more. It’s still a good one.} week {{streak, number} weeks in a row, once more. It’s still a good one.} time {{streak, number} check-ins in a row, once more. It’s still a good one.} other {{streak, number} days in a row, once more. It’s still a good one.}}
=The long way, again
={unit, select, day {{streak, number} days in a row. You knew how far it was, and you walked it.} week {{streak, number} weeks in a row. You knew how far it was, and you walked it.} time {{streak, number} check-ins in a row. You knew how far it was, and you walked it.} other {{streak, number} days in a row. You knew how far it was, and you walked it.}}
=14 days in a row
=That’s two weeks’ worth of time for yourself. How lovely.
=Fourteen days in a row
=On busy days and slow ones, you kept writing. Well done.
=30 days in a row
=Whatever else those days held, they held a moment for you.
=Thirty days in a row
=What began with one line has become a habit. That’s wonderful.
=200 days in a row
=More than half a year of coming back to write. What dedication.
=Two hundred in a row
=Long days and short ones, there was room here for each. How steady of you.
=365 days in a row
=Day after day, you kept finding words. Congratulations.
=Through all the seasons
=365 days in a row. What a beautiful thing to have done.
={unit, select, day {14 check-ins in a row} week {14 weeks in a row} time {14 check-ins in a row} other {14 check-ins in a row}}
=Each time, there was something to write down. There usually is.
={unit, select, day {14 straight check-ins} week {14 straight weeks} time {14 straight check-ins} other {14 straight check-ins}}
=Writing has become a habit of yours. Congratulations.
={unit, select, day {30 check-ins in a row} week {30 weeks in a row} time {30 check-ins in a row} other {30 check-ins in a row}}
=You kept looking for something to write, and kept finding it.
={unit, select, day {30 straight check-ins} week {30 straight weeks} time {30 straight check-ins} other {30 straight check-ins}}
=Line by line, you’ve built something lovely. Well done.
={unit, select, day {200 check-ins in a row} week {200 weeks in a row} time {200 check-ins in a row} other {200 check-ins in a row}}
=Two hundred visits with yourself, each with a few words to show for it.
=Two hundred, one by one
={unit, select, day {That’s 200 check-ins in a row, easy or not. Well done.} week {That’s 200 weeks in a row, easy or not. Well done.} time {That’s 200 check-ins in a row, easy or not. Well done.} other {That’s 200 check-ins in a row, easy or not. Well done.}}
={unit, select, day {365 check-ins in a row} week {365 weeks in a row} time {365 check-ins in a row} other {365 check-ins in a row}}
=So much care has gone into your writing. Congratulations.
=Season after season
={unit, select, day {365 check-ins in a row. That’s true dedication. Congratulations.} week {365 weeks in a row. That’s true dedication. Congratulations.} time {365 check-ins in a row. That’s true dedication. Congratulations.} other {365 check-ins in a row. That’s true dedication. Congratulations.}}
=All kinds of weeks
=Busy or slow, you wrote for {streak, number} weeks in a row. Well done.
=A part of your week
=You’ve made room for this {streak, number} weeks in a row. It’s lovely to see.
=A good weekly habit
=You’ve kept it up for {streak, number} weeks in a row. Congratulations.
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} check-ins in a row} other {{streak, number} days in a row}}
=You kept writing. That took some doing.
=Nicely done
={unit, select, day {You made it to {streak, number} days in a row.} week {You made it to {streak, number} weeks in a row.} time {You made it to {streak, number} check-ins in a row.} other {You made it to {streak, number} days in a row.}}
={unit, select, day {A run of {streak, number} days} week {A run of {streak, number} weeks} time {A run of {streak, number} check-ins} other {A run of {streak, number} days}}
=You kept writing, along with everything else.
=Something to be proud of
={unit, select, day {That’s {streak, number} days in a row.} week {That’s {streak, number} weeks in a row.} time {That’s {streak, number} check-ins in a row.} other {That’s {streak, number} days in a row.}}
=All your doing
={unit, select, day {{streak, number} days in a row. Congratulations.} week {{streak, number} weeks in a row. Congratulations.} time {{streak, number} check-ins in a row. Congratulations.} other {{streak, number} days in a row. Congratulations.}}
=Still going strong
={unit, select, day {That makes {streak, number} days in a row. Lovely.} week {That makes {streak, number} weeks in a row. Lovely.} time {That makes {streak, number} check-ins in a row. Lovely.} other {That makes {streak, number} days in a row. Lovely.}}
={unit, select, day {Your {streak, number}-day streak} week {Your {streak, number}-week streak} time {{streak, number} straight check-ins} other {Your {streak, number}-day streak}}
=You’ve made writing a habit. It suits you.
={unit, select, day {3 days in a row} week {3 weeks in a row} time {3 check-ins in a row} other {3 days in a row}}
=A good start to your writing. Nice work.
={unit, select, day {Three days in a row} week {Three weeks in a row} time {Three check-ins in a row} other {Three days in a row}}
=Someone’s up to something. Something good.
={unit, select, day {7 days in a row} week {7 weeks in a row} time {7 check-ins in a row} other {7 days in a row}}
=You’re on a roll. Congratulations.
={unit, select, day {Seven days in a row} week {Seven weeks in a row} time {Seven check-ins in a row} other {Seven days in a row}}
=You’ve found your rhythm. Lovely.
={unit, select, day {50 days in a row} week {50 weeks in a row} time {50 check-ins in a row} other {50 days in a row}}
=A fine round number. It suits you.
={unit, select, day {A 50-day streak} week {A 50-week streak} time {A 50-check-in streak} other {A 50-day streak}}
=Writing takes patience, and you have it.
={unit, select, day {100 days in a row} week {100 weeks in a row} time {100 check-ins in a row} other {100 days in a row}}
=You wrote your way to a hundred. Superb.
={unit, select, day {A 100-day streak} week {A 100-week streak} time {A 100-check-in streak} other {A 100-day streak}}
=Made of small decisions. Good ones.
={unit, select, day {500 days in a row} week {500 weeks in a row} time {500 check-ins in a row} other {500 days in a row}}
=One at a time. There’s no other way.
={unit, select, day {A 500-day streak} week {A 500-week streak} time {A 500-check-in streak} other {A 500-day streak}}
=Somebody should say it: remarkable.
={unit, select, day {730 days in a row} week {730 weeks in a row} time {730 check-ins in a row} other {730 days in a row}}
={unit, select, day {Two years’ worth. Still writing.} week {Fourteen years’ worth. Still writing.} time {365, two times over. Still writing.} other {Two years’ worth. Still writing.}}
={unit, select, day {A 730-day streak} week {A 730-week streak} time {A 730-check-in streak} other {A 730-day streak}}
=365 was a stop along the way.
={unit, select, day {1,000 days in a row} week {1,000 weeks in a row} time {1,000 check-ins in a row} other {1,000 days in a row}}
=Made of small things. It isn’t one.
={unit, select, day {A 1,000-day streak} week {A 1,000-week streak} time {A 1,000-check-in streak} other {A 1,000-day streak}}
=Long enough to need a comma. Congratulations.
={unit, select, day {Back to 3 days in a row} week {Back to 3 weeks in a row} time {3 check-ins in a row} other {Back to 3 days in a row}}
=Muscle memory.
=You’ve been here before
={unit, select, day {3 days in a row. It still suits you.} week {3 weeks in a row. It still suits you.} time {3 check-ins in a row. It still suits you.} other {3 days in a row. It still suits you.}}
=Another seven
={unit, select, day {7 days in a row. A good number to see again.} week {7 weeks in a row. A good number to see again.} time {7 check-ins in a row. A good number to see again.} other {7 days in a row. A good number to see again.}}
={unit, select, day {A 7-day streak, again} week {A 7-week streak, again} time {A 7-check-in streak} other {A 7-day streak, again}}
=Still got it.
={unit, select, day {{streak, number} days in a row} week {{streak, number} weeks in a row} time {{streak, number} check-ins in a row} other {{streak, number} days in a row}}
=Again. It wasn’t luck, then.
=Familiar ground
={unit, select, day {{streak, number} days in a row, once again. Well done.} week {{streak, number} weeks in a row, once again. Well done.} time {{streak, number} check-ins in a row, once again. Well done.} other {{streak, number} days in a row, once again. Well done.}}
=14 days in a row
=Two weeks of showing up. Well done.
=A 14-day streak
=You’ve found your stride. Good for you.
=30 days in a row
=About a month’s worth. That took some doing.
=A 30-day streak
=That’s a real habit. Congratulations.
=200 days in a row
=More than half a year. Magnificent.
=A 200-day streak
=A flight to Mars takes about as long. Well done.
=365 days in a row
=A year of coming back to write. Hats off.
=A 365-day streak
=You and the Earth both made it all the way around.
={unit, select, day {14 check-ins in a row} week {14 weeks in a row} time {14 check-ins in a row} other {14 check-ins in a row}}
=You wrote each time. Nobody checks, you know.
={unit, select, day {A 14-check-in streak} week {A 14-week streak} time {A 14-check-in streak} other {A 14-check-in streak}}
=You make writing look easy. Well done.
={unit, select, day {30 check-ins in a row} week {30 weeks in a row} time {30 check-ins in a row} other {30 check-ins in a row}}
=Writing things down: not a phase, then.
={unit, select, day {30 straight check-ins} week {30 straight weeks} time {30 straight check-ins} other {30 straight check-ins}}
=You write things down. It’s just what you do.
={unit, select, day {200 check-ins in a row} week {200 weeks in a row} time {200 check-ins in a row} other {200 check-ins in a row}}
=That’s a lot of writing for someone with errands.
={unit, select, day {200 straight check-ins} week {200 straight weeks} time {200 straight check-ins} other {200 straight check-ins}}
=Line by line, all the way here.
={unit, select, day {365 check-ins in a row} week {365 weeks in a row} time {365 check-ins in a row} other {365 check-ins in a row}}
=You kept making time to write. That’s wonderful.
={unit, select, day {365 straight check-ins} week {365 straight weeks} time {365 straight check-ins} other {365 straight check-ins}}
=What dedication. The number says the rest.
=Week after week
={streak, number} weeks in a row. Well done.
={streak, number} weeks and counting
=All in a row, too. That’s dedication.
=A fine weekly habit
=That’s {streak, number} weeks in a row. Congratulations.
=A milestone reached
=It’s here whenever you have a moment.
=Notifications
=Settings
=Special app access
=Site settings
={count, number} entries last week
={activeDays, plural, =7 {Every day of it got a line. Even Monday! 📅} one {All on one day. What a day for the pen! 📅} other {They come from # different days. Weeks like variety. 📅}}
=Your week in print
=The week of {weekStart, date, ::MMMMd}: {count, number} entries, hot off the press. 🗞️
={activeDays, plural, =7 {Seven out of seven} one {One day, on paper} other {# days, on paper}}
={count, number} entries last week. Your pen says it was a pleasure. 🖊️
=Previously, on your week
={count, number} entries. And the next episode is already on. 🍿
=Last week called
=It left {count, number} messages, all in your own words. ☎️
=Last week, end to end
=From “{first}” to “{last}”.
=Last week’s opening line
=First of {count, number} entries: “{first}”
=Last week’s last word
=It was yours: “{last}”
=It was that kind of week
={count, number} entries, a hard one among them. You carried it, and you wrote.
=After a week like that
=Your {count, number} entries are safe here, the hard part too. Go easy on yourself.
=Your week, gathered up
={activeDays, plural, =7 {{count, number} entries, a few words for each of its seven days.} one {{count, number} entries, all from a single day. They’re in one place now.} other {{count, number} entries from # of its days, all in one place.}}
=The week of {weekStart, date, ::MMMMd}
=You stopped to write {count, number} entries. Thank you for the time you gave them.
=Last week is complete
={count, number} entries, in the words you had for it. A new page is open.
=A look at last week
={activeDays, plural, one {# day found its way onto the page, in {count, number} entries.} other {# days found their way onto the page, in {count, number} entries.}}
=Before the new week
=There are {count, number} entries from the old one, and time to read them.
=Last week, line by line
=“{first}”, later “{last}”.
=How last week began
=You wrote: “{first}”
=How last week closed
=Your last line was “{last}”.
=A week that asked a lot
={count, number} entries, something hard among them. This page keeps you company.
=That was a heavy week
=Your {count, number} entries can rest here. So can you.
=Last week: {count, number}
=Entries, that is. Well observed.
={activeDays, plural, =7 {Seven days of seven} one {One day last week} other {# days last week}}
=You wrote {count, number} entries.
=Week of {weekStart, date, ::MMMMd}
=A week, {count, number} entries long.
=A week, filed
={count, number} entries. They’ll keep.
=Last week, in writing
={count, number} entries. No two weeks read alike.
=The week in two lines
=“{first}”, then “{last}”.
=Last week’s first line
=One of {count, number}: “{first}”
=The week’s last entry
=You ended on “{last}”.
=Last week, hard in parts
={count, number} entries. All kept.
=You got it on paper
={count, number} entries last week, the hard part included.
=Last week, in short
=A look back is here when you have a minute.
=We saved you a seat
=It’s right by the snacks, and the pen works! 🍿
=Boring parts welcome
=Dishes, dreams, a decent nap: anything from any day fits right in.
=All safe and sound
={count, plural, one {Your # entry is doing fine, and there’s room for more! 🪴} other {Your # entries are doing fine, and there’s room for more! 🪴}}
=Stories, come on in
=Got a story, a snack report, or a nap to announce? Right this way! 🎶
=Half a line will do
=Ate a mango? Waved at a dog? Found the remote? All of that fits. 🥭
=What’s new?
=Something new, big or small, or “not much”: all good answers.
=Start anywhere
=Today, last Tuesday, your third birthday: they’re all invited.
=Just leaving this here
=One blank line for anything you noticed. It’s open, rain or shine. ☔
=The good chair is free
=Even “bought bananas” is news, {name}. 🍌
=Taking it down a notch
=Reminders will come less often. Your page is open all hours, snacks included! 🍿
=Fewer knocks on the door
=It’s never locked, though. Reminders ease off; you come when you like. 🚪
=Less pinging, same page
=Fewer reminders from here, and one word still makes a full entry! ✏️
=Using our inside voice
=Reminders come less often from here. The good pen is still yours. 🖊️
=The door is open
=Nothing to explain. One small thing is enough to start.
=However you’ve been
=Good days, hard days, slow days: you can write about any of them.
=Everything is here
={count, plural, one {# entry, safe and sound, and room for whatever you’d like to add.} other {# entries, safe and sound, and room for whatever you’d like to add.}}
=Pick up anywhere
=Today, last week, or long ago: any of it is welcome.
=As small as you like
=“Had some tea” is enough. So is “slept well.”
=How have your days been?
=Tell it in a line, if you’d like. Any answer is welcome.
=Hello from your journal
=No catching up to do. Start anywhere.
=Whenever you like
=Your list is here for you, today or another day.
=Your place is kept
=Any time you like, {name}. Come as you are.
=A little less asking
=Reminders will come less often. Write whenever you like; nothing is waiting.
=A bit more quiet
=From the next one on, reminders come less often. Your page stays right here.
=More room for your days
=Reminders will be fewer. When something’s worth a line, there’s space for it.
=No need to answer
=Reminders come less often from here on. The door stays open.
=Your page is still here
=No catching up needed. One thing is enough.
=From any day
=One thing you noticed. Old news is fine.
=All is well here
={count, plural, one {Your entry is safe here. How have you been?} other {Your # entries are safe here. How have you been?}}
=Pick any day
=Last week or years ago, it all fits.
=One word is enough
=“Tired,” for example. It counts.
=Got a minute?
=What’s one thing you’ve noticed lately?
=Start small
=Lunch, a nap, a phone call. Any one of them will do.
=Whenever you’re ready
=There’s room for whatever it was.
=Half a line is plenty
=About any day you like.
=Fewer reminders
=They’ll come less often. Write any time you like.
=Less often from here
=The reminders, that is. The page is always open.
=Turning the volume down
=Fewer reminders from here. Everything you wrote stays.
=A quieter stretch
=Fewer reminders. One word is still plenty, any day.
=An open page
=There’s room here for a line, any time you like.
={count, plural, one {# entry in {year, date, ::y}} other {# entries in {year, date, ::y}}}
=Somebody get that author a party hat. Happy New Year! 🎆
={months, plural, one {# month, in your words} =12 {All # months, on record} other {# months, in your words}}
={count, number} entries in {year, date, ::y}: a whole album, and every track is yours! 🎶
={activeDays, plural, one {# historic day} other {# historic days}}
=If anyone asks what happened in {year, date, ::y}, you have {count, number} answers ready!
={bestStreak, plural, =1 {One day at a time} other {# days in a row}}
={bestStreak, plural, =1 {In {year, date, ::y}, you wrote {count, number} entries, and each got its own premiere. 🎬} =2 {Your best run of {year, date, ::y}, with {count, number} entries in all. Two’s company!} other {Your best run of {year, date, ::y}, {count, number} entries in all. Your pen has earned a vacation! 🏖️}}
=Based on true events
={count, plural, one {An entry from {year, date, ::y}, and the author is you. Happy New Year! 🎉} other {# entries from {year, date, ::y}, and the author is you. Happy New Year! 🎉}}
=Packed for the new year
={count, plural, one {Your entry from {year, date, ::y} travels in the front pocket. 🧳} other {Your # entries from {year, date, ::y} travel in the front pocket. 🧳}}
={year, date, ::y} wasn’t easy
={count, plural, one {You wrote # entry through it. May the new year be kinder.} other {You wrote # entries through it. May the new year be kinder.}}
={year, date, ::y}, rain and all
={count, plural, one {# entry, kept dry in here. The new year can start slowly.} other {# entries, kept dry in here. The new year can start slowly.}}
={year, date, ::y}, in your words
={count, plural, one {You have # entry to look back on as the new year begins.} other {You have # entries to look back on as the new year begins.}}
={year, date, ::y}, month by month
={months, plural, =1 {{count, number} entries, all from one month of it. They keep well.} =12 {{count, number} entries, with your words in every month. How wonderful.} other {{count, number} entries from # different months, and a lot of life in them. Well done.}}
={activeDays, plural, one {# day of {year, date, ::y}} other {# days of {year, date, ::y}}}
=You wrote {count, number} entries in all. Thank yourself for taking the time.
=Your {year, date, ::y}
={bestStreak, plural, =1 {{count, number} entries, each in its own time. It’s good to have them.} other {{count, number} entries, and at one point # days in a row. How lovely.}}
=What the year held
={count, plural, one {Whatever {year, date, ::y} was like, you gave it # line. It’s kept.} other {Whatever {year, date, ::y} was like, you gave it # lines. They’re kept.}}
=To take along
={count, plural, one {# line from {year, date, ::y}, in your own words, for the road ahead.} other {# lines from {year, date, ::y}, in your own words, for the road ahead.}}
={year, date, ::y} asked a lot
={count, plural, one {You wrote # entry in it. It can rest here, and so can you.} other {You wrote # entries in it. They can rest here, and so can you.}}
=The year, as it was
={count, plural, one {# entry from {year, date, ::y}, the hard part included. Thank you for writing.} other {# entries from {year, date, ::y}, the hard part included. Thank you for writing.}}
={year, date, ::y}, by you
={count, plural, one {A work in # part. Happy New Year.} other {A work in # parts. Happy New Year.}}
=The unofficial history
={months, plural, one {{count, number} entries from # month of {year, date, ::y}. It’s the firsthand version.} =12 {{count, number} entries from all # months of {year, date, ::y}. It’s the firsthand version.} other {{count, number} entries from # months of {year, date, ::y}. It’s the firsthand version.}}
=Your {year, date, ::y}
={count, plural, one {# entry. That’s a year you can go back to.} other {# entries. That’s a year you can go back to.}}
=So that was {year, date, ::y}
={bestStreak, plural, =1 {{count, number} entries. You were paying attention.} other {{count, number} entries, once # days in a row. You were paying attention.}}
=Kept from last year
={count, plural, one {# entry from {year, date, ::y} worth taking along. Happy New Year.} other {# entries from {year, date, ::y} worth taking along. Happy New Year.}}
=Into the new year
={count, plural, one {Your note from {year, date, ::y} comes along with you.} other {Your # notes from {year, date, ::y} come along with you.}}
={year, date, ::y}, hard in parts
={count, plural, one {# entry, and it’s kept.} other {# entries, all of them kept.}}
=That was {year, date, ::y}
={count, plural, one {# entry. A kinder new year to you.} other {# entries. A kinder new year to you.}}
=The year gone by
=There’s a look back for you, today or any other day.
=记一条
=写一句就好
=查看
=继续提醒
=只在这几天
=不看这条
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
={first}；另加{dates}
={first}；不含{dates}
=另外 {n, number} 个
={zone}（时区数据 {release}）
={zone}（时区数据版本未知）
=不限时区
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
=列出的是{moment}（{zone}）之后的通知；换时区用 {option}。
=接下来没有通知。
=接下来没有通知：没有符合规则的日期。
=接下来没有通知：规则已经结束。
=有 {n, number} 项成就的日期在这段时间之后，未计入。
=没有要发送的通知。
=没有要发送的通知；原因用 {option} 查看。
={count, number} 人
=每秒 {count, number} 人
={count, number} 行无法读取
=未完成
=不会发送
=不发送
={text}（另有 {n, number} 次）
=还有 {n, number} 条，用 {option} 查看
={first} 至 {last}
={first} 至 {last}，开始时：
=列出的是{moment}（{zone}）之后的通知。
=用重复规则表示：{rule}，从{moment}开始。
=一天从 {from, time, ::jm} 开始，更早的记录算前一天。
=按最少的 {n, number} 项成就计算；实际数量用 {option} 指定
=假设最近一次记录在{day, date, ::yMMMEd}；其他日期用 {option} 指定
=没有指定 {option}，按今天（{day, date, ::yMMMEd}）是第一天计算
=没有指定 {option}，按{day, date, ::EEEE}计算
=没有指定 {option}，按每月{day, date, ::d}计算
=没有指定 {option}，规则从今天（{day, date, ::yMMMEd}）开始
=按刚安装时的状态计算：{values}
=“{shown}”按每 {n, number} 天一次理解，中间隔 {all, number} 天；如果是每 {all, number} 天一次，请用 {option}
=这些值是示例，因为此人还没有：
=系统时区是 UTC；其他时区用 {option} 或 {other} 指定
={option} 取代了文件中的时区 {id}
={shown} 只有 UTC 偏移，没有时区，所以时间按 UTC 显示；要显示当地时间，请加上 {option} {id}
=有 {n, number} 项成就晚于{time, date, ::yMMMEdjm}，暂不计入
={option} {date} 不起作用：规则里没有这个时间
={option} 取代了 {other} 的周一至周五
={path} 有 {n, number} 行只有日期，标题开头却像时间（见第 {line, number} 行）；时间请写成 2026-11-22 20:00 这样
={path} 有 {n, number} 行在时间后面写了时区，被当成了标题的一部分（见第 {line, number} 行）；请改写成带时差的时间，如 2026-11-22 20:00+08:00
={path} 中的这些列各当作一个习惯，每次完成都计入：{names}
={path}：是否完成由以下内容的值判断：{names}
={path} 中的时差全是 +00:00，所以日期按 UTC 计算；如果不知道时差，请改写成 Z
={path} 中的这些列没有读取：{names}
={path} 中的这些键没有读取：{names}
={path} 有 {n, number} 行写的是没有做，不计入（见第 {line, number} 行）
={path} 不是空的，但其中没有找到成就
={id} 全年不变，没有夏令时；{shown} 会随夏令时调整
=全角大括号会原样显示；参数要用半角大括号
=只有 {n, number} 条，后面没有了
=日历中有 {n, number} 个不重复的日程，因为这些提醒无法写成重复规则；用 {option} 可以改变数量
=正在从终端读取历史，每行一项成就；按 Ctrl-D 结束
=正在从终端读取文案；按 Ctrl-D 结束
=正在从终端读取 JSON，每行一人；按 Ctrl-D 结束
=正在从终端读取一个人的 JSON；按 Ctrl-D 结束
=输入是空的，没有可以计划的内容
=这段时间里没有通知；用 {option} 可以看原因，用 {other} 可以延长时间
={option} 只有总数，所以没有总结，也不会重温以往的成就；这些需要 {other}
=语言代码里有未知的历法：{values}；日期按所在地区的历法显示
={option} 对这些文案不起作用，它们不分风格：{kinds}
=这套文案里没有通知；其余内容用 {option} 查看：{kinds}
={locale} 是草稿，{all, number} 条文案译好了 {n, number} 条，暂不显示
={locale} 是草稿，{all, number} 条文案译好了 {n, number} 条，显示的是 {shown}
=没有 {locale} 的文案，显示的是 {shown}
=没有会话总线；在桌面会话中运行，或设置 {other}
=桌面没有通知服务；启动一个，或安装 dunst 等通知服务
=没有安装 notify-send；软件包是 libnotify-bin（在 Fedora、Arch 和 Alpine 上是 libnotify）
=没有安装 busctl、gdbus 或 dbus-send；软件包是 dbus-bin（在 Fedora 上是 dbus-tools，在其他系统上是 dbus）
=桌面的通知服务拒绝了一条通知
={why}。恢复后会显示到时间的通知，过期的除外
={option}：文件中的成就不计入，以 {other} 为准
={option}：{path} 还不存在，记下第一项成就时会创建
=上次运行被强行结束时正要显示 {id}，可能已经显示过，不再显示
={id} 不显示：原定{time, date, ::yMMMEdjm}，已在{end, date, ::yMMMEdjm}过期
=通知合集
=沉重的词
=权限说明
=帮助
=设置
=设置标签
=设置错误
=状态
=按钮
=系统设置页面
=网页：登录
=网页：成就
=网页：通知
=日程
=原因
=nudge next 的输出
=标准错误输出上的说明
=nudge preview 的输出
=nudge run 的输出
=nudge status 的输出
=nudge year 的输出
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
=共 {texts, number} 条文案。
=共 {texts, number} 条文案，这里有 {n, number} 条；用 {option} 可以看更多。
=默认关闭，由本人开启：{values}。
={n, number} 条通知，{texts, number} 种文案，没有重复。
={n, number} 条通知，{texts, number} 种文案，最早隔 {gap, number} 条重复。
={recording, select, nothing {假设期间没有记录。} other {假设每次提醒或连续记录提醒后，当天记一项成就。}}
=里程碑按庆祝的时间列出，可能比达成晚一天。
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
=通知
=询问之前
=询问是否使用闹钟。系统只问一次。
=询问是否接收通知，系统会弹出询问。
=询问是否接收通知。系统只问一次。
=询问是否接收通知，并说明理由。系统还会再问一次。
=询问是否接收通知。点击后，浏览器才会询问。
=引导到系统的准时提醒设置，并说明理由。
=把浏览器连接到推送服务，不会再询问。
=引导到系统设置里的通知类别页面。
=说明浏览器的网站设置在哪里。网站无法直接打开这些设置。
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
=提醒：{text}；{zone}
={first}至{last}；随机种子 {seed}
=内置文案
=记了一条
=记录：{text}
={days, plural, =0 {当天早些时候出现过同样的文案} other {# 天前出现过同样的文案}}
=之后没有记录
={days, plural, other {连续 # 天没有通知}}
={first}至{last}
=没有通知，也没有记录。
=概况
=记录
=通知
=每条记录对应的提醒数
=没有回应的提醒
={days, plural, other {# 天内的重复}}
=长时间没有通知
=重复出现的文案
={n, plural, other {# 次}}
={days, plural, =0 {同一天出现两次} other {最短相隔 # 天}}
={n, plural, other {另有 # 条文案各出现一次。}}
=没有发送
=对照
=模拟的一年
=跳到月份
=人物
=显示
=原因
=这个月什么都没有。
=提醒发出后，在下一次提醒之前、当天（当周或其他周期）结束之前有了记录，就算有回应。空心圆表示没有回应。
={days, plural, other {有底色的日子有记录。外圈表示此前 # 天内出现过同样的文案。}}
={day, date, ::yMMMM}
={day, date, ::MMM}
={day, date, ::EEEEE}
={day, date, ::EEEd}
={count, number} 项成就！
=回过头，朝最早那一项挥挥手吧。👋
=从这一天起
={first, date, ::yMMMd}写下第一项，一路攒到了 {count, number} 项成就。
=独一份的收藏
={count, number} 项成就，全世界只有你凑得齐。
=大的小的都算
={count, number} 项成就，大小平等，一项就是一项。
=一项一项攒的
=从{first, date, ::yMMMd}起，你攒下了 {count, number} 项成就，太厉害了。📝
=“我留意到了！”
={count, number} 项成就，这句话能说 {count, number} 次，先吸口气。
=全员到齐
={name}，{count, number} 项成就站成一排，等你检阅。🥁
=两位数啦！
=10 项成就，你也是有两位数的人了。🎈
=十全十美
=10 项成就，评委齐刷刷亮出十分！
=50 项成就！
=真要讲起来，够讲一整个晚上。🎊
=有 50 项成就了
=里面说不定有哪一项，再看到会笑出声。
=百宝箱
=满满 100 项成就，箱盖都快合不上了！
=从一到一百
=从{first, date, ::yMMMd}起，100 项成就，浩浩荡荡。
=成双成对！
=一百又一百，200 项成就，正好一对。
=200 项成就
=一天看一项，能追大半年。🍿
=500 项成就
=一项写一张，一整包 A4 纸正好用完。
=500 块拼图
=500 项成就拼起来，越看越像你。🧩
=1,000 项成就！
=光从一数到一千，就得一刻多钟，先润润嗓子。
=千里之行
=始于{first, date, ::yMMMd}，走到 1,000 项成就，一路都是你的风景。
=2,000 条记录！
=一天念一条，能念五年半，赶上一部长篇评书了。📚
=火眼金睛
=从{first, date, ::yMMMd}起，2,000 条记录，什么小事都逃不过你的眼睛。🔎
=5,000 条记录！
=印成书，够垫高一台显示器了。📕
=掌声先存着
=从{first, date, ::yMMMd}起，5,000 条记录，一条鼓一下，得鼓到天亮！👏
=10,000 条记录！
=读万卷书，行万里路，写万条记录，齐了。🎓
=破万了
=从{first, date, ::yMMMd}起，10,000 条记录，万里挑一，挑哪条都是你。🎊
=双喜临门！
={unit, select, day {{count, number} 项成就，外加连续 {streak, number} 天，两件喜事都归你。🎉} week {{count, number} 项成就，外加连续 {streak, number} 周，两件喜事都归你。🎉} time {{count, number} 项成就，外加连续 {streak, number} 次，两件喜事都归你。🎉} other {{count, number} 项成就，外加连续 {streak, number} 天，两件喜事都归你。🎉}}
={count, number} 项成就，有彩蛋！
={unit, select, day {还有一喜：你已经连续写了 {streak, number} 天。} week {还有一喜：你已经连续写了 {streak, number} 周。} time {还有一喜：你已经连续写了 {streak, number} 次。} other {还有一喜：你已经连续写了 {streak, number} 天。}}
=喜事连映两场
={unit, select, day {连续 {streak, number} 天，外加 {count, number} 项成就，爆米花备好。🍿} week {连续 {streak, number} 周，外加 {count, number} 项成就，爆米花备好。🍿} time {连续 {streak, number} 次，外加 {count, number} 项成就，爆米花备好。🍿} other {连续 {streak, number} 天，外加 {count, number} 项成就，爆米花备好。🍿}}
={unit, select, day {已经连续 {streak, number} 天！} week {已经连续 {streak, number} 周！} time {已经连续 {streak, number} 次！} other {已经连续 {streak, number} 天！}}
=成就也满 {count, number} 项了，两件一起庆祝。
={count, number} 项成就
=每一项，都是某一天的你写下的。
=从第一项起
=第一项是{first, date, ::yMMMd}的，你慢慢攒到了 {count, number} 项成就。
=用你自己的话
={count, number} 项成就，换个人就写不出这样一份。
=不分大小
=大大小小 {count, number} 项成就，都让你看见了，真好。
=可以慢慢翻
=从{first, date, ::yMMMd}起，{count, number} 项成就，都是你亲手留下的。
=心里有底
=哪天怀疑自己，有 {count, number} 项成就替你说话。
=一项一项来的
={name}，你有 {count, number} 项成就了，真为你高兴。
=10 项成就
=已经是两位数了，真好。
=好的开头
=10 项成就都在这儿，哪天想看就看。
=50 项成就
=有大有小，都是你一项一项写下的。
=有 50 项成就了
=有的记得清清楚楚，有的再看到，也许会有点意外。
=100 项成就
=一百件事，大的小的，你都放在了心上。
=整整一百
=从{first, date, ::yMMMd}起，100 项成就，每一项都算数。
=一百，又一百
=200 项成就，大的小的，你都留意到了。
=一天读一项
=200 项成就，从春天读起，能读进秋天。
=500 项成就
=像一整包纸那么多，张张都是你写的。
=整整五百
=500 项成就，放在一起看，就是你过的日子。
=1,000 项成就
=有一千回，你觉得一件事值得写下来。
=整整一千
=从{first, date, ::yMMMd}起，那么多日子，都在这 1,000 项成就里。
=2,000 条记录
=两千个差点溜走的片刻，你都留住了。谢谢你。
=两千条记录
=从{first, date, ::yMMMd}起，你一直陪着自己的日子。
=5,000 条记录
=哪天想问时间都去了哪儿，这里收着不少。
=五千条记录
=从{first, date, ::yMMMd}起，一条一条，写得这么有耐心。
=10,000 条记录
=有一万回，你觉得这一刻值得写下来。你是对的。
=一万条记录
=从{first, date, ::yMMMd}写到这里，字字是你。
=两个好消息
={unit, select, day {{count, number} 项成就，连续 {streak, number} 天，不知不觉就走到了这里。} week {{count, number} 项成就，连续 {streak, number} 周，不知不觉就走到了这里。} time {{count, number} 项成就，连续 {streak, number} 次，不知不觉就走到了这里。} other {{count, number} 项成就，连续 {streak, number} 天，不知不觉就走到了这里。}}
=第 {count, number} 项成就
={unit, select, day {也是连续第 {streak, number} 天，真为你高兴。} week {也是连续第 {streak, number} 周，真为你高兴。} time {也是连续第 {streak, number} 次，真为你高兴。} other {也是连续第 {streak, number} 天，真为你高兴。}}
=值得高兴一会儿
={unit, select, day {连续 {streak, number} 天，一共 {count, number} 项成就，都是你的。} week {连续 {streak, number} 周，一共 {count, number} 项成就，都是你的。} time {连续 {streak, number} 次，一共 {count, number} 项成就，都是你的。} other {连续 {streak, number} 天，一共 {count, number} 项成就，都是你的。}}
={unit, select, day {已经连续 {streak, number} 天} week {已经连续 {streak, number} 周} time {已经连续 {streak, number} 次} other {已经连续 {streak, number} 天}}
=一路写下 {count, number} 项成就，大的小的都有，真好。
={count, number} 项成就
=全是你写的。
=从{first, date, ::yMMMd}写起
=写下 {count, number} 项成就，真好。
=清单很长了
={count, number} 项成就，写的人是你。
=大大小小加起来
=正好 {count, number} 项成就，漂亮。
=还记得第一项吧
={first, date, ::yMMMd}写的。往后一项接一项，共 {count, number} 项成就。
=第 {count, number} 项成就
=前面那些，也都在。
=写满 {count, number} 项成就
=低调地说，挺厉害。
=10 项成就
=两只手，刚好数完。
=写到第 10 项了
=开了个好头。
=50 项成就
=一天讲一项，能讲七个星期。
=写满 50 项了
=从{first, date, ::yMMMd}起，一项项来的。
=100 项成就
=一项一项写过来的。
=写满 100 项了
=第一项写在{first, date, ::yMMMd}，走了很远。
=200 项成就
=一口气读不完了。
=写到 200 项了
=最早那项是{first, date, ::yMMMd}的，还记得吧。
=500 项成就
=一天写一项，也要十六个多月。
=清单上有 500 项了
={first, date, ::yMMMd}那天，想不到吧。
=1,000 项成就
=四位数。佩服。
=已经 1,000 项成就了
=从{first, date, ::yMMMd}起，一项一项走到这里。
=2,000 条记录
=怎么概括，都嫌不够。
=写到 2,000 条了
=从{first, date, ::yMMMd}起。眼力真好。
=5,000 条记录
=好记性，都在笔头上。
=写到 5,000 条了
={first, date, ::yMMMd}开的头，后面全是你。
=10,000 条记录
=形容词不够用了。
=写到 10,000 条了
=从{first, date, ::yMMMd}起。本不为数字，不过，真好。
=两件好事
={unit, select, day {{count, number} 项成就，也连续 {streak, number} 天了。} week {{count, number} 项成就，也连续 {streak, number} 周了。} time {{count, number} 项成就，也连续 {streak, number} 次了。} other {{count, number} 项成就，也连续 {streak, number} 天了。}}
=写到 {count, number} 项成就了
={unit, select, day {巧了，也连续 {streak, number} 天了。} week {巧了，也连续 {streak, number} 周了。} time {巧了，也连续 {streak, number} 次了。} other {巧了，也连续 {streak, number} 天了。}}
={unit, select, day {连着写了 {streak, number} 天} week {连着写了 {streak, number} 周} time {连着写了 {streak, number} 次} other {连着写了 {streak, number} 天}}
=正好也是第 {count, number} 项成就。
={unit, select, day {已经连续 {streak, number} 天} week {已经连续 {streak, number} 周} time {已经连续 {streak, number} 次} other {已经连续 {streak, number} 天}}
=成就也满 {count, number} 项了，好事成双。
=有个数字凑整了
=想看的时候再看。
=小雨
=第一次游到了湖对岸
=种了一盆罗勒
=种了一盆罗勒
=游完了整个湖
=沿着河边走回了家
=爸爸的葬礼
=修好了厨房的水龙头
=给奶奶打了电话
=难过
=读了两章书
=烤的面包发起来了
=报完了税
=雨里跑了五公里
=今天总算熬过来了
=种了罗勒
=推掉了一个会
=学会了四个和弦
=帮乐乐修好了自行车
=第三次化疗
=给老朋友写了信
=邮件清空了
=没看稿子讲完了方案
=做了六个人的饭
=睡够了八个小时
=在公交车上背单词
=给猫喂了药
=画了那棵老槐树
=提醒要谢幕了
={count, plural, =0 {提醒就到这里。哪天写一条，提醒就会再来！✏️} other {提醒就到这里，你的 # 条记录都留着。哪天写一条，提醒就会再来！✏️}}
=先不吵你了
={count, plural, =0 {不再提醒了，还想要就按“继续提醒”。这里随时开门！🫶} other {不再提醒了，还想要就按“继续提醒”。# 条记录都收好了！🫶}}
=提醒好像没帮上忙
={count, plural, =0 {那就不发了。门一直开着，想写就来。🚪} other {那就不发了。你的 # 条记录都在，门也开着，想写就来。🚪}}
=提醒下班了
={count, plural, =0 {不再响了，打开应用就会回来上班！☕} other {不再响了。你的 # 条记录原样放着，打开应用，提醒就回来上班！☕}}
=地方你认得
={count, plural, =0 {提醒停了，想写随时来坐！🏡} other {提醒停了，你的 # 条记录没动。想写随时来坐！🏡}}
=接下来随你
={count, plural, =0 {提醒停在这里，座位一直在，{name}。🌻} other {提醒停在这里。# 条记录都在，座位也在，{name}。🌻}}
=以后不再提醒了
={count, plural, =0 {哪天想写，这里有一页留给你。} other {你的 # 条记录都收着。哪天想写，这里还在。}}
=提醒告一段落
={count, plural, =0 {往后不来打扰了。想写的时候，打开就好。} other {往后不来打扰了。你的 # 条记录都在，想写时打开就好。}}
=安静一阵子
={count, plural, =0 {提醒停在这里。写一句，提醒就会回来。} other {提醒停在这里，你的 # 条记录好好的。写一句，提醒就会回来。}}
=提醒可以歇歇了
={count, plural, =0 {往后不再发了。还想收到，按“继续提醒”就好。} other {往后不再发了，你的 # 条记录都在。还想收到，按“继续提醒”就好。}}
=不用再回应什么
={count, plural, =0 {提醒就到这里。想来的时候，门开着。} other {提醒就到这里。你的 # 条记录都留着，想来的时候，门开着。}}
=灯还亮着
={count, plural, =0 {不再提醒了。随时来坐坐，{name}。} other {不再提醒了。你的 # 条记录都在，随时来坐坐，{name}。}}
=提醒到这里为止
={count, plural, =0 {这里一直开着，想写就写。} other {# 条记录都留着，想写就写。}}
=提醒就到这次
={count, plural, =0 {写一条，提醒就回来。} other {你的 # 条记录都在。写一条，提醒就回来。}}
=不再提醒了
={count, plural, =0 {按“继续提醒”，或者写一句，就会再来。} other {按“继续提醒”就会再来。你的 # 条记录都在。}}
=不出声了
={count, plural, =0 {提醒停了。想写，打开应用就行。} other {提醒停了。打开应用，# 条记录都在。}}
=问到这里就好
={count, plural, =0 {提醒会停，这一页不会。想写就写。} other {提醒会停，# 条记录还在。想写就写。}}
=往后随你
={count, plural, =0 {提醒就停在这一次。这一页开着。} other {提醒就停在这一次。# 条记录在，这一页也开着。}}
=提醒停了
=想写的时候，打开就好。
=第一项成就！
=开门第一行，越看越顺眼。😊
=从无到有！
=有了第一项成就，清单才叫清单。🌱
=写下来了
=第一项成就，做到了，也记住了，漂亮！
=万事开头难
=你的第一项成就写下了，头已经开好，后面随你！
=开张大吉
={name}，这是你的第一项成就，干得漂亮。
=第一项成就
=不论大小，你做到了，也写下来了。
=一项就好
=第一项成就写下了，别的不着急。
=这一件，值得高兴
=你的第一项成就，已经好好地写下来了。
=开了个头
=有了第一项成就。往后写什么、哪天写，都随你。
=第一项，写下了
={name}，这是你的第一项成就，真为你高兴。
=第一项成就
=写下来了，真好。
=清单有了开头
=第一项成就，先占个好位置。
=第一项，是你写的
=往后的，不着急。
=第 1 项成就
=后面空着的，也是你的。
=有了第一项成就
=替你高兴。
=有新内容
=什么时候看都可以。
={count, number} 条通知
=去世、过世、逝世、离世、病逝、病故、病危、死亡、临终、丧事、丧偶、葬礼、出殡、下葬、火化、追悼、追悼会、吊唁、守灵、遗体、骨灰、上坟、扫墓、忌日、讣告、悼念、自杀、轻生、自残、自伤、住院、急诊、抢救、重症、手术、开刀、化疗、放疗、确诊、癌、癌症、肺癌、胃癌、肝癌、乳腺癌、肿瘤、白血病、绝症、中风、脑梗、心梗、痴呆、抑郁、抑郁症、焦虑症、复发、流产、小产、死胎、离婚、分手、失恋、出轨、家暴、虐待、性侵、强奸、骚扰、车祸、裁员、被裁、失业、破产、安乐死、痛哭、大哭
=去世博、去世博会、去世博园、去世贸、死亡谷、死亡金属、死亡搁浅、死亡诗社、死亡笔记、四个婚礼和一个葬礼、自杀小队、骨灰级、住院医师、住院医规培、急诊科医生、手术刀、抢救文件、抢救数据、离婚律师、分手大师、分手快乐、分手厨房、失恋三十三天、骚扰电话、骚扰短信、车祸现场、破产姐妹、感动大哭、高兴得大哭
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
=写了 {activeDays, number} 天！
={month, date, ::MMM}的 {count, number} 条里，说不定有一条，连你自己都要愣一下。
={bestStreak, plural, =1 {想写就写的一个月} other {上个月最长连写 # 天}}
={month, date, ::MMM}一共 {count, number} 条，这就是你的节奏。
={month, date, ::MMM}，{count, number} 条
={change, select, up {哪条最想讲给人听，就先翻哪条。} same {从头看，倒着看，都有意思。} down {每一条都有来头，慢慢看。} other {从头看，倒着看，都有意思。}}
=自家出品 {count, number} 条
=产地：{month, date, ::MMM}。无添加，久存不坏，先尝哪一条？🍯
={month, date, ::MMM}成书了
=全书 {count, number} 条，作者正读着这行字。
=上个月的存货
={month, date, ::MMM}你攒下 {count, number} 条，条条都算数！
={count, number} 条记录，全归你
={change, select, up {{month, date, ::MMM}的日子，被你一条条捡进了篮子。🧺} same {{month, date, ::MMM}都在篮子里，挑一条回味吧。🧺} down {{month, date, ::MMM}的小日子，挑一条回味吧。🧺} other {{month, date, ::MMM}都在篮子里，挑一条回味吧。🧺}}
=绝版收藏
={month, date, ::MMM}的 {count, number} 条，别处买不到，已替你收好。
=值得再看一眼
={month, date, ::MMM}的 {count, number} 条，你亲手写的，越看越亲切。
=给你的伴手礼
={month, date, ::MMM}走之前，留给你 {count, number} 条，请收下。🎁
=月末的彩蛋
={month, date, ::MMM}里藏着你写的 {count, number} 条，打开看看吧。
={month, date, ::MMM}不太好过
=你还是写下了 {count, number} 条，都替你收着。
=有风有雨的一个月
={month, date, ::MMM}的 {count, number} 条都在屋里，没淋着雨。
=跟{month, date, ::MMM}交过手了
=有难的，你也写了 {count, number} 条。先歇口气。
=原原本本的一个月
={month, date, ::MMM}的 {count, number} 条，没有粉饰，字字是你。
={month, date, ::MMM}过完了
=你写下了 {count, number} 条，谢谢你这样记着自己的日子。
={month, date, ::MMM}，写了 {activeDays, number} 天
=肯为自己停下来写几句，真好。
=按你的节奏
={bestStreak, plural, =1 {{month, date, ::MMM}一共 {count, number} 条，想写的时候写，这样很好。} other {{month, date, ::MMM}写了 {count, number} 条，最长一段连着 # 天，这样就很好。}}
=一共 {count, number} 条记录
={change, select, up {{month, date, ::MMM}里想记的事，你都记下了。} same {{month, date, ::MMM}的日子，都静静地在这里。} down {{month, date, ::MMM}里写下的，都好好收着。} other {{month, date, ::MMM}的日子，都静静地在这里。}}
={month, date, ::MMM}留下了这些
={count, number} 条，好好收着。想从哪条看起？
=翻翻{month, date, ::MMM}
=你写了 {count, number} 条，高兴的、难熬的，都好好留着。
=给自己的时间
={month, date, ::MMM}里有 {activeDays, number} 天，你写下了自己的事。
=回头看，{count, number} 条记录
={change, select, up {{month, date, ::MMM}的事，你都好好写下来了。} same {{month, date, ::MMM}的日子，一天有一天的样子。} down {{month, date, ::MMM}不论怎样，你都留下了自己的话。} other {{month, date, ::MMM}的日子，一天有一天的样子。}}
=上个月的你
={month, date, ::MMM}写下了 {count, number} 条，有空时看一眼就好。
=替你留着
={month, date, ::MMM}的 {count, number} 条就在这里，想看随时看。
=留给现在的你
={month, date, ::MMM}里，你写下了 {count, number} 条。谢谢那时的你。
=不论那个月怎样
={month, date, ::MMM}有 {count, number} 条，是你亲手留下的。
={month, date, ::MMM}，不容易
=你写下的 {count, number} 条，先放在这里就好。
=照实写的一个月
={month, date, ::MMM}的 {count, number} 条，难的也在，都好好收着。
=慢慢走过来
={month, date, ::MMM}留下的 {count, number} 条，哪天想看再看。
=有这一页陪着
={month, date, ::MMM}里你写了 {count, number} 条。说不出口的，先不说。
={month, date, ::MMM}写完了
=一共 {count, number} 条，辛苦了。
=一天一天攒的
={month, date, ::MMM}写了 {activeDays, number} 天，挺好。
=你有你的步子
={bestStreak, plural, =1 {{month, date, ::MMM}一共 {count, number} 条，想写才写，挺好。} other {{month, date, ::MMM}写了 {count, number} 条，最长的一段连续 # 天。}}
=回看{month, date, ::MMM}
={change, select, up {你写了 {count, number} 条，真好。} same {一共 {count, number} 条，都记下了，真好。} down {你写的 {count, number} 条都在，慢慢看。} other {一共 {count, number} 条，都记下了，真好。}}
={month, date, ::MMM}收好了
={count, number} 条，都替你留着。
={month, date, ::MMM}过去了
={count, number} 条，都留住了。
=都是你写的
={month, date, ::MMM}一共 {count, number} 条，翻翻看。
={change, select, up {月初，回头看} same {上个月，都在这} down {又写完一个月} other {上个月，都在这}}
={month, date, ::MMM}的 {count, number} 条，都收好了。
=上个月写下的
={month, date, ::MMM}有 {count, number} 条，好好收着呢。
=上个月的你
={month, date, ::MMM}写下了 {count, number} 条，看一眼吧。
=翻过去一页
={month, date, ::MMM}过去了，你写的 {count, number} 条还在。
=写下就不会忘
={month, date, ::MMM}的 {count, number} 条，随时能看。
={month, date, ::MMM}有点难
={count, number} 条，收好了。
={month, date, ::MMM}，就这样过来了
=写了 {count, number} 条，不容易。
={month, date, ::MMM}难写，也写了
=一共 {count, number} 条。
={month, date, ::MMM}，有轻有重
={count, number} 条，一条一条都在。
=刚过去的这个月
=有份小小的回顾，什么时候看都行。
=这个链接已经用过了
=每个链接只能打开一次，别人拿到也没有用。需要时，可以在原来的地方再取一个。
=这个链接已过期
=链接只在一段时间内有效。可以在原来的地方再取一个。
=这个链接无法打开
=链接可能不完整。请从原消息中重新打开，或再取一个新的。
=请用链接打开你的页面
=这个浏览器目前无法打开你的页面。用一个新链接或代码就能再次打开。
=需要安全连接
=本页只能用 https 开头的地址打开。请向服务器的管理者询问。
=没有做任何更改
=表单已过期，或不是从你的页面发出的。请重新打开页面，再做一次。
=这个地址没有内容
=地址可能有误，请检查一下。
=出了点问题
=不是你的问题，请稍后再试。
=打开我的页面
=在这个浏览器中退出
=你的页面就差一步
=这个链接只能用一次，会在这个浏览器中打开页面。
=代码
=10 位字母和数字。可以在已打开页面的其他设备上获取，也可以在取链接的地方获取。
=用代码打开
=用这个代码打不开页面。请核对一下，或再取一个：每个代码只能用一次，最多 10 分钟内有效。
=试过的代码有点多了
=请过几分钟再试。用链接仍然可以打开你的页面。
=获取用于其他设备的代码
=你的代码
=请在 {n, number} 分钟内在另一台设备上输入。只能用一次。
=我的成就
=今天完成了什么？
=大事小事都算，写一句就好。
=日期
=记下来
=先写几个字吧。
=内容太长，存不下。请写短一点。
=请选择今天或更早的日期。
=已记下。
=已删除。
=已修改。
=第一条记录，好的开始！
=已经累计 {n, number} 项成就！
=已连续 {n, number} {unit, select, day {天} week {周} other {次}}！
=到目前为止
={n, number}
={unit, select, day {连续天数} week {连续周数} other {连续次数}}
=最长连续
=累计成就
=最近四周有 {n, number} 天留下记录
={unit, select, day {按天计算：目前连续 {n, number} 天，最长 {longest, number} 天。} week {按周计算：目前连续 {n, number} 周，最长 {longest, number} 周。} other {这样计算：目前连续 {n, number} 次，最长 {longest, number} 次。}}记录都会保留。
=回顾
=还没有记录。第一条可以是件小事。
=没有文字
=今天
=昨天
={day, date, ::yMMMEd}
=编辑或删除“{title}”
=编辑
=编辑“{title}”
=删除
=删除“{title}”
=删除这条记录吗？删除后无法恢复。
=更早的记录
=最新的记录
=下载全部记录
=编辑这条记录
=内容
=保存
=返回
=Chrome 或同类浏览器
=其他浏览器
=Apple 设备上的应用
=应用
=其他服务
=连接日期：{day, date, ::yMMMd}
=就是这个浏览器
=断开连接
=断开连接：{title}
=已断开连接，通知不会再发到那里。
=接下来的通知
=目前没有安排。
=通知已关闭，不会收到任何内容。
=时间以 {zone} 为准。
=更改
=这个浏览器的时区是 {zone}。
=时区
=通知按当地时间发送，请选择你所在的时区。
=推荐
=所有时区
=使用这个时区
=返回
=这是保存更改之后的样子。
=下一条：{title}
=今天{time, time, short}
=明天{time, time, short}
={time, date, ::MMMEdjm}
={time, date, ::yMMMEdjm}
=更新预览
=已保存。
=更改尚未保存
=有 {n, number} 项设置需要再看一下
={title}：{why}
=这个浏览器
=正在检查浏览器的权限…
=要在这里显示通知，请为本页启用 JavaScript。其他功能不受影响。
=浏览器没能连接，请稍后再试。
=断开连接
=已连接的设备：{n, number}
=现在发一条试试
=已发送，很快就会出现。
=请先连接浏览器，通知才有地方显示。
=没能发出去，请过几分钟再试。
=昨天为什么没有收到通知？
=昨天收到了什么？
=当时没有连接任何设备，通知无处显示。
=那天没有安排通知。
=以当前的设置为准。
={time, time, short}，“{title}”已发送
={time, time, short}，“{title}”已发送，但不确定是否送达
=“{title}”未能送达
=“{title}”已过时间，没有发送
=“{title}”，原定{time, time, short}
=休息一下
=到所选日期为止不发通知，连续记录保持不变。
=今天已有记录，照常计入。休息从明天开始。
=最后一天
=暂停
=请选择今天或之后的日期。
=请选择明天或之后的日期。
=暂停至{day, date, ::MMMEd}
=明天起暂停至{day, date, ::MMMEd}
=立即恢复
=取消休息
=通知已恢复。
=把本页添加到主屏幕
=在 iPhone 和 iPad 上，只有主屏幕上的页面才能显示通知。请在“共享”中选“添加到主屏幕”，从主屏幕打开后会要求输入代码。
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
=每周总结
=每月总结
=年度总结
=欢迎回来
=重新开始记录
=告别提醒
=到了设定的提醒时间
=当天时钟拨快，没有 {time, time, ::jm}
=时钟拨快，没有{time, date, ::yMMMEdjm}这个时间
=当地没有{day, date, ::yMMMEd}这一天
=当天时钟拨快，跳过了原定时间
=当天时钟拨慢，{time, time, ::jm} 有两次，这是第一次
=当天时钟拨慢，原定时间有两次，这是第一次
=当天时钟拨慢，{time, time, ::jm} 有两次，这是第二次
=当天时钟拨慢，原定时间有两次，这是第二次
=原定 {time, time, ::jm}，推迟到免打扰结束
=推迟到免打扰结束
=原定{time, date, ::yMMMEdjm}，推迟到免打扰结束
=推迟到免打扰结束（{time, date, ::yMMMEdjm}）
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
=已达成
=前一天达成
=此前已达成
={time, date, ::yMMMEdjm}庆祝
=还剩四小时，还没有记录
=最后一次提醒已过两小时，还没有记录
=上次记录是七天前
=上次记录是三十天前
=到了重温成就的日子
=往年的今天记下的
=上一周结束了
=上个月结束了
=上一年结束了
=通知已全部关闭
=这类通知已关闭
=当天在暂停期间
=已达当天上限
=名额留给更重要的通知：{other}
=顺延到第二天
=由前几天顺延
=顺延到当天，但当天也排不下
=已经发送过
=原定 {time, time, ::jm}
=原定{time, date, ::yMMMEdjm}
=同一时间有另一条通知：{other}
=已并入另一条通知：{other}
=同时包含另一条通知：{other}
=同时包含另外几条通知：{others}
=当天不提醒，下次是{day, date, ::yMMMEd}
=当天不提醒，以后也没有了
=不是重温成就的日子，下次是{day, date, ::yMMMEd}
=不是重温成就的日子
=目前没有连续记录
=有保护或暂停，连续记录不会断
=连续记录还不长
=最近常在更晚的时候记录
=提醒来得够晚，已经算是提示
=只知道总数，不知道每一项成就
=这次没有可以回顾的成就
=上次记录以来没有错过提醒
=这是隔了至少一周后的第一项成就
=60 天内已经欢迎过一次
=前几次提醒没有回应，提醒会少一些，下次是{day, date, ::yMMMEd}
=提醒在休息，有了记录或打开应用才会恢复
=最近的提醒很少有回应，所以隔天提醒
=两个月的提醒都没有回应
=还没有达成
=以前有过长得多的连续记录
={day, date, ::yMMMd}刚庆祝过同样的连续次数，至少要隔 60 天
={first}；{last}
={what}（{when}）：已安排，因为{why}。
={what}（{when}）：不发送，因为{why}。
={what}：不发送，因为{why}。
={unit, select, day {{n, number} 天} week {{n, number} 周} other {{n, number} 次}}
=连续 {length}，最长 {longest}。
=没有连续记录，最长 {longest}。
=还没有连续记录。
=还有 {n, number} 次保护。
=不再记录的话，保持到{day, date, ::yMMMEd}。
={when}：{event, select, started {开始连续} extended {有记录} frozen {用了一次保护} paused {暂停} repaired {已补上} ended {连续结束} open {还没有记录} bought {得到一次保护} other {已有两次保护，没有再加}}（{length}，剩余保护 {n, number} 次）
={day, date, ::yMMMEd}
={time, date, ::yMMMEdjm}
={time, date, ::yMMMEdjms}
={time, time, ::jm}
={time, time, ::jms}
=有什么新鲜事？
=大事、小事、办到一半的事，都想听。没有？那也行呀。
=芝麻小事征集中
=袜子配成双，缠成一团的线解开了，这个级别的就够格！
=可以得意一下
=哪件事做得不错，只是不好意思夸自己？在这里尽管夸。
=有意外之喜吗？
={days, plural, =0 {快递早到，会早散，雨刚好停。最近碰上了哪样？} =1 {快递早到，会早散，雨刚好停。从昨天到现在，你碰上了哪样？} =2 {快递早到，会早散，雨刚好停。这两天，你碰上了哪样？} =3 {快递早到，会早散，雨刚好停。这三天，你碰上了哪样？} =7 {快递早到，会早散，雨刚好停。这七天里，你碰上了哪样？} other {快递早到，会早散，雨刚好停。最近碰上了哪样？}}
=长知识了吗？
=新学的词、省力的小窍门，轮到你当老师，讲一条。
=写给以后的自己
=最近有什么想记住的？细到午饭吃了什么都行！
=开个头就算
=邮件只写了个称呼，书刚翻到第三页，都收。
=做好事要留名
=帮人按住电梯，喂了邻居家的猫，统统记在这里。
=没漏、没糊、没掉
=修的、煮的、粘的，成了就写上，这手艺得留个底。
=硬着头皮上了
=问了个傻问题？先开口道了歉？奖牌归你，写上吧。🏅
=没做，也是成就
=说了声“改天吧”，换来一个午觉？干得漂亮。
={count, plural, =0 {第一条，随你写} other {已经 # 条啦}}
=正经的、好笑的都欢迎，想写哪一件？
=最近的好声音
=雨打窗，水烧开，隔壁在练琴。哪一声让你竖起了耳朵，写下来！
=地图上标颗星
=一条近道，一家不排队的奶茶店，你又发现了什么好地方？
=最后一块，给了别人
=让块蛋糕，让个充电口，都算。这么大方，得记一笔！🍰
=删掉一个，清静一片
=退了个群，卸了个应用，推掉一场聚会。最近你请走了哪样？
=熬过来了，盖个章
=长长的队，开不完的会，改到第八版的作业。熬过哪样，写上就盖章！
=毫无用处，非常快乐
=一口气看完的书、循环一下午的歌，又沉迷上什么了？
=桌上的老伙计
=跟了你很多年的那样东西，最近陪你干了什么？替它说两句。🌵
=该加鸡腿的人
=谁让你少操了一份心，或者多笑了一回？
=点个名
={count, plural, =0 {座位全空着，第一条想坐哪儿就坐哪儿！} =1 {1 条，坐得稳稳的，旁边给下一条占了座！} other {# 条，全部到齐。下一条，请入座！}}
=拖了八百年的事
=做了十分之一也行，终于动手的是哪件？
=肉眼难辨的进步
=换和弦快了半秒，单词多记住一个。你往前的那一毫米，写在这里。🎸
=电梯里的三十秒
=“最近在忙什么？”趁门还没开，你最想说哪件？
=天上的云，手艺不错
=像只鸽子，还是像床棉被？没抬头也行，写写低头看见的。🐦
=与机器斗智斗勇
=密码一次输对，表格一次通过，这样的奇迹，最近发生过吗？🤖
=身体也想说两句
=“那碗热汤不错，累了就歇也很对。”挑一句，替它记下来！🙆
=翻车现场，已清理
=说错了补一句，洒了擦干净。这样的漂亮收场，最近有过吗？
=种下一颗豆子
=发不发芽以后再说。最近开了什么头，先插块牌子。🌱
=流浪物品回家记
=剪刀回到抽屉，抽屉都吓了一跳。还有谁归队了？
=金句要趁热
=地铁上听来的，或者自己脱口而出的，随手存一句。
=冷知识交换站
=考试不考、但特别好玩的，你又听来了哪条？
=独家消息
={name}，最近有哪件好事，只有你知道？
=今天的头条，你来写
=主编是你，“冰箱擦干净了”也能登头版。📰
={streak, plural, =0 {哪天都能是第一天} =1 {第一天记下啦} other {连续 # 天啦}}
=今天想添哪件？“洗了碗”也能写！
=今天找回了什么？
=钥匙、耳机、好心情，都算失而复得。没丢过？那就写别的。🔑
=几点写都行
=边刷牙边想，漱完口就写。今天这一句，不挑时候。
={streak, plural, =0 {从今天数起？} =1 {第 1 天，开张} other {连续 # 天，未完待续}}
={streak, plural, =0 {写下今天做的一件事，就是第一天。} =1 {头一天的小事，写点什么好呢？} other {下一集，写点什么好呢？}}
=计划里没写的
=绕路碰上一树花，楼下聊了几句。今天这样的小插曲，也来一条。
=四个字就够
=“面条没坨”，这就是完整的一条。今天也来四个字。
=手忙脚乱也欢迎
=咖啡洒了、话说错了？今天什么样，就照什么样写。☕
=今天刚刚好的事
=电梯刚好到，绿灯刚好亮，外卖刚好还烫。今天碰上哪样，就写哪样。
=今天的片尾曲
=要是放一首歌收尾，今天配哪首？🎵
=今天遇见的各位
=哼歌的收银员、回头看你的柯基，挑一位写写。
=饭桌上最想讲的
=今天哪件事，讲的时候得放下筷子？🍚
=没人吩咐，你先做了
=今天低调做的，来这里高调一下！顺手关了灯也算。
=且听今天分解
={streak, plural, =0 {从今天说起，第一句写什么？} =1 {第 1 天讲完了，今天接着讲什么？} other {连续 # 天讲下来，今天讲哪一段？}}
=今日找不同
=今天和昨天哪儿不一样？早饭换了花样也算，圈出来！
=几件都行
=一件刚好，三件也不挤，今天写几件？
=第一个蹦出来的
=回想这几天，脑子里先举手的是哪件？就写它！🙋
=最近怎么样？
={days, plural, =0 {这几天的好事，写一件吧。} =1 {上一条是昨天的，后来呢？说说看。} =2 {上一条是前天的，后来呢？说说看。} =3 {上一条是大前天的，后来呢？说说看。} other {写过的都在，这几天的事也添一件吧。}}
=问问相册
=翻翻这几天的照片，说不定哪张知道该写什么。📷
=越怪越好看
={count, plural, =0 {古怪的小事，日后翻到最有意思。这几天有吗？} other {已经有 # 条了。古怪的小事日后翻着最有意思，这几天有吗？}}
=待办划掉了哪条？
=填完烦人的表，取回那个快递，这几天办成的，写一件爽一下。
=又洗了一次碗
=这几天做了又做的事，做一回算一回，照写不误！🔁
=拿了什么主意？
=这几天定下的事，说一件。“晚饭吃面”也是决定。
=三天里挑一天
=最近这三天，哪天有故事可写？
=这几天的常客
=不一定见了面，想起来也算。总在脑子里冒头的那位，写一句吧。
=胃还记得
=这几天吃到的，哪一口它念念不忘？😋
=进度条动了
=这几天拼图多了一角？毛线长了一截？动一格也报！
=十五分钟精华版
=这几天要是只能留一刻钟，你留哪一段？⏳
=灯泡亮了一下
=这几天突然搞懂的，不管是宇宙还是洗衣机，写一个。💡
=这几天的收成
={streak, plural, =0 {从头收起，先收哪件？} =1 {第 1 次记下了，接着收哪件？} other {连续 # 次了，这回先收哪件？}}
=家里的新大陆
=理出一层抽屉，也算登陆。这几天收拾了哪里，插面旗！🚩
=给明年埋个彩蛋
=这几天的哪件小事，明年翻到会笑出来？🥚
={weekCount, plural, =0 {这周随你写} other {这周 # 条啦}}
=周一的，昨天的，刚才的，先写哪件好呢？
=最佳十分钟
=最近七天里，哪十分钟你愿意再过一遍？写下来吧。
={weekStart, date, ::MMMMd}这一周
={weekCount, plural, =0 {都有些什么事？厨房里的实验算不算？} other {写了 # 条。还有别的吗，比如厨房里的实验？}}
={streak, plural, =0 {哪周都能是第一周} =1 {第一周到手} other {连续 # 周啦}}
=这周想记住点什么？“抽屉终于关得上了”也行。
=明信片那么长
=一句话写写这一周，“勿念”可写可不写。📮
=越来越顺手了？
=最近七天，哪件事办得顺？打印机肯听话，也写上。
=这里不算绩效
={weekCount, plural, =0 {这周写一条挺好，不写也挺好。有想写的吗？} other {这周 # 条，挺好。再来一条？也挺好！}}
=蜗牛也有行程
=这周走到哪儿，就写到哪儿。🐌
=本周最佳配角
=谁让这周好过一点，护士也好，邻居家的狗也好，颁奖词你来写！
=袖珍大捷
=瓶盖一拧就开，也算拿下一城。这周最小的胜仗是哪场？
=解锁新地图
=头一回听的歌，头一回走的路。这周解锁了什么，报上来！
=台上三分钟
=台下三小时。这周哪件事，是这么做成的？💪
=随它去大会
=有句话没回嘴，有件衣服没叠，天也没塌。这周随它去的，宣布一件！
=本周封面故事
={streak, plural, =0 {创刊号等你，封面写哪件？} =1 {第 1 周记下了，这周封面写哪件？} other {连续 # 周了，这周封面写哪件？}}
=相册考古
=翻翻这周的照片，第几张让你“咦”了一声？就写那张。
=给自己的感谢信
=“谢谢我自己，这周居然……”后面接什么？
=前情提要
=从上次到现在的剧情，挑一集写写。
=啪的一声，结案
=交出去，关掉页面，深呼吸。你结的是哪一案？
=这周，晒一晒
={weekCount, plural, =0 {窗台刚擦干净，第一条随便晒。} other {窗台上晒着 # 条，旁边还空着，再晒一条吧。}}
=不归日程表管
=逗笑了一个人，救了一只小虫，哪件事表格里填不下？🐞
=聊天质量：五星
=跟店老板聊了三句，跟自己吵赢一架，哪场最尽兴，写下来。
=叫到号了
={streak, plural, =0 {从头叫起，第一件写什么？} =1 {第 1 次记下了，这回叫到哪件？} other {连续 # 次了，这回叫到哪件？}}
=发呆十级选手
=五分钟没碰手机，这是专业水平。你最近哪次歇得专业，说来听听。
=这次升级了
=上次手忙脚乱，这次顺了一点。最近有这样的事吗？
=热心群众就是你
=有人问路你指了，有人落了伞你喊了，这功劳自己记上。
=下周准忘
=最近有哪件小事，过一周连你自己都要问“真有这事”？
=你钦点的好日子
=连星期几都是你挑的，写什么当然也归你挑！
=最近的笑点
=是你逗笑了谁，还是谁逗笑了你？😄
=路上的奇观
=鹅走斑马线，狗坐副驾驶。你碰上了哪一出，写一段。
=拍板时刻
=最近是定了个主意，还是说了句“不了，谢谢”？
=懂了三分，懵了七分
=那三分先写上，剩下七分下集揭晓！📚
=怎么选都满分
=一个词，还是一大段？这回想交哪种？
=早上好呀！
=今天碰上好事，回来写一句。车上有空座也算。
=就着早饭说昨晚
=追完一集，还是早早睡了？趁还记得，写一句。
=昨日剧情回顾
=新一集还没开播，昨天最精彩的是哪一幕？📺
=第一口，先打分
=咖啡、豆浆、白开水，今早这口给几颗星？☕
=今日预告
=今天最盼的是哪一段？“中午那顿”也是好答案。
=昨夜梦境快报
=又会飞了，还是又在考试？夜班编剧辛苦了，写个梗概！🌙
=昨天的你真不错
=碗洗了，包收拾了，还是早睡了？替昨天的自己请个功！
=窗外实况
=出太阳了，起雾了，还是鸟在开会？一句话播报！🐦
=昨日最佳龙套
=司机、同桌、路过的狗，昨天谁给你加了场好戏？🎭
=昨天听来的
=一句妙语，一个八卦，一条冷知识，过了夜还新鲜的是哪个？
=昨天有点糟？
=熬到天亮，就是本事。记上一笔，翻开新的一页！
=今早的头号声音
=水壶、麻雀、楼上的拖鞋，谁先开的口？🎶
=今天寻宝
=长得像鱼的云，打哈欠的猫，碰上哪样，回来报告！🔎
=给自己留一份
=一块点心，一首歌，十分钟发呆，今天留哪样？
=早饭点评
=“包子，五颗星。”这就是完整的一条，轮到你了！🥟
=这天还没起名
=要是拍成一集，你希望片名叫什么？🎬
=下午茶，配点小得意
=水烧着呢，说说看，有哪件事办成了？🫖
=上午有什么好事？
=比如，咖啡趁热喝到了最后一口。
=今天哪段最好？
=写下来吧！“总算过完了”也是个好答案。
=今天过得怎样？
=晴、多云，还是下了冰雹？照实写一句就好。⛅
=夜猫子时间
=写一行再睡，还是直接睡？两个都是好主意。🦉
=醒着呀？
=值夜班也好，数羊也好，顺手也数一件好事。
=新年开张
=新年好！头一件小事可以是睡到自然醒，写一件吧。🎆
=崭新的日历
=空格子多着呢！挑一格，写件小事？
=旧闻也收
=去年十二月要是有件好事，现在写正合适。
=慢慢开机
=新年刚到没几天，不急着满格运行。先记一件做过的小事。
=年尾再捞一件？
=锅底那块往往最香。今年还有哪件好事可写？
=随便挑个月份
=那个月要是有件好事没写，现在补上，正好。
=年度小奖
=最佳午睡、最香的面、最勇敢的邮件，今年先颁哪个奖？🏆
=给今年加句附言
=信写到最后，你还想添哪一句？
=过年好，瓜子先放下
=睡了个懒觉？抢到最后一颗奶糖？新春好事，写一件吧。🏮
=横批由你写
=上联“茶正热”，下联“梦初酣”，横批就写你的一件好事。
=新年好，万事顺遂
=拜年话说完了，写件自己的小事吧。
=新春快乐！
=饺子没破，汤圆没散，这样的手艺值得记一笔。
=中秋快乐！
=月亮那么大一张信纸，写件小事绰绰有余。
=五仁还是莲蓉？
=选好口味也算一项成就，写下来，月饼作证。🥮
=玉兔来约稿
=中秋好！它捣药捣累了，想读读你的一件小事。
=中秋，月亮加班
=你呢？吃月饼、看月亮、补个觉，写一件吧。🌕
=后来呢，后来呢？
={recentDay, date, ::MMMd}写到：“{recent}”
=书签夹在{recentDay, date, ::MMMd}
=这页以后的，接着写：“{recent}”🔖
=这阵子还好吗？
={recentDay, date, ::MMMd}的你说：“{recent}”
=哪一句跟它做伴？
=就是{recentDay, date, ::MMMd}这句：“{recent}”
={recentDay, date, ::MMMd}的你来信了
=回一句吧：“{recent}”
=下一条，短短的也行！
={recentDay, date, ::MMMd}就这么长：“{recent}”
=那个{recentDay, date, ::EEE}还有别的吗？
=存档里有这句：“{recent}”🗂️
=那是那时，现在呢？
=那时是{recentDay, date, ::MMMd}：“{recent}”
=发现一个规律
={fitDays, plural, =1 {你多半在{fitDay, date, ::EEE}写。以后只在这天来敲门，好吗？🚪} =2 {你多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}写。以后只在这两天来敲门，好吗？🚪} other {你多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}写。以后只在这三天来敲门，好吗？🚪}}
=你的黄道吉日
={fitDays, plural, =1 {你的字大多落在{fitDay, date, ::EEE}。提醒也挑这天来？} =2 {你的字大多落在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。提醒也挑这两天来？} other {你的字大多落在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。提醒也挑这三天来？}}
=少响几回，照样写
={fitDays, plural, =1 {你写得最多的是{fitDay, date, ::EEE}。其余的日子，提醒放个假？🏖️} =2 {你写得最多的是{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。其余的日子，提醒放个假？🏖️} other {你写得最多的是{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。其余的日子，提醒放个假？🏖️}}
=有想记下的吗？
=想到了就写。想不起来，也没关系。
=小事也欢迎
=吃了顿热饭，也是一件。再小也写得下。
=可以为自己高兴
=一件做得满意的小事，不用谁点头，自己记下就好。
=慢慢来
={days, plural, =0 {回头看一眼，有想写的，就写下来。} =1 {上一条是昨天的。后来的，想到一点写一点。} =2 {上一条是前天的。这两天的，想到一点写一点。} =3 {上一条是大前天的。这三天的，想到一点写一点。} other {写过的都好好的。最近的事，想到一点写一点。}}
=又学会一点
=会念一个生字也算。最近学会了什么？
=多年以后
=翻到这几个平平常常的字，也许会停下来看很久。
=开了头的事
=做到哪里，就写到哪里。没收尾的，也是做过的。
=一点善意
=让个座，或者听人把话说完。你对别人的好，也值得记下来。
=手上的功夫
=煮一碗面，装一个架子，都是手艺。最近动手做过什么？
=鼓了鼓勇气
=打那个电话，说那句实话，有多难只有自己知道。写给自己看吧。
=停下来也算
=午睡，发呆，什么也不做。歇过了，就写“歇过了”。
=你自己的话
={count, plural, =0 {第一条可以很小，一句话就好。} other {已经有 # 条了，都是你一句一句写的。下一条，想写时再写。}}
=晒过的被子
=闻一闻，人就松下来了。还有什么，让你这么舒服？
=坐下就不想走
=窗边的一角，地铁上的空座。让你歇过一会儿的地方，记在这里吧。
=分给别人的
=半把伞，一只耳机，几句安慰。你分出去的那样，写在这里吧。
=放下一件，也好
=推掉的，先不管的，交给别人的。这回是哪件？
=总算过去了
=有些事，当时觉得没个头。哪一件，现在算是过去了？
=一段闲工夫
=歌放完了，也没急着起身。就写这一小会儿。
=手边的旧物
=挑一件看看。它跟了你多久，是从哪儿来的？
=别人的一点好意
=有人扶着门等你，有人记得你说过的话。想谢谁，就写谁。
=从眼前写起
={count, plural, =0 {第一条写写天气，就很好。} other {已经有 # 条了。下一条，写手边的一杯水也好。}}
=放了很久的事
=动了一点点也算。最近是哪件？
=又试了一回
=成不成先不说，肯再试，已经很好。说说是哪件吧。
=要是有人问你好不好
=先不说“还行”，说件真想说的。这里有的是时间。
=多看了一眼
=最近哪棵树、哪片光，让你停了一会儿？
=办妥一件事
=表交了，消息回了，可以松口气了。办妥的是哪件，说说看。
=身体也陪着你
=走了几步，喝了点热的，或只是躺着。想写写它吗？
=补上的一句
=迟到的对不起，或者迟到的谢谢。说出口了，就写下来。
=新的开头
=第一步总是慢的。最近开始了什么？
=放回原处
=书回到书架，屋子就安静了一点。最近收好了什么，说一说吧。
=留在心里的话
=最近听到、读到的，有哪句想留着？
=原来是这样
=比如，折叠伞该怎么收。最近弄明白的小事，写一行吧。
=说给自己听就好
={name}，一件小事也行。写不写，都随你。
=给今天起个题目
=叫什么好呢？两三个字，怎么平常怎么来。
=一天一天地写
=今天有什么，就写什么。
=再平常不过
=晾好的衣服，准点的地铁。今天这样的小事，写一件就好。
=早晚都好
=今天这一句，等你有空再写。
={streak, plural, =0 {从今天开始} =1 {已经开了头} other {连续 # 天了}}
=按自己的步子来。今天想说点什么？
=意料之外
=很小的也算。今天，哪件好事是自己找上门的？
=不必写得好
={streak, plural, =0 {今天短短一句，想到什么字，就用什么字。} =1 {第 1 天记下了。今天短短一句，想到什么字，就用什么字。} other {连续 # 天了。今天短短一句，想到什么字，就用什么字。}}
=如果今天有点难
=熬过一个钟头，算一件。歇着，也算一件。改天再写，也没什么。
=最小的好事
=今天哪里顺了那么一点点？
=今天的味道
=清淡的，微甜的，有点苦的，都是一天。今天的是哪种，记一笔就好。
=打了个照面
=点头的邻居，看了你一眼的猫。今天遇见的，都算。
=以后会想起来
=今天有没有哪一刻，想一直记着？
=没人催的事
=没人看，你也愿意做。今天做了哪件，写下来吧。
=今天的一小段
=不用从早写到晚，挑一点就好。
=和昨天不一样
=换了条路，或者换了个想法。今天有什么不同？
=写几件由你
=一件，两件，三件。想停就停，停在哪儿都好。
=想一想这几天
=有哪件事，想让以后的自己也记得？
=后来的小事
={days, plural, =0 {这几天有什么小事，写上一件吧。} =1 {上一条是昨天的。后来有什么小事，也写上一件吧。} =2 {上一条是前天的。后来有什么小事，也写上一件吧。} =3 {上一条是大前天的。后来有什么小事，也写上一件吧。} other {写过的都在这里。这几天有什么小事，写上一件吧。}}
=也许在照片里
=这几天拍的，哪张想再看一会儿，给它配句话吧。
=不用挑大的
={count, plural, =0 {第一条，想写写这几天的小事吗？} other {已经写了 # 条。这几天的事，想添一件吗？}}
=办完一件杂事
=队排完了，电话打通了。这几天办完的，记下一件吧。
=差不多的日子
=做着差不多的事，写差不多的话，也很好。
=拿定了主意
=选了哪边都好。这几天定下的事，写下来就踏实一点。
=有忙有闲
=这几天不必天天一样。想写哪一天，就写哪一天。
=惦记的人
=这几天想起过谁，或者和谁说了几句话？
=还记得那个味道
=写下来，就能再尝一次。这几天吃到的，挑一样。
=比前几天多一点
=书签挪了几页，也是往前。写写现在到哪儿了。
=最舒服的一刻钟
=这几天里，是哪一会儿？
=慢慢才明白
=有些话，隔了很久才听懂。这几天听懂了哪句，记在这里吧。
=隔几天写一写
={streak, plural, =0 {就从这几天里的一件小事写起吧。} =1 {第 1 次记下了。这几天有什么，慢慢说吧。} other {连续 # 次了。这几天有什么，慢慢说吧。}}
=清爽了一点
=这几天洗了、修了、扔了哪样东西？
=明年再读
=现在看着平常的小事，过一年再读，就不一样了。
=这周到现在
={weekCount, plural, =0 {有喜欢的事吗？这里留着位置。} other {写下了 # 条。还有哪件，想起来觉得不错？}}
=这周的一小段
=不用给这一周做总结。挑一个下午，照实写几句。
=不赶时间
={weekCount, plural, =0 {这周从{weekStart, date, ::MMMMd}开始，哪天想写都可以。} other {从{weekStart, date, ::MMMMd}起写了 # 条，哪天想到了再添。}}
=这一周，写一句
={streak, plural, =0 {从星期几写起都行，一句就是开头。} =1 {第 1 周记下了。这一周热闹或安静，都写得下。} other {连续 # 周了。这一周热闹或安静，都写得下。}}
=像写信那样
=要是跟远方的人说起这一周，你会先提哪件小事？
=顺了一点点
=这周有没有哪件事，做着比从前省力了些？一句话就够。
=这样就够了
={weekCount, plural, =0 {什么也没写，也是好好的一周。想到哪件，随时写。} other {这周写了 # 条。就这些也好，再添也好。}}
=要是这周过得慢
=慢有慢的样子，照实写一句。
=这一周的人
=这周，谁让你觉得好过了一点？
=小小的胜利
=小到不好意思说的，这里最欢迎。写写这周的吧。
=新认识的
=叫得出一棵树的名字，路就不一样了。这周新认识了什么，写写看。
=看不见的力气
=这周哪件事，做起来比看起来难？
=就让它那样
=有的线头不用剪，有的话不用回。这周放下了什么，轻轻说一句。
=给这周起个标题
={streak, plural, =0 {就从这一周开始，先写标题，内容慢慢想。} =1 {第 1 周记下了。这周先写个标题，内容慢慢想。} other {连续 # 周了。这周先写个标题，内容慢慢想。}}
=趁还记得
=翻翻这周的照片和日历，有没有哪天想留下来？
=谢谢自己
=这周为自己做过什么？写下来，就当道过谢了。
=从上次到现在
=这中间，有什么想说说的？
=可以放下了
=寄走了，交出去了，就不用再惦记。写写是哪件吧。
=这周的几行
={weekCount, plural, =0 {这周从哪天写起都行，先写最近的一件吧。} other {这周有 # 条了。想到哪件，就添哪件。}}
=表格里没有的事
=等一壶水烧开，给手机换张壁纸。最近有哪件这样的小事？
=说过的话
=跟别人说的，或在心里跟自己说的，写下一句吧。
=轮到这一回
={streak, plural, =0 {写一件最近的事，就有了开头。} =1 {第 1 次记下了。这回的一件，慢慢写。} other {连续 # 次了。这回的一件，慢慢写。}}
=歇一歇的时候
=喝茶，看窗外，走了一小圈。最近在哪里歇过？
=比上次好一些
=不用好很多。哪件事没那么慌了，就写哪件。
=顺手帮的忙
=递了张纸巾，指了个路。最近有没有这样的小忙？
=留到下周
=有些事过几天就淡了。现在还清楚的那件，先写下来吧。
=你选的这一天
=给自己留几分钟，随便写点喜欢的。
=笑了一下
=最近哪一刻，你笑了，或者逗笑了谁？
=路上看见的
=同一条路，去和回看见的不一样。说说上一趟看见了什么。
=做了个决定
=答应了，或者说了“不”。写下来，心里也就定了。
=还没全懂
=最近有什么，你还在慢慢想？
=最近印象最深的
=也许只是一个词，一个画面。想到什么，就写什么。
=早上好
=这一天还长，不用急。遇到好的，再来写。
=昨晚的余味
=睡了一觉还想着的，多半值得写上一笔。
=昨天，留一句
=不用把一整天都写下来。哪一点舍不得忘？
=第一口热的
=茶也好，粥也好，喝下去的时候，心里在想什么？
=今天的一点盼头
=可以很小，比如傍晚那阵风。你在盼什么？
=昨夜睡得怎样？
=睡得沉，睡得浅，或者做了个梦，都可以写。
=昨天做好的事
=哪一件，让这个早上轻松了一点？
=窗边的早晨
=往外看一会儿。今早的光是什么样子？
=昨天遇见的人
=有没有谁，早上想起来还觉得暖？
=隔夜的一句话
=昨天听到的、读到的，有哪句还留在心里？
=昨天要是不容易
=天还是亮了，你也走到了这里。写一句，就放下一点。
=早晨的声音
=鸟叫，水开，远处的车。静一静，听见了哪一种？
=今天的路上
=一棵树，一张脸，一小片天，也许有一样值得带回来写。
=留给自己的片刻
=今天若有十分钟只归你，想怎么过？
=慢慢吃早饭
=热的，软的，脆的。今早哪一口最舒服？
=新的一页
=今天还空着大半。到了晚上，想读到怎样的一行？
=一杯茶的工夫
=坐一会儿吧。茶喝到一半，写一行正合适。
=一天过半
=到现在，有没有哪一小段想记下来？
=到了晚上
=今天走到这里了。回头看看，最先看见的那件，写一句。
=这会儿心情怎样？
=松了口气，有点得意，或者只是累。写下感觉就够了。
=夜深了
=困了就先睡，天亮再写也一样。
=要是醒着
=写几个字也好，静静待着也好。
=新年安好
=变的只是数字。要写的话，平常小事就行。
=不必先有计划
=新年的头一页，写眼前一件小事就好。
=新旧之间
=旧年有什么想带过来的，写一行，就带过来了。
=年初这几天
=闲着忙着，一个人还是一大家子，都能写成一句。
=今年舍不得忘的
=想起来就高兴的小事，写一句吧。
=随便哪个月
=今年哪个月都行。想起一件好事，就写在这里。
=一路到岁末
=有的年头，光是走过来就不容易，这也可以写下来。
=换日历之前
=留一句话在这里，翻过年去，它还在。
=新春安康
=热闹或清静，都是年。挑件小事，写在年头上。
=愿新的一年安稳
=春联上写的是盼望，这里写件做过的小事。
=热闹的间隙
=周围静下来的时候，写一句自己的话。
=过年这几天
=值班的，在家的，在路上的，都可以停下来写一行。
=月到中秋
=圆缺都是月亮。顺不顺心的，都可以写一句。
=中秋安好
=有人一起过，或一个人过，都是中秋。写一行也好。
=云后也有月
=看不见时，它也是圆的。没人看见的小事，也可以写。
=秋天过半
=这个秋天里，挑一小段写下来。
=从那以后呢？
={recentDay, date, ::MMMd}，你写下：“{recent}”
={recentDay, date, ::MMMd}旁边还有位置
=挨着这句，再写一句：“{recent}”
=现在再读，什么感觉？
=是{recentDay, date, ::MMMd}写的：“{recent}”
=还想补一句吗？
={recentDay, date, ::MMMd}留下的：“{recent}”
=那个{recentDay, date, ::EEE}的你
=这之后，过得好吗？“{recent}”
=几个字就够
={recentDay, date, ::MMMd}用了这几个：“{recent}”
=那天还有什么？
={recentDay, date, ::MMMd}，不只是“{recent}”
=现在怎么样了？
=那天是{recentDay, date, ::MMMd}：“{recent}”
=你自己的节奏
={fitDays, plural, =1 {你常在{fitDay, date, ::EEE}写。以后只在这天提醒你，好吗？} =2 {你常在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}写。以后只在这两天提醒你，好吗？} other {你常在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}写。以后只在这三天提醒你，好吗？}}
=其余的日子，静一静？
={fitDays, plural, =1 {{fitDay, date, ::EEE}，像是你写字的日子。其余的可以安安静静地过。} =2 {{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}，像是你写字的日子。其余的可以安安静静地过。} other {{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}，像是你写字的日子。其余的可以安安静静地过。}}
=少问几次
={fitDays, plural, =1 {你写下的，多半在{fitDay, date, ::EEE}。这天来问，别的时候不打扰，好不好？} =2 {你写下的，多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。这两天来问，别的时候不打扰，好不好？} other {你写下的，多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。这三天来问，别的时候不打扰，好不好？}}
=最近做了什么？
=别客气，说一件。
=小事也值得写
=比如，鞋带一次就系好了。
=有得意的事吗？
=在这儿不用谦虚，是哪件？
={days, plural, =0 {笔在你手里} =1 {昨天那条收好了} =2 {前天那条收好了} =3 {大前天那条收好了} other {笔在你手里}}
=下一条写什么，你定。
=学到了什么？
=一个词、半个道理都行。
=写给以后的你
=到时候想读到什么？
=做到一半的事
=先写一半，剩下的做完再说。
=帮了谁的忙？
=别人帮了你，也能写。
=最近动手做了什么？
=一碗面，还是一个书架？
=紧张，但做了
=成不成都算。
=好好歇了一会儿
=理直气壮地写上。
=翻到新的一页
={count, plural, =0 {第一条写什么？} other {前面有 # 条。下一条写什么？}}
=一阵好闻的味道
=刚出锅的饭，也能写。
=待着就舒服的地方
=写个地名就行，是哪儿？
=做了好事没声张
=在这里可以说。
=推掉了，松口气
=说说是哪件，不用解释。
=总算熬过来了
=不容易。想说说吗？
=没什么用的好时光
=发了会儿呆，也值得写。
=手边的老物件
=它见过你不少事，挑一件说。
=有人让你省了心
=陌生人也行。是件什么事？
=下一条，随你
={count, plural, =0 {第一条，一件小事就行。} other {已经有 # 条了。}}
=拖了很久的事
=做了一点，就写一点。
=又练了一回
=顺不顺都算。练的是什么？
=要是有人问起近况
=客气话留给他们，真话写这里。
=窗外的天空
=看不见，就写头顶的灯。
=跟表格和账单较劲
=这回谁赢了？
=身体也辛苦了
=给它倒杯水，也是一件。
=差点搞砸，又救回来
=怎么救的，讲讲。
=刚开了个头
=做不做得完再说，先写上。
=有样东西归位了
=下次不用找了。是哪样？
=有句话想抄下来
=原样抄在这里，谁说的都行。
=又知道了一点
=没什么用的知识，也是知识。
=只有你知道的一件好事
=写下来，这里替你记着。
=一句话记今天
=开头两个字有了：今天。
={streak, plural, =0 {从今天写起} =1 {第 1 天记下了} other {已经连续 # 天了}}
=今天的事，由你挑。
=回头看今天
=最先想起哪件？
=现在，或者睡前
=今天那一句，不赶时间。
=轮到今天了
=写一件就行。
=计划外的小事
=今天碰上了吗？
=几个字就好
=今天短一点也行。
=今天好不好都算
=照实说就行。
=顺了一点点，也是顺
=今天赶上一个绿灯，也算。
=给今天选个颜色
=灰的也好看。你选哪种？
=今天打过照面的人
=店员、邻居、散步的狗，都算熟人。
=今天最想说的话
=先在这里说一遍。
=没人催，你也做了
=今天是哪件？
={streak, plural, =0 {从今天数起} =1 {第 1 天有了} other {连续 # 天了}}
=今天随便写写，写到哪儿算哪儿。
=跟昨天有点不一样
=哪怕只换了早饭，也是新闻。
=一件也好，三件也好
=今天想写几件？
=这几天的事
=先想起哪件，就写哪件。
=后来的事
={days, plural, =0 {这几天怎么样，说一件。} =1 {上一条是昨天的，说说后来的事。} =2 {上一条是前天的，说说后来的事。} =3 {上一条是大前天的，说说后来的事。} other {这几天怎么样，说一件。}}
=照片会帮你记得
=最近一张拍的是什么？
={count, plural, =0 {从这几天写起} other {已经写了 # 条}}
=这几天有什么新鲜事？
=搞定了一件杂事
=从待办里划掉，写到这里来。
=又做了一遍
=这几天，哪件事比头一遍顺手？
=终于定下来了
=选了哪边，说一声。
=昨天的，前天的，都行
=这几天里，挑一天写。
=想起了一个人
=不用寄出，写一句就好。
=这几天吃过的
=忘不了哪一口？
=往前挪了一点
=一厘米也是往前。
=这几天最好的一刻钟
=写的时候，等于又过一遍。
=哦，原来如此
=这几天，哪件事让你说了这句？
=这几天，挑一件
={streak, plural, =0 {随手写一句，就是开头。} =1 {第 1 次记下了，这回随手写一句。} other {连续 # 次了，这回随手写一句。}}
=收拾出一个角落
=清爽。是哪儿，说说看。
=一年后读到会笑的事
=这几天有吗？
=这周的事
={weekCount, plural, =0 {想写哪天，就写哪天。} other {写了 # 条，还有就再来。}}
=七天里挑一天
=替那天说句话。
=从周初到现在
={weekCount, plural, =0 {{weekStart, date, ::MMMMd}以来，做了什么？} other {{weekStart, date, ::MMMMd}以来写了 # 条，还有吗？}}
=这周也来一条
={streak, plural, =0 {写了，就是第 1 周。} =1 {第 1 周有了，长短随意。} other {连续 # 周了，长短随意。}}
=一句话说完一周
=说不完的，下周再说。
=越做越顺
=这周，哪件事有这种感觉？
={weekCount, plural, =0 {这周写几条都好} other {这周写了 # 条}}
=没有目标，随你。
=忙了一周，或闲了一周
=两种都值得说说。
=本周人物
=护士、店员、邻居的猫，都在候选。
=小到没人看见的胜利
=这周有哪一个？
=这周的头一回
=新词、新路、新菜，有一样就算。
=看着容易，做着难
=别人不知道，这里可以说。
=算了，不计较
=这周放过了哪件？
=本周头条
={streak, plural, =0 {只登一条，你来写。} =1 {第 1 周登过了，这周的你来写。} other {连续 # 周了，这周的你来写。}}
=翻翻这周的照片
=快忘了的那件，救回来。
=也谢谢自己
=这周，为了哪件事？
=上次以后
=中间发生了什么，挑一件说。
=终于点了发送
=了结的是哪一件？
=这周的清单
={weekCount, plural, =0 {这周从哪件写起，你定。} other {这周写了 # 条，想到再添。}}
=待办表上没有的事
=偏偏做了，就写这件。
=有一次聊得真好
=还记得聊了什么吗？
=这次也算数
={streak, plural, =0 {写下一件，就是第 1 次。} =1 {第 1 次有了，再写一件吧。} other {连续 # 次了，再写一件吧。}}
=歇得好的那一会儿
=怎么歇的，传授一下。
=第二次会顺一点
=最近哪件事是这样？
=顺手帮的忙
=最近要是有，自己记个功。
=下周就会忘的事
=想留住哪件？
=今天是你挑的日子
=写点你想写的。
=有件事把人逗笑了
=笑的是你自己，更要写。
=来去的路上
=最近看见了什么？
=答应了，或者回绝了
=定了就好，写一句。
=半懂不懂的事
=没懂的那半，也可以写。
=用一个词说最近
=头一个冒出来的是哪个？
=早安
=今天最想遇上什么好事？
=昨天的事，早上写
=隔了一夜还记得的，就写那件。
=昨天，一行
=在场的人是你，你来写。
=今天第一杯
=茶、咖啡，还是白水？
=今天盼着什么？
=一顿午饭也算。
=睡得好吗？
=好与不好，都是一条。
=昨天做完的
=哪件不用再惦记了？
=看一眼窗外
=什么天，写什么天。
=昨天见到的人
=想起谁，就写谁的名字。
=昨天才知道的
=一个词，一条近路，说一样。
=昨天不太顺？
=过去了。是怎么过来的？
=早上听见的
=最先是哪一声？
=今天留意一样
=好看的、古怪的都行，晚点来写。
=今天的一点甜头
=打算给自己什么？
=早饭吃什么？
=剩的也可以写得很香。
=今天还没拆封
=你希望里面是什么？
=午后歇一会儿
=喝口水，顺手写一行。
=上午过完了
=有哪件想记一笔？
=到晚上了
=今天哪件事，想留一句？
=事情，或者心情
=今晚想说哪样，就说哪样。
=夜深了
=写一行再睡，或者先睡。
=三个字就够
=“还醒着”，正好三个。
=新年好
=今年的头一批小事，挑一件。
=一月，没计划也行
=先写一件做过的事。
=去年的事
=今年写也不晚。
=新年头几天
=过得怎样，说个大概。
=年底了
=这一年的事，挑件顺眼的写。
=翻翻前几个月
=漏写的好事，补上一件。
=今年，一行写完
=想到哪个字，就从哪个字写起。
=日历还没换
=现在写的，还算今年。
=过年好
=热闹还是清静，说来听听。
=福到了
=写件小事，就当给自己拜个年。
=新春好，坐一会儿
=过年这几天，想到什么说什么。
=初一到初三
=哪天的事都可以写。
=中秋好
=你那边怎么样，写两句。
=中秋，写一行
=就当切一小块月饼。
=月有阴晴圆缺
=心里是哪一种，都能写。
=中秋快乐
=吃了什么馅的，说一声。
=之后呢？
={recentDay, date, ::MMMd}写的：“{recent}”
=给{recentDay, date, ::MMMd}做伴
=在这句旁边添一行：“{recent}”
=现在怎么看？
={recentDay, date, ::MMMd}：“{recent}”
=有要补充的吗？
={recentDay, date, ::MMMd}的原话：“{recent}”
=回复：{recentDay, date, ::MMMd}
=回一句：“{recent}”
=再来一句这么短的？
={recentDay, date, ::MMMd}那句：“{recent}”
=那个{recentDay, date, ::EEE}，还有什么？
=记着的是“{recent}”
=现在呢？
=写的时候是{recentDay, date, ::MMMd}：“{recent}”
=提醒少一点？
={fitDays, plural, =1 {你多半在{fitDay, date, ::EEE}写。只在这天提醒？} =2 {你多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}写。只在这两天提醒？} other {你多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}写。只在这三天提醒？}}
=你常写的日子
={fitDays, plural, =1 {多半是{fitDay, date, ::EEE}。其他时候不响？} =2 {多半是{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。其他时候不响？} other {多半是{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。其他时候不响？}}
=照样写，少提醒
={fitDays, plural, =1 {大多写在{fitDay, date, ::EEE}。提醒也跟着只挑这天？} =2 {大多写在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。提醒也跟着只挑这两天？} other {大多写在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。提醒也跟着只挑这三天？}}
=有一条提醒
=什么时候想写，都可以。
=你寄给自己的信
={years, plural, =0 {{date, date, ::MMMd}的一条记录，今天送到，邮票都省了。📮} other {{date, date, ::yMMMd}的一条记录，今天送到，邮票都省了。📮}}
=作者就是你
=之前写的一条，欢迎重读。
={years, plural, =0 {回到{date, date, ::MMMd}} other {回到{date, date, ::yMMMd}}}
=那天你写过一条，要不要看看？
=又见面了，这一条
={age, select, week {是你不久前写的，一点没变样！} weeks {是你几周前写的，一点没变样！} months {是你几个月前写的，一点没变样！} year {是你大约一年前写的，一点不显老！} overyear {是你一年多前写的，一点不显老！} years {是你几年前写的，一点不显老！} other {是你几个月前写的，一点没变样！}}
={age, select, week {不久前的你} weeks {几周前的你} months {几个月前的你} year {大约一年前的你} overyear {一年多前的你} years {{years, plural, other {# 年前的你}}} other {{years, plural, other {# 年前的你}}}}
=递来一条，你自己写的，偷偷看一眼？
=正好配茶
=读读你以前写的一条，点心自备。🍵
=标点都没挪过
=你之前写的一条，乖乖蹲着，像只猫。🐈
=今天抽中这一条
={years, plural, =0 {{date, date, ::MMMd}的，原样奉上。} other {{date, date, ::yMMMd}的，原样奉上。}}
=你特意留的一条
={age, select, week {不久前写的，现在再看，别有味道。} weeks {几周前写的，现在再看，别有味道。} months {几个月前写的，现在再看，别有味道。} year {大约一年前写的，现在再看，别有味道。} overyear {一年多前写的，现在再看，别有味道。} years {几年前写的，现在再看，别有味道。} other {几个月前写的，现在再看，别有味道。}}
={years, plural, =0 {{date, date, ::MMMd}来串门} other {{date, date, ::yMMMd}来串门}}
=是那天的你写的一条，请它坐坐。
=永不过期
={years, plural, =0 {{date, date, ::MMMd}的那一条，什么时候都能再看。} other {{date, date, ::yMMMd}的那一条，什么时候都能再看。}}
=不剧透
={age, select, week {你不久前写的一条，别的先不说。🤐} weeks {你几周前写的一条，别的先不说。🤐} months {你几个月前写的一条，别的先不说。🤐} year {你大约一年前写的一条，别的先不说。🤐} overyear {你一年多前写的一条，别的先不说。🤐} years {你几年前写的一条，别的先不说。🤐} other {你几个月前写的一条，别的先不说。🤐}}
=你捎来的一行
={years, plural, =0 {落款{date, date, ::MMMd}：“{title}”} other {落款{date, date, ::yMMMd}：“{title}”}}
=引用一句你的话
={years, plural, =0 {{date, date, ::MMMd}原话：“{title}”} other {{date, date, ::yMMMd}原话：“{title}”}}
={age, select, week {不久前的你说} weeks {几周前的你说} months {几个月前的你说} year {大约一年前的你说} overyear {一年多前的你说} years {{years, plural, other {# 年前的你说}}} other {{years, plural, other {# 年前的你说}}}}
=白纸黑字：“{title}”
={age, select, week {不久前的一条} weeks {几周前的一条} months {几个月前的一条} year {大约一年前的一条} overyear {一年多前的一条} years {几年前的一条} other {几个月前的一条}}
=是你写下的：“{title}”
={years, plural, =0 {{date, date, ::MMMd}那一条} other {{date, date, ::yMMMd}那一条}}
=上面写着：“{title}”🔖
={years, plural, =0 {{date, date, ::MMMd}的你} other {{date, date, ::yMMMd}的你}}
=留了一句：“{title}”
=有据可查
={years, plural, =0 {{date, date, ::MMMd}，作者是你：“{title}”} other {{date, date, ::yMMMd}，作者是你：“{title}”}}
=一字没改
={years, plural, =0 {{date, date, ::MMMd}你写的：“{title}”} other {{date, date, ::yMMMd}你写的：“{title}”}}
=本人亲笔
={age, select, week {不久前：“{title}”} weeks {几周前：“{title}”} months {几个月前：“{title}”} year {大约一年前：“{title}”} overyear {一年多前：“{title}”} years {几年前：“{title}”} other {几个月前：“{title}”}}
=存档里的一条
={years, plural, =0 {标着{date, date, ::MMMd}：“{title}”🗃️} other {标着{date, date, ::yMMMd}：“{title}”🗃️}}
=你给自己留的
={years, plural, =0 {{date, date, ::MMMd}这一句：“{title}”} other {{date, date, ::yMMMd}这一句：“{title}”}}
=今天轮到这一条
={years, plural, =0 {写在{date, date, ::MMMd}：“{title}”} other {写在{date, date, ::yMMMd}：“{title}”}}
={years, plural, =1 {去年今天} other {# 年前的今天}}
=你写过一条，它回来串个门。🚪
=日历又转回来了
={years, plural, =1 {转过来一看，去年这天你写过一条。📅} other {转过来一看，# 年前这天你写过一条。📅}}
=一张老便条
={years, plural, =1 {今天整一年，字迹还是你的。✍️} other {今天整 # 年，字迹还是你的。✍️}}
={years, plural, =1 {一年前，也是今天} other {# 年前，也是今天}}
=你在场，还做了笔记，看看？👀
=日历记性真好
={years, plural, =1 {去年这一天，你写了一条，往回翻一页就是。📖} other {# 年前这一天，你写了一条，往回翻几页就是。📖}}
=慢递，准点到
={years, plural, =1 {去年今天寄出的一条，收件人是你。🐌} other {# 年前今天寄出的一条，收件人是你。🐌}}
={years, plural, =1 {去年今天} other {# 年前的今天}}
=你提笔写：“{title}”
=同一天，旧的一页
={years, plural, =1 {去年今天，原话：“{title}”} other {# 年前今天，原话：“{title}”}}
={years, plural, =1 {一年前，也是今天} other {# 年前，也是今天}}
=本子上写着：“{title}”
={years, plural, =1 {绕着太阳走了一年} other {绕着太阳走了 # 年}}
=字还是你的：“{title}”
=信到了，日子刚好
={years, plural, =1 {写于去年今天：“{title}”} other {写于 # 年前今天：“{title}”}}
=日历留了个位置
={years, plural, =1 {这条今天满一年：“{title}”} other {这条今天满 # 年：“{title}”}}
=你写过的一条
={years, plural, =0 {{date, date, ::MMMd}那天写的，现在看，晚点看，都行。} other {{date, date, ::yMMMd}那天写的，现在看，晚点看，都行。}}
=翻到这一条
=以前的你写的，想看就看一眼。
=那天的一条
={years, plural, =0 {{date, date, ::MMMd}写的，想看就看，先放着也行。} other {{date, date, ::yMMMd}写的，想看就看，先放着也行。}}
=往回看一眼
={age, select, week {不久前你写过一条，一直好好收着。} weeks {几周前你写过一条，一直好好收着。} months {几个月前你写过一条，一直好好收着。} year {大约一年前你写过一条，一直好好收着。} overyear {一年多前你写过一条，一直好好收着。} years {几年前你写过一条，一直好好收着。} other {几个月前你写过一条，一直好好收着。}}
=那时的几行字
={age, select, week {不久前你写的一条，读一读，就想起那天了。} weeks {几周前你写的一条，读一读，就想起那天了。} months {几个月前你写的一条，读一读，就想起那天了。} year {大约一年前你写的一条，读一读，就想起那天了。} overyear {一年多前你写的一条，读一读，就想起那天了。} years {{years, plural, other {# 年前你写的一条，读一读，就想起那天了。}}} other {{years, plural, other {# 年前你写的一条，读一读，就想起那天了。}}}}
=等水开的工夫
=正好读一条你以前写的，水开了也不急。
=你以前写的一条
=一直好好放着，等你想起它。
=替你收着的一条
={years, plural, =0 {{date, date, ::MMMd}写的，今天又到了你手边。} other {{date, date, ::yMMMd}写的，今天又到了你手边。}}
=想看看那时的你吗？
={age, select, week {不久前写的一条，就在这里。} weeks {几周前写的一条，就在这里。} months {几个月前写的一条，就在这里。} year {大约一年前写的一条，就在这里。} overyear {一年多前写的一条，就在这里。} years {几年前写的一条，就在这里。} other {几个月前写的一条，就在这里。}}
={years, plural, =0 {还记得{date, date, ::MMMd}吗？} other {还记得{date, date, ::yMMMd}吗？}}
=记不清也没关系，这里有你写的一条。
=看一眼就好
={years, plural, =0 {{date, date, ::MMMd}的一条，看完再忙别的。} other {{date, date, ::yMMMd}的一条，看完再忙别的。}}
=有空的话
={age, select, week {你不久前写的一条，可以慢慢读。} weeks {你几周前写的一条，可以慢慢读。} months {你几个月前写的一条，可以慢慢读。} year {你大约一年前写的一条，可以慢慢读。} overyear {你一年多前写的一条，可以慢慢读。} years {你几年前写的一条，可以慢慢读。} other {你几个月前写的一条，可以慢慢读。}}
=你写过的一句
={years, plural, =0 {记在{date, date, ::MMMd}：“{title}”} other {记在{date, date, ::yMMMd}：“{title}”}}
=那天的原话
={years, plural, =0 {{date, date, ::MMMd}写的是：“{title}”} other {{date, date, ::yMMMd}写的是：“{title}”}}
={age, select, week {不久前的一句} weeks {几周前的一句} months {几个月前的一句} year {约一年前的一句} overyear {一年多前的一句} years {{years, plural, other {# 年前的一句}}} other {{years, plural, other {# 年前的一句}}}}
=那时你这样写：“{title}”
={age, select, week {就在不久前} weeks {有几周了} months {有几个月了} year {有一年上下了} overyear {有一年多了} years {有几年了} other {有几个月了}}
=你写过这么一行：“{title}”
={years, plural, =0 {回到{date, date, ::MMMd}} other {回到{date, date, ::yMMMd}}}
=那天有件事，你写了下来：“{title}”
={years, plural, =0 {{date, date, ::MMMd}那天} other {{date, date, ::yMMMd}那天}}
=留下了这一行：“{title}”
=歇一歇，读一句
={years, plural, =0 {{date, date, ::MMMd}写下的：“{title}”} other {{date, date, ::yMMMd}写下的：“{title}”}}
=就在老地方
={years, plural, =0 {{date, date, ::MMMd}留的：“{title}”} other {{date, date, ::yMMMd}留的：“{title}”}}
=再读一遍
={age, select, week {你不久前写的：“{title}”} weeks {你几周前写的：“{title}”} months {你几个月前写的：“{title}”} year {你大约一年前写的：“{title}”} overyear {你一年多前写的：“{title}”} years {你几年前写的：“{title}”} other {你几个月前写的：“{title}”}}
=一枚旧书签
={years, plural, =0 {{date, date, ::MMMd}的一行：“{title}”} other {{date, date, ::yMMMd}的一行：“{title}”}}
=留给自己的话
={years, plural, =0 {那天是{date, date, ::MMMd}：“{title}”} other {那天是{date, date, ::yMMMd}：“{title}”}}
=今天翻到这句
={years, plural, =0 {来自{date, date, ::MMMd}的你：“{title}”} other {来自{date, date, ::yMMMd}的你：“{title}”}}
={years, plural, =1 {去年的今天} other {# 年前的今天}}
=你写下了一件事，想看的话，它就在这里。
=又到这一天
={years, plural, =1 {去年这天，你写过几个字，一直留着。} other {# 年前这天，你写过几个字，一直留着。}}
={years, plural, =1 {整整一年了} other {整整 # 年了}}
=那天的你留了一行字，可以慢慢读。
=这一天有一页
={years, plural, =1 {去年的这一天，你停下来写了点什么。} other {# 年前的这一天，你停下来写了点什么。}}
=写着今天的日期
={years, plural, =1 {是一年前的你写的，原样放着。} other {是 # 年前的你写的，原样放着。}}
=那天过得怎样？
={years, plural, =1 {隔了一年，你写的那条还认得你。} other {隔了 # 年，你写的那条还认得你。}}
={years, plural, =1 {去年的今天} other {# 年前的今天}}
=你写下：“{title}”
=又到这一天
={years, plural, =1 {去年，你这样写：“{title}”} other {# 年前，你这样写：“{title}”}}
={years, plural, =1 {整整一年了} other {整整 # 年了}}
=那天的一行：“{title}”
=日子转回来了
={years, plural, =1 {去年这一天：“{title}”} other {# 年前这一天：“{title}”}}
={years, plural, =1 {收了一年的一句} other {收了 # 年的一句}}
=也是这一天写的：“{title}”
=写着今天的日期
={years, plural, =1 {是一年前的：“{title}”} other {是 # 年前的：“{title}”}}
=也许你已经忘了
={years, plural, =0 {{date, date, ::MMMd}，你写过一条。} other {{date, date, ::yMMMd}，你写过一条。}}
=翻到一条旧的
=你写的，还挺像你。
={years, plural, =0 {{date, date, ::MMMd}有一条} other {{date, date, ::yMMMd}有一条}}
=你写的，看一眼吧。
=那时的你有话说
={age, select, week {不久前写的，听听看。} weeks {几周前写的，听听看。} months {几个月前写的，听听看。} year {大约一年前写的，听听看。} overyear {一年多前写的，听听看。} years {几年前写的，听听看。} other {几个月前写的，听听看。}}
={age, select, week {不久前的一条} weeks {几周前的一条} months {几个月前的一条} year {约一年前的一条} overyear {一年多前的一条} years {{years, plural, other {# 年前的一条}}} other {{years, plural, other {# 年前的一条}}}}
=自己写的，随便看。
=一分钟的事
=读一条你以前写的。
=一字未改
=你以前写的一条，想看就看。
=好好收着的一条
={years, plural, =0 {{date, date, ::MMMd}的，没落灰。} other {{date, date, ::yMMMd}的，没落灰。}}
=再读一行
=以前的你留下的。
=有一天，你写了一句
={years, plural, =0 {那天是{date, date, ::MMMd}。} other {那天是{date, date, ::yMMMd}。}}
=翻到那一天
={years, plural, =0 {{date, date, ::MMMd}，有你写的一条。} other {{date, date, ::yMMMd}，有你写的一条。}}
={age, select, week {不久前的你} weeks {几周前的你} months {几个月前的你} year {大约一年前的你} overyear {一年多前的你} years {几年前的你} other {几个月前的你}}
=捎来一条，看看吧。
=这句是你写的
={years, plural, =0 {{date, date, ::MMMd}：“{title}”} other {{date, date, ::yMMMd}：“{title}”}}
=你当时这么写
={years, plural, =0 {在{date, date, ::MMMd}：“{title}”} other {在{date, date, ::yMMMd}：“{title}”}}
={age, select, week {写于不久前} weeks {写于几周前} months {写于几个月前} year {写于约一年前} overyear {写于一年多前} years {{years, plural, other {写于 # 年前}}} other {{years, plural, other {写于 # 年前}}}}
=是这一句：“{title}”
={age, select, week {不久前写的一行} weeks {几周前写的一行} months {几个月前写的一行} year {约一年前写的一行} overyear {一年多前写的一行} years {几年前写的一行} other {几个月前写的一行}}
=原文：“{title}”
={years, plural, =0 {{date, date, ::MMMd}那天} other {{date, date, ::yMMMd}那天}}
=你记了这件事：“{title}”
=你以前写的
={years, plural, =0 {{date, date, ::MMMd}的字：“{title}”} other {{date, date, ::yMMMd}的字：“{title}”}}
=旧的一行
={years, plural, =0 {来自{date, date, ::MMMd}：“{title}”} other {来自{date, date, ::yMMMd}：“{title}”}}
=一个字没动
={years, plural, =0 {{date, date, ::MMMd}写的：“{title}”} other {{date, date, ::yMMMd}写的：“{title}”}}
=重读一条
={years, plural, =0 {{date, date, ::MMMd}那条：“{title}”} other {{date, date, ::yMMMd}那条：“{title}”}}
={years, plural, =0 {{date, date, ::MMMd}写下的} other {{date, date, ::yMMMd}写下的}}
=就这一句：“{title}”
=你写过的一件事
={years, plural, =0 {那是{date, date, ::MMMd}：“{title}”} other {那是{date, date, ::yMMMd}：“{title}”}}
=再看一眼
={years, plural, =0 {{date, date, ::MMMd}的你：“{title}”} other {{date, date, ::yMMMd}的你：“{title}”}}
={years, plural, =1 {去年今日} other {# 年前今日}}
=你写过一条。
=同月同日
={years, plural, =1 {一年前，你写了一句。} other {# 年前，你写了一句。}}
={years, plural, =1 {有一条满一年了} other {有一条满 # 年了}}
=那年的今天写的。
=今天，另一年
={years, plural, =1 {去年那条，看一眼。} other {# 年前那条，看一眼。}}
=这天你写过
={years, plural, =1 {翻回一年前。} other {翻回 # 年前。}}
=日期相同的一条
={years, plural, =1 {去年的你留的。} other {# 年前的你留的。}}
={years, plural, =1 {去年今日} other {# 年前今日}}
=你记的：“{title}”
=同月同日
={years, plural, =1 {一年前：“{title}”} other {# 年前：“{title}”}}
={years, plural, =1 {有一条满一年了} other {有一条满 # 年了}}
=写的是：“{title}”
=今天，另一年
={years, plural, =1 {去年那条：“{title}”} other {# 年前那条：“{title}”}}
={years, plural, =1 {去年这一天} other {# 年前这一天}}
=你的字：“{title}”
=日期相同的一条
={years, plural, =1 {去年的你：“{title}”} other {# 年前的你：“{title}”}}
=给你看样东西
=是你先前某一天的，想看的时候再看。
=你来啦
={count, plural, offset:1 other {这是第 {count, number} 条，前面 # 条都给你看好了！👋}}
=欢迎回来！
=新写的这条，请上座。🛋️
=灯给你亮着呢
=门一推就是你的位子，你来真好！🏡
=这支笔认主人
=换谁都不出水，你一来就顺了。欢迎回来！🖊️
=座位还热着
=好吧，是放了个暖水袋。欢迎回来！🧣
=哎，你好你好！
=这本子里有你才好看，真高兴。🌻
=茶泡上了
=坐多久都行，有你这一句就够暖了。欢迎回来！☕
=是你呀
=你的页，你的笔，你的步子。欢迎回来，{name}！🌻
=回来就好
=什么都不用补，有这一句就很好。
=欢迎回来
=不管日子怎样，你又提起笔，真好。
=都在原处
=你留下的，都好好的。见到你真好。
=真高兴你来
=再写下一句，本身就是一项成就。
=还是这一页
=还是你的字，还是你，真好。
=窗边的位子
=一直是你的。你来了，就好。
=你又拿起了笔
=这一步有时最难。欢迎回来。
=快请坐
=真高兴又有你在，{name}。
=你来了
=真好。
=又写了一条
=第 {count, number} 条。欢迎回来。
=又见到你了
=什么都不用补，来了就好。
=新的一句
=是你写的，真好。
=接着写就行
=什么都没动。欢迎回来。
=随时欢迎
=什么都不问，有你就好。
=这一页又有字了
=看着就高兴。
=你在就好
=一句话，就够了。
=欢迎回来
=有你在，真好。
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
=没有回应时，少提醒一些
=一周没有回应，提醒会渐渐变少；两个月后先停下，等你回来再继续。
=连续记录提醒
=这一天、这一周或这一次结束前几小时，平常已经写了、这次还没有，就提醒一声。
=连续记录满多少才提醒
=连续记录满这么多天、周或次之后，才会提醒。
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
=每周总结
=一周开始的那天，回顾过去七天。
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
=每一项都要填写时间，一天至少 {least, number} 个，最多 {most, number} 个。
=时段需要调整
=每段都要有开始和结束的时间，最多 {most, number} 段。
=日期需要调整
=每段都要有第一天和最后一天，最后一天不能早于第一天，最多 {most, number} 段。
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
=多久一次
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
=每周
=每两周
=每月
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
={unit, select, day {{streak, plural, =1 {第 1 天记下了！} other {连续 # 天！}}} week {{streak, plural, =1 {第 1 周记下了！} other {连续 # 周！}}} time {{streak, plural, =1 {第 1 次记下了！} other {连续 # 次！}}} other {{streak, plural, =1 {第 1 天记下了！} other {连续 # 天！}}}}
=今天写一句“面包烤得正好”，就很像样。🍞
=今天这页给你留着
={unit, select, day {{streak, plural, =1 {第 1 天记下了，{deadline, time, short} 前写的都算今天。来一句？} other {连续 # 天了，{deadline, time, short} 前写的都算今天。来一句？}}} week {{streak, plural, =1 {第 1 周记下了，{deadline, time, short} 前写的都算今天。来一句？} other {连续 # 周了，{deadline, time, short} 前写的都算今天。来一句？}}} time {{streak, plural, =1 {第 1 次记下了，{deadline, time, short} 前写的都算今天。来一句？} other {连续 # 次了，{deadline, time, short} 前写的都算今天。来一句？}}} other {{streak, plural, =1 {第 1 天记下了，{deadline, time, short} 前写的都算今天。来一句？} other {连续 # 天了，{deadline, time, short} 前写的都算今天。来一句？}}}}
=再小也算数
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天回了条消息、浇了盆花，都能写。} other {已经连续 # 天，今天回了条消息、浇了盆花，都能写。}}} week {{streak, plural, =1 {第 1 周有了，今天回了条消息、浇了盆花，都能写。} other {已经连续 # 周，今天回了条消息、浇了盆花，都能写。}}} time {{streak, plural, =1 {第 1 次有了，今天回了条消息、浇了盆花，都能写。} other {已经连续 # 次，今天回了条消息、浇了盆花，都能写。}}} other {{streak, plural, =1 {第 1 天有了，今天回了条消息、浇了盆花，都能写。} other {已经连续 # 天，今天回了条消息、浇了盆花，都能写。}}}}
=光写天气也行
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天一句“晴，无事”就够，鲁迅日记就常这样。📖} other {连着写了 # 天，今天一句“晴，无事”就够，鲁迅日记就常这样。📖}}} week {{streak, plural, =1 {第 1 周写过了，今天一句“晴，无事”就够，鲁迅日记就常这样。📖} other {连着写了 # 周，今天一句“晴，无事”就够，鲁迅日记就常这样。📖}}} time {{streak, plural, =1 {第 1 次写过了，今天一句“晴，无事”就够，鲁迅日记就常这样。📖} other {连着写了 # 次，今天一句“晴，无事”就够，鲁迅日记就常这样。📖}}} other {{streak, plural, =1 {第 1 天写过了，今天一句“晴，无事”就够，鲁迅日记就常这样。📖} other {连着写了 # 天，今天一句“晴，无事”就够，鲁迅日记就常这样。📖}}}}
=穿着睡衣也行
={unit, select, day {{streak, plural, =1 {第 1 天记下了，边打哈欠边写吧，{deadline, time, short} 前都是今天。} other {连续 # 天了，边打哈欠边写吧，{deadline, time, short} 前都是今天。}}} week {{streak, plural, =1 {第 1 周记下了，边打哈欠边写吧，{deadline, time, short} 前都是今天。} other {连续 # 周了，边打哈欠边写吧，{deadline, time, short} 前都是今天。}}} time {{streak, plural, =1 {第 1 次记下了，边打哈欠边写吧，{deadline, time, short} 前都是今天。} other {连续 # 次了，边打哈欠边写吧，{deadline, time, short} 前都是今天。}}} other {{streak, plural, =1 {第 1 天记下了，边打哈欠边写吧，{deadline, time, short} 前都是今天。} other {连续 # 天了，边打哈欠边写吧，{deadline, time, short} 前都是今天。}}}}
=今天也上个新
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天添哪件小事，随你挑。} other {已经连续 # 天，今天添哪件小事，随你挑。}}} week {{streak, plural, =1 {第 1 周有了，今天添哪件小事，随你挑。} other {已经连续 # 周，今天添哪件小事，随你挑。}}} time {{streak, plural, =1 {第 1 次有了，今天添哪件小事，随你挑。} other {已经连续 # 次，今天添哪件小事，随你挑。}}} other {{streak, plural, =1 {第 1 天有了，今天添哪件小事，随你挑。} other {已经连续 # 天，今天添哪件小事，随你挑。}}}}
=今天这一集
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天播大反转，还是家常戏？} other {连着写了 # 天，今天播大反转，还是家常戏？}}} week {{streak, plural, =1 {第 1 周写过了，今天播大反转，还是家常戏？} other {连着写了 # 周，今天播大反转，还是家常戏？}}} time {{streak, plural, =1 {第 1 次写过了，今天播大反转，还是家常戏？} other {连着写了 # 次，今天播大反转，还是家常戏？}}} other {{streak, plural, =1 {第 1 天写过了，今天播大反转，还是家常戏？} other {连着写了 # 天，今天播大反转，还是家常戏？}}}}
=给今天鼓个掌
={unit, select, day {{streak, plural, =1 {第 1 天记下了，一点小得意也能写，{deadline, time, short} 前都算今天。} other {连续 # 天了，一点小得意也能写，{deadline, time, short} 前都算今天。}}} week {{streak, plural, =1 {第 1 周记下了，一点小得意也能写，{deadline, time, short} 前都算今天。} other {连续 # 周了，一点小得意也能写，{deadline, time, short} 前都算今天。}}} time {{streak, plural, =1 {第 1 次记下了，一点小得意也能写，{deadline, time, short} 前都算今天。} other {连续 # 次了，一点小得意也能写，{deadline, time, short} 前都算今天。}}} other {{streak, plural, =1 {第 1 天记下了，一点小得意也能写，{deadline, time, short} 前都算今天。} other {连续 # 天了，一点小得意也能写，{deadline, time, short} 前都算今天。}}}}
=今天没什么特别？
={unit, select, day {{streak, plural, =1 {哪能天天放烟花，“平平常常”也是一条。第 1 天有了。} other {哪能天天放烟花，“平平常常”也是一条。已经连续 # 天了。}}} week {{streak, plural, =1 {哪能天天放烟花，“平平常常”也是一条。第 1 周有了。} other {哪能天天放烟花，“平平常常”也是一条。已经连续 # 周了。}}} time {{streak, plural, =1 {哪能天天放烟花，“平平常常”也是一条。第 1 次有了。} other {哪能天天放烟花，“平平常常”也是一条。已经连续 # 次了。}}} other {{streak, plural, =1 {哪能天天放烟花，“平平常常”也是一条。第 1 天有了。} other {哪能天天放烟花，“平平常常”也是一条。已经连续 # 天了。}}}}
=长话短说
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天这条，可以比这句话还短。} other {已经连续 # 天，今天这条，可以比这句话还短。}}} week {{streak, plural, =1 {第 1 周有了，今天这条，可以比这句话还短。} other {已经连续 # 周，今天这条，可以比这句话还短。}}} time {{streak, plural, =1 {第 1 次有了，今天这条，可以比这句话还短。} other {已经连续 # 次，今天这条，可以比这句话还短。}}} other {{streak, plural, =1 {第 1 天有了，今天这条，可以比这句话还短。} other {已经连续 # 天，今天这条，可以比这句话还短。}}}}
=在休息？那也是正事
={unit, select, day {{streak, plural, =1 {写上“歇得很专业”，就是一条。第 1 天有了！} other {写上“歇得很专业”，就是一条。已经连续 # 天了！}}} week {{streak, plural, =1 {写上“歇得很专业”，就是一条。第 1 周有了！} other {写上“歇得很专业”，就是一条。已经连续 # 周了！}}} time {{streak, plural, =1 {写上“歇得很专业”，就是一条。第 1 次有了！} other {写上“歇得很专业”，就是一条。已经连续 # 次了！}}} other {{streak, plural, =1 {写上“歇得很专业”，就是一条。第 1 天有了！} other {写上“歇得很专业”，就是一条。已经连续 # 天了！}}}}
=文体不限
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天押个韵、嘟囔一句、写成菜谱，都随你。} other {连着写了 # 天，今天押个韵、嘟囔一句、写成菜谱，都随你。}}} week {{streak, plural, =1 {第 1 周写过了，今天押个韵、嘟囔一句、写成菜谱，都随你。} other {连着写了 # 周，今天押个韵、嘟囔一句、写成菜谱，都随你。}}} time {{streak, plural, =1 {第 1 次写过了，今天押个韵、嘟囔一句、写成菜谱，都随你。} other {连着写了 # 次，今天押个韵、嘟囔一句、写成菜谱，都随你。}}} other {{streak, plural, =1 {第 1 天写过了，今天押个韵、嘟囔一句、写成菜谱，都随你。} other {连着写了 # 天，今天押个韵、嘟囔一句、写成菜谱，都随你。}}}}
=今天谁逗你笑了？
={unit, select, day {{streak, plural, =1 {一只小狗，或者自己的傻样，都写得进去。第 1 天有了。} other {一只小狗，或者自己的傻样，都写得进去。连续 # 天了。}}} week {{streak, plural, =1 {一只小狗，或者自己的傻样，都写得进去。第 1 周有了。} other {一只小狗，或者自己的傻样，都写得进去。连续 # 周了。}}} time {{streak, plural, =1 {一只小狗，或者自己的傻样，都写得进去。第 1 次有了。} other {一只小狗，或者自己的傻样，都写得进去。连续 # 次了。}}} other {{streak, plural, =1 {一只小狗，或者自己的傻样，都写得进去。第 1 天有了。} other {一只小狗，或者自己的傻样，都写得进去。连续 # 天了。}}}}
=今天哪一口最香？
={unit, select, day {{streak, plural, =1 {半个橘子也行，写下来留个香。第 1 天记下了。} other {半个橘子也行，写下来留个香。连续 # 天了。}}} week {{streak, plural, =1 {半个橘子也行，写下来留个香。第 1 周记下了。} other {半个橘子也行，写下来留个香。连续 # 周了。}}} time {{streak, plural, =1 {半个橘子也行，写下来留个香。第 1 次记下了。} other {半个橘子也行，写下来留个香。连续 # 次了。}}} other {{streak, plural, =1 {半个橘子也行，写下来留个香。第 1 天记下了。} other {半个橘子也行，写下来留个香。连续 # 天了。}}}}
=今天碰见谁了？
={unit, select, day {{streak, plural, =1 {“认识了新邻居”“跟保安点了个头”，都算一条。第 1 天记下了。} other {“认识了新邻居”“跟保安点了个头”，都算一条。连续 # 天了。}}} week {{streak, plural, =1 {“认识了新邻居”“跟保安点了个头”，都算一条。第 1 周记下了。} other {“认识了新邻居”“跟保安点了个头”，都算一条。连续 # 周了。}}} time {{streak, plural, =1 {“认识了新邻居”“跟保安点了个头”，都算一条。第 1 次记下了。} other {“认识了新邻居”“跟保安点了个头”，都算一条。连续 # 次了。}}} other {{streak, plural, =1 {“认识了新邻居”“跟保安点了个头”，都算一条。第 1 天记下了。} other {“认识了新邻居”“跟保安点了个头”，都算一条。连续 # 天了。}}}}
=今天的弹幕
={unit, select, day {{streak, plural, =1 {第 1 天记下了，今天飘过去的第一句，会是什么？} other {连续 # 天了，今天飘过去的第一句，会是什么？}}} week {{streak, plural, =1 {第 1 周记下了，今天飘过去的第一句，会是什么？} other {连续 # 周了，今天飘过去的第一句，会是什么？}}} time {{streak, plural, =1 {第 1 次记下了，今天飘过去的第一句，会是什么？} other {连续 # 次了，今天飘过去的第一句，会是什么？}}} other {{streak, plural, =1 {第 1 天记下了，今天飘过去的第一句，会是什么？} other {连续 # 天了，今天飘过去的第一句，会是什么？}}}}
=今天发一颗星
={unit, select, day {{streak, plural, =1 {第 1 天有了，这颗星，你要颁给哪件事？} other {已经连续 # 天，这颗星，你要颁给哪件事？}}} week {{streak, plural, =1 {第 1 周有了，这颗星，你要颁给哪件事？} other {已经连续 # 周，这颗星，你要颁给哪件事？}}} time {{streak, plural, =1 {第 1 次有了，这颗星，你要颁给哪件事？} other {已经连续 # 次，这颗星，你要颁给哪件事？}}} other {{streak, plural, =1 {第 1 天有了，这颗星，你要颁给哪件事？} other {已经连续 # 天，这颗星，你要颁给哪件事？}}}}
=冰箱门上的便条
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天这张，你想贴哪一句？} other {连着写了 # 天，今天这张，你想贴哪一句？}}} week {{streak, plural, =1 {第 1 周写过了，今天这张，你想贴哪一句？} other {连着写了 # 周，今天这张，你想贴哪一句？}}} time {{streak, plural, =1 {第 1 次写过了，今天这张，你想贴哪一句？} other {连着写了 # 次，今天这张，你想贴哪一句？}}} other {{streak, plural, =1 {第 1 天写过了，今天这张，你想贴哪一句？} other {连着写了 # 天，今天这张，你想贴哪一句？}}}}
={unit, select, day {{streak, plural, =1 {第 1 天记下了，漂亮} other {连续 # 天，漂亮}}} week {{streak, plural, =1 {第 1 周记下了，漂亮} other {连续 # 周，漂亮}}} time {{streak, plural, =1 {第 1 次记下了，漂亮} other {连续 # 次，漂亮}}} other {{streak, plural, =1 {第 1 天记下了，漂亮} other {连续 # 天，漂亮}}}}
={name}，今天来件小事就好。🌼
={unit, select, day {{streak, plural, =1 {第 1 天记下了} other {连续 # 天了}}} week {{streak, plural, =1 {第 1 周记下了} other {连续 # 周了}}} time {{streak, plural, =1 {第 1 次记下了} other {连续 # 次了}}} other {{streak, plural, =1 {第 1 天记下了} other {连续 # 天了}}}}
=今天也可以写。几个字和一大段，一样好。
=今天这一页
={unit, select, day {{streak, plural, =1 {今天的几个字，接在后面就好。第 1 天记下了。} other {今天的几个字，接在后面就好。连续 # 天了。}}} week {{streak, plural, =1 {今天的几个字，接在后面就好。第 1 周记下了。} other {今天的几个字，接在后面就好。连续 # 周了。}}} time {{streak, plural, =1 {今天的几个字，接在后面就好。第 1 次记下了。} other {今天的几个字，接在后面就好。连续 # 次了。}}} other {{streak, plural, =1 {今天的几个字，接在后面就好。第 1 天记下了。} other {今天的几个字，接在后面就好。连续 # 天了。}}}}
=小事就好
={unit, select, day {{streak, plural, =1 {第 1 天记下了，今天写最小的那件就行。} other {连续 # 天了，今天写最小的那件就行。}}} week {{streak, plural, =1 {第 1 周记下了，今天写最小的那件就行。} other {连续 # 周了，今天写最小的那件就行。}}} time {{streak, plural, =1 {第 1 次记下了，今天写最小的那件就行。} other {连续 # 次了，今天写最小的那件就行。}}} other {{streak, plural, =1 {第 1 天记下了，今天写最小的那件就行。} other {连续 # 天了，今天写最小的那件就行。}}}}
=像记日记
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天写写吃了什么，就很好。} other {连着写了 # 天，今天写写吃了什么，就很好。}}} week {{streak, plural, =1 {第 1 周写过了，今天写写吃了什么，就很好。} other {连着写了 # 周，今天写写吃了什么，就很好。}}} time {{streak, plural, =1 {第 1 次写过了，今天写写吃了什么，就很好。} other {连着写了 # 次，今天写写吃了什么，就很好。}}} other {{streak, plural, =1 {第 1 天写过了，今天写写吃了什么，就很好。} other {连着写了 # 天，今天写写吃了什么，就很好。}}}}
=累了也没关系
={unit, select, day {{streak, plural, =1 {第 1 天有了，有气无力的一句，也是今天的一句。} other {已经连续 # 天，有气无力的一句，也是今天的一句。}}} week {{streak, plural, =1 {第 1 周有了，有气无力的一句，也是今天的一句。} other {已经连续 # 周，有气无力的一句，也是今天的一句。}}} time {{streak, plural, =1 {第 1 次有了，有气无力的一句，也是今天的一句。} other {已经连续 # 次，有气无力的一句，也是今天的一句。}}} other {{streak, plural, =1 {第 1 天有了，有气无力的一句，也是今天的一句。} other {已经连续 # 天，有气无力的一句，也是今天的一句。}}}}
=写下的都在
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天的一件，也写得下。} other {已经连续 # 天，今天的一件，也写得下。}}} week {{streak, plural, =1 {第 1 周有了，今天的一件，也写得下。} other {已经连续 # 周，今天的一件，也写得下。}}} time {{streak, plural, =1 {第 1 次有了，今天的一件，也写得下。} other {已经连续 # 次，今天的一件，也写得下。}}} other {{streak, plural, =1 {第 1 天有了，今天的一件，也写得下。} other {已经连续 # 天，今天的一件，也写得下。}}}}
=给今天留个地方
={unit, select, day {{streak, plural, =1 {今天有什么想留住的？第 1 天记下了，慢慢想。} other {今天有什么想留住的？连续 # 天了，慢慢想。}}} week {{streak, plural, =1 {今天有什么想留住的？第 1 周记下了，慢慢想。} other {今天有什么想留住的？连续 # 周了，慢慢想。}}} time {{streak, plural, =1 {今天有什么想留住的？第 1 次记下了，慢慢想。} other {今天有什么想留住的？连续 # 次了，慢慢想。}}} other {{streak, plural, =1 {今天有什么想留住的？第 1 天记下了，慢慢想。} other {今天有什么想留住的？连续 # 天了，慢慢想。}}}}
=慢慢写
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天的字，一个一个来。} other {连着写了 # 天，今天的字，一个一个来。}}} week {{streak, plural, =1 {第 1 周写过了，今天的字，一个一个来。} other {连着写了 # 周，今天的字，一个一个来。}}} time {{streak, plural, =1 {第 1 次写过了，今天的字，一个一个来。} other {连着写了 # 次，今天的字，一个一个来。}}} other {{streak, plural, =1 {第 1 天写过了，今天的字，一个一个来。} other {连着写了 # 天，今天的字，一个一个来。}}}}
=平静的一天？
={unit, select, day {{streak, plural, =1 {“没什么事”，就是今天的一句。第 1 天记下了。} other {“没什么事”，就是今天的一句。连续 # 天了。}}} week {{streak, plural, =1 {“没什么事”，就是今天的一句。第 1 周记下了。} other {“没什么事”，就是今天的一句。连续 # 周了。}}} time {{streak, plural, =1 {“没什么事”，就是今天的一句。第 1 次记下了。} other {“没什么事”，就是今天的一句。连续 # 次了。}}} other {{streak, plural, =1 {“没什么事”，就是今天的一句。第 1 天记下了。} other {“没什么事”，就是今天的一句。连续 # 天了。}}}}
=只写一个字
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天可以是“晴”，也可以是“汤”。} other {已经连续 # 天，今天可以是“晴”，也可以是“汤”。}}} week {{streak, plural, =1 {第 1 周有了，今天可以是“晴”，也可以是“汤”。} other {已经连续 # 周，今天可以是“晴”，也可以是“汤”。}}} time {{streak, plural, =1 {第 1 次有了，今天可以是“晴”，也可以是“汤”。} other {已经连续 # 次，今天可以是“晴”，也可以是“汤”。}}} other {{streak, plural, =1 {第 1 天有了，今天可以是“晴”，也可以是“汤”。} other {已经连续 # 天，今天可以是“晴”，也可以是“汤”。}}}}
=歇着，也能写
={unit, select, day {{streak, plural, =1 {第 1 天记下了，今天要是只想歇着，就写“休息”两个字。} other {连续 # 天了，今天要是只想歇着，就写“休息”两个字。}}} week {{streak, plural, =1 {第 1 周记下了，今天要是只想歇着，就写“休息”两个字。} other {连续 # 周了，今天要是只想歇着，就写“休息”两个字。}}} time {{streak, plural, =1 {第 1 次记下了，今天要是只想歇着，就写“休息”两个字。} other {连续 # 次了，今天要是只想歇着，就写“休息”两个字。}}} other {{streak, plural, =1 {第 1 天记下了，今天要是只想歇着，就写“休息”两个字。} other {连续 # 天了，今天要是只想歇着，就写“休息”两个字。}}}}
=半句也好
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天想到哪里，就停在哪里。} other {连着写了 # 天，今天想到哪里，就停在哪里。}}} week {{streak, plural, =1 {第 1 周写过了，今天想到哪里，就停在哪里。} other {连着写了 # 周，今天想到哪里，就停在哪里。}}} time {{streak, plural, =1 {第 1 次写过了，今天想到哪里，就停在哪里。} other {连着写了 # 次，今天想到哪里，就停在哪里。}}} other {{streak, plural, =1 {第 1 天写过了，今天想到哪里，就停在哪里。} other {连着写了 # 天，今天想到哪里，就停在哪里。}}}}
=今天有什么暖心的？
={unit, select, day {{streak, plural, =1 {你给别人的，或别人给你的，都写得下。第 1 天记下了。} other {你给别人的，或别人给你的，都写得下。连续 # 天了。}}} week {{streak, plural, =1 {你给别人的，或别人给你的，都写得下。第 1 周记下了。} other {你给别人的，或别人给你的，都写得下。连续 # 周了。}}} time {{streak, plural, =1 {你给别人的，或别人给你的，都写得下。第 1 次记下了。} other {你给别人的，或别人给你的，都写得下。连续 # 次了。}}} other {{streak, plural, =1 {你给别人的，或别人给你的，都写得下。第 1 天记下了。} other {你给别人的，或别人给你的，都写得下。连续 # 天了。}}}}
=今天留意到什么？
={unit, select, day {{streak, plural, =1 {傍晚的光，店里放的一首歌，都可以添上。第 1 天记下了。} other {傍晚的光，店里放的一首歌，都可以添上。连续 # 天了。}}} week {{streak, plural, =1 {傍晚的光，店里放的一首歌，都可以添上。第 1 周记下了。} other {傍晚的光，店里放的一首歌，都可以添上。连续 # 周了。}}} time {{streak, plural, =1 {傍晚的光，店里放的一首歌，都可以添上。第 1 次记下了。} other {傍晚的光，店里放的一首歌，都可以添上。连续 # 次了。}}} other {{streak, plural, =1 {傍晚的光，店里放的一首歌，都可以添上。第 1 天记下了。} other {傍晚的光，店里放的一首歌，都可以添上。连续 # 天了。}}}}
=今天过得怎么样？
={unit, select, day {{streak, plural, =1 {好的坏的，都可以照实写。第 1 天有了。} other {好的坏的，都可以照实写。连续 # 天了。}}} week {{streak, plural, =1 {好的坏的，都可以照实写。第 1 周有了。} other {好的坏的，都可以照实写。连续 # 周了。}}} time {{streak, plural, =1 {好的坏的，都可以照实写。第 1 次有了。} other {好的坏的，都可以照实写。连续 # 次了。}}} other {{streak, plural, =1 {好的坏的，都可以照实写。第 1 天有了。} other {好的坏的，都可以照实写。连续 # 天了。}}}}
=想多待一会儿的时刻
={unit, select, day {{streak, plural, =1 {第 1 天记下了，今天有没有这样的一刻？} other {连续 # 天了，今天有没有这样的一刻？}}} week {{streak, plural, =1 {第 1 周记下了，今天有没有这样的一刻？} other {连续 # 周了，今天有没有这样的一刻？}}} time {{streak, plural, =1 {第 1 次记下了，今天有没有这样的一刻？} other {连续 # 次了，今天有没有这样的一刻？}}} other {{streak, plural, =1 {第 1 天记下了，今天有没有这样的一刻？} other {连续 # 天了，今天有没有这样的一刻？}}}}
=对自己说一句
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天会是哪一句？} other {已经连续 # 天了，今天会是哪一句？}}} week {{streak, plural, =1 {第 1 周有了，今天会是哪一句？} other {已经连续 # 周了，今天会是哪一句？}}} time {{streak, plural, =1 {第 1 次有了，今天会是哪一句？} other {已经连续 # 次了，今天会是哪一句？}}} other {{streak, plural, =1 {第 1 天有了，今天会是哪一句？} other {已经连续 # 天了，今天会是哪一句？}}}}
=今天收尾之前
={unit, select, day {{streak, plural, =1 {第 1 天写过了，还有哪件，想轻轻记一笔？} other {连着写了 # 天，还有哪件，想轻轻记一笔？}}} week {{streak, plural, =1 {第 1 周写过了，还有哪件，想轻轻记一笔？} other {连着写了 # 周，还有哪件，想轻轻记一笔？}}} time {{streak, plural, =1 {第 1 次写过了，还有哪件，想轻轻记一笔？} other {连着写了 # 次，还有哪件，想轻轻记一笔？}}} other {{streak, plural, =1 {第 1 天写过了，还有哪件，想轻轻记一笔？} other {连着写了 # 天，还有哪件，想轻轻记一笔？}}}}
=今天的几个字
={unit, select, day {{streak, plural, =1 {{name}，第 1 天记下了，今天写什么都好。} other {{name}，连续 # 天了，今天写什么都好。}}} week {{streak, plural, =1 {{name}，第 1 周记下了，今天写什么都好。} other {{name}，连续 # 周了，今天写什么都好。}}} time {{streak, plural, =1 {{name}，第 1 次记下了，今天写什么都好。} other {{name}，连续 # 次了，今天写什么都好。}}} other {{streak, plural, =1 {{name}，第 1 天记下了，今天写什么都好。} other {{name}，连续 # 天了，今天写什么都好。}}}}
={unit, select, day {{streak, plural, =1 {第 1 天记下了} other {连续 # 天了}}} week {{streak, plural, =1 {第 1 周记下了} other {连续 # 周了}}} time {{streak, plural, =1 {第 1 次记下了} other {连续 # 次了}}} other {{streak, plural, =1 {第 1 天记下了} other {连续 # 天了}}}}
=今天写一行吧。
={unit, select, day {{streak, plural, =1 {第 1 天有了} other {已连续 # 天}}} week {{streak, plural, =1 {第 1 周有了} other {已连续 # 周}}} time {{streak, plural, =1 {第 1 次有了} other {已连续 # 次}}} other {{streak, plural, =1 {第 1 天有了} other {已连续 # 天}}}}
=今天那一句，{deadline, time, short} 前写都算。
=挑件最小的
={unit, select, day {{streak, plural, =1 {第 1 天记下了，今天最小的事是哪件？} other {连续 # 天了，今天最小的事是哪件？}}} week {{streak, plural, =1 {第 1 周记下了，今天最小的事是哪件？} other {连续 # 周了，今天最小的事是哪件？}}} time {{streak, plural, =1 {第 1 次记下了，今天最小的事是哪件？} other {连续 # 次了，今天最小的事是哪件？}}} other {{streak, plural, =1 {第 1 天记下了，今天最小的事是哪件？} other {连续 # 天了，今天最小的事是哪件？}}}}
=题目自拟
={unit, select, day {{streak, plural, =1 {第 1 天有了，今天写点什么？} other {已连续 # 天，今天写点什么？}}} week {{streak, plural, =1 {第 1 周有了，今天写点什么？} other {已连续 # 周，今天写点什么？}}} time {{streak, plural, =1 {第 1 次有了，今天写点什么？} other {已连续 # 次，今天写点什么？}}} other {{streak, plural, =1 {第 1 天有了，今天写点什么？} other {已连续 # 天，今天写点什么？}}}}
={deadline, time, short} 前都是今天
=短短一句就好。{unit, select, day {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}} week {{streak, plural, =1 {第 1 周记下了。} other {连续 # 周了。}}} time {{streak, plural, =1 {第 1 次记下了。} other {连续 # 次了。}}} other {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}}}
=写过的都在
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天也添一句？} other {连着写了 # 天，今天也添一句？}}} week {{streak, plural, =1 {第 1 周写过了，今天也添一句？} other {连着写了 # 周，今天也添一句？}}} time {{streak, plural, =1 {第 1 次写过了，今天也添一句？} other {连着写了 # 次，今天也添一句？}}} other {{streak, plural, =1 {第 1 天写过了，今天也添一句？} other {连着写了 # 天，今天也添一句？}}}}
=今天写哪一件？
=挑顺手的写。{unit, select, day {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}} week {{streak, plural, =1 {第 1 周记下了。} other {连续 # 周了。}}} time {{streak, plural, =1 {第 1 次记下了。} other {连续 # 次了。}}} other {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}}}
=今天有什么事？
={deadline, time, short} 前，说一件就好。{unit, select, day {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {第 1 周有了。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {第 1 次有了。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}}}
=平常的一天
={unit, select, day {{streak, plural, =1 {第 1 天记下了，哪件平常事，记一笔？} other {连续 # 天了，哪件平常事，记一笔？}}} week {{streak, plural, =1 {第 1 周记下了，哪件平常事，记一笔？} other {连续 # 周了，哪件平常事，记一笔？}}} time {{streak, plural, =1 {第 1 次记下了，哪件平常事，记一笔？} other {连续 # 次了，哪件平常事，记一笔？}}} other {{streak, plural, =1 {第 1 天记下了，哪件平常事，记一笔？} other {连续 # 天了，哪件平常事，记一笔？}}}}
=两个字也算一条
=比如“还行”。{unit, select, day {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {第 1 周有了。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {第 1 次有了。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}}}
=今天要是在休息
=那就写“休息”。{unit, select, day {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}} week {{streak, plural, =1 {第 1 周记下了。} other {连续 # 周了。}}} time {{streak, plural, =1 {第 1 次记下了。} other {连续 # 次了。}}} other {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}}}
=写半句也行
=后半句明天再说。{unit, select, day {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {第 1 周有了。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {第 1 次有了。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}}}
=今天想留哪一句？
=想到的头一句就好。{unit, select, day {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {第 1 周有了。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {第 1 次有了。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}}}
=今天做完了什么？
=做到一半的，就写一半。{unit, select, day {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}} week {{streak, plural, =1 {第 1 周记下了。} other {连续 # 周了。}}} time {{streak, plural, =1 {第 1 次记下了。} other {连续 # 次了。}}} other {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}}}
=今天见了谁？
=谁也没见，就写自己。{unit, select, day {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}} week {{streak, plural, =1 {第 1 周有了。} other {已经连续 # 周了。}}} time {{streak, plural, =1 {第 1 次有了。} other {已经连续 # 次了。}}} other {{streak, plural, =1 {第 1 天有了。} other {已经连续 # 天了。}}}}
=轮到你说一句
={unit, select, day {{streak, plural, =1 {第 1 天写过了，今天想说什么？} other {连着写了 # 天，今天想说什么？}}} week {{streak, plural, =1 {第 1 周写过了，今天想说什么？} other {连着写了 # 周，今天想说什么？}}} time {{streak, plural, =1 {第 1 次写过了，今天想说什么？} other {连着写了 # 次，今天想说什么？}}} other {{streak, plural, =1 {第 1 天写过了，今天想说什么？} other {连着写了 # 天，今天想说什么？}}}}
=给今天留了一行
={unit, select, day {{streak, plural, =1 {第 1 天有了，这一行写什么？} other {已连续 # 天，这一行写什么？}}} week {{streak, plural, =1 {第 1 周有了，这一行写什么？} other {已连续 # 周，这一行写什么？}}} time {{streak, plural, =1 {第 1 次有了，这一行写什么？} other {已连续 # 次，这一行写什么？}}} other {{streak, plural, =1 {第 1 天有了，这一行写什么？} other {已连续 # 天，这一行写什么？}}}}
=想一想今天
={unit, select, day {{streak, plural, =1 {第 1 天记下了，先想到的是哪件？} other {连续 # 天了，先想到的是哪件？}}} week {{streak, plural, =1 {第 1 周记下了，先想到的是哪件？} other {连续 # 周了，先想到的是哪件？}}} time {{streak, plural, =1 {第 1 次记下了，先想到的是哪件？} other {连续 # 次了，先想到的是哪件？}}} other {{streak, plural, =1 {第 1 天记下了，先想到的是哪件？} other {连续 # 天了，先想到的是哪件？}}}}
=今天吃了什么？
=从这儿写起就行。{unit, select, day {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}} week {{streak, plural, =1 {第 1 周记下了。} other {连续 # 周了。}}} time {{streak, plural, =1 {第 1 次记下了。} other {连续 # 次了。}}} other {{streak, plural, =1 {第 1 天记下了。} other {连续 # 天了。}}}}
=今天可以写一句
=一件小事就够。
={unit, select, day {连续 {streak, number} 天！} week {连续 {streak, number} 周！} time {连续 {streak, number} 次！} other {连续 {streak, number} 天！}}
=念出声来试试，很有气势。
=开头可没想到
={unit, select, day {写着写着，就连续 {streak, number} 天了，真有你的。} week {写着写着，就连续 {streak, number} 周了，真有你的。} time {写着写着，就连续 {streak, number} 次了，真有你的。} other {写着写着，就连续 {streak, number} 天了，真有你的。}}
=柴米油盐之间
={unit, select, day {碗照洗，袜子照找，一转眼连续 {streak, number} 天了。🧦} week {碗照洗，袜子照找，一转眼连续 {streak, number} 周了。🧦} time {碗照洗，袜子照找，一转眼连续 {streak, number} 次了。🧦} other {碗照洗，袜子照找，一转眼连续 {streak, number} 天了。🧦}}
=把好杯子拿出来
={unit, select, day {连续 {streak, number} 天，今天倒什么喝，都有点过节的意思。☕} week {连续 {streak, number} 周，今天倒什么喝，都有点过节的意思。☕} time {连续 {streak, number} 次，今天倒什么喝，都有点过节的意思。☕} other {连续 {streak, number} 天，今天倒什么喝，都有点过节的意思。☕}}
=有得看了
={unit, select, day {连续 {streak, number} 天，写下的都在，作者还是熟人。} week {连续 {streak, number} 周，写下的都在，作者还是熟人。} time {连续 {streak, number} 次，写下的都在，作者还是熟人。} other {连续 {streak, number} 天，写下的都在，作者还是熟人。}}
=积少成多
={unit, select, day {一点一点攒，已经连续 {streak, number} 天了，相当可观。} week {一点一点攒，已经连续 {streak, number} 周了，相当可观。} time {一点一点攒，已经连续 {streak, number} 次了，相当可观。} other {一点一点攒，已经连续 {streak, number} 天了，相当可观。}}
={unit, select, day {连续第 {streak, number} 天！} week {连续第 {streak, number} 周！} time {连续第 {streak, number} 次！} other {连续第 {streak, number} 天！}}
={name}，谢个幕吧，掌声已经备好。
=一、二、三，咔嚓！
={unit, select, day {连续 3 天，值得留个影。📸} week {连续 3 周，值得留个影。📸} time {连续 3 次，值得留个影。📸} other {连续 3 天，值得留个影。📸}}
={unit, select, day {连着写了 3 天} week {连着写了 3 周} time {连着写了 3 次} other {连着写了 3 天}}
=一回是碰巧，两回是顺手，三回就有点意思了。
=七色齐了
={unit, select, day {赤橙黄绿青蓝紫，连续 7 天，正好凑成彩虹。🌈} week {赤橙黄绿青蓝紫，连续 7 周，正好凑成彩虹。🌈} time {赤橙黄绿青蓝紫，连续 7 次，正好凑成彩虹。🌈} other {赤橙黄绿青蓝紫，连续 7 天，正好凑成彩虹。🌈}}
=哆来咪发唆拉西
={unit, select, day {连续 7 天，一个音阶唱全了。🎶} week {连续 7 周，一个音阶唱全了。🎶} time {连续 7 次，一个音阶唱全了。🎶} other {连续 7 天，一个音阶唱全了。🎶}}
=五十！
={unit, select, day {连续 50 天，掂一掂，有分量。} week {连续 50 周，掂一掂，有分量。} time {连续 50 次，掂一掂，有分量。} other {连续 50 天，掂一掂，有分量。}}
={unit, select, day {连着写了 50 天} week {连着写了 50 周} time {连着写了 50 次} other {连着写了 50 天}}
=要是都插上蜡烛，得换个大蛋糕了。🎂
={unit, select, day {连续 100 天！} week {连续 100 周！} time {连续 100 次！} other {连续 100 天！}}
=三位数了，想跟谁炫耀都行。💯
=九十九……一百！
={unit, select, day {连续 100 天，谁手边有锣，敲一下？} week {连续 100 周，谁手边有锣，敲一下？} time {连续 100 次，谁手边有锣，敲一下？} other {连续 100 天，谁手边有锣，敲一下？}}
={unit, select, day {连续 500 天！} week {连续 500 周！} time {连续 500 次！} other {连续 500 天！}}
=孙悟空在山下等了五百年，你写到了五百，各有各的定力。🐒
=比数羊还有耐心
={unit, select, day {数羊的到一百就睡着了，你连续 500 天，精神着呢。🐑} week {数羊的到一百就睡着了，你连续 500 周，精神着呢。🐑} time {数羊的到一百就睡着了，你连续 500 次，精神着呢。🐑} other {数羊的到一百就睡着了，你连续 500 天，精神着呢。🐑}}
={unit, select, day {连续 730 天！} week {连续 730 周！} time {连续 730 次！} other {连续 730 天！}}
={unit, select, day {两本日历撕到底，硬纸板都攒了两块。📅} week {十四本日历摞起来，够垫个脚了。📅} time {够撕两本日历，硬纸板都攒了两块。📅} other {两本日历撕到底，硬纸板都攒了两块。📅}}
=再来一份
={unit, select, day {连续 730 天，是 365 的双份，加量不加价。🍰} week {连续 730 周，是 365 的双份，加量不加价。🍰} time {连续 730 次，是 365 的双份，加量不加价。🍰} other {连续 730 天，是 365 的双份，加量不加价。🍰}}
={unit, select, day {连续 1,000 天！} week {连续 1,000 周！} time {连续 1,000 次！} other {连续 1,000 天！}}
=再添一回就是一千零一夜，山鲁佐德想找你聊聊素材。🌙
=锣鼓都搬来了
={unit, select, day {连续 1,000 天，敲得越响越好！🥁} week {连续 1,000 周，敲得越响越好！🥁} time {连续 1,000 次，敲得越响越好！🥁} other {连续 1,000 天，敲得越响越好！🥁}}
=又是一、二、三
={unit, select, day {连续 3 天，快门按得更熟了。📸} week {连续 3 周，快门按得更熟了。📸} time {连续 3 次，快门按得更熟了。📸} other {连续 3 天，快门按得更熟了。📸}}
=应观众要求返场
={unit, select, day {连续 3 天，主演还是你。🌟} week {连续 3 周，主演还是你。🌟} time {连续 3 次，主演还是你。🌟} other {连续 3 天，主演还是你。🌟}}
=续集来了
={unit, select, day {连续 7 天，口碑不输首映。🍿} week {连续 7 周，口碑不输首映。🍿} time {连续 7 次，口碑不输首映。🍿} other {连续 7 天，口碑不输首映。🍿}}
=彩虹又出来了
={unit, select, day {连续 7 天，颜色一个没记错。🌈} week {连续 7 周，颜色一个没记错。🌈} time {连续 7 次，颜色一个没记错。🌈} other {连续 7 天，颜色一个没记错。🌈}}
={unit, select, day {连续 {streak, number} 天！} week {连续 {streak, number} 周！} time {连续 {streak, number} 次！} other {连续 {streak, number} 天！}}
=你跟这个数见过面，这回坐下喝一杯。🧋
=老地方见
={unit, select, day {第 {times, number} 次走到连续 {streak, number} 天，可以刷脸进门了。😄} week {第 {times, number} 次走到连续 {streak, number} 周，可以刷脸进门了。😄} time {第 {times, number} 次走到连续 {streak, number} 次，可以刷脸进门了。😄} other {第 {times, number} 次走到连续 {streak, number} 天，可以刷脸进门了。😄}}
=连续 14 天
=写了两周，够拍一部小连续剧了吧？🎬
=连着写了 14 天
=一盒鲜奶可放不了这么久。🥛
=比二月还长
=连续 30 天，二月再努力也没到过这里。
=连着写了 30 天
=够月亮由弯变圆、再弯回去，演完一整场。🌙
=连续 200 天！
=一百天后面再接一百天，好长一列火车。🚂
=连着写了 200 天
=折合 4,800 小时，打盹也算在内。
=连续 365 天！
=地球绕太阳一圈也差不多这么久，二位都了不起。🌍
=一整本日历
=连续 365 天，一路撕到硬纸板。
={unit, select, day {连续 14 次！} week {连续 14 周！} time {连续 14 次！} other {连续 14 次！}}
=七个七个数，刚好数两遍。
=两道彩虹，并排
={unit, select, day {七色来了两轮，连续 14 次。🌈} week {七色来了两轮，连续 14 周。🌈} time {七色来了两轮，连续 14 次。🌈} other {七色来了两轮，连续 14 次。🌈}}
=三十啦！
={unit, select, day {连续 30 次，可以放一场很小很小的烟花。🎆} week {连续 30 周，可以放一场很小很小的烟花。🎆} time {连续 30 次，可以放一场很小很小的烟花。🎆} other {连续 30 次，可以放一场很小很小的烟花。🎆}}
={unit, select, day {连续 30 次！} week {连续 30 周！} time {连续 30 次！} other {连续 30 次！}}
=要是每次攒一块饼干，罐子都满了。🍪
={unit, select, day {连续 200 次！} week {连续 200 周！} time {连续 200 次！} other {连续 200 次！}}
=一百后面再接一百，好长一列火车。🚂
=两百！
={unit, select, day {连续 200 次，彩带经费正式花光。🎊} week {连续 200 周，彩带经费正式花光。🎊} time {连续 200 次，彩带经费正式花光。🎊} other {连续 200 次，彩带经费正式花光。🎊}}
={unit, select, day {连续 365 次！} week {连续 365 周！} time {连续 365 次！} other {连续 365 次！}}
=这个数本来归日历管，这下归你了。📅
=换个大奖杯！
={unit, select, day {连续 365 次，得赶紧去定做一个。🏆} week {连续 365 周，得赶紧去定做一个。🏆} time {连续 365 次，得赶紧去定做一个。🏆} other {连续 365 次，得赶紧去定做一个。🏆}}
=什么样的周都有
=忙的、闲的、莫名其妙的，连续 {streak, number} 周！
=常来常往
=连续 {streak, number} 周，熟得可以自己倒水喝了。
=给你鼓个掌
=连续 {streak, number} 周，得意一会儿也不过分。🎩
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=一点一点写到这里，真好。
=最开始只是一句话
={unit, select, day {慢慢写到连续 {streak, number} 天了，真不容易。} week {慢慢写到连续 {streak, number} 周了，真不容易。} time {慢慢写到连续 {streak, number} 次了，真不容易。} other {慢慢写到连续 {streak, number} 天了，真不容易。}}
=细水长流
={unit, select, day {别的事来来去去，你还在写，已经连续 {streak, number} 天了。} week {别的事来来去去，你还在写，已经连续 {streak, number} 周了。} time {别的事来来去去，你还在写，已经连续 {streak, number} 次了。} other {别的事来来去去，你还在写，已经连续 {streak, number} 天了。}}
=舒口气
={unit, select, day {连续 {streak, number} 天了，给自己倒杯喜欢的，歇一会儿吧。} week {连续 {streak, number} 周了，给自己倒杯喜欢的，歇一会儿吧。} time {连续 {streak, number} 次了，给自己倒杯喜欢的，歇一会儿吧。} other {连续 {streak, number} 天了，给自己倒杯喜欢的，歇一会儿吧。}}
=都收好了
={unit, select, day {连续 {streak, number} 天，你写的每一条都在，有空慢慢翻。} week {连续 {streak, number} 周，你写的每一条都在，有空慢慢翻。} time {连续 {streak, number} 次，你写的每一条都在，有空慢慢翻。} other {连续 {streak, number} 天，你写的每一条都在，有空慢慢翻。}}
=不慌不忙
={unit, select, day {按你自己的步子，已经连续 {streak, number} 天了，这样很好。} week {按你自己的步子，已经连续 {streak, number} 周了，这样很好。} time {按你自己的步子，已经连续 {streak, number} 次了，这样很好。} other {按你自己的步子，已经连续 {streak, number} 天了，这样很好。}}
=不论过得怎样
={unit, select, day {{name}，你已经连续写了 {streak, number} 天，很不容易。} week {{name}，你已经连续写了 {streak, number} 周，很不容易。} time {{name}，你已经连续写了 {streak, number} 次，很不容易。} other {{name}，你已经连续写了 {streak, number} 天，很不容易。}}
={unit, select, day {连续 3 天} week {连续 3 周} time {连续 3 次} other {连续 3 天}}
=有了这样的开头，真好。
={unit, select, day {连着写了 3 天} week {连着写了 3 周} time {连着写了 3 次} other {连着写了 3 天}}
=像三颗小石子，排成一行，好看。
={unit, select, day {连续 7 天} week {连续 7 周} time {连续 7 次} other {连续 7 天}}
=像彩虹的七种颜色，各有各的样子。
={unit, select, day {连着写了 7 天} week {连着写了 7 周} time {连着写了 7 次} other {连着写了 7 天}}
=悄悄为自己高兴一下吧。
={unit, select, day {连续 50 天} week {连续 50 周} time {连续 50 次} other {连续 50 天}}
=听着不少，也真的不少，都是你写的。
={unit, select, day {连着写了 50 天} week {连着写了 50 周} time {连着写了 50 次} other {连着写了 50 天}}
=小小庆祝一下吧，一杯热茶也行。
={unit, select, day {连续 100 天} week {连续 100 周} time {连续 100 次} other {连续 100 天}}
=安安静静地，你写到了三位数。
={unit, select, day {连着写了 100 天} week {连着写了 100 周} time {连着写了 100 次} other {连着写了 100 天}}
={unit, select, day {往后怎样都好，这 100 天已经是你的了。} week {往后怎样都好，这 100 周已经是你的了。} time {往后怎样都好，这 100 次已经是你的了。} other {往后怎样都好，这 100 天已经是你的了。}}
={unit, select, day {连续 500 天} week {连续 500 周} time {连续 500 次} other {连续 500 天}}
=一句一句，写出了这么长的一段日子。
=路上的风景
={unit, select, day {连续 500 天，看到的，都替自己留了几句。真好。} week {连续 500 周，看到的，都替自己留了几句。真好。} time {连续 500 次，看到的，都替自己留了几句。真好。} other {连续 500 天，看到的，都替自己留了几句。真好。}}
={unit, select, day {连续 730 天} week {连续 730 周} time {连续 730 次} other {连续 730 天}}
={unit, select, day {两轮春夏秋冬，都有你写下的字。} week {十四轮春夏秋冬，都有你写下的字。} time {季节换了一轮又一轮，都有你写下的字。} other {两轮春夏秋冬，都有你写下的字。}}
=送给自己的礼
={unit, select, day {连续 730 天，一眼一眼，认真看过自己的日子。} week {连续 730 周，一眼一眼，认真看过自己的日子。} time {连续 730 次，一眼一眼，认真看过自己的日子。} other {连续 730 天，一眼一眼，认真看过自己的日子。}}
={unit, select, day {连续 1,000 天} week {连续 1,000 周} time {连续 1,000 次} other {连续 1,000 天}}
=不管日子怎样，你都给自己留了个地方。难得。
={unit, select, day {连着写了 1,000 天} week {连着写了 1,000 周} time {连着写了 1,000 次} other {连着写了 1,000 天}}
=写下第一句的你要是知道，该多高兴。
={unit, select, day {又连着写了 3 天} week {又连着写了 3 周} time {又连着写了 3 次} other {又连着写了 3 天}}
=路是认得的，什么时候走都通。
=熟悉的小路
={unit, select, day {又是连续 3 天。走过的路，走起来安心。} week {又是连续 3 周。走过的路，走起来安心。} time {又是连续 3 次。走过的路，走起来安心。} other {又是连续 3 天。走过的路，走起来安心。}}
={unit, select, day {又连着写了 7 天} week {又连着写了 7 周} time {又连着写了 7 次} other {又连着写了 7 天}}
=喜欢的事，总会再遇上。
=听过的曲子
={unit, select, day {连续 7 天，像首熟歌，越听越好听。} week {连续 7 周，像首熟歌，越听越好听。} time {连续 7 次，像首熟歌，越听越好听。} other {连续 7 天，像首熟歌，越听越好听。}}
=看过的风景
={unit, select, day {又是连续 {streak, number} 天。再看一遍，还是好看。} week {又是连续 {streak, number} 周。再看一遍，还是好看。} time {又是连续 {streak, number} 次。再看一遍，还是好看。} other {又是连续 {streak, number} 天。再看一遍，还是好看。}}
=认得的远路
={unit, select, day {连续 {streak, number} 天。知道有多远，还是走到了。} week {连续 {streak, number} 周。知道有多远，还是走到了。} time {连续 {streak, number} 次。知道有多远，还是走到了。} other {连续 {streak, number} 天。知道有多远，还是走到了。}}
=连续 14 天
=两个星期了。谢谢你肯给自己留这点时间。
=连着写了 14 天
=两周了，记得也对自己好一点。
=连续 30 天
=差不多一个月了，平平常常的日子，你也写下来了。
=连着写了 30 天
=月亮圆缺一轮，差不多就是这么久。为你高兴。
=连续 200 天
=比半年还长了，你一步一步写过来，真不容易。
=连着写了 200 天
=轻松也好，难熬也好，这里都收着。
=连续 365 天
=足有一年那么长，一天一天，都是你走过来的。
=连着写了 365 天
=春夏秋冬，你都写过了。
={unit, select, day {连续 14 次} week {连续 14 周} time {连续 14 次} other {连续 14 次}}
=大事小事，都是你一条一条写下的。
={unit, select, day {连着写了 14 次} week {连着写了 14 周} time {连着写了 14 次} other {连着写了 14 次}}
=一点一点，有了自己的节奏。
={unit, select, day {连续 30 次} week {连续 30 周} time {连续 30 次} other {连续 30 次}}
=平平常常的事，你也好好写下来了。
={unit, select, day {连着写了 30 次} week {连着写了 30 周} time {连着写了 30 次} other {连着写了 30 次}}
=这个数，是你一点一点攒下的。
={unit, select, day {连续 200 次} week {连续 200 周} time {连续 200 次} other {连续 200 次}}
=一次次坐下来写几句，真为你高兴。
=两百，慢慢来的
={unit, select, day {连续 200 次，轻松也好，吃力也好，都算数。} week {连续 200 周，轻松也好，吃力也好，都算数。} time {连续 200 次，轻松也好，吃力也好，都算数。} other {连续 200 次，轻松也好，吃力也好，都算数。}}
={unit, select, day {连续 365 次} week {连续 365 周} time {连续 365 次} other {连续 365 次}}
=路很长，是你自己走过来的。
=季节来来去去
={unit, select, day {你已经连续写了 365 次，真了不起。} week {你已经连续写了 365 周，真了不起。} time {你已经连续写了 365 次，真了不起。} other {你已经连续写了 365 次，真了不起。}}
=一周又一周
=忙的周，闲的周，你已经连续写了 {streak, number} 周。
=给自己的一会儿
=已经连续 {streak, number} 周了，能这样陪陪自己，真好。
=先停一停
=已经连续 {streak, number} 周了，为自己高兴一会儿吧。
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=一点一点来的，真好。
=这个数是你的
={unit, select, day {连续 {streak, number} 天，写得真好。} week {连续 {streak, number} 周，写得真好。} time {连续 {streak, number} 次，写得真好。} other {连续 {streak, number} 天，写得真好。}}
={unit, select, day {已连续 {streak, number} 天} week {已连续 {streak, number} 周} time {已连续 {streak, number} 次} other {已连续 {streak, number} 天}}
=日子照过，你照写。
=停笔看一眼
={unit, select, day {连续 {streak, number} 天了，不错。} week {连续 {streak, number} 周了，不错。} time {连续 {streak, number} 次了，不错。} other {连续 {streak, number} 天了，不错。}}
=可以从头读了
={unit, select, day {连续 {streak, number} 天，够你读一阵子。} week {连续 {streak, number} 周，够你读一阵子。} time {连续 {streak, number} 次，够你读一阵子。} other {连续 {streak, number} 天，够你读一阵子。}}
=没有捷径
={unit, select, day {连续 {streak, number} 天，都是一步步来的。} week {连续 {streak, number} 周，都是一步步来的。} time {连续 {streak, number} 次，都是一步步来的。} other {连续 {streak, number} 天，都是一步步来的。}}
={unit, select, day {连续第 {streak, number} 天} week {连续第 {streak, number} 周} time {连续第 {streak, number} 次} other {连续第 {streak, number} 天}}
=走得不错，歇口气。
={unit, select, day {连续 3 天} week {连续 3 周} time {连续 3 次} other {连续 3 天}}
=有点意思了。
={unit, select, day {连续第 3 天} week {连续第 3 周} time {连续第 3 次} other {连续第 3 天}}
=开头最难，你过来了。
={unit, select, day {连续 7 天} week {连续 7 周} time {连续 7 次} other {连续 7 天}}
=稳稳当当，挺好。
={unit, select, day {连续第 7 天} week {连续第 7 周} time {连续第 7 次} other {连续第 7 天}}
=不声不响就到了。
={unit, select, day {连续 50 天} week {连续 50 周} time {连续 50 次} other {连续 50 天}}
=真不少。
={unit, select, day {连续第 50 天} week {连续第 50 周} time {连续第 50 次} other {连续第 50 天}}
=半个一百，到手。
={unit, select, day {连续 100 天} week {连续 100 周} time {连续 100 次} other {连续 100 天}}
=一百，听着就踏实。
={unit, select, day {连续第 100 天} week {连续第 100 周} time {连续第 100 次} other {连续第 100 天}}
=三位数，是你写出来的。
={unit, select, day {连续 500 天} week {连续 500 周} time {连续 500 次} other {连续 500 天}}
=五百，靠的是一点耐心。
={unit, select, day {连续第 500 天} week {连续第 500 周} time {连续第 500 次} other {连续第 500 天}}
=话不多说，了不起。
={unit, select, day {连续 730 天} week {连续 730 周} time {连续 730 次} other {连续 730 天}}
={unit, select, day {整整两年的量，还在写。} week {十四年的量，还在写。} time {两个 365，还在写。} other {整整两年的量，还在写。}}
={unit, select, day {连续第 730 天} week {连续第 730 周} time {连续第 730 次} other {连续第 730 天}}
=365 只是路过。
={unit, select, day {连续 1,000 天} week {连续 1,000 周} time {连续 1,000 次} other {连续 1,000 天}}
=小事攒的，攒得不小。
={unit, select, day {连续第 1,000 天} week {连续第 1,000 周} time {连续第 1,000 次} other {连续第 1,000 天}}
=四位数，要加逗号了。
={unit, select, day {又是连续 3 天} week {又是连续 3 周} time {又是连续 3 次} other {又是连续 3 天}}
=手还熟。
=老相识
={unit, select, day {连续 3 天，这个数认得你。} week {连续 3 周，这个数认得你。} time {连续 3 次，这个数认得你。} other {连续 3 天，这个数认得你。}}
=又一个七
={unit, select, day {连续 7 天，驾轻就熟。} week {连续 7 周，驾轻就熟。} time {连续 7 次，驾轻就熟。} other {连续 7 天，驾轻就熟。}}
={unit, select, day {再次连续 7 天} week {再次连续 7 周} time {再次连续 7 次} other {再次连续 7 天}}
=功夫还在。
={unit, select, day {连续 {streak, number} 天} week {连续 {streak, number} 周} time {连续 {streak, number} 次} other {连续 {streak, number} 天}}
=又一回，看来不是碰巧。
=来过这里
={unit, select, day {又连续 {streak, number} 天，不错。} week {又连续 {streak, number} 周，不错。} time {又连续 {streak, number} 次，不错。} other {又连续 {streak, number} 天，不错。}}
=连续 14 天
=两周了，真不错。
=连续第 14 天
=差不多半个月。好稳。
=连续 30 天
=差不多一个月。真好。
=连续第 30 天
=有耐心，看得出来。
=连续 200 天
=过了半年，还在写。真好。
=连续第 200 天
=攒了这么久，有分量。
=连续 365 天
=一年那么长，为你高兴。
=连续第 365 天
=说什么都轻了，佩服。
={unit, select, day {连续 14 次} week {连续 14 周} time {连续 14 次} other {连续 14 次}}
=两个七，都是你的。
={unit, select, day {连续第 14 次} week {连续第 14 周} time {连续第 14 次} other {连续第 14 次}}
=没人催，你自己走到的。
={unit, select, day {连续 30 次} week {连续 30 周} time {连续 30 次} other {连续 30 次}}
=三十，真有耐心。
={unit, select, day {连续第 30 次} week {连续第 30 周} time {连续第 30 次} other {连续第 30 次}}
=回头看，路不短了。
={unit, select, day {连续 200 次} week {连续 200 周} time {连续 200 次} other {连续 200 次}}
=耐心这东西，你有。
={unit, select, day {连续第 200 次} week {连续第 200 周} time {连续第 200 次} other {连续第 200 次}}
=两百。还是那么稳。
={unit, select, day {连续 365 次} week {连续 365 周} time {连续 365 次} other {连续 365 次}}
=这个数，够一本日历用。
={unit, select, day {连续第 365 次} week {连续第 365 周} time {连续第 365 次} other {连续第 365 次}}
=走了很远，慢慢看。
=一周接一周
=连续 {streak, number} 周，就这么过来的。
=写到第 {streak, number} 周了
=每周一会儿，攒出来的。
=七天又七天
=连续 {streak, number} 周了，真行。
=到了一个里程碑
=有空时看看就好。
=通知
=设置
=特殊应用权限
=网站设置
=上周记了 {count, number} 条
={activeDays, plural, =7 {七天天天有份，连周一都到场。📅} =1 {都写在同一天，那天的笔最忙。📅} other {分在 # 天里写的，一天一个味道。📅}}
=上周小报
={weekStart, date, ::MMMd}起的一周，刊登 {count, number} 条，记者、主编都是你。🗞️
={activeDays, plural, =7 {七天，天天有字} other {上周，写了 # 天}}
=一共 {count, number} 条，笔表示很荣幸。🖊️
=上集回顾
=上周 {count, number} 条。下一集已经开播。🍿
=上周来电
=留言 {count, number} 条，全是你的口气。☎️
=上周，从头到尾
=从“{first}”到“{last}”。
=上周的开场白
={count, number} 条里的第一条：“{first}”
=上周的收尾
=最后一笔：“{last}”
=不轻松的一周
={count, number} 条里有不好写的，你还是写了。这里陪着你。
=上周，辛苦了
=难的那部分，也在这 {count, number} 条里，都替你收着。
=收拢上周的字
={activeDays, plural, =7 {{count, number} 条，七天各有各的一行。} =1 {{count, number} 条，都来自同一天，收在一起了。} other {{count, number} 条，来自其中 # 天，收在一起了。}}
={weekStart, date, ::MMMd}起的一周
=你写了 {count, number} 条，谢谢你抽出的时间。
=一周过完了
={count, number} 条，是你用自己的话留下的。
=回头看上周
={activeDays, plural, =1 {有一天，你停下来写了 {count, number} 条。} other {有 # 天，你停下来写了 {count, number} 条。}}
=新一周开始前
=上一周的 {count, number} 条还在，有空慢慢读。
=上周的一头一尾
=先“{first}”，后“{last}”。
=上周是这样开始的
=你写：“{first}”
=上周停在这一句
=你最后写的：“{last}”
=有点重的一周
={count, number} 条里有难的事。写下了，就先放在这里。
=上周，一天一天过来
=你写的 {count, number} 条，都静静地在这里。你也歇一歇。
=上周：{count, number} 条
=都是你留意到的。
={activeDays, plural, =7 {七天都写了} other {写了 # 天}}
=上周一共 {count, number} 条。
={weekStart, date, ::MMMd}那一周
=有 {count, number} 条那么长。
=一周归档
={count, number} 条，放得住。
=上周，写成了字
={count, number} 条，翻翻看。
=上周首尾
=“{first}”到“{last}”。
=上周第一条
=共 {count, number} 条，开头是：“{first}”
=上周最后一条
=写到“{last}”。
=上周不好过
={count, number} 条，都收好了。
=不好写，也写了
=上周的 {count, number} 条，都在。
=刚过去的一周
=有份小小的回顾，随时能看。
=进来坐坐
=鞋不用换，说说你做了什么就行。
=小事最欢迎
=泡了杯茶、晒了被子，越平常越想听。
=都好好的
={count, plural, =1 {你那条记录好好的，再来一条也住得下！🪴} other {你的 # 条记录一条不少，再来一条也住得下！🪴}}
=早饭也是新闻
=吃了什么，听了什么，大小消息照单全收。
=半行也行
=比如“吃了个芒果”，这就够一条了。🥭
=近来怎么样？
=大事小事都想听，答“没什么”也行。
=从哪儿开始都行
=今天的，上个星期二的，想到哪件就讲哪件。
=送你一行空白
=拿来写做过的事。今天用，下雨天用，都不过期。☔
=给你留了位子
={name}，坐下说说，最近做了什么都行。☕
=音量调小一格
=往后提醒来得少一些，这里照样全天营业！🍿
=少敲几次门
=门反正不锁。提醒少来，你想来就来。🚪
=提醒要变少了
=一个字照样算一整条，什么时候写都行！✏️
=小声一点
=提醒往后来得少些，好用的那支笔还归你。🖊️
=这里一直有你的位置
=什么时候来都好。做过的小事，慢慢说。
=不论日子怎样
=做过的，熬过的，挑一件写写。
=都好好收着
=你的 {count, number} 条记录就在这里，想添一条时再添。
=写哪天都可以
=今天的也好，想起来的某一天也好，慢慢写。
=再小也算
=开了一会儿窗，回了一条消息，就是一件。
=日子过得怎样？
=想说的话，写在这里就好，一个字也行。
=什么都不用补
=想写的时候，从最容易的那句起头。
=先歇一歇也好
=喝口水，伸个懒腰。想写的时候，清单就在这里。
=这份清单是你的
={name}，写一件事，或者歇歇，都好。
=少问一点
=往后提醒会来得少一些，想写的时候再写就好。
=安静一些
=从下一次起，提醒来得少些。这一页一直在。
=多留点空白
=提醒会少一些。有想留下的，这里总有地方。
=不用回应
=门一直开着，提醒会少来一些。
=给你留着门
=想写什么，进来就写。
=最近做过的事
=想到哪件说哪件。
=清单好好的
=这里有 {count, number} 条，添一条吗？
=从手边的事写起
=喝着水，就写喝水。
=写一个词也好
=比如“下雨”。
=有想记的吗？
=大小都行，先说哪件？
=从哪天写起都行
=今天就挺合适。
=什么时候写都行
=今天，明天，或者吃完饭。
=给你留的一页
=写一件眼前的小事吧。
=提醒会变少
=来得少些，想写随时写。
=往后少来几次
=说的是提醒。这一页随时开着。
=调低音量
=提醒少些，写过的都在。
=安静一阵
=写一个字也行，提醒会来得少些。
=一页空白
=做过的事，想写的时候写。
={year, date, ::y}：{count, number} 条记录
=平淡的，热闹的，全都收好了。新年快乐！🎆
=写了 {months, number} 个月
={year, date, ::y}一共 {count, number} 条，这本旧日历舍不得扔了。
=这一年，写了 {activeDays, number} 天
=每一页都是你亲笔写的，{year, date, ::y}一共 {count, number} 条。
={bestStreak, plural, =1 {随心写的一年} other {一口气写了 # 天！}}
={bestStreak, plural, =1 {拍子由你自己定，{year, date, ::y}一共 {count, number} 条。🥁} other {{year, date, ::y}最长的一段，全年 {count, number} 条。敲一通鼓。🥁}}
=新年行李箱
={year, date, ::y}的 {count, number} 条已经放好，一起出发。新年好！🧳
=珍藏版年鉴
={year, date, ::y}收录了 {count, number} 条，作者是你。新年好！
={year, date, ::y}不好过
=你还是写下了 {count, number} 条。愿新年手下留情。
={year, date, ::y}，风雨在内
={count, number} 条都收好了，新年慢慢来。
={year, date, ::y}过完了
=写下的 {count, number} 条都在，今天看，改天看，都好。
={year, date, ::y}，慢慢翻
=有 {months, number} 个月留着你写的字，一共 {count, number} 条。
={year, date, ::y}，写了 {activeDays, number} 天
=一共 {count, number} 条，或长或短，都是你走过的日子。
={year, date, ::y}，慢慢走过来了
={bestStreak, plural, =1 {一共 {count, number} 条，哪天有话就写在哪天，这样很好。} other {一共 {count, number} 条，最长的一段连续 # 天，真不容易。}}
=新年与旧年之间
={year, date, ::y}有 {count, number} 条留了下来。新的一年，什么都不用急着定。
=不论这一年怎样
={year, date, ::y}里你写下的 {count, number} 条，一样作数。
={year, date, ::y}，辛苦你了
=写下的 {count, number} 条在这里歇着，你也歇歇。
=照实写下的一年
={year, date, ::y}的 {count, number} 条，难的也在。新的一年，轻轻地来。
={year, date, ::y}写完了
={count, number} 条，新年好。
=翻过一本日历
={year, date, ::y}有 {months, number} 个月写了字，一共 {count, number} 条，值得留着。
={year, date, ::y}，一天一天的
=日子过去了，{count, number} 条都留着。
={year, date, ::y}的节奏
={bestStreak, plural, =1 {一共 {count, number} 条，想写才写，挺好。} other {一共 {count, number} 条，最长连续 # 天，真行。}}
=这一年的字
={year, date, ::y}的 {count, number} 条，好好收着。
=带进新年
={year, date, ::y}的 {count, number} 条，慢慢看。
={year, date, ::y}不容易
={count, number} 条，都在。
={year, date, ::y}过来了
=写了 {count, number} 条。愿新年轻些。
=刚过去的一年
=回顾备好了，今天看，改天看，都行。
=記一筆
=寫一句就好
=查看
=繼續提醒
=只在這幾天
=不看這則
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
={first}；另加{dates}
={first}；不含{dates}
=另外 {n, number} 個
={zone}（時區資料 {release}）
={zone}（時區資料版本不明）
=不限時區
={from, time, ::Hm} 到{night, select, yes {次日} other {}} {to, time, ::Hm} 勿擾
=全天勿擾
={weekdays} {from, time, ::Hm} 到{night, select, yes {次日} other {}} {to, time, ::Hm} 勿擾
={weekdays}全天勿擾
=還沒有紀錄。
={text}。
={unit, select, day {連續 {n, number} 天} week {連續 {n, number} 週} other {連續 {n, number} 次}}
=目前沒有連續紀錄
=最長 {length}
=最近一次是{date}
=已達成：{what}，{date}。
=列出的是{moment}（{zone}）之後的通知；換時區用 {option}。
=接下來沒有通知。
=接下來沒有通知：沒有符合規則的日期。
=接下來沒有通知：規則已經結束。
=有 {n, number} 項成就的日期在這段時間之後，未計入。
=沒有要傳送的通知。
=沒有要傳送的通知；原因用 {option} 查看。
={count, number} 人
=每秒 {count, number} 人
={count, number} 行無法讀取
=未完成
=不會傳送
=不傳送
={text}（另有 {n, number} 次）
=還有 {n, number} 則，用 {option} 查看
={first} 至 {last}
={first} 至 {last}，開始時：
=列出的是{moment}（{zone}）之後的通知。
=以重複規則表示：{rule}，從{moment}開始。
=一天從 {from, time, ::Hm} 開始，更早的紀錄算前一天。
=按最少的 {n, number} 項成就計算；實際數量用 {option} 指定
=假設最近一次紀錄在{day, date, ::yMMMEd}；其他日期用 {option} 指定
=沒有指定 {option}，以今天（{day, date, ::yMMMEd}）為第一天計算
=沒有指定 {option}，按{day, date, ::EEEE}計算
=沒有指定 {option}，按每月{day, date, ::d}計算
=沒有指定 {option}，規則從今天（{day, date, ::yMMMEd}）開始
=以剛安裝時的狀態計算：{values}
=「{shown}」按每 {n, number} 天一次理解，中間隔 {all, number} 天；如果是每 {all, number} 天一次，請用 {option}
=這些值是範例，因為這個人還沒有：
=系統時區是 UTC；其他時區用 {option} 或 {other} 指定
={option} 取代了檔案中的時區 {id}
={shown} 只有 UTC 時差，沒有時區，所以時間以 UTC 顯示；要顯示當地時間，請加上 {option} {id}
=有 {n, number} 項成就晚於{time, date, ::yMMMEdHm}，暫不計入
={option} {date} 沒有作用：規則裡沒有這個時間
={option} 取代了 {other} 的週一至週五
={path} 有 {n, number} 行只有日期，標題開頭卻像時間（見第 {line, number} 行）；時間請寫成 2026-11-22 20:00 這樣
={path} 有 {n, number} 行在時間後面寫了時區，被當成標題的一部分（見第 {line, number} 行）；請改寫成帶時差的時間，例如 2026-11-22 20:00+08:00
={path} 中的這些欄各當作一個習慣，每次完成都計入：{names}
={path}：是否完成由以下內容的值判斷：{names}
={path} 中的時差全是 +00:00，所以日期按 UTC 計算；如果不知道時差，請改寫成 Z
={path} 中的這些欄沒有讀取：{names}
={path} 中的這些鍵沒有讀取：{names}
={path} 有 {n, number} 行寫的是沒有做，不計入（見第 {line, number} 行）
={path} 不是空的，但其中沒有找到成就
={id} 全年不變，沒有夏令時間；{shown} 會隨夏令時間調整
=全形大括號會原樣顯示；參數要用半形大括號
=只有 {n, number} 則，後面沒有了
=行事曆中有 {n, number} 個不重複的行程，因為這些提醒無法寫成重複規則；用 {option} 可以改變數量
=正在從終端機讀取歷史紀錄，每行一項成就；按 Ctrl-D 結束
=正在從終端機讀取文案；按 Ctrl-D 結束
=正在從終端機讀取 JSON，每行一人；按 Ctrl-D 結束
=正在從終端機讀取一個人的 JSON；按 Ctrl-D 結束
=輸入是空的，沒有可以計畫的內容
=這段時間裡沒有通知；用 {option} 可以看原因，用 {other} 可以延長時間
={option} 只有總數，所以沒有總結，也不會重溫以往的成就；這些需要 {other}
=語言代碼裡有未知的曆法：{values}；日期按所在地區的曆法顯示
={option} 對這些文案沒有作用，它們不分風格：{kinds}
=這套文案裡沒有通知；其餘內容用 {option} 查看：{kinds}
={locale} 是草稿，{all, number} 則文案譯好了 {n, number} 則，暫不顯示
={locale} 是草稿，{all, number} 則文案譯好了 {n, number} 則，顯示的是 {shown}
=沒有 {locale} 的文案，顯示的是 {shown}
=沒有工作階段匯流排；在桌面工作階段中執行，或設定 {other}
=桌面沒有通知服務；啟動一個，或安裝 dunst 等通知服務
=沒有安裝 notify-send；套件是 libnotify-bin（在 Fedora、Arch 和 Alpine 上是 libnotify）
=沒有安裝 busctl、gdbus 或 dbus-send；套件是 dbus-bin（在 Fedora 上是 dbus-tools，在其他系統上是 dbus）
=桌面的通知服務拒絕了一則通知
={why}。恢復後會顯示到時間的通知，過期的除外
={option}：檔案中的成就不計入，以 {other} 為準
={option}：{path} 還不存在，記下第一項成就時會建立
=上次執行被強制結束時正要顯示 {id}，可能已經顯示過，不再顯示
={id} 不顯示：原定{time, date, ::yMMMEdHm}，已在{end, date, ::yMMMEdHm}過期
=通知群組
=沉重的詞
=權限說明
=說明
=設定
=設定標籤
=設定錯誤
=狀態
=按鈕
=系統設定頁面
=網頁：登入
=網頁：成就
=網頁：通知
=排程
=原因
=nudge next 的輸出
=標準錯誤輸出上的說明
=nudge preview 的輸出
=nudge run 的輸出
=nudge status 的輸出
=nudge year 的輸出
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
=共 {texts, number} 條文案。
=共 {texts, number} 條文案，這裡有 {n, number} 條；用 {option} 可以看更多。
=預設關閉，由本人開啟：{values}。
={n, number} 則通知，{texts, number} 種文案，沒有重複。
={n, number} 則通知，{texts, number} 種文案，最早隔 {gap, number} 則重複。
={recording, select, nothing {假設期間沒有紀錄。} other {假設每次提醒或連續紀錄提醒後，當天記一項成就。}}
=里程碑依慶祝的時間列出，可能比達成晚一天。
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
=已加入歷史紀錄
=已查看
=已關閉
=不再需要
=下一則，{moment}
=下一步
=送達方式
=用字
=畫面
=通知
=詢問之前
=詢問是否使用鬧鐘。系統只會詢問一次。
=詢問是否接收通知，系統會跳出詢問。
=詢問是否接收通知。系統只會詢問一次。
=詢問是否接收通知，並說明原因。系統還會再詢問一次。
=詢問是否接收通知。點一下之後，瀏覽器才會詢問。
=引導至系統的準時提醒設定，並說明原因。
=將瀏覽器連接到推播服務，不會再詢問。
=引導至系統設定中的通知類別頁面。
=說明瀏覽器的網站設定在哪裡。網站無法直接開啟這些設定。
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
=提醒：{text}；{zone}
={first}至{last}；隨機種子 {seed}
=內建文案
=記了一則
=紀錄：{text}
={days, plural, =0 {當天稍早出現過同樣的文案} other {# 天前出現過同樣的文案}}
=之後沒有紀錄
={days, plural, other {連續 # 天沒有通知}}
={first}至{last}
=沒有通知，也沒有紀錄。
=概況
=紀錄
=通知
=每則紀錄對應的提醒數
=沒有回應的提醒
={days, plural, other {# 天內的重複}}
=長時間沒有通知
=重複出現的文案
={n, plural, other {# 次}}
={days, plural, =0 {同一天出現兩次} other {最短相隔 # 天}}
={n, plural, other {另有 # 則文案各出現一次。}}
=沒有傳送
=對照
=模擬的一年
=跳到月份
=人物
=顯示
=原因
=這個月什麼都沒有。
=提醒發出後，在下一次提醒之前、當天（當週或其他週期）結束之前有了紀錄，就算有回應。空心圓表示沒有回應。
={days, plural, other {有底色的日子有紀錄。外圈表示此前 # 天內出現過同樣的文案。}}
={day, date, ::yMMMM}
={day, date, ::MMM}
={day, date, ::EEEEE}
={day, date, ::EEEd}
={count, number} 項成就！
=回頭跟最早的那一項揮個手吧。👋
=從這一天開始
={first, date, ::yMMMd}有了第一項，一路累積到 {count, number} 項成就！
=獨家收藏
={count, number} 項成就，全世界就這一份！
=大小通通算數
={count, number} 項成就，大小平等，一項就是一項。
=一項都沒走散
=從{first, date, ::yMMMd}算起，{count, number} 項成就，整整齊齊排好隊了。📝
=「我留意到了！」
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
=說不定有哪一項，再讀一次會笑出來。
=百寶箱滿了
=100 項成就，蓋子快闔不起來了！
=從一到一百
={first, date, ::yMMMd}以來，100 項成就排成一條長龍！
=成雙成對！
=一百配一百，200 項成就，排排坐。
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
=2,000 則紀錄！
=一天讀一則，要讀五年半，先泡壺茶。🍵
=觀察力認證
={first, date, ::yMMMd}以來，2,000 則紀錄，什麼小事都逃不過你的眼睛。🔎
=5,000 則紀錄！
=印成書，厚到可以拿來壓泡麵。📕
=掌聲先欠著
={first, date, ::yMMMd}以來，5,000 則紀錄，一則拍一下，要拍到天亮！👏
=10,000 則紀錄！
=讀萬卷書，行萬里路，寫萬則紀錄，集滿了。🎓
=破萬了
={first, date, ::yMMMd}以來，10,000 則紀錄，萬中選一，選哪則都是你。🎊
=雙喜臨門！
={unit, select, day {{count, number} 項成就，又連續 {streak, number} 天。🎉} week {{count, number} 項成就，又連續 {streak, number} 週。🎉} time {{count, number} 項成就，又連續 {streak, number} 次。🎉} other {{count, number} 項成就，又連續 {streak, number} 天。🎉}}
=滿 {count, number} 項成就！
={unit, select, day {剛好也連續 {streak, number} 天，恭喜要說兩次：恭喜、恭喜。} week {剛好也連續 {streak, number} 週，恭喜要說兩次：恭喜、恭喜。} time {剛好也連續 {streak, number} 次，恭喜要說兩次：恭喜、恭喜。} other {剛好也連續 {streak, number} 天，恭喜要說兩次：恭喜、恭喜。}}
=好事結伴來
={unit, select, day {連續 {streak, number} 天，外加 {count, number} 項成就，請上座。🎈} week {連續 {streak, number} 週，外加 {count, number} 項成就，請上座。🎈} time {連續 {streak, number} 次，外加 {count, number} 項成就，請上座。🎈} other {連續 {streak, number} 天，外加 {count, number} 項成就，請上座。🎈}}
={unit, select, day {連續 {streak, number} 天！} week {連續 {streak, number} 週！} time {連續 {streak, number} 次！} other {連續 {streak, number} 天！}}
=再加 {count, number} 項成就，兩張獎狀一起領。
={count, number} 項成就
=每一項，都是你某天親手寫下的。
=最初那一項
=記在{first, date, ::yMMMd}。慢慢地，有了 {count, number} 項成就。
=字字是你的口吻
={count, number} 項成就，讀起來，就是你在說話。
=大小都好
={count, number} 項成就，一項一行，各有各的位置。
=想看就翻翻
=從{first, date, ::yMMMd}翻起，{count, number} 項成就，停在哪一項都好。
=替你撐腰
=哪天心裡沒把握，就請這 {count, number} 項成就說句話。
=放在一起看
={name}，{count, number} 項成就，真好看。
=十項成就
=從第一項到第十項，都是你留意到的。
=好的開始
=不知不覺，有了十項成就。
=50 項成就
=排滿長長一頁，從頭看，要看好一陣子。
=五十項成就
=有些一看就想起，有些再看，也許微微一愣。
=100 項成就
=隨意抽出一項，背後都有一個日子。
=整整一百
={first, date, ::yMMMd}以來的 100 項成就，不妨歇歇腳，看一看。
=兩百項成就
=一百項的旁邊，又坐了一百項。不用急著看。
=一天讀一項
=兩百項成就，從元旦讀起，能讀到七月。
=500 項成就
=像一整包紙那麼厚，沒有一張空白。
=五百項
=500 項成就，一項一項看過去，就是你的生活。
=1,000 項成就
=有一千次，你覺得這件事值得寫下來。
=整整一千
={first, date, ::yMMMd}以來，1,000 項成就，寫下的，都算數。
=2,000 則紀錄
=兩千個一閃而過的片刻，你都接住了。謝謝你。
=兩千則紀錄
={first, date, ::yMMMd}以來，你一直陪著自己的日子。
=5,000 則紀錄
=哪天想問時間去了哪裡，這裡收著不少。
=五千則紀錄
=從{first, date, ::yMMMd}起，一則一則，寫得這麼有耐心。
=10,000 則紀錄
=有一萬次，你覺得這一刻值得寫下來。你沒看錯。
=一萬則紀錄
=從{first, date, ::yMMMd}寫到這裡，句句是你。
=好事湊在一起
={unit, select, day {{count, number} 項成就，連續 {streak, number} 天，真替你高興。} week {{count, number} 項成就，連續 {streak, number} 週，真替你高興。} time {{count, number} 項成就，連續 {streak, number} 次，真替你高興。} other {{count, number} 項成就，連續 {streak, number} 天，真替你高興。}}
=有了 {count, number} 項成就
={unit, select, day {也連續 {streak, number} 天了。兩樣都不容易。} week {也連續 {streak, number} 週了。兩樣都不容易。} time {也連續 {streak, number} 次了。兩樣都不容易。} other {也連續 {streak, number} 天了。兩樣都不容易。}}
=有兩樣值得高興
={unit, select, day {連續 {streak, number} 天，也寫了 {count, number} 項成就，都是慢慢來的。} week {連續 {streak, number} 週，也寫了 {count, number} 項成就，都是慢慢來的。} time {連續 {streak, number} 次，也寫了 {count, number} 項成就，都是慢慢來的。} other {連續 {streak, number} 天，也寫了 {count, number} 項成就，都是慢慢來的。}}
={unit, select, day {不知不覺，連續 {streak, number} 天} week {不知不覺，連續 {streak, number} 週} time {不知不覺，連續 {streak, number} 次} other {不知不覺，連續 {streak, number} 天}}
=一路寫下 {count, number} 項成就，大小都有。
={count, number} 項成就
=都是你寫下的。
=從{first, date, ::yMMMd}寫起
=寫下了 {count, number} 項成就，真好。
=只有一份的清單
={count, number} 項成就，別處沒有。
=大的小的都算
=加起來，{count, number} 項成就，了不起。
=一行一行寫的
=從{first, date, ::yMMMd}算起，{count, number} 項成就，真有你的。
=第 {count, number} 項成就
=前面那些，一項也沒少。
=來到 {count, number} 項成就
=值得停下來看看。
=10 項成就
=兩位數了，不簡單。
=寫下十項了
=有了好的開始。
=50 項成就
=讀起來要好一會兒了。
=五十項成就
={first, date, ::yMMMd}以來的，一項不少。
=100 項成就
=隨便翻到哪一項，都是你。
=寫滿一百項
=從{first, date, ::yMMMd}起，一項一項來的。
=200 項成就
=這份清單，愈來愈像你。
=兩百項成就
=起點是{first, date, ::yMMMd}，路不短。
=500 項成就
=一天讀一項，要讀十六個月。
=清單上有 500 項
=開頭在{first, date, ::yMMMd}，那時還不知道呢。
=1,000 項成就
=一千次，你看見了，也寫了。
=整整一千項
=從{first, date, ::yMMMd}寫起，佩服。
=2,000 則紀錄
=怎麼摘要，都不夠。
=寫到 2,000 則了
=從{first, date, ::yMMMd}寫起。好眼力。
=5,000 則紀錄
=記性的事，交給筆了。
=寫到 5,000 則了
={first, date, ::yMMMd}起的頭，後面都是你。
=10,000 則紀錄
=形容詞用完了。
=寫到 10,000 則了
=從{first, date, ::yMMMd}寫起。不是為了數字，但真好。
=一次到兩站
={unit, select, day {{count, number} 項成就，連續 {streak, number} 天。難得。} week {{count, number} 項成就，連續 {streak, number} 週。難得。} time {{count, number} 項成就，連續 {streak, number} 次。難得。} other {{count, number} 項成就，連續 {streak, number} 天。難得。}}
=滿 {count, number} 項成就
={unit, select, day {也連續 {streak, number} 天了。真好。} week {也連續 {streak, number} 週了。真好。} time {也連續 {streak, number} 次了。真好。} other {也連續 {streak, number} 天了。真好。}}
={unit, select, day {連續寫了 {streak, number} 天} week {連續寫了 {streak, number} 週} time {連續寫了 {streak, number} 次} other {連續寫了 {streak, number} 天}}
=成就也有 {count, number} 項了，恭喜。
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=成就也滿 {count, number} 項了。好日子。
=湊成整數了
=想看的時候再看。
=怡君
=第一次游到了湖的對岸
=種了一盆羅勒
=種了一盆羅勒
=游完了整座湖
=沿著河邊走回家
=爸爸的葬禮
=修好廚房的水龍頭
=打電話給奶奶
=難過
=讀了兩章書
=烤的麵包發起來了
=報完稅了
=在雨裡跑了五公里
=今天總算撐過來了
=種了羅勒
=推掉一個會議
=學會四個和弦
=幫樂樂修好腳踏車
=第三次化療
=寫信給老朋友
=信箱清空了
=沒看稿就講完提案
=煮了六個人的飯
=睡滿八小時
=在公車上背單字
=餵貓吃藥
=畫了那棵老榕樹
=提醒下台一鞠躬
={count, plural, =0 {提醒到這裡。哪天寫一則，提醒就會再來！✏️} other {提醒到這裡，你的 # 則紀錄都留著。哪天寫一則，提醒就會再來！✏️}}
=不吵你囉
={count, plural, =0 {提醒停了，還想要就按「繼續提醒」。這裡隨時開門！🫶} other {提醒停了，還想要就按「繼續提醒」。# 則紀錄都收好了！🫶}}
=提醒好像沒幫上忙
={count, plural, =0 {那就不發了。門一直開著，想寫就來。🚪} other {那就不發了。你的 # 則紀錄都在，門也開著，想寫就來。🚪}}
=提醒下班了
={count, plural, =0 {不再響了，打開 App 就會回來上班！☕} other {不再響了。你的 # 則紀錄原封不動，打開 App，提醒就回來上班！☕}}
=路你認得
={count, plural, =0 {提醒就到這裡，想寫就來坐坐！🏡} other {提醒就到這裡，你的 # 則紀錄都在原位。想寫就來坐坐！🏡}}
=接下來隨你
={count, plural, =0 {提醒停在這裡，位子一直在，{name}。🌻} other {提醒停在這裡。# 則紀錄都在，位子也在，{name}。🌻}}
=之後不再提醒了
={count, plural, =0 {想寫的那天，這裡有一頁留給你。} other {你的 # 則紀錄都收著。想寫的那天，這裡還在。}}
=提醒告一段落
={count, plural, =0 {不再打擾了。想寫的時候，打開就好。} other {不再打擾了。你的 # 則紀錄都在，想寫時打開就好。}}
=留一點安靜
={count, plural, =0 {提醒停在這裡。寫一句，提醒就會再來。} other {提醒停在這裡，你的 # 則紀錄好好的。寫一句，提醒就會再來。}}
=提醒可以休息了
={count, plural, =0 {之後不再發了。還想收到，按「繼續提醒」就好。} other {之後不再發了，你的 # 則紀錄都在。還想收到，按「繼續提醒」就好。}}
=不必再回應什麼
={count, plural, =0 {提醒就到這裡。想來的時候，門開著。} other {提醒就到這裡。你的 # 則紀錄都留著，想來的時候，門開著。}}
=燈還亮著
={count, plural, =0 {不再提醒了。隨時來坐坐，{name}。} other {不再提醒了。你的 # 則紀錄都在，隨時來坐坐，{name}。}}
=提醒到這裡為止
={count, plural, =0 {這裡一直開著，想寫就寫。} other {# 則紀錄都在，想寫就寫。}}
=提醒就到這次
={count, plural, =0 {寫一則，提醒就會再來。} other {你的 # 則紀錄都在。寫一則，提醒就會再來。}}
=不再提醒了
={count, plural, =0 {按「繼續提醒」，或者寫一句，就會再來。} other {按「繼續提醒」就會再來。你的 # 則紀錄都在。}}
=不出聲了
={count, plural, =0 {提醒停了。想寫，打開 App 就行。} other {提醒停了。打開 App，# 則紀錄都在。}}
=問到這裡就好
={count, plural, =0 {提醒會停，這一頁不會。想寫就寫。} other {提醒會停，# 則紀錄還在。想寫就寫。}}
=之後隨你
={count, plural, =0 {提醒就停在這一次。這一頁開著。} other {提醒就停在這一次。# 則紀錄在，這一頁也開著。}}
=提醒停了
=想寫的時候，打開就好。
=第一項成就！
=清單上的第一行，看了就開心。😊
=從零到一！
=有了第一項成就，清單才叫清單。🌱
=記上一功
=做到了，也寫下來了，這是第一項成就！
=記住這一項
=不管後面還有沒有，第一項成就永遠是它。
=開張大吉
={name}，第一項成就到了，好彩頭！
=第一項成就
=大小不要緊，是你的，也寫下來了。
=一項就夠
=第一項成就寫好了，其他的都不急。
=留下來了
=做過的事容易淡忘，這第一項成就，有一行字記著。
=開了個頭
=有了第一項成就。之後寫什麼、什麼時候寫，都由你。
=值得高興的一刻
={name}，你的第一項成就寫好了，恭喜。
=第一項成就
=在清單上了，很好。
=清單開張了
=第一項成就，請進。
=第一則紀錄
=做了，也寫下來了。
=第一行寫好了
=有沒有第二行，它都是第一。
=寫下來了
=你的第一項成就，收好了。
=有新的內容
=什麼時候看都可以。
={count, number} 則通知
=去世、過世、逝世、離世、病逝、病故、病危、往生、死亡、臨終、喪事、喪偶、喪禮、葬禮、告別式、公祭、出殯、下葬、火化、追思會、弔唁、守靈、守喪、遺體、骨灰、靈堂、掃墓、忌日、訃聞、悼念、自殺、輕生、自殘、自傷、住院、急診、搶救、加護病房、手術、開刀、化療、放療、確診、癌、癌症、肺癌、胃癌、肝癌、乳癌、腫瘤、白血病、絕症、中風、失智、失智症、憂鬱、憂鬱症、焦慮症、恐慌症、復發、流產、小產、死胎、離婚、分手、失戀、劈腿、外遇、家暴、虐待、性侵、強暴、騷擾、車禍、裁員、資遣、失業、破產、安樂死、痛哭
=去世博、去世博會、去世貿、去世大運、去世運、死亡谷、死亡金屬、死亡擱淺、死亡筆記本、自殺突擊隊、骨灰級、住院醫師、急診室的春天、急診室女醫生、手術刀、搶救檔案、搶救資料、搶救雷恩大兵、分手快樂、失戀三十三天、騷擾電話、騷擾訊息、車禍現場、破產姊妹、憂鬱的熱帶、離婚律師
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
=動筆 {activeDays, number} 天
={month, date, ::MMMM}一共 {count, number} 則，字字都是你自己挑的！
={bestStreak, plural, =1 {每一天都是獨奏} other {一口氣連寫 # 天}}
={month, date, ::MMMM}一共 {count, number} 則，跟自己擊個掌！🙌
={month, date, ::MMMM}清單：{count, number} 則
={change, select, up {排得整整齊齊，一看就是你。} same {每一則都真有其事，月曆可以作證。} down {捲起來，帶著就走，一則都不會掉。} other {每一則都真有其事，月曆可以作證。}}
=自家出品 {count, number} 則紀錄
=產地：{month, date, ::MMMM}，純手工。要不要開一罐嚐嚐？🍯
={month, date, ::MMMM}出書了
=收錄 {count, number} 則紀錄，作者正在看這則通知。
=上月進貨
={month, date, ::MMMM}你帶來 {count, number} 則，樣樣有來頭！
={count, number} 則紀錄，作詞：你
={change, select, up {{month, date, ::MMMM}負責旋律，押不押韻你決定。🎶} same {{month, date, ::MMMM}打拍子，你接得剛好。🎶} down {{month, date, ::MMMM}的歌單更新了，想聽哪首點哪首。🎶} other {{month, date, ::MMMM}打拍子，你接得剛好。🎶}}
=當月限定
={month, date, ::MMMM}的 {count, number} 則，別處都沒有，替你收好了！
=給你的明信片
={month, date, ::MMMM}寄來的，上面是你寫的 {count, number} 則！📬
=放愈久愈香
={month, date, ::MMMM}的 {count, number} 則，已經收進櫃子裡了。
=月曆上的小圈圈
={month, date, ::MMMM}的 {count, number} 則，替你圈起來了！⭕
={month, date, ::MMMM}不太好過
=你還是寫了 {count, number} 則，都好好收著。
=有風有雨的一個月
={month, date, ::MMMM}的 {count, number} 則都收進屋裡，沒淋到雨。
={month, date, ::MMMM}，領教了
=有難的，你也寫了 {count, number} 則。先喘口氣。
=實話實說的一個月
={month, date, ::MMMM}的 {count, number} 則，不加濾鏡，就是你。
={month, date, ::MMMM}走完了
=留下 {count, number} 則紀錄，都是你親手寫的。
={month, date, ::MMMM}，有 {activeDays, number} 天動了筆
=動筆的日子，你都留了一點時間給自己。
=有自己的節奏
={bestStreak, plural, =1 {{month, date, ::MMMM}一共 {count, number} 則，想寫的日子就寫，這樣很好。} other {{month, date, ::MMMM}寫了 {count, number} 則，最長連續 # 天，一步一步來的。}}
=寫下的 {count, number} 則
={change, select, up {{month, date, ::MMMM}的大小事都在裡面，有空慢慢翻。} same {{month, date, ::MMMM}的日子，你寫下了自己的那一份。} down {{month, date, ::MMMM}你想留住的，都在這裡了。} other {{month, date, ::MMMM}的日子，你寫下了自己的那一份。}}
={month, date, ::MMMM}留了下來
={count, number} 則紀錄，想從哪一則看起？
=翻一翻{month, date, ::MMMM}
={count, number} 則紀錄在裡面，翻到哪裡，就停在哪裡。
=每一則都有來歷
={month, date, ::MMMM}有 {activeDays, number} 天動了筆。背後的事，你最清楚。
=回頭看，{count, number} 則紀錄
={change, select, up {{month, date, ::MMMM}的陰晴，裡面都有一點。} same {{month, date, ::MMMM}的日子，是用你自己的話寫的。} down {有晴有雨，{month, date, ::MMMM}都在裡面。} other {{month, date, ::MMMM}的日子，是用你自己的話寫的。}}
=走過的一個月
={month, date, ::MMMM}，你替自己寫下了 {count, number} 則。
=你的一個月
={month, date, ::MMMM}寫成字的，有 {count, number} 則。
=給自己的睡前讀物
={month, date, ::MMMM}的 {count, number} 則，找個安靜的晚上再讀。
=月曆翻過一頁
={month, date, ::MMMM}留給你 {count, number} 則，不用急著看。
={month, date, ::MMMM}，辛苦你了
=寫下的 {count, number} 則，先放在這裡就好。
=照實寫下的一個月
={month, date, ::MMMM}的 {count, number} 則，難的也在，都收著。
=慢慢走過來
={month, date, ::MMMM}留下 {count, number} 則，哪天想讀再讀。
=有一頁陪你
={month, date, ::MMMM}裡你寫了 {count, number} 則。還說不出口的，不用急。
={month, date, ::MMMM}收工
=寫了 {count, number} 則，辛苦了。
=一天一天寫的
={month, date, ::MMMM}有 {activeDays, number} 天動了筆，真好。
=照自己的節奏
={bestStreak, plural, =1 {{month, date, ::MMMM}寫了 {count, number} 則，想寫才寫，自在。} other {{month, date, ::MMMM}寫了 {count, number} 則，最長連續 # 天。好樣的。}}
={month, date, ::MMMM}都在這裡
={change, select, up {{count, number} 則，翻到哪裡看到哪裡。} same {{count, number} 則，一則一個樣。} down {{count, number} 則，慢慢看。} other {{count, number} 則，一則一個樣。}}
={month, date, ::MMMM}收好了
={count, number} 則，想看隨時看。
=翻到{month, date, ::yMMMM}
={count, number} 則，都是你寫的。
=自己寫的一個月
={month, date, ::MMMM}一共 {count, number} 則，翻開就讀得到。
={change, select, up {值得回頭看一眼} same {一個月，寫成了字} down {一個月，一頁字} other {一個月，寫成了字}}
={month, date, ::MMMM}寫了 {count, number} 則，很可以。
=上個月的字
={month, date, ::MMMM}寫了 {count, number} 則，在這裡。
=翻過一頁
={month, date, ::MMMM}的 {count, number} 則，帶著走。
=有空看一眼
={month, date, ::MMMM}的 {count, number} 則，是你寫的。
=上個月留給你
={month, date, ::MMMM}有 {count, number} 則，真好。
={month, date, ::MMMM}不容易
={count, number} 則，收著。
={month, date, ::MMMM}過來了
=寫了 {count, number} 則，難為你了。
={month, date, ::MMMM}難寫，也寫了
=一共 {count, number} 則。
={month, date, ::MMMM}，有輕有重
={count, number} 則，一則一則都在。
=上個月的回顧
=短短的，已經備好，有空再看。
=這個連結已經用過了
=每個連結只能開啟一次，別人拿到也沒有用。需要時，可以在原本的地方再取得一個。
=這個連結已過期
=連結只在一段時間內有效。可以在原本的地方再取得一個。
=這個連結無法開啟
=連結可能不完整。請從原訊息中重新開啟，或再取得新的連結。
=請用連結開啟你的頁面
=這個瀏覽器目前無法開啟你的頁面。用新的連結或代碼就能再次開啟。
=需要安全連線
=本頁只能用 https 開頭的位址開啟。請向伺服器的管理者詢問。
=沒有做任何變更
=表單已過期，或不是從你的頁面送出的。請重新開啟頁面，再做一次。
=這個位址沒有內容
=位址可能有誤，請檢查一下。
=發生了一點問題
=不是你的問題，請稍後再試。
=開啟我的頁面
=在這個瀏覽器中登出
=再一步就能開啟你的頁面
=這個連結只能用一次，會在這個瀏覽器中開啟頁面。
=代碼
=10 個英文字母和數字。可以在已開啟頁面的其他裝置上取得，也可以在取得連結的地方取得。
=用代碼開啟
=用這個代碼無法開啟頁面。請核對一下，或再取得一個：每個代碼只能用一次，最多 10 分鐘內有效。
=試過的代碼有點多了
=請過幾分鐘再試。用連結仍然可以開啟你的頁面。
=取得用於其他裝置的代碼
=你的代碼
=請在 {n, number} 分鐘內於另一台裝置上輸入。只能用一次。
=我的成就
=今天完成了什麼？
=大事小事都算，寫一句就好。
=日期
=記下來
=先寫幾個字吧。
=內容太長，存不下。請寫短一點。
=請選擇今天或更早的日期。
=已記下。
=已刪除。
=已修改。
=第一則紀錄，好的開始！
=已經累積 {n, number} 項成就！
=已連續 {n, number} {unit, select, day {天} week {週} other {次}}！
=到目前為止
={n, number}
={unit, select, day {連續天數} week {連續週數} other {連續次數}}
=最長連續
=累積成就
=最近四週有 {n, number} 天留下紀錄
={unit, select, day {以天計算：目前連續 {n, number} 天，最長 {longest, number} 天。} week {以週計算：目前連續 {n, number} 週，最長 {longest, number} 週。} other {這樣計算：目前連續 {n, number} 次，最長 {longest, number} 次。}}紀錄都會保留。
=回顧
=還沒有紀錄。第一則可以是件小事。
=沒有文字
=今天
=昨天
={day, date, ::yMMMEd}
=編輯或刪除「{title}」
=編輯
=編輯「{title}」
=刪除
=刪除「{title}」
=要刪除這則紀錄嗎？刪除後無法復原。
=更早的紀錄
=最新的紀錄
=下載全部紀錄
=編輯這則紀錄
=內容
=儲存
=返回
=Chrome 或同類瀏覽器
=其他瀏覽器
=Apple 裝置上的應用程式
=應用程式
=其他服務
=連接日期：{day, date, ::yMMMd}
=就是這個瀏覽器
=中斷連接
=中斷連接：{title}
=已中斷連接，通知不會再傳到那裡。
=接下來的通知
=目前沒有安排。
=通知已關閉，不會收到任何內容。
=時間以 {zone} 為準。
=更改
=這個瀏覽器的時區是 {zone}。
=時區
=通知依當地時間傳送，請選擇你所在的時區。
=建議
=所有時區
=使用這個時區
=返回
=這是儲存變更之後的樣子。
=下一則：{title}
=今天 {time, time, ::Hm}
=明天 {time, time, ::Hm}
={time, date, ::MMMEdHm}
={time, date, ::yMMMEdHm}
=更新預覽
=已儲存。
=變更尚未儲存
=有 {n, number} 項設定需要再看一下
={title}：{why}
=這個瀏覽器
=正在檢查瀏覽器的權限…
=要在這裡顯示通知，請為本頁啟用 JavaScript。其他功能不受影響。
=瀏覽器未能連接，請稍後再試。
=中斷連接
=已連接的裝置：{n, number}
=現在傳一則試試
=已傳送，很快就會出現。
=請先連接瀏覽器，通知才有地方顯示。
=未能傳送，請過幾分鐘再試。
=昨天為什麼沒有收到通知？
=昨天收到了什麼？
=當時沒有連接任何裝置，通知無處顯示。
=那天沒有安排通知。
=以目前的設定為準。
={time, time, ::Hm}，「{title}」已傳送
={time, time, ::Hm}，「{title}」已傳送，但不確定是否送達
=「{title}」未能送達
=「{title}」已過時間，沒有傳送
=「{title}」，原定 {time, time, ::Hm}
=休息一下
=到所選日期為止不傳送通知，連續紀錄保持不變。
=今天已有紀錄，照常計入。休息從明天開始。
=最後一天
=暫停
=請選擇今天或之後的日期。
=請選擇明天或之後的日期。
=暫停至{day, date, ::MMMEd}
=明天起暫停至{day, date, ::MMMEd}
=立即恢復
=取消休息
=通知已恢復。
=把本頁加入主畫面
=在 iPhone 和 iPad 上，只有主畫面上的頁面才能顯示通知。請在「分享」中選「加入主畫面」，從主畫面開啟後會要求輸入代碼。
=允許通知
=你會在選定的時間收到提醒通知，達成里程碑時也會收到。隨時可以更改。
=允許鬧鐘
=只有你選定的固定提醒會響鈴，在靜音模式或專注模式下也會響。隨時可以更改。
=讓通知準時送達
=不允許也會收到通知，只是可能晚一些。可在「{settingsPage}」中允許。
=提醒
=連續紀錄提醒
=連續紀錄里程碑
=累計里程碑
={unit, select, day {連續 {n, number} 天} week {連續 {n, number} 週} other {連續 {n, number} 次}}
={n, number} 項成就
=第一項成就
=以前的成就
=每週總結
=每月總結
=年度總結
=歡迎回來
=重新開始記錄
=告別提醒
=到了設定的提醒時間
=當天時鐘調快，沒有 {time, time, ::Hm}
=時鐘調快，沒有{time, date, ::yMMMEdHm}這個時間
=當地沒有{day, date, ::yMMMEd}這一天
=當天時鐘調快，跳過了原定時間
=當天時鐘調慢，{time, time, ::Hm} 有兩次，這是第一次
=當天時鐘調慢，原定時間有兩次，這是第一次
=當天時鐘調慢，{time, time, ::Hm} 有兩次，這是第二次
=當天時鐘調慢，原定時間有兩次，這是第二次
=原定 {time, time, ::Hm}，延後到勿擾時段結束
=延後到勿擾時段結束
=原定{time, date, ::yMMMEdHm}，延後到勿擾時段結束
=延後到勿擾時段結束（{time, date, ::yMMMEdHm}）
=在勿擾時段內，時段結束時內容已經過時
=所有時間都在勿擾時段內
={unit, select, day {當天已有紀錄} week {那一週已有紀錄} other {最近一個提醒日以來已有紀錄}}
={day, date, ::yMMMEd}以來已有紀錄
=依每天都有紀錄推算
=依每週都有紀錄推算
=依每次都有紀錄推算
={pace, select, today {依今天 {n, number} 項的速度推算} other {依最近 {days, number} 天 {n, number} 項的速度推算}}
=依最近的速度推算
=依每次提醒記一項推算
=最近 30 天沒有紀錄，算不出日期
=還要太多次提醒，算不出日期
=在 9999 年以後
=這是預覽
=已達成
=前一天達成
=先前已達成
={time, date, ::yMMMEdHm}慶祝
=還剩四小時，還沒有紀錄
=最後一次提醒已過兩小時，還沒有紀錄
=上次紀錄是七天前
=上次紀錄是三十天前
=到了重溫成就的日子
=往年的今天記下的
=上一週結束了
=上個月結束了
=上一年結束了
=通知已全部關閉
=這類通知已關閉
=當天在暫停期間
=已達當天上限
=名額留給更重要的通知：{other}
=順延到第二天
=由前幾天順延
=順延到當天，但當天也排不下
=已經傳送過
=原定 {time, time, ::Hm}
=原定{time, date, ::yMMMEdHm}
=同一時間有另一則通知：{other}
=已併入另一則通知：{other}
=同時包含另一則通知：{other}
=同時包含另外幾則通知：{others}
=當天不提醒，下次是{day, date, ::yMMMEd}
=當天不提醒，以後也沒有了
=不是重溫成就的日子，下次是{day, date, ::yMMMEd}
=不是重溫成就的日子
=目前沒有連續紀錄
=有保護或暫停，連續紀錄不會斷
=連續紀錄還不長
=最近常在更晚的時候記錄
=提醒來得夠晚，已經算是提示
=只知道總數，不知道每一項成就
=這次沒有可以回顧的成就
=上次紀錄以來沒有錯過提醒
=這是隔了至少一週後的第一項成就
=60 天內已經歡迎過一次
=前幾次提醒沒有回應，提醒會少一些，下次是{day, date, ::yMMMEd}
=提醒在休息，有了紀錄或打開應用程式才會恢復
=最近的提醒很少有回應，所以隔天提醒
=兩個月的提醒都沒有回應
=還沒有達成
=以前有過長得多的連續紀錄
={day, date, ::yMMMd}才慶祝過同樣的連續次數，至少要隔 60 天
={first}；{last}
={what}（{when}）：已安排，因為{why}。
={what}（{when}）：不傳送，因為{why}。
={what}：不傳送，因為{why}。
={unit, select, day {{n, number} 天} week {{n, number} 週} other {{n, number} 次}}
=連續 {length}，最長 {longest}。
=沒有連續紀錄，最長 {longest}。
=還沒有連續紀錄。
=還有 {n, number} 次保護。
=不再記錄的話，保持到{day, date, ::yMMMEd}。
={when}：{event, select, started {開始連續} extended {有紀錄} frozen {用了一次保護} paused {暫停} repaired {已補上} ended {連續結束} open {還沒有紀錄} bought {得到一次保護} other {已有兩次保護，沒有再加}}（{length}，剩餘保護 {n, number} 次）
={day, date, ::yMMMEd}
={time, date, ::yMMMEdHm}
={time, date, ::yMMMEdHms}
={time, time, ::Hm}
={time, time, ::Hms}
=有什麼想寫的嗎？
=大事、小事、半件事，都想聽。沒有？那也沒關係啦。
=徵求雞毛蒜皮的小事
=瓶蓋轉開了、耳機線理順了，都夠格寫一筆！
=老王賣瓜時間
=有哪件事做得不錯，只是不好意思說？自賣自誇，這裡不收攤位費。
=以為會搞砸，結果沒有？
={days, plural, =0 {最近有哪件事比預期順利？} =1 {從昨天到現在，有哪件事比預期順利？} =2 {從前天到現在，有哪件事比預期順利？} =3 {最近這三天，有哪件事比預期順利？} =7 {最近這七天，有哪件事比預期順利？} other {最近有哪件事比預期順利？}}
=學到什麼冷知識？
=新詞、訣竅、別人家貓的名字，換你說一個！🐱
=給未來的自己
=最近有什麼想記住的？寫仔細一點，連午餐配什麼湯都可以！
=起了頭就算數
=毛衣才織好一隻袖子？那就先記這隻袖子！
=好人好事登記處
=替人按住電梯也受理，免填表、免蓋章。
=修好、烤好、黏好
=不搖、不漏、還算好吃，就請它上清單！
=硬著頭皮做了
=腿可以抖，手可以冰，做了就是做了。是哪一件，寫給自己看！
=拒絕也是功夫
=婉拒了一件事，還睡了個安心的午覺？這招請傳授！
={count, plural, =0 {第一則隨你寫} other {已經有 # 則了}}
=認真的、好笑的、說不上是哪種的，下一則是哪一種？
=鼻子有話要說
=雨後的柏油路，還是剛出爐的麵包？最近聞到的，寫一種！
=私藏地點
=吹得到風的長椅、轉角那家小店，最近在哪裡待得最舒服？🗺️
=「最後一顆你吃」
=水餃、座位，還是半個鐘頭？讓出去的，記在你的功勞簿上！🥟
=少一件是一件
=退訂的電子報、推掉的飯局、終於取消的會議，最近甩掉了哪一樣？
=總算等到了
=客服有人接了、牙醫說「可以了」，最近讓你鬆一口氣的，寫一件！😌
=一口不剩
=喝光的湯、一口氣追完的漫畫，最近哪一樣享受得最徹底？🍜
=桌上有故事
=挑一樣東西，替它寫段身世，那支來路不明的筆也可以！🖊️
=害你笑出來的人
=店員、網友、路過的小孩，最近是誰？
=清單在招手
={count, plural, =0 {第一個位子空著，帶一件最近的小事過來吧！} other {一共 # 則了。最近的事，也帶一件過來吧！}}
=積了點灰的那件
=就算只擦掉一層灰，也算開工了。是哪一件？
=進步一點點
=荷包蛋煎得比上次圓，也算！只有你懂的那種進步，寫下來。
=標準答案是「還好」
=有人問你最近怎麼樣，你其實想回答什麼？
=抬頭看了一眼
=像鯨魚的雲、路燈上的鳥，最近看到的，說來聽聽！🐋
=跟機器談判成功
=印表機肯印了、密碼想起來了，這回擺平了哪一樁？
=身體部門回報
=喝了杯水，伸了個懶腰，上級很滿意。替它記一筆！
=出了包，也有續集
=道歉了、補好了，還是先笑出來了？
=挖了一個新坑
=第一課、第一頁、第一盆薄荷，寫下來。有沒有第二，到時再說！🌱
=遙控器回家了
=雨傘、鑰匙、借出去的書，最近還有誰歸隊？
=這句我收下了
=聽到的、讀到的、自己脫口而出的，好句子存一句在這裡！
=說了可能沒人信
=最近聽到、看到的怪事，哪一件最怪？
=只說給清單聽
={name}，有哪件好事只有你知道？
=今天的頭條由你寫
=總編輯是你，「冰箱清好了」也能登上頭版。📰
={streak, plural, =0 {哪一天都能起頭} =1 {第一天寫好了} other {連續 # 天了}}
=今天想加哪一件？「碗洗好了」是經典款！
=找到鑰匙算不算？
=算！今天找到的、摺好的、回完的，挑一件寫上來。🔑
=躺著寫也行
=等車也行，排隊也行，今天這一句不挑姿勢。
={streak, plural, =0 {從今天開始數？} =1 {第一天，真有你的} other {連續 # 天，真有你的}}
={streak, plural, =0 {寫一件今天做的事，就算第一天！} =1 {開得好！今天最想跟人說的，是哪一件？} other {今天最想跟人說的，是哪一件？}}
=計畫趕不上變化
=走錯路，結果發現一家好店？今天沒排進行程的，正好拿來寫。
=四個字剛剛好
=「湯很好喝」，這樣就是一則。換你寫四個字！
=亂一點也沒關係
=咖啡打翻、話說到一半忘了？今天是什麼樣子，就寫成什麼樣子。☕
=今天小勝一局
=紅燈剛好轉綠，也得一分。最小的那件順心事，寫下來！
=今天的主題曲
=抒情慢歌、廣告歌，還是電梯音樂？🎵
=謝謝路過
=收銀員、司機、牽著主人跑的狗，今天遇見誰，寫一位！
=今日配飯話題
=今天哪件事，講出來最下飯？🍚
=閒事管得好
=腳踏車扶正了、衛生紙補上了，沒人拜託的好事，今天記一件！
=短篇也是文學
={streak, plural, =0 {今天哪件小事，一口氣就講得完？} =1 {第一天出版了！今天哪件小事，一口氣就講得完？} other {連續 # 天了！今天哪件小事，一口氣就講得完？}}
=今天有新花樣
=跟昨天比，換了什麼？三明治的口味也算！🥪
=今天的小事菜單
=一道當點心，兩道剛好，三道吃到飽，要寫幾件？🍡
=第一個跳出來的
=回想這幾天，最先想到哪件事？就是它了！👋
=後來呢？
={days, plural, =0 {這幾天有什麼好事，寫一件吧！} =1 {清單寫到昨天，接下來是哪一件？} =2 {清單寫到前天，接下來是哪一件？} =3 {清單寫到大前天，接下來是哪一件？} other {寫過的都在這裡，這幾天的事也來一件吧！}}
=問問照片
=翻翻這幾天拍的，說不定有一張知道該寫什麼！📷
=愈怪愈有趣
={count, plural, =0 {怪怪的小事，回頭看最好笑。這幾天有嗎？} other {已經有 # 則了。怪怪的小事，回頭看最好笑。這幾天有嗎？}}
=劃掉了哪一項？
=填完那張煩人的表格、跑完一趟郵局，這幾天辦好的，寫一件慶祝！
=重播也歡迎
=這幾天又做了同一件好事？做一次算一次，再寫一遍！🔁
=做了什麼決定？
=這幾天決定過的，寫一個吧。「晚餐吃麵」？好，這也算！
=三天選一天
=最近這三天，哪一天比較有故事可寫？
=通訊錄抽一位
=「好久不見」傳出去了？這幾天想起的人，寫一個名字吧！
=舌頭最記得
=泡麵加蛋、巷口那碗湯，這幾天哪一口最想再來一次？😋
=往前挪了一格
=盆栽冒了片新葉？快來報喜，這幾天有進展的都歡迎！
=十五分鐘精華
=這幾天剪成一支短片，你會留哪一段？🎬
=啊，原來是這樣
=這幾天恍然大悟的，就算只是微波爐的按鈕，也請登場！💡
=來，坐下說
={streak, plural, =0 {這幾天的小事，先說哪一件？} =1 {第一次聊上了！這次先說哪一件？} other {連續 # 次了！這次先說哪一件？}}
=大掃除戰報
=這幾天修好的、擦亮的、終於丟掉的，挑一件戰利品展示！🧹
=明年的你來訂貨
=這幾天的事，一年後會想讀到哪一件？
={weekCount, plural, =0 {這週想寫什麼都行} other {這週有 # 則了}}
=想一想，哪件事講起來最有畫面？
=最佳十分鐘
=最近七天，哪十分鐘你想再過一次？寫來看看！
={weekStart, date, ::MMMMd}開始的這週
={weekCount, plural, =0 {有哪些事？廚房實驗也可以寫。} other {寫了 # 則。廚房實驗也算，還有哪些事？}}
={streak, plural, =0 {從這一週開始也行} =1 {第一週寫好了} other {連續 # 週了}}
=這一週想記住什麼？「抽屜收好了」也上得了檯面！
=一張明信片
=用一句話寫這一週，「一切安好」可寫可不寫。📮
=愈來愈上手了嗎？
=這七天有什麼變順了？電腦肯乖乖聽話，也寫一筆！
=不用湊數
={weekCount, plural, =0 {這週寫一則很好，不寫也很好。有想寫的嗎？} other {這週 # 則，很好。再添一則？也很好！}}
=慢也是一種步調
=這週走到哪裡，就寫到哪裡。🐌
=本週封面人物
=早餐店老闆、夜班司機、巷口的貓，這週的封面給誰，你來選！🐈
=這週小贏一場
=衣架沒打結？傘帶對了？最小的那場勝利是哪一場？
=本週新品
=一個新詞、一條新路、一首新歌，這週上架的，挑一樣寫！🛒
=看起來像五分鐘
=這週哪件事，聽起來是散步，做起來是登山？⛰️
=這件就放它走
=話都到嘴邊了，最後決定算了。這週放走的，寫一件！🎈
=替這週取個綽號
={streak, plural, =0 {這一週，你會叫它什麼？} =1 {第一週寫好了！這一週，你會叫它什麼？} other {連續 # 週了！這一週，你會叫它什麼？}}
=相簿考古隊
=挖挖這週的照片和日曆，出土一件差點忘了的事。⛏️
=給自己的感謝狀
=請上台，別害羞。這週要謝謝自己哪一件？
=前情提要
=從上次到現在，發生了什麼？挑一件講來聽聽！
=可以蓋章了
=按下「傳送」的那一秒，很痛快吧？最近交出了什麼？
=清單上有空位
={weekCount, plural, =0 {這週第一則的位子擦好了，請坐！} other {這週 # 則已經入座，旁邊還有位子，請坐！}}
=履歷不會寫的事
=安慰了誰、看雲看了十分鐘，這種事最近有嗎？
=好好聊了一場
=三句也算，跟貓也算，跟自己更算。最精彩的那句，寫下來。
=小菜一碟
={streak, plural, =0 {先端哪一件小事上桌？} =1 {第一次上桌了！這次端哪一件小事來？} other {連續 # 次了！這次端哪一件小事來？}}
=光明正大地休息
=一杯茶、一扇窗、樓下繞一圈，偷來的空檔也寫一筆！🍵
=這回比較順
=少跑一趟、少嘆一口氣，跟上次比，順在哪裡？
=功勞待領
=有人說「請問一下」，你還真的幫上忙了？快來認領！
=保鮮期一週
=有哪件小事，想趁新鮮裝罐？🥫
=你圈起來的日子
=今天是你自己挑的，寫什麼都開綠燈！🚦
=收集笑聲
=最近誰笑了一下？別人、路人，還是鏡子裡那位？
=來回票一張
=路上看到、聽到的，寫一站。從房間到廚房也算一程！🚌
=拍板定案
=最近哪件事你點了頭，哪件事你搖了頭？
=半懂也是懂
=本來像天書，忽然看懂一行，這就值得寫！🔍
=把最近印成貼紙
=上面放一個詞、一句話，還是一個畫面？
=早安！
=今天遇到好事，再回來寫一句。車上有位子，就是一樁。
=昨晚精選
=聊得開心、書看完一章、早早睡了？配著早餐寫下來吧。
=昨日回顧
=新的一集還沒開演，昨天的最佳橋段是哪一段？📺
=第一口試喝報告
=咖啡、奶茶、白開水，今早這口給幾顆星？☕
=今日預告片
=今天最期待哪一段？「吃便當」也是好答案。
=昨夜夢境快報
=又在飛，還是又在考試？夜班編劇辛苦了，寫段大綱！🌙
=昨天的你有交代
=碗洗了，包包收好了，還是早睡了？幫昨天的自己記個功！
=窗外連線
=出太陽、起霧，還是鳥在開會？請現場播報一句！🐦
=昨日最佳客串
=司機、店員、路過的狗，昨天誰最搶戲？🎭
=昨天聽來的
=一句金句、一個冷笑話、一條八卦，放到早上還新鮮的是哪個？
=昨天有點崩？
=撐到天亮就是本事。記一筆，再翻到新的一頁！
=早晨聲音大賽
=水壺、麻雀、樓上的拖鞋，第一名是誰？🎶
=今天來尋寶
=長得像魚的雲、打哈欠的貓，遇到哪樣，回來報告！🔎
=幫自己留一份
=一塊點心、一首歌、十分鐘放空，今天留哪樣？
=早餐評論家
=「飯糰，五顆星。」這樣就是一則，換你！🍙
=這天還沒取名
=如果拍成一集，你希望片名叫什麼？🎬
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
=年份一次就寫對，已經可以記一則了。🎆
=全新的月曆
=空格還多著呢！隨便挑一格，寫件什麼小事好？
=補一則去年的
=十二月有什麼好事嗎？現在寫正好！
=新年慢慢來
=新的一年也才剛睡醒。窗簾拉開了？那就記一則。
=年尾再掏一件？
=餅乾罐裡最後一塊往往最香。有哪件好事可以寫？
=隨手挑一個月
=往回翻翻看，要是翻出一件好事，就寫進來。
=年度迷你獎
=最佳午睡、最好吃的麵、最勇敢的一封信，今年先頒哪個獎？🏆
=給今年補個 PS
=信寫到最後，你想補上哪一句？
=新春糖果盒
=睡到自然醒、挑中最愛的那顆糖，都是新年好事，寫一件吧。🏮
=橫批留給你
=上聯在右，下聯在左，橫批就寫一件開春好事吧。
=新春插播
=恭喜聲中，插播一則你的小消息吧。
=灶上的好手藝
=年糕煎得剛好、蘿蔔糕沒散掉，都可以記上一筆。
=月亮好大一張紙
=寫件小事剛剛好，剩下的地方留給玉兔。🌕
=柚子剝得漂亮
=皮一整片、果肉沒破，這種功夫也值得記一筆。
=嫦娥也想聽
=廣寒宮太安靜了，有什麼小事，寫一件給她解悶吧。
=主角是月亮
=配角也有戲份，要不要寫件自己的小事？
=然後呢，然後呢？
={recentDay, date, ::MMMd}寫到：「{recent}」
=書籤夾在{recentDay, date, ::MMMd}
=這頁之後的，接著寫：「{recent}」🔖
=這陣子好嗎？
={recentDay, date, ::MMMd}的你說：「{recent}」
=哪一句跟它作伴？
=就是{recentDay, date, ::MMMd}這句：「{recent}」
={recentDay, date, ::MMMd}的你來信
=回一句吧：「{recent}」
=下一則，短短的就行！
={recentDay, date, ::MMMd}就這麼長：「{recent}」
=那個{recentDay, date, ::EEE}還有別的嗎？
=檔案裡有這句：「{recent}」🗂️
=那是那時，現在呢？
=那時是{recentDay, date, ::MMMd}：「{recent}」
=發現一個規律
={fitDays, plural, =1 {你多半在{fitDay, date, ::EEE}寫。以後只在這天來敲門，好嗎？🚪} =2 {你多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}寫。以後只在這兩天來敲門，好嗎？🚪} other {你多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}寫。以後只在這三天來敲門，好嗎？🚪}}
=你的黃道吉日
={fitDays, plural, =1 {你的字大多落在{fitDay, date, ::EEE}。提醒也挑這天來？} =2 {你的字大多落在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。提醒也挑這兩天來？} other {你的字大多落在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。提醒也挑這三天來？}}
=少響幾次，照樣寫
={fitDays, plural, =1 {你最常寫的是{fitDay, date, ::EEE}。其他日子，讓提醒放假去？🏖️} =2 {你最常寫的是{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。其他日子，讓提醒放假去？🏖️} other {你最常寫的是{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。其他日子，讓提醒放假去？🏖️}}
=有哪件事想留下嗎？
=想得到就寫一句，想不到就讓它空著。
=再小也可以
=洗好的杯子、摺好的衣服、回過的一封信。挑一件寫下來。
=替自己高興一下
=再普通的事也行。不用誰點頭，也不用誰看見。
=慢慢想
={days, plural, =0 {最近的事，有想寫的就寫一句。} =1 {從昨天到現在，想到什麼，就寫一句。} =2 {從前天到現在，想到什麼，就寫一句。} =3 {從大前天到現在，想到什麼，就寫一句。} other {最近的事，有想寫的就寫一句。}}
=學了一點新東西
=就算只是一個字的念法，也可以寫。是什麼呢？
=留給日後的你
=很久以後，一句平常的話，就能帶你回到這段日子。
=還沒做完也可以寫
=做到哪裡就寫到哪裡，後面的慢慢來。
=一份好意
=讓個座，聽人把話說完，都是。小小的，也寫下來。
=動手做的事
=補好的口袋、鎖緊的椅腳、煮好的湯，最近有哪一樣？
=其實需要勇氣
=看起來只是一句實話，說出口卻不簡單。替自己記著吧。
=歇一下也好
=闔上電腦、推掉一個邀約、什麼都不做，也值得記一筆。
=你自己的話
={count, plural, =0 {第一則可以很小，小到一個詞。} other {這裡有 # 則了。下一句，也照你的口氣寫。}}
=一陣香氣，一段琴聲
=最近有什麼，讓你不自覺停了一下？
=捨不得離開的地方
=樹下的長椅、燈光剛好的店。最近在哪裡多坐了一會兒，就寫哪裡。
=給別人的半個鐘頭
=陪人等，聽人說話，只是坐在旁邊也算。自己記得就好。
=心裡輕了一點
=推掉了，退訂了，決定不做了。最近放下了哪一件？
=等一個消息
=等到了，還是還在等？
=沒有用處的快樂
=泡腳泡到水涼，書看到最後一頁。寫一樣，不必說理由。
=口袋裡的東西
=一張票根，一把鑰匙。它是怎麼來的？
=有人幫了一點忙
=也許是陌生人的一句話、一個點頭。寫下來，當作道謝。
=添一筆最近的事
={count, plural, =0 {一件小事，就是第一則。} other {已經寫了 # 則。接下來添哪一件，你挑。}}
=終於輪到它
=擱了好久的事，做完也好，只動一點也好。是哪一件？
=比上次好一點
=別人看不出來，你知道就好。寫給自己看。
=如果有人問起
=「最近好嗎」還有另一個答案，比較長的那個，寫在這裡。
=抬頭看了一會兒
=雲的樣子、樹的影子、招牌上的鳥。最近看見了什麼？
=麻煩少了一樁
=帳單繳了，證件補好了。那口氣鬆下來，也值得記著。
=身體也在過日子
=它照自己的步調陪著你。最近想替它記一句什麼？
=出了點差錯
=後來道了歉，重做一遍，還是自己先笑了，寫後來那一段。
=剛冒出芽來
=第一頁、第一課，不問有沒有下一次。你開始了什麼？
=回到原處
=還了一本書，清出半張桌子。東西歸位的那一刻，值得記一句。
=想記住的一句話
=聽見的、讀到的、自己說的。是哪一句？
=頭一次聽說
=一個典故、一種鳥的名字。最近聽來的，講給自己聽。
=只有你看見的小事
={name}，寫在這裡，或自己留著，都好。
=替今天取個標題
=叫什麼好？兩三個字，平平常常的也行。
=日子一天一天來
=不管今天過得怎樣，都寫得進來。
=家常小事
=垃圾倒了，電話回了，燈泡換了。今天這樣的事，寫一件就好。
=不趕時間
=今天的事，喝完手上這杯再寫也不遲。
={streak, plural, =0 {就從今天開始} =1 {已經開了頭} other {連續 # 天了}}
=照自己的步調就好。今天想寫點什麼？
=不在計畫裡
=今天，有沒有哪件好事自己找上門？
=不求文采
={streak, plural, =0 {今天寫句短的，怎麼順手怎麼寫。} =1 {第一天寫好了。今天寫句短的，怎麼順手怎麼寫。} other {連續 # 天了。今天寫句短的，怎麼順手怎麼寫。}}
=今天如果不好過
=撐過一個小時，算一件。好好休息，也算一件。不寫也行。
=今天順順的那件
=一出門公車就來，也算。是哪一件？
=今天的顏色
=灰藍、米白，說不上來也行。選一個寫下來。
=今天遇見的人
=鄰座的人，電梯裡點過頭的人。今天想起誰，就寫誰。
=日後想起今天
=會是因為哪一件小事？
=沒人開口，你還是做了
=今天有這樣的事，寫一句就好。
=一天一點
=今天，留短短一句就好。
=和昨天不一樣
=天色、早餐、走的那條路。今天哪裡不同？
=幾件都好
=三件也好，一件也好，今天想留多少就寫多少。
=回想這幾天
=有哪件事，希望以後也記得？
=後來想起的事
={days, plural, =0 {這幾天的一件好事，寫一句就好。} =1 {昨天寫過了。後來的事，也寫一句。} =2 {前天寫過了。後來的事，也寫一句。} =3 {大前天寫過了。後來的事，也寫一句。} other {這幾天想留的，寫一句就好。}}
=某一張照片
=這幾天拍的，若有一張讓你多看一眼，就替它配句話。
=這幾天的一件事
={count, plural, =0 {第一則，可以是這幾天的小事。} other {寫了 # 則了。最捨不得忘的，是哪一件？}}
=辦好一件
=一通電話、一份表格、一趟路。這幾天若辦好了哪件，記下來吧。
=跟之前差不多
=這幾天做的若是同一件事，同一句話寫兩遍也算數。
=拿定主意
=這幾天決定了什麼，或決定先不決定，都可以寫。
=忙一天，閒一天
=這幾天不用天天一樣，想寫哪一天都好。
=想起一個人
=這幾天聊過的、寫過信的，或只是想起的。是誰？
=暖暖的一口
=這幾天煮的、吃的，或分給別人的。記得哪一口，就寫哪一口。
=往前一點點
=比幾天前多了一頁、一針、一小步。走到哪裡，寫到哪裡。
=只留十分鐘
=這幾天裡，你會留下哪一段？
=過幾天才想通
=有些事是這樣的。這幾天懂了哪一件，慢慢說。
=隔幾天寫一回
={streak, plural, =0 {這幾天的一件事，寫在這裡。} =1 {第一次寫好了。這幾天的，也留一件。} other {連續 # 次了。這幾天的，也留一件。}}
=理好的一角
=修好的、擦過的、終於捨得丟的。這幾天有哪一樣？
=給一年後的自己
=這幾天裡，有什麼明年還想讀到的，先留一件。
=這一週到現在
={weekCount, plural, =0 {哪件事想起來還不錯，寫下來。} other {寫了 # 則。還有哪件，想起來覺得不錯？}}
=不必總結
=一週太長，不用講完。挑一個鐘頭，寫寫就好。
=慢慢來
={weekCount, plural, =0 {這週從{weekStart, date, ::MMMMd}開始，哪天寫都好。} other {{weekStart, date, ::MMMMd}以來寫了 # 則。之後想到，再寫就好。}}
=一週接一週
={streak, plural, =0 {這一週從哪天寫起都行，一句話就是開頭。} =1 {第一週寫好了。這一週熱鬧或安靜，都寫得進來。} other {連續 # 週了。這一週熱鬧或安靜，都寫得進來。}}
=如果寫一封信
=說起這一週，你會從哪件小事寫起？
=輕鬆了一點
=這週有沒有哪件事，做起來比以前省力？寫下來吧。
=這樣就很好
={weekCount, plural, =0 {一週不一定要寫成字。想寫的時候，再寫。} other {這週留下 # 則，已經足夠。想再添一則，也歡迎。}}
=如果這週有點累
=想寫就寫一句，不寫也沒關係。
=這週的一個人
=一個店員、一個鄰居、一隻老狗。這週你想記得誰？
=小到只有你知道
=這週最小的一場勝利，替它寫一行。
=這週頭一回
=第一次聽的歌、第一次走的街。挑一件記住。
=比看起來費力
=這週有哪件事，旁人看著簡單，你其實花了不少力氣？
=放下的那一件
=沒有再爭，沒有再改。這週若有這樣的事，寫一件。
=替這一週命名
={streak, plural, =0 {一個短短的標題，就寫成了這一週。} =1 {第一週寫好了。這一週，也給它一個標題。} other {連續 # 週了。這一週，也給它一個標題。}}
=翻翻這一週
=日曆上、照片裡，有沒有一件差點就忘了的？
=跟自己說聲謝謝
=這週撐住的、做到的、讓了步的。挑一件，寫下來。
=上一回到現在
=這段日子裡，有哪一件想說說？
=告一段落
=交出去，寄出去，收了尾。哪一件都好，寫一句。
=位置留好了
={weekCount, plural, =0 {這週的第一則，從最近的小事寫起吧。} other {這週寫了 # 則。新的一則，放在旁邊就好。}}
=待辦事項以外
=聽誰說了話，等了一場雨。有什麼事，是表格裡填不下的？
=好好說過話
=幾句也算，和自己說的也算。寫下還記得的那句。
=這次，一件就好
={streak, plural, =0 {忙的或閒的，哪一段的都行。} =1 {第一次寫好了。這一次的，也寫下來。} other {連續 # 次了。這一次的，也寫下來。}}
=停下來的幾分鐘
=茶放到剛好能喝的那幾分鐘，你在看什麼？
=比上回順手
=不必順很多。哪裡順了，說說看。
=順手幫了一下
=回答一個問題，扶一下門。幫上了誰一點點？
=容易飄走的事
=到了下週，大概就想不起來了。先寫兩句，替它留著。
=你選的日子
=今天是你自己挑的。寫一行，像給自己的一塊點心。
=笑了一下
=是誰先笑的，為了什麼？
=路上
=去的時候看見的，回來的時候聽見的。挑一樣帶回來。
=做了選擇
=說好，或說不，都要一點力氣。從上次到現在的，寫一個。
=想通一點點
=懂了的，或還在想的。現在走到哪裡了？
=這陣子像什麼
=一個詞、一句話，或一個畫面。像什麼，就寫什麼。
=早安
=現在不用寫什麼。今天遇到好的，再寫下來就行。
=昨晚的小事
=也許是一句話、一小段路。早上想到了，就可以記下。
=昨天，留一點
=不必整天都寫。哪一段捨不得忘？
=第一口溫熱
=茶也好，粥也好，喝的時候心裡在想什麼？
=今天的小盼望
=小到傍晚的一陣風也可以。你在期待什麼？
=昨晚睡得好嗎？
=睡得沉、睡得淺，或做了個夢，都可以寫。
=昨天先做好的
=哪一件，讓這個早晨輕了一點？
=窗邊的早晨
=往外看一會兒。今早的光是什麼樣子？
=昨天的那個人
=有沒有誰，早上想起來心裡還暖暖的？
=過了一夜的話
=昨天聽到的、讀到的，哪一句還留著？
=昨天如果不好過
=天亮了，你也走到了這裡。寫一句，就放下一點。
=早晨的聲音
=鳥叫、水滾、遠遠的車聲。靜一靜，聽見了哪一種？
=今天的路上
=一棵樹、一張臉、一小片天，也許有一樣想帶回來寫。
=留給自己的一會兒
=今天如果有十分鐘只屬於你，想怎麼過？
=慢慢吃早餐
=熱的、軟的、脆的，今早哪一口最舒服？
=新的一頁
=今天還空著一大半。到了晚上，想讀到怎樣的一行？
=坐下來喝杯茶
=想寫就寫一行，不寫，就把茶喝完。
=一天過了一半
=到目前為止，有哪一小段想留著嗎？
=到了晚上
=往回看，看到哪裡算哪裡。有一件好的，就寫那一件。
=現在心情如何？
=鬆了口氣，有點得意，只是累了也行。寫心情就好。
=夜裡很靜
=睏了就先睡。想寫的，天亮再寫也一樣。
=醒著的話
=寫幾個字也好，什麼都不寫、靜靜待著也好。
=年份換了
=換的只是數字，你照舊就好。平常的事，也能寫一行。
=不立志也沒關係
=新年這一頁，寫眼前的小事也夠了。
=帶進新年的一件事
=去年的哪件事想帶著走，寫一行，它就跟來了。
=元旦這幾天
=放假或上班，日子是什麼樣，就寫什麼樣。
=一年將盡
=哪個月的都好，想起哪件小事，就寫哪件。
=翻翻今年的照片
=停在哪一張，就寫那一天。
=過完這一年
=有些年，能走過來就已經不簡單，這也可以寫。
=跨年之前
=留一句話，明年翻開，它就在那裡。
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
=這個秋天想留下的，收進一行字就好。
=在那之後呢？
={recentDay, date, ::MMMd}，你寫下：「{recent}」
={recentDay, date, ::MMMd}旁邊還有空位
=挨著這句，再寫一句：「{recent}」
=現在讀來，感覺如何？
={recentDay, date, ::MMMd}寫的：「{recent}」
=還想補上什麼嗎？
={recentDay, date, ::MMMd}留下的：「{recent}」
=那個{recentDay, date, ::EEE}的你
=這之後，過得好嗎？「{recent}」
=幾個字就夠了
={recentDay, date, ::MMMd}用了這幾個：「{recent}」
=那天還有什麼？
={recentDay, date, ::MMMd}，不只是「{recent}」
=現在怎麼樣了？
=那天是{recentDay, date, ::MMMd}：「{recent}」
=你自己的節奏
={fitDays, plural, =1 {你常在{fitDay, date, ::EEE}寫。以後只在這天提醒你，好嗎？} =2 {你常在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}寫。以後只在這兩天提醒你，好嗎？} other {你常在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}寫。以後只在這三天提醒你，好嗎？}}
=其他日子靜一靜？
={fitDays, plural, =1 {{fitDay, date, ::EEE}，像是你寫字的日子。其他的可以安安靜靜地過。} =2 {{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}，像是你寫字的日子。其他的可以安安靜靜地過。} other {{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}，像是你寫字的日子。其他的可以安安靜靜地過。}}
=少打擾一點
={fitDays, plural, =1 {你寫下的，多半在{fitDay, date, ::EEE}。這天來問，其他時候不吵你，好不好？} =2 {你寫下的，多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。這兩天來問，其他時候不吵你，好不好？} other {你寫下的，多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。這三天來問，其他時候不吵你，好不好？}}
=有沒有想寫的？
=有就寫一句。沒有，也算回答了。
=小事也是事
=一分鐘做完的，照樣佔一行。
=有什麼得意的事嗎？
=寫一句，誇誇自己？
={days, plural, =0 {最近這陣子} =1 {從昨天到現在} =2 {從前天到現在} =3 {從大前天到現在} other {最近這陣子}}
=挑最想說的說。
=學會了什麼？
=一個新詞，或一條近路。
=寫給以後的你
=哪件小事，日後會想再讀到？
=做到一半也算
=開始了，就是一件事。
=最近幫了誰？
=順手的小忙也算。
=動手做了什麼？
=煮的、修的、縫的，有哪一樣？
=緊張，但做了
=光憑這一點，就值得寫。
=休息是正事
=說「不」也是。記下來。
=清單還有空位
={count, plural, =0 {第一則，寫什麼好？} other {已經有 # 則，下一則寫什麼？}}
=最近聞到的好味道
=剛曬過的棉被、剛煮好的飯。說一個。
=坐著舒服的地方
=從那裡看得到什麼？
=讓出去的東西
=最後一口蛋糕也算。寫下來。
=不用再煩的事
=推掉的、退訂的，記個痛快。
=終於結束的事
=最近什麼讓你鬆了口氣？
=整首聽完的歌
=看到片尾的電影也算。寫一樣。
=手邊的一樣東西
=它怎麼來的，說說看。
=有人幫了你一把
=最近是誰？
=一則一則來
={count, plural, =0 {第一則，從最近的小事來。} other {# 則了。最近的事，再來一則。}}
=拖了很久的事
=做完了寫，做完一成也寫。
=練著練著
=哪裡開始順了？
=有人問起近況
=把你真正想答的那句寫下來。
=抬頭看看
=雲也好，電線也好。看到什麼，寫什麼。
=擺平了一件麻煩事
=繳費、填表都算。是哪一件？
=身體也有功勞
=喝了水、伸了懶腰，替它記上一筆。
=補救回來的事
=補了一半，也了不起。
=剛開始的事
=才第一天也好。後來的事，後來再說。
=終於歸位的東西
=最近是哪一樣？
=聽到的一句話
=值得留的，照原話寫下。
=原來如此
=最近才知道的事，說來聽聽。
=只有你知道的事
=說一半也行。
=今天，一行
=寫什麼，你說了算。
={streak, plural, =0 {從今天起也行} =1 {第一天有了} other {算到現在，連續 # 天}}
=今天的事，挑一樣說。
=隨手做的小事
=今天是哪一件？
=不看時鐘
=今天這一行，幾點寫都行。
=今天，也說一點
=什麼事都好。
=計畫外的事
=今天遇到了什麼？
=兩個字的日記
=今天寫「有風」，也算一則。
=不順的也收
=今天是什麼樣，就寫什麼樣。
=今天很順的事
=一路綠燈也算。
=今天的味道
=甜的、鹹的，還是白開水？
=今天碰見的人
=店員、司機都行。狗也行。
=今天最想講的事
=還沒講給誰聽，先寫給自己。
=沒人拜託，你還是做了
=今天是什麼事？
={streak, plural, =0 {從今天算起} =1 {第一天寫好了} other {連續 # 天了}}
=今天寫十個字就好，多寫也行。
=和昨天不同
=便當換了配菜，就是新聞。
=多少都好
=今天想寫幾件？
=回想這幾天
=先想到的那件，就是了。
=接著寫
={days, plural, =0 {這幾天的事，接在這裡。} =1 {上次寫到昨天。後來的事，接在這裡。} =2 {上次寫到前天。後來的事，接在這裡。} =3 {上次寫到大前天。後來的事，接在這裡。} other {這幾天的事，接在這裡。}}
=翻翻照片
=這幾天，你會停在哪一張？
={count, plural, =0 {從第一則開始} other {已經有 # 則}}
=這幾天，有什麼新鮮事？
=跑腿和雜事
=這幾天辦好的，在這裡領功。
=同一件事，又做了
=這幾天是哪一件？
=這幾天的決定
=就算只是改喝熱的，也是決定。
=昨天、前天、大前天
=哪天有事，寫哪天。
=這幾天想起的人
=寫個名字，或一句話。
=這幾天吃到的
=哪一口最好？
=往前了一點
=這幾天的一小步，記在這裡。
=最好的一小段
=從這幾天裡挑，寫一行。
=終於弄懂的事
=這幾天懂了什麼？
=一次接一次
={streak, plural, =0 {這幾天有什麼，說說看。} =1 {第一次寫好了。這幾天有什麼，說說看。} other {連續 # 次了。這幾天有什麼，說說看。}}
=修好，或終於丟掉
=這幾天順眼了的那一角，寫下來。
=一年後再讀
=這幾天，哪件到時還會想讀？
=這一週的事
={weekCount, plural, =0 {哪一天的都收。} other {寫了 # 則，還放得下。}}
=七天選一天
=選好了，寫一行。
=這一週到目前
={weekCount, plural, =0 {從{weekStart, date, ::MMMMd}算起，有什麼可寫？} other {從{weekStart, date, ::MMMMd}算起，寫了 # 則，下一件呢？}}
=一週說一回
={streak, plural, =0 {從這週的事寫起。} =1 {第一週寫好了。這週輪到哪件，你選。} other {連續 # 週了。這週輪到哪件，你選。}}
=這週，一句話
=明信片背面寫得下的那種。
=變容易的事
=這週是什麼變順手了？
={weekCount, plural, =0 {這週隨意} other {這週 # 則}}
=沒有目標要達成。想到就添一則。
=忙也好，閒也好
=這週照實寫，一行剛好。
=本週人物
=鄰居的狗也能當選。寫下是誰。
=這週最小的勝利
=小到什麼程度？
=這週的第一次
=像是新口味的餅乾。寫一樣。
=看起來簡單的事
=這週做起來不簡單的那件，記它一功。
=算了，就這樣
=這週放下了什麼？
=替這週下標題
={streak, plural, =0 {幾個字，寫在這裡。} =1 {第一週寫好了。這週的，幾個字就夠。} other {連續 # 週了。這週的，幾個字就夠。}}
=翻翻這週的日曆
=找一件容易忘的，寫下來。
=謝謝自己
=這週是為了什麼？
=上次寫到現在
=最想留下的，說給自己聽。
=送出去了
=最近寄出、交出了什麼？
=還有一行的位置
={weekCount, plural, =0 {這週的第一則，寫在這裡。} other {這週 # 則，下一則寫在這裡。}}
=待辦清單上沒有的
=陪人走一段，也是一件事。
=聊得不錯
=跟誰，說了什麼？
=就寫一件
={streak, plural, =0 {其他的不急。} =1 {第一次寫好了。哪件小事都好。} other {連續 # 次了。哪件小事都好。}}
=好好休息了一下
=茶、窗邊、繞一圈，寫那幾分鐘。
=比上次好的事
=好在哪裡？
=幫上一點忙
=小到快忘了的，也值一行。
=下週就會忘的事
=要先救哪一件？
=你挑的日子
=這天歸你，題目自己出。
=讓人笑了的事
=笑的是你自己，也算。
=去的路，回的路
=看到或聽到了什麼？
=說了好，或說了不
=最近的一次，寫下來。
=懂了一點
=寫懂的那一點。剩下的不急。
=最近，濃縮一下
=一個詞，還是一個畫面？
=早安，今天剛開始
=今天最想遇到什麼好事？
=昨晚的事
=趁早上寫，還記得清楚。
=昨天寫成一行
=你在場，由你寫。
=今天第一杯
=茶、咖啡，還是白開水？
=今天期待什麼？
=午餐也算。
=睡得好嗎？
=好或不好，都是一則。
=昨天做完的
=哪件事不用再掛心？
=窗外的天氣
=一個字也寫得完。
=昨天見到的人
=想到誰，就寫誰的名字。
=昨天才知道的
=一個詞、一條近路，說一個。
=昨天不太順？
=過去了。是怎麼過來的？
=今早聽見的
=最先是哪一聲？
=今天留意一樣
=好看的、奇怪的都行，晚點來寫。
=今天的小獎賞
=打算給自己什麼？
=早餐吃什麼？
=隔夜的也能寫得很香。
=今天還沒拆封
=希望裡面是什麼？
=喝杯茶的空檔
=剛好夠寫一行。
=上午過完了
=有什麼想留下的嗎？
=晚上了
=今天最好的是哪一段？
=此刻的心情
=兩個字也說得完。
=夜裡的一行
=寫完再睡，或先睡。
=三個字就夠
=「還醒著」就是一則。
=新的一年
=數字換了，小事照寫。
=一月，不必計畫
=先寫一件已經做的。
=去年的一件事
=今年寫，一樣算數。
=年初慢慢來
=吃飽了，就寫「吃飽了」。
=年尾的一件小事
=哪個月的都收。
=隨便挑個月份
=先浮上來的那件，寫下來。
=這一年，一行字
=例如：「過完了。」
=給今年留句話
=明年翻開就讀得到。
=過年快樂
=睡到幾點、吃了什麼，說說看。
=春聯以外的話
=寫自己的，不必對仗。
=過年的一行字
=先睡，睡醒再寫也行。
=過年不用數日子
=哪天的事都好，說一段。
=中秋
=月亮的事，或你的事，都寫得下。
=八月十五
=抬頭看一眼，低頭寫一行。
=月圓這天
=不圓滿的事，也寫得進來。
=中秋的一件小事
=一行就好，月亮不催。
=之後呢？
={recentDay, date, ::MMMd}寫了：「{recent}」
=給{recentDay, date, ::MMMd}作伴
=這句旁邊，添一行：「{recent}」
=現在怎麼看？
={recentDay, date, ::MMMd}：「{recent}」
=還要補充嗎？
={recentDay, date, ::MMMd}的原話：「{recent}」
=回覆：{recentDay, date, ::MMMd}
=回一句：「{recent}」
=再來一句這麼短的？
={recentDay, date, ::MMMd}那句：「{recent}」
=那個{recentDay, date, ::EEE}，還有什麼？
=記著的是「{recent}」
=現在呢？
=寫的時候是{recentDay, date, ::MMMd}：「{recent}」
=提醒少一點？
={fitDays, plural, =1 {你多半在{fitDay, date, ::EEE}寫。只在這天提醒？} =2 {你多半在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}寫。只在這兩天提醒？} other {你多半在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}寫。只在這三天提醒？}}
=你常寫的日子
={fitDays, plural, =1 {多半是{fitDay, date, ::EEE}。其他時候不響？} =2 {多半是{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。其他時候不響？} other {多半是{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。其他時候不響？}}
=照樣寫，少提醒
={fitDays, plural, =1 {大多寫在{fitDay, date, ::EEE}。提醒也跟著只挑這天？} =2 {大多寫在{fitDay, date, ::EEE}和{fitDay2, date, ::EEE}。提醒也跟著只挑這兩天？} other {大多寫在{fitDay, date, ::EEE}、{fitDay2, date, ::EEE}和{fitDay3, date, ::EEE}。提醒也跟著只挑這三天？}}
=有一則提醒
=想寫的時候，隨時都行。
=寄給自己的信
={years, plural, =0 {{date, date, ::MMMd}的一則紀錄，今天送到，免貼郵票。📮} other {{date, date, ::yMMMd}的一則紀錄，今天送到，免貼郵票。📮}}
=作者就是你
=之前寫的一則紀錄，今天的讀者也是你。
={years, plural, =0 {{date, date, ::MMMd}的留言} other {{date, date, ::yMMMd}的留言}}
=是你留給自己的，要看看嗎？
=這則紀錄，又見面了
={age, select, week {你不久前寫的，模樣沒變！} weeks {你幾週前寫的，模樣沒變！} months {你幾個月前寫的，模樣沒變！} year {你大約一年前寫的，看不出年紀！} overyear {你一年多前寫的，看不出年紀！} years {你幾年前寫的，看不出年紀！} other {你幾個月前寫的，模樣沒變！}}
={age, select, week {不久前的你有話說} weeks {幾週前的你有話說} months {幾個月前的你有話說} year {大約一年前的你有話說} overyear {一年多前的你有話說} years {{years, plural, other {# 年前的你有話說}}} other {{years, plural, other {# 年前的你有話說}}}}
=自己寫下的一句，要瞄一眼嗎？
=配杯茶剛好
=讀讀你之前寫的一行，茶點請自備。☕
=連逗號都沒動
=你之前寫的字，乖乖待著，像隻貓。🐈
=今天抽到一則
={years, plural, =0 {{date, date, ::MMMd}你記的，原樣送上。} other {{date, date, ::yMMMd}你記的，原樣送上。}}
=評語：值得一記
={age, select, week {不久前的一則紀錄，評審就是你自己。} weeks {幾週前的一則紀錄，評審就是你自己。} months {幾個月前的一則紀錄，評審就是你自己。} year {大約一年前的一則紀錄，評審就是你自己。} overyear {一年多前的一則紀錄，評審就是你自己。} years {幾年前的一則紀錄，評審就是你自己。} other {幾個月前的一則紀錄，評審就是你自己。}}
={years, plural, =0 {{date, date, ::MMMd}，今天重播} other {{date, date, ::yMMMd}，今天重播}}
=你寫過的一則，幾點看都由你。
=沒有保存期限
={years, plural, =0 {{date, date, ::MMMd}你記的一則紀錄，什麼時候都能再看。} other {{date, date, ::yMMMd}你記的一則紀錄，什麼時候都能再看。}}
=不劇透
={age, select, week {你不久前寫的一則紀錄，內容先保密。🤐} weeks {你幾週前寫的一則紀錄，內容先保密。🤐} months {你幾個月前寫的一則紀錄，內容先保密。🤐} year {你大約一年前寫的一則紀錄，內容先保密。🤐} overyear {你一年多前寫的一則紀錄，內容先保密。🤐} years {你幾年前寫的一則紀錄，內容先保密。🤐} other {你幾個月前寫的一則紀錄，內容先保密。🤐}}
=自己寄來的一行字
={years, plural, =0 {寫在{date, date, ::MMMd}：「{title}」} other {寫在{date, date, ::yMMMd}：「{title}」}}
=引用自己的話
={years, plural, =0 {語出{date, date, ::MMMd}的你：「{title}」} other {語出{date, date, ::yMMMd}的你：「{title}」}}
={age, select, week {不久前的你} weeks {幾週前的你} months {幾個月前的你} year {大約一年前的你} overyear {一年多前的你} years {{years, plural, other {# 年前的你}}} other {{years, plural, other {# 年前的你}}}}
=清單上有你這一筆：「{title}」
={age, select, week {不久前的一則} weeks {幾週前的一則} months {幾個月前的一則} year {大約一年前的一則} overyear {一年多前的一則} years {幾年前的一則} other {幾個月前的一則}}
=親筆：「{title}」
={years, plural, =0 {{date, date, ::MMMd}你記的} other {{date, date, ::yMMMd}你記的}}
=上面寫著：「{title}」🔖
={years, plural, =0 {{date, date, ::MMMd}的你} other {{date, date, ::yMMMd}的你}}
=在清單上留了一句：「{title}」
=再讀一行
={years, plural, =0 {{date, date, ::MMMd}，你的手筆：「{title}」} other {{date, date, ::yMMMd}，你的手筆：「{title}」}}
=原封不動
={years, plural, =0 {{date, date, ::MMMd}的原樣：「{title}」} other {{date, date, ::yMMMd}的原樣：「{title}」}}
=從你的清單摘一句
={age, select, week {不久之前：「{title}」} weeks {幾週前：「{title}」} months {幾個月前：「{title}」} year {大約一年前：「{title}」} overyear {一年多前：「{title}」} years {幾年前：「{title}」} other {幾個月前：「{title}」}}
=抽屜裡的一則
={years, plural, =0 {標著{date, date, ::MMMd}：「{title}」🗃️} other {標著{date, date, ::yMMMd}：「{title}」🗃️}}
=一句留給自己的話
={years, plural, =0 {{date, date, ::MMMd}留的：「{title}」} other {{date, date, ::yMMMd}留的：「{title}」}}
=今天輪到這一則
={years, plural, =0 {寫的日子是{date, date, ::MMMd}：「{title}」} other {寫的日子是{date, date, ::yMMMd}：「{title}」}}
={years, plural, =1 {去年今天} other {# 年前的今天}}
=你寫了一則，它回來走走。🚪
=月曆轉了回來
={years, plural, =1 {轉過來一看，去年這天你寫了一則。📅} other {轉過來一看，# 年前這天你寫了一則。📅}}
=一張舊便條
={years, plural, =1 {今天剛好一年，筆跡還是你的。✍️} other {今天剛好 # 年，筆跡還是你的。✍️}}
={years, plural, =1 {一年前，也是今天} other {# 年前，也是今天}}
=你在現場，還留了筆記，看看嗎？👀
=月曆記性很好
={years, plural, =1 {去年這一天，你寫了一行。往回翻一頁就到。📖} other {# 年前這一天，你寫了一行。往回翻幾頁就到。📖}}
=慢郵，準時到
={years, plural, =1 {去年今天寄出，收件人是你。🐌} other {# 年前今天寄出，收件人是你。🐌}}
={years, plural, =1 {去年今天} other {# 年前的今天}}
=你提筆寫了：「{title}」
=同一天，舊的一頁
={years, plural, =1 {去年今天的話：「{title}」} other {# 年前今天的話：「{title}」}}
={years, plural, =1 {一年前，也是今天} other {# 年前，也是今天}}
=紀錄寫著：「{title}」
={years, plural, =1 {繞著太陽走了一年} other {繞著太陽走了 # 年}}
=字還是你的：「{title}」
=信到了，日子正好
={years, plural, =1 {寫於去年今天：「{title}」} other {寫於 # 年前今天：「{title}」}}
=月曆留了個位子
={years, plural, =1 {這則今天滿一年：「{title}」} other {這則今天滿 # 年：「{title}」}}
=你寫過的一則紀錄
={years, plural, =0 {{date, date, ::MMMd}寫的，一讀就知道是你。} other {{date, date, ::yMMMd}寫的，一讀就知道是你。}}
=你寫的那一句
=之前某天寫下的，今天想拿給你看。
=寫下來的一天
={years, plural, =0 {{date, date, ::MMMd}，有一件事，你覺得值得寫。} other {{date, date, ::yMMMd}，有一件事，你覺得值得寫。}}
=回頭看看
={age, select, week {不久前的一則紀錄，是你寫的，慢慢看。} weeks {幾週前的一則紀錄，是你寫的，慢慢看。} months {幾個月前的一則紀錄，是你寫的，慢慢看。} year {大約一年前的一則紀錄，是你寫的，慢慢看。} overyear {一年多前的一則紀錄，是你寫的，慢慢看。} years {幾年前的一則紀錄，是你寫的，慢慢看。} other {幾個月前的一則紀錄，是你寫的，慢慢看。}}
=那時候的話
={age, select, week {不久前你寫了一句話，讀讀看。} weeks {幾週前你寫了一句話，讀讀看。} months {幾個月前你寫了一句話，讀讀看。} year {大約一年前你寫了一句話，讀讀看。} overyear {一年多前你寫了一句話，讀讀看。} years {{years, plural, other {# 年前你寫了一句話，讀讀看。}}} other {{years, plural, other {# 年前你寫了一句話，讀讀看。}}}}
=等水滾的時候
=剛好夠讀完你自己寫的一行。
=字都還在
=你之前某天寫的，跟那天一模一樣。
=一則紀錄來看你
={years, plural, =0 {{date, date, ::MMMd}寫的，想讀的時候再讀。} other {{date, date, ::yMMMd}寫的，想讀的時候再讀。}}
=想看一眼嗎？
={age, select, week {有一則紀錄，是你不久前寫的。} weeks {有一則紀錄，是你幾週前寫的。} months {有一則紀錄，是你幾個月前寫的。} year {有一則紀錄，是你大約一年前寫的。} overyear {有一則紀錄，是你一年多前寫的。} years {有一則紀錄，是你幾年前寫的。} other {有一則紀錄，是你幾個月前寫的。}}
={years, plural, =0 {還記得{date, date, ::MMMd}嗎？} other {還記得{date, date, ::yMMMd}嗎？}}
=那天你寫了一句。忘了也沒關係，讀了就知道。
=路過某一天
={years, plural, =0 {{date, date, ::MMMd}的一則在這裡，看不看都好。} other {{date, date, ::yMMMd}的一則在這裡，看不看都好。}}
=只要一分鐘
={age, select, week {讀一句你不久前寫的。} weeks {讀一句你幾週前寫的。} months {讀一句你幾個月前寫的。} year {讀一句你大約一年前寫的。} overyear {讀一句你一年多前寫的。} years {讀一句你幾年前寫的。} other {讀一句你幾個月前寫的。}}
=又見到這行字
={years, plural, =0 {記於{date, date, ::MMMd}：「{title}」} other {記於{date, date, ::yMMMd}：「{title}」}}
=出自你筆下
={years, plural, =0 {{date, date, ::MMMd}這樣寫：「{title}」} other {{date, date, ::yMMMd}這樣寫：「{title}」}}
={age, select, week {回到不久前} weeks {回到幾週前} months {回到幾個月前} year {回到約一年前} overyear {回到一年多前} years {{years, plural, other {回到 # 年前}}} other {{years, plural, other {回到 # 年前}}}}
=你寫下這一句：「{title}」
={age, select, week {就在不久前} weeks {就在幾週前} months {那是幾個月前} year {那是約一年前} overyear {那是一年多前} years {那是幾年前} other {那是幾個月前}}
=你寫過這麼一行：「{title}」
={years, plural, =0 {回到{date, date, ::MMMd}} other {回到{date, date, ::yMMMd}}}
=那天你記下的：「{title}」
={years, plural, =0 {{date, date, ::MMMd}那天} other {{date, date, ::yMMMd}那天}}
=你留了這句話：「{title}」
=讀一行就好
={years, plural, =0 {{date, date, ::MMMd}寫下：「{title}」} other {{date, date, ::yMMMd}寫下：「{title}」}}
=一字不改
={years, plural, =0 {{date, date, ::MMMd}你寫的：「{title}」} other {{date, date, ::yMMMd}你寫的：「{title}」}}
=再讀一遍
={age, select, week {你不久前寫的：「{title}」} weeks {你幾週前寫的：「{title}」} months {你幾個月前寫的：「{title}」} year {你大約一年前寫的：「{title}」} overyear {你一年多前寫的：「{title}」} years {你幾年前寫的：「{title}」} other {你幾個月前寫的：「{title}」}}
=為你留著
={years, plural, =0 {{date, date, ::MMMd}你記的：「{title}」} other {{date, date, ::yMMMd}你記的：「{title}」}}
=你的一句話
={years, plural, =0 {{date, date, ::MMMd}的那句：「{title}」} other {{date, date, ::yMMMd}的那句：「{title}」}}
=今天的一行
={years, plural, =0 {從{date, date, ::MMMd}來的：「{title}」} other {從{date, date, ::yMMMd}來的：「{title}」}}
={years, plural, =1 {去年的今天} other {# 年前的今天}}
=你寫下了一件事，想讀的時候，它在這裡。
=又到了這一天
={years, plural, =1 {去年這天，你留過幾個字，一直都在。} other {# 年前這天，你留過幾個字，一直都在。}}
={years, plural, =1 {剛好一年} other {剛好 # 年}}
=那天的你留了一行字，慢慢讀就好。
=這一天有你的字
={years, plural, =1 {去年的這一天，你停下來寫了些什麼。} other {# 年前的這一天，你停下來寫了些什麼。}}
=日期是今天
={years, plural, =1 {是一年前的你寫的，原樣放著。} other {是 # 年前的你寫的，原樣放著。}}
=那天過得如何？
={years, plural, =1 {隔了一年，那行字還認得你。} other {隔了 # 年，那行字還認得你。}}
={years, plural, =1 {去年的今天} other {# 年前的今天}}
=你寫下了：「{title}」
=又到了這一天
={years, plural, =1 {去年，你是這麼寫的：「{title}」} other {# 年前，你這麼寫：「{title}」}}
={years, plural, =1 {剛好一年} other {剛好 # 年}}
=那天的一行：「{title}」
=日子轉了一圈
={years, plural, =1 {去年這一天：「{title}」} other {# 年前這一天：「{title}」}}
={years, plural, =1 {留了一年的話} other {留了 # 年的話}}
=也是這天寫的：「{title}」
=日期是今天
={years, plural, =1 {是一年前的：「{title}」} other {是 # 年前的：「{title}」}}
=你親手寫的字
={years, plural, =0 {{date, date, ::MMMd}的一則，看了就會認得。} other {{date, date, ::yMMMd}的一則，看了就會認得。}}
=以前寫過的話
=字還在，再讀一次吧。
={years, plural, =0 {{date, date, ::MMMd}那天的一則} other {{date, date, ::yMMMd}那天的一則}}
=還是那天的樣子。
=你寫過的一件事
={age, select, week {是不久前的事，來看看。} weeks {是幾週前的事，來看看。} months {是幾個月前的事，來看看。} year {是大約一年前的事，來看看。} overyear {是一年多前的事，來看看。} years {是幾年前的事，來看看。} other {是幾個月前的事，來看看。}}
={age, select, week {不久前的一則} weeks {幾週前的一則} months {幾個月前的一則} year {約一年前的一則} overyear {一年多前的一則} years {{years, plural, other {# 年前的一則}}} other {{years, plural, other {# 年前的一則}}}}
=有空就讀一讀。
=不用一分鐘
=讀一行自己寫的字。
=你寫的，原封不動
=那一行字，一個標點也沒少。
=替你留著一則
={years, plural, =0 {{date, date, ::MMMd}寫的，今天拿給你。} other {{date, date, ::yMMMd}寫的，今天拿給你。}}
=重讀自己的話
=之前某一天寫的，還是溫的。
=某一天，你寫了一行
={years, plural, =0 {那天是{date, date, ::MMMd}。} other {那天是{date, date, ::yMMMd}。}}
=看一眼就好
={years, plural, =0 {{date, date, ::MMMd}，你寫的一則。} other {{date, date, ::yMMMd}，你寫的一則。}}
={age, select, week {不久前的一行字} weeks {幾週前的一行字} months {幾個月前的一行字} year {大約一年前的一行字} overyear {一年多前的一行字} years {幾年前的一行字} other {幾個月前的一行字}}
=什麼時候想讀都行。
=你寫下的一行
={years, plural, =0 {那天是{date, date, ::MMMd}：「{title}」} other {那天是{date, date, ::yMMMd}：「{title}」}}
=你這樣寫過
={years, plural, =0 {{date, date, ::MMMd}：「{title}」} other {{date, date, ::yMMMd}：「{title}」}}
={age, select, week {不久前的一行} weeks {幾週前的一行} months {幾個月前的一行} year {約一年前的一行} overyear {一年多前的一行} years {{years, plural, other {# 年前的一行}}} other {{years, plural, other {# 年前的一行}}}}
=你寫道：「{title}」
={age, select, week {不久前的一天} weeks {幾週前的一天} months {幾個月前的一天} year {約一年前的一天} overyear {一年多前的一天} years {幾年前的一天} other {幾個月前的一天}}
=你記了一件事：「{title}」
={years, plural, =0 {{date, date, ::MMMd}的紀錄} other {{date, date, ::yMMMd}的紀錄}}
=當時寫的是：「{title}」
=你以前寫的
={years, plural, =0 {{date, date, ::MMMd}那句：「{title}」} other {{date, date, ::yMMMd}那句：「{title}」}}
=花十秒讀一行
={years, plural, =0 {{date, date, ::MMMd}的你：「{title}」} other {{date, date, ::yMMMd}的你：「{title}」}}
=原樣留著
={years, plural, =0 {{date, date, ::MMMd}，照你寫的：「{title}」} other {{date, date, ::yMMMd}，照你寫的：「{title}」}}
=從清單翻出一則
={years, plural, =0 {翻到{date, date, ::MMMd}：「{title}」} other {翻到{date, date, ::yMMMd}：「{title}」}}
={years, plural, =0 {{date, date, ::MMMd}留下的話} other {{date, date, ::yMMMd}留下的話}}
=就這一句：「{title}」
=這一行是你的
={years, plural, =0 {當時是{date, date, ::MMMd}：「{title}」} other {當時是{date, date, ::yMMMd}：「{title}」}}
=今天翻到這一則
={years, plural, =0 {{date, date, ::MMMd}寫的：「{title}」} other {{date, date, ::yMMMd}寫的：「{title}」}}
={years, plural, =1 {去年今日} other {# 年前今日}}
=你寫過一則。
=同月同日
={years, plural, =1 {一年前，你寫了一句。} other {# 年前，你寫了一句。}}
={years, plural, =1 {有一則滿一年} other {有一則滿 # 年}}
=寫的日子，正是今天。
=今天，另一年
={years, plural, =1 {去年那則，看一眼。} other {# 年前那則，看一眼。}}
=這天你寫過
={years, plural, =1 {翻回一年前。} other {翻回 # 年前。}}
=日期相同的一則
={years, plural, =1 {去年的你留的。} other {# 年前的你留的。}}
={years, plural, =1 {去年今日} other {# 年前今日}}
=你記的：「{title}」
=同月同日
={years, plural, =1 {一年前：「{title}」} other {# 年前：「{title}」}}
={years, plural, =1 {有一則滿一年} other {有一則滿 # 年}}
=內容是：「{title}」
=今天，另一年
={years, plural, =1 {去年那則：「{title}」} other {# 年前那則：「{title}」}}
={years, plural, =1 {去年這一天} other {# 年前這一天}}
=你的字：「{title}」
=日期相同的一則
={years, plural, =1 {去年的你：「{title}」} other {# 年前的你：「{title}」}}
=為你留著一樣東西
=來自先前某一天，想看時再看。
=你來啦
={count, plural, offset:1 other {這是第 {count, number} 則，前面 # 則都幫你顧好了！👋}}
=歡迎回來！
=新的這一則，請上座。🛋️
=燈幫你留著
=推門就是你的位子，有你真好！🏡
=這支筆認人
=誰借都不出水，你一來就順了。歡迎回來！🖊️
=椅子還是溫的
=好啦，是偷放了暖暖包。歡迎回來！🧣
=嗨，你好你好！
=這本子有你好看多了，真高興。🌻
=茶泡好了
=坐多久都行，有你這一句就夠暖了。歡迎回來！☕
=是你耶
=你的頁、你的筆、你的步調。歡迎回來，{name}！🌻
=回來就好
=什麼都不用補，有這一句就很好。
=歡迎回來
=不管日子怎樣，你又動筆了，真好。
=一切照舊
=你留下的，都在原位。有你真好。
=真高興你來
=再寫下一句，本身就是一項成就。
=還是這一頁
=還是你的字，還是你，真好。
=靠窗的位子
=一直是你的。你來了，就好。
=你又拿起筆了
=這一步有時最難。歡迎回來。
=請坐，請坐
=有你在真好，{name}。
=你來了
=很高興。
=又寫了一則
=第 {count, number} 則。歡迎回來。
=又見到你了
=不用補進度，來了就好。
=新的一句
=是你寫的，真好。
=接著寫就行
=什麼都沒動。歡迎回來。
=隨時歡迎
=什麼都不問，有你就好。
=這一頁又有字了
=看了就高興。
=有你就好
=一句話，就夠了。
=歡迎回來
=有你在，真好。
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
=連續紀錄和總結都依這裡計算。
=每月幾號
=當月沒有這一天時，改在最後一天。
=沒有回應時，少提醒一些
=一週沒有回應，提醒會漸漸變少；兩個月後先停下，等你回來再繼續。
=連續紀錄提醒
=這一天、這一週或這一次結束前幾小時，平常已經寫了、這次還沒有，就提醒一聲。
=連續紀錄滿多少才提醒
=連續紀錄滿這麼多天、週或次之後，才會提醒。
=歡迎回來
=離開一週或一個月後，來打個招呼。
=顯示成就預覽
=通知中會顯示你寫的內容，鎖定畫面上也看得到。
=不再重溫的日子
=這些日子的成就，不會再出現在通知中。
=里程碑慶祝
=第一項成就、連續紀錄、累計數量，還有總結。
=連續紀錄里程碑
=例如連續 7 天、30 天、100 天，或連續這麼多週、這麼多次。
=累計里程碑
=例如第 10 項、第 50 項、第 100 項成就。
=每週總結
=一週開始的那天，回顧過去七天。
=勿擾時段
=這段時間的通知，會等結束後再來。
=暫停
=這幾天沒有通知，連續紀錄也不受影響。
=每日上限
=一天最多收到這麼多則通知。
=通知太多時
=超出上限，或同時有好幾則時，如何處理。
=換一個數字
=可以是 {least, number} 到 {most, number}。
=至少選一天
=一週裡的哪一天都可以。
=時間需要調整
=每一項都要填寫時間，一天至少 {least, number} 個，最多 {most, number} 個。
=時段需要調整
=每段都要有開始和結束的時間，最多 {most, number} 段。
=日期需要調整
=每段都要有第一天和最後一天，最後一天不能早於第一天，最多 {most, number} 段。
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
=多久一次
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
=每週
=每兩週
=每月
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
=下次：{next, time, ::Hm}
=下次：{day, date, ::EEE} {next, time, ::Hm}
=設定鬧鐘
=排定通知
={unit, select, day {{streak, plural, =1 {第一天到手！} other {連續 # 天，漂亮！}}} week {{streak, plural, =1 {第一週到手！} other {連續 # 週，漂亮！}}} time {{streak, plural, =1 {第一次到手！} other {連續 # 次，漂亮！}}} other {{streak, plural, =1 {第一天到手！} other {連續 # 天，漂亮！}}}}
=「麵包烤得剛剛好」，今天這樣寫就很香了。🍞
=今天這一頁開著
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}{deadline, time, ::Hm} 前寫的都算今天。來一句嗎？
=再小都算數
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天回了訊息、澆了花，都能寫。
=親愛的日記
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}今天光寫天氣也行，大作家也常這樣。📖
=穿睡衣來也行
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}邊打呵欠邊寫也可以，{deadline, time, ::Hm} 前都是今天！
=給清單加個菜
=今天的小事，隨便端一件上來！{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天這一集
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天是大轉折，還是溫馨小品？
=替今天鼓鼓掌
=再小的得意也寫得進來，{deadline, time, ::Hm} 前都算今天。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天平平無奇？
=不用天天放煙火，「一切如常」也是新聞！{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=短小精悍
=今天這一則，比這句話更短也沒問題。{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=在休息？也算
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}「休息得非常專業」，也是一則好紀錄！😴
=怎麼寫都行
=今天要押韻、要碎念，都隨你！{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=今天誰逗你笑了？
=狗狗、迷因、剛好空出來的車位，都算！{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天哪一口最好吃？
=滷蛋、蛋餅、偷吃的一根薯條，寫下來！{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=今天遇到誰？
=「跟店員聊了兩句」「遇到新鄰居」，都是好句子！{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=小事搶著舉手
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天先點哪一件？
=替今天選張貼圖
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天是撒花、打呵欠，還是捧著茶發呆？
=今天的彩蛋
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}今天藏了什麼小驚喜？
={unit, select, day {{streak, plural, =1 {第一天，真不賴} other {連續 # 天，真不賴}}} week {{streak, plural, =1 {第一週，真不賴} other {連續 # 週，真不賴}}} time {{streak, plural, =1 {第一次，真不賴} other {連續 # 次，真不賴}}} other {{streak, plural, =1 {第一天，真不賴} other {連續 # 天，真不賴}}}}
={name}，今天寫一件小小的就好。🌼
={unit, select, day {{streak, plural, =1 {第一天寫好了} other {連續 # 天了}}} week {{streak, plural, =1 {第一週寫好了} other {連續 # 週了}}} time {{streak, plural, =1 {第一次寫好了} other {連續 # 次了}}} other {{streak, plural, =1 {第一天寫好了} other {連續 # 天了}}}}
=今天想到的第一件，寫在這裡。
=今天的這一頁
=幾個字，就是它的開頭。{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=小小的一件事
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天做過最小的那件事，也能寫。
=像寫日記
=今天吃了什麼，讀了什麼，寫一樣就好。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=照現在這樣就好
=累累的一句，也是一句。{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=寫下的會留著
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天的一件小事，也放進來吧。
=問一個小問題
=今天想留下什麼？{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=慢慢寫也好
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}今天的這一句，一筆一畫來。
=平淡的一天？
=那就寫「沒什麼事」。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=一個字
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天寫「晴」，或是「湯」，就好。
=休息也能寫
=如果今天都在歇著，那就是今天的事，寫下來。{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=用自己的話
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天只寫半句，也是你的話。
=今天有什麼溫暖的事？
=你給別人的，或別人給你的。{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=今天留意到什麼？
=光線、氣味、店裡放的一首歌。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天過得怎麼樣？
=怎麼回答，這裡都放得下。{unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}
=停下腳步的時候
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天，是什麼讓你多看了一眼？
=替今天留一句
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天想先說哪一件？
=心裡的天氣
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}今天是晴、是陰，還是有一點風？
=今天的幾個字
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}{name}，想到哪件，就寫哪件。
={unit, select, day {{streak, plural, =1 {第一天寫好了} other {連續 # 天了}}} week {{streak, plural, =1 {第一週寫好了} other {連續 # 週了}}} time {{streak, plural, =1 {第一次寫好了} other {連續 # 次了}}} other {{streak, plural, =1 {第一天寫好了} other {連續 # 天了}}}}
=今天寫一行就夠。
={unit, select, day {{streak, plural, =1 {第一天已經寫好} other {已經連續 # 天}}} week {{streak, plural, =1 {第一週已經寫好} other {已經連續 # 週}}} time {{streak, plural, =1 {第一次已經寫好} other {已經連續 # 次}}} other {{streak, plural, =1 {第一天已經寫好} other {已經連續 # 天}}}}
={deadline, time, ::Hm} 前寫的，都是今天的。
=再小也算
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天最小的一件是什麼？
=天氣、三餐、一本書
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天寫哪一樣？
=今天算到 {deadline, time, ::Hm}
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}累了，就寫短一點。
=寫下的不會跑
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天添哪一件小事？
=今天留下哪一件？
=小的就行。{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=今天有哪件小事？
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}{deadline, time, ::Hm} 前都算今天。
=平常也值一行
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}今天有哪件平常事？
=一兩個字就夠
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}今天寫「好累」，也可以。
=休息也是一則
=寫「在休息」三個字就行。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=半句也收
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}今天的後半句，改天再說。
=今天有話要說嗎？
={unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}一句就好。
=今天做完了什麼？
=剛開始的也收。{unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}
=今天見到誰？
=寫個名字就行。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天還有一行空著
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}寫點什麼好？
=想一下今天
={unit, select, day {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}} week {{streak, plural, =1 {第一週有了。} other {寫到現在，連續 # 週。}}} time {{streak, plural, =1 {第一次有了。} other {寫到現在，連續 # 次。}}} other {{streak, plural, =1 {第一天有了。} other {寫到現在，連續 # 天。}}}}第一個想到什麼？
=一個字說今天
={unit, select, day {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}} week {{streak, plural, =1 {第一週寫好了。} other {連續 # 週了。}}} time {{streak, plural, =1 {第一次寫好了。} other {連續 # 次了。}}} other {{streak, plural, =1 {第一天寫好了。} other {連續 # 天了。}}}}晴、忙，還是睏？
=今天有什麼小事？
=寫一句就好。{unit, select, day {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}} week {{streak, plural, =1 {第一週已經寫好。} other {已經連續 # 週。}}} time {{streak, plural, =1 {第一次已經寫好。} other {已經連續 # 次。}}} other {{streak, plural, =1 {第一天已經寫好。} other {已經連續 # 天。}}}}
=今天可以寫一句
=一件小事就好。
={unit, select, day {連續 {streak, number} 天！} week {連續 {streak, number} 週！} time {連續 {streak, number} 次！} other {連續 {streak, number} 天！}}
=大聲唸一次看看，聽起來更過癮。
=第一次哪想得到
={unit, select, day {一路寫到連續 {streak, number} 天了！} week {一路寫到連續 {streak, number} 週了！} time {一路寫到連續 {streak, number} 次了！} other {一路寫到連續 {streak, number} 天了！}}
=忙東忙西之間
={unit, select, day {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 天了。🧦} week {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 週了。🧦} time {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 次了。🧦} other {倒垃圾、排隊、找襪子，不知不覺也連續 {streak, number} 天了。🧦}}
=拿出最好的杯子
={unit, select, day {連續 {streak, number} 天，今天喝什麼都像在慶祝。☕} week {連續 {streak, number} 週，今天喝什麼都像在慶祝。☕} time {連續 {streak, number} 次，今天喝什麼都像在慶祝。☕} other {連續 {streak, number} 天，今天喝什麼都像在慶祝。☕}}
=這本好看
={unit, select, day {連續 {streak, number} 天，寫下的都在，主角一直是你！} week {連續 {streak, number} 週，寫下的都在，主角一直是你！} time {連續 {streak, number} 次，寫下的都在，主角一直是你！} other {連續 {streak, number} 天，寫下的都在，主角一直是你！}}
=這個不能團購
={unit, select, day {日子只能一天一天來，這就連續 {streak, number} 天了！} week {日子只能一週一週來，這就連續 {streak, number} 週了！} time {這事只能一次一次來，這就連續 {streak, number} 次了！} other {日子只能一天一天來，這就連續 {streak, number} 天了！}}
={unit, select, day {整整連續 {streak, number} 天！} week {整整連續 {streak, number} 週！} time {整整連續 {streak, number} 次！} other {整整連續 {streak, number} 天！}}
={name}，這裡有一陣看不見的掌聲，請收下。
=一、二、三，喀嚓！
={unit, select, day {連續 3 天，拍張照留念。📸} week {連續 3 週，拍張照留念。📸} time {連續 3 次，拍張照留念。📸} other {連續 3 天，拍張照留念。📸}}
={unit, select, day {連續三天} week {連續三週} time {連續三次} other {連續三天}}
=一回是偶然，兩回是巧合，三回就不簡單了！
=紅橙黃綠藍靛紫
={unit, select, day {連續 7 天，湊成一道彩虹。🌈} week {連續 7 週，湊成一道彩虹。🌈} time {連續 7 次，湊成一道彩虹。🌈} other {連續 7 天，湊成一道彩虹。🌈}}
=唱完一個音階
={unit, select, day {連續七天，Do Re Mi Fa So La Si，一個不缺。🎶} week {連續七週，Do Re Mi Fa So La Si，一個不缺。🎶} time {連續七次，Do Re Mi Fa So La Si，一個不缺。🎶} other {連續七天，Do Re Mi Fa So La Si，一個不缺。🎶}}
=五十！
={unit, select, day {連續 50 天，捧在手上沉甸甸的。} week {連續 50 週，捧在手上沉甸甸的。} time {連續 50 次，捧在手上沉甸甸的。} other {連續 50 天，捧在手上沉甸甸的。}}
={unit, select, day {連續五十天} week {連續五十週} time {連續五十次} other {連續五十天}}
=每個插一根蠟燭，蛋糕要訂特大號。🎂
={unit, select, day {連續 100 天！} week {連續 100 週！} time {連續 100 次！} other {連續 100 天！}}
=三位數了，想跟誰炫耀都可以。💯
=九十九……一百！
={unit, select, day {連續 100 天，哪位幫忙敲個鑼？} week {連續 100 週，哪位幫忙敲個鑼？} time {連續 100 次，哪位幫忙敲個鑼？} other {連續 100 天，哪位幫忙敲個鑼？}}
={unit, select, day {連續 500 天！} week {連續 500 週！} time {連續 500 次！} other {連續 500 天！}}
=孫悟空聽了點點頭：「五百，我熟。」🐒
=綿羊都佩服
={unit, select, day {牠們很少被數到一百，你可是連續 500 天。🐑} week {牠們很少被數到一百，你可是連續 500 週。🐑} time {牠們很少被數到一百，你可是連續 500 次。🐑} other {牠們很少被數到一百，你可是連續 500 天。🐑}}
={unit, select, day {連續 730 天！} week {連續 730 週！} time {連續 730 次！} other {連續 730 天！}}
={unit, select, day {地球繞了太陽兩圈，一路有你作伴。🌍} week {地球繞了太陽十四圈，一路有你作伴。🌍} time {地球繞了太陽不只兩圈，一路有你作伴。🌍} other {地球繞了太陽兩圈，一路有你作伴。🌍}}
=再來一碗
={unit, select, day {連續 730 天，等於 365 吃了兩碗，不加價。🍜} week {連續 730 週，等於 365 吃了兩碗，不加價。🍜} time {連續 730 次，等於 365 吃了兩碗，不加價。🍜} other {連續 730 天，等於 365 吃了兩碗，不加價。🍜}}
={unit, select, day {連續 1,000 天！} week {連續 1,000 週！} time {連續 1,000 次！} other {連續 1,000 天！}}
=再添一回就是《一千零一夜》，說書人想跟你借題材。🌙
=鞭炮可以點了
={unit, select, day {連續 1,000 天，響一點，讓鄰居也知道！🧨} week {連續 1,000 週，響一點，讓鄰居也知道！🧨} time {連續 1,000 次，響一點，讓鄰居也知道！🧨} other {連續 1,000 天，響一點，讓鄰居也知道！🧨}}
=喀嚓，再一張
={unit, select, day {連續 3 天，鏡頭感愈來愈好。📸} week {連續 3 週，鏡頭感愈來愈好。📸} time {連續 3 次，鏡頭感愈來愈好。📸} other {連續 3 天，鏡頭感愈來愈好。📸}}
=台下喊安可
={unit, select, day {連續 3 天，主角還是你！🎤} week {連續 3 週，主角還是你！🎤} time {連續 3 次，主角還是你！🎤} other {連續 3 天，主角還是你！🎤}}
=續集上映
={unit, select, day {連續 7 天，票房跟首集一樣好。🍿} week {連續 7 週，票房跟首集一樣好。🍿} time {連續 7 次，票房跟首集一樣好。🍿} other {連續 7 天，票房跟首集一樣好。🍿}}
=彩虹加場
={unit, select, day {連續 7 天，七個顏色又到齊了。🌈} week {連續 7 週，七個顏色又到齊了。🌈} time {連續 7 次，七個顏色又到齊了。🌈} other {連續 7 天，七個顏色又到齊了。🌈}}
={unit, select, day {連續 {streak, number} 天！} week {連續 {streak, number} 週！} time {連續 {streak, number} 次！} other {連續 {streak, number} 天！}}
=你跟這個數字是舊識，這次坐下來喝一杯。🧋
=熟客駕到
={unit, select, day {第 {times, number} 次走到連續 {streak, number} 天，老闆都記得你點什麼了。😄} week {第 {times, number} 次走到連續 {streak, number} 週，老闆都記得你點什麼了。😄} time {第 {times, number} 次走到連續 {streak, number} 次，老闆都記得你點什麼了。😄} other {第 {times, number} 次走到連續 {streak, number} 天，老闆都記得你點什麼了。😄}}
=連續 14 天
=兩週下來，哪一天的故事最好聽？
=連續十四天
=鮮奶哪能放這麼久，冰箱都佩服。🥛
=比二月還長
=連續 30 天，二月從來沒走到這裡。
=連續三十天
=月亮圓過、彎過，一整輪你都在。🌙
=連續 200 天！
=一百天，後面再接一百天，好長一列火車。🚂
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
=這個數字本來是日曆的，也分你一份。📅
=換個大獎盃！
={unit, select, day {連續 365 次，要趕快訂做一座。🏆} week {連續 365 週，要趕快訂做一座。🏆} time {連續 365 次，要趕快訂做一座。🏆} other {連續 365 次，要趕快訂做一座。🏆}}
=各式各樣的一週
=順的、亂的、說不清的，連續 {streak, number} 週！
=又見面了
=連續 {streak, number} 週，店都認得你了。
=給你鼓鼓掌
=連續 {streak, number} 週，得意一下也不過分。🎩
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=是你為自己做到的，值得高興。
=最初只是一小步
={unit, select, day {慢慢寫到連續 {streak, number} 天了，真替你高興。} week {慢慢寫到連續 {streak, number} 週了，真替你高興。} time {慢慢寫到連續 {streak, number} 次了，真替你高興。} other {慢慢寫到連續 {streak, number} 天了，真替你高興。}}
=細水長流
={unit, select, day {別的事來來去去，這件事一直陪著你，連續 {streak, number} 天。} week {別的事來來去去，這件事一直陪著你，連續 {streak, number} 週。} time {別的事來來去去，這件事一直陪著你，連續 {streak, number} 次。} other {別的事來來去去，這件事一直陪著你，連續 {streak, number} 天。}}
=歇一歇
={unit, select, day {連續 {streak, number} 天了。喘口氣，好好高興一下。} week {連續 {streak, number} 週了。喘口氣，好好高興一下。} time {連續 {streak, number} 次了。喘口氣，好好高興一下。} other {連續 {streak, number} 天了。喘口氣，好好高興一下。}}
=值得慢慢翻
={unit, select, day {連續 {streak, number} 天，一頁一頁都在，哪天想看再看。} week {連續 {streak, number} 週，一頁一頁都在，哪天想看再看。} time {連續 {streak, number} 次，一頁一頁都在，哪天想看再看。} other {連續 {streak, number} 天，一頁一頁都在，哪天想看再看。}}
=一個接一個
={unit, select, day {一天，再一天，連續 {streak, number} 天。你做到了。} week {一週，再一週，連續 {streak, number} 週。你做到了。} time {一次，再一次，連續 {streak, number} 次。你做到了。} other {一天，再一天，連續 {streak, number} 天。你做到了。}}
=晴天雨天都算
={unit, select, day {{name}，連續 {streak, number} 天，是你一步步走來的。} week {{name}，連續 {streak, number} 週，是你一步步走來的。} time {{name}，連續 {streak, number} 次，是你一步步走來的。} other {{name}，連續 {streak, number} 天，是你一步步走來的。}}
={unit, select, day {連續 3 天} week {連續 3 週} time {連續 3 次} other {連續 3 天}}
=很好的開始，替你高興。
={unit, select, day {連續三天} week {連續三週} time {連續三次} other {連續三天}}
=碰巧也好，有心也好，都很好。
={unit, select, day {連續 7 天} week {連續 7 週} time {連續 7 次} other {連續 7 天}}
=像彩虹，一色一色亮了起來。
={unit, select, day {連續七天} week {連續七週} time {連續七次} other {連續七天}}
=這段日子，你把自己的事放在心上了。
={unit, select, day {連續 50 天} week {連續 50 週} time {連續 50 次} other {連續 50 天}}
=聽起來不少，也確實不少。
={unit, select, day {連續五十天} week {連續五十週} time {連續五十次} other {連續五十天}}
=想慶祝就慶祝，想安靜一下也可以。
={unit, select, day {連續 100 天} week {連續 100 週} time {連續 100 次} other {連續 100 天}}
=安安靜靜地，就來到三位數。
={unit, select, day {連續一百天} week {連續一百週} time {連續一百次} other {連續一百天}}
={unit, select, day {之後怎樣都好，這一百天，你已經走過了。} week {之後怎樣都好，這一百週，你已經走過了。} time {之後怎樣都好，這一百次，你已經做到了。} other {之後怎樣都好，這一百天，你已經走過了。}}
={unit, select, day {連續 500 天} week {連續 500 週} time {連續 500 次} other {連續 500 天}}
=一段一段，接成了好長的路。
=一路有字
={unit, select, day {連續 500 天，謝謝你替自己記著。} week {連續 500 週，謝謝你替自己記著。} time {連續 500 次，謝謝你替自己記著。} other {連續 500 天，謝謝你替自己記著。}}
={unit, select, day {連續 730 天} week {連續 730 週} time {連續 730 次} other {連續 730 天}}
={unit, select, day {春夏秋冬走了兩輪，字也一路跟著。} week {春夏秋冬走了十四輪，字也一路跟著。} time {季節一輪又一輪，字也一路跟著。} other {春夏秋冬走了兩輪，字也一路跟著。}}
=送自己的一份禮
={unit, select, day {連續 730 天，一眼一眼，好好看過自己的日子。} week {連續 730 週，一眼一眼，好好看過自己的日子。} time {連續 730 次，一眼一眼，好好看過自己的日子。} other {連續 730 天，一眼一眼，好好看過自己的日子。}}
={unit, select, day {連續 1,000 天} week {連續 1,000 週} time {連續 1,000 次} other {連續 1,000 天}}
=日子怎麼變，你都替自己留了位子。很難得。
={unit, select, day {連續一千天} week {連續一千週} time {連續一千次} other {連續一千天}}
=寫下第一句的那個你，聽到一定很高興。
={unit, select, day {又連續 3 天} week {又連續 3 週} time {又連續 3 次} other {又連續 3 天}}
=認得路的人，不怕走遠。
=熟悉的座位
={unit, select, day {又是連續 3 天。坐下來，還是很自在。} week {又是連續 3 週。坐下來，還是很自在。} time {又是連續 3 次。坐下來，還是很自在。} other {又是連續 3 天。坐下來，還是很自在。}}
={unit, select, day {又連續 7 天} week {又連續 7 週} time {又連續 7 次} other {又連續 7 天}}
=喜歡的事，繞一圈還會遇見。
=一首老歌
={unit, select, day {連續 7 天，前奏一下，你就會唱了。} week {連續 7 週，前奏一下，你就會唱了。} time {連續 7 次，前奏一下，你就會唱了。} other {連續 7 天，前奏一下，你就會唱了。}}
=舊地重遊
={unit, select, day {又是連續 {streak, number} 天。再看一次，還是很美。} week {又是連續 {streak, number} 週。再看一次，還是很美。} time {又是連續 {streak, number} 次。再看一次，還是很美。} other {又是連續 {streak, number} 天。再看一次，還是很美。}}
=走過的長路
={unit, select, day {連續 {streak, number} 天。知道路遠，還是走到了。} week {連續 {streak, number} 週。知道路遠，還是走到了。} time {連續 {streak, number} 次。知道路遠，還是走到了。} other {連續 {streak, number} 天。知道路遠，還是走到了。}}
=連續 14 天
=兩個星期，你做到了，真好。
=連續十四天
=半個月裡的小事，有人記得，就是你。
=連續 30 天
=差不多一個月。平常的日子，你也沒有小看。
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
=大事小事，你一件一件寫了下來。
={unit, select, day {連續十四次} week {連續十四週} time {連續十四次} other {連續十四次}}
=走著走著，有了自己的步調。
={unit, select, day {連續 30 次} week {連續 30 週} time {連續 30 次} other {連續 30 次}}
=一步一步，走得這麼穩。
={unit, select, day {連續三十次} week {連續三十週} time {連續三十次} other {連續三十次}}
=三十，一點一點累積來的。
={unit, select, day {連續 200 次} week {連續 200 週} time {連續 200 次} other {連續 200 次}}
=不聲不響，就走了這麼遠。
=兩百，一個一個走來
={unit, select, day {連續 200 次，輕鬆也好，吃力也好，都算數。} week {連續 200 週，輕鬆也好，吃力也好，都算數。} time {連續 200 次，輕鬆也好，吃力也好，都算數。} other {連續 200 次，輕鬆也好，吃力也好，都算數。}}
={unit, select, day {連續 365 次} week {連續 365 週} time {連續 365 次} other {連續 365 次}}
=這麼長的一段，是你自己走出來的。
=季節來來去去
={unit, select, day {連續 365 次，一路的風景，你都看過了。} week {連續 365 週，一路的風景，你都看過了。} time {連續 365 次，一路的風景，你都看過了。} other {連續 365 次，一路的風景，你都看過了。}}
=尋常日子
=連續 {streak, number} 週，沒有哪一週非得精彩。
=老位子
=連續 {streak, number} 週，來慣了。
=坐下來看看
=連續 {streak, number} 週，回頭看看，真不少了。
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=這是你做到的。
=從第一次算起
={unit, select, day {一路下來，連續 {streak, number} 天，厲害。} week {一路下來，連續 {streak, number} 週，厲害。} time {一路下來，連續 {streak, number} 次，厲害。} other {一路下來，連續 {streak, number} 天，厲害。}}
={unit, select, day {一連 {streak, number} 天} week {一連 {streak, number} 週} time {一連 {streak, number} 次} other {一連 {streak, number} 天}}
=日子照過，你照寫。
=值得喝杯茶
={unit, select, day {連續 {streak, number} 天，坐一下吧。} week {連續 {streak, number} 週，坐一下吧。} time {連續 {streak, number} 次，坐一下吧。} other {連續 {streak, number} 天，坐一下吧。}}
=都是你寫的
={unit, select, day {連續 {streak, number} 天，寫得真好。} week {連續 {streak, number} 週，寫得真好。} time {連續 {streak, number} 次，寫得真好。} other {連續 {streak, number} 天，寫得真好。}}
=一個一個來
={unit, select, day {就這樣，連續 {streak, number} 天了。} week {就這樣，連續 {streak, number} 週了。} time {就這樣，連續 {streak, number} 次了。} other {就這樣，連續 {streak, number} 天了。}}
={unit, select, day {整整連續 {streak, number} 天} week {整整連續 {streak, number} 週} time {整整連續 {streak, number} 次} other {整整連續 {streak, number} 天}}
=說真的，佩服你。
={unit, select, day {連續 3 天} week {連續 3 週} time {連續 3 次} other {連續 3 天}}
=有個樣子了。
={unit, select, day {連續三天} week {連續三週} time {連續三次} other {連續三天}}
=這就不是碰巧了。
={unit, select, day {連續 7 天} week {連續 7 週} time {連續 7 次} other {連續 7 天}}
=和彩虹的顏色一樣多。
={unit, select, day {連續七天} week {連續七週} time {連續七次} other {連續七天}}
=七個音，唱完一輪。
={unit, select, day {連續 50 天} week {連續 50 週} time {連續 50 次} other {連續 50 天}}
=不少了，真的。
={unit, select, day {連續五十天} week {連續五十週} time {連續五十次} other {連續五十天}}
=五十，數都要數一會兒。
={unit, select, day {連續 100 天} week {連續 100 週} time {連續 100 次} other {連續 100 天}}
=停一下，好好看一眼。
={unit, select, day {連續一百天} week {連續一百週} time {連續一百次} other {連續一百天}}
=三位數了。給自己鼓個掌。
={unit, select, day {連續 500 天} week {連續 500 週} time {連續 500 次} other {連續 500 天}}
=五百，慢慢來也到了。
={unit, select, day {一連 500 天} week {一連 500 週} time {一連 500 次} other {一連 500 天}}
=不多說，佩服。
={unit, select, day {連續 730 天} week {連續 730 週} time {連續 730 次} other {連續 730 天}}
={unit, select, day {兩年份，還在寫。} week {十四年份，還在寫。} time {兩個 365，還在寫。} other {兩年份，還在寫。}}
={unit, select, day {一連 730 天} week {一連 730 週} time {一連 730 次} other {一連 730 天}}
=365 只是中途的一站。
={unit, select, day {連續 1,000 天} week {連續 1,000 週} time {連續 1,000 次} other {連續 1,000 天}}
=小事寫的，加起來不小。
={unit, select, day {一連 1,000 天} week {一連 1,000 週} time {一連 1,000 次} other {一連 1,000 天}}
=四位數，中間要加個逗號。
={unit, select, day {再一次，連續 3 天} week {再一次，連續 3 週} time {再一次，連續 3 次} other {再一次，連續 3 天}}
=手感還在。
=不是第一次了
={unit, select, day {連續 3 天，一樣好。} week {連續 3 週，一樣好。} time {連續 3 次，一樣好。} other {連續 3 天，一樣好。}}
=又一個七
={unit, select, day {連續 7 天，很順手。} week {連續 7 週，很順手。} time {連續 7 次，很順手。} other {連續 7 天，很順手。}}
={unit, select, day {再次連續 7 天} week {再次連續 7 週} time {再次連續 7 次} other {再次連續 7 天}}
=功力還在。
={unit, select, day {連續 {streak, number} 天} week {連續 {streak, number} 週} time {連續 {streak, number} 次} other {連續 {streak, number} 天}}
=又一次，看來不是碰巧。
=來過的地方
={unit, select, day {又連續 {streak, number} 天，真好。} week {又連續 {streak, number} 週，真好。} time {又連續 {streak, number} 次，真好。} other {又連續 {streak, number} 天，真好。}}
=連續 14 天
=有兩週那麼長，不容易。
=連續十四天
=差不多半個月，可以高興一下。
=連續 30 天
=大約一個月，穩穩的。
=連續三十天
=月亮也差不多繞完一圈。
=連續 200 天
=比半年還長。真不容易。
=連續兩百天
=長的日子、短的日子，都過來了。
=連續 365 天
=有一年那麼長。不得了。
=一連 365 天
=52 週又 1 天，一天沒少算。
={unit, select, day {連續 14 次} week {連續 14 週} time {連續 14 次} other {連續 14 次}}
=兩個七，都是你的。
={unit, select, day {連續十四次} week {連續十四週} time {連續十四次} other {連續十四次}}
=不知不覺，走了一段。
={unit, select, day {連續 30 次} week {連續 30 週} time {連續 30 次} other {連續 30 次}}
=一路寫得很穩。
={unit, select, day {連續三十次} week {連續三十週} time {連續三十次} other {連續三十次}}
=三十，是個漂亮的整數。
={unit, select, day {連續 200 次} week {連續 200 週} time {連續 200 次} other {連續 200 次}}
=這要耐心。你有。
={unit, select, day {連續兩百次} week {連續兩百週} time {連續兩百次} other {連續兩百次}}
=整整兩百，都是一個一個來的。
={unit, select, day {連續 365 次} week {連續 365 週} time {連續 365 次} other {連續 365 次}}
=和一年的天數一樣多。不簡單。
={unit, select, day {一連 365 次} week {一連 365 週} time {一連 365 次} other {一連 365 次}}
=走了好遠。回頭看看吧。
=一週接一週
=什麼樣的週都有，連續 {streak, number} 週。
=連續 {streak, number} 週了
=這條路，你很熟了。
=一週就是七天
=連續 {streak, number} 週，不簡單。
=達成一個里程碑
=有空時再看就好。
=通知
=設定
=特殊應用程式存取權
=網站設定
=上週寫了 {count, number} 則
={activeDays, plural, =7 {七天都有份，連星期一也來了。📅} =1 {都寫在同一天，那天的筆最忙。📅} other {分在 # 天寫的，一天一個滋味。📅}}
=你的週報出刊了
={weekStart, date, ::MMMd}起的一週，收錄 {count, number} 則，記者和總編都是你。🗞️
={activeDays, plural, =7 {七天，天天有字} other {上週動筆 # 天}}
=一共 {count, number} 則，原子筆說不客氣。🖊️
=前情提要
=上週 {count, number} 則。新的一集已經開演。🍿
=上週來電
=留言 {count, number} 則，都是你的口吻。☎️
=上週，從頭到尾
=從「{first}」到「{last}」。
=上週的開場
={count, number} 則裡的頭一則：「{first}」
=上週的收尾
=收在這一句：「{last}」
=不輕鬆的一週
={count, number} 則裡有不好寫的，你還是寫了。這裡陪你。
=上週辛苦了
=難的那部分，也在這 {count, number} 則裡，好好收著。
=上週留下的字
={activeDays, plural, =7 {{count, number} 則，七天各有各的一行。} =1 {{count, number} 則，都是同一天寫的，放在一起了。} other {{count, number} 則，其中 # 天寫的，放在一起了。}}
={weekStart, date, ::MMMd}起的一週
=你寫了 {count, number} 則，謝謝你為自己留的時間。
=一週走完了
=寫下的 {count, number} 則，都是自己的話。
=回望上週
={activeDays, plural, =1 {有一天，你停下腳步寫了 {count, number} 則。} other {有 # 天，你停下腳步，一共寫了 {count, number} 則。}}
=新的一週來了
=上一週的 {count, number} 則還在，想起來再讀。
=上週的頭和尾
=先「{first}」，後「{last}」
=上週這樣開始
=你寫的是：「{first}」
=上週寫到這裡
=最後一則：「{last}」
=有些沉的一週
={count, number} 則裡有難熬的事。寫下了，就先擱在這裡。
=上週，一天一天過來
={count, number} 則都靜靜收著。你也歇一會兒。
=上週：{count, number} 則
=你留意到的。
={activeDays, plural, =7 {七天都動了筆} other {動筆 # 天}}
=上週一共 {count, number} 則。
={weekStart, date, ::MMMd}那一週
=長度是 {count, number} 則。
=一週，收進去了
={count, number} 則，放得久。
=上週成了字
={count, number} 則，隨手翻翻。
=上週頭尾
=「{first}」到「{last}」
=上週第一則
=共 {count, number} 則，開頭是：「{first}」
=上週最後一則
=寫到「{last}」。
=上週不好過
={count, number} 則，都留著。
=不好寫，還是寫了
=上週的 {count, number} 則，收好了。
=剛過去的一週
=短短的回顧，隨時可看。
=請進請進
=坐，先喝口水。大事小事，想到哪件寫哪件！
=無聊的事也收
=做過的事隨便挑一件，愈平凡愈好寫。
=都好好的
={count, plural, =1 {你的那則紀錄好好的，再來一則也住得下！🪴} other {你的 # 則紀錄一則不少，再來一則也住得下！🪴}}
=嗨，這裡免排隊
=昨天的、今天的、好久以前的，想寫就寫，也不查票！🎫
=半行也可以
=曬了棉被、吃了芒果、換了燈泡，都能寫上清單。🥭
=最近有什麼新鮮事？
=大事、小事、「沒事」，都是好答案。
=想從哪開始都行
=先寫上星期二的也可以，這裡從來不管順序。
=一行空白，請收下
=用來寫做過的事，今天用、下雨天用，都不會過期。☔
=位子留好了
={name}，做了什麼都可以寫上去。☕
=音量轉小一格
=之後提醒會少一點，這裡照常營業！🍿
=少敲幾次門
=門反正沒鎖。提醒少來，你想來就來。🚪
=提醒要變少了
=一個字照樣算一則，什麼時候寫都行！✏️
=輕聲細語模式
=提醒會少一些，最好寫的那支筆還是你的。🖊️
=門開著
=進來坐坐。想寫就寫，不必說明什麼。
=不管是怎樣的日子
=做了什麼，撐過什麼，寫一點就好。
=旁邊空著一行
=你的 {count, number} 則紀錄好好的，想添就添。
=從哪天寫都好
=想到哪一件，就從那件寫起。
=再小也沒關係
=開了窗、回了一則訊息、睡了一覺，都可以寫上清單。
=這陣子過得怎麼樣？
=一兩個字也是回答，寫在這裡就好。
=從今天寫起就好
=泡了一杯茶，也能寫。
=改天也可以
=清單一直開著，這裡不點名。
=這份清單是你的
={name}，寫一件事，或歇一歇，都好。
=少問一些
=之後提醒會少一點，想寫的時候再寫就好。
=安靜一點
=從下一次起，提醒會少一些。這一頁一直都在。
=多一點留白
=提醒會少一些。有想留下的，這裡總有位子。
=不必回應
=提醒會慢慢變少，門一直開著。
=門沒鎖
=進來寫一句吧。
=先坐一下
=做過的事，想到哪件寫哪件。
=你的清單好好的
={count, plural, =1 {# 則在這裡，再寫點什麼？} other {# 則都在，再寫點什麼？}}
=哪天的事都行
=昨天的、去年的，寫一件吧。
=一個字也收
=寫「睡了」就是一則。
=有什麼想記的嗎？
=空著一行，寫一句嗎？
=從哪裡寫起都行
=先寫最容易的那件。
=這裡沒有進度表
=想寫的時候，寫一行。
=你的那一頁開著
=寫一行，或一個字。
=提醒會變少
=來得少一點，想寫隨時寫。
=之後少來幾次
=說的是提醒。這一頁隨時開著。
=音量調低
=提醒少一點，寫過的都在。
=安靜一陣子
=寫一個字也好，提醒會少一點。
=一頁留白
=做過的事，想到了再寫。
={year, date, ::y}：{count, number} 則紀錄
=平淡也好，熱鬧也好，都收好了。新年快樂！🎆
={months, plural, =12 {十二個月，月月有你} other {# 個月有紀錄}}
={year, date, ::y}一共 {count, number} 則，舊月曆先別丟，裡面有你！
=有 {activeDays, number} 天，你有話說
={year, date, ::y}的 {count, number} 則，每一則都有你在場！
={bestStreak, plural, =1 {一天自成一章} other {一口氣寫了 # 天！}}
={bestStreak, plural, =1 {動了筆的日子，各有各的樣子，{year, date, ::y}一共 {count, number} 則。🥁} other {{year, date, ::y}最長的一段，全年 {count, number} 則。請給自己一陣鼓聲。🥁}}
=年度珍藏
={year, date, ::y}的 {count, number} 則收好了，翻出來看看吧。新年快樂！🎉
=一起上車
={year, date, ::y}的 {count, number} 則已經坐好，跟你一起往前開。新年快樂！
={year, date, ::y}不太好過
=你還是寫了 {count, number} 則。願新年溫柔一點。
={year, date, ::y}，連風帶雨
={count, number} 則都收進屋裡了，新年慢慢來。
={year, date, ::y}過去了
=你寫下了 {count, number} 則紀錄，哪一天想看都可以。
={year, date, ::y}，一個月接一個月
={months, plural, =12 {十二個月都有你的字，一共 {count, number} 則，各有各的樣子。} other {有 # 個月留下了你的字，一共 {count, number} 則，各有各的樣子。}}
={year, date, ::y}，有 {activeDays, number} 天留了話
=或長或短，一共 {count, number} 則，是你寫給自己的。
={year, date, ::y}的節奏
={bestStreak, plural, =1 {想寫的日子就寫，一共 {count, number} 則，這樣很好。} other {一共 {count, number} 則，最長連續 # 天，都是你走過來的。}}
=有晴有雨的一年
={year, date, ::y}，你寫下了 {count, number} 則，有空再讀。
=舊年與新年之間
={year, date, ::y}的 {count, number} 則，跟著你過來了。
={year, date, ::y}，一路辛苦
={count, number} 則在這裡歇著，你也歇一歇。
=照實寫下的一年
={year, date, ::y}的 {count, number} 則，難的也收著。新的一年，不趕。
={year, date, ::y}收工
=寫了 {count, number} 則，辛苦了。
=一個月接一個月
={months, plural, =12 {{year, date, ::y}每個月都寫了，一共 {count, number} 則，有始有終。} other {{year, date, ::y}有 # 個月動了筆，一共 {count, number} 則。}}
={year, date, ::y}的日子
=有 {count, number} 則留在這裡，真好。
={year, date, ::y}的節奏
={bestStreak, plural, =1 {一共 {count, number} 則，想寫就寫，自在。} other {一共 {count, number} 則，最長連續 # 天，恭喜。}}
=一年過去了
={year, date, ::y}你寫了 {count, number} 則，還在這裡。
=帶進新的一年
={year, date, ::y}的 {count, number} 則，是你的。
={year, date, ::y}不容易
={count, number} 則，都留著。
={year, date, ::y}過來了
=寫了 {count, number} 則。願新年輕一些。
=過去一年的回顧
=已經備好，哪一天看都可以。

"""#

/// Locale, translated and all messages of each draft.
let shippedDraftCounts: [(locale: String, translated: Int, total: Int)] = []
