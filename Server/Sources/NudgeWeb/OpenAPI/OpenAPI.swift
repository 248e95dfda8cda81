internal import Hummingbird
internal import NIOCore
internal import Nudge

/// The description of the API for other programs.
///
/// Source: OpenAPI Specification 3.1 <https://spec.openapis.org/oas/v3.1.0>
enum OpenAPI {
  /// The document as it is sent.
  static let content: ByteBuffer = {
    do { return try JSONResponse.encoded(document) } catch { preconditionFailure("the document isn't JSON: \(error)") }
  }()

  static let document: PayloadValue = [
    "openapi": "3.1.0",
    "info": [
      "title": "nudged", "version": "1",
      "description": "Stores people, plans their notifications and sends them. Errors are problems as in RFC 9457.",
    ],
    "security": [["key": []]],
    "paths": .object(paths),
    "components": [
      "securitySchemes": [
        "key": ["type": "http", "scheme": "bearer", "description": "A key that nudged keys add prints."]
      ],
      "schemas": .object(
        Dictionary(uniqueKeysWithValues: Schema.named.map { ($0.name ?? "", $0.json) })),
    ],
  ]

  private static var paths: [String: PayloadValue] {
    var paths: [String: [String: PayloadValue]] = [:]
    for operation in Operation.allCases {
      paths[operation.shape.path, default: [:]][operation.method.rawValue.lowercased()] = description(of: operation)
    }
    return paths.mapValues { .object($0) }
  }

  private static func description(of operation: Operation) -> PayloadValue {
    let shape = operation.shape
    var members: [String: PayloadValue] = [
      "operationId": .string(operation.rawValue), "summary": .string(shape.summary),
      "parameters": .list(parameters(of: operation)),
    ]
    switch shape.access {
    case .key: break
    case .metrics: members["security"] = [[:], ["key": []]]
    case .all: members["security"] = []
    }
    if let body = shape.body {
      members["requestBody"] = [
        // An achievement without a title needs no body.
        "required": .boolean(![.postAchievement, .postLink].contains(operation)),
        "content": .object(
          Dictionary(uniqueKeysWithValues: body.types.prefix(1).map { ($0, ["schema": body.schema]) })),
      ]
    }
    var responses: [String: PayloadValue] = [:]
    for status in shape.success { responses["\(status)"] = success(status, shape.content) }
    for status in operation.problems { responses["\(status)"] = problem(status) }
    members["responses"] = .object(responses)
    return .object(members)
  }

  private static func parameters(of operation: Operation) -> [PayloadValue] {
    let shape = operation.shape
    let names = shape.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
    let inPath: [PayloadValue] = names.map {
      ["name": .string(String($0)), "in": "path", "required": true, "schema": Schema.id.json]
    }
    func list(_ parameters: [Parameter], in place: PayloadValue) -> [PayloadValue] {
      parameters.map { parameter in
        [
          "name": .string(parameter.name), "in": place, "description": .string(parameter.description),
          "schema": parameter.isRepeated
            ? ["type": "array", "items": parameter.schema.json] : parameter.schema.json,
        ]
      }
    }
    let headers = shape.headers + (operation.isRepeatable ? [.idempotencyKey] : [])
    return inPath + list(shape.parameters, in: "query") + list(headers, in: "header")
  }

  private static func success(_ status: Int, _ content: Operation.Content) -> PayloadValue {
    var members: [String: PayloadValue] = ["description": .string(texts[status] ?? "Success.")]
    if let type = content.type, status != 304 {
      let schema = if case .json(let schema) = content { schema.reference } else { Schema.text.json }
      members["content"] = .object([type: ["schema": schema]])
    }
    return .object(members)
  }

  private static func problem(_ status: Int) -> PayloadValue {
    [
      "description": .string(texts[status] ?? "A problem."),
      "content": ["application/problem+json": ["schema": Schema.problem.reference]],
    ]
  }

  private static let texts: [Int: String] = [
    200: "Done.", 201: "Created.", 202: "Accepted.", 204: "Done.", 304: "The version is known already.",
    400: "The path, the query, a header or the syntax of the body is invalid.", 401: "The key is missing or invalid.",
    403: "The key can't be used for this.",
    404: "There is no such person, or no such thing of theirs.", 406: "The answer has another media type.",
    409: "A request with the same Idempotency-Key is still being performed.",
    410: "The request was performed, but its answer can't be read any more.",
    412: "The person has another version.", 413: "The body is too large.", 415: "The body has another media type.",
    422: "The content of the request is invalid. errors has a pointer to each fault.",
    500: "Something went wrong in the server.",
    503: "The database can't be used, for example because the disk is full. Nothing was changed.",
  ]
}

extension Operation {
  /// Every status of a problem that the operation can answer with.
  var problems: [Int] {
    let shape = shape
    var statuses = Set(shape.problems + [400, 500, 503])
    switch shape.access {
    case .key: statuses.formUnion([401, 403])
    case .metrics: statuses.insert(401)
    case .all: break
    }
    if shape.content.type != nil { statuses.insert(406) }
    switch shape.body {
    case .json: statuses.formUnion([413, 415, 422])
    case .lines: statuses.insert(415)
    case nil: break
    }
    if isRepeatable { statuses.formUnion([409, 410, 422]) }
    return statuses.sorted()
  }
}

extension Operation.Body {
  fileprivate var schema: PayloadValue {
    switch self {
    case .json(let schema): schema.reference
    case .lines: ["type": "string", "description": "The JSON of one person on each line."]
    }
  }
}
