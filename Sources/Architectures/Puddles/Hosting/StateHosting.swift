public import Observation
public import SwiftUI

/// A view that stores a value in its state and passes its content a binding to the value, which makes a preview
/// interactive.
///
/// ```swift
/// struct SettingRow: View {
///   @Binding var isOn: Bool
///
///   var body: some View { Toggle("Notifications", isOn: $isOn) }
/// }
///
/// private struct PreviewState {
///   var isOn = false
/// }
///
/// struct SettingRow_Previews: PreviewProvider {
///   static var previews: some View {
///     StateHosting(PreviewState()) { $state in
///       SettingRow(isOn: $state.isOn)
///     }
///   }
/// }
/// ```
///
/// - Since: Puddles 1.0
public struct StateHosting<Observable, Content: View>: View {
  @State private var hostedState: Observable
  private let content: (Binding<Observable>) -> Content

  /// Hosts the value that a closure returns. The closure is called immediately.
  ///
  /// - Parameters:
  ///   - hostedState: Makes the first value.
  ///   - content: Makes the content from a binding to the value.
  public init(
    _ hostedState: @escaping () -> Observable, @ViewBuilder content: @escaping (Binding<Observable>) -> Content
  ) {
    _hostedState = State(initialValue: hostedState())
    self.content = content
  }

  /// Hosts a value.
  ///
  /// - Parameters:
  ///   - hostedState: The first value.
  ///   - content: Makes the content from a binding to the value.
  public init(_ hostedState: Observable, @ViewBuilder content: @escaping (Binding<Observable>) -> Content) {
    _hostedState = State(initialValue: hostedState)
    self.content = content
  }

  /// Hosts an observable object that a closure returns. The closure is called immediately.
  ///
  /// - Parameters:
  ///   - hostedState: Makes the object.
  ///   - content: Makes the content from a binding to the object.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init(
    _ hostedState: @escaping () -> Observable, @ViewBuilder content: @escaping (Binding<Observable>) -> Content
  ) where Observable: AnyObject, Observable: Observation.Observable {
    _hostedState = State(initialValue: hostedState())
    self.content = content
  }

  public var body: some View {
    content($hostedState)
  }
}
