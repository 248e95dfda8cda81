// Tests of mock-push, which run it as a process. Server/Scripts/check-mock-push runs them.

const assert = require("node:assert/strict");
const { execFileSync, spawn } = require("node:child_process");
const { sign } = require("node:crypto");
const fs = require("node:fs");
const http2 = require("node:http2");
const os = require("node:os");
const path = require("node:path");
const readline = require("node:readline");
const { after, test } = require("node:test");

const MOCK = path.join(__dirname, "../mock-push");
const DEVICE = "0a1b2c3d".repeat(8);
const root = fs.mkdtempSync(path.join(os.tmpdir(), "mock-push-"));
after(() => fs.rmSync(root, { recursive: true }));

/** A mock that runs while a test uses it. */
class Mock {
  static async with(options, use) {
    const mock = new Mock();
    const folder = path.join(root, "credentials");
    mock.log = path.join(fs.mkdtempSync(path.join(root, "log-")), "log");
    mock.process = spawn(MOCK, [folder, "--apns-port", "0", "--fcm-port", "0", "--log", mock.log, ...options],
      { stdio: ["ignore", "pipe", "inherit"] });
    mock.lines = readline.createInterface({ input: mock.process.stdout })[Symbol.asyncIterator]();
    mock.sessions = [];
    try {
      mock.urls = JSON.parse((await mock.lines.next()).value);
      await use(mock);
    } finally {
      for (const session of mock.sessions) session.destroy();
      mock.process.kill("SIGKILL");
    }
  }

  connect(url = this.urls.apns) {
    const session = http2.connect(url, { ca: fs.readFileSync(this.urls.ca) });
    session.on("error", () => {});
    this.sessions.push(session);
    return new Promise((resolve) => session.once("remoteSettings", () => resolve(session)));
  }

  /** Ends the mock, and returns its statistics. */
  async end() {
    this.process.kill("SIGTERM");
    return JSON.parse((await this.lines.next()).value);
  }
}

