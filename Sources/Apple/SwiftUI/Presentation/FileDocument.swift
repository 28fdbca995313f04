public import Combine
public import Foundation
public import FoundationLocalization
public import UniformTypeIdentifiers

/// A document that is a value, and can be read from a file and written to it.
@preconcurrency public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and can be read from a file and written to it.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A copy of the document's content, which is written while the document may already change.
  associatedtype Snapshot: Sendable
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// The file to replace; nil if there is none.
  public let existingFile: FileWrapper?
}

/// A document that is open in a window.
@MainActor @preconcurrency public struct FileDocumentConfiguration<Document> where Document: FileDocument {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A document that is open in a window.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document>
where Document: ReferenceFileDocument {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
