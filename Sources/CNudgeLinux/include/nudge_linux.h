#ifndef NUDGE_LINUX_H
#define NUDGE_LINUX_H

// What Linux has and Swift's Glibc module leaves out: timers as files, see timerfd_create(2). There is no policy here, and on other systems
// nothing at all.
//
// These are functions because <sys/timerfd.h> defines `struct timespec`, which would then belong to this module as well as to Glibc.

#ifdef __linux__
#include <stdbool.h>
#include <stdint.h>

// Opens a timer, on the clock that people set or on the one that counts from the start of the machine, including the time asleep. It is
// close-on-exec, and reading it does not wait. Returns a descriptor that the caller closes, or -1 with `errno`.
int32_t nudge_linux_open_timer(bool is_wall);

// Sets when a timer becomes readable: milliseconds on its clock, since 1970 or since the start of the machine; 0 turns it off. Returns 0, or
// -1 with `errno`.
//
// A timer on the clock that people set also becomes readable when the clock is set, and reading it then fails with ECANCELED.
int32_t nudge_linux_set_timer(int32_t timer, bool is_wall, int64_t milliseconds);
#endif

#endif