/** Returns the status, the headers and the JSON of an answer, or the error code of a stream that was reset. */
function send(session, headers, body) {
  return new Promise((resolve) => {
    const stream = session.request({ ":method": "POST", ...headers }, { endStream: false });
    let [answer, content] = [null, ""];
    stream.on("response", (received) => { answer = received; });
    stream.on("data", (data) => { content += data; });
    stream.on("error", () => {});
    stream.on("close", () => resolve(answer
      ? { status: answer[":status"], headers: answer, json: content.startsWith("{") ? JSON.parse(content) : content }
      : { reset: stream.rstCode }));
    stream.end(typeof body === "object" ? JSON.stringify(body) : body);
  });
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = () => Math.floor(Date.now() / 1_000);

function appleToken(urls, claims = {}, header = {}) {
  const key = fs.readFileSync(path.join(path.dirname(urls.ca), "AuthKey_MOCKKEY123.p8"));
  const signed = `${part({ alg: "ES256", kid: "MOCKKEY123", ...header })}.${part({ iss: "MOCKTEAM12", iat: now(), ...claims })}`;
  return `bearer ${signed}.${sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}

const apnsHeaders = (authorization, more = {}) => ({
  ":path": `/3/device/${DEVICE}`, authorization, "apns-topic": "org.example.app", "apns-push-type": "alert", ...more,
});
const PAYLOAD = { aps: { alert: "Hello" } };

function assertion({ account, ...claims }) {
  const all = {
    iss: account.client_email, scope: "https://www.googleapis.com/auth/firebase.messaging", aud: account.token_uri,
    iat: now(), exp: now() + 3_600, ...claims,
  };
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(all)}`;
  const signature = sign("sha256", Buffer.from(signed), account.private_key).toString("base64url");
  return `grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=${signed}.${signature}`;
}

const readAccount = (urls) => JSON.parse(fs.readFileSync(path.join(path.dirname(urls.ca), "firebase.json")));

test("curl reaches it with the private authority", async () => {
  await Mock.with([], async ({ urls }) => {
    const output = execFileSync("curl", ["--silent", "--http2", "--cacert", urls.ca, "--data", '{"aps":{}}',
      "--write-out", " %{http_code} %{http_version}", `${urls.apns}/3/device/${DEVICE}`]).toString();
    assert.equal(output, '{"reason":"MissingProviderToken"} 403 2');
  });
});

test("it refuses what Apple refuses", async () => {
  await Mock.with(["--topic", "org.example.app", "--streams", "100"], async (mock) => {
    const session = await mock.connect();
    const token = appleToken(mock.urls);
    const cases = [
      [200, undefined, {}, PAYLOAD],
      [200, undefined, { "apns-priority": "5", "apns-expiration": "0", "apns-collapse-id": "x".repeat(64) }, PAYLOAD],
      [405, "MethodNotAllowed", { ":method": "PUT" }, PAYLOAD],
      [404, "BadPath", { ":path": "/3/devices/00" }, PAYLOAD],
      [400, "MissingDeviceToken", { ":path": "/3/device/" }, PAYLOAD],
      [400, "BadDeviceToken", { ":path": "/3/device/xyz" }, PAYLOAD],
      [403, "InvalidProviderToken", { authorization: "bearer a.b.c" }, PAYLOAD],
      [403, "InvalidProviderToken", { authorization: token.slice(0, -4) + "AAAA" }, PAYLOAD],
      [403, "InvalidProviderToken", { authorization: appleToken(mock.urls, {}, { kid: "OTHERKEY12" }) }, PAYLOAD],
      [403, "InvalidProviderToken", { authorization: appleToken(mock.urls, { iat: now() + 600 }) }, PAYLOAD],
      [403, "ExpiredProviderToken", { authorization: appleToken(mock.urls, { iat: now() - 3_601 }) }, PAYLOAD],
      [429, "TooManyProviderTokenUpdates", { authorization: appleToken(mock.urls, { iat: now() - 1 }) }, PAYLOAD],
      [400, "MissingTopic", { "apns-topic": "" }, PAYLOAD],
      [400, "BadTopic", { "apns-topic": "org/example" }, PAYLOAD],
      [400, "TopicDisallowed", { "apns-topic": "org.example.other" }, PAYLOAD],
      [400, "InvalidPushType", { "apns-push-type": "loud" }, PAYLOAD],
      [400, "BadPriority", { "apns-priority": "7" }, PAYLOAD],
      [400, "BadPriority", { "apns-push-type": "background", "apns-priority": "10" }, PAYLOAD],
      [400, "BadExpirationDate", { "apns-expiration": "soon" }, PAYLOAD],
      [400, "BadMessageId", { "apns-id": "17" }, PAYLOAD],
      [400, "BadCollapseId", { "apns-collapse-id": "x".repeat(65) }, PAYLOAD],
      [400, "PayloadEmpty", {}, ""],
      [400, "PayloadEmpty", {}, "no JSON"],
      [413, "PayloadTooLarge", {}, { aps: {}, text: "x".repeat(4_096) }],
      [413, "PayloadTooLarge", {}, { aps: {}, text: "x".repeat(100_000) }],
      [200, undefined, { "apns-push-type": "voip" }, { aps: {}, text: "x".repeat(4_096) }],
    ];
    for (const [status, reason, headers, body] of cases) {
      const answer = await send(session, apnsHeaders(token, headers), body);
      assert.deepEqual([answer.status, answer.json.reason], [status, reason], JSON.stringify({ reason, headers }));
      assert.ok(answer.headers["apns-id"]);
    }
    const statistics = await mock.end();
    assert.equal(statistics.apns.requests, cases.length);
    assert.equal(statistics.apns.answers["200"], 3);
    assert.equal(statistics.apns.tokens, 1);
  });
});

test("a connection gets more streams after its first accepted request", async () => {
  await Mock.with(["--streams", "50"], async (mock) => {
    const session = await mock.connect();
    assert.equal(session.remoteSettings.maxConcurrentStreams, 1);
    const token = appleToken(mock.urls);
    await send(session, apnsHeaders(token), "");
    assert.equal(session.remoteSettings.maxConcurrentStreams, 1, "a refused request changes nothing");
    const changed = new Promise((resolve) => session.once("remoteSettings", resolve));
    await send(session, apnsHeaders(token), PAYLOAD);
    assert.equal((await changed).maxConcurrentStreams, 50);
  });
});

test("answers are scripted for devices and for a share of requests", async () => {
  const options = ["--apns-answer", "429=0.3", "--apns-device", `${DEVICE}=410`, "--apns-device", "aa=refuse", "--apns-device",
    "bb=reset", "--apns-device", "cc=500", "--retry-after", "7", "--first-streams", "1000"];
  await Mock.with(options, async (mock) => {
    const session = await mock.connect();
    const token = appleToken(mock.urls);
    const to = (device) => send(session, apnsHeaders(token, { ":path": `/3/device/${device}` }), PAYLOAD);
    const gone = await to(DEVICE);
    assert.deepEqual([gone.status, gone.json.reason], [410, "Unregistered"]);
    assert.ok(Math.abs(gone.json.timestamp - Date.now()) < 10_000);
    assert.deepEqual(await to("aa"), { reset: http2.constants.NGHTTP2_REFUSED_STREAM });
    assert.deepEqual(await to("bb"), { reset: http2.constants.NGHTTP2_INTERNAL_ERROR });
    assert.equal((await to("cc")).json.reason, "InternalServerError");
    const answers = await Promise.all(Array.from({ length: 500 }, () => to("dd")));
    const busy = answers.filter(({ status }) => status === 429);
    assert.ok(busy.length > 100 && busy.length < 200, `${busy.length} of 500`);
    assert.equal(busy[0].json.reason, "TooManyRequests");
    assert.equal(busy[0].headers["retry-after"], "7");
  });
});

test("it is silent, slow, or closes the connection when asked to", async () => {
  const options = ["--apns-device", "aa=silence", "--apns-device", "bb=close", "--latency", "200-300", "--first-streams", "10"];
  await Mock.with(options, async (mock) => {
    const session = await mock.connect();
    const token = appleToken(mock.urls);
    const to = (device) => send(session, apnsHeaders(token, { ":path": `/3/device/${device}` }), PAYLOAD);
    let answered = false;
    to("aa").then(() => { answered = true; });
    const start = Date.now();
    assert.equal((await to("dd")).status, 200);
    assert.ok(Date.now() - start >= 199);
    assert.ok(!answered);
    const closed = new Promise((resolve) => session.once("close", resolve));
    to("bb");
    await closed;
  });
});

test("a connection ends after a number of requests, and those that are open are answered", async () => {
  await Mock.with(["--goaway", "5", "--latency", "100", "--first-streams", "100"], async (mock) => {
    const session = await mock.connect();
    const token = appleToken(mock.urls);
    const last = new Promise((resolve) => session.once("goaway", (code, stream, data) => resolve([code, JSON.parse(data)])));
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(session, apnsHeaders(token), PAYLOAD)));
    assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200, 200, 200]);
    assert.deepEqual(await last, [0, { reason: "Shutdown" }]);
    const next = await mock.connect();
    assert.equal((await send(next, apnsHeaders(token), PAYLOAD)).status, 200);
    assert.equal((await mock.end()).apns.connections, 2);
  });
});

