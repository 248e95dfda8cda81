extension PreviewPage {
  /// Radio buttons that change how the previews look.
  ///
  /// The style sheet checks their state, so the page doesn't need a script.
  var controls: HTML {
    let groups = [
      group("device", ["iphone", "android", "watch"]), group("theme", ["auto", "light", "dark"]),
      group("previews", ["on", "off"]), group("text", ["cut", "whole"]),
    ]
    return "<form class=\"controls\" aria-label=\"\(say("page-controls"))\">\n\(HTML(lines: groups))\n</form>"
  }

  /// Names of products, which are the same in all languages.
  private static let products = ["iphone": "iPhone", "android": "Android"]

  private func group(_ name: String, _ values: [String]) -> HTML {
    let inputs = values.enumerated().map { index, value -> HTML in
      let checked: HTML = index == 0 ? " checked" : ""
      let id = "\(name)-\(value)"
      let label = Self.products[value] ?? say("page-\(id)")
      return "<input type=\"radio\" name=\"\(name)\" id=\"\(id)\"\(checked)><label for=\"\(id)\">\(label)</label>"
    }
    return "<fieldset><legend>\(say("page-\(name)"))</legend>\n\(HTML(lines: inputs))\n</fieldset>"
  }

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
      --fits: light-dark(#6f86d6, #7f95ea);
      --long: light-dark(#8a5300, #ffbf6b);
      --too-long: light-dark(#b3261e, #ff9d94);
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      --screen: 23.5rem;
      font: 100%/1.5 var(--sans);
      background: var(--page);
      color: var(--ink);
      scroll-padding-top: 6rem;
    }
    :root:has(#theme-light:checked) { color-scheme: light; }
    :root:has(#theme-dark:checked) { color-scheme: dark; }
    :root:has(#device-android:checked) { --screen: 24.5rem; }
    :root:has(#device-watch:checked) { --screen: 13.5rem; }
    * { box-sizing: border-box; }
    body { margin: 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; inset-inline-start: -100rem; }
    .skip:focus { position: static; }
    .top, footer { padding: 2rem clamp(1rem, 3vw, 2.5rem) 1rem; }
    footer { color: var(--quiet); font-size: .875rem; max-width: 60rem; }
    footer p { margin: .25rem 0; }
    h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; margin: 0; text-wrap: balance; }
    .sum { color: var(--quiet); margin: .5rem 0; }
    .budget { margin: .5rem 0; }
    .budget summary { cursor: pointer; width: fit-content; font-weight: 600; }
    .budget ul { columns: 22rem; margin: .5rem 0; padding-inline-start: 1.25rem; font-size: .875rem; }

    /* Controls */
    h2 code { font-size: .875rem; font-weight: 400; color: var(--quiet); margin-inline-start: .5rem; }
    .controls {
      position: sticky; top: 0; z-index: 2;
      display: flex; flex-wrap: wrap; gap: .5rem 1.5rem;
      padding: .75rem clamp(1rem, 3vw, 2.5rem);
      background: color-mix(in srgb, var(--page) 88%, transparent);
      backdrop-filter: blur(16px) saturate(1.4);
      border-block: 1px solid var(--line);
    }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; align-items: center; min-width: 0; }
    legend { float: inline-start; padding: 0; margin-inline-end: .5rem; font-size: .8125rem; color: var(--quiet); }
    fieldset label {
      padding: .3rem .75rem; font-size: .875rem; cursor: pointer;
      background: var(--sheet); border: 1px solid var(--line); margin-inline-start: -1px;
    }
    legend + input + label { border-start-start-radius: .6rem; border-end-start-radius: .6rem; }
    fieldset label:last-child { border-start-end-radius: .6rem; border-end-end-radius: .6rem; }
    fieldset input { position: absolute; opacity: 0; pointer-events: none; }
    fieldset input:checked + label { background: var(--ink); color: var(--page); border-color: var(--ink); }
    fieldset input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; z-index: 1; }

    /* Sections */
    .columns { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 2rem; padding: 0 clamp(1rem, 3vw, 2.5rem); }
    nav { font-size: .875rem; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav > ul { position: sticky; top: 4rem; max-height: calc(100vh - 5rem); overflow: auto; padding-block: 2.25rem 1rem; }
    nav > ul > li { margin-bottom: 1rem; }
    nav > ul > li > a { font-weight: 600; color: var(--ink); }
    nav li li a { color: var(--quiet); }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    h2 { font-size: 1.5rem; letter-spacing: -.01em; margin: 2rem 0 0; }
    h3 { font-size: 1rem; font-weight: 600; color: var(--quiet); margin: 1.5rem 0 .75rem; }
    section .sum { margin: 0 0 .5rem; font-size: .875rem; }
    h2::first-letter, h3::first-letter { text-transform: uppercase; }
    .kind + .kind { border-top: 1px solid var(--line); margin-top: 2.5rem; }
    .turn {
      display: grid; grid-template-columns: repeat(auto-fill, min(100%, var(--screen))); gap: 0 1.25rem; margin-bottom: 1rem;
    }
    .turn > .when { grid-column: 1 / -1; margin: 0; padding: 0 .25rem; font-weight: 600; font-size: .875rem; }
    .turn > .values { grid-column: 1 / -1; font-size: .8125rem; color: var(--quiet); padding: 0 .25rem .4rem; }
    figure { margin: 0 0 1.5rem; display: grid; grid-row: span 2; grid-template-rows: subgrid; min-width: 0; }
    figure:target :is(.wall, .pane) { outline: 3px solid var(--link); outline-offset: 3px; }

    /* The screen behind a notification */
    .wall {
      display: flex; flex-direction: column; justify-content: center; gap: .5rem;
      padding: 1.125rem .625rem; min-height: 10rem; border-radius: 1.75rem;
      color: light-dark(#111114, #f6f6f8);
      background:
        radial-gradient(120% 90% at 12% 0%, light-dark(#ffe3c4, #2d3a66), transparent 60%),
        radial-gradient(110% 100% at 100% 20%, light-dark(#c9d8ff, #47306b), transparent 62%),
        radial-gradient(120% 120% at 50% 120%, light-dark(#d9c7f2, #0f4a52), transparent 65%),
        light-dark(#f3e9ef, #14151f);
    }
    .note, .buttons, .pane { font-family: -apple-system, "SF Pro Text", Roboto, "Segoe UI", "Noto Sans", sans-serif; }
    :is(.note, .buttons, .pane):lang(zh-Hans) { font-family: -apple-system, "PingFang SC", Roboto, "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Microsoft YaHei", sans-serif; }
    :is(.note, .buttons, .pane):lang(zh-Hant) { font-family: -apple-system, "PingFang TC", Roboto, "Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "Microsoft JhengHei", sans-serif; }
    :is(.note, .buttons, .pane):is(:lang(zh-Hant-HK), :lang(zh-Hant-MO)) { font-family: -apple-system, "PingFang HK", Roboto, "Noto Sans CJK HK", "Noto Sans HK", "Microsoft JhengHei", sans-serif; }
    :is(.note, .buttons, .pane):lang(ja) { font-family: -apple-system, "Hiragino Sans", Roboto, "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", sans-serif; }
    :is(.note, .buttons, .pane):lang(ko) { font-family: -apple-system, "Apple SD Gothic Neo", Roboto, "Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", sans-serif; }
    .note {
      position: relative; padding: .8rem .9rem; border-radius: 1.5rem;
      background: light-dark(rgb(255 255 255 / .74), rgb(52 53 64 / .72));
      backdrop-filter: blur(24px) saturate(1.6);
      box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 6px 20px rgb(0 0 0 / .08);
      padding-inline-start: 3.9rem; min-height: 4.1rem; font-size: .9375rem; line-height: 1.3;
      overflow-wrap: anywhere;
    }
    :is(.note, .pane, figcaption) p { margin: 0; }
    .app { font-size: .8125rem; color: light-dark(#54545c, #c3c3cd); }
    .name { display: none; }
    .time { position: absolute; inset-inline-end: .95rem; top: .8rem; }
    .icon {
      position: absolute; inset-inline-start: .8rem; top: 50%; translate: 0 -50%;
      width: 2.35rem; height: 2.35rem; border-radius: .6rem;
      background: linear-gradient(160deg, #8ea2ff, #5a55d6);
    }
    .icon::after {
      content: ""; position: absolute; inset: 27% 36% 33% 36%;
      border: solid #fff; border-width: 0 3px 3px 0; border-radius: 1px; rotate: 40deg;
    }
    .title { font-weight: 600; padding-inline-end: 2.2rem; }
    .body { margin-top: .1rem !important; white-space: pre-line; }
    .title, .body { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; -webkit-line-clamp: 4; line-clamp: 4; }
    .title { -webkit-line-clamp: 1; line-clamp: 1; }
    :root:has(#text-whole:checked) :is(.title, .body) { display: block; }
    .buttons { display: flex; gap: .375rem; list-style: none; margin: 0; padding: 0; font-size: .875rem; }
    .buttons:empty { display: none; }
    .buttons li {
      flex: 1; text-align: center; padding: .45rem .75rem; border-radius: 1rem; min-width: 0;
      background: light-dark(rgb(255 255 255 / .6), rgb(52 53 64 / .6));
    }

    /* What the app itself shows: dialogs, rows of the settings, buttons. A watch has none of it; it stays as on a phone. */
    .in-app { --screen: 23.5rem; }
    .in-app h2 { margin-bottom: 1rem; }
    .pane {
      display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; padding: 1.25rem 1rem; border-radius: 1.75rem; overflow-wrap: anywhere;
      color: light-dark(#111114, #f6f6f8); background: light-dark(#e6e5ea, #0d0d11);
      font-size: .9375rem; line-height: 1.35;
    }
    .dialog {
      padding: 1.1rem 1.15rem; border-radius: 1.6rem; background: light-dark(#fff, #26272e);
      box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 24px rgb(0 0 0 / .1);
    }
    .headline { font-size: 1.0625rem; font-weight: 600; }
    .message { margin-top: .3rem !important; color: light-dark(#45454d, #c6c6d0); white-space: pre-line; }
    .choices { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
    .choices li, .choice { text-align: center; padding: .5rem 1rem; border-radius: 1.25rem; font-weight: 500; }
    .choices li { flex: 1; background: light-dark(#ececf1, #3a3b45); }
    .choice {
      justify-self: center; min-width: 7rem; max-width: 100%;
      background: light-dark(#fff, #2c2d35); color: light-dark(#3b4bb8, #aab4ff);
    }
    .phrase { white-space: pre-wrap; }
    .setting {
      display: flex; align-items: center; justify-content: space-between; gap: 1.25rem;
      padding: .85rem 1rem; border-radius: 1.25rem; background: light-dark(#fff, #212229);
    }
    .setting::before {
      content: ""; flex: none; width: 5.5rem; height: .6rem; border-radius: 1rem; background: light-dark(#dedde4, #3a3b45);
    }
    .setting span { min-width: 0; text-align: end; color: light-dark(#5c5c66, #a9a9b5); }
    .setting span, .choice { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    :root:has(#text-whole:checked) :is(.setting span, .choice) { white-space: normal; }

    /* Which words */
    :root:has(#previews-on:checked) .hidden, :root:has(#previews-off:checked) .open { display: none; }

    /* Android */
    :root:has(#device-android:checked) {
      .wall { border-radius: 1.25rem; padding: 1rem .5rem; gap: 0; }
      .note {
        padding: .9rem 1rem .75rem; min-height: 0; border-radius: 1.75rem; backdrop-filter: none; font-size: .875rem;
        background: light-dark(#fbf8fe, #2a2830); line-height: 1.4; box-shadow: none;
      }
      .app { display: flex; align-items: center; gap: .4rem; font-size: .75rem; margin-bottom: .3rem !important; }
      .name { display: inline; }
      .time { position: static; }
      .time::before { content: "· "; }
      .icon { position: relative; inset: auto; translate: none; width: 1.15rem; height: 1.15rem; border-radius: 50%; }
      .icon::after { border-width: 0 1.5px 1.5px 0; }
      .title { padding: 0; font-weight: 500; }
      .body { color: light-dark(#47464f, #cac5d0); -webkit-line-clamp: 8; line-clamp: 8; }
      .note { border-end-start-radius: 0; border-end-end-radius: 0; }
      .buttons {
        background: light-dark(#fbf8fe, #2a2830); padding: 0 .5rem .6rem; gap: 0;
        border-end-start-radius: 1.75rem; border-end-end-radius: 1.75rem; font-size: .8125rem; font-weight: 500;
      }
      .buttons li { flex: none; background: none; color: light-dark(#4a44b0, #c5c0ff); padding: .35rem .6rem; }
      .wall:not(:has(.buttons li)) .note { border-radius: 1.75rem; }
      .pane { border-radius: 1.25rem; background: light-dark(#fdfbff, #0f0e13); }
      .dialog { border-radius: 1.75rem; padding: 1.4rem 1.4rem 1.1rem; background: light-dark(#ece6f0, #2b2930); box-shadow: none; }
      .headline { font-size: 1.375rem; font-weight: 400; line-height: 1.25; }
      .message { margin-top: .75rem !important; font-size: .875rem; color: light-dark(#47464f, #cac5d0); }
      .choices { justify-content: flex-end; gap: .25rem; }
      .choices li { flex: none; background: none; padding: .4rem .75rem; font-size: .875rem; color: light-dark(#4a44b0, #c5c0ff); }
      .choice { background: light-dark(#e2dff9, #454170); color: light-dark(#1d1a45, #e4dfff); font-size: .875rem; }
      .setting { flex-direction: column; align-items: flex-start; gap: .45rem; font-size: .875rem; background: none; padding: .25rem .5rem; }
      .setting::before { height: .75rem; width: 8rem; }
      .setting span { max-width: 100%; text-align: start; color: light-dark(#47464f, #cac5d0); }
    }

    /* Watch, always dark as its glass is */
    :root:has(#device-watch:checked) {
      .wall {
        color-scheme: dark; background: #000; color: #fff; border-radius: 3rem; border: 3px solid light-dark(#b9b9c2, #4b4c55);
        padding: 1.5rem .9rem 1.25rem; justify-content: flex-start; min-height: 15.5rem; text-align: start;
      }
      .note { background: none; backdrop-filter: none; box-shadow: none; padding: 0; border-radius: 0; font-size: 1rem; }
      .app { display: flex; align-items: center; gap: .4rem; margin-bottom: .5rem !important; color: #b7b7c0; }
      .name { display: inline; }
      .time { position: static; margin-inline-start: auto; }
      .icon { position: relative; inset: auto; translate: none; width: 1.6rem; height: 1.6rem; border-radius: 50%; }
      .icon::after { border-width: 0 2px 2px 0; }
      .title { padding: 0; -webkit-line-clamp: 2; line-clamp: 2; }
      .body { -webkit-line-clamp: 6; line-clamp: 6; }
      .buttons { flex-direction: column; margin-top: auto; }
      .buttons li { background: #2a2a31; flex: none; border-radius: .9rem; }
    }

    /* Captions */
    figcaption { padding: .6rem .25rem 0; font-size: .8125rem; color: var(--quiet); }
    .which b { color: var(--ink); font-weight: 600; }
    .which a { font-family: ui-monospace, "SF Mono", "Roboto Mono", monospace; margin-inline-start: .35rem; }
    .values { display: flex; flex-wrap: wrap; gap: 0 .75rem; list-style: none; margin: 0; padding: 0; overflow-wrap: anywhere; }
    dl { margin: .35rem 0 0; display: grid; gap: .1rem; font-variant-numeric: tabular-nums; }
    .measure { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); }
    dt { overflow-wrap: anywhere; }
    dd { margin: 0; }
    .bar { display: inline-block; width: 3rem; height: .375rem; border-radius: 1rem; overflow: hidden; background: var(--line); margin-inline-end: .5rem; vertical-align: .08em; }
    .bar i { display: block; height: 100%; background: var(--fits); border-radius: inherit; }
    .long dd, .long dt { color: var(--long); }
    .too-long dd, .too-long dt { color: var(--too-long); }
    :is(.long, .too-long) .bar i { background: currentColor; }
    .measure strong::before { content: "▲ "; font-size: .8em; }
    .on-watch, .on-android { display: none; }
    :root:has(#device-android:checked) .measure.on-android { display: grid; }
    :root:has(#device-watch:checked) {
      .on-phone { display: none; }
      .measure.on-watch { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); }
      .measure { grid-template-columns: 3.25rem minmax(0, 1fr); }
      .bar, .bytes { display: none; }
      :is(.budget, .sum).on-watch { display: block; }
      .watch-long .wall { border-color: #d0851c; }
      .watch-too-long .wall { border-color: #e0473c; }
    }
    :root:has(#previews-on:checked) .measure.hidden, :root:has(#previews-off:checked) .measure.open { display: none; }
    :root:not(:has(#device-watch:checked)) .phone-long .wall, .in-app .phone-long .pane {
      box-shadow: 0 0 0 3px var(--page), 0 0 0 5px var(--long);
    }
    :root:not(:has(#device-watch:checked)) .phone-too-long .wall, .in-app .phone-too-long .pane {
      box-shadow: 0 0 0 3px var(--page), 0 0 0 6px var(--too-long);
    }

    @media (max-width: 60rem) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      nav > ul { position: static; max-height: none; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding-block: 1rem 0; }
      nav > ul > li { margin: 0; }
      nav li ul { display: flex; gap: .6rem; }
      .controls { position: static; }
    }
    @media (prefers-contrast: more) { .note, .buttons li, .dialog, .setting, .choice { background: light-dark(#fff, #222) !important; } }
    @media print {
      :root { color-scheme: light !important; --page: #fff; --screen: 21rem; font-size: 66%; }
      .in-app { --screen: 21rem; }
      .controls, nav, .skip { display: none; }
      .columns { display: block; padding: 0; }
      .top, footer { padding-inline: 0; }
      figure { break-inside: avoid; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      h2, h3 { break-after: avoid; }
      .note { backdrop-filter: none; }
      .title, .body { display: block !important; }
    }
    """
}
