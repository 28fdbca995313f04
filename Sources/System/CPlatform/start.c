#define _GNU_SOURCE
#include "Sandbox.h"

#ifdef __linux__
#include "filter.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { landlock_restrict_self = 446, close_range_call = 436, close_on_exec = 1 << 2 };

static int limit(int resource, uint64_t value) {
  if (value == 0) return 0;
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > value) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit);
}

static int confine(const limn_child *child, struct sock_filter *program) {
  if (child->ruleset < 0) return 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  // Make the program the parent of its orphaned descendants. Limn can then find and kill descendants that left their parent and their
  // session. A process namespace would also end such descendants, but Landlock provides none.
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) return -1;
  // A sandboxed program needs no capability to access files and processes of other users, even if root runs Limn.
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  struct {
    uint32_t version;
    int process;
  } header = {0x20080522, 0};
  struct {
    uint32_t effective, permitted, inheritable;
  } none[2] = {{0}};
  if (syscall(SYS_capset, &header, none) != 0) return -1;
  if (syscall(landlock_restrict_self, child->ruleset, 0) != 0) return -1;
  return limn_install_filter(program, child->filter_flags, child->channel);
}

// Runs in the child, which uses the parent's memory until its program starts, so this function may only make system calls.
static int become(const limn_child *child, struct sock_filter *program) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(SIGPIPE, &standard, NULL);
  if (setpgid(0, 0) != 0) return errno;
  if (dup2(child->input, 0) < 0 || dup2(child->output, 1) < 0 || dup2(child->errors, 2) < 0) return errno;
  if (child->filter_file == 3 && fcntl(3, F_SETFD, 0) != 0) return errno;
  if (child->filter_file > 3 && dup2(child->filter_file, 3) < 0) return errno;
  if (child->folder && chdir(child->folder) != 0) return errno;
  if (child->is_expendable) {
    // The child must not inherit the open files of this process.
    syscall(close_range_call, child->filter_file >= 0 ? 4 : 3, ~0u, close_on_exec);
    int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score >= 0) {
      if (write(score, "1000", 4) < 0) {}
      close(score);
    }
    if (limit(RLIMIT_CORE, 1) != 0) return errno;
  }
  if (limit(RLIMIT_AS, child->address_space) != 0 || limit(RLIMIT_FSIZE, child->file_size) != 0) return errno;
  if (limit(RLIMIT_CPU, child->cpu_seconds) != 0 || limit(RLIMIT_NPROC, child->processes) != 0) return errno;
  // A failure is no error: the preview host then turns the randomization off itself.
  if (child->has_fixed_addresses) personality(ADDR_NO_RANDOMIZE);
  // The threads that start programs block signals. Without this call, the program would inherit the blocked signals and not receive them.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (confine(child, program) != 0) return errno;
  execvpe(child->executable, child->arguments, child->environment);
  return errno;
}

int limn_start(const limn_child *child, pid_t *process) {
  struct sock_filter *program = malloc(limn_filter_capacity * sizeof *program);
  if (!program) return ENOMEM;
  // Block all signals: a signal handler of this process must not run in the child, which uses the same memory.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  volatile int error = 0;
  pid_t started = vfork();
  if (started == 0) {
    error = become(child, program);
    _exit(127);
  }
  if (started < 0) error = errno;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  free(program);
  if (started > 0 && error != 0) {
    int status;
    while (syscall(SYS_wait4, started, &status, 0, NULL) < 0 && errno == EINTR) {}
  }
  *process = started;
  return error;
}
#endif
