#ifndef LIMN_INDEX_STORE_H
#define LIMN_INDEX_STORE_H

#include <stddef.h>

// libIndexStore is loaded at run time from the toolchain in use. Only the structure that its functions return by value is declared here,
// since Swift cannot declare a type with a C layout.

/// Text that the library owns, without a terminating zero.
typedef struct {
  const char *data;
  size_t length;
} IndexStoreText;

#endif
