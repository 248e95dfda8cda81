#include "nudge_linux.h"

#ifdef __linux__
#include <sys/timerfd.h>
#include <time.h>

int32_t nudge_linux_open_timer(bool is_wall) {
  return timerfd_create(is_wall ? CLOCK_REALTIME : CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

int32_t nudge_linux_set_timer(int32_t timer, bool is_wall, int64_t milliseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = (time_t)(milliseconds / 1000), .tv_nsec = (long)(milliseconds % 1000) * 1000000}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | (is_wall ? TFD_TIMER_CANCEL_ON_SET : 0), &time, NULL);
}
#endif
