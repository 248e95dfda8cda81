/* Asks libical for next occurrences: icalrecur_iterator, with its own zones.

       next_occurrence QUERIES ANSWERS

   libical reads the system's zoneinfo tree, wherever $TZDIR points. Prepared, not timed: the parsed rule, the start as a
   local time, the zone. Timed: the moment's local time, an iterator from its day on (icalrecur_iterator_set_start, so that it
   does not walk from the start), the answer's moment. An iterator belongs to one question, so making it is timed, too. */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <libical/ical.h>

enum { hour = 20, most_questions = 65536, repetitions = 25 };

struct question {
  icaltimezone *zone;
  struct icalrecurrencetype rule;
  struct icaltimetype start;
  time_t moment;
};

static struct question questions[most_questions];
static size_t count;

static void fail(const char *reason, const char *what) {
  fprintf(stderr, "libical: %s %s\n", reason, what);
  exit(1);
}

static int64_t next(const struct question *question) {
  icalrecur_iterator *iterator = icalrecur_iterator_new(question->rule, question->start);
  struct icaltimetype day = icaltime_from_timet_with_zone(question->moment, 0, question->zone);
  day.hour = day.minute = day.second = 0;
  /* The start itself must not be passed over: setting it to an earlier moment is an error. */
  if (icaltime_compare(day, question->start) > 0) icalrecur_iterator_set_start(iterator, day);
  time_t firing = 0;
  for (;;) {
    struct icaltimetype slot = icalrecur_iterator_next(iterator);
    if (icaltime_is_null_time(slot)) break;
    firing = icaltime_as_timet_with_zone(slot, question->zone);
    if (firing > question->moment) break;
  }
  icalrecur_iterator_free(iterator);
  return firing;
}

__attribute__((noinline)) static int64_t pass(size_t timed) {
  uint64_t sum = 0;
  for (size_t i = 0; i < timed; i++) sum += (uint64_t)next(&questions[i]);
  return (int64_t)sum;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double repeat(size_t timed, int passes, int64_t expected) {
  const double begin = now();
  for (int i = 0; i < passes; i++) {
    if (pass(timed) != expected) fail("an answer changed", "");
  }
  return now() - begin;
}

static int compare(const void *left, const void *right) {
  const double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void read_questions(const char *path, const char *wanted) {
  static const char *const weekdays[] = {"SU", "MO", "TU", "WE", "TH", "FR", "SA"};
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot read", path);
  char line[256], rule[64], zone[64], text[64];
  count = 0;
  while (fgets(line, sizeof line, file)) {
    int year, month, day;
    int64_t moment;
    if (sscanf(line, "%63s %63s %d-%d-%d %" SCNd64, rule, zone, &year, &month, &day, &moment) != 6) continue;
    if (strcmp(rule, wanted) != 0) continue;
    if (count == most_questions) fail("too many questions in", path);
    struct question *question = &questions[count++];
    question->zone = icaltimezone_get_builtin_timezone(zone);
    if (!question->zone) fail("no zone", zone);
    question->start = icaltime_null_time();
    question->start.year = year;
    question->start.month = month;
    question->start.day = day;
    question->start.hour = hour;
    question->moment = (time_t)moment;
    const char *weekday = weekdays[icaltime_day_of_week(question->start) - 1];
    if (strstr(rule, "Daily")) snprintf(text, sizeof text, "FREQ=DAILY");
    else if (strstr(rule, "EveryThreeDays")) snprintf(text, sizeof text, "FREQ=DAILY;INTERVAL=3");
    else if (strstr(rule, "Weekly")) snprintf(text, sizeof text, "FREQ=WEEKLY;BYDAY=%s", weekday);
    else snprintf(text, sizeof text, "FREQ=MONTHLY;BYDAY=2TU");
    question->rule = icalrecurrencetype_from_string(text);
  }
  fclose(file);
}

static void print_release(void) {
  char path[4096], release[16] = "?";
  snprintf(path, sizeof path, "%s/tzdata.zi", icaltzutil_get_zone_directory());
  FILE *file = fopen(path, "r");
  if (file) {
    if (fscanf(file, "# version %15s", release) != 1) strcpy(release, "?");
    fclose(file);
  }
  printf("data\t%s\n", release);
}

int main(int argument_count, char **arguments) {
  static const char *const rules[] = {
      "Time:NextOccurrence:Daily", "Time:NextOccurrence:EveryThreeDays", "Time:NextOccurrence:Weekly",
      "Time:NextOccurrence:MonthlyByDay"};
  if (argument_count != 3) fail("usage:", "next_occurrence QUERIES ANSWERS");
  FILE *answers = fopen(arguments[2], "w");
  if (!answers) fail("cannot write", arguments[2]);
  icaltimezone_set_builtin_tzdata(0);
  print_release();

  for (size_t r = 0; r < sizeof rules / sizeof *rules; r++) {
    read_questions(arguments[1], rules[r]);
    const double begin = now();
    int64_t *found = malloc(count * sizeof *found);
    for (size_t i = 0; i < count; i++) {
      found[i] = next(&questions[i]);
      fprintf(answers, "%" PRId64 "\n", found[i]);
    }
    /* Of a slow engine a sixteenth is timed, which is as mixed as all of them. */
    const size_t timed = now() - begin < 1e9 ? count : count / 16;
    uint64_t expected = 0;
    for (size_t i = 0; i < timed; i++) expected += (uint64_t)found[i];
    free(found);
    int passes = 1;
    while (repeat(timed, passes, (int64_t)expected) < 20e6) passes *= 2;
    double all[repetitions];
    for (int i = 0; i < repetitions; i++) all[i] = repeat(timed, passes, (int64_t)expected) / passes / (double)timed;
    qsort(all, repetitions, sizeof *all, compare);
    printf("time\t%s\t%.2f\t%.2f\t%.2f\t%zu\n", rules[r], all[repetitions / 2], all[0], all[repetitions - 1], timed);
    fflush(stdout);
  }
  return fclose(answers);
}
