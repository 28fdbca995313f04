#ifndef LIMN_PARSER_MEMORY_H
#define LIMN_PARSER_MEMORY_H

#include <stddef.h>

// Memory for a library that allocates many small pieces and needs none of them after its result was read. The pieces are taken from large
// chunks, and all of them are freed at once. This is several times faster than a call of malloc and free for each piece.

/// Starts a use of the memory by the calling thread. Uses of a thread can be nested, but must end in reverse order.
void limn_memory_begin(void);
/// Ends the last use that the calling thread started, and frees the pieces that were allocated during it.
void limn_memory_end(void);

// These functions work like those of the C library. They may be called only between `limn_memory_begin` and `limn_memory_end`. If there is
// no memory left, they end the process.
void *limn_memory_calloc(size_t count, size_t size);
void *limn_memory_realloc(void *piece, size_t size);
void limn_memory_free(void *piece);

#endif
