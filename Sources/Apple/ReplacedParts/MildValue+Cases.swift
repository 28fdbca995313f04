internal import Swift

extension MildValue {
  /// The first case without associated values; if there is none, the first case.
  static func enumeration<Value>(_ type: Value.Type, _ depth: Int) throws(Missing) -> Value {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let withPayload = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let empty = description.load(fromByteOffset: 24, as: UInt32.self)
    guard withPayload + empty > 0 else { throw Missing(reason: "\(type) has no cases") }
    let memory = zeroed(type)
    if empty == 0 {
      guard let payload = payloadOfFirstCase(description, metadata) else {
        throw Missing(reason: "the value of the first case of \(type) cannot be made")
      }
      try write(payload, to: memory, depth + 1)
    }
    // The function that sets the case is the 14th word of the table of functions for values of the type.
    let functions = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    typealias SetCase = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let set = unsafeBitCast(functions.load(fromByteOffset: 13 * 8, as: UnsafeRawPointer.self), to: SetCase.self)
    set(memory, empty > 0 ? withPayload : 0, metadata)
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  /// The type of the value of an enumeration's first case; nil if the value is stored in a separate object.
  private static func payloadOfFirstCase(_ description: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> Any.Type? {
    let fields = target(of: description + 16)
    let first = fields + 16
    let isIndirect = first.load(as: UInt32.self) & 1 == 1
    if isIndirect { return nil }
    let name = target(of: first + 4)
    typealias Find = @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    let find = runtimeFunction("swift_getTypeByMangledNameInContext", as: Find.self)
    return find?(name, nameLength(name), description, metadata + 16).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  private static func target(of relative: UnsafeRawPointer) -> UnsafeRawPointer {
    relative + Int(relative.loadUnaligned(as: Int32.self))
  }

  /// The number of bytes of a mangled name. It can contain references to metadata, which have a fixed size.
  private static func nameLength(_ name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 1...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}
