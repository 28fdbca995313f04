#include "ParserMemory.h"
#include <pthread.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { chunk_size = 256 * 1024, alignment = alignof(max_align_t) };

struct chunk {
  struct chunk *previous;
  size_t size, used;
  alignas(max_align_t) char bytes[];
};

/// The size of a piece. It is stored before the piece, since `realloc` must copy the piece.
struct piece {
  alignas(max_align_t) size_t size;
};

struct memory {
  /// The memory that the thread used before this one, or the next free memory.
  struct memory *next;
  /// The chunk with free space; the others are full.
  struct chunk *chunk;
};

static _Thread_local struct memory *current;

/// The memories that no thread uses. They belong to no thread, so that nothing is lost when a thread ends.
static struct memory *unused;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *checked(void *memory) {
  if (memory) return memory;
  fputs("limn: there is not enough memory to parse Markdown\n", stderr);
  abort();
}

void limn_memory_begin(void) {
  pthread_mutex_lock(&lock);
  struct memory *memory = unused;
  if (memory) unused = memory->next;
  pthread_mutex_unlock(&lock);
  if (!memory) memory = checked(calloc(1, sizeof *memory));
  memory->next = current;
  current = memory;
}

void limn_memory_end(void) {
  struct memory *memory = current;
  current = memory->next;
  // Keep one chunk for the next use, so that its pages need not be mapped again.
  while (memory->chunk && (memory->chunk->previous || memory->chunk->size > chunk_size)) {
    struct chunk *previous = memory->chunk->previous;
    free(memory->chunk);
    memory->chunk = previous;
  }
  if (memory->chunk) memory->chunk->used = 0;
  pthread_mutex_lock(&lock);
  memory->next = unused;
  unused = memory;
  pthread_mutex_unlock(&lock);
}

static size_t aligned(size_t size) { return (size + alignment - 1) & ~(size_t)(alignment - 1); }

static struct piece *header(void *piece) { return (struct piece *)piece - 1; }

/// Whether a piece is the last one of the current chunk, so that it can grow or be removed in place.
static int is_last(void *piece) {
  struct chunk *chunk = current->chunk;
  return (char *)piece + aligned(header(piece)->size) == chunk->bytes + chunk->used;
}

static void *allocate(size_t size) {
  // The size of an allocation in a valid program is far less than this. So the sums below cannot overflow.
  if (size > (size_t)-1 / 4) checked(NULL);
  size_t needed = sizeof(struct piece) + aligned(size);
  struct chunk *chunk = current->chunk;
  if (!chunk || chunk->size - chunk->used < needed) {
    size_t wanted = needed > chunk_size ? needed : chunk_size;
    chunk = checked(malloc(sizeof *chunk + wanted));
    chunk->previous = current->chunk;
    chunk->size = wanted;
    chunk->used = 0;
    current->chunk = chunk;
  }
  struct piece *piece = (struct piece *)(chunk->bytes + chunk->used);
  piece->size = size;
  chunk->used += needed;
  return piece + 1;
}

void *limn_memory_calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) checked(NULL);
  return memset(allocate(total), 0, total);
}

void *limn_memory_realloc(void *piece, size_t size) {
  if (!piece) return allocate(size);
  size_t old = header(piece)->size;
  if (size <= old) return piece;
  struct chunk *chunk = current->chunk;
  if (is_last(piece) && size <= (size_t)-1 / 4 && aligned(size) - aligned(old) <= chunk->size - chunk->used) {
    chunk->used += aligned(size) - aligned(old);
    header(piece)->size = size;
    return piece;
  }
  return memcpy(allocate(size), piece, old);
}

void limn_memory_free(void *piece) {
  // Other pieces are freed at the end of the use.
  if (piece && is_last(piece)) current->chunk->used -= sizeof(struct piece) + aligned(header(piece)->size);
}
