// The compiler imports a module named `_Testing_CoreGraphics` into each file that imports Swift Testing and a module
// named CoreGraphics. On Linux, Swift Testing contains no such module. This empty module takes its place, since such
// files would otherwise not compile.
