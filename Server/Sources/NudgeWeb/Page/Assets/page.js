"use strict";

// What the page can do beyond its forms: show what the settings mean while they change, and connect this browser.

document.documentElement.classList.add("live");

/** The page is one form, so that each button posts everything that was typed. */
const form = document.getElementById("page");
const field = (name) => document.querySelector(`input[name="${name}"]`);

/** Sends JSON to this server. */
const send = (path, body) =>
  fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

// MARK: Settings

const preferences = document.getElementById("preferences");
let timer;
let running;

/** Replaces an element by the one with the same ID in another document. */
function replace(id, page) {
  const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
  if (old && fresh) old.replaceWith(fresh);
  return fresh;
}

/** Replaces the sections whose rows have changed, and the one that contains a button. */
function replaceSections(page, button) {
  const own = (root) => [...root.querySelectorAll("fieldset.section")];
  const fresh = own(page);
  if (own(document).map((each) => each.id).join() !== fresh.map((each) => each.id).join()) {
    replace("sections", page);
    return;
  }
  for (const section of fresh) {
    const old = document.getElementById(section.id);
    if (old.dataset.shape !== section.dataset.shape || old.contains(button)) old.replaceWith(section);
  }
}

/** Asks the server what the form means, without saving it. */
async function refresh(button) {
  clearTimeout(timer);
  running?.abort();
  running = new AbortController();
  const data = new URLSearchParams(new FormData(form));
  if (button) data.append(button.name, button.value);
  let answer;
  try {
    answer = await fetch(preferences.dataset.preview, { method: "POST", body: data, signal: running.signal });
  } catch {
    return; // A later change has replaced this one, or the server can't be reached; the form still works.
  }
  if (answer.status === 403) location.reload();
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const each of page.querySelectorAll("[autofocus]")) each.removeAttribute("autofocus");
  const focused = document.activeElement?.id;
  const fresh = (name) => page.querySelector(`input[name="${name}"]`).value;
  // If something was saved elsewhere, every row may have another value.
  if (field("stored").value !== fresh("stored")) replace("sections", page);
  else replaceSections(page, button);
  for (const id of ["next", "sample", "bar"]) replace(id, page);
  for (const name of ["stored", "base"]) field(name).value = fresh(name);
  offerZone();
  const added = preferences.querySelector("[data-new]");
  if (button && added) {
    added.focus();
  } else if (focused && document.activeElement?.id !== focused) {
    const row = button && document.getElementById(`${button.value.split(" ")[0].replaceAll(".", "-")}-add`);
    (document.getElementById(focused) ?? row)?.focus();
  }
}

preferences?.addEventListener("input", (event) => {
  clearTimeout(timer);
  timer = setTimeout(refresh, event.target.matches('[type="number"], [type="time"], [type="date"]') ? 500 : 120);
});

preferences?.addEventListener("click", (event) => {
  const button = event.target.closest('button[name="add"], button[name="remove"]');
  if (!button) return;
  event.preventDefault();
  refresh(button);
});

document.getElementById("errors")?.focus();

// MARK: Posting

let isPosting = false;

form?.addEventListener("submit", () => (isPosting = true));

// The browser clicks this button for Enter. It presses the button of the part of the page in which that was.
document.getElementById("enter")?.addEventListener("click", (event) => {
  event.preventDefault();
  (document.activeElement.closest("#journal, #pause") ?? preferences).querySelector("[data-enter]").click();
});

window.addEventListener("beforeunload", (event) => {
  if (isTouched() && !isPosting) event.preventDefault();
});

// MARK: Time zone

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns whether the clocks of two time zones show the same time all year. */
function agree(one, other) {
  const clock = (zone, month) => new Date(Date.now() + month * 2_629_746_000).toLocaleString("en", { timeZone: zone });
  try {
    return [0, 3, 6, 9].every((month) => clock(one, month) === clock(other, month));
  } catch {
    return false; // The browser doesn't know one of them.
  }
}

/** Offers the time zone of the browser, if it isn't the person's. */
function offerZone() {
  const offer = document.getElementById("zone-offer");
  // A browser that hides its time zone says UTC.
  if (!offer || !zone || zone === "UTC" || agree(zone, offer.dataset.zone)) return;
  const [text, button] = offer.children;
  text.textContent = text.textContent.replace("{zone}", zone);
  button.value = zone;
  offer.hidden = false;
}

