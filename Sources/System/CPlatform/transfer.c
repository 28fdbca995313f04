#include "Transfer.h"
#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct limn_transfer {
  CURL *handle;
  char error[CURL_ERROR_SIZE];
  uint8_t *body;
  size_t size, capacity, limit;
};

static void prepare(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

limn_transfer *limn_transfer_new(void) {
  // Before libcurl 7.84, several threads could not prepare it at the same time.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
  limn_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer) transfer->handle = curl_easy_init();
  if (transfer && transfer->handle) return transfer;
  free(transfer);
  return NULL;
}

void limn_transfer_free(limn_transfer *transfer) {
  if (!transfer) return;
  curl_easy_cleanup(transfer->handle);
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
static struct curl_slist *headers(const limn_transfer_request *request) {
  // Without this empty header, libcurl would wait up to a second for the server's permission to send a long body.
  struct curl_slist *list = curl_slist_append(NULL, "Expect:");
  if (list && request->upload) list = curl_slist_append(list, "Content-Type: application/octet-stream");
  if (list && request->authorization) {
    size_t size = strlen(request->authorization) + 32;
    char *line = malloc(size);
    if (line) {
      snprintf(line, size, "Authorization: %s", request->authorization);
      list = curl_slist_append(list, line);
      free(line);
    }
  }
  return list;
}

long limn_transfer_run(limn_transfer *transfer, const limn_transfer_request *request, const uint8_t **body, size_t *size) {
  CURL *handle = transfer->handle;
  transfer->size = 0;
  transfer->limit = request->limit;
  transfer->error[0] = 0;
  // Resets all options but keeps the connection open.
  curl_easy_reset(handle);
  struct curl_slist *list = headers(request);
  curl_easy_setopt(handle, CURLOPT_URL, request->url);
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, transfer->error);
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, transfer);
  curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, request->milliseconds);
  if (!request->authorization) curl_easy_setopt(handle, CURLOPT_NETRC, (long)CURL_NETRC_OPTIONAL);
  if (request->certificate) curl_easy_setopt(handle, CURLOPT_SSLCERT, request->certificate);
  if (request->key) curl_easy_setopt(handle, CURLOPT_SSLKEY, request->key);
  if (request->upload) {
    curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->upload);
    curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->upload_size);
    curl_easy_setopt(handle, CURLOPT_CUSTOMREQUEST, "PUT");
  }
  CURLcode result = list ? curl_easy_perform(handle) : CURLE_OUT_OF_MEMORY;
  long status = -1;
  if (result == CURLE_OK) {
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  } else if (!transfer->error[0]) {
    snprintf(transfer->error, sizeof transfer->error, "%s", curl_easy_strerror(result));
  }
  curl_slist_free_all(list);
  *body = transfer->body;
  *size = transfer->size;
  return status;
}

const char *limn_transfer_error(const limn_transfer *transfer) { return transfer->error; }
