/// A type that creates one or more tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs that this module evaluates itself.
protocol PrimitiveTabContent: TabContent where Body == Self {
  func resolve(in context: inout ViewContext)
}

extension PrimitiveTabContent {
  public var body: Self { self }
}

/// Several tabs.
struct TabPair<First: TabContent, Second: TabContent>: PrimitiveTabContent where First.TabValue == Second.TabValue {
  typealias TabValue = First.TabValue
  let first: First
  let second: Second

  func resolve(in context: inout ViewContext) {
    context.descend(0) { $0.walk(tabs: first) }
    context.descend(1) { $0.walk(tabs: second) }
  }
}

/// A view that wraps tabs with a body and stores the dynamic properties of the tabs.
struct TabHost<Content: TabContent>: View, PropertyCarrier, Unnamed {
  let carried: Content

  var body: TabHostContent<Content.Body> { TabHostContent(tabs: carried.body) }
}

struct TabHostContent<Content: TabContent>: PrimitiveView {
  let tabs: Content

  func resolve(in context: inout ViewContext) { context.walk(tabs: tabs) }
}

extension ViewContext {
  mutating func walk<Content: TabContent>(tabs: Content) {
    if let primitive = tabs as? any PrimitiveTabContent {
      primitive.resolve(in: &self)
    } else {
      walk(TabHost(carried: tabs))
    }
  }
}
