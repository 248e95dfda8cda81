// A browser, its person and the server, simulated as far as a service worker and a page notice.
//
// The scripts run unchanged, each in its own context. Everything that they ask the browser for is a step that takes a
// random time on a simulated clock. A worker can be stopped before or after any step, as browsers do, and is stopped
// whenever it has nothing to do. Storage survives.

"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const ASSETS = path.join(__dirname, "../../Sources/NudgeWeb/Page/Assets");
/** How long after a click a page may be opened, in milliseconds. */
const ACTIVATION = 1_000;
/** How long a browser lets a worker handle an event, in milliseconds. Chromium: 5 minutes; Firefox: 30 seconds. */
const LIMIT = 30_000;

/** Returns pseudorandom numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const error = (name) => new DOMException(name, name);

/** A clock that only runs while the scripts wait for something. */
class Clock {
  constructor() {
    this.now = Date.parse("2026-11-25T20:00:00Z");
    this.timers = [];
    this.count = 0;
  }

  after(milliseconds, work) {
    const timer = { at: this.now + milliseconds, order: this.count++, work };
    this.timers.push(timer);
    return timer.order;
  }

  cancel(order) {
    this.timers = this.timers.filter((each) => each.order !== order);
  }

  /** Lets the time pass until something holds, nothing is left to do, or some milliseconds have passed. */
  async run(isDone, milliseconds = 3_600_000) {
    const end = this.now + milliseconds;
    for (;;) {
      await new Promise(setImmediate);
      if (isDone()) return true;
      const next = this.timers.reduce((one, other) =>
        !one || other.at < one.at || (other.at === one.at && other.order < one.order) ? other : one, null);
      if (!next || next.at > end) return false;
      this.cancel(next.order);
      this.now = Math.max(this.now, next.at);
      next.work();
    }
  }
}

/** What the server does: see `Page+Browser.swift`. */
class Site {
  constructor(clock) {
    this.clock = clock;
    this.person = "tag-1"; // Who is signed in.
    this.events = [];
    this.devices = new Set();
    this.reports = new Map(); // "running" or "finished", by ID.
    /** How the next requests end: a status, "offline", "hangs", "lost" (done, but without an answer) or "redirect". */
    this.script = [];
    this.always = null;
    this.requests = 0;
    this.bodies = [];
  }

  nextBehavior() {
    this.requests += 1;
    return this.script.shift() ?? this.always ?? "ok";
  }

  /** Handles a request, and calls back with the status. */
  receive(path, body, answer) {
    this.bodies.push(body);
    const finish = (status) => this.clock.after(5, () => answer(status));
    if (path === "/responses") {
      if (body.person !== undefined && body.person !== this.person) return finish(410);
      const key = body.id && `${this.person} ${body.id}`;
      const state = this.reports.get(key);
      if (state) return finish(state === "running" ? 409 : 202);
      if (key) this.reports.set(key, "running");
      this.clock.after(5, () => {
        this.events.push({ notification: body.notification, action: body.action, at: body.at ?? this.clock.now });
        if (key) this.reports.set(key, "finished");
        finish(202);
      });
    } else if (path === "/subscription") {
      this.devices.add(body.endpoint);
      finish(204);
    } else if (path === "/subscription/renew") {
      if (!body.endpoint) return finish(422);
      // Without the old endpoint, the server finds the device by the browser's cookie.
      const replaced = [...this.devices].filter((each) => body.old === undefined || each === body.old);
      if (replaced.length === 0 && !this.devices.has(body.endpoint)) return finish(404);
      if (body.old !== undefined) for (const each of replaced) this.devices.delete(each);
      this.devices.add(body.endpoint);
      finish(204);
    } else {
      finish(404);
    }
  }
}

/** A script that runs: the worker or a page. */
class Context {
  constructor(browser) {
    this.browser = browser;
    this.isDead = false;
    this.steps = 0;
    this.killAt = Infinity;
    this.listeners = {};
  }

  /** Makes the script stop before or after an effect, or returns its value a little later. */
  step(effect) {
    return new Promise((resolve, reject) => this.later(() => {
      try {
        resolve(effect());
      } catch (failure) {
        reject(failure);
      }
    }));
  }

