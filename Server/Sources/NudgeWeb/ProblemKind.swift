public import HTTPTypes

extension Problem {
  /// A kind of problem, which a program can tell from others.
  ///
  /// This is the one list of the types that answers and the OpenAPI document contain. docs/server-api.md explains each.
  public enum Kind: String, CaseIterable, Sendable {
    /// A mistake of the client that has no kind of its own.
    case mistake = "bad-request"
    case invalidPath = "invalid-path"
    case invalidQuery = "invalid-query"
    case invalidHeader = "invalid-header"
    case invalidJSON = "invalid-json"
    case missingKey = "missing-key"
    case invalidKey = "invalid-key"
    case limitedKey = "limited-key"
    case refused
    case noSuchPath = "no-such-path"
    case noSuchPerson = "no-such-person"
    case noSuchAchievement = "no-such-achievement"
    case noSuchDevice = "no-such-device"
    case noPages = "no-pages"
    case wrongMethod = "wrong-method"
    case wrongAccept = "wrong-accept"
    case requestIsRunning = "request-is-running"
    case noLonger = "gone"
    case otherVersion = "other-version"
    case sameVersion = "same-version"
    case personExists = "person-exists"
    case noPersonToReplace = "no-person-to-replace"
    case alteredETag = "altered-etag"
    case tooLarge = "too-large"
    case wrongMediaType = "wrong-media-type"
    case invalidContent = "invalid-content"
    case unplannablePerson = "unplannable-person"
    case noWords = "no-words"
    case otherRequest = "other-request"
    case tooManyAttempts = "too-many-attempts"
    case internalError = "internal-error"
    case noDatabase = "no-database"

    /// The status of the answer.
    public var status: HTTPResponse.Status {
      switch self {
      case .mistake, .invalidPath, .invalidQuery, .invalidHeader, .invalidJSON: .badRequest
      case .missingKey, .invalidKey: .unauthorized
      case .limitedKey, .refused: .forbidden
      case .noSuchPath, .noSuchPerson, .noSuchAchievement, .noSuchDevice, .noPages: .notFound
      case .wrongMethod: .methodNotAllowed
      case .wrongAccept: .notAcceptable
      case .requestIsRunning: .conflict
      case .noLonger: .gone
      case .otherVersion, .sameVersion, .personExists, .noPersonToReplace, .alteredETag: .preconditionFailed
      case .tooLarge: .contentTooLarge
      case .wrongMediaType: .unsupportedMediaType
      case .invalidContent, .unplannablePerson, .noWords, .otherRequest: .unprocessableContent
      case .tooManyAttempts: .tooManyRequests
      case .internalError: .internalServerError
      case .noDatabase: .serviceUnavailable
      }
    }

    /// The member `type` of an answer, which never changes.
    public var type: String { "urn:nudged:problem:\(rawValue)" }

    /// The kind of an error of which only the status is known.
    init(_ status: HTTPResponse.Status) {
      switch status.code {
      case 401: self = .invalidKey
      case 403: self = .refused
      case 404: self = .noSuchPath
      case 405: self = .wrongMethod
      case 406: self = .wrongAccept
      case 409: self = .requestIsRunning
      case 410: self = .noLonger
      case 412: self = .otherVersion
      case 413: self = .tooLarge
      case 415: self = .wrongMediaType
      case 422: self = .invalidContent
      case 429: self = .tooManyAttempts
      case 503: self = .noDatabase
      case 500...: self = .internalError
      default: self = .mistake
      }
    }
  }
}
