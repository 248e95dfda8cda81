// Renders the benchmark's messages with ICU's C++ MessageFormat. See Benchmarks/README.md.
//
//     rendering reused|rebuilt MESSAGES ANSWERS

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/uversion.h>

using icu::Formattable;
using icu::Locale;
using icu::MessageFormat;
using icu::UnicodeString;

namespace {

struct Argument {
  UnicodeString name;
  Formattable value;
};

struct Case {
  std::string name;
  std::string locale;
  UnicodeString pattern;
  std::vector<std::vector<Argument>> sets;
};

[[noreturn]] void fail(const std::string &what) {
  std::cerr << "rendering: " << what << "\n";
  std::exit(1);
}

void check(UErrorCode code, const char *what) {
  if (U_FAILURE(code)) fail(std::string(what) + ": " + u_errorName(code));
}

std::vector<std::string> split(const std::string &line) {
  std::vector<std::string> fields;
  std::stringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  return fields;
}

// Lines: `case NAME LOCALE PATTERN`, then `set NAME=TYPE:VALUE ...`, with tabs.
std::vector<Case> read(const char *path) {
  std::ifstream file(path);
  std::vector<Case> cases;
  for (std::string line; std::getline(file, line);) {
    std::vector<std::string> fields = split(line);
    if (fields[0] == "case") {
      cases.push_back({fields[1], fields[2], UnicodeString::fromUTF8(fields[3]), {}});
    } else if (fields[0] == "set") {
      std::vector<Argument> set;
      for (size_t index = 1; index < fields.size(); index++) {
        const std::string &field = fields[index];
        size_t equals = field.find('='), colon = field.find(':');
        std::string type = field.substr(equals + 1, colon - equals - 1), value = field.substr(colon + 1);
        Formattable formattable;
        if (type == "int") {
          formattable.setInt64(std::stoll(value));
        } else if (type == "date") {
          formattable.setDate(std::stod(value) * 86400000.0);
        } else {
          formattable.setString(UnicodeString::fromUTF8(value));
        }
        set.push_back({UnicodeString::fromUTF8(field.substr(0, equals)), formattable});
      }
      cases.back().sets.push_back(set);
    }
  }
  return cases;
}

using Render = std::function<void(size_t, std::string &)>;

// The median of 25 repetitions of at least 20 ms, in nanoseconds for each text.
std::vector<double> time(const Case &one, const Render &render) {
  using clock = std::chrono::steady_clock;
  std::string text;
  size_t sink = 0, passes = 1;
  auto run = [&] {
    auto start = clock::now();
    for (size_t pass = 0; pass < passes; pass++) {
      for (size_t index = 0; index < one.sets.size(); index++) {
        text.clear();
        render(index, text);
        sink += text.size();
      }
    }
    return std::chrono::duration<double, std::nano>(clock::now() - start).count();
  };
  while (run() < 20e6) passes *= 2;
  std::vector<double> all;
  for (int repetition = 0; repetition < 25; repetition++) all.push_back(run() / double(passes * one.sets.size()));
  if (sink == 0) fail("no text");
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 4) fail("usage: rendering reused|rebuilt MESSAGES ANSWERS");
  bool reused = std::string(argv[1]) == "reused";
  icu::TimeZone::adoptDefault(icu::TimeZone::createTimeZone("GMT"));
  std::ofstream answers(argv[3]);
  std::printf("data\tICU %s\n", U_ICU_VERSION);
  for (const Case &one : read(argv[2])) {
    UErrorCode code = U_ZERO_ERROR;
    Locale locale = Locale::forLanguageTag(one.locale, code);
    check(code, "locale");
    // Arrays of names and values stay ready, as for a caller who has them.
    std::vector<std::vector<UnicodeString>> names;
    std::vector<std::vector<Formattable>> values;
    for (const auto &set : one.sets) {
      names.emplace_back();
      values.emplace_back();
      for (const Argument &argument : set) {
        names.back().push_back(argument.name);
        values.back().push_back(argument.value);
      }
    }
    MessageFormat kept(one.pattern, locale, code);
    check(code, "pattern");
    UnicodeString buffer;
    auto format = [&](MessageFormat &message, size_t index, std::string &text) {
      UErrorCode status = U_ZERO_ERROR;
      buffer.remove();
      message.format(names[index].data(), values[index].data(), int32_t(names[index].size()), buffer, status);
      check(status, "format");
      buffer.toUTF8String(text);
    };
    Render render = [&](size_t index, std::string &text) {
      if (reused) {
        format(kept, index, text);
      } else {
        UErrorCode status = U_ZERO_ERROR;
        MessageFormat message(one.pattern, locale, status);
        check(status, "pattern");
        format(message, index, text);
      }
    };
    std::string text;
    for (size_t index = 0; index < one.sets.size(); index++) {
      text.clear();
      render(index, text);
      answers << text << "\n";
    }
    std::vector<double> all = time(one, render);
    std::printf(
        "time\t%s\t%.2f\t%.2f\t%.2f\t%zu\n", one.name.c_str(), all[all.size() / 2], all.front(), all.back(),
        one.sets.size());
    std::fflush(stdout);
  }
}
