// Swift Testing declares an overlay for each file that imports it together with a module named AppKit, and ships none for Linux; without
// this empty module such a file does not compile.
