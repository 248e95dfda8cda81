#ifndef NUDGE_LINUX_H
#define NUDGE_LINUX_H

// What Linux has and Swift's Glibc module leaves out: timers as files, see timerfd_create(2). There is no policy here, and on other systems
// nothing at all.
//
// Why functions and no include: <sys/timerfd.h> brings `struct timespec`, which would then be this module's as well as Glibc's.

#ifdef __linux__
#include <stdint.h>

// Open a timer, on the clock that people set and on the one that counts from the start of the machine, the time asleep included. Close-on-exec;
// reading does not wait. Return a descriptor that the caller closes, or -1 with `errno`.
int32_t nudge_linux_open_wall_timer(void);
int32_t nudge_linux_open_elapsed_timer(void);

// Set when a timer becomes readable. Return 0, or -1 with `errno`.
//
// - The first takes seconds since 1970, above 0. The timer also becomes readable when the clock is set, and reading it then fails with ECANCELED.
// - The second takes milliseconds since the start of the machine; 0 turns the timer off.
int32_t nudge_linux_set_wall_timer(int32_t timer, int64_t seconds);
int32_t nudge_linux_set_elapsed_timer(int32_t timer, int64_t milliseconds);
#endif

#endif
