// Functions that the C library only declares with _GNU_SOURCE, which Swift does not define when it imports the library.
#pragma once
#include "Sandbox.h"
#include "Transfer.h"
#include <spawn.h>
#include <sys/types.h>

/// A pipe whose ends close in every program that is started. Returns 0, or -1 with errno.
int limn_pipe(int ends[2]);
/// Makes the started program run in the folder. Returns 0 or an error number.
int limn_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);
/// Swaps two files or folders in one step. Returns 0, or -1 with errno; ENOSYS or EINVAL if the file system does not support this.
int limn_exchange(const char *a, const char *b);
/// A file descriptor that becomes readable when a process ends, or -1 if the system does not support this.
int limn_process_handle(pid_t process);
/// Makes this process the parent of its descendants whose own parents end, so that it can find them. Returns 0, or -1 if the system does
/// not support this.
int limn_adopt_orphans(void);
/// The process of a child that ended and was not reaped, without reaping it; 0 if there is none.
pid_t limn_ended_child(void);
/// Stops SIGINT, SIGTERM, and SIGHUP from ending this process. Returns the reading end of a pipe that then receives the number of each such
/// signal, or -1.
int limn_watch_ending_signals(void);
