// Answers, for each line `ZONE<tab>YYYY-MM-DDTHH:MM:SS`, what cctz makes of a local time: `unique UTC`,
// `skipped LATER EARLIER TRANSITION` or `repeated FIRST LAST`; `!` where it does not accept the zone's file. Zones are
// read from $TZDIR.

#include <cctz/civil_time.h>
#include <cctz/time_zone.h>
#include <cstdio>
#include <iostream>
#include <string>

static std::string text(const cctz::time_point<cctz::seconds>& moment) {
  return cctz::format("%Y-%m-%dT%H:%M:%SZ", moment, cctz::utc_time_zone());
}

int main() {
  std::ios::sync_with_stdio(false);
  std::string line, name;
  bool is_read = false;
  cctz::time_zone zone;
  while (std::getline(std::cin, line)) {
    const auto tab = line.find('\t');
    if (line.substr(0, tab) != name) {
      name = line.substr(0, tab);
      is_read = cctz::load_time_zone(name, &zone);
    }
    if (!is_read) {
      std::cout << "!\n";
      continue;
    }
    int year, month, day, hour, minute, second;
    std::sscanf(line.c_str() + tab + 1, "%d-%d-%dT%d:%d:%d", &year, &month, &day, &hour, &minute, &second);
    const auto found = zone.lookup(cctz::civil_second(year, month, day, hour, minute, second));
    switch (found.kind) {
      case cctz::time_zone::civil_lookup::UNIQUE:
        std::cout << "unique " << text(found.pre) << "\n";
        break;
      case cctz::time_zone::civil_lookup::SKIPPED:
        // By the offset from before the gap, by the one after it, and the gap itself.
        std::cout << "skipped " << text(found.pre) << " " << text(found.post) << " " << text(found.trans) << "\n";
        break;
      case cctz::time_zone::civil_lookup::REPEATED:
        std::cout << "repeated " << text(found.pre) << " " << text(found.post) << "\n";
        break;
    }
  }
}
