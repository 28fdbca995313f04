#include "CPlatform.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

static const size_t mebibyte = 1 << 20;

static void keep_freed_memory(void) {
  // Setting one of the first two also stops the C library from changing both by itself.
  mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
  mallopt(M_TRIM_THRESHOLD, 128 * mebibyte);
  // The heap of the main thread otherwise grows by 128 KiB at a time. The heaps of other threads always grow only as far as needed.
  mallopt(M_TOP_PAD, 4 * mebibyte);
}

static void use_large_pages(void) {
  // The heap grows by this block, and keeps its addresses when the block is freed. The system provides memory only for the parts that are
  // used later. A larger block would not become part of the heap, since it exceeds the limit above.
  size_t size = 31 * mebibyte, page = 2 * mebibyte;
  void *block = malloc(size);
  if (!block) return;
  uintptr_t start = ((uintptr_t)block + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)block + size) & ~(page - 1);
  // Ignore an error, since the heap works with small pages, too.
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}

void limn_prepare_heap(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  static _Thread_local bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  pthread_once(&once, keep_freed_memory);
  use_large_pages();
}

#else

void limn_prepare_heap(void) {}

#endif
