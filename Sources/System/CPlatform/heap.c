#include "CPlatform.h"

#ifdef __GLIBC__
#include <malloc.h>

enum { mebibyte = 1 << 20 };

void limn_keep_freed_memory(void) {
  // Setting one of the first two also stops the C library from changing both by itself.
  mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
  mallopt(M_TRIM_THRESHOLD, 128 * mebibyte);
  // The heap of the main thread otherwise grows by 128 KiB at a time. The heaps of other threads always grow only as far as needed.
  mallopt(M_TOP_PAD, 4 * mebibyte);
}

#else

void limn_keep_freed_memory(void) {}

#endif
