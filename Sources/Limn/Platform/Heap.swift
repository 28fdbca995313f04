import CPlatform

/// Prepares the heap of the calling thread for much work, which saves about 7 % of the time of a build. The functions
/// of this module that use other threads call it for these threads.
///
/// - The process keeps freed memory for its next allocations. By default, a large freed block is returned to the
///   system, which must then provide and clear its pages again for the next one.
/// - The system provides the memory of the heap in large pages, if it supports them. By default, each page of 4 KiB
///   interrupts the program when it is used for the first time.
public func prepareHeap() { limn_prepare_heap() }
