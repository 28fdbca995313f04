internal import Combine
internal import Foundation
internal import Observation
@_spi(Reflection) internal import Swift
internal import SwiftUI

/// Creates values of types that a hole stands for: nil, empty collections, zero, and for the types of an app a value
/// whose properties are made the same way.
///
/// Values of structures, classes, and enumerations are created from the metadata that the compiler writes for
/// reflection, since their initializers are not known here.
enum MildValue {
  /// Why there is no value of a type.
  struct Missing: Error {
    /// The path of the property that has no value, and its type.
    var reason: String
  }

  private static let deepest = 12

  static func make<Value>(_ type: Value.Type, depth: Int = 0) throws(Missing) -> Value {
    if let value = try known(type, depth) { return value }
    if depth > deepest { throw Missing(reason: "\(type) contains itself") }
    switch MetadataKind(type) {
    case .structure: return try structure(type, depth)
    case .enumeration: return try enumeration(type, depth)
    case .object: return try object(type, depth)
    case .function: return try function(type)
    case .tuple: return try tuple(type, depth)
    case .other: throw Missing(reason: "there is no value of type \(type)")
    }
  }

  /// A value of a type that the standard library, Foundation, or SwiftUI declares, or of a generated type.
  private static func known<Value>(_ type: Value.Type, _ depth: Int) throws(Missing) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
    if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
    if let type = type as? any BinaryInteger.Type { return type.init(0) as? Value }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(0) as? Value }
    if let type = type as? any _LimnStub.Type { return type.init() as? Value }
    if let type = type as? any CaseIterable.Type, let value = first(type) as? Value { return value }
    if let type = type as? any Wrapper.Type { return try type.mild(depth + 1) as? Value }
    if type is AnyObject.Type, Value.self != NSObject.self { return nil }
    return values.lazy.compactMap { $0() as? Value }.first
  }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { type.init() }
  private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }

  /// Values of common types that have no empty value.
  private static let values: [@Sendable () -> Any] = [
    { false }, { () }, { Date() }, { Data() }, { URL(string: "https://example.com")! }, { UUID() }, { Color.gray },
    { Image(systemName: "questionmark.square.dashed") }, { CGPoint.zero }, { CGSize.zero }, { CGRect.zero },
    { Font.body }, { AnyView(EmptyView()) }, { LocalizedStringKey("") }, { Text(verbatim: "") }, { Path() },
    { Animation.default }, { Angle.zero }, { EdgeInsets() }, { Locale.current }, { Calendar.current },
    { TimeZone.current }, { AttributedString() }, { NSObject() }, { ObservationRegistrar() }, { DateComponents() },
    { Character(" ") }, { Duration.zero }, { Decimal.zero }, { Notification(name: Notification.Name("")) },
    { URLRequest(url: URL(string: "https://example.com")!) }, { URLComponents() }, { IndexPath() },
    { AnyHashable(0) }, { EmptyView() }, { AnyShapeStyle(Color.gray) }, { Gradient(colors: []) },
    { Measurement(value: 0, unit: Unit(symbol: "")) }, { DateInterval() },
    // A member of a generated type in a string is a type, since the compiler prefers that form of interpolation.
    { Void.self },
  ]
}

extension MildValue {
  /// Objects of Foundation that other objects contain.
  private static let objects: [@Sendable () -> AnyObject] = [
    { URLSession.shared }, { UserDefaults.standard }, { NotificationCenter.default }, { FileManager.default },
    { JSONDecoder() }, { JSONEncoder() }, { DateFormatter() }, { NumberFormatter() }, { OperationQueue.main },
    { DispatchQueue.main }, { Timer(timeInterval: 1, repeats: false) { _ in } }, { Bundle.main },
    { NSLock() }, { NSRecursiveLock() }, { RunLoop.main }, { ProcessInfo.processInfo },
  ]

