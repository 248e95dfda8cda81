#include "nudge_linux.h"

#ifdef __linux__
#include <sys/timerfd.h>
#include <time.h>

int32_t nudge_linux_open_wall_timer(void) { return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

int32_t nudge_linux_open_elapsed_timer(void) { return timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

int32_t nudge_linux_set_wall_timer(int32_t timer, int64_t seconds) {
  struct itimerspec time = {.it_value = {.tv_sec = (time_t)seconds}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, NULL);
}

int32_t nudge_linux_set_elapsed_timer(int32_t timer, int64_t milliseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = (time_t)(milliseconds / 1000), .tv_nsec = (long)(milliseconds % 1000) * 1000000}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME, &time, NULL);
}
#endif
