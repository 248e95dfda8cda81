internal import NudgeText

extension YearPage {
  /// The page's style sheet.
  static let styles: HTML = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f4f3f0, #17181c);
      --ink: light-dark(#1d1d22, #ececf1);
      --quiet: light-dark(#5c5c66, #a5a5b1);
      --line: light-dark(#dcdad4, #33343c);
      --sheet: light-dark(#ffffff, #212229);
      --link: light-dark(#3b4bb8, #aab4ff);
      --alert: light-dark(#b3261e, #ff9d94);
      --wrote: light-dark(#cfe8d5, #27503a);
      --wrote-ink: light-dark(#14532d, #c8f0d6);
      --silent: light-dark(#e4e2dc, #2a2b32);
      --reminder: light-dark(#5a6fd6, #8fa0ff);
      --streak: light-dark(#c07a00, #ffc04d);
      --count: light-dark(#2e7d46, #6fd391);
      --first: light-dark(#b0358f, #ff8fd8);
      --risk: light-dark(#b3261e, #ff9d94);
      --past: light-dark(#7a3fb0, #cf9bff);
      --summary: light-dark(#00707a, #5fd0da);
      --back: light-dark(#8a5a2b, #e0ac78);
      font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      background: var(--page);
      color: var(--ink);
      scroll-padding-top: 5rem;
    }
    :root:lang(zh-Hans) { font-family: system-ui, "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", sans-serif; }
    :root:lang(zh-Hant) { font-family: system-ui, "PingFang TC", "Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", sans-serif; }
    * { box-sizing: border-box; }
    body { margin: 0; }
    p, h1, h2, h3, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; inset-inline-start: -100rem; }
    .skip:focus { position: static; }
    .top, main, footer { padding-inline: clamp(1rem, 3vw, 2.5rem); max-width: 78rem; margin-inline: auto; }
    body:has(.compared) :is(.top, main, footer), body:has(.compared) fieldset { max-width: 110rem; }
    .top { padding-block: 2rem 1rem; }
    footer { padding-block: 2rem; color: var(--quiet); font-size: .875rem; }
    footer p { margin-top: .25rem; max-width: 60rem; }
    h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; }
    .sum { color: var(--quiet); font-size: .875rem; }
    nav .sum { margin-top: .75rem; }
    .people { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
    .people a { display: block; padding: .5rem .9rem; border-radius: .9rem; background: var(--sheet); border: 1px solid var(--line); color: inherit; text-decoration: none; }
    .people b { font-weight: 500; }
    .people span { margin-inline-start: .35rem; font-variant-numeric: tabular-nums; color: var(--quiet); }

    /* What is shown */
    .controls {
      position: sticky; top: 0; z-index: 2; padding: .6rem clamp(1rem, 3vw, 2.5rem);
      background: color-mix(in srgb, var(--page) 88%, transparent); backdrop-filter: blur(16px) saturate(1.4);
      border-block: 1px solid var(--line);
    }
    fieldset { border: 0; margin: 0 auto; padding: 0; max-width: 73rem; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; min-width: 0; }
    legend { float: inline-start; padding: 0; margin-inline-end: .5rem; font-size: .8125rem; color: var(--quiet); }
    fieldset label { padding: .2rem .7rem; font-size: .8125rem; cursor: pointer; border-radius: 1rem; border: 1px solid var(--line); color: var(--quiet); }
    fieldset label .mark { opacity: .35; }
    fieldset input { position: absolute; opacity: 0; pointer-events: none; }
    fieldset input:checked + label { background: var(--sheet); color: var(--ink); }
    fieldset input:checked + label .mark { opacity: 1; }
    fieldset input:not(:checked) + label { text-decoration: line-through; }
    fieldset input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; }
    :root:has(#show-entries:not(:checked)) .recorded { display: none; }
    :root:has(#show-entries:not(:checked)) :is(.day, .cell).entry { background: none; color: inherit; }
    :root:has(#show-why:not(:checked)) .reason { display: none; }
    \(hiding)

    /* Marks: a color and a shape for each kind */
    .mark { display: inline-block; flex: none; width: .5rem; height: .5rem; border-radius: 50%; background: var(--reminder); vertical-align: .05em; }
    label .mark, .kinds .mark, .table .mark { margin-inline-end: .4rem; }
    .mark.streak-milestone { background: var(--streak); border-radius: 1px; rotate: 45deg; }
    .mark.count-milestone { background: var(--count); border-radius: 1px; rotate: 45deg; }
    .mark.first-achievement { background: var(--first); border-radius: 1px; rotate: 45deg; }
    .mark.streak-at-risk { background: var(--risk); border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); }
    .mark.retrieval { background: var(--past); border-radius: 1px; }
    .mark.monthly-summary { background: var(--summary); border-radius: 1px; width: .75rem; }
    .mark.yearly-summary { background: var(--summary); border-radius: 1px; width: .75rem; height: .75rem; vertical-align: -.1em; }
    .mark.weekly-summary { background: var(--summary); border-radius: 1px; width: .75rem; height: .3rem; vertical-align: .15em; }
    .mark.returned { background: var(--back); border-radius: 1px; rotate: 45deg; }
    .mark.farewell { background: var(--back); border-radius: 0 0 .3rem .3rem; }
    .mark.welcome-back { background: var(--back); border-radius: .3rem .3rem 0 0; }
    .mark.entry { background: var(--wrote); border: 1px solid var(--wrote-ink); border-radius: .2rem; width: .75rem; height: .75rem; vertical-align: -.1em; }
    .mark.reminder.unanswered { background: none; border: 2px solid var(--reminder); }
    .mark.repeat { box-shadow: 0 0 0 1.5px var(--sheet), 0 0 0 3px var(--alert); }

    /* The head of a year */
    .year + .year { border-top: 3px solid var(--line); margin-top: 3rem; }
    h2 { font-size: 1.5rem; letter-spacing: -.01em; padding-top: 1.5rem; overflow-wrap: anywhere; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 45%), 1fr)); gap: .75rem; margin-top: 1rem; }
    .figures div { min-width: 0; display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: .7rem .9rem; border-radius: .9rem; background: var(--sheet); border: 1px solid var(--line); }
    .figures dt { font-size: .8125rem; color: var(--quiet); line-height: 1.3; }
    .figures dd { font-size: 1.5rem; font-weight: 600; letter-spacing: -.01em; line-height: 1.3; font-variant-numeric: tabular-nums; }
    .figures .first { background: var(--ink); border-color: var(--ink); color: var(--page); }
    .figures .first dt { color: inherit; }
    .kinds { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .9rem; font-size: .875rem; }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2.5rem; }

    /* The year at a glance: a column for each week */
    .strip {
      display: grid; grid-template-rows: auto repeat(7, auto); grid-auto-columns: minmax(.5rem, 1.4rem); gap: 2px;
      margin-top: 1.25rem; padding-bottom: .25rem; overflow-x: auto; font-size: .6875rem; color: var(--quiet);
    }
    .strip span { width: 0; white-space: nowrap; }
    .cell { display: grid; place-items: center; aspect-ratio: 1; border-radius: 25%; background: color-mix(in srgb, var(--line) 60%, transparent); }
    .cell.entry { background: color-mix(in srgb, var(--wrote-ink) 30%, var(--wrote)); }
    .cell.silent { background: repeating-linear-gradient(135deg, var(--quiet) 0 1px, transparent 1px 4px); }
    .cell .mark { width: 50%; height: 50%; }
    .cell .mark.unanswered { border-width: 1.5px; }
    .cell .mark.repeat { box-shadow: none; }

    /* Months */
    .month { margin-top: 2.25rem; }
    h3 { font-size: 1.125rem; padding-bottom: .5rem; }
    h3::first-letter { text-transform: uppercase; }
    .sides { display: grid; gap: 1.5rem 2.5rem; }
    .side { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 1rem 2rem; align-items: start; min-width: 0; }
    .compared .sides { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .compared .side { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
    .calendar { border-collapse: separate; border-spacing: 2px; table-layout: fixed; width: 100%; max-width: 22rem; padding: .6rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem; font-variant-numeric: tabular-nums; }
    .side > .calendar { position: sticky; top: 4.5rem; }
    .compared .side > .calendar { position: static; }
    .calendar th { font-weight: 400; font-size: .6875rem; color: var(--quiet); padding: 0; }
    .calendar td { height: 2.35rem; padding: .1rem 0; text-align: center; vertical-align: top; border-radius: .5rem; line-height: 1.2; color: var(--quiet); }
    .calendar a { color: inherit; text-decoration: none; display: block; }
    .calendar a:hover { text-decoration: underline; }
    .day.entry { background: var(--wrote); color: var(--wrote-ink); font-weight: 600; }
    .day.silent { background: repeating-linear-gradient(135deg, var(--silent) 0 3px, transparent 3px 6px); }
    .outside { opacity: .35; }
    .marks { display: flex; flex-wrap: wrap; justify-content: center; gap: 3px; padding-top: .25rem; }
    .marks .mark.repeat { box-shadow: 0 0 0 1px var(--sheet), 0 0 0 2.5px var(--alert); }

    /* Texts */
    .list { min-width: 0; }
    .item { position: relative; overflow: clip; padding-inline-start: 5rem; scroll-margin-top: 5rem; }
    .item:target { background: color-mix(in srgb, var(--link) 14%, transparent); border-radius: .5rem; }
    .date { position: absolute; inset-inline-start: .25rem; top: .35rem; font-size: .8125rem; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
    .card, .recorded { padding: .35rem 0 .35rem; }
    .card { padding-inline-start: 1.1rem; position: relative; overflow-wrap: anywhere; }
    .card .head { font-size: .8125rem; color: var(--quiet); }
    .card .head .mark { position: absolute; inset-inline-start: 0; top: .75rem; }
    .card .title { font-weight: 600; line-height: 1.35; }
    .card .body { line-height: 1.4; white-space: pre-line; }
    .why { font-size: .8125rem; color: var(--quiet); display: flex; flex-wrap: wrap; gap: 0 .9rem; }
    .reason::first-letter { text-transform: uppercase; }
    .repeated { color: var(--alert); }
    .repeated::before { content: "↻ "; }
    .missed::before { content: "○ "; }
    .recorded { font-size: .875rem; overflow-wrap: anywhere; }
    .recorded::before { content: ""; display: inline-block; width: .6rem; height: .6rem; border-radius: .2rem; background: var(--wrote); border: 1px solid var(--wrote-ink); margin-inline-end: .5rem; }
    .recorded .time { color: var(--quiet); font-size: .8125rem; margin-inline-end: .25rem; }
    .card .time { margin-inline-end: .25rem; font-variant-numeric: tabular-nums; }
    .silence { margin: .5rem 0; padding: .5rem .9rem; border-radius: .6rem; font-size: .875rem; background: repeating-linear-gradient(135deg, var(--silent) 0 6px, transparent 6px 12px); }

    /* Tables */
    .table { margin-top: 2.5rem; }
    .scroll { overflow-x: auto; }
    .table table { border-collapse: collapse; font-size: .875rem; width: 100%; }
    .table td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
    .table .n { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .table .repeat td:last-child { color: var(--alert); }
    .table .sum { padding-top: .5rem; }

    @media (max-width: 50rem) {
      .side { grid-template-columns: minmax(0, 1fr); }
      .side > .calendar, .controls { position: static; }
      .calendar { max-width: none; }
      .calendar td { height: 2.75rem; }
      .compared .sides, .pair { gap: 0 .75rem; }
      .compared .item { padding-inline-start: 0; padding-top: 1.5rem; }
      .compared .calendar { padding: .2rem; border-spacing: 0; font-size: .6875rem; }
      .figures { gap: .4rem; }
      .figures div { padding: .5rem .7rem; }
      .figures dd { font-size: 1.25rem; }
    }
    @media print {
      :root { color-scheme: light !important; --page: #fff; font-size: 70%; }
      .controls, nav, .skip { display: none; }
      .side > .calendar { position: static; }
      .side { grid-template-columns: 15rem minmax(0, 1fr); }
      .item, .calendar, .figures { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .year + .year { break-before: page; }
      .mark, .day, .cell, .silence, .figures div { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """

  /// The rules that hide a kind whose box isn't checked.
  private static let hiding = HTML(
    lines: Kind.known.map(\.rawValue).map { kind -> HTML in
      """
      :root:has(#show-kind-\(kind):not(:checked)) .kind-\(kind),
      :root:has(#show-kind-\(kind):not(:checked)) :is(.marks, .strip) .\(kind) { display: none; }
      """
    })
}
