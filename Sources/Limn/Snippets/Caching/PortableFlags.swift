/// The compiler's flags without the paths of folders, so that checkouts in different folders have the same cache keys.
/// Cache keys also include the contents of the folders: see ``ModuleInterfaces``.
public struct PortableFlags {
  public var words: [String] = []
  /// The folders with headers of C modules.
  var headerFolders: [String] = []
  /// The paths of module maps that the flags name.
  var moduleMaps: [String] = []

  public init(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      if flag == "-I" {
        _ = rest.popFirst()
      } else if flag == "-Xcc", let inner = rest.popFirst() {
        if inner == "-I" {
          headerFolders += rest.dropFirst().prefix(1)
          rest = rest.dropFirst(2)
        } else if inner.hasPrefix("-I") {
          headerFolders.append(String(inner.dropFirst(2)))
        } else if inner.hasPrefix(Self.moduleMap) {
          moduleMaps.append(String(inner.dropFirst(Self.moduleMap.count)))
        } else {
          words += [flag, inner]
        }
      } else if let mark = flag.lastIndex(of: "#") {
        words.append(String(flag[mark...]))
      } else {
        words.append(flag.hasPrefix("/") ? flag.fileName : flag)
      }
    }
  }

  private static let moduleMap = "-fmodule-map-file="
}