  /** Does something a little later, unless the script is stopped. */
  later(work) {
    const { clock, random } = this.browser;
    if (this.isDead) return;
    clock.after(1 + Math.floor(random() * 5), () => {
      if (this.isDead) return;
      this.steps += 1;
      if (this.killAt === this.steps - 0.5) return this.kill();
      if (this.killAt === this.steps) {
        work();
        return this.kill();
      }
      work();
    });
  }

  kill() {
    this.isDead = true;
  }

  addListener(type, listener) {
    (this.listeners[type] ??= []).push(listener);
  }

  /** What both kinds of scripts have. */
  globals() {
    const { browser } = this;
    const { clock, faults, site } = browser;
    const context = this;
    const globals = {
      console, URL, URLSearchParams, TextEncoder, atob, btoa, structuredClone,
      addEventListener: (type, listener) => this.addListener(type, listener),
      setTimeout: (work, milliseconds = 0) => clock.after(milliseconds, () => this.isDead || work()),
      clearTimeout: (order) => clock.cancel(order),
      crypto: faults.has("no crypto") ? undefined : { randomUUID: () => `uuid-${browser.uuids++}` },
      AbortController,
      AbortSignal: faults.has("no abort") ? undefined : {
        timeout(milliseconds) {
          const signal = new EventTarget();
          clock.after(milliseconds, () => signal.dispatchEvent(new Event("abort")));
          return signal;
        },
      },
      fetch: (path, options) => this.fetch(path, options),
    };
    if (!faults.has("no storage")) globals.indexedDB = new Storage(this);
    globals.self = globals;
    return globals;
  }

  fetch(path, { body, signal, redirect } = {}) {
    const { clock, site } = this.browser;
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => this.isDead || reject(error("TimeoutError")));
      this.later(() => {
        const behavior = site.nextBehavior();
        const answer = (status) => this.later(() => resolve({ status, ok: status >= 200 && status < 300 }));
        const fail = () => this.later(() => reject(new TypeError("Failed to fetch")));
        if (behavior === "hangs") return;
        // A page that somebody must sign in to, for example.
        if (behavior === "redirect" && redirect !== "error") return answer(200);
        if (behavior === "offline" || behavior === "redirect") return fail();
        if (typeof behavior === "number") return answer(behavior);
        site.receive(path, JSON.parse(body), behavior === "lost" ? fail : answer);
      });
    });
  }

  run(file, globals) {
    const source = fs.readFileSync(path.join(this.browser.assets, file), "utf8");
    const { clock } = this.browser;
    const sandbox = vm.createContext(globals);
    sandbox.simulatedNow = () => clock.now;
    vm.runInContext(`globalThis.Date = class extends Date {
      constructor(...parts) { super(...(parts.length ? parts : [simulatedNow()])); }
      static now() { return simulatedNow(); }
    };`, sandbox);
    vm.runInContext("self = globalThis; globalThis.window &&= globalThis;", sandbox);
    vm.runInContext(source, sandbox, { filename: file });
  }
}

/** IndexedDB, as far as the scripts use it. */
class Storage {
  constructor(context) {
    this.context = context;
  }

  open() {
    const { context } = this;
    const { browser } = context;
    const { faults } = browser;
    if (faults.has("open throws")) throw error("SecurityError");
    const request = {};
    context.later(() => {
      if (faults.has("open hangs")) return;
      if (faults.has("open fails")) {
        request.error = error("UnknownError");
        request.onerror?.({});
        return;
      }
      request.result = new Database(context);
      if (!browser.stores) {
        browser.stores = {};
        request.onupgradeneeded?.({});
      }
      request.onsuccess?.({});
    });
    return request;
  }

  deleteDatabase() {
    this.context.later(() => (this.context.browser.stores = null));
    return {};
  }
}

class Database {
  constructor(context) {
    this.context = context;
  }

  createObjectStore(name, { keyPath } = {}) {
    this.context.browser.stores[name] = { keyPath, rows: new Map() };
  }

  close() {}

