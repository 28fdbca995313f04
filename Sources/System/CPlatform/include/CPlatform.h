// Wrappers of functions that the C library declares only if _GNU_SOURCE is defined. Swift does not define it when it imports the C library.
#pragma once
#include "Sandbox.h"
#include "Transfer.h"
#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

/// Creates a pipe. Both ends are closed automatically in programs that this process starts. Returns 0, or -1 with errno.
int limn_pipe(int ends[2]);
/// Makes the started program run in the folder. Returns 0 or an error number.
int limn_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);
/// Swaps two files or folders in one step. Returns 0, or -1 with errno; ENOSYS or EINVAL if the file system does not support this.
int limn_exchange(const char *a, const char *b);
/// A file descriptor that becomes readable when a process ends, or -1 if the system does not support this.
int limn_process_handle(pid_t process);
/// Makes this process the new parent of descendants whose parents end, so that this process can find these descendants. Returns 0, or -1 if
/// the system does not support this.
int limn_adopt_orphans(void);
/// The process id of a child that ended and was not reaped; 0 if there is none. The child remains unreaped.
pid_t limn_ended_child(void);
/// Whether this process has a child, running or ended.
int limn_has_child(void);
/// Stops SIGINT, SIGTERM, and SIGHUP from ending this process. Returns the reading end of a pipe, or -1. When one of these signals arrives, its
/// number is written to the pipe.
int limn_watch_ending_signals(void);
