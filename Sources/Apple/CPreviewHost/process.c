#define _GNU_SOURCE
#include "CPreviewHost.h"
#include "original.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

bool limn_is_main_thread(void) { return getpid() == ORIGINAL(gettid)(); }

// Swift's Mutex stores the owner's thread id, which each library caches at its first use. After a fork, some libraries would have the
// parent's id and others the child's, so unlocking would trap. Therefore, the main thread of a forked
// process reports the id that the main thread of the first process had.
int limn_thread_id(void) {
  static pid_t first;
  if (!limn_is_main_thread()) return ORIGINAL(gettid)();
  if (!first) first = ORIGINAL(gettid)();
  return first;
}

pid_t gettid(void) { return limn_thread_id(); }

int limn_fork(void) { return fork(); }

void limn_adopt_copies(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void limn_fix_addresses(char *const arguments[]) {
  int current = personality(0xffffffff);
  if (current < 0 || (current & ADDR_NO_RANDOMIZE)) return;
  if (personality((unsigned long)current | ADDR_NO_RANDOMIZE) < 0) return;
  execv("/proc/self/exe", arguments);
}

int limn_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

enum { most_descriptors = 4 };

int limn_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
  if (descriptor_count > most_descriptors) return -1;
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr aligned;
  } control;
  if (descriptor_count) {
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL) == (ssize_t)count ? 0 : -1;
}

long limn_receive(int socket, void *bytes, size_t capacity, int *descriptors, size_t descriptor_capacity, size_t *descriptor_count) {
  struct iovec part = {bytes, capacity};
  union {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr aligned;
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  *descriptor_count = 0;
  long count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count <= 0) return count;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t found = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < found && *descriptor_count < descriptor_capacity; i += 1)
      memcpy(&descriptors[(*descriptor_count)++], CMSG_DATA(header) + i * sizeof(int), sizeof(int));
  }
  return count;
}

long limn_no_symbol(void) {
  static const char text[] = "a function that Linux does not have was called: it returned zero\n";
  if (write(STDERR_FILENO, text, sizeof text - 1) < 0) return 0;
  return 0;
}
