/* Answers, for each line `RULE<tab>START<tab>COUNT<tab>LAST`, the first COUNT local times of a rule until LAST, with spaces between
   them, as libical has them. `?` where it gives no answer in a fiftieth of a second, `!` where it reads no rule. */

#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static void answer(char *line) {
  char *rule = strtok(line, "\t"), *start = strtok(NULL, "\t"), *count = strtok(NULL, "\t"), *last = strtok(NULL, "\t\n");
  struct icaltimetype end = icaltime_from_string(last), first = icaltime_from_string(start);
  struct icalrecurrencetype recurrence = icalrecurrencetype_from_string(rule);
  icalrecur_iterator *walk = recurrence.freq == ICAL_NO_RECURRENCE ? NULL : icalrecur_iterator_new(recurrence, first);
  if (walk == NULL) {
    puts("!");
    return;
  }
  for (int left = atoi(count); left > 0; left--) {
    struct icaltimetype time = icalrecur_iterator_next(walk);
    if (icaltime_is_null_time(time) || icaltime_compare(time, end) > 0) break;
    printf("%04d%02d%02dT%02d%02d%02d ", time.year, time.month, time.day, time.hour, time.minute, time.second);
  }
  puts("");
}

int main(void) {
  static char line[65536], buffer[65536];
  /* What a child is stopped in the middle of is not written. */
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  while (fgets(line, sizeof line, stdin)) {
    /* It has no end to a search, nor can one be stopped safely; so each is a process of its own. */
    pid_t child = fork();
    if (child == 0) {
      struct itimerval limit = {.it_value = {.tv_usec = 20000}};
      setitimer(ITIMER_VIRTUAL, &limit, NULL);
      answer(line);
      /* From here on it has answered, and may no longer be stopped. */
      limit.it_value.tv_usec = 0;
      setitimer(ITIMER_VIRTUAL, &limit, NULL);
      fflush(stdout);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status)) {
      puts("?");
      fflush(stdout);
    }
  }
}
