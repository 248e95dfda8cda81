// Checks the tokens with which senders identify themselves. Each token is checked once; after that, it is looked up.

const { randomBytes, verify } = require("node:crypto");

const HOUR = 3_600;
// How far the clock of a sender may be ahead, in seconds.
const SKEW = 60;
const CACHED = 10_000;

/** Returns the parts of a signed token of RFC 7519, or null if it has another form. */
function parse(text) {
  const parts = text.split(".");
  if (parts.length !== 3 || !parts.every((part) => /^[A-Za-z0-9_-]+$/.test(part))) return null;
  try {
    const [header, claims] = parts.slice(0, 2).map((part) => JSON.parse(Buffer.from(part, "base64url")));
    if (header === null || typeof header !== "object" || claims === null || typeof claims !== "object") return null;
    return { header, claims, signed: Buffer.from(`${parts[0]}.${parts[1]}`), signature: Buffer.from(parts[2], "base64url") };
  } catch {
    return null;
  }
}

/**
 * Apple's rules for tokens.
 *
 * Source: https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns
 *
 * - interval: How many seconds must pass between two new tokens of a key, or 0 to allow any number.
 */
class APNsTokens {
  constructor(keys, keyID, teamID, interval) {
    Object.assign(this, { keys, keyID, teamID, interval });
    this.known = new Map(); // token to the time at which it expires
    this.newest = null; // when the last new token came
    this.count = 0;
  }

  /** Returns null if a header is fine, and otherwise a status and a reason. */
  refusal(header, now) {
    const expires = this.known.get(header);
    if (expires !== undefined) return now < expires ? null : [403, "ExpiredProviderToken"];
    if (!header) return [403, "MissingProviderToken"];
    const token = /^bearer /i.test(header) ? parse(header.slice(7)) : null;
    if (!token || token.header.alg !== "ES256" || token.header.kid !== this.keyID || token.claims.iss !== this.teamID
      || !Number.isInteger(token.claims.iat) || token.claims.iat > now + SKEW
      || !verify("sha256", token.signed, { key: this.keys, dsaEncoding: "ieee-p1363" }, token.signature)) {
      return [403, "InvalidProviderToken"];
    }
    if (token.claims.iat + HOUR <= now) return [403, "ExpiredProviderToken"];
    if (this.newest !== null && now < this.newest + this.interval) return [429, "TooManyProviderTokenUpdates"];
    this.newest = now;
    this.count += 1;
    if (this.known.size >= CACHED) this.known.clear();
    this.known.set(header, token.claims.iat + HOUR);
    return null;
  }
}

/**
 * Google's exchange of a signed assertion for an access token.
 *
 * Source: https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
class AccessTokens {
  constructor(key, account) {
    Object.assign(this, { key, account });
    this.known = new Map(); // text of the token to the time at which it expires
    this.count = 0;
  }

  /** Returns a status and the JSON of the answer. */
  exchange(form, now) {
    const parameters = new URLSearchParams(form);
    if (parameters.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer") {
      return [400, { error: "unsupported_grant_type", error_description: "Invalid grant_type." }];
    }
    const fault = this.fault(parse(parameters.get("assertion") ?? ""), now);
    if (fault) return [400, { error: "invalid_grant", error_description: fault }];
    const text = `ya29.${randomBytes(96).toString("base64url")}`;
    if (this.known.size >= CACHED) this.known.clear();
    this.known.set(text, now + HOUR);
    this.count += 1;
    return [200, { access_token: text, expires_in: HOUR - 1, token_type: "Bearer" }];
  }

  fault(token, now) {
    if (!token || token.header.alg !== "RS256") return "The assertion must be a JWT with the algorithm RS256.";
    const { iss, scope, aud, iat, exp } = token.claims;
    if (iss !== this.account.client_email) return "The claim iss must be the client_email of the service account.";
    if (!String(scope).split(" ").includes("https://www.googleapis.com/auth/firebase.messaging")) {
      return "The claim scope must contain https://www.googleapis.com/auth/firebase.messaging.";
    }
    if (aud !== this.account.token_uri) return `The claim aud must be ${this.account.token_uri}.`;
    if (!Number.isInteger(iat) || !Number.isInteger(exp) || iat > now + SKEW || exp <= now || exp > iat + HOUR) {
      return "The claims iat and exp must be a time span of at most an hour that contains the present.";
    }
    return verify("sha256", token.signed, this.key, token.signature) ? null : "Invalid JWT Signature.";
  }

  isValid(header, now) {
    // The name of the scheme has no case (RFC 9110, 11.1).
    const text = /^bearer +(.*)$/i.exec(header ?? "")?.[1];
    return now < (this.known.get(text) ?? 0);
  }
}

module.exports = { APNsTokens, AccessTokens };
