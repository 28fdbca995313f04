#define _GNU_SOURCE
#include "CPreviewHost.h"
#include "original.h"
#include <time.h>

// The C interface of libdispatch, declared here, since the headers of libdispatch require the compiler extension for blocks.
extern char _dispatch_main_q[];
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
void dispatch_async(void *queue, void *block);
void dispatch_after(uint64_t when, void *queue, void *block);

typedef struct {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
} block_layout;

static bool (*put)(bool, void *, uint64_t);

void limn_dispatch_take(bool (*function)(bool, void *, uint64_t)) { put = function; }

void limn_dispatch_run(void *block) {
  ((block_layout *)block)->invoke(block);
  _Block_release(block);
}

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000ull + (uint64_t)time.tv_nsec;
}

// Returns the nanoseconds until `when`, a dispatch time. The value 0 means now. As a signed number, a negative value is a time of the wall
// clock, and a positive value is a time of the monotonic clock.
static uint64_t delay_until(uint64_t when) {
  if (when == 0) return 0;
  bool wall = (int64_t)when < 0;
  uint64_t point = wall ? (uint64_t)(-(int64_t)when) : when;
  uint64_t now = nanoseconds(wall ? CLOCK_REALTIME : CLOCK_MONOTONIC);
  return point > now ? point - now : 0;
}

static bool take(void *queue, void *block, uint64_t delay) {
  if (!put) return false;
  void *copy = _Block_copy(block);
  if (put(queue == (void *)_dispatch_main_q, copy, delay)) return true;
  _Block_release(copy);
  return false;
}

void dispatch_async(void *queue, void *block) {
  if (!take(queue, block, 0)) ORIGINAL(dispatch_async)(queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (put && when == ~0ull) return;
  if (!take(queue, block, delay_until(when))) ORIGINAL(dispatch_after)(when, queue, block);
}
