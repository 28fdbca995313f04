public import SwiftUI

// Limn writes calls to these functions in place of code that does not compile. Each call notes at run time that the
// replaced part was met.

/// A type that Limn generates for a name whose module is missing.
public protocol _LimnStub {
  init()
}

/// The error that a replaced function throws.
public struct _LimnError: Error, CustomStringConvertible {
  public let description: String

  public init(_ id: String) {
    MetParts.note(id)
    description = "\(id) is replaced"
  }
}

/// Stands for a statement that was removed.
public func _limnMet(_ id: String) { MetParts.note(id) }

/// A value for an expression that does not compile: nil, an empty value, zero, an instance of a generated type, or a
/// value of the app's own type with such properties. Only if the type has no such value, the preview ends here.
public func _limnMissing<Value>(_ id: String) -> Value {
  MetParts.note(id)
  do throws(MildValue.Missing) { return try MildValue.make(Value.self) } catch {
    fatalError("\(id) is replaced, and there is no value of type \(Value.self): \(error.reason)")
  }
}

/// Stands for a view that does not compile.
public struct _LimnPlaceholder: View {
  private let id: String
  private let name: String

  /// - Parameters:
  ///   - id: the id of the replaced part.
  ///   - name: the missing module or symbol.
  public nonisolated init(_ id: String, _ name: String) {
    self.id = id
    self.name = name
    MetParts.note(id)
  }

  public var body: some View {
    Text(verbatim: name).font(.caption).foregroundStyle(.secondary).padding(4)
      .border(.secondary).accessibilityIdentifier("limn-replaced-part")
  }
}

/// Stands for an unknown view around its content.
public func _limnContainer<Content: View>(_ id: String, @ViewBuilder content: () -> Content) -> Content {
  MetParts.note(id)
  return content()
}

public func _limnShape(_ id: String) -> some Shape {
  MetParts.note(id)
  return Rectangle()
}

public func _limnGesture(_ id: String) -> some Gesture {
  MetParts.note(id)
  return TapGesture()
}

extension View {
  /// Stands for a modifier that does not compile.
  public nonisolated func _limnWithout(_ id: String) -> Self {
    MetParts.note(id)
    return self
  }
}

extension Gesture {
  public nonisolated func _limnWithout(_ id: String) -> Self {
    MetParts.note(id)
    return self
  }
}

extension Scene {
  public nonisolated func _limnWithout(_ id: String) -> Self {
    MetParts.note(id)
    return self
  }
}

extension ToolbarContent {
  public nonisolated func _limnWithout(_ id: String) -> Self {
    MetParts.note(id)
    return self
  }
}