test("it exchanges assertions for access tokens as Google does", async () => {
  await Mock.with([], async (mock) => {
    const session = await mock.connect(mock.urls.fcm);
    const account = readAccount(mock.urls);
    const exchange = (claims) => send(session, { ":path": "/token" }, assertion({ account, ...claims }));
    const good = await exchange({});
    assert.equal(good.status, 200);
    assert.equal(good.json.token_type, "Bearer");
    for (const claims of [{ iss: "somebody" }, { scope: "email" }, { aud: "https://example.org" }, { exp: now() + 7_200 },
      { iat: now() - 7_200, exp: now() - 3_600 }]) {
      const bad = await exchange(claims);
      assert.deepEqual([bad.status, bad.json.error], [400, "invalid_grant"], JSON.stringify(claims));
    }
    const other = await send(session, { ":path": "/token" }, assertion({ account }).slice(0, -4) + "AAAA");
    assert.equal(other.json.error_description, "Invalid JWT Signature.");
  });
});

test("it refuses what Firebase refuses", async () => {
  const devices = ["gone=404", "busy=503", "bad=400:INVALID_ARGUMENT"].flatMap((answer) => ["--fcm-device", answer]);
  await Mock.with(devices, async (mock) => {
    const session = await mock.connect(mock.urls.fcm);
    const account = readAccount(mock.urls);
    const { json: { access_token } } = await send(session, { ":path": "/token" }, assertion({ account }));
    const path = `/v1/projects/${account.project_id}/messages:send`;
    const post = (message, headers = {}) =>
      send(session, { ":path": path, authorization: `Bearer ${access_token}`, ...headers }, { message });
    const good = await post({ token: "one", data: { id: "reminder" }, android: { ttl: "60s", priority: "HIGH" } });
    assert.equal(good.status, 200);
    assert.match(good.json.name, /^projects\/mock-project\/messages\/0:/);
    const cases = [
      [401, "UNAUTHENTICATED", { token: "one" }, { authorization: "Bearer other" }],
      [400, "INVALID_ARGUMENT", undefined], [400, "INVALID_ARGUMENT", {}],
      [400, "INVALID_ARGUMENT", { token: "one", topic: "two" }], [400, "INVALID_ARGUMENT", { token: "" }],
      [400, "INVALID_ARGUMENT", { token: "one", data: { count: 1 } }], [400, "INVALID_ARGUMENT", { token: "one", data: { from: "x" } }],
      [400, "INVALID_ARGUMENT", { token: "one", android: { ttl: "60" } }],
      [400, "INVALID_ARGUMENT", { token: "one", data: { text: "x".repeat(4_096) } }],
      [404, "UNREGISTERED", { token: "gone" }], [503, "UNAVAILABLE", { token: "busy" }],
      [400, "INVALID_ARGUMENT", { token: "bad" }],
    ];
    for (const [status, code, message, headers] of cases) {
      const answer = await post(message, headers);
      assert.deepEqual([answer.status, answer.json.error.details[0].errorCode], [status, code], JSON.stringify(message));
      assert.equal(answer.json.error.code, status);
    }
    assert.equal((await post({ token: "gone" })).json.error.status, "NOT_FOUND");
    // As Google answers: firebase/firebase-admin-java#1064, healthjoy/async-firebase#15.
    for (const token of ["", "a b", "bad"]) {
      assert.deepEqual((await post({ token })).json.error, {
        code: 400, message: "The registration token is not a valid FCM registration token", status: "INVALID_ARGUMENT",
        details: [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode: "INVALID_ARGUMENT" }],
      });
    }
    const wrong = (await post({ token: "one", data: { count: 1 } })).json.error;
    assert.equal(wrong.details[1].fieldViolations[0].field, "message.data[0].value");
    assert.equal((await post({ token: "one", data: { text: "x".repeat(4_096) } })).json.error.message, "Android message is too big");
    assert.equal((await post({ token: "one" }, { ":path": "/v1/projects/other/messages:send" })).status, 404);
  });
});

