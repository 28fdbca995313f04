/// Reads the generic arguments of a type from the type's metadata. The layout of the metadata is part of Swift's stable
/// ABI: the kind, the type's descriptor, then the arguments. The descriptor contains flags, fields common to structs
/// and enums, a header with the number of generic parameters, and one byte for each parameter.
enum GenericArguments {
  private typealias AnyType = any Any.Type
  private static let kinds: Set = [0x200, 0x201]
  private static let genericFlag: UInt32 = 0x80
  private static let headerOffset = 36
  private static let parametersOffset = 44
  private static let isKeyFlag: UInt8 = 0x80

  /// Returns the generic arguments of a type. Returns an empty array if the type is not generic, or if one of its
  /// generic parameters does not stand for exactly one type. For example, a parameter pack stands for several types.
  static func of(_ type: any Any.Type) -> [any Any.Type] {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard kinds.contains(words[0]), let description = UnsafeRawPointer(bitPattern: words[1]),
      description.load(as: UInt32.self) & genericFlag != 0
    else { return [] }
    let count = Int(description.load(fromByteOffset: headerOffset, as: UInt16.self))
    let parameters = (0..<count).map { description.load(fromByteOffset: parametersOffset + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 & ~isKeyFlag == 0 }) else { return [] }
    let arguments = UnsafeRawPointer(words + 2)
    // If a constraint makes two parameters equal, the metadata contains only one argument for both parameters.
    let keys = parameters.count { $0 & isKeyFlag != 0 }
    return (0..<keys).map { arguments.load(fromByteOffset: $0 * MemoryLayout<Int>.stride, as: AnyType.self) }
  }
}
