public import Foundation

import SemanticTree

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
  where T: AttributedStringKey {
    self[T.self]
  }
}

extension AttributedString {
  /// The runs of the text. Each run has one style.
  var textRuns: [SemanticNode.TextRun] {
    runs.map { run in
      var piece = SemanticNode.TextRun(String(self[run.range].characters))
      piece.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
      piece.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]?.semantic
      piece.foreground = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]?.paint
      if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil { piece.underline = true }
      if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil { piece.strikethrough = true }
      return piece
    }
  }
}
