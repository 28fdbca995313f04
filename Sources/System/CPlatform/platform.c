#define _GNU_SOURCE
#include "CPlatform.h"
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

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
