// Apple's push service, as far as a sender sees it.
//
// Source: https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns and
// https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns

const { randomUUID } = require("node:crypto");

const LIMIT = 4_096;
const LIMIT_OF_CALLS = 5_120;
const TYPES = new Set(["alert", "background", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity",
  "pushtotalk", "widgets", "controls"]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// The usual reason for each status.
const REASONS = {
  400: "BadDeviceToken", 403: "InvalidProviderToken", 404: "BadPath", 405: "MethodNotAllowed", 410: "Unregistered",
  413: "PayloadTooLarge", 429: "TooManyRequests", 500: "InternalServerError", 503: "ServiceUnavailable",
};

class APNs {
  static limit = LIMIT_OF_CALLS;
  name = "apns";

  /** - topics: The topics of the key, or an empty list for all. */
  constructor(tokens, topics, behavior) {
    Object.assign(this, { tokens, topics, behavior });
  }

  /** Returns what identifies a request, for the log and for the device's behavior. */
  subject(headers) {
    return {
      device: headers[":path"].slice("/3/device/".length), id: headers["apns-id"] ?? randomUUID().toUpperCase(),
      topic: headers["apns-topic"],
    };
  }

  /** Returns the status and the reason with which Apple would refuse a request, or null. */
  refusal(headers, body, now) {
    if (headers[":method"] !== "POST") return [405, "MethodNotAllowed"];
    const path = headers[":path"];
    if (!path.startsWith("/3/device/")) return [404, "BadPath"];
    return this.tokens.refusal(headers.authorization, now) ?? this.badHeader(headers) ?? this.badDevice(path)
      ?? this.badPayload(headers, body);
  }

  badHeader(headers) {
    const topic = headers["apns-topic"];
    if (!topic) return [400, "MissingTopic"];
    if (!/^[A-Za-z0-9.-]+$/.test(topic)) return [400, "BadTopic"];
    if (this.topics.length && !this.topics.includes(topic)) return [400, "TopicDisallowed"];
    const type = headers["apns-push-type"];
    if (type !== undefined && !TYPES.has(type)) return [400, "InvalidPushType"];
    const priority = headers["apns-priority"];
    if (priority !== undefined && !["1", "5", "10"].includes(priority)) return [400, "BadPriority"];
    if (type === "background" && priority !== "5") return [400, "BadPriority"];
    const expiration = headers["apns-expiration"];
    if (expiration !== undefined && !/^[0-9]{1,10}$/.test(expiration)) return [400, "BadExpirationDate"];
    const id = headers["apns-id"];
    if (id !== undefined && !UUID.test(id)) return [400, "BadMessageId"];
    const collapse = headers["apns-collapse-id"];
    // Node decodes headers as Latin-1, so that each byte is a character.
    if (collapse !== undefined && collapse.length > 64) return [400, "BadCollapseId"];
    return null;
  }

  badDevice(path) {
    const device = path.slice("/3/device/".length);
    if (device === "") return [400, "MissingDeviceToken"];
    return /^(?:[0-9a-f]{2})+$/i.test(device) ? null : [400, "BadDeviceToken"];
  }

  badPayload(headers, body) {
    if (body.length === 0) return [400, "PayloadEmpty"];
    if (body.length > (headers["apns-push-type"] === "voip" ? LIMIT_OF_CALLS : LIMIT)) return [413, "PayloadTooLarge"];
    let payload;
    try { payload = JSON.parse(body); } catch { payload = null; }
    // Apple documents no reason for a payload that can't be read. This is the nearest one.
    const isPayload = payload !== null && typeof payload === "object" && typeof payload.aps === "object";
    return isPayload ? null : [400, "PayloadEmpty"];
  }

  /** Returns the headers and the body of an answer. */
  answer(status, reason, subject, retryAfter, now) {
    const headers = { ":status": status, "apns-id": subject.id };
    if (status === 200) return [headers, null];
    headers["content-type"] = "application/json";
    if (retryAfter !== undefined && (status === 429 || status === 503)) headers["retry-after"] = retryAfter;
    return [headers, JSON.stringify(status === 410 ? { reason, timestamp: Math.floor(now * 1_000) } : { reason })];
  }
}

module.exports = { APNs, REASONS };
