public import Foundation
public import FoundationLocalization

/// The values of a Live Activity that do not change, and those that do.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The content of a Live Activity at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: @unchecked Sendable {}

public enum ActivityState: Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }
public enum ActivityStyle: Hashable, Codable, Sendable { case standard, transient }

public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

public enum ActivityAuthorizationError: Error, Sendable {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility, persistenceFailure
  case attributesTooLarge, unsupportedTarget
}

public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { false }
}

public enum PushType: Sendable { case token }

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// A Live Activity. It lives as long as the preview, and nothing besides the app shows it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id: String
  public let attributes: Attributes
  private let lock = NSLock()
  private var current: ActivityContent<Attributes.ContentState>
  private var state = ActivityState.active
  private var contents: [AsyncStream<ActivityContent<Attributes.ContentState>>.Continuation] = []
  private var states: [AsyncStream<ActivityState>.Continuation] = []

  init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>, id: String) {
    (self.attributes, current, self.id) = (attributes, content, id)
  }
}

extension Activity {
  public typealias ContentState = Attributes.ContentState

  public static var activities: [Activity<Attributes>] { RunningActivities.all.compactMap { $0 as? Activity } }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let activity = Activity(attributes, content, id: "\(Attributes.self)-\(RunningActivities.all.count + 1)")
    RunningActivities.add(activity)
    return activity
  }

  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws
    -> Activity<Attributes>
  { try request(attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil)) }

  public var content: ActivityContent<ContentState> { lock.withLock { current } }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { lock.withLock { state } }
  public var pushToken: Data? { nil }

  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
    let observers = lock.withLock {
      current = content
      return contents
    }
    for observer in observers { observer.yield(content) }
  }
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    await update(ActivityContent(state: state, staleDate: nil))
  }

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { await update(content) }
    let (observers, others) = lock.withLock {
      state = .ended
      return (states, contents)
    }
    for observer in observers {
      observer.yield(.ended)
      observer.finish()
    }
    for observer in others { observer.finish() }
    RunningActivities.remove(self)
  }
  public func end(using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    await end(state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { continuation in lock.withLock { contents.append(continuation) } }
  }
  public var activityStateUpdates: AsyncStream<ActivityState> {
    AsyncStream { continuation in lock.withLock { states.append(continuation) } }
  }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
}

/// The Live Activities that were started.
private enum RunningActivities {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var started: [any AnyObject & Sendable] = []
  static var all: [any AnyObject & Sendable] { lock.withLock { started } }
  static func add(_ activity: any AnyObject & Sendable) { lock.withLock { started.append(activity) } }
  static func remove(_ activity: any AnyObject & Sendable) { lock.withLock { started.removeAll { $0 === activity } } }
}
