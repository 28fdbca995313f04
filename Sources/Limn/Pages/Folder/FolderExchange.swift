import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Two folders change places in one step: nobody ever sees neither.
enum FolderExchange {
  static func exchange(_ one: String, _ other: String) -> Bool {
    #if os(Linux)
      // RENAME_EXCHANGE; glibc's header does not show `renameat2` to Swift.
      return renameat2(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    #else
      return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
    #endif
  }
}

#if os(Linux)
  @_silgen_name("renameat2")
  private func renameat2(_ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>, _ flags: UInt32)
    -> Int32
#endif
