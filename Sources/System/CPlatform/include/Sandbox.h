// How a child process is started and confined on Linux. The limits take effect before its program starts.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// How a child process starts. Zero in a limit means none.
typedef struct {
  /// A path, or a name that is looked up in `PATH`.
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The working directory, or NULL for that of this process.
  const char *folder;
  int input, output, errors;
  uint64_t address_space, file_size, cpu_seconds, processes;
  /// Whether the kernel's out-of-memory killer takes this process first.
  bool is_expendable;
  /// A file with a seccomp program that the child finds as descriptor 3, or -1.
  int filter_file;
  /// A Landlock ruleset, or -1. A child with a ruleset also gets the seccomp program of `filter_flags`.
  int ruleset;
  uint32_t filter_flags;
} limn_child;

/// Starts a process in a group of its own. Returns 0 and the process, or an error number.
int limn_start(const limn_child *child, pid_t *process);

/// System calls that a seccomp program denies in addition to those that no documented code needs, such as `ptrace`, `mount` and `bpf`.
enum {
  limn_filter_sockets = 1,
  /// New processes; threads are allowed.
  limn_filter_processes = 2,
  /// Leaving the process group or session, so that killing the group ends all its processes.
  limn_filter_sessions = 4,
  /// Signals to other processes, for kernels whose Landlock cannot deny them.
  limn_filter_signals = 8,
};

/// A file in memory with the seccomp program, in the form that bubblewrap reads. Returns a descriptor, or -1 with errno.
int limn_filter_file(uint32_t flags);

/// The version of Landlock that the kernel has; 0 or less if there is none.
int limn_landlock_version(void);
/// A ruleset that allows reading and executing below some paths, and also writing below others. Missing paths are left out.
/// Returns a descriptor, or -1 with errno.
int limn_landlock_ruleset(char *const *readable, char *const *writable, bool allows_network);
