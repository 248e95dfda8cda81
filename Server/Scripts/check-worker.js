// The ways in which a service worker can lose or repeat what a person does. Server/Scripts/check-worker runs them.

"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { Browser } = require("./support/simulated-browser.js");

const REMINDER = "reminder-2026-11-25";
const STORAGE_FAULTS = [
  "no storage", "open throws", "open fails", "open hangs", "write fails", "read fails", "commit hangs",
  "commit hangs late",
];

/** A message as nudged sends it. */
const message = (tag = REMINDER, rest = {}) => ({
  web_push: 8030,
  notification: {
    title: "What did you do today?", body: "Write it down.", tag, navigate: "https://nudge.example/?opens=record",
    actions: [{ action: "add", title: "Add", navigate: "https://nudge.example/?action=add" }],
    data: { opens: "record", later: "Later" },
    ...rest,
  },
  app_badge: 1,
});

/** Returns a browser that the person has connected, in which a notification is shown. */
async function connected(options, tags = [REMINDER]) {
  const browser = new Browser(options);
  browser.subscribe(browser.key);
  browser.site.devices.add(browser.subscription.endpoint);
  browser.local.set("nudge-connected", browser.subscription.endpoint);
  await browser.visit();
  for (const tag of tags) await browser.push(message(tag));
  assert.equal(browser.shown.length, tags.length, "the notifications are shown");
  assert.equal(browser.site.events.length, 0);
  return browser;
}

/** Fails unless the server has counted exactly some responses, and nothing waits any more. */
function expectCounted(browser, expected, note = "") {
  const counted = browser.site.events.map(({ notification, action }) => `${action} ${notification}`);
  const wanted = [expected].flat().map((each) => (each.includes(" ") ? each : `${each} ${REMINDER}`));
  assert.deepEqual(counted.sort(), wanted.sort(), note);
  assert.deepEqual(browser.waiting(), [], `something still waits ${note}`);
}

/** Fails if an event failed, or took longer than a browser allows. */
function expectDone(outcome, note = "") {
  assert.ok(outcome.isDone && !outcome.isTooLong, `the event takes too long ${note}`);
  assert.deepEqual(outcome.failures, [], note);
}

/**
 * Stops the worker before and after each step of something, in browsers that take different times for it.
 *
 * - act: Does it in a browser that has been prepared, and returns what became of the event.
 * - verify: Fails if something is lost once the connection is back.
 */
async function atEachStep(prepare, act, verify, seeds = 5) {
  let kills = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (let step = 0.5; ; step += 0.5) {
      const browser = await prepare({ seed });
      browser.killAt = step;
      const { isKilled } = await act(browser);
      browser.killAt = Infinity;
      await verify(browser, `stopped at step ${step} with seed ${seed}`);
      if (!isKilled) break;
      kills += 1;
      assert.ok(step < 200, "the steps don't end");
    }
  }
  assert.ok(kills >= 10, `only ${kills} kills`);
}

