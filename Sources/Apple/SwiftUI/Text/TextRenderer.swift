public import Foundation

/// Draws the text of a view.
///
/// - Approximated: the text is drawn as without the renderer, so none of its methods are called.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A value that a text renderer reads from a part of a text.
public protocol TextAttribute {}

public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
  /// The lines of a text. There are none, since no renderer is called.
  public struct Layout: RandomAccessCollection {
    public struct Line: RandomAccessCollection {
      public var typographicBounds: TypographicBounds
      private let runs: [Run]
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Characters with the same attributes.
    public struct Run: RandomAccessCollection {
      public var typographicBounds: TypographicBounds
      private let slices: [RunSlice]
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    }

    public struct RunSlice {
      public var typographicBounds: TypographicBounds
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    }

    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public var isTruncated: Bool { false }
    private let lines: [Line]
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
  }

  /// Adds a value for a text renderer.
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { self }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// - Approximated: the text is drawn as without the renderer.
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    approximated("text is drawn without its renderer")
  }
}
