#include "Transfer.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Constants from libcurl's header curl.h. They are part of libcurl's stable ABI.
enum {
  netrc = 51,
  no_signal = 99,
  timeout_milliseconds = 155,
  connect_timeout_milliseconds = 156,
  protocols = 181,
  write_data = 10001,
  url = 10002,
  error_buffer = 10010,
  post_fields = 10015,
  http_header = 10023,
  certificate = 10025,
  custom_request = 10036,
  key = 10087,
  write_function = 20011,
  post_size = 30120,
};
enum { response_code = 0x200002, all_features = 3, http_and_https = 3, netrc_is_optional = 1 };

typedef struct limn_list limn_list;

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  void (*easy_reset)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  int (*easy_perform)(void *);
  const char *(*easy_strerror)(int);
  limn_list *(*slist_append)(limn_list *, const char *);
  void (*slist_free_all)(limn_list *);
} curl;
static bool is_loaded;

static void load(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !library; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  struct {
    void *function;
    const char *name;
  } functions[] = {
      {&curl.global_init, "curl_global_init"},   {&curl.easy_init, "curl_easy_init"},
      {&curl.easy_cleanup, "curl_easy_cleanup"}, {&curl.easy_reset, "curl_easy_reset"},
      {&curl.easy_setopt, "curl_easy_setopt"},   {&curl.easy_getinfo, "curl_easy_getinfo"},
      {&curl.easy_perform, "curl_easy_perform"}, {&curl.easy_strerror, "curl_easy_strerror"},
      {&curl.slist_append, "curl_slist_append"}, {&curl.slist_free_all, "curl_slist_free_all"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(library, functions[i].name);
    if (!found) return;
    memcpy(functions[i].function, &found, sizeof found);
  }
  is_loaded = curl.global_init(all_features) == 0;
}

struct limn_transfer {
  void *handle;
  char error[256];
  uint8_t *body;
  size_t size, capacity, limit;
};

limn_transfer *limn_transfer_new(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return NULL;
  limn_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer) transfer->handle = curl.easy_init();
  if (transfer && transfer->handle) return transfer;
  free(transfer);
  return NULL;
}

void limn_transfer_free(limn_transfer *transfer) {
  if (!transfer) return;
  curl.easy_cleanup(transfer->handle);
  free(transfer->body);
  free(transfer);
}

static size_t receive(const char *bytes, size_t unit, size_t count, void *context) {
  limn_transfer *transfer = context;
  size_t size = unit * count;
  if (size > transfer->limit - transfer->size) return 0;
  if (transfer->size + size > transfer->capacity) {
    size_t capacity = 2 * (transfer->size + size);
    uint8_t *body = realloc(transfer->body, capacity);
    if (!body) return 0;
    transfer->body = body;
    transfer->capacity = capacity;
  }
  memcpy(transfer->body + transfer->size, bytes, size);
  transfer->size += size;
  return size;
}

/// The headers of a request; NULL if memory runs out.
static limn_list *headers(const limn_transfer_request *request) {
  // Without this empty header, libcurl would wait up to a second for the server's permission to send a long body.
  limn_list *list = curl.slist_append(NULL, "Expect:");
  if (list && request->upload) list = curl.slist_append(list, "Content-Type: application/octet-stream");
  if (list && request->authorization) {
    size_t size = strlen(request->authorization) + 32;
    char *line = malloc(size);
    if (line) {
      snprintf(line, size, "Authorization: %s", request->authorization);
      list = curl.slist_append(list, line);
      free(line);
    }
  }
  return list;
}

long limn_transfer_run(limn_transfer *transfer, const limn_transfer_request *request, const uint8_t **body, size_t *size) {
  void *handle = transfer->handle;
  transfer->size = 0;
  transfer->limit = request->limit;
  transfer->error[0] = 0;
  // Resets all options but keeps the connection open.
  curl.easy_reset(handle);
  limn_list *list = headers(request);
  curl.easy_setopt(handle, url, request->url);
  curl.easy_setopt(handle, no_signal, 1L);
  curl.easy_setopt(handle, protocols, (long)http_and_https);
  curl.easy_setopt(handle, error_buffer, transfer->error);
  curl.easy_setopt(handle, http_header, list);
  curl.easy_setopt(handle, write_function, receive);
  curl.easy_setopt(handle, write_data, transfer);
  curl.easy_setopt(handle, connect_timeout_milliseconds, request->connect_milliseconds);
  curl.easy_setopt(handle, timeout_milliseconds, request->milliseconds);
  if (!request->authorization) curl.easy_setopt(handle, netrc, (long)netrc_is_optional);
  if (request->certificate) curl.easy_setopt(handle, certificate, request->certificate);
  if (request->key) curl.easy_setopt(handle, key, request->key);
  if (request->upload) {
    curl.easy_setopt(handle, post_fields, request->upload);
    curl.easy_setopt(handle, post_size, (int64_t)request->upload_size);
    curl.easy_setopt(handle, custom_request, "PUT");
  }
  int result = list ? curl.easy_perform(handle) : 27;
  long status = -1;
  if (result == 0) {
    curl.easy_getinfo(handle, response_code, &status);
  } else if (!transfer->error[0]) {
    snprintf(transfer->error, sizeof transfer->error, "%s", curl.easy_strerror(result));
  }
  curl.slist_free_all(list);
  *body = transfer->body;
  *size = transfer->size;
  return status;
}

const char *limn_transfer_error(const limn_transfer *transfer) { return transfer->error; }
