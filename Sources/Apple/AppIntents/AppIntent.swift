public import FoundationLocalization

/// An action of an app that the system can run.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  typealias Parameter = IntentParameter
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  associatedtype SummaryContent: ParameterSummary = EmptySummary
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == EmptySummary {
  public static var parameterSummary: EmptySummary { EmptySummary() }
}

/// The settings of a widget, as an intent, which is not performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

public protocol OpenIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

public protocol ParameterSummary {}
public struct EmptySummary: ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: IntentSummaryText<Intent>) {}
  public init(_ summary: IntentSummaryText<Intent>, @IntentSummaryBuilder<Intent> table: () -> [String]) {}
  public init(@IntentSummaryBuilder<Intent> table: () -> [String]) {}
}

/// A summary that depends on a parameter.
public struct IntentWhenSummary<Intent: AppIntent>: ParameterSummary {
  public enum Comparison: Sendable {
    case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
  }
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    _ summary: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) {}
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = IntentWhenSummary<Self>
}

/// A sentence with the parameters of an intent.
public struct IntentSummaryText<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Parts) {}

  public struct Parts: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

@resultBuilder
public enum IntentSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> [String] { [] }
  public static func buildBlock(_ parts: [String]...) -> [String] { [] }
}

/// A parameter of an intent.
@propertyWrapper public struct IntentParameter<Value>: @unchecked Sendable {
  /// A parameter is a reference, so the value of a constant intent can be set.
  private final class Storage { var value: Value? }
  private let storage = Storage()
  private var value: Value? {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public init() {}

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
      fatalError("The parameter has no value: Limn resolves no parameters of intents")
    }
    nonmutating set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init()
    self.value = value
  }
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inclusiveRange: (Int, Int)
  ) {
    self.init()
    self.value = value
  }
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    optionsProvider: Any
  ) {
    self.init()
    self.value = value
  }
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.init()
    value = wrappedValue
  }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

// MARK: Results

public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The result of an intent.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
  @unchecked Sendable
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> IntentResultContainer<Value>
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> IntentResultContainer<Value>
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
