// Firebase Cloud Messaging, HTTP v1, and the part of Google's OAuth that makes access tokens for it.
//
// Source: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages and .../v1/ErrorCode

const LIMIT = 4_096;
const TARGETS = ["token", "topic", "condition"];
const LONGEST_TTL = 2_419_200;
const TYPE = "type.googleapis.com/google.firebase.fcm.v1.FcmError";

// The usual code for each status, and the status of the answer's body that belongs to a code.
const REASONS = {
  400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 403: "SENDER_ID_MISMATCH", 404: "UNREGISTERED", 429: "QUOTA_EXCEEDED",
  500: "INTERNAL", 503: "UNAVAILABLE",
};
const STATUSES = {
  SENDER_ID_MISMATCH: "PERMISSION_DENIED", THIRD_PARTY_AUTH_ERROR: "UNAUTHENTICATED", UNREGISTERED: "NOT_FOUND",
  QUOTA_EXCEEDED: "RESOURCE_EXHAUSTED",
};

// What Google says in words. A token that isn't one has no field violation, unlike other arguments.
// Source: firebase/firebase-admin-java#1064, healthjoy/async-firebase#15
const INVALID_TOKEN = "The registration token is not a valid FCM registration token";
const SENTENCES = {
  INVALID_ARGUMENT: INVALID_TOKEN, UNREGISTERED: "Requested entity was not found.", SENDER_ID_MISMATCH: "SenderId mismatch",
  QUOTA_EXCEEDED: "Quota exceeded for quota metric 'Messages sent' and limit 'Messages sent per minute'.",
  INTERNAL: "Internal error encountered.", UNAVAILABLE: "The service is currently unavailable.",
  UNAUTHENTICATED: "Request had invalid authentication credentials.",
  THIRD_PARTY_AUTH_ERROR: "Auth error from APNS or Web Push Service",
};

class FCM {
  // Google counts less than the whole body.
  static limit = 2 * LIMIT;
  name = "fcm";

  constructor(tokens, project, behavior) {
    Object.assign(this, { tokens, behavior });
    this.path = `/v1/projects/${project}/messages:send`;
    this.project = project;
    this.sent = 0;
  }

  /** Answers a request for an access token, or returns null if it is something else. */
  token(headers, body, now) {
    return headers[":path"] === "/token" && headers[":method"] === "POST" ? this.tokens.exchange(body.toString(), now) : null;
  }

  subject(headers, body) {
    let message;
    try { message = JSON.parse(body).message; } catch { message = null; }
    return { device: message?.token, id: message?.data?.id ?? message?.android?.collapse_key, message };
  }

  refusal(headers, body, now, { message }) {
    if (headers[":path"] !== this.path || headers[":method"] !== "POST") return [404, null];
    if (!this.tokens.isValid(headers.authorization, now)) return [401, "UNAUTHENTICATED"];
    const fault = body.length > FCM.limit ? TOO_BIG : this.fault(message);
    return fault ? [400, "INVALID_ARGUMENT", fault] : null;
  }

  /** Returns what is wrong with a message, as Google's sentence and the field that it names, or null. */
  fault(message) {
    if (message === null || typeof message !== "object") return { text: "Request contains an invalid argument.", field: "message" };
    const targets = TARGETS.filter((name) => message[name] !== undefined);
    if (targets.length !== 1) {
      return { text: "Exactly one of token, topic or condition must be specified.", field: "message" };
    }
    const target = message[targets[0]];
    if (typeof target !== "string" || target === "" || /\s/.test(target)) {
      return targets[0] === "token" ? { text: INVALID_TOKEN } : invalid(`message.${targets[0]}`, target);
    }
    for (const [index, [key, value]] of Object.entries(message.data ?? {}).entries()) {
      if (typeof value !== "string") return invalid(`message.data[${index}].value`, value);
      if (key === "from" || key === "message_type" || /^(google|gcm)\./.test(key)) {
        return { text: `Invalid data payload key: ${key}`, field: "message.data" };
      }
    }
    const ttl = message.android?.ttl;
    if (ttl !== undefined && !(/^\d+(\.\d+)?s$/.test(ttl) && parseFloat(ttl) <= LONGEST_TTL)) return invalid("message.android.ttl", ttl);
    const priority = message.android?.priority;
    if (priority !== undefined && !/^(normal|high)$/i.test(priority)) return invalid("message.android.priority", priority);
    // Google doesn't document what it counts, so this is the least that it can be.
    const counted = Buffer.byteLength(JSON.stringify([message.notification ?? {}, message.data ?? {}]));
    return counted > (targets[0] === "token" ? LIMIT : LIMIT / 2) ? TOO_BIG : null;
  }

  /** Returns the headers and the body of an answer, which is about the token unless a fault names something else. */
  answer(status, reason, subject, retryAfter, now, fault) {
    const headers = { ":status": status, "content-type": "application/json; charset=UTF-8" };
    if (status === 200) {
      this.sent += 1;
      return [headers, `{"name":"projects/${this.project}/messages/0:${Math.floor(now * 1e6)}%${this.sent.toString(16)}"}`];
    }
    if (reason === null) return [{ ":status": status, "content-type": "text/html; charset=UTF-8" }, "<!DOCTYPE html><title>Error</title>"];
    if (retryAfter !== undefined && (status === 429 || status === 503)) headers["retry-after"] = retryAfter;
    const error = { code: status, message: fault?.text ?? SENTENCES[reason] ?? reason, status: STATUSES[reason] ?? reason };
    error.details = [{ "@type": TYPE, errorCode: reason }];
    if (fault?.field) {
      const type = "type.googleapis.com/google.rpc.BadRequest";
      error.details.push({ "@type": type, fieldViolations: [{ field: fault.field, description: fault.text }] });
    }
    return [headers, JSON.stringify({ error })];
  }
}

const TOO_BIG = { text: "Android message is too big" };

function invalid(field, value) {
  return { text: `Invalid value at '${field}', ${JSON.stringify(value)}`, field };
}

module.exports = { FCM, REASONS };
