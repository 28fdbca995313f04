#include "CMicroHTTP.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The functions of libmicrohttpd that the server uses. Each calls the function of the loaded library.

static struct {
  __typeof__(&MHD_start_daemon_va) start_daemon_va;
  __typeof__(&MHD_stop_daemon) stop_daemon;
  __typeof__(&MHD_lookup_connection_value) lookup_connection_value;
  __typeof__(&MHD_get_connection_info) get_connection_info;
  __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
  __typeof__(&MHD_create_response_from_callback) create_response_from_callback;
  __typeof__(&MHD_add_response_header) add_response_header;
  __typeof__(&MHD_queue_response) queue_response;
  __typeof__(&MHD_destroy_response) destroy_response;
} library;
static bool is_loaded;

static void load(void) {
  void *file = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!file) return;
  struct {
    void *function;
    const char *name;
  } functions[] = {
      {&library.start_daemon_va, "MHD_start_daemon_va"},
      {&library.stop_daemon, "MHD_stop_daemon"},
      {&library.lookup_connection_value, "MHD_lookup_connection_value"},
      {&library.get_connection_info, "MHD_get_connection_info"},
      {&library.create_response_from_buffer, "MHD_create_response_from_buffer"},
      {&library.create_response_from_callback, "MHD_create_response_from_callback"},
      {&library.add_response_header, "MHD_add_response_header"},
      {&library.queue_response, "MHD_queue_response"},
      {&library.destroy_response, "MHD_destroy_response"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(file, functions[i].name);
    if (!found) return;
    memcpy(functions[i].function, &found, sizeof found);
  }
  is_loaded = true;
}

bool limn_load_microhttpd(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

struct MHD_Daemon *MHD_start_daemon_va(
    unsigned int flags, uint16_t port, MHD_AcceptPolicyCallback accept, void *accept_context, MHD_AccessHandlerCallback answer,
    void *answer_context, va_list options) {
  return library.start_daemon_va(flags, port, accept, accept_context, answer, answer_context, options);
}

void MHD_stop_daemon(struct MHD_Daemon *daemon) { library.stop_daemon(daemon); }

const char *MHD_lookup_connection_value(struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key) {
  return library.lookup_connection_value(connection, kind, key);
}

const union MHD_ConnectionInfo *MHD_get_connection_info(
    struct MHD_Connection *connection, enum MHD_ConnectionInfoType type, ...) {
  // The only type that the server asks for has no further arguments.
  return library.get_connection_info(connection, type);
}

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *buffer, enum MHD_ResponseMemoryMode mode) {
  return library.create_response_from_buffer(size, buffer, mode);
}

struct MHD_Response *MHD_create_response_from_callback(
    uint64_t size, size_t block_size, MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback release) {
  return library.create_response_from_callback(size, block_size, read, context, release);
}

enum MHD_Result MHD_add_response_header(struct MHD_Response *response, const char *name, const char *value) {
  return library.add_response_header(response, name, value);
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return library.queue_response(connection, status, response);
}

void MHD_destroy_response(struct MHD_Response *response) { library.destroy_response(response); }
