#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 removed the length.
static inline void limn_sha256_finish(struct sha256_ctx *context, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  nettle_sha256_digest(context, digest);
#else
  nettle_sha256_digest(context, SHA256_DIGEST_SIZE, digest);
#endif
}
