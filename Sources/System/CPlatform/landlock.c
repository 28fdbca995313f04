#define _GNU_SOURCE
#include "Sandbox.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's Landlock interface. It is declared here, since the headers of many systems are older than their kernels.
enum { create_ruleset = 444, add_rule = 445, rule_path_beneath = 1, create_version = 1 };
struct ruleset {
  uint64_t files, network, scopes;
};
struct __attribute__((packed)) path_rule {
  uint64_t access;
  int32_t parent;
};

static const uint64_t execute = 1, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3, truncate_file = 1 << 14, control = 1 << 15;
// The rights to remove entries, to create entries of every kind except devices, and to move entries between folders.
static const uint64_t change_folder = 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13;
static const uint64_t make_devices = 1 << 6 | 1 << 11;

int limn_landlock_version(void) { return (int)syscall(create_ruleset, NULL, 0, create_version); }

static uint64_t handled(int version) {
  uint64_t all = execute | write_file | read_file | read_folder | change_folder | make_devices;
  if (version < 2) all &= ~(1ull << 13);
  if (version >= 3) all |= truncate_file;
  if (version >= 5) all |= control;
  return all;
}

static int allow(int ruleset, char *const *paths, uint64_t access) {
  for (; *paths; paths++) {
    struct path_rule rule = {access, open(*paths, O_PATH | O_CLOEXEC)};
    if (rule.parent < 0) continue;
    struct stat status;
    if (fstat(rule.parent, &status) == 0 && !S_ISDIR(status.st_mode)) rule.access &= execute | write_file | read_file | truncate_file | control;
    long result = syscall(add_rule, ruleset, rule_path_beneath, &rule, 0);
    int error = errno;
    close(rule.parent);
    if (result != 0) {
      errno = error;
      return -1;
    }
  }
  return 0;
}

int limn_landlock_ruleset(char *const *readable, char *const *writable, bool allows_network) {
  int version = limn_landlock_version();
  if (version < 1) return -1;
  // Landlock can deny TCP since version 4, and abstract sockets and signals to processes outside the sandbox since version 6.
  struct ruleset attributes = {handled(version), version >= 4 && !allows_network ? 3 : 0, version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(create_ruleset, &attributes, size, 0);
  if (ruleset < 0) return -1;
  uint64_t all = attributes.files & ~(make_devices | control);
  if (allow(ruleset, readable, execute | read_file | read_folder) == 0 && allow(ruleset, writable, all) == 0) return ruleset;
  int error = errno;
  close(ruleset);
  errno = error;
  return -1;
}
#endif
