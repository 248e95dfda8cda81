"use strict";

// What the page can do beyond its forms: show what the settings mean while they change, and connect this browser.

document.documentElement.classList.add("live");

/** The page is one form, so that each button posts everything that was typed. */
const form = document.getElementById("page");
const field = (name) => document.querySelector(`input[name="${name}"]`);

/** Sends JSON to this server, which never redirects the answer. */
const send = (path, body) =>
  fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), redirect: "error",
  });

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
  const list = button && document.getElementById(button.value.split(" ")[0].replaceAll(".", "-"));
  const added = button?.name === "add" && [...(list?.querySelectorAll("[data-new]") ?? [])].at(-1);
  if (added) {
    // Otherwise a time field in WebKit shows the focus, but ignores keys.
    void added.offsetHeight;
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

// MARK: Posting

/** How long a second submission of a form counts as a double click, in milliseconds. */
const DOUBLE = 3_000;
const posted = new Map();
let isPosting = false;

document.addEventListener("submit", (event) => {
  if (Date.now() - (posted.get(event.target) ?? 0) < DOUBLE) {
    event.preventDefault();
    return;
  }
  posted.set(event.target, Date.now());
  isPosting ||= event.target === form;
});

// The browser shows the page as it was when the person goes back.
window.addEventListener("pageshow", () => {
  isPosting = false;
  posted.clear();
});

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

/** Returns the time zones of a language's region. What a browser says may not be a language: WebKitGTK can say "C". */
function regionalZones(language) {
  try {
    return new Intl.Locale(language).getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}

/** Puts the time zones of the browser and of its languages' regions first in the list. */
function sortZones(zones) {
  const current = zones.value;
  const regional = navigator.languages.flatMap(regionalZones);
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
/** Where the endpoint of this browser's subscription is stored, which the server knows. */
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

/** Whether this is a tab on an iPhone or iPad, where only a page on the Home Screen can show notifications. */
function isTabOnPhone() {
  const isPhone = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
  return isPhone && !navigator.standalone && !matchMedia("(display-mode: standalone)").matches;
}

async function state() {
  if (!isSupported && isTabOnPhone()) return "unsupported-home";
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

async function subscribe() {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(browser.dataset.key) });
}

/** Asks for the permission, and subscribes. The browser only asks because a button was pressed. */
async function connect() {
  if ((await Notification.requestPermission()) !== "granted") return;
  const fresh = (await subscription()) ?? (await subscribe());
  const answer = await send("/subscription", fresh.toJSON());
  if (!answer.ok) throw new Error("refused");
  localStorage.setItem(known, fresh.endpoint);
}

/** Tells the server which subscription this browser has, and makes a new one if it was lost. */
async function renew() {
  const own = (await subscription()) ?? (await subscribe());
  const old = localStorage.getItem(known);
  const answer = await send("/subscription/renew", { ...own.toJSON(), old: old?.startsWith("http") ? old : undefined });
  if (answer.status === 404) {
    // The person has disconnected this browser elsewhere, or it belongs to another person now. They can connect it again.
    await own.unsubscribe();
    localStorage.removeItem(known);
  } else if (answer.ok) {
    localStorage.setItem(known, own.endpoint);
  }
  await show();
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
  show().then((current) => {
    if (["granted-active", "granted-expired"].includes(current)) return renew();
  }).catch(() => {});
}

/** What the service worker has to know: whom this browser belongs to, and the key with which it subscribes. */
if (form && "serviceWorker" in navigator) {
  const key = browser && bytes(browser.dataset.key);
  navigator.serviceWorker.getRegistration()
    .then((worker) => worker?.active?.postMessage({ person: form.dataset.person, key }), () => {});
}

// MARK: Signing out

/** Ends what this browser would still show, and forgets what waits to be sent. */
async function forget() {
  localStorage.removeItem(known);
  localStorage.removeItem(unsent);
  indexedDB.deleteDatabase("nudge");
  const worker = await navigator.serviceWorker?.getRegistration();
  const current = await worker?.pushManager?.getSubscription();
  await current?.unsubscribe();
  for (const each of (await worker?.getNotifications?.()) ?? []) each.close();
  await navigator.clearAppBadge?.();
}

document.getElementById("sign-out")?.addEventListener("submit", async (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  // The server ends the notifications as well, so this doesn't have to succeed.
  await Promise.race([forget().catch(() => {}), new Promise((done) => setTimeout(done, 2_000))]);
  event.target.submit();
});

// MARK: Responses

/** Where responses are stored until the server has them. */
const unsent = "nudge-responses";

const storedResponses = () => {
  try {
    return JSON.parse(localStorage.getItem(unsent)) ?? [];
  } catch {
    return []; // A browser can refuse to store anything.
  }
};

function storeResponses(responses) {
  try {
    if (responses.length === 0) localStorage.removeItem(unsent);
    else localStorage.setItem(unsent, JSON.stringify(responses.slice(-200)));
  } catch {}
}

/** Sends a response, and what couldn't be sent at an earlier visit. The server counts each ID once. */
async function respond(response) {
  const person = form.dataset.person;
  const waiting = storedResponses().filter((each) => each.person === person);
  if (response && !waiting.some((each) => each.id === response.id)) {
    waiting.push({ ...response, person, at: new Date().toISOString() });
  }
  storeResponses(waiting);
  for (const each of waiting) {
    const answer = await send("/responses", each);
    // With other answers, the server is busy, or broken for now.
    if (!answer.ok && ![400, 410, 413, 422].includes(answer.status)) continue;
    storeResponses(storedResponses().filter(({ id }) => id !== each.id));
  }
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

/** Shows what a button has done where it was pressed: the message, or what is wrong, which then has the focus. */
function showResult(part) {
  const faulty = document.getElementById("errors") ?? document.querySelector('form [aria-invalid="true"]');
  const result = faulty ?? document.querySelector(".notice") ?? part?.querySelector("h2, h3");
  if (!result) return;
  if (result !== faulty) result.tabIndex = -1;
  void result.offsetHeight;
  result.focus({ preventScroll: true });
  if (!faulty) part?.scrollIntoView();
  const box = result.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight - 96) result.scrollIntoView({ block: "center" });
}

// The person sees what the badge was about.
const clearBadge = () => Promise.resolve(navigator.clearAppBadge?.()).catch(() => {});
if (form) {
  clearBadge();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && clearBadge());
}

const query = new URLSearchParams(location.search);
if (form) {
  // A browser that shows messages without the service worker opens the page with the notification in its address.
  // The address has the same ID if it is loaded again, so that the response counts once. A page that asks for a code
  // keeps it, and reports nothing yet.
  const [notification, action] = [query.get("id"), query.get("action") ?? "opened"];
  const isResponse = query.has("id") && query.has("kind");
  respond(isResponse && { notification, action, id: `page-${notification}-${action}` }).catch(() => {});
}
if (form && query.has("opens")) arrive(query.get("opens"), query.get("action"));
// The address of a form isn't the page's, and loading it again would post the form again.
const isResult = query.has("done") || (form ? location.pathname !== "/" : document.querySelector('[aria-invalid="true"]'));
if (isResult) showResult(document.getElementById(location.hash.slice(1)));
if (form && (query.has("done") || query.has("opens") || query.has("id") || location.pathname !== "/")) {
  history.replaceState(null, "", "/");
}
