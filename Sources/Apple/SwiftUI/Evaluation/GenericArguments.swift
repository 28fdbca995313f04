/// The types that a generic type was made with. Read from the type's metadata, whose layout is part of Swift's stable ABI: the kind, the type's
/// description, then the arguments. The description has flags first and, behind what is known of every struct and enum, a header that counts
/// the parameters, and one byte for each.
enum GenericArguments {
  private typealias AnyType = any Any.Type
  private static let kinds: Set = [0x200, 0x201]
  private static let genericFlag: UInt32 = 0x80
  private static let headerOffset = 36
  private static let parametersOffset = 44
  private static let isKeyFlag: UInt8 = 0x80

  /// Empty for types that are not generic, and for those with parameters that are no types, such as packs.
  static func of(_ type: any Any.Type) -> [any Any.Type] {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard kinds.contains(words[0]), let description = UnsafeRawPointer(bitPattern: words[1]),
      description.load(as: UInt32.self) & genericFlag != 0
    else { return [] }
    let count = Int(description.load(fromByteOffset: headerOffset, as: UInt16.self))
    let parameters = (0..<count).map { description.load(fromByteOffset: parametersOffset + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 & ~isKeyFlag == 0 }) else { return [] }
    let arguments = UnsafeRawPointer(words + 2)
    // A parameter that equals another one has no argument of its own.
    let keys = parameters.count { $0 & isKeyFlag != 0 }
    return (0..<keys).map { arguments.load(fromByteOffset: $0 * MemoryLayout<Int>.stride, as: AnyType.self) }
  }
}
