/// The position of a view in the view hierarchy, as a number. The number is a hash of all child indices, branches,
/// `ForEach` ids, and types on the path from the root to the view.
///
/// The same position has the same number in every run.
struct IdentityPath: Hashable {
  private(set) var hash: UInt64

  static let root = IdentityPath(hash: 0x6c69_6d6e)

  func appending(_ key: UInt64) -> IdentityPath {
    var mixed = hash &* 0x9e37_79b9_7f4a_7c15 &+ key &+ 0x632b_e59b_d9b4_e019
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return IdentityPath(hash: mixed ^ (mixed >> 31))
  }

  func appending(_ index: Int) -> IdentityPath { appending(UInt64(bitPattern: Int64(index))) }

  @MainActor func appending(_ type: any Any.Type) -> IdentityPath { appending(TypeHash.of(type)) }

  /// The path as short text, which is also valid inside an HTML attribute.
  var text: String { "v" + String(hash, radix: 36) }
}

extension UInt64 {
  /// Returns the FNV-1a hash of the text. This hash is the same in every process, unlike the result of `Hasher`.
  static func stableHash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

@MainActor private enum TypeHash {
  static var known: [ObjectIdentifier: UInt64] = [:]

  static func of(_ type: any Any.Type) -> UInt64 {
    if let hash = known[ObjectIdentifier(type)] { return hash }
    // Private types with the same name in different files have different mangled names. A mangled name contains no
    // address, so the hash is the same in every run.
    let hash = UInt64.stableHash(of: _mangledTypeName(type) ?? _typeName(type))
    known[ObjectIdentifier(type)] = hash
    return hash
  }
}
