// A library for LD_PRELOAD that makes the machine's clock wrong for one process: by SKEW seconds, ahead if positive.
//
//     cc -shared -fPIC -o skewed-clock.so skewed-clock.c
//
// Only the time of day is wrong, as on a machine whose clock was set wrongly. Timers run as usual.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long skew(void) {
  const char *text = getenv("SKEW");
  return text ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += skew();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

// A deadline is a time of day, and the kernel's clock is right.

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  int (*original)(sem_t *, const struct timespec *) = dlsym(RTLD_NEXT, "sem_timedwait");
  struct timespec right = {deadline->tv_sec - skew(), deadline->tv_nsec};
  return original(semaphore, &right);
}