  private static func structure<Value>(_ type: Value.Type, _ depth: Int) throws(Missing) -> Value {
    // A property that cannot be made ends the preview, so the values of the other properties are not given back.
    let memory = zeroed(type)
    defer { memory.deallocate() }
    let count = try fill(memory, fieldsOf: type, depth)
    if count == 0, MemoryLayout<Value>.size > 0, !_isPOD(type) {
      throw Missing(reason: "there is no value of type \(type)")
    }
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  private static func tuple<Value>(_ type: Value.Type, _ depth: Int) throws(Missing) -> Value {
    let memory = zeroed(type)
    defer { memory.deallocate() }
    // The words of a tuple's metadata: kind, number of elements, labels, and for each element its type and its offset.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<Int>.size
    for index in 0..<metadata.load(fromByteOffset: word, as: Int.self) {
      let element = metadata + (3 + 2 * index) * word
      let offset = Int((element + word).load(as: UInt32.self))
      try write(element.load(as: Any.Type.self), to: memory + offset, depth + 1)
    }
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  private static func object<Value>(_ type: Value.Type, _ depth: Int) throws(Missing) -> Value {
    if let object = objects.lazy.compactMap({ $0() as? Value }).first { return object }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The words of a class's metadata without the run time of Objective-C: kind, superclass, flags, address point, size
    // of an object, and the mask of its alignment.
    let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    let mask = Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    let header = 2 * MemoryLayout<Int>.size
    typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
    guard let allocate = runtimeFunction("swift_allocObject", as: Allocate.self) else {
      throw Missing(reason: "there is no object of type \(type)")
    }
    let memory = allocate(metadata, size, mask)
    (memory + header).initializeMemory(as: UInt8.self, repeating: 0, count: size - header)
    _ = try fill(memory, fieldsOf: type, depth)
    return unsafeBitCast(memory, to: type)
  }

  /// A function of Swift's run time, which no module declares.
  static func runtimeFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  static func zeroed<Value>(_ type: Value.Type) -> UnsafeMutableRawPointer {
    let count = max(1, MemoryLayout<Value>.stride)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: MemoryLayout<Value>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return memory
  }

  private static func fill(_ memory: UnsafeMutableRawPointer, fieldsOf type: Any.Type, _ depth: Int) throws(Missing)
    -> Int
  {
    var count = 0
    var missing: Missing?
    let options: _EachFieldOptions = _EachFieldOptions(rawValue: MetadataKind(type) == .object ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, field, _ in
      do throws(Missing) {
        try write(field, to: memory + offset, depth + 1)
        count += 1
        return true
      } catch {
        missing = Missing(reason: "\(type).\(String(cString: name)): \(error.reason)")
        return false
      }
    }
    if let missing { throw missing }
    return count
  }

  static func write(_ type: Any.Type, to memory: UnsafeMutableRawPointer, _ depth: Int) throws(Missing) {
    func open<Value>(_ type: Value.Type) throws(Missing) {
      memory.assumingMemoryBound(to: Value.self).initialize(to: try make(type, depth: depth))
    }
    try open(type)
  }
}

/// A property wrapper, whose value is made from the value of the property.
private protocol Wrapper {
  static func mild(_ depth: Int) throws(MildValue.Missing) -> Self
}

extension Published: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    Published(initialValue: try MildValue.make(Value.self, depth: depth))
  }
}

extension State: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    State(initialValue: try MildValue.make(Value.self, depth: depth))
  }
}

extension Binding: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    .constant(try MildValue.make(Value.self, depth: depth))
  }
}

extension StateObject: @MainActor Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    nonisolated(unsafe) let object = try MildValue.make(ObjectType.self, depth: depth)
    return StateObject(wrappedValue: object)
  }
}

extension ObservedObject: @MainActor Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    ObservedObject(wrappedValue: try MildValue.make(ObjectType.self, depth: depth))
  }
}

extension EnvironmentObject: @MainActor Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self { EnvironmentObject() }
}

extension Namespace: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self { Namespace() }
}

extension PassthroughSubject: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self { Self() }
}

extension CurrentValueSubject: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self {
    Self(try MildValue.make(Output.self, depth: depth))
  }
}

extension AsyncStream: Wrapper {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self { Self { $0.finish() } }
}

extension AsyncThrowingStream: Wrapper where Failure == any Error {
  fileprivate static func mild(_ depth: Int) throws(MildValue.Missing) -> Self { Self { $0.finish() } }
}
