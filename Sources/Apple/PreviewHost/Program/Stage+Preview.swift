internal import SemanticTree
@_spi(Headless) internal import SwiftUI

extension Stage {
  /// Starts a preview under the given conditions.
  init(_ preview: RegisteredPreview, under conditions: Conditions = Conditions()) {
    do {
      self.init(try preview.make(), under: conditions)
    } catch {
      self.init(RegisteredPreview.StagedView(view: Text("\(error)")), under: conditions)
    }
  }

  private init(_ staged: RegisteredPreview.StagedView, under conditions: Conditions) {
    var environment = EnvironmentValues(conditions)
    if staged.isLandscape { environment.verticalSizeClass = .compact }
    func open<Content: View>(_ view: Content) -> HeadlessHost { HeadlessHost(view, environment: environment) }
    let host = open(staged.view)
    self.init(
      settle: { VirtualQueue.shared.settle(update: host.flush) },
      tree: { host.tree() },
      perform: { id, argument, tree in try? host.perform(id, argument: argument, in: tree) },
      values: { MemoryReader.read(host.keptValues) })
  }
}

extension EnvironmentValues {
  fileprivate init(_ conditions: Conditions) {
    self.init()
    colorScheme = conditions.appearance == .dark ? .dark : .light
    horizontalSizeClass = conditions.width == .phone ? .compact : .regular
    layoutDirection = conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize =
      switch conditions.textSize {
      case .small: .small
      case .large: .large
      case .accessibility3: .accessibility3
      }
  }
}
