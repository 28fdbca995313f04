// The compiler imports this module into each file that imports Swift Testing and a module named AppKit. Swift Testing does not ship the
// module for Linux, so such files would not compile there without this empty module.
