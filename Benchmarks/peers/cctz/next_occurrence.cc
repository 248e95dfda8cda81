// Asks cctz for next occurrences: its civil days to count, its zones to look up.
//
//     next_occurrence QUERIES ANSWERS
//
// Zones come from the zoneinfo tree $TZDIR. Prepared, not timed: the zone, the anchor as a civil day, the moment as a time
// point. Timed: the moment's civil day, the rule's next day, its time point. A skipped time fires later by the length of the gap
// and a repeated one at its first passing: the lookup's `pre` in both cases.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <cctz/civil_time.h>
#include <cctz/time_zone.h>

namespace {

using Moment = cctz::time_point<cctz::seconds>;

struct Question {
  cctz::time_zone zone;
  cctz::civil_day anchor;
  Moment moment;
};

constexpr int kHour = 20;

Moment evening(const Question& question, cctz::civil_day day) {
  return question.zone.lookup(cctz::civil_second(day.year(), day.month(), day.day(), kHour)).pre;
}

// The first evening after the moment, of days that `next_day` gives for a lower bound. The anchor is before the moment's day, or
// that day.
template <typename NextDay>
std::int64_t next(const Question& question, NextDay next_day) {
  cctz::civil_day day = next_day(cctz::civil_day(question.zone.lookup(question.moment).cs));
  Moment firing = evening(question, day);
  if (firing <= question.moment) firing = evening(question, next_day(day + 1));
  return firing.time_since_epoch().count();
}

struct Daily {
  static std::int64_t next(const Question& question) {
    return ::next(question, [](cctz::civil_day day) { return day; });
  }
};

struct EveryThreeDays {
  static std::int64_t next(const Question& question) {
    return ::next(question, [&](cctz::civil_day day) {
      const auto phase = (day - question.anchor) % 3;
      return phase == 0 ? day : day + (3 - phase);
    });
  }
};

struct Weekly {
  static std::int64_t next(const Question& question) {
    return ::next(question, [&](cctz::civil_day day) {
      const auto phase = (day - question.anchor) % 7;
      return phase == 0 ? day : day + (7 - phase);
    });
  }
};

struct MonthlyByDay {
  static cctz::civil_day second_tuesday(cctz::civil_month month) {
    return cctz::next_weekday(cctz::civil_day(month) - 1, cctz::weekday::tuesday) + 7;
  }

  static std::int64_t next(const Question& question) {
    return ::next(question, [](cctz::civil_day day) {
      const cctz::civil_month month(day);
      const cctz::civil_day own = second_tuesday(month);
      return own >= day ? own : second_tuesday(month + 1);
    });
  }
};

[[noreturn]] void fail(const std::string& reason) {
  std::cerr << "cctz: " << reason << "\n";
  std::exit(1);
}

template <typename Rule>
__attribute__((noinline)) std::int64_t pass(const std::vector<Question>& questions) {
  std::uint64_t sum = 0;
  for (const Question& question : questions) sum += static_cast<std::uint64_t>(Rule::next(question));
  return static_cast<std::int64_t>(sum);
}

// Writes the answers; then times them, until 25 repetitions of at least 20 ms.
template <typename Rule>
void run(const char* name, const std::vector<Question>& questions, std::ofstream& answers) {
  using Clock = std::chrono::steady_clock;
  std::uint64_t expected = 0;
  for (const Question& question : questions) {
    const std::int64_t answer = Rule::next(question);
    answers << answer << "\n";
    expected += static_cast<std::uint64_t>(answer);
  }
  const auto repeat = [&](int passes) {
    const auto begin = Clock::now();
    for (int i = 0; i < passes; ++i) {
      if (pass<Rule>(questions) != static_cast<std::int64_t>(expected)) fail("an answer changed");
    }
    return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
  };
  int passes = 1;
  while (repeat(passes) < 20e6) passes *= 2;
  std::vector<double> all;
  for (int i = 0; i < 25; ++i) all.push_back(repeat(passes) / passes / static_cast<double>(questions.size()));
  std::sort(all.begin(), all.end());
  std::printf("time\t%s\t%.2f\t%.2f\t%.2f\t%zu\n", name, all[all.size() / 2], all.front(), all.back(), questions.size());
}

std::vector<Question> questions_of(const std::string& rule, const char* path) {
  std::ifstream file(path);
  if (!file) fail(std::string("cannot read ") + path);
  std::vector<Question> questions;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    std::string name, zone;
    int year, month, day;
    char hyphen;
    std::int64_t moment;
    if (!(fields >> name) || name != rule) continue;
    if (!(fields >> zone >> year >> hyphen >> month >> hyphen >> day >> moment)) fail("not a query: " + line);
    Question question;
    if (!cctz::load_time_zone(zone, &question.zone)) fail("no zone " + zone);
    question.anchor = cctz::civil_day(year, month, day);
    question.moment = Moment(cctz::seconds(moment));
    questions.push_back(question);
  }
  return questions;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) fail("usage: next_occurrence QUERIES ANSWERS");
  std::ofstream answers(arguments[2]);
  const char* directory = std::getenv("TZDIR");
  std::ifstream release(std::string(directory ? directory : "/usr/share/zoneinfo") + "/tzdata.zi");
  std::string hash, word, version;
  release >> hash >> word >> version;
  std::printf("data\t%s\n", version.c_str());

  const char* queries = arguments[1];
  run<Daily>("Time:NextOccurrence:Daily", questions_of("Time:NextOccurrence:Daily", queries), answers);
  run<EveryThreeDays>("Time:NextOccurrence:EveryThreeDays", questions_of("Time:NextOccurrence:EveryThreeDays", queries), answers);
  run<Weekly>("Time:NextOccurrence:Weekly", questions_of("Time:NextOccurrence:Weekly", queries), answers);
  run<MonthlyByDay>("Time:NextOccurrence:MonthlyByDay", questions_of("Time:NextOccurrence:MonthlyByDay", queries), answers);
}
