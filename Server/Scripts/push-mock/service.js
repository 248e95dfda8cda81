// One HTTP/2 server with TLS, which reads requests and answers as a provider does.

const http2 = require("node:http2");

const { NGHTTP2_INTERNAL_ERROR, NGHTTP2_NO_ERROR, NGHTTP2_REFUSED_STREAM } = http2.constants;

/** Counts what a service has done. */
class Statistics {
  requests = 0;
  connections = 0;
  streams = 0; // the most that were open on one connection
  answers = new Map();
  first = null;
  last = null;

  add(answer, now) {
    this.requests += 1;
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    this.first ??= now;
    this.last = now;
  }

  get summary() {
    const seconds = this.last - this.first;
    return {
      requests: this.requests, perSecond: seconds > 0 ? Math.round((this.requests - 1) / seconds) : null,
      connections: this.connections, mostStreams: this.streams, answers: Object.fromEntries([...this.answers].sort()),
    };
  }
}

/**
 * A service that listens.
 *
 * - provider: Decides about requests.
 * - log: A function that writes an object, or null.
 * - options.firstStreams: How many streams a connection may have until its first accepted request.
 * - options.streams: How many afterwards.
 * - options.goaway: After how many requests on a connection it gets a GOAWAY, or 0.
 * - options.latency: The least and the most milliseconds before an answer.
 * - options.retryAfter: The value of this header in answers with 429 and 503, or undefined.
 */
class Service {
  statistics = new Statistics();

  constructor(provider, tls, log, options) {
    Object.assign(this, { provider, log, options });
    this.waits = options.latency[1] > 0;
    this.server = http2.createSecureServer({
      ...tls, settings: { maxConcurrentStreams: options.firstStreams, enablePush: false },
      maxSessionInvalidFrames: 1_000, peerMaxConcurrentStreams: 1_000,
    });
    this.sessions = new Set();
    this.server.on("session", (session) => this.open(session));
    this.server.on("stream", (stream, headers) => this.read(stream, headers));
    this.server.on("sessionError", () => {});
  }

  listen(port, host) {
    return new Promise((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen({ port, host, backlog: 1_024 }, () => resolve(this.server.address().port));
    });
  }

  open(session) {
    this.statistics.connections += 1;
    session.requests = 0;
    session.open = 0;
    session.isTrusted = this.options.firstStreams === this.options.streams;
    this.sessions.add(session);
    session.on("close", () => this.sessions.delete(session));
    session.on("error", () => {});
  }

  read(stream, headers) {
    const session = stream.session;
    if (session.open++ >= this.statistics.streams) this.statistics.streams = session.open;
    stream.on("close", () => { session.open -= 1; });
    stream.on("error", () => {});
    const limit = this.provider.constructor.limit;
    let body = null;
    stream.on("data", (data) => {
      // What is too long is refused, so it needn't be kept.
      if (body === null || body.length <= limit) body = body === null ? data : Buffer.concat([body, data]);
    });
    stream.on("end", () => this.handle(stream, session, headers, body ?? Buffer.alloc(0)));
  }

  handle(stream, session, headers, body) {
    const now = Date.now() / 1_000;
    const token = this.provider.token?.(headers, body, now);
    if (token) {
      this.respond(stream, session, { ":status": token[0], "content-type": "application/json" }, JSON.stringify(token[1]));
      return;
    }
    const subject = this.provider.subject(headers, body);
    let fault = null;
    let [status, reason, details] = this.provider.refusal(headers, body, now, subject) ?? [200, null];
    if (status === 200) {
      const planned = this.provider.behavior.next(subject.device);
      if (planned?.fault) fault = planned.fault;
      else if (planned) ({ status, reason } = planned);
    }
    const answer = fault ?? (reason ? `${status} ${reason}` : String(status));
    this.statistics.add(answer, now);
    if (this.log) this.log({ at: now, provider: this.provider.name, answer: fault ?? status, reason: reason ?? undefined, ...subject });
    if (fault) {
      this.fail(stream, session, fault);
    } else {
      this.respond(stream, session, ...this.provider.answer(status, reason, subject, this.options.retryAfter, now, details));
      if (status === 200 && !session.isTrusted) this.trust(session);
    }
    session.requests += 1;
    if (this.options.goaway > 0 && session.requests === this.options.goaway) this.goAway(session, stream.id);
  }

  respond(stream, session, headers, body) {
    if (!this.waits) return this.write(stream, headers, body);
    const [least, most] = this.options.latency;
    setTimeout(() => this.write(stream, headers, body), least + Math.random() * (most - least));
  }

  write(stream, headers, body) {
    if (stream.destroyed || stream.closed) return;
    if (body === null) {
      stream.respond(headers, { endStream: true });
    } else {
      stream.respond(headers);
      stream.end(body);
    }
  }

  fail(stream, session, fault) {
    switch (fault) {
      case "refuse": stream.close(NGHTTP2_REFUSED_STREAM); break;
      case "reset": stream.close(NGHTTP2_INTERNAL_ERROR); break;
      case "close": session.destroy(); break;
      case "silence": break;
    }
  }

  // With tokens, Apple allows more streams when a connection has had an accepted request.
  trust(session) {
    session.isTrusted = true;
    if (!session.destroyed) session.settings({ maxConcurrentStreams: this.options.streams });
  }

  goAway(session, last) {
    if (session.destroyed) return;
    session.goaway(NGHTTP2_NO_ERROR, last, Buffer.from('{"reason":"Shutdown"}'));
    // Ends when the streams that are open have their answers.
    session.close();
  }

  stop() {
    this.server.close();
    for (const session of this.sessions) session.destroy();
  }
}

module.exports = { Service };
