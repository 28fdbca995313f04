// What the C library offers only under _GNU_SOURCE, which Swift's import of it does not set.
#pragma once
#include <spawn.h>
#include <stddef.h>

/// A pipe whose ends close in every program that is started. Returns 0, or -1 with errno.
int limn_pipe(int ends[2]);
/// Has the started program run in a folder. Returns 0 or an error number.
int limn_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);
/// Swaps two files or folders in one step. Returns 0, or -1 with errno; ENOSYS or EINVAL where the file system cannot.
int limn_exchange(const char *a, const char *b);
/// Copies the mark that the linker put into the running program, which changes with its content. Returns its length, or 0 if there is none or no room.
size_t limn_build_mark(unsigned char *mark, size_t room);
