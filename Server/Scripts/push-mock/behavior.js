// What a mock does instead of accepting a request: for a share of all requests, or for each request to one device.

// Answers that aren't a status.
const FAULTS = ["refuse", "reset", "silence", "close"];

/**
 * Chooses answers.
 *
 * - shares: Texts such as "429=0.05" or "410:Unregistered=0.01".
 * - devices: Texts such as "DEVICE=410".
 * - reasons: The usual reason for each status.
 * - seed: Runs with the same seed choose the same for the same number of a request.
 */
class Behavior {
  constructor(shares, devices, reasons, seed) {
    this.reasons = reasons;
    this.state = seed >>> 0;
    this.shares = [];
    let sum = 0;
    for (const text of shares) {
      const [, answer, share] = /^(.+)=([0-9.]+)$/.exec(text) ?? usage(text, "ANSWER=SHARE, such as 429=0.05");
      sum += Number(share);
      this.shares.push([sum, this.parse(answer)]);
    }
    if (!(sum <= 1)) usage(shares.join(" "), "shares with a sum of at most 1");
    this.devices = new Map(devices.map((text) => {
      const [, device, answer] = /^(.+)=([^=]+)$/.exec(text) ?? usage(text, "DEVICE=ANSWER, such as 0a1b2c=410");
      return [device, this.parse(answer)];
    }));
  }

  parse(text) {
    if (FAULTS.includes(text)) return { fault: text };
    const [, status, reason] = /^([1-5][0-9][0-9])(?::(\w+))?$/.exec(text)
      ?? usage(text, `a status such as 410, a status and a reason such as 410:ExpiredToken, or ${FAULTS.join(", ")}`);
    return { status: Number(status), reason: reason ?? this.reasons[status] ?? null };
  }

  /** Returns what to do with the next request, or null to accept it. */
  next(device) {
    const always = this.devices.size ? this.devices.get(device) : undefined;
    if (always) return always;
    if (!this.shares.length) return null;
    const value = this.random();
    for (const [limit, answer] of this.shares) if (value < limit) return answer;
    return null;
  }

  /** A number from 0 to less than 1. Source: Mulberry32 by Tommy Ettinger, public domain. */
  random() {
    this.state = (this.state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

class UsageError extends Error {}

function usage(text, expected) {
  throw new UsageError(`${JSON.stringify(text)} can't be used; it must be ${expected}`);
}

module.exports = { Behavior, UsageError };
