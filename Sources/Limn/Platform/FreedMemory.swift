import CPlatform

/// Makes the process keep freed memory for its next allocations. By default, a large freed block is returned to the system, which must then
/// provide and clear its pages again for the next one.
public func keepFreedMemory() { limn_keep_freed_memory() }
