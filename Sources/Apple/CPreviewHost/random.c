#define _GNU_SOURCE
#include "CPreviewHost.h"
#include "original.h"
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static bool taken;
static uint64_t state, draws;
// The file descriptor of the random device that was opened last, or -1.
static int device = -1;

void limn_random_take(uint64_t seed) {
  taken = true;
  state = seed;
  draws = 0;
}
uint64_t limn_random_draws(void) { return draws; }

// The SplitMix64 generator, with the constants that its authors published.
static void fill(void *buffer, size_t count) {
  unsigned char *next = buffer;
  draws += 1;
  while (count) {
    state += 0x9e3779b97f4a7c15ull;
    uint64_t value = state;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ull;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebull;
    value ^= value >> 31;
    size_t part = count < sizeof value ? count : sizeof value;
    memcpy(next, &value, part);
    next += part;
    count -= part;
  }
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (taken && number == SYS_getrandom) {
    fill((void *)a, (size_t)b);
    return b;
  }
  return number == SYS_gettid ? limn_thread_id() : ORIGINAL(syscall)(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!taken) return ORIGINAL(getrandom)(buffer, count, flags);
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  if (!taken) return ORIGINAL(getentropy)(buffer, count);
  fill(buffer, count);
  return 0;
}

// Replace the `arc4random` functions too: portable code uses them, and the C library implements them without calling the functions above.
void arc4random_buf(void *buffer, size_t count) {
  if (taken) return fill(buffer, count);
  unsigned char *next = buffer;
  while (count) {
    ssize_t part = ORIGINAL(getrandom)(next, count, 0);
    if (part <= 0) continue;
    next += part;
    count -= (size_t)part;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

// Discard the smallest values, so that the number of remaining values is a multiple of `bound` and all results are equally likely.
uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound, value;
  do value = arc4random();
  while (value < least);
  return value % bound;
}

static int remember(int descriptor, const char *path) {
  if (taken && descriptor >= 0 && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) device = descriptor;
  return descriptor;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list list;
    va_start(list, flags);
    mode = (mode_t)va_arg(list, int);
    va_end(list);
  }
  return remember(ORIGINAL(open)(path, flags, mode), path);
}

ssize_t read(int descriptor, void *buffer, size_t count) {
  if (!taken || descriptor != device || descriptor < 0) return ORIGINAL(read)(descriptor, buffer, count);
  fill(buffer, count);
  return (ssize_t)count;
}

int close(int descriptor) {
  if (descriptor == device) device = -1;
  return ORIGINAL(close)(descriptor);
}
