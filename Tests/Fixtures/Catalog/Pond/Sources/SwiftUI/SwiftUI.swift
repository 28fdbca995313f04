@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError() } }
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each V: View>(_ views: repeat each V) -> Group { Group() }
  public static func buildOptional<V: View>(_ view: V?) -> Group { Group() }
  public static func buildEither<V: View>(first: V) -> Group { Group() }
  public static func buildEither<V: View>(second: V) -> Group { Group() }
}
public struct Group: View {
  nonisolated public init() {}
  public var body: Never { return fatalError() }
}
public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { return fatalError() }
}
public struct Image: View {
  public init(systemName: String) {}
  public var body: Never { return fatalError() }
}
public struct Button: View {
  public init(_ title: String, action: @escaping () -> Void) {}
  public init<V: View>(action: @escaping () -> Void, @ViewBuilder label: () -> V) {}
  public var body: Never { return fatalError() }
}
public struct VStack: View {
  public init<V: View>(@ViewBuilder content: () -> V) {}
  public var body: Never { return fatalError() }
}
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct State<Value> {
  private var value: Value
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public init(wrappedValue: Value) { value = wrappedValue }
}
@propertyWrapper public struct StateObject<Value: ObservableObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper public struct EnvironmentObject<Value: ObservableObject> {
  public var wrappedValue: Value { fatalError() }
  public init() {}
}
extension View {
  public func environmentObject(_ object: some ObservableObject) -> some View { self }
  public func sheet<V: View>(isPresented: Bool, @ViewBuilder content: () -> V) -> some View { self }
}
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup: Scene {
  public init<V: View>(@ViewBuilder content: () -> V) {}
}
public struct EnvironmentValues {
  public init() {}
}
@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
}
@propertyWrapper public struct AppStorage<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}
extension View {
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some View { self }
}
