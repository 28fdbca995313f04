#ifndef LIMN_INDEX_STORE_H
#define LIMN_INDEX_STORE_H

#include <stddef.h>

// libIndexStore is loaded at run time from the toolchain in use, so only what Swift cannot spell itself is declared here: the structure
// that its functions return by value.

/// Text that the library owns; not terminated by a zero.
typedef struct {
  const char *data;
  size_t length;
} IndexStoreText;

#endif
