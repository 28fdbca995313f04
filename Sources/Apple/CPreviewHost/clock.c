#define _GNU_SOURCE
#include "CPreviewHost.h"
#include "original.h"
#include <errno.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static bool everywhere;
static __thread bool here;
static uint64_t now;
static uint64_t wall_start;
// Not zero, since some code interprets a monotonic time of zero as "never".
static const uint64_t monotonic_start = 1000ull * 1000000000ull;
static bool (*slept)(uint64_t);

static bool taken(void) { return everywhere || here; }

void limn_clock_take(int64_t wall_start_seconds, bool all_threads) {
  wall_start = (uint64_t)wall_start_seconds * 1000000000ull;
  now = 0;
  if (all_threads) everywhere = true;
  else here = true;
}
void limn_clock_set(uint64_t nanoseconds) { now = nanoseconds; }
void limn_clock_release(void) { everywhere = here = false; }
void limn_sleep_take(bool (*function)(uint64_t)) { slept = function; }

uint64_t limn_clock_real(void) {
  struct timespec time;
  ORIGINAL(clock_gettime)(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000ull + (uint64_t)time.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!taken() || clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) return ORIGINAL(clock_gettime)(clock, time);
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  uint64_t value = now + (wall ? wall_start : monotonic_start);
  time->tv_sec = (time_t)(value / 1000000000ull);
  time->tv_nsec = (long)(value % 1000000000ull);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!taken()) return ORIGINAL(gettimeofday)(time, zone);
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  time->tv_sec = exact.tv_sec;
  time->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *out) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (out) *out = exact.tv_sec;
  return exact.tv_sec;
}

static bool sleep_for(const struct timespec *length) {
  return slept && slept((uint64_t)length->tv_sec * 1000000000ull + (uint64_t)length->tv_nsec);
}

int nanosleep(const struct timespec *length, struct timespec *left) {
  return sleep_for(length) ? 0 : ORIGINAL(nanosleep)(length, left);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *length, struct timespec *left) {
  if (slept && taken()) {
    struct timespec relative = *length;
    if (flags & TIMER_ABSTIME) {
      struct timespec current;
      clock_gettime(clock, &current);
      int64_t rest = (length->tv_sec - current.tv_sec) * 1000000000ll + (length->tv_nsec - current.tv_nsec);
      if (rest <= 0) return 0;
      relative.tv_sec = rest / 1000000000ll;
      relative.tv_nsec = rest % 1000000000ll;
    }
    if (sleep_for(&relative)) return 0;
  }
  return ORIGINAL(clock_nanosleep)(clock, flags, length, left);
}

int usleep(useconds_t microseconds) {
  struct timespec length = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&length, 0);
}

unsigned sleep(unsigned seconds) {
  struct timespec length = {seconds, 0}, left = {0, 0};
  return nanosleep(&length, &left) == 0 ? 0 : (unsigned)left.tv_sec;
}
