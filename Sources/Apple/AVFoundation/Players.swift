public import Dispatch
public import Foundation

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  init(asset url: URL?) { self.url = url }
  public convenience init(url: URL) { self.init(asset: url) }
  public var duration: CMTime { .zero }
}

public final class AVURLAsset: AVAsset, @unchecked Sendable {
  public convenience init(url: URL, options: [String: Any]? = nil) { self.init(asset: url) }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var duration: CMTime { .indefinite }
  public func currentTime() -> CMTime { .zero }
  public var preferredForwardBufferDuration: TimeInterval = 0
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTime")
}
extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// Plays media. A preview decodes none, so the time stays where the app sets it.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  private var time = CMTime.zero
  public private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  public var automaticallyWaitsToMinimizeStalling = true

  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, time) = (item, .zero) }
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public override init() { super.init(playerItem: nil) }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  public func items() -> [AVPlayerItem] { queue }
  public func insert(_ item: AVPlayerItem, after: AVPlayerItem?) { queue.append(item) }
  public func removeAllItems() { queue = [] }
  public func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
}

public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  public func disableLooping() {}
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound. A preview is silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  public private(set) var isPlaying = false
  public init(contentsOf url: URL) throws {
    self.url = url
    if url.isFileURL { _ = try Data(contentsOf: url) }
  }
  public init(data: Data) throws { url = nil }
  public var duration: TimeInterval { 0 }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let measurement = Mode(rawValue: "measurement")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let voiceChat = Mode(rawValue: "voiceChat")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  private static let session = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { session }
  public private(set) var category = Category.soloAmbient
  public private(set) var mode = Mode.default
  public var recordPermission: RecordPermission { .undetermined }
  public var outputVolume: Float { 1 }
  public var sampleRate: Double { 44_100 }
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode) = (category, mode)
  }
  public enum PortOverride: UInt, Sendable { case none, speaker }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  public var isOtherAudioPlaying: Bool { false }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// A preview has no user who could grant it.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}
