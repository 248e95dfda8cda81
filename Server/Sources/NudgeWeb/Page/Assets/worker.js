"use strict";

// Shows notifications, and reports what the person does with them. Each message is a declarative web push message, which
// some browsers show without this script.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Sends JSON to this server, with the cookie of the person's page. */
const send = (path, body) =>
  fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const report = ({ id }, action) => send("/responses", { notification: id, action }).catch(() => {});

self.addEventListener("push", (event) => {
  const { notification, app_badge: badge } = event.data.json();
  const { title, navigate, actions = [], app_badge, mutable, data, ...options } = notification;
  options.data = { ...data, id: data?.id ?? options.tag, shown: Date.now() };
  options.actions = actions.map(({ action, title }) => ({ action, title }));
  // A message only contains buttons that open a page, because not every browser has a script that could do anything else.
  if (data?.later) options.actions.push({ action: "later", title: data.later });
  event.waitUntil(Promise.all([
    self.registration.showNotification(title, options),
    Promise.resolve(navigator.setAppBadge?.(badge)).catch(() => {}),
  ]));
});

/** When the notifications that the person has clicked were shown. */
const clicked = new Set();

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  clicked.add(notification.data.shown);
  notification.close();
  const work = [report(notification.data, action || "opened"), Promise.resolve(navigator.clearAppBadge?.()).catch(() => {})];
  if (action !== "later") work.push(open(notification.data.opens, action));
  event.waitUntil(Promise.all(work));
});

self.addEventListener("notificationclose", (event) => {
  // Firefox also closes a notification that was clicked.
  if (clicked.delete(event.notification.data.shown)) return;
  event.waitUntil(report(event.notification.data, "dismissed"));
});

/** Brings the person's page to the front, or opens it. */
async function open(opens, action) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === "/");
  if (!page) return self.clients.openWindow(`/?opens=${opens ?? "record"}${action ? `&action=${action}` : ""}`);
  await page.focus();
  page.postMessage({ opens, action });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  const fresh = async () =>
    event.newSubscription ?? self.registration.pushManager.subscribe(event.oldSubscription.options);
  event.waitUntil(fresh().then((subscription) => send("/subscription", subscription.toJSON())));
});
