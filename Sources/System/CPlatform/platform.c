#define _GNU_SOURCE
#include "CPlatform.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

int limn_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

#ifdef __linux__
int limn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
int limn_exchange(const char *a, const char *b) { return renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE); }
#else
int limn_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}
int limn_exchange(const char *a, const char *b) { return renamex_np(a, b, RENAME_SWAP); }
#endif

#ifdef __linux__
int limn_process_handle(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
int limn_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
#else
int limn_process_handle(pid_t process) { return -1; }
int limn_adopt_orphans(void) { return -1; }
#endif

pid_t limn_ended_child(void) {
  siginfo_t info = {0};
  return waitid(P_ALL, 0, &info, WEXITED | WNOWAIT | WNOHANG) == 0 ? info.si_pid : 0;
}

int limn_has_child(void) {
  siginfo_t info = {0};
  // Without a child, waitid fails with ECHILD. With a child that runs, it returns 0 at once.
  return waitid(P_ALL, 0, &info, WEXITED | WNOWAIT | WNOHANG) == 0 || errno != ECHILD;
}

static int signal_pipe[2] = {-1, -1};

static void forward_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  if (write(signal_pipe[1], &byte, 1) < 0) _exit(128 + number);
  errno = saved;
}

int limn_watch_ending_signals(void) {
  if (limn_pipe(signal_pipe) != 0) return -1;
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction current, action = {.sa_flags = SA_RESTART};
    // A program that was started with nohup must not end on SIGHUP.
    if (sigaction(numbers[i], NULL, &current) != 0 || current.sa_handler == SIG_IGN) continue;
    action.sa_handler = forward_signal;
    sigaction(numbers[i], &action, NULL);
    // Unblock the signal, since a parent with several threads may have started this process with the signal blocked.
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, numbers[i]);
    sigprocmask(SIG_UNBLOCK, &wanted, NULL);
  }
  return signal_pipe[0];
}
