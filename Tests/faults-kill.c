// Tests/faults loads this library into Limn. The library counts the calls that change files, and kills the process before one of them,
// as a power failure would.
//   LIMN_FAULT_AT    the number of the call at which to kill the process, counted from 1; 0 to count only
//   LIMN_FAULT_CLOCK the number of seconds to add to the clock
//   LIMN_FAULT_LOG   the file to which the number of calls is written if the process ends by itself
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_int calls;
static int last = -1;
static long shift;
static pid_t own;
static char log_path[4096];

__attribute__((constructor)) static void begin(void) {
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  program[length > 0 ? length : 0] = 0;
  // Programs that Limn starts inherit the variables, so do nothing in other programs.
  const char *name = strrchr(program, '/'), *at = getenv("LIMN_FAULT_AT"), *log = getenv("LIMN_FAULT_LOG");
  const char *clock = getenv("LIMN_FAULT_CLOCK");
  if (!name || strcmp(name, "/limn") != 0) return;
  if (clock) shift = atol(clock);
  if (!at) return;
  if (log) strncpy(log_path, log, sizeof log_path - 1);
  own = getpid();
  last = atoi(at);
}

__attribute__((destructor)) static void end(void) {
  if (last < 0 || !log_path[0]) return;
  FILE *log = fopen(log_path, "w");
  int count = atomic_load(&calls);
  if (log) fprintf(log, "%d\n", count), fclose(log);
}

// A forked child has a copy of these variables until it starts another program, so only count calls of the original
// process.
static void count(void) {
  if (last >= 0 && getpid() == own && atomic_fetch_add(&calls, 1) + 1 == last) kill(getpid(), SIGKILL);
}

static void count_write(int file) {
  struct stat status;
  if (last >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) count();
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define CHANGES(name, parameters, ...) \
  int name parameters { count(); return NEXT(name)(__VA_ARGS__); }

CHANGES(rename, (const char *a, const char *b), a, b)
CHANGES(renameat, (int a, const char *b, int c, const char *d), a, b, c, d)
CHANGES(renameat2, (int a, const char *b, int c, const char *d, unsigned e), a, b, c, d, e)
CHANGES(link, (const char *a, const char *b), a, b)
CHANGES(symlink, (const char *a, const char *b), a, b)
CHANGES(unlink, (const char *a), a)
CHANGES(unlinkat, (int a, const char *b, int c), a, b, c)
CHANGES(rmdir, (const char *a), a)
CHANGES(mkdir, (const char *a, mode_t b), a, b)
CHANGES(fchmod, (int a, mode_t b), a, b)
CHANGES(ftruncate, (int a, off_t b), a, b)

ssize_t write(int file, const void *bytes, size_t length) { count_write(file); return NEXT(write)(file, bytes, length); }

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = va_arg(more, mode_t); \
    va_end(more); \
    if (flags & (O_CREAT | O_TRUNC)) count(); \
    return NEXT(name)(path, flags, mode); \
  }
OPENS(open)
OPENS(open64)

int clock_gettime(clockid_t clock, struct timespec *time) {
  int code = NEXT(clock_gettime)(clock, time);
  if (code == 0 && clock == CLOCK_REALTIME) time->tv_sec += shift;
  return code;
}
time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int code = NEXT(gettimeofday)(time, zone);
  if (code == 0) time->tv_sec += shift;
  return code;
}
