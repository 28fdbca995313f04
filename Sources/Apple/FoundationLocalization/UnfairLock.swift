// Foundation re-exports the locks of the C library on Apple's platforms.
@_exported import func os.os_unfair_lock_lock
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import struct os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_t
