#include <microhttpd.h>
#include <stdbool.h>

/// The socket of a connection, or -1. The library's own function is variadic, so Swift cannot call it.
static inline int limn_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Whether the notification is about a new connection; otherwise it is about a connection that was closed.
static inline bool limn_connection_starts(enum MHD_ConnectionNotificationCode code) { return code == MHD_CONNECTION_NOTIFY_STARTED; }
