// The parts of Foundation and of the C library that the tool uses. The tool imports this module and not Foundation,
// because on Linux, loading Foundation takes a fifth of the time that `limn --version` needs: Foundation loads a large
// library of Unicode data, and FoundationEssentials does not. Apple's platforms have no FoundationEssentials, and the
// system has already loaded Foundation for all processes.

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
