"use strict";

// Shows notifications, and reports what the person does with them. Each message is a declarative web push message, which
// some browsers show without this script.
//
// A browser can stop this script at any time, be offline, or be signed out. What the person has done is therefore stored before
// it is sent, and sent again with its time until the server has it, which counts it once.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), flush()])));

// MARK: Storage

/** What is kept for a week, and how much of it. */
const KEPT = { milliseconds: 7 * 86_400_000, entries: 200 };

/** Waits for a promise, but not longer than some milliseconds. */
const within = (milliseconds, promise) =>
  Promise.race([
    promise,
    new Promise((_, reject) => self.setTimeout?.(() => reject(new Error("it takes too long")), milliseconds)),
  ]);

/** Uses one of the stores: `waiting`, what is still to be sent, or `known`, what the page has said. */
async function using(store, mode, work) {
  const base = await new Promise((resolve, reject) => {
    const request = self.indexedDB.open("nudge", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("waiting", { keyPath: "id" });
      request.result.createObjectStore("known");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    base.close();
  }
}

const change = (store, work) => within(3_000, using(store, "readwrite", work));
const read = (store, work) => within(3_000, using(store, "readonly", work));

/** What the page has said: `person`, whom this browser belongs to, and `key`, with which it subscribes. */
const known = (name) => read("known", (store) => store.get(name)).catch(() => undefined);

// MARK: Sending

/** The errors that stay the same, however often something is sent. After others, it is sent again. */
const FINAL = [400, 410, 413, 422];
const RENEWAL = "/subscription/renew";

/** Returns whether the server has an answer that stays the same. */
async function send({ id, path, at, body, person, key }) {
  let content = body;
  if (path === RENEWAL) {
    try {
      content = { ...(await subscription(body.old, key)).toJSON(), ...body };
    } catch {
      return false; // The push service can't be reached, which doesn't concern what else waits.
    }
  }
  const answer = await within(20_000, fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...content, id, at, person }),
    redirect: "error",
    signal: self.AbortSignal?.timeout?.(20_000),
  }));
  if (path === RENEWAL && answer.status === 404) {
    // The person has disconnected this browser elsewhere, or it belongs to somebody else by now.
    await unsubscribe();
    return true;
  }
  return answer.ok || FINAL.includes(answer.status);
}

let flushing = Promise.resolve();

/** Sends everything that waits, in its order. Returns whether nothing waits any more. */
function flush() {
  flushing = flushing.then(flushNow, flushNow);
  return flushing;
}

async function flushNow() {
  let waiting;
  try {
    waiting = await read("waiting", (store) => store.getAll());
  } catch {
    return false;
  }
  waiting.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  let isEmpty = true;
  for (const [index, entry] of waiting.entries()) {
    const isOld = Date.now() - Date.parse(entry.at) > KEPT.milliseconds || index < waiting.length - KEPT.entries;
    let isDone;
    try {
      isDone = isOld || (await send(entry));
    } catch {
      // Offline, and so are the others.
      isEmpty = false;
      break;
    }
    if (isDone) await change("waiting", (store) => store.delete(entry.id)).catch(() => {});
    else isEmpty = false;
  }
  return isEmpty;
}

/** Returns an ID with which the server recognizes what is sent again. */
const newID = () => self.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/**
 * Sends something, now or later. Returns whether the server has it, or will get it.
 *
 * - rest: `id`, with which the server recognizes the same thing, and the `key` for a new subscription.
 * - kept: What to do as soon as it is stored, or can't be.
 */
async function deliver(path, body, rest, kept) {
  const entry = { id: newID(), path, body, at: new Date().toISOString(), person: await known("person"), ...rest };
  const isStored = await change("waiting", (store) => store.put(entry)).then(() => true, () => false);
  await kept?.();
  // A browser may lack storage, in a private window for example.
  if (!isStored) return send(entry).catch(() => false);
  if (!(await flush())) await Promise.resolve(self.registration.sync?.register("send")).catch(() => {});
  return true;
}

/** Reports what the person does with a notification. The same action on the same notification has the same ID. */
function report({ id, shown }, action, kept) {
  const rest = shown === undefined ? {} : { id: `${id} ${action} ${shown}` };
  return deliver("/responses", { notification: id, action }, rest, kept);
}

self.addEventListener("sync", (event) =>
  event.waitUntil(
    flush().then((isEmpty) => {
      // The browser then tries again.
      if (!isEmpty && !event.lastChance) throw new Error("something still waits");
    }),
  ),
);

