public import SwiftUI

/// Gives the members of a generated type, of which only the names are known. A member has the type that the code around
/// it expects. If the code expects no certain type, the member is an unknown value.
public protocol _LimnLookup: _LimnOptionalLookup {}

/// Gives members for code that checks whether there is a value, such as `if let`. A member of ``_LimnLookup`` is
/// preferred if the code accepts both.
public protocol _LimnOptionalLookup {}

extension _LimnLookup {
  public subscript<Member>(dynamicMember name: String) -> Member {
    get { _limnMissing(met()) }
    nonmutating set { _ = met() }
  }

  @_disfavoredOverload public subscript(dynamicMember name: String) -> _LimnUnknown {
    get { _LimnUnknown(origin: met()) }
    nonmutating set { _ = met() }
  }
}

extension _LimnLookup {
  public static subscript<Member>(dynamicMember name: String) -> Member {
    get { _limnMissing(met()) }
    set { _ = met() }
  }

  @_disfavoredOverload public static subscript(dynamicMember name: String) -> Self {
    get { _limnMissing(met()) }
    set { _ = met() }
  }
}

extension _LimnOptionalLookup {
  @_disfavoredOverload public static subscript(dynamicMember name: String) -> _LimnUnknown {
    get { _LimnUnknown(origin: met()) }
    set { _ = met() }
  }

  @_disfavoredOverload public subscript(dynamicMember name: String) -> _LimnUnknown? {
    get {
      _ = met()
      return nil
    }
    nonmutating set { _ = met() }
  }

  fileprivate static func met() -> String {
    let id = "@\(String(describing: Self.self).prefix { $0 != "<" })"
    MetParts.note(id)
    return id
  }

  /// Notes that the generated type was used, and returns its id.
  fileprivate func met() -> String {
    guard let id = (self as? _LimnUnknown)?.origin else { return Self.met() }
    MetParts.note(id)
    return id
  }
}

/// A value of which nothing is known: a member of a generated type, or what such a member returns. It has all members,
/// can be called, and is an empty list.
@dynamicMemberLookup @dynamicCallable
public struct _LimnUnknown: Hashable, Codable, Sendable, Error, Identifiable, CustomStringConvertible, _LimnLookup,
  _LimnStub
{
  /// The id of the part that the value comes from.
  fileprivate var origin = ""

  public init() {}

  fileprivate init(origin: String) { self.origin = origin }

  public var id: _LimnUnknown { self }
  public var description: String { "" }

  public subscript<Key: Hashable>(key: Key) -> _LimnUnknown? {
    get { nil }
    nonmutating set {}
  }

  public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Result {
    _limnMissing(met())
  }

  @_disfavoredOverload @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _LimnUnknown { self }
}

extension _LimnUnknown: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> _LimnUnknown { self }
}

extension _LimnUnknown: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color { .gray }
}

extension _LimnUnknown: View {
  public var body: some View {
    _LimnPlaceholder(origin, origin.split { $0 == "@" || $0 == "/" }.last.map(String.init) ?? "")
  }
}
