import CMark
import CPlatform

/// The memory that libcmark uses for its syntax trees.
///
/// A tree consists of many small allocations that are all freed after the tree was converted. So they are taken from
/// large chunks, and freed together.
enum ParserMemory {
  /// libcmark reads the functions for as long as the process runs, so they are never freed.
  nonisolated(unsafe) private static let functions: UnsafeMutablePointer<cmark_mem> = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    functions.initialize(
      to: cmark_mem(calloc: limn_memory_calloc, realloc: limn_memory_realloc, free: limn_memory_free))
    return functions
  }()
}

extension ParserMemory {
  /// Parses a text and calls `body` with the root of the tree. The tree is valid only during this call.
  static func withTree<R>(of text: UnsafeRawBufferPointer, options: Int32, _ body: (OpaquePointer) -> R) -> R {
    limn_memory_begin()
    defer { limn_memory_end() }
    let parser = cmark_parser_new_with_mem(options, functions)
    cmark_parser_feed(parser, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
    // libcmark ends the process if it has no memory, so there is always a root.
    guard let root = cmark_parser_finish(parser) else { preconditionFailure("libcmark returned no tree") }
    return body(root)
  }
}
