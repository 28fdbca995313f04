// Declarations that only the C files of this module share.
#pragma once
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>

enum { limn_filter_capacity = 256 };

/// Writes the seccomp program and returns its length. Calls nothing, so that it can run in a child that shares its parent's memory.
size_t limn_filter(struct sock_filter *program, uint32_t flags, uint32_t own_process);
/// Installs the seccomp program, and with `limn_filter_asks` sends its listener to `channel`. Can run in such a child, too.
int limn_install_filter(struct sock_filter *program, uint32_t flags, int channel);
