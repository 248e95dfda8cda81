internal import ArgumentParser
internal import Foundation

/// The options of every command: where the data and the settings are.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder with the keys and the database. (default: $NUDGED_DATA, or nudged-data)", valueName: "folder"),
    completion: .directory)
  var data: String?

  @Option(
    help: ArgumentHelp(
      """
      URL of a PostgreSQL database, such as postgresql://nudged@db.example.org/nudged. A password belongs in ~/.pgpass \
      or in $NUDGED_DATABASE. (default: a database in the folder)
      """, valueName: "url"))
  var database: String?

  @Option(
    help: ArgumentHelp(
      "File with settings, such as port = 8270. (default: $NUDGED_CONFIG, or none)", valueName: "file"),
    completion: .file())
  var config: String?

  /// Returns the settings.
  ///
  /// - Parameter options: The values of other options.
  func configuration(_ options: [Configuration.Name: String] = [:]) throws -> Configuration {
    try Configuration(options: given(options), environment: ProcessInfo.processInfo.environment, file: config)
  }

  /// Returns the values of all options that were given.
  func given(_ options: [Configuration.Name: String]) -> [Configuration.Name: String] {
    var options = options
    options[.data] = data
    options[.database] = database
    return options
  }
}

/// The options of the server.
///
/// Each can also be an environment variable or a line of the file with settings.
struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Address to serve on. (default: 127.0.0.1)", valueName: "address")) var host: String?
  @Option(help: ArgumentHelp("Port to serve on; 0 picks a free one. (default: 8270)", valueName: "number"))
  var port: String?
  @Option(
    help: ArgumentHelp(
      "Seconds over which notifications of the same moment are spread; 0 sends each at its moment. (default: 60)",
      valueName: "seconds"))
  var spread: String?
  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      "URL at which people reach the server, if a proxy is in front of it. (default: the address it serves on)",
      valueName: "url"))
  var publicURL: String?
  @Option(
    help: ArgumentHelp(
      "URL that tells push services whom to contact, such as mailto:you@example.org. (default: the public URL)",
      valueName: "url"))
  var contact: String?
  @Option(
    help: ArgumentHelp("File with a certificate chain in PEM format, to serve HTTPS.", valueName: "file"),
    completion: .file())
  var tlsCertificate: String?
  @Option(
    help: ArgumentHelp("File with the certificate's private key in PEM format.", valueName: "file"),
    completion: .file())
  var tlsKey: String?
  @Option(
    help: ArgumentHelp("File with a key for Apple's push service, such as AuthKey_ABC123DEFG.p8.", valueName: "file"),
    completion: .file())
  var apnsKey: String?
  @Option(
    name: .customLong("apns-key-id"),
    help: ArgumentHelp("ID of this key: 10 characters, which are in the name of Apple's file.", valueName: "id"))
  var apnsKeyID: String?
  @Option(
    name: .customLong("apns-team-id"),
    help: ArgumentHelp("ID of the team in Apple's developer account: 10 characters.", valueName: "id"))
  var apnsTeamID: String?
  @Option(
    help: ArgumentHelp("File with a Google service account in JSON, for Firebase Cloud Messaging.", valueName: "file"),
    completion: .file())
  var fcmAccount: String?
  @Option(
    name: .customLong("apns-url"),
    help: ArgumentHelp("URL of another service than Apple's two, for tests.", valueName: "url"))
  var apnsURL: String?
  @Option(
    name: .customLong("fcm-url"),
    help: ArgumentHelp("URL of another service than Google's, for tests.", valueName: "url"))
  var fcmURL: String?
  @Option(
    name: .customLong("provider-ca"),
    help: ArgumentHelp(
      "File with certificates in PEM format that are trusted for APNs and FCM in addition to the system's.",
      valueName: "file"), completion: .file())
  var providerCA: String?
  @Flag(help: "Let webhooks and push services be on this machine, over plain HTTP too.") var allowLoopback = false
  @Option(
    help: ArgumentHelp(
      """
      Let webhooks and push services be in a network of your own, over plain HTTP and on other ports too. Can be repeated.
      """, valueName: "cidr"))
  var allowAddress: [String] = []
  @Option(
    help: ArgumentHelp(
      """
      Providers besides webhooks to which a notification is sent again if its answer is unknown: webpush, apns and fcm, \
      separated by commas. (default: none)
      """, valueName: "providers"))
  var resend: String?
  @Option(
    help: ArgumentHelp(
      "Least important messages that are logged: trace, debug, info, notice, warning, error or critical. (default: info)",
      valueName: "level"))
  var logLevel: String?

  @Option(
    help: ArgumentHelp(
      "How the log is written: text, or json for one object per line. (default: text)", valueName: "format"))
  var logFormat: String?
  @Option(
    help: ArgumentHelp(
      "Port that serves health and metrics alone, without keys; 0 picks a free one. (default: none)",
      valueName: "number"))
  var operatorPort: String?

  /// The values that were given.
  var given: [Configuration.Name: String] {
    var given: [Configuration.Name: String] = [:]
    given[.host] = host
    given[.port] = port
    given[.spread] = spread
    given[.publicURL] = publicURL
    given[.contact] = contact
    given[.tlsCertificate] = tlsCertificate
    given[.tlsKey] = tlsKey
    given[.apnsKey] = apnsKey
    given[.apnsKeyID] = apnsKeyID
    given[.apnsTeamID] = apnsTeamID
    given[.apnsURL] = apnsURL
    given[.fcmAccount] = fcmAccount
    given[.fcmURL] = fcmURL
    given[.providerCA] = providerCA
    given[.allowLoopback] = allowLoopback ? "true" : nil
    given[.allowAddress] = allowAddress.isEmpty ? nil : allowAddress.joined(separator: ",")
    given[.resend] = resend
    given[.logLevel] = logLevel
    given[.logFormat] = logFormat
    given[.operatorPort] = operatorPort
    return given
  }
}