test("the log has each request with its answer", async () => {
  await Mock.with(["--apns-device", "aa=410"], async (mock) => {
    const session = await mock.connect();
    const token = appleToken(mock.urls);
    const id = "123e4567-e89b-12d3-a456-42661417400A";
    assert.equal((await send(session, apnsHeaders(token, { "apns-id": id }), PAYLOAD)).headers["apns-id"], id);
    await send(session, apnsHeaders(token, { ":path": "/3/device/aa", "apns-id": id }), PAYLOAD);
    await mock.end();
    const lines = fs.readFileSync(mock.log, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
    assert.deepEqual(lines.map(({ at, ...rest }) => rest), [
      { provider: "apns", answer: 200, device: DEVICE, id, topic: "org.example.app" },
      { provider: "apns", answer: 410, reason: "Unregistered", device: "aa", id, topic: "org.example.app" },
    ]);
    assert.ok(Math.abs(lines[0].at - Date.now() / 1_000) < 10);
  });
});

test("wrong options are named", () => {
  for (const [options, sentence] of [
    [["--latency", "fast"], "--latency"], [["--apns-answer", "busy=0.1"], "busy"], [["--apns-answer", "429"], "ANSWER=SHARE"],
    [["--apns-answer", "429=0.7", "--apns-answer", "503=0.7"], "at most 1"], [["--goaway", "-1"], "goaway"], [["--loud"], "--loud"],
  ]) {
    assert.throws(() => execFileSync(MOCK, [path.join(root, "credentials"), ...options], { stdio: "pipe" }),
      (error) => error.status === 64 && error.stderr.toString().includes(sentence), options.join(" "));
  }
  assert.throws(() => execFileSync(MOCK, { stdio: "pipe" }), (error) => error.status === 64);
});

test("credentials are private, and are kept", () => {
  const folder = path.join(root, "made");
  execFileSync(MOCK, ["--make-credentials", folder]);
  const names = ["AuthKey_MOCKKEY123.p8", "firebase.json", "server.key", "ca.key"];
  const contents = () => names.map((name) => fs.readFileSync(path.join(folder, name), "utf8"));
  const first = contents();
  for (const name of names) assert.equal(fs.statSync(path.join(folder, name)).mode & 0o777, 0o600, name);
  execFileSync(MOCK, ["--make-credentials", folder]);
  assert.deepEqual(contents(), first);
  assert.match(fs.readFileSync(path.join(folder, "nudged.conf"), "utf8"), /^apns-url = https:\/\/localhost:8443$/m);
});

// Servers usually don't run as root, and some socket options require privileges.
test("nudged without privileges sends to both", { skip: !process.env.NUDGED }, async () => {
  await Mock.with([], async (mock) => {
    const drop = process.getuid() === 0 ? ["setpriv", "--bounding-set=-all"] : [];
    const data = path.join(root, "nudged");
    const [command, ...rest] = [
      ...drop, process.env.NUDGED, "serve", "--data", data, "--config", mock.urls.settings, "--port", "0", "--log-level", "error"];
    const server = spawn(command, rest, { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const lines = readline.createInterface({ input: server.stdout })[Symbol.asyncIterator]();
      const { url } = JSON.parse((await lines.next()).value);
      const key = execFileSync(process.env.NUDGED, ["keys", "add", "test", "--data", data], { encoding: "utf8" }).trim();
      const request = async (method, path, body) => {
        const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
        const response = await fetch(`${url}/v1/people/me${path}`, { method, headers, body: JSON.stringify(body) });
        assert.ok(response.ok, `${path}: ${response.status}`);
        return response.json();
      };
      await request("PUT", "/devices/iphone", { provider: "apns", token: DEVICE, topic: "org.example.app", environment: "production" });
      await request("PUT", "/devices/pixel", { provider: "fcm", token: "token-1" });
      const { devices } = await request("POST", "/test");
      assert.deepEqual(devices.map(({ device, state }) => [device, state]), [["iphone", "accepted"], ["pixel", "accepted"]]);
    } finally {
      server.kill("SIGKILL");
    }
  });
});
