internal import Foundation

/// What the first word of a type's metadata says about the type.
enum MetadataKind {
  case structure, enumeration, object, function, tuple, other

  init(_ type: Any.Type) {
    self =
      switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) {
      case 0x200: .structure
      case 0x201: .enumeration
      case 0x301: .tuple
      case 0x302: .function
      case 0, 0x800...: .object
      default: .other
      }
  }
}

/// Functions that do nothing or return an empty value.
private struct EmptyFunctions {
  var nothing: () -> Void = {}
  var truth: () -> Bool = { false }
  var number: () -> Int = { 0 }
  var double: () -> Double = { 0 }
  var text: () -> String = { "" }
  var array: () -> [Int] = { [] }
  var asyncNothing: () async -> Void = {}
  var asyncTruth: () async -> Bool = { false }
  var asyncText: () async -> String = { "" }
  var asyncArray: () async -> [Int] = { [] }

  static func index(ofResult type: Any.Type, isAsync: Bool) -> Int? {
    if type == Void.self { return isAsync ? 6 : 0 }
    if type == Bool.self { return isAsync ? 7 : 1 }
    if type == String.self { return isAsync ? 8 : 4 }
    if type is any EmptyArray.Type { return isAsync ? 9 : 5 }
    if isAsync { return nil }
    if type == Double.self || type == CGFloat.self { return 3 }
    return type is any BinaryInteger.Type ? 2 : nil
  }
}

extension MildValue {
  /// A function that does nothing, or that returns an empty value. Every function is two words in memory, and it need
  /// not read its arguments.
  static func function<Value>(_ type: Value.Type) throws(Missing) -> Value {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: 8, as: Int.self)
    let result = metadata.load(fromByteOffset: 16, as: Any.Type.self)
    let isSwift = flags & 0xFF_0000 == 0
    guard isSwift, let index = EmptyFunctions.index(ofResult: result, isAsync: flags & 0x2000_0000 != 0) else {
      throw Missing(reason: "there is no function of type \(type)")
    }
    let offset = index * MemoryLayout<() -> Void>.size
    return withUnsafeBytes(of: EmptyFunctions()) { $0.load(fromByteOffset: offset, as: Value.self) }
  }
}

private protocol EmptyArray {}
extension Array: EmptyArray {}
