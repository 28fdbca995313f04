public import LimnDiagnostics

/// A part of a source file that does not compile and that the tolerant build replaced in its copy of the file.
public struct ReplacedPart: Record {
  public enum Kind: String, Codable, Sendable {
    /// An argument, an assigned value, or an initial value.
    case value
    /// A modifier of a view.
    case modifier
    /// The content of a closure that runs when something happens.
    case action
    /// A statement whose value is not used.
    case statement
    /// A view in a view builder.
    case view
    /// The body of a function, an initializer, or a property.
    case body
    case attribute
    /// A conformance to a protocol.
    case conformance
    /// A whole declaration, or a modifier of a declaration such as `override`.
    case declaration
    /// A whole file.
    case file
  }

  /// The id that replaced code reports at run time.
  public var id: String
  public var kind: Kind
  /// The declaration that contains the part, such as `PlayerView.body`.
  var name: String
  public var location: Location
  public var endLine: Int
  /// The compiler's message.
  public var message: String
  /// The name of the symbol that the message is about; empty if the message names none.
  public var symbol: String
  /// The missing module that probably declares the symbol; nil if no missing module comes into question.
  public var module: String?

  /// Where the part is and why it was replaced, such as `the code at Dial.swift:3 is replaced: no Knob`.
  public var explanation: String { "the code at \(location.path):\(location.line) is replaced: \(message)" }

  /// The missing module, or the missing symbol if no module is known.
  public var need: String { module ?? (symbol.isEmpty ? message : symbol) }

  /// Returns the symbol that a compiler's message is about; empty if there is none.
  static func symbol(in message: String) -> String {
    let member = /^(?:value of type|type|static member|instance member) '([^']+)' has no (?:\w+ )?member '([^']+)'/
    if let match = message.firstMatch(of: member) {
      let type = match.output.1.replacing("some View", with: "View").prefix { $0 != "<" }
      return "\(type).\(match.output.2)"
    }
    if let match = message.firstMatch(of: /external macro implementation type .* for macro '(\w+)/) {
      return "\(match.output.1)"
    }
    return message.captured(by: /'([^']+)'/) ?? ""
  }
}
