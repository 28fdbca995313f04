#define _GNU_SOURCE
#include "CPlatform.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <link.h>
#else
#include <mach-o/dyld.h>
#include <mach-o/loader.h>
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

static size_t keep(unsigned char *mark, size_t room, const void *found, size_t length) {
  if (length > room) return 0;
  memcpy(mark, found, length);
  return length;
}

#ifdef __linux__
struct Search {
  unsigned char *mark;
  size_t room, length;
};

static int search(struct dl_phdr_info *program, size_t size, void *context) {
  struct Search *search = context;
  for (int i = 0; i < program->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &program->dlpi_phdr[i];
    if (header->p_type != PT_NOTE) continue;
    const char *note = (const char *)(program->dlpi_addr + header->p_vaddr), *end = note + header->p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *head = (const void *)note;
      const char *name = note + sizeof *head, *body = name + ((head->n_namesz + 3) & ~3u);
      if (head->n_type == NT_GNU_BUILD_ID && head->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        search->length = keep(search->mark, search->room, body, head->n_descsz);
        return 1;
      }
      note = body + ((head->n_descsz + 3) & ~3u);
    }
  }
  // The program itself comes first; libraries have marks of their own.
  return 1;
}

size_t limn_build_mark(unsigned char *mark, size_t room) {
  struct Search context = {mark, room, 0};
  dl_iterate_phdr(search, &context);
  return context.length;
}
#else
size_t limn_build_mark(unsigned char *mark, size_t room) {
  const struct mach_header_64 *header = (const void *)_dyld_get_image_header(0);
  const struct load_command *command = (const void *)(header + 1);
  for (uint32_t i = 0; i < header->ncmds; i++) {
    if (command->cmd == LC_UUID) return keep(mark, room, ((const struct uuid_command *)command)->uuid, 16);
    command = (const void *)((const char *)command + command->cmdsize);
  }
  return 0;
}
#endif