const cases = {
  // MARK: Messages

  async "a push message without data"() {
    const browser = await connected({}, []);
    expectDone(await browser.push(undefined));
    assert.deepEqual(browser.shown.map((each) => each.title), ["Nudge"]);
  },

  async "a push message that can't be read"() {
    const malformed = [
      "", "{", "null", "5", '"text"', "[]", "{}", '{"notification":null}', '{"notification":5}', '{"notification":{}}',
      '{"notification":{"title":null}}', '{"notification":{"title":"Hello","actions":null}}',
      '{"notification":{"title":"Hello","actions":"Later"}}', '{"notification":{"title":"Hello","actions":[null]}}',
      '{"notification":{"title":"Hello","data":null}}',
      '{"notification":{"title":"Hello","data":5},"app_badge":"many"}',
    ];
    for (const text of malformed) {
      const browser = await connected();
      browser.site.always = "offline";
      await browser.press("later");
      browser.site.always = null;
      expectDone(await browser.push(text), text);
      assert.equal(browser.shown.length, 1, `nothing is shown for ${text}`);
      const title = text.includes("Hello") && !text.includes("Later") && !text.includes("[null]") ? "Hello" : "Nudge";
      assert.equal(browser.shown[0].title, title, text);
      expectCounted(browser, "later", text);
      await browser.press();
      assert.equal(browser.shown.length, 0);
    }
  },

  async "a notification with an option that the browser doesn't support"() {
    const browser = await connected({}, []);
    browser.faults.add("first notification fails");
    expectDone(await browser.push(message()));
    assert.equal(browser.shown.length, 1);
  },

  async "a browser without badges, or one that refuses them"() {
    for (const fault of ["no badge", "badge fails"]) {
      const browser = await connected({ faults: [fault] });
      expectDone(await browser.press("add"), fault);
      expectCounted(browser, "add", fault);
      assert.equal(browser.opened.length, 1);
    }
    const browser = await connected();
    assert.equal(browser.badge, 1);
    await browser.press();
    assert.equal(browser.badge, 0);
  },

  async "a second notification, whose badge the first one must not remove"() {
    const browser = await connected({}, ["a-1", "a-2"]);
    await browser.press("later");
    assert.equal(browser.badge, 1);
    await browser.press("later");
    assert.equal(browser.badge, 0);
    expectCounted(browser, ["later a-1", "later a-2"]);
  },

  // MARK: Clicks

  async "a click while the page is open"() {
    const browser = await connected();
    const other = browser.openTab("https://nudge.example/time-zone");
    const tab = browser.openTab();
    expectDone(await browser.press("add"));
    assert.ok(tab.isFocused && !other.isFocused);
    assert.deepEqual(tab.messages, [{ opens: "record", action: "add" }]);
    assert.deepEqual(browser.opened, [], "no second page");
    assert.deepEqual(browser.shown, []);
    expectCounted(browser, "add");
  },

  async "a click while no page is open, or the page can't be brought to the front"() {
    for (const [fault, opensTab] of [[null, false], ["focus fails", true], ["no clients", true]]) {
      const browser = await connected({ faults: fault ? [fault] : [] });
      const tab = opensTab && browser.openTab();
      expectDone(await browser.press("add"), fault);
      assert.deepEqual(browser.opened, ["/?opens=record&action=add"], fault);
      assert.deepEqual(tab?.messages ?? [], [], fault);
      assert.deepEqual(browser.shown, []);
      expectCounted(browser, "add", fault);
    }
  },

  async "a click while the browser refuses to open a page"() {
    const browser = await connected({ faults: ["windows are refused"] });
    expectDone(await browser.press("", { keepsWorker: true }));
    assert.equal(browser.shown.length, 1, "the notification is still there");
    assert.deepEqual(browser.shown[0].actions.map((each) => each.action), ["add", "later"], "with its buttons");
    browser.faults.clear();
    await browser.press("", { keepsWorker: true });
    assert.equal(browser.opened.length, 1);
    expectCounted(browser, "opened", "the second click is the same response");
  },

  async "a notification that is dismissed after the browser refused to open a page"() {
    const browser = await connected({ faults: ["windows are refused"] });
    await browser.press("add", { keepsWorker: true });
    await browser.dismiss(undefined, { keepsWorker: true });
    expectCounted(browser, ["add", "dismissed"]);
  },

  async "a click while storage, the server and the badge take their time"() {
    for (const faults of [["open hangs"], ["commit hangs"], []]) {
      const browser = await connected();
      for (const each of faults) browser.faults.add(each);
      browser.site.script = ["hangs"];
      const outcome = await browser.press("add");
      assert.ok(!outcome.isTooLong, `${faults}`);
      assert.equal(browser.opened.length, 1, `a page can only be opened right after the click: ${faults}`);
    }
  },

  async "the same button pressed twice"() {
    for (const action of ["later", "add", ""]) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const browser = await connected({ seed });
        const [shown] = browser.shown;
        const worker = browser.start();
        browser.activeUntil = browser.clock.now + 1_000;
        const click = () =>
          browser.dispatch(worker, "notificationclick", { notification: browser.notification(shown, worker), action });
        await browser.finish([click(), click()]);
        // Once more, when the browser has stopped the worker.
        await browser.press(action, { shown });
        await browser.comeBack();
        expectCounted(browser, action || "opened", `with seed ${seed}`);
      }
    }
  },

  async "Later, pressed again when the notification comes again"() {
    const browser = await connected();
    for (const count of [1, 2, 3]) {
      if (count > 1) await browser.push(message());
      browser.clock.now += 3_600_000;
      await browser.press("later");
      expectCounted(browser, Array(count).fill("later"));
    }
  },

  async "the event that Firefox fires after a click"() {
    const browser = await connected({ faults: ["close event"] });
    await browser.press("later", { keepsWorker: true });
    expectCounted(browser, "later");
    // A notification that something else has shown, without data, doesn't keep the next one from being reported.
    await browser.press("later", { shown: { tag: "none", title: "", data: {} }, keepsWorker: true });
    await browser.push(message("second"));
    await browser.dismiss(undefined, { keepsWorker: true });
    expectCounted(browser, ["later", "dismissed second"]);
  },

  // MARK: Without a connection

  async "a button pressed without a connection"() {
    const browser = await connected();
    browser.site.always = "offline";
    const pressed = browser.clock.now;
    expectDone(await browser.press("later"));
    assert.deepEqual(browser.shown, []);
    assert.equal(browser.waiting().length, 1);
    browser.clock.now += 7_200_000;
    await browser.comeBack();
    expectCounted(browser, "later");
    assert.ok(Date.parse(browser.site.events[0].at) - pressed < 1_000, "with the time at which it was pressed");
    const { requests } = browser.site;
    await browser.visit();
    assert.equal(browser.site.events.length, 1);
    assert.ok(browser.site.requests <= requests + 1, "only the subscription is sent again");
  },

  async "a browser without background sync, or one that refuses it"() {
    for (const fault of ["no sync", "sync fails"]) {
      for (const next of [
        (browser) => browser.push(message("next")), (browser) => browser.visit(), (browser) => browser.fire("activate"),
      ]) {
        const browser = await connected({ faults: [fault] });
        browser.site.always = "offline";
        await browser.press("later");
        browser.site.always = null;
        await next(browser);
        expectCounted(browser, "later", fault);
      }
    }
  },

  async "many buttons pressed during days without a connection"() {
    const tags = Array.from({ length: 60 }, (_, number) => `many-${number}`);
    const browser = await connected({}, tags);
    browser.site.always = "offline";
    for (const [number] of tags.entries()) {
      browser.clock.now += 3_600_000;
      await (number % 3 === 0 ? browser.dismiss() : browser.press("later"));
    }
    await browser.comeBack();
    expectCounted(browser, tags.map((tag, number) => `${number % 3 === 0 ? "dismissed" : "later"} ${tag}`));
    const times = browser.site.events.map((each) => Date.parse(each.at));
    assert.deepEqual(times, [...times].sort((one, other) => one - other), "in their order");
  },

  async "an answer that is lost on its way"() {
    const browser = await connected();
    browser.site.script = ["lost", "lost", "offline"];
    await browser.press("later");
    await browser.comeBack();
    expectCounted(browser, "later");
  },

  async "a server that is broken, busy or signed out"() {
    for (const status of [401, 403, 404, 405, 408, 409, 421, 425, 429, 500, 502, 503, 504, 511, 521, "redirect"]) {
      const browser = await connected();
      browser.site.always = status;
      const outcome = await browser.press("later");
      expectDone(outcome, `${status}`);
      await browser.push(message("second"));
      await browser.dismiss();
      assert.equal(browser.site.events.length, 0);
      await browser.comeBack();
      expectCounted(browser, ["later", "dismissed second"], `after ${status}`);
    }
  },

  async "a response that the server refuses for good, before others"() {
    const [others, all] = ["later a-2", ["later a-1", "later a-2"]];
    const counted = { 400: others, 410: others, 413: others, 422: others, 409: all, 429: all, 503: all };
    for (const status of Object.keys(counted).map(Number)) {
      const browser = await connected({}, ["a-1", "a-2"]);
      browser.site.always = "offline";
      await browser.press("later");
      await browser.press("later");
      browser.site.script = [status];
      await browser.comeBack();
      expectCounted(browser, counted[status], `after ${status}`);
    }
  },

  async "a request that is never answered"() {
    for (const faults of [[], ["no abort"]]) {
      const browser = await connected({ faults });
      browser.site.script = ["hangs"];
      const outcome = await browser.press("later");
      expectDone(outcome, `${faults}`);
      await browser.comeBack();
      expectCounted(browser, "later", `${faults}`);
    }
  },

  async "a worker that was stopped while a request was never answered"() {
    const browser = await connected();
    browser.site.script = ["hangs"];
    const worker = browser.start();
    const outcome = browser.dispatch(worker, "notificationclick", {
      notification: browser.notification(browser.shown[0], worker), action: "later" });
    await browser.clock.run(() => outcome.isDone, 2_000);
    worker.kill();
    await browser.push(message("next"));
    expectCounted(browser, "later");
  },

  // MARK: Stopped workers

  async "a worker stopped at any step after Later"() {
    for (const isOffline of [false, true]) {
      await atEachStep(connected, (browser) => {
        browser.site.always = isOffline ? "offline" : null;
        return browser.press("later");
      }, async (browser, note) => {
        browser.site.always = null;
        await browser.comeBack();
        // What is still on the screen can be pressed again.
        if (browser.shown.length > 0) await browser.press("later");
        await browser.push(undefined);
        expectCounted(browser, "later", note);
      });
    }
  },

  async "a worker stopped at any step after a click that opens the page"() {
    await atEachStep(connected, (browser) => browser.press(), async (browser, note) => {
      await browser.comeBack();
      assert.ok(browser.shown.length > 0 || browser.opened.length > 0, `the click did nothing, ${note}`);
      if (browser.shown.length > 0) await browser.press();
      await browser.visit();
      expectCounted(browser, "opened", note);
    });
  },

  async "a worker stopped at any step while it sends what waits"() {
    await atEachStep(async (options) => {
      const browser = await connected(options, ["a-1", "a-2", "a-3"]);
      browser.site.always = "offline";
      for (const action of ["later", "later", "add"]) await browser.press(action);
      browser.site.always = null;
      return browser;
    }, (browser) => browser.fire("sync", { tag: "send", lastChance: false }), async (browser, note) => {
      await browser.comeBack();
      expectCounted(browser, ["later a-1", "later a-2", "add a-3"], note);
    });
  },

  async "a worker stopped at any step while it shows a message and something waits"() {
    await atEachStep(async (options) => {
      const browser = await connected({ ...options, faults: ["no sync"] });
      browser.site.always = "offline";
      await browser.press("later");
      browser.site.always = null;
      return browser;
    }, (browser) => browser.push(message("second")), async (browser, note) => {
      await browser.push(message("third"));
      expectCounted(browser, "later", note);
    });
  },

  async "two workers at once, such as an old and a new version"() {
    for (let seed = 1; seed <= 60; seed += 1) {
      const browser = await connected({ seed }, ["a-1", "a-2", "a-3"]);
      browser.site.always = "offline";
      for (let count = 0; count < 3; count += 1) await browser.press("later");
      browser.site.always = null;
      const workers = [browser.start(), browser.start()];
      await browser.finish(workers.flatMap((worker) => [
        browser.dispatch(worker, "activate"), browser.dispatch(worker, "sync", { tag: "send", lastChance: false }),
      ]));
      await browser.comeBack();
      expectCounted(browser, ["later a-1", "later a-2", "later a-3"], `with seed ${seed}`);
    }
  },

  // MARK: Storage

  async "a browser whose storage is missing or fails"() {
    for (const fault of STORAGE_FAULTS) {
      for (const action of ["later", "add", ""]) {
        const browser = await connected();
        browser.faults.add(fault);
        const outcome = await browser.press(action);
        expectDone(outcome, fault);
        assert.ok(fault.includes("hangs") || outcome.lasted < 1_000, `${fault} takes ${outcome.lasted} ms`);
        assert.deepEqual(browser.shown, []);
        browser.faults.clear();
        await browser.comeBack();
        await browser.visit();
        expectCounted(browser, action || "opened", `with ${fault}`);
      }
    }
  },

  async "a browser whose storage fails while there is no connection"() {
    for (const fault of STORAGE_FAULTS) {
      for (const status of ["offline", 503]) {
        const browser = await connected();
        browser.faults.add(fault);
        browser.site.always = status;
        expectDone(await browser.press("later"), fault);
        assert.ok(browser.shown.length > 0 || browser.waiting().length > 0, `Later is lost with ${fault}`);
        browser.faults.clear();
        await browser.comeBack();
        if (browser.shown.length > 0) {
          assert.deepEqual(browser.shown[0].actions.map((each) => each.action), ["add", "later"], "with its buttons");
          await browser.press("later");
        }
        expectCounted(browser, "later", `with ${fault}`);
      }
    }
  },

  // MARK: Subscriptions

  async "a subscription that the browser replaces, and tells the worker about in any way"() {
    for (const knows of ["both", "old", "new", "nothing", "still the old"]) {
      const browser = await connected();
      const old = browser.subscription;
      if (knows === "still the old") old.hasEnded = true;
      else browser.subscription = null;
      const fresh = ["both", "new"].includes(knows) ? browser.subscribe(browser.key) : null;
      expectDone(await browser.fire("pushsubscriptionchange", {
        newSubscription: fresh, oldSubscription: ["new", "nothing"].includes(knows) ? null : old }), knows);
      // The server can only remove a device that it is told.
      const rest = ["new", "nothing"].includes(knows) ? [old.endpoint] : [];
      assert.deepEqual([...browser.site.devices], [...rest, browser.subscription.endpoint], knows);
      assert.notEqual(browser.subscription.endpoint, old.endpoint);
      assert.deepEqual(browser.waiting(), []);
    }
  },

  async "a subscription that is replaced without a connection, twice"() {
    const browser = await connected();
    browser.site.always = "offline";
    for (const count of [1, 2]) {
      const old = browser.subscription;
      browser.subscription = null;
      const fresh = count === 1 ? null : browser.subscribe(browser.key);
      await browser.fire("pushsubscriptionchange", { newSubscription: fresh, oldSubscription: old });
      browser.clock.now += 60_000;
    }
    await browser.comeBack();
    assert.deepEqual([...browser.site.devices], [browser.subscription.endpoint]);
    assert.deepEqual(browser.waiting(), []);
  },

  async "a subscription that ends while the push service can't be reached"() {
    for (const [fault, hasOld] of [
      ["push service is down", true], ["push service is down", false], ["push service hangs", true],
    ]) {
      const browser = await connected();
      const old = browser.subscription;
      browser.subscription = null;
      browser.faults.add(fault);
      await browser.fire("pushsubscriptionchange", { newSubscription: null, oldSubscription: hasOld ? old : null });
      browser.clock.now += 3_600_000;
      // What the person does in the meantime doesn't wait for it.
      await browser.press("later", {});
      assert.deepEqual(browser.site.events.map((each) => each.action), ["later"]);
      browser.faults.clear();
      await browser.comeBack();
      assert.ok(browser.site.devices.has(browser.subscription?.endpoint), "the person must not have to open the page");
      expectCounted(browser, "later");
    }
  },

  async "a worker stopped at any step while a subscription is replaced"() {
    await atEachStep(connected, (browser) => {
      const oldSubscription = browser.subscription;
      browser.subscription = null;
      return browser.fire("pushsubscriptionchange", { oldSubscription, newSubscription: null });
    }, async (browser, note) => {
      await browser.comeBack();
      await browser.visit();
      assert.deepEqual([...browser.site.devices], [browser.subscription?.endpoint], note);
      expectCounted(browser, [], note);
    });
  },

  async "a subscription that is lost without an event, or belongs to an earlier key"() {
    for (const hasOther of [false, true]) {
      const browser = await connected();
      browser.subscription = null;
      if (hasOther) browser.subscribe(Uint8Array.from([4, 9, 9, 9]));
      const other = browser.subscription?.endpoint;
      await browser.visit();
      assert.ok(browser.subscription && browser.subscription.endpoint !== other);
      assert.deepEqual([...browser.site.devices], [browser.subscription.endpoint]);
      assert.equal(browser.local.get("nudge-connected"), browser.subscription.endpoint);
    }
  },

  async "a browser that was disconnected elsewhere, while something waits"() {
    const browser = await connected();
    browser.site.always = "offline";
    const old = browser.subscription;
    browser.subscription = null;
    const fresh = browser.subscribe(browser.key);
    await browser.fire("pushsubscriptionchange", { newSubscription: fresh, oldSubscription: old });
    browser.clock.now += 60_000;
    await browser.press("later");
    browser.site.devices.clear();
    await browser.comeBack();
    expectCounted(browser, "later");
    assert.equal(browser.subscription, null, "the person has ended it");
    assert.equal(browser.site.devices.size, 0);
  },

  // MARK: People and pages

  async "another person who signs in while something waits"() {
    for (const hasVisited of [true, false]) {
      const browser = await connected({}, ["a-1", "a-2"]);
      browser.site.always = "offline";
      await browser.press("later");
      browser.site.always = null;
      browser.site.person = "tag-2";
      if (hasVisited) await browser.visit();
      await browser.comeBack();
      expectCounted(browser, [], "nothing counts for the other person");
      if (!hasVisited) continue;
      assert.ok(browser.site.bodies.every((each) => each.action === undefined), "nothing of the first person is sent");
      assert.deepEqual(browser.shown, [], "what the first person was sent isn't for the second");
      await browser.push(message("a-3"));
      await browser.press("later");
      expectCounted(browser, "later a-3");
    }
  },

  async "a person who signs out while something waits"() {
    const browser = await connected({}, ["a-1", "a-2"]);
    browser.site.always = "offline";
    await browser.press("later");
    const worker = browser.start();
    await browser.visit(`?id=${REMINDER}&kind=reminder`, { signsOut: true });
    worker.kill();
    assert.deepEqual([browser.stores, browser.shown, browser.subscription, browser.local.size], [null, [], null, 0]);
    browser.site.always = null;
    browser.site.person = "tag-2";
    await browser.visit();
    expectCounted(browser, []);
  },

  async "a page that a notification opens without the worker, and that is loaded again"() {
    const browser = await connected({}, []);
    const query = `?opens=record&id=${REMINDER}&kind=reminder&action=add`;
    await browser.visit(query);
    await browser.visit(query);
    await browser.visit();
    expectCounted(browser, "add");
  },

  async "a page that a notification opens while the server fails"() {
    for (const status of ["offline", "lost", "hangs", "redirect", 403, 409, 429, 500, 503]) {
      for (const faults of [[], ["no local storage"]]) {
        const browser = await connected({}, []);
        browser.site.script = Array(4).fill(status);
        for (const each of faults) browser.faults.add(each);
        const pressed = browser.clock.now;
        const page = await browser.visit(`?opens=record&id=${REMINDER}&kind=reminder&action=add`);
        assert.equal(page.address, "/", "the address doesn't contain it any more");
        browser.site.script = [];
        if (faults.length > 0) continue; // The page works; nothing else can be done.
        browser.clock.now += 3_600_000;
        await browser.visit();
        await browser.visit();
        expectCounted(browser, "add", `after ${status}`);
        const late = new Date(browser.site.events[0].at).getTime() - pressed;
        assert.ok(late < 60_000, `with the time at which it was opened, not ${late} ms later`);
      }
    }
  },

  async "a page that a notification opened while the server failed, when another person signs in"() {
    const browser = await connected({}, []);
    browser.site.script = Array(4).fill(503);
    await browser.visit(`?id=${REMINDER}&kind=reminder`);
    browser.site.script = [];
    browser.site.person = "tag-2";
    await browser.visit();
    await browser.visit();
    expectCounted(browser, []);
    const isSent = browser.site.bodies.some((each) => each.person === "tag-1" && each.action);
    assert.ok(!isSent, "the first person's response isn't sent");
    browser.site.person = "tag-1";
    await browser.visit();
    assert.ok(browser.site.events.length <= 1);
  },
};

async function main() {
  const options = Object.fromEntries(
    process.argv.slice(2).join("\n").split(/^--/m).filter(Boolean).map((each) => each.trim().split("\n")));
  if (options.assets) Browser.assets = path.resolve(options.assets);
  let count = 0;
  for (const [title, run] of Object.entries(cases)) {
    if (options.only && !title.includes(options.only)) continue;
    try {
      await run();
      count += 1;
      console.log(`check-worker: ${title}`);
    } catch (failure) {
      process.exitCode = 1;
      console.error(`check-worker: FAILED: ${title}\n${failure.stack}`);
    }
  }
  if (!process.exitCode) console.log(`check-worker: ${count} ways to lose something, and nothing is lost`);
}

main();
