// HTTP with libcurl, whose functions are variadic, so that Swift cannot call them.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A connection that is kept open between requests. One thread at a time may use it.
typedef struct limn_transfer limn_transfer;

typedef struct {
  const char *url;
  /// The body of a PUT, or NULL for a GET.
  const uint8_t *upload;
  size_t upload_size;
  /// The value of the `Authorization` header, or NULL. If NULL, the user's netrc file is read.
  const char *authorization;
  /// Paths of a client certificate and its key in PEM, or NULL.
  const char *certificate, *key;
  /// Limits for connecting and for the whole request.
  long connect_milliseconds, milliseconds;
  /// The maximum size of a response in bytes.
  size_t limit;
} limn_transfer_request;

/// Creates a connection; NULL if memory runs out.
limn_transfer *limn_transfer_new(void);
void limn_transfer_free(limn_transfer *transfer);
/// Sends a request. Returns the status of the response, or -1 on failure. The body is valid until the next request. Redirects are not followed.
long limn_transfer_run(limn_transfer *transfer, const limn_transfer_request *request, const uint8_t **body, size_t *size);
/// Why the last request failed.
const char *limn_transfer_error(const limn_transfer *transfer);
