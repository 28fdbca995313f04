// How a child process is started and confined on Linux. The limits take effect before its program starts.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// How a child process starts. A limit of zero means that there is no limit.
typedef struct {
  /// A path, or a name that is looked up in `PATH`.
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The working directory, or NULL for that of this process.
  const char *folder;
  int input, output, errors;
  uint64_t address_space, file_size, cpu_seconds, processes;
  /// Whether the kernel's out-of-memory killer kills this process first. Such a process also inherits no other open files and writes no
  /// core dump.
  bool is_expendable;
  /// Whether the program starts without address randomization, if the system allows that.
  bool has_fixed_addresses;
  /// The descriptor of a file with a seccomp program, which the child gets as descriptor 3; -1 for no file.
  int filter_file;
  /// The descriptor of a Landlock ruleset, or -1 for none. A child with a ruleset also gets the seccomp program of `filter_flags`.
  int ruleset;
  uint32_t filter_flags;
  /// A socket to which the child sends the descriptor for `limn_receive_socket_call`; -1 for none.
  int channel;
} limn_child;

/// Starts a process in its own process group. Returns 0 and stores the process id in `process`, or returns an error number.
int limn_start(const limn_child *child, pid_t *process);

/// Groups of system calls that a seccomp program denies if their flag is set. It always denies calls that no documented code needs, such as
/// `ptrace` and `mount`.
enum {
  limn_filter_sockets = 1,
  /// New processes; threads are allowed.
  limn_filter_processes = 2,
  /// Leaving the process group or session. If this is denied, killing the group ends all its processes.
  limn_filter_sessions = 4,
  /// Signals to other processes, for kernels whose Landlock cannot deny them.
  limn_filter_signals = 8,
  /// Lets the parent answer the calls of `socket`, instead of denying them.
  limn_filter_asks = 16,
};

/// A call of `socket` that waits for the parent's answer.
typedef struct {
  uint64_t id;
  uint32_t thread;
  /// Whether the call asks for an IPv4 datagram socket.
  bool wants_datagrams;
} limn_socket_call;

/// The descriptor that a child sent to its parent before its program started; -1 if it sent none.
int limn_received_file(int channel);
/// Waits for a call. Returns whether there is one.
bool limn_receive_socket_call(int listener, limn_socket_call *call);
/// Gives the caller a copy of `socket`, or denies the call if `socket` is -1.
void limn_answer_socket_call(int listener, uint64_t id, int socket);

/// A file in memory with the seccomp program, in the form that bubblewrap reads. Returns a descriptor, or -1 with errno.
int limn_filter_file(uint32_t flags);

/// The version of Landlock that the kernel has; 0 or less if there is none.
int limn_landlock_version(void);
/// A ruleset that allows reading and executing below some paths, and also writing below others. Missing paths are left out.
/// Returns a descriptor, or -1 with errno.
int limn_landlock_ruleset(char *const *readable, char *const *writable, bool allows_network);
