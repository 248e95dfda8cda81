"use strict";

// What the list of entries, the list of devices and the page of one entry can do beyond their forms.

// MARK: Recording

/** Ctrl and Enter, or Command and Enter, press the button of a text field with several lines. */
document.getElementById("title")?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
  event.preventDefault();
  (event.target.closest("#journal") ?? event.target.form).querySelector("[data-enter]").click();
});

// MARK: Devices

const devices = document.getElementById("devices");

/** Returns this browser's subscription, if it has one. */
async function ownSubscription() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return await worker?.pushManager?.getSubscription();
}

/** Returns the beginning of the ID of the device that a subscription belongs to, as the server makes it. */
async function deviceID(endpoint) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  const text = btoa(String.fromCharCode(...hash.slice(0, 12)));
  return "web-" + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Marks the browser in which the page is open. */
async function markOwnDevice() {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const id = await deviceID(subscription.endpoint);
  const own = [...devices.querySelectorAll("[data-device]")].find((each) => each.dataset.device === id || each.dataset.device.startsWith(`${id}-`));
  if (!own) return;
  own.querySelector("[data-this]").hidden = false;
  const button = own.querySelector("button");
  button.addEventListener("click", async (event) => {
    if (button.dataset.isEnded) return;
    // The subscription ends as well, so that the browser can be connected again.
    event.preventDefault();
    await subscription.unsubscribe().catch(() => {});
    localStorage.removeItem("nudge-connected");
    button.dataset.isEnded = "yes";
    button.click();
  });
}

if (devices) markOwnDevice().catch(() => {});
