/// Words that are written in capitals and do not shout.
enum WordsOfCapitals {
  static let known: Set<String> = [
    "AKA", "API", "ASAP", "CEO", "DIY", "DVD", "FAQ", "FYI", "GIF", "GMT", "GPS", "GPA", "HTML", "JSON", "LED", "LGBT",
    "MBA", "MRI", "NASA", "NYC", "PDF", "PDT", "PHD", "PIN", "PST", "EST", "RSVP", "SMS", "SQL", "TBD", "UFO", "URL",
    "USA",
    "USB", "UTC", "VIP", "VPN", "WWW",
  ]
}
