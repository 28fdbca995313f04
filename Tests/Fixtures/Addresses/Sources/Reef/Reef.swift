import Shore

/// A colony. See ``grow(by:)``, ``Polyp/count``, ``/Shore/Sand``, <doc:Coral>, and <doc:sub2/overview>.
///
/// It has more than one paragraph.
public struct Coral {
  /// A part of a ``Coral``. Its ``count`` is one.
  public struct Polyp {
    /// The number of ``Polyp`` values.
    public var count = 1
  }

  /// Adds polyps to the ``Coral``; see [the guide](../../docs/Guide%20&%20more/page%231.md) and ``Nobody``.
  public func grow(by number: Int) {}
}

/// A set of addresses.
public struct URLSet {
  public init() {}
}

/// A type whose name is equal in lowercase.
public struct UrlSet {
  public init() {}
}

/// The name of a type in both modules.
public struct Tide {
  public init() {}
}

extension Sand {
  /// Adds a ``Coral``.
  public func added() {}
}

infix operator >>>

/// Moves ``Coral``.
public func >>> (left: Coral, right: Coral) -> Coral { left }

/// Makes a ``Coral`` with ``>>>(_:_:)``.
public func make() -> Coral { Coral() >>> Coral() }

/// Makes a set.
public func Make() -> URLSet { URLSet() }

/// A class.
open class Fish {
  public init() {}
}

/// A subclass.
public class Shark: Fish {}
