#ifndef NUDGE_LINUX_H
#define NUDGE_LINUX_H

// Linux functions that Swift's Glibc module lacks: timers as file descriptors, see timerfd_create(2). There is no
// policy here. On other systems, this header is empty.
//
// These are functions because <sys/timerfd.h> defines `struct timespec`, which would then belong to both this module
// and Glibc.

#ifdef __linux__
#include <stdbool.h>
#include <stdint.h>

// Opens a timer on the wall clock or on the clock that counts from system start, including sleep. The descriptor is
// close-on-exec and nonblocking. Returns a descriptor that the caller closes, or -1 with `errno`.
int32_t nudge_linux_open_timer(bool is_wall);

// Sets when a timer becomes readable, in milliseconds on its clock, since 1970 or since system start. 0 turns it off.
// Returns 0, or -1 with `errno`.
//
// A timer on the wall clock also becomes readable when the clock is set, and reading it then fails with ECANCELED.
int32_t nudge_linux_set_timer(int32_t timer, bool is_wall, int64_t milliseconds);
#endif

#endif
