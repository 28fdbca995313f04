#include "CPreviewHost.h"

// A preview record, with the layout of `(UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)` in Swift.
typedef struct {
  uint32_t kind;
  void (*write)(void *);
} __attribute__((aligned(8))) preview_record;
extern const preview_record __start_limn_previews[] __attribute__((weak)), __stop_limn_previews[] __attribute__((weak));

size_t limn_record_count(void) {
  return __start_limn_previews ? (size_t)(__stop_limn_previews - __start_limn_previews) : 0;
}
uint32_t limn_record_kind(size_t index) { return __start_limn_previews[index].kind; }
void limn_record_write(size_t index, void *memory) { __start_limn_previews[index].write(memory); }

// The layouts below are those of docs/ABI/TypeMetadata in the compiler's repository: 32-bit offsets, each relative to its own address.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak));

static const void *relative(const int32_t *field) { return *field ? (const void *)((intptr_t)field + *field) : 0; }

static const void *relative_indirectable(const int32_t *field) {
  if (!*field) return 0;
  intptr_t address = (intptr_t)field + (*field & ~1);
  return (*field & 1) ? *(const void *const *)address : (const void *)address;
}

size_t limn_conformance_count(void) {
  if (!__start_swift5_protocol_conformances) return 0;
  return (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
}

limn_conformance limn_conformance_at(size_t index) {
  // The fields of a conformance descriptor are protocol, type, witness table, and flags.
  const int32_t *descriptor = relative(&__start_swift5_protocol_conformances[index]);
  limn_conformance found = {0, 0};
  if (!descriptor) return found;
  found.protocol = relative_indirectable(&descriptor[0]);
  uint32_t kind = ((uint32_t)descriptor[3] >> 3) & 7;
  if (kind == 0) found.type = relative(&descriptor[1]);
  if (kind == 1) {
    const void *const *pointer = relative(&descriptor[1]);
    if (pointer) found.type = *pointer;
  }
  return found;
}

const char *limn_descriptor_name(const void *descriptor) {
  const int32_t *fields = descriptor;
  return relative(&fields[2]);
}

typedef struct {
  const void *value;
  size_t state;
} metadata_response;

const void *limn_descriptor_metadata(const void *descriptor) {
  // The fields of a type descriptor are flags, parent, name, and metadata accessor.
  const int32_t *fields = descriptor;
  uint32_t flags = (uint32_t)fields[0], kind = flags & 31;
  bool generic = flags & 0x80, nominal = kind >= 16 && kind <= 18;
  if (generic || !nominal) return 0;
  typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t);
  metadata_accessor accessor = (metadata_accessor)relative(&fields[3]);
  return accessor ? accessor(0).value : 0;
}