/** Remembers what the page says, and sends what waits, because the page has just reached the server. */
self.addEventListener("message", (event) => {
  const { person, key } = event.data ?? {};
  if (person === undefined) return;
  const work = async () => {
    const earlier = await known("person");
    if (earlier !== undefined && earlier !== person) {
      // What somebody else has done, and what they were sent, isn't for this person.
      await change("waiting", (store) => store.clear()).catch(() => {});
      for (const each of (await self.registration.getNotifications?.()) ?? []) each.close();
    }
    await change("known", (store) => (store.put(key, "key"), store.put(person, "person"))).catch(() => {});
    await flush();
  };
  event.waitUntil?.(work());
});

// MARK: Notifications

/** Sets the badge. Some browsers refuse it, which concerns nothing else. */
async function setBadge(badge) {
  if (badge === undefined || badge === null) return;
  try {
    await (Number(badge) === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(Number(badge)));
  } catch {}
}

/** Removes the badge if no notification is left that it could be about. */
async function clearBadge() {
  const shown = (await Promise.resolve(self.registration.getNotifications?.()).catch(() => [])) ?? [];
  if (shown.length === 0) await setBadge(0);
}

self.addEventListener("push", (event) => {
  const show = async () => {
    const { notification, app_badge: badge } = event.data.json();
    const { title, navigate, actions, app_badge, mutable, data, ...options } = notification;
    if (!title) throw new Error("there is nothing to show");
    options.data = { ...data, id: data?.id ?? options.tag, shown: Date.now() };
    options.actions = (actions ?? []).map(({ action, title }) => ({ action, title }));
    // A message only contains buttons that open a page, because not every browser has a script that could do anything else.
    if (data?.later) options.actions.push({ action: "later", title: data.later });
    await self.registration.showNotification(title, options);
    await setBadge(badge ?? app_badge);
  };
  // A browser shows a sentence of its own if a push shows nothing.
  const shown = show().catch(() => self.registration.showNotification("Nudge", { tag: "nudge" }));
  // The connection works now, so what waits can be sent.
  event.waitUntil(shown.finally(() => flush().catch(() => {})));
});

/** When the notifications that the person has clicked were shown. */
const clicked = new Set();

/** Shows a notification again whose button couldn't do anything. */
function showAgain(notification) {
  const { title, body, tag, lang, dir, icon, badge, data, actions } = notification;
  clicked.delete(data?.shown);
  return self.registration.showNotification(title, { body, tag, lang, dir, icon, badge, data, actions });
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  const data = notification.data ?? {};
  if (data.shown !== undefined) clicked.add(data.shown);
  const isLater = action === "later";
  // A page can only be opened right after the click, so this doesn't wait for the response.
  const opening = isLater ? Promise.resolve(true) : open(data.opens, action).then(() => true, () => false);
  // The browser can stop this script at any time. Until this closes the notification, it can be pressed again.
  const close = async () => {
    await within(1_000, opening).catch(() => {});
    notification.close();
    await (isLater ? clearBadge() : setBadge(0));
  };
  const respond = async () => {
    const isSafe = data.id ? await report(data, action || "opened", close) : (await close(), true);
    if (!(await opening) || (isLater && !isSafe)) await showAgain(notification);
  };
  event.waitUntil(respond());
});

self.addEventListener("notificationclose", (event) => {
  const data = event.notification.data ?? {};
  // Firefox also closes a notification that was clicked.
  if (clicked.delete(data.shown)) return;
  event.waitUntil(Promise.all([data.id && report(data, "dismissed"), clearBadge()]));
});

/** Brings the person's page to the front, or opens it. */
async function open(opens, action) {
  try {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((each) => new URL(each.url).pathname === "/");
    if (page) {
      await page.focus();
      page.postMessage({ opens, action });
      return;
    }
  } catch {
    // A browser can refuse to bring a window to the front.
  }
  await self.clients.openWindow(`/?opens=${opens ?? "record"}${action ? `&action=${action}` : ""}`);
}

// MARK: Subscriptions

async function unsubscribe() {
  const current = await self.registration.pushManager?.getSubscription?.();
  await current?.unsubscribe?.();
}

/** Returns a subscription that replaces one that has ended. */
async function subscription(old, key) {
  const manager = self.registration.pushManager;
  const current = await manager.getSubscription?.();
  if (current && current.endpoint !== old) return current;
  const applicationServerKey = key ?? (await known("key"));
  return within(10_000, manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

// The new subscription is made when it is sent, because the push service can be out of reach as well.
self.addEventListener("pushsubscriptionchange", (event) => {
  const old = event.oldSubscription;
  event.waitUntil(deliver(RENEWAL, { old: old?.endpoint }, { key: old?.options?.applicationServerKey }));
});
