// The C functions of a preview host. They control time, randomness, and dispatch queues, read the records of previews, and fork.
//
// The executable redefines some functions of libc and libdispatch, and the dynamic linker binds the calls of every library to these definitions.
// Each definition calls the original function until the matching `take` function is called.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Stops the clocks of this thread, or of all threads. They then show a fixed start time plus the nanoseconds set by `limn_clock_set`.
void limn_clock_take(int64_t wall_start_seconds, bool all_threads);
/// Sets the nanoseconds that have passed since the start time.
void limn_clock_set(uint64_t nanoseconds);
/// Restores the real clocks.
void limn_clock_release(void);
/// The real monotonic clock, in nanoseconds.
uint64_t limn_clock_real(void);
/// Sets the function that is called instead of sleeping. The function returns true if it handles the sleep. Null restores sleeping.
void limn_sleep_take(bool (*slept)(uint64_t nanoseconds));

/// Makes all randomness of the process depend only on the seed.
void limn_random_take(uint64_t seed);
/// The number of requests for random data since the seed was set.
uint64_t limn_random_draws(void);

/// Sets the function that receives a copy of each block that is added to a dispatch queue. The function returns true if it will run the block.
/// Null restores dispatch.
void limn_dispatch_take(bool (*put)(bool main, void *block, uint64_t delay_nanoseconds));
/// Runs a block that the function of `limn_dispatch_take` accepted, and releases the block.
void limn_dispatch_run(void *block);

/// The number of records that previews add to the section `limn_previews`.
size_t limn_record_count(void);
/// The kind of a record, which is its first field.
uint32_t limn_record_kind(size_t index);
/// Writes the value of a record to `memory`.
void limn_record_write(size_t index, void *memory);

/// A conformance of a type to a protocol as the compiler recorded it.
typedef struct {
  const void *type;      // type context descriptor; null if the conformance does not refer directly to a Swift type
  const void *protocol;  // protocol descriptor; null if the protocol is missing
} limn_conformance;
size_t limn_conformance_count(void);
limn_conformance limn_conformance_at(size_t index);
/// The name in a descriptor of a type or protocol, without its module and enclosing types.
const char *limn_descriptor_name(const void *descriptor);
/// The metatype of the type that a descriptor describes; null if the type is generic.
const void *limn_descriptor_metadata(const void *descriptor);

/// Replaces a method of the class `to` by the method of the class `from`. Both inherit the method from the class whose descriptor has the symbol
/// `owner`, and `method` is the symbol of the method's descriptor. Returns false if the method cannot be found.
bool limn_class_copy_method(void *to, const void *from, const char *owner, const char *method);

/// Called in place of functions that a preview names with `@_silgen_name` but that no library has.
long limn_no_symbol(void);

bool limn_is_main_thread(void);
/// The id of this thread. In a forked process, the main thread has the id that it had before the first fork.
int limn_thread_id(void);
int limn_fork(void);
/// Makes this process the parent of all processes that lose their parent and descend from this process.
void limn_adopt_copies(void);
/// Restarts the program without address randomization. Returns only if it already runs without it, or if the system does not allow it.
void limn_fix_addresses(char *const arguments[]);
/// An anonymous file in memory, or -1.
int limn_memory_file(const char *name);
/// Sends one message, with file descriptors, over a local socket; returns 0 or -1.
int limn_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count);
/// Receives one message that `limn_send` sent, of at most `capacity` bytes. Returns the number of bytes, 0 at the end, or -1 for an error.
long limn_receive(int socket, void *bytes, size_t capacity, int *descriptors, size_t descriptor_capacity, size_t *descriptor_count);
