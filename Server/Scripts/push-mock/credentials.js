// Credentials for a mock of push services: a private CA with a certificate for this machine, a key for APNs, a service
// account for FCM, and settings for nudged that use them.

const { execFileSync } = require("node:child_process");
const { createPublicKey, generateKeyPairSync } = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

const KEY_ID = "MOCKKEY123";
const TEAM_ID = "MOCKTEAM12";
const PROJECT = "mock-project";
const EMAIL = `nudged@${PROJECT}.iam.gserviceaccount.com`;

function openssl(...parameters) {
  execFileSync("openssl", parameters, { stdio: ["ignore", "ignore", "pipe"] });
}

/**
 * Makes what is missing in a folder. Existing files are kept, so that servers can go on using them.
 *
 * Returns the paths of the files, the public keys, and the service account, which has no address yet.
 */
function make(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name) => path.join(path.resolve(folder), name);
  const files = {
    ca: file("ca.pem"),
    certificate: file("server.pem"),
    key: file("server.key"),
    apnsKey: file(`AuthKey_${KEY_ID}.p8`),
    account: file("firebase.json"),
    settings: file("nudged.conf"),
  };
  if (!fs.existsSync(files.certificate)) makeCertificate(files, file);
  if (!fs.existsSync(files.apnsKey)) {
    write(files.apnsKey, privateKey("ec", { namedCurve: "prime256v1" }));
  }
  const account = fs.existsSync(files.account) ? JSON.parse(fs.readFileSync(files.account)) : {
    type: "service_account", project_id: PROJECT, private_key_id: "mock",
    private_key: privateKey("rsa", { modulusLength: 2048 }), client_email: EMAIL,
  };
  return {
    files, account, apnsPublicKey: createPublicKey(fs.readFileSync(files.apnsKey)),
    accountPublicKey: createPublicKey(account.private_key),
  };
}

function privateKey(type, options) {
  return generateKeyPairSync(type, options).privateKey.export({ type: "pkcs8", format: "pem" });
}

function makeCertificate(files, file) {
  const [authority, request, extensions] = [file("ca.key"), file("server.csr"), file("server.ext")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  openssl("req", "-x509", ...curve, "-days", "3650", "-subj", "/CN=Mock push CA", "-keyout", authority, "-out", files.ca,
    "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign,cRLSign");
  openssl("req", ...curve, "-subj", "/CN=localhost", "-keyout", files.key, "-out", request);
  fs.writeFileSync(extensions, "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1\nextendedKeyUsage=serverAuth\n");
  // Apple's systems refuse certificates that are valid for more than 825 days.
  openssl("x509", "-req", "-in", request, "-CA", files.ca, "-CAkey", authority, "-CAcreateserial", "-days", "825",
    "-extfile", extensions, "-out", files.certificate);
  for (const name of [authority, files.key]) fs.chmodSync(name, 0o600);
  for (const name of [request, extensions]) fs.rmSync(name);
}

/** Writes what contains the addresses of the mock: the service account, and settings for nudged. */
function writeAddresses({ files, account }, apns, fcm) {
  account.token_uri = `${fcm}/token`;
  write(files.account, JSON.stringify(account, null, 2) + "\n");
  write(files.settings, [
    "# Sends to mock-push instead of Apple and Google.",
    `apns-key = ${files.apnsKey}`, `apns-key-id = ${KEY_ID}`, `apns-team-id = ${TEAM_ID}`, `apns-url = ${apns}`,
    `fcm-account = ${files.account}`, `fcm-url = ${fcm}`, `provider-ca = ${files.ca}`, "",
  ].join("\n"));
}

// Written beside the file and renamed, so that a server that starts meanwhile reads all of it.
function write(name, content) {
  fs.writeFileSync(`${name}.new`, content, { mode: 0o600 });
  fs.renameSync(`${name}.new`, name);
}

module.exports = { make, writeAddresses, KEY_ID, TEAM_ID, PROJECT };
