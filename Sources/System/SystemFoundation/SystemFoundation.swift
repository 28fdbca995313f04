// The parts of Foundation and of the C library that the tool uses. The tool imports this module and not Foundation: on Linux, Foundation also
// loads the library of Unicode data, which takes a third of the time that `limn --version` needs. FoundationEssentials does not load it.
// Apple's platforms have no FoundationEssentials, and each of their processes shares one Foundation that is already loaded.

#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
