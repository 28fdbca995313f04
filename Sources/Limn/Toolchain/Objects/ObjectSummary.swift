/// A summary of an object file. It describes how the file can affect a program that contains the file, and which
/// symbols the file needs from other files.
public struct ObjectSummary: Codable, Hashable, Sendable {
  /// A conformance that the file declares. The symbols of descriptors identify the type and the protocol.
  public struct Conformance: Codable, Hashable, Sendable {
    /// The symbol of the type; nil if the type is private to the file.
    public var type: String?
    /// The symbol of the protocol; nil if the protocol is private to the file.
    public var conformed: String?
  }

  /// The digest of all code and data in the file, in hexadecimal digits. It includes the names of the symbols that the
  /// code and data refer to. It does not depend on debug information.
  public var digest: String
  /// The symbols that the file defines, sorted.
  public var defined: [String]
  /// The symbols that the file uses but other files or libraries define, sorted.
  public var undefined: [String]
  public var conformances: [Conformance]
  /// The libraries to link with the file, as the compiler recorded them in the file.
  public var libraries: String
  /// Whether the file has an effect even if no other file refers to it. Such a file has code that runs when the program
  /// starts or ends, or symbols that can replace symbols of a library.
  public var isAlwaysNeeded: Bool
  /// Whether the code may look up types or symbols at run time by names that it computes.
  public var looksUpNames: Bool
}
