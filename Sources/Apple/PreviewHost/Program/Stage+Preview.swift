internal import SemanticTree
@_spi(Headless) internal import SwiftUI

extension Stage {
  /// Puts a preview on stage, under conditions or under the habitual ones.
  init(_ preview: HeldPreview, under conditions: Conditions = Conditions()) {
    do {
      self.init(try preview.make(), under: conditions)
    } catch {
      self.init(Text("\(error)"), under: conditions)
    }
  }

  private init(_ view: any View, under conditions: Conditions) {
    func open<Content: View>(_ view: Content) -> HeadlessHost { HeadlessHost(view, environment: EnvironmentValues(conditions)) }
    let host = open(view)
    self.init(
      settle: { VirtualQueue.shared.settle(update: host.flush) },
      tree: { host.tree() },
      perform: { id, argument in try? host.perform(id, argument: argument) },
      values: { MemoryReader.read(host.keptValues) })
  }
}

extension EnvironmentValues {
  fileprivate init(_ conditions: Conditions) {
    self.init()
    colorScheme = conditions.appearance == .dark ? .dark : .light
    layoutDirection = conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize =
      switch conditions.textSize {
      case .small: .small
      case .large: .large
      case .accessibility3: .accessibility3
      }
  }
}