  transaction(name, mode) {
    const { context } = this;
    const { browser } = context;
    const { faults } = browser;
    const store = browser.stores?.[name];
    if (!store) throw error("NotFoundError");
    const transaction = {};
    const operations = [];
    const add = (work, isChange) => {
      const request = {};
      if (isChange && mode !== "readwrite") throw error("ReadOnlyError");
      operations.push(() => (request.result = structuredClone(work(store.rows))));
      return request;
    };
    transaction.objectStore = () => ({
      put: (value, key) => {
        const copy = structuredClone(value);
        return add((rows) => (rows.set(key ?? copy[store.keyPath], copy), key), true);
      },
      delete: (key) => add((rows) => void rows.delete(key), true),
      clear: () => add((rows) => rows.clear(), true),
      get: (key) => add((rows) => rows.get(key)),
      getAll: () => add((rows) => [...rows.keys()].sort().map((key) => rows.get(key))),
    });
    context.later(() => {
      if (faults.has("commit hangs")) return;
      if ((mode === "readwrite" && faults.has("write fails")) || (mode === "readonly" && faults.has("read fails"))) {
        transaction.error = error("QuotaExceededError");
        transaction.onabort?.({});
        return;
      }
      for (const each of operations) each();
      if (faults.has("commit hangs late")) return;
      transaction.oncomplete?.({});
    });
    return transaction;
  }
}

class Subscription {
  constructor(browser, key) {
    this.browser = browser;
    this.endpoint = `https://push.example/${browser.subscriptions++}`;
    this.options = { applicationServerKey: key === undefined ? undefined : Uint8Array.from(key).buffer };
  }

  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: "p", auth: "a" } };
  }

  async unsubscribe() {
    if (this.browser.subscription === this) this.browser.subscription = null;
    return true;
  }
}

class Browser {
  /**
   * - faults: what this browser can't do, or does wrong.
   */
  constructor({ seed = 1, faults = [], assets = Browser.assets ?? ASSETS } = {}) {
    this.assets = assets;
    this.random = randomNumbers(seed);
    this.clock = new Clock();
    this.site = new Site(this.clock);
    this.faults = new Set(faults);
    this.stores = null;
    this.local = new Map();
    this.shown = [];
    this.windows = [];
    this.opened = [];
    this.badge = null;
    this.syncs = new Set();
    this.subscription = null;
    this.subscriptions = 1;
    this.uuids = 1;
    this.key = Uint8Array.from([4, 1, 2, 3]);
    this.worker = null;
    this.isRegistered = false;
    this.killAt = Infinity;
    this.activeUntil = 0;
    this.later = []; // Events that the browser fires as soon as it can.
  }

  has(fault) {
    return this.faults.has(fault);
  }

  // MARK: The worker

  start() {
    const worker = new Context(this);
    worker.killAt = this.killAt;
    this.killAt = Infinity;
    const browser = this;
    const globals = worker.globals();
    const step = (effect) => worker.step(effect);
    globals.navigator = {};
    if (!this.has("no badge")) {
      globals.navigator.setAppBadge = (count) => step(() => {
        if (this.has("badge fails")) throw error("NotAllowedError");
        this.badge = count;
      });
      globals.navigator.clearAppBadge = () => globals.navigator.setAppBadge(0);
    }
    globals.skipWaiting = () => {};
    globals.registration = {
      showNotification: (title, options = {}) => step(() => this.show(title, options)),
      getNotifications: () => step(() => this.shown.map((each) => this.notification(each, worker))),
      pushManager: {
        getSubscription: () => step(() => this.subscription),
        subscribe: ({ applicationServerKey } = {}) => step(() =>
          this.has("push service hangs") ? new Promise(() => {}) : this.subscribe(applicationServerKey)),
      },
    };
    if (!this.has("no sync")) {
      globals.registration.sync = { register: (tag) => step(() => {
        if (this.has("sync fails")) throw error("NotAllowedError");
        this.syncs.add(tag);
      }) };
    }
    const isActive = () => {
      if (this.clock.now > this.activeUntil) throw error("InvalidAccessError");
    };
    globals.clients = {
      claim: () => step(() => {}),
      matchAll: () => step(() => {
        if (this.has("no clients")) throw error("InvalidStateError");
        return this.windows.map((window) => ({
          url: window.url,
          focus: () => step(() => {
            isActive();
            if (this.has("focus fails")) throw error("InvalidAccessError");
            window.isFocused = true;
          }),
          postMessage: (data) => worker.isDead || window.messages.push(structuredClone(data)),
        }));
      }),
      openWindow: (url) => step(() => {
        isActive();
        if (this.has("windows are refused")) throw error("InvalidAccessError");
        this.opened.push(url);
        return null;
      }),
    };
    worker.run("worker.js", globals);
    this.worker = worker;
    return worker;
  }

