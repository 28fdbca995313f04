public import Foundation

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let identifier: String
  public let language: String
  public var name: String { identifier }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  init(_ identifier: String, language: String) { (self.identifier, self.language) = (identifier, language) }
  public convenience init?(language: String?) {
    let language = language ?? "en-US"
    self.init(language, language: language)
  }
  public convenience init?(identifier: String) { self.init(identifier, language: "en-US") }
  /// A preview has no voices.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Reads text aloud. A preview is silent, so each text ends at once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public override init() {}
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {
    delegate?.speechSynthesizer(self, didStart: utterance)
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
