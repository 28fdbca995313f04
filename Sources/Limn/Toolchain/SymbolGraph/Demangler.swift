// A function of the toolchain's library `libswiftDemangle`. Returns the length of the readable form; 0 if the name is not
// mangled.
@_silgen_name("swift_demangle_getDemangledName")
private func demangled(_ name: UnsafePointer<CChar>, _ output: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int

/// Reads mangled names of Swift symbols.
public enum Demangler {
  /// Returns the readable form of a Swift symbol's USR (unified symbol resolution), such as `Model.Item.name :
  /// Swift.String`, with short forms of types such as `[Model.Item]`. Returns nil if the symbol is not a Swift symbol.
  public static func text(usr: String) -> String? {
    guard let name = usr.after(prefix: "s:") else { return nil }
    let mangled = "$s" + name
    let length = demangled(mangled, nil, 0)
    guard length > 0 else { return nil }
    return String(unsafeUninitializedCapacity: length + 1) { demangled(mangled, $0.baseAddress, $0.count) }
  }

  /// Returns the module that an author imports to use a symbol; nil if the USR names no module. For a symbol of
  /// `FoundationEssentials`, the module is `Foundation`.
  public static func module(usr: String) -> String? {
    let module = declaringModule(usr: usr)
    return switch module {
    case "FoundationEssentials", "FoundationInternationalization": "Foundation"
    case "_Concurrency": "Swift"
    default: module
    }
  }

  /// Returns the module that declares the symbol, such as `FoundationEssentials`; nil if the USR names no module.
  public static func declaringModule(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    var rest = usr.dropFirst(2)
    // The USR of an extension's member starts with the USR of the extension.
    if rest.hasPrefix("e:s:") { rest = rest.dropFirst(4) }
    let digits = rest.prefix { $0.isNumber }
    // A mangled name starts with the module. A full name is written with its length before it, and an abbreviation
    // without a length. The abbreviation `Sc` stands for types of `_Concurrency`, and other abbreviations stand for
    // types of the standard library.
    guard let length = Int(digits), length > 0 else { return rest.hasPrefix("Sc") ? "_Concurrency" : "Swift" }
    return String(rest.dropFirst(digits.count).prefix(length))
  }
}