  /** Fires an event, and returns what becomes of it. */
  dispatch(worker, type, properties = {}) {
    const promises = [];
    const event = { type, waitUntil: (promise) => void promises.push(promise), ...properties };
    const outcome = { isDone: false, failures: [], worker, began: this.clock.now };
    for (const listener of worker.listeners[type] ?? []) {
      try {
        listener(event);
      } catch (failure) {
        outcome.failures.push(failure);
      }
    }
    Promise.allSettled(promises).then((results) => {
      outcome.failures.push(...results.filter((each) => each.status === "rejected").map((each) => each.reason));
      outcome.lasted = this.clock.now - outcome.began;
      outcome.isDone = true;
    });
    return outcome;
  }

  /** Waits until events are over. The browser stops a worker that takes too long, or has nothing to do. */
  async finish(outcomes, keepsWorker = false) {
    await this.clock.run(() => outcomes.every((each) => each.isDone || each.worker.isDead), LIMIT);
    for (const each of outcomes) {
      each.isKilled = each.worker.isDead && !each.isDone;
      each.isTooLong = !each.isDone && !each.isKilled;
      if (!keepsWorker || each.isTooLong) each.worker.kill();
    }
  }

  /** Fires an event at the worker, waits for it, and fires what follows from it. */
  async fire(type, properties, { keepsWorker = false } = {}) {
    const worker = this.worker && !this.worker.isDead ? this.worker : this.start();
    const outcome = this.dispatch(worker, type, properties);
    await this.finish([outcome], true);
    while (this.later.length > 0) await this.fire(...this.later.shift(), { keepsWorker: true });
    if (!keepsWorker) this.worker?.kill();
    return outcome;
  }

  // MARK: Notifications

  show(title, options) {
    if (this.has("notifications are refused")) throw new TypeError("No notification permission has been granted");
    if (this.has("first notification fails")) {
      this.faults.delete("first notification fails");
      throw new TypeError("an option isn't supported");
    }
    const copy = structuredClone({ ...options });
    this.shown = this.shown.filter((each) => !copy.tag || each.tag !== copy.tag);
    this.shown.push({ title: `${title}`, ...copy });
  }

  /** Returns the object for something that is shown. */
  notification(shown, worker) {
    return {
      ...structuredClone(shown),
      close: () => {
        if (worker.isDead || !this.shown.includes(shown)) return;
        this.shown = this.shown.filter((each) => each !== shown);
        // Firefox also fires this event after a click.
        const event = { notification: this.notification(shown, this.worker) };
        if (this.has("close event")) this.later.push(["notificationclose", event]);
      },
    };
  }

  /** The person presses a button of a notification, or the notification itself. */
  async press(action = "", { shown = this.shown[0], ...options } = {}) {
    const worker = this.worker && !this.worker.isDead ? this.worker : this.start();
    this.activeUntil = this.clock.now + ACTIVATION;
    return this.fire("notificationclick", { notification: this.notification(shown, worker), action }, options);
  }

  /** The person removes a notification. */
  async dismiss(shown = this.shown[0], options) {
    this.shown = this.shown.filter((each) => each !== shown);
    const worker = this.worker && !this.worker.isDead ? this.worker : this.start();
    return this.fire("notificationclose", { notification: this.notification(shown, worker) }, options);
  }

  /** A push message arrives. */
  async push(message, options) {
    const data = message === undefined ? null : {
      json: () => JSON.parse(typeof message === "string" ? message : JSON.stringify(message)),
      text: () => `${message}`,
    };
    return this.fire("push", { data }, options);
  }

  // MARK: Subscriptions

