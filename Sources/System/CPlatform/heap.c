#include "CPlatform.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

/// The size of a large page on most machines. The largest block that the C library takes from a thread's heap is a little larger than
/// `most`, and a heap has space for two such blocks.
enum { mebibyte = 1 << 20, large_page = 2 * mebibyte, most = 30 * mebibyte, block_count = 2 };

void limn_use_large_pages(size_t size) {
  static _Thread_local int is_done;
  if (is_done) return;
  is_done = 1;
  // The blocks must be taken from the heap, not mapped alone, and must stay in the heap after they are freed.
  mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
  mallopt(M_TRIM_THRESHOLD, 2 * block_count * most);
  size_t block_size = size / block_count < most ? size / block_count : most;
  char *blocks[block_count];
  for (int number = 0; number < block_count; number++) {
    char *block = blocks[number] = malloc(block_size);
    if (!block) continue;
    uintptr_t start = ((uintptr_t)block + large_page - 1) & ~(uintptr_t)(large_page - 1);
    uintptr_t end = ((uintptr_t)block + block_size) & ~(uintptr_t)(large_page - 1);
    // If this fails, the memory consists of pages of the usual size.
    if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
  }
  for (int number = 0; number < block_count; number++) free(blocks[number]);
}

#else

void limn_use_large_pages(size_t size) { (void)size; }

#endif
