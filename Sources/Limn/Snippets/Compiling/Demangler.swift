@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<UInt8>, _ length: UInt, _ output: UnsafeMutablePointer<UInt8>?, _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<UInt8>?

/// Reads mangled names of Swift symbols.
enum Demangler {
  /// The readable form of a Swift symbol's USR (unified symbol resolution), such as `Model.Item.name : Swift.String`; nil if it is not a
  /// Swift symbol.
  static func text(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = Array("$s".utf8) + Array(usr.utf8.dropFirst(2))
    guard let found = runtimeDemangle(mangled, UInt(mangled.count), nil, nil, 0) else { return nil }
    defer { found.deallocate() }
    let text = String(cString: found)
    return text.hasPrefix("$s") ? nil : text
  }

  /// The module to import for a symbol, such as `Foundation` for a symbol of `FoundationEssentials`; nil if the USR names no module.
  static func module(usr: String) -> String? {
    let module = declaringModule(usr: usr)
    switch module {
    case "FoundationEssentials", "FoundationInternationalization": return "Foundation"
    case "_Concurrency": return "Swift"
    default: return module
    }
  }

  /// The module that declares the symbol, such as `FoundationEssentials`.
  static func declaringModule(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    var rest = usr.dropFirst(2)
    // The USR of an extension's member starts with the USR of the extension.
    if rest.hasPrefix("e:s:") { rest = rest.dropFirst(4) }
    let digits = rest.prefix { $0.isNumber }
    // A mangled name with a length before the module's name spells the module out. Without a length, the name is abbreviated: `Sc` stands
    // for types of `_Concurrency`, other abbreviations for types of the standard library.
    guard let length = Int(digits), length > 0 else { return rest.hasPrefix("Sc") ? "_Concurrency" : "Swift" }
    return String(rest.dropFirst(digits.count).prefix(length))
  }
}