  subscribe(key) {
    if (this.has("push service is down")) throw error("AbortError");
    if (this.has("permission is denied")) throw error("NotAllowedError");
    if (!key) throw error("InvalidAccessError");
    if (!this.subscription || this.subscription.hasEnded) {
      this.subscription = new Subscription(this, new Uint8Array(key));
    }
    return this.subscription;
  }

  // MARK: Pages

  /** Opens the person's page, runs its script, and waits until it has nothing to do. */
  async visit(query = "", { isSignedIn = true, isClosed = true, signsOut = false } = {}) {
    const context = new Context(this);
    const elements = {};
    const element = (id) => (elements[id] ??= {
      id, dataset: {}, hidden: true, value: "", defaultValue: "", classList: { add() {} }, options: [], children: [],
      listeners: {},
      addEventListener(type, listener) { this.listeners[type] = listener; },
      querySelector: () => null, querySelectorAll: () => [], focus() {}, scrollIntoView() {}, submit() {},
    });
    if (isSignedIn) {
      element("page").dataset.person = this.site.person;
      element("browser").dataset.key = Buffer.from(this.key).toString("base64url");
      for (const id of ["title", "day", "journal", "entries", "sign-out"]) element(id);
    }
    const globals = context.globals();
    const listeners = {};
    const registration = {
      active: { postMessage: (data) => this.later.push(["message", { data: structuredClone(data) }]) },
      pushManager: {
        getSubscription: () => context.step(() => this.subscription),
        subscribe: ({ applicationServerKey }) => context.step(() => this.subscribe(applicationServerKey)),
      },
      getNotifications: () => context.step(() => this.shown.map((each) => this.notification(each, context))),
    };
    Object.assign(globals, {
      window: true,
      document: {
        documentElement: element("html"), visibilityState: "visible", activeElement: null,
        getElementById: (id) => elements[id] ?? null, querySelector: () => null, querySelectorAll: () => [],
        addEventListener() {},
      },
      location: { search: query, pathname: "/", hash: "", replace() {}, reload() {} },
      history: { replaceState: () => (context.address = "/") },
      localStorage: {
        getItem: (key) => this.localStorage().get(key) ?? null,
        setItem: (key, value) => void this.localStorage().set(key, `${value}`),
        removeItem: (key) => void this.localStorage().delete(key),
      },
      navigator: {
        languages: ["en"], userAgent: "", platform: "", serviceWorker: {
          register: () => context.step(() => (this.isRegistered = true, registration)),
          ready: Promise.resolve(registration),
          getRegistration: () => context.step(() => registration),
          addEventListener: (type, listener) => (listeners[type] = listener),
        },
        clearAppBadge: () => context.step(() => (this.badge = 0)),
      },
      Notification: { permission: this.has("permission is denied") ? "denied" : "granted" },
      PushManager: function PushManager() {},
      isSecureContext: true,
      matchMedia: () => ({ matches: false }),
    });
    context.run("page.js", globals);
    await this.clock.run(() => false, 15_000);
    if (signsOut) {
      while (this.later.length > 0) await this.fire(...this.later.shift());
      const event = { target: element("sign-out"), preventDefault() {} };
      await Promise.all([element("sign-out").listeners.submit(event), this.clock.run(() => false, 15_000)]);
    }
    if (isClosed) context.kill();
    while (this.later.length > 0) await this.fire(...this.later.shift());
    return context;
  }

  localStorage() {
    if (this.has("no local storage")) throw error("SecurityError");
    return this.local;
  }

  /** A page that is open, in a tab, and notes what the worker says to it. */
  openTab(url = "https://nudge.example/") {
    const window = { url, messages: [], isFocused: false };
    this.windows.push(window);
    return window;
  }

  // MARK: What waits

  waiting() {
    return [...(this.stores?.waiting?.rows.values() ?? [])];
  }

  /** The connection is back: the browser fires the `sync` events that the worker has asked for. */
  async comeBack() {
    this.site.always = null;
    for (let attempt = 1; attempt <= 3 && this.syncs.size > 0; attempt += 1) {
      const [tag] = this.syncs;
      const outcome = await this.fire("sync", { tag, lastChance: attempt === 3 });
      if (outcome.isDone && outcome.failures.length === 0) this.syncs.delete(tag);
      this.clock.now += 60_000;
    }
  }
}

module.exports = { ASSETS, Browser };
