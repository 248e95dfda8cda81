import Foundation

/// Reads people with Foundation's `JSONDecoder` into the strings and numbers they are written in, which checks less.
struct FoundationReading: Reading {
  private struct Person: Decodable {
    var id: String
    var locale: String?
    var timeZone: String
    var anchor: String?
    var preferences: Preferences?
    var progress: AchievementSummary?
    var achievements: [Achievement]?
  }

  private struct Preferences: Decodable {
    var notificationsEnabled: Bool?
    var style: String?
    var reminders: Reminders?
    var retrieval: Retrieval?
    var milestones: Milestones?
    var quietHours: Window?
    var dailyLimit: Int?
    var pauses: [Window]?
  }

  private struct Reminders: Decodable {
    var enabled: Bool?
    var frequency: String?
    var times: [String]?
  }

  private struct Retrieval: Decodable {
    var enabled: Bool?
    var includePreview: Bool?
  }

  private struct Milestones: Decodable {
    var enabled: Bool?
    var streak: Bool?
    var count: Bool?
    var monthlySummary: Bool?
    var yearlySummary: Bool?
  }

  private struct Window: Decodable {
    var from: String
    var to: String
  }

  private struct AchievementSummary: Decodable {
    var count: Int?
    var currentStreak: Int?
    var longestStreak: Int?
    var lastOn: String?
  }

  private struct Achievement: Decodable {
    var id: String?
    var at: String
    var title: String?
  }

  private let decoder = JSONDecoder()

  mutating func read(_ lines: [[UInt8]]) throws -> Int {
    var sum = 0
    for line in lines {
      let person = try decoder.decode(Person.self, from: Data(line))
      sum += person.id.utf8.count + (person.preferences?.dailyLimit ?? 2)
    }
    return sum
  }
}