/** Puts the time zones of the browser and of its languages' regions first in the list. */
function sortZones(zones) {
  const current = zones.value;
  const regional = navigator.languages.flatMap((each) => new Intl.Locale(each).getTimeZones?.() ?? []);
  const group = (label, options) => {
    const group = document.createElement("optgroup");
    group.label = label;
    group.append(...options);
    return group;
  };
  const known = new Map([...zones.options].map((each) => [each.value, each]));
  const likely = [...new Set([zone, current, ...regional])].map((name) => known.get(name)).filter(Boolean);
  zones.prepend(group(zones.dataset.likely, likely));
  zones.append(group(zones.dataset.all, [...zones.children].slice(1)));
  zones.value = current;
}

offerZone();
if (document.getElementById("zone")) sortZones(document.getElementById("zone"));

// MARK: This browser

const browser = document.getElementById("browser");
const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const known = "nudge-connected";

/** Decodes base64url. */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** Returns this browser's subscription, unless it belongs to an earlier key of the server. */
async function subscription() {
  const worker = await navigator.serviceWorker.register("/worker.js");
  const current = await worker.pushManager.getSubscription();
  const key = current?.options.applicationServerKey;
  const isOurs = key && new Uint8Array(key).join() === bytes(browser.dataset.key).join();
  if (current && !isOurs) await current.unsubscribe();
  return isOurs ? current : null;
}

async function state() {
  if (!isSupported || !window.isSecureContext) return "unsupported-none";
  const permission = Notification.permission;
  if (permission !== "granted") return `${permission}-none`;
  if (await subscription().catch(() => null)) return "granted-active";
  return localStorage.getItem(known) ? "granted-expired" : "granted-none";
}

/** Shows what this browser allows. */
async function show() {
  const current = await state();
  for (const each of browser.querySelectorAll("[data-state]")) each.hidden = each.dataset.state !== current;
  return current;
}

/** Asks for the permission, and subscribes. The browser only asks because a button was pressed. */
async function connect() {
  if ((await Notification.requestPermission()) !== "granted") return;
  await subscription();
  const worker = await navigator.serviceWorker.ready;
  const fresh = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(browser.dataset.key),
  });
  const answer = await send("/subscription", fresh.toJSON());
  if (!answer.ok) throw new Error("refused");
  localStorage.setItem(known, "yes");
}

async function disconnect() {
  const current = await subscription();
  if (!current) return;
  await send("/subscription/delete", { endpoint: current.endpoint });
  await current.unsubscribe();
  localStorage.removeItem(known);
}

browser?.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-do]");
  if (!button) return;
  const failed = browser.querySelector("[data-failed]");
  failed.hidden = true;
  button.disabled = true;
  try {
    await (button.dataset.do === "connect" ? connect() : disconnect());
  } catch {
    failed.hidden = false;
  }
  button.disabled = false;
  await show();
});

if (browser) {
  // A permission can change in the browser's settings while the page is open.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && show());
  window.addEventListener("focus", show);
  navigator.permissions?.query({ name: "notifications" }).then((permission) => (permission.onchange = show), () => {});
  show().then(async (current) => {
    if (current !== "granted-active") return;
    // The server may have lost the subscription, or the browser may belong to another person now.
    await send("/subscription", (await subscription()).toJSON());
    localStorage.setItem(known, "yes");
  }).catch(() => {});
}

// MARK: Arriving

/** Shows the part of the page that a notification leads to. */
function arrive(opens, action) {
  const part = { achievement: "entries", summary: "entries" }[opens] ?? "journal";
  if (action === "add" || opens === "record") document.getElementById("title").focus();
  document.getElementById(part).scrollIntoView();
}

/** Whether the person has typed or chosen something that a new page wouldn't have. */
function isTouched() {
  const [title, day] = [document.getElementById("title"), document.getElementById("day")];
  return title?.value || day?.value !== day?.defaultValue || document.querySelector("#bar[data-changed]");
}

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  // The page may be from yesterday, with yesterday's date.
  if (isTouched()) arrive(data.opens, data.action);
  else location.replace(`/?opens=${data.opens ?? "record"}${data.action ? `&action=${data.action}` : ""}`);
});

const loaded = Date.now();
document.addEventListener("visibilitychange", () => {
  const isOld = Date.now() - loaded > 3_600_000;
  if (document.visibilityState === "visible" && isOld && !isTouched()) location.reload();
});

const query = new URLSearchParams(location.search);
if (query.has("id") && query.has("kind")) {
  // A browser that shows messages without the service worker opens the page with the notification in its address.
  send("/responses", { notification: query.get("id"), action: query.get("action") ?? "opened" }).catch(() => {});
}
if (query.has("opens")) arrive(query.get("opens"), query.get("action"));
// The address of a form isn't the page's, and loading it again would post the form again.
if (form && (query.has("done") || query.has("opens") || location.pathname !== "/")) history.replaceState(null, "", "/");
