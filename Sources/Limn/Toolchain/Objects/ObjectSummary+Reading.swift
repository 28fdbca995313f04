extension ObjectSummary {
  /// Reads an object file. Returns nil if the file is damaged, or if ``ElfObject`` cannot read it. Object files on
  /// Apple's platforms cannot be read, since they are not ELF files.
  public init?(objectFile bytes: [UInt8]) {
    guard let object = ElfObject(bytes) else { return nil }
    let contents = ObjectContents(object)
    digest = contents.digest.hex
    let symbols = object.symbols.filter { $0.binding != .local }
    defined = symbols.filter { !$0.isUndefined }.map(\.name).sorted()
    undefined = symbols.filter(\.isUndefined).map(\.name).sorted()
    guard let conformances = contents.conformances else { return nil }
    self.conformances = conformances
    let entries = object.sections.first { $0.name == ".swift1_autolink_entries" }?.content ?? 0..<0
    libraries = object.bytes[entries].text
    isAlwaysNeeded =
      object.sections.contains { $0.isLoaded && $0.size > 0 && Self.isRegistered($0.name) }
      || symbols.contains { !$0.isUndefined && Self.canReplace($0) }
    looksUpNames = undefined.contains(where: Self.isLookup)
  }

  /// Whether the section has an effect even if no code refers to it. Such a section contains code that runs when the
  /// program starts or ends, or records that the Swift runtime uses to replace or find functions.
  private static func isRegistered(_ name: String) -> Bool {
    let names = [".init_array", ".preinit_array", ".fini_array", ".ctors", ".dtors", ".init", ".fini"]
    let records = ["swift5_replace", "swift5_replac2", "swift5_accessible_functions"]
    return records.contains(name) || names.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Whether the symbol may replace a library's symbol of the same name. A Swift symbol cannot replace a library's
  /// symbol, since its name contains its module.
  private static func canReplace(_ symbol: ElfObject.Symbol) -> Bool {
    let hidden: UInt8 = 2
    let name = symbol.name
    return
      !(name.hasPrefix("$s") || name == "main" || name.hasSuffix("_main")
      || symbol.binding == .weak && symbol.visibility == hidden)
  }

  private static func isLookup(_ name: String) -> Bool {
    let functions = ["dlsym", "dlvsym", "dlopen", "dl_iterate_phdr", "swift_getTypeByMangledName"]
    if functions.contains(name) || name.hasPrefix("__start_") || name.hasPrefix("__stop_") { return true }
    let words = ["typeByName", "TypeByMangledName", "NSClassFromString", "NSKeyedUnarchiver", "CodableRepresentation"]
    return name.hasPrefix("$s") && words.contains(where: name.contains)
  }
}
