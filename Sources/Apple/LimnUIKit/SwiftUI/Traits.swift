public import SwiftUI

/// A key of the environment whose value comes from traits.
///
/// - Approximated: the value is not read from the traits of a view.
@preconcurrency public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}
