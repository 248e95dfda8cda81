internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The JSON Schema of a person.
enum PersonSchema {
  /// The schema as a component of the OpenAPI document, where references begin at the document.
  static let component: PayloadValue = {
    let text = Person.jsonSchema.replacing("\"#/$defs/", with: "\"#/components/schemas/Person/$defs/")
    guard case .object(var members)? = try? JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8)) else {
      preconditionFailure("the schema isn't a JSON object")
    }
    members["$schema"] = nil
    return .object(members)
  }()
}
