internal import NudgeDelivery
internal import NudgeTime

extension PayloadError {
  /// What is wrong, and what would be right.
  var wording: String {
    switch self {
    case .expired(let sentAt, let expires): "It is sent at \(sentAt), and is not to be shown from \(expires) on."
    case .tooLarge(let size, let limit):
      "The payload has \(size) bytes even with the shortest words, and no more than \(limit) can be sent."
    case .emptyTitle: "The title is empty, and a browser shows nothing without one."
    case .badgeBelowZero(let badge): "The badge is \(badge); 0 removes it, and nothing is below."
    case .relevanceOutOfRange(let relevance): "The relevance is \(relevance), and not between 0 and 1."
    case .reservedKey(let key): "The key \(key.forTerminal) is taken; name another."
    case .notANumber(let key): "Under the key \(key.forTerminal) stands what JSON has no number for."
    case .malformedTopic: "--topic: this is no bundle id, such as org.example.app."
    case .malformedLink:
      "--link: this is no address, such as https://app.example/; with webpush a path from / on will do."
    case .malformedTarget(let target): "\(target.forTerminal) is nobody to send to."
    }
  }
}
