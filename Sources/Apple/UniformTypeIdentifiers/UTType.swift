/// A type of data, such as text or images, with an identifier.
///
/// - Approximated: only the types declared in this module are known, with their file extensions and conformances.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  private let fileExtension: String?
  private let mimeType: String?
  private let parents: [String]

  init(
    known identifier: String, _ fileExtension: String? = nil, _ mimeType: String? = nil, in parents: String...
  ) {
    self.identifier = identifier
    self.fileExtension = fileExtension
    self.mimeType = mimeType
    self.parents = parents
  }

  /// Creates the type with this identifier; nil if the identifier is unknown. The app itself declares the types of
  /// other owners than the system.
  public init?(_ identifier: String) {
    if let known = Self.known.first(where: { $0.identifier == identifier }) {
      self = known
    } else {
      let isOfSystem = ["public.", "com.apple.", "dyn."].contains { identifier.hasPrefix($0) }
      if isOfSystem || !identifier.contains(".") { return nil }
      self.init(known: identifier, in: "public.data")
    }
  }

  /// Creates the type with this filename extension; nil if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard
      let known = Self.known.first(where: {
        $0.fileExtension == filenameExtension.lowercased() && $0.conforms(to: supertype)
      })
    else {
      return nil
    }
    self = known
  }

  /// Creates the type with this media type; nil if the media type is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.mimeType == mimeType && $0.conforms(to: supertype) }) else {
      return nil
    }
    self = known
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, nil, nil, in: parentType?.identifier ?? "public.data")
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, nil, nil, in: parentType?.identifier ?? "public.data")
  }

  public var preferredFilenameExtension: String? { fileExtension }
  public var preferredMIMEType: String? { mimeType }
  public var localizedDescription: String? { nil }
  public var isDynamic: Bool { false }

  /// Whether the type equals the other type or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains { $0 == type.identifier || UTType($0)?.conforms(to: type) == true }
  }

  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data", in: "public.item")
  public static let folder = UTType(known: "public.folder", in: "public.directory")
  public static let directory = UTType(known: "public.directory", in: "public.item")
  public static let package = UTType(known: "com.apple.package", in: "public.directory")
  public static let bundle = UTType(known: "com.apple.bundle", in: "public.directory")
  public static let application = UTType(known: "com.apple.application", in: "public.item")
  public static let applicationBundle = UTType(
    known: "com.apple.application-bundle", "app", nil, in: "com.apple.application", "com.apple.bundle",
    "com.apple.package")
  public static let volume = UTType(known: "public.volume", in: "public.folder")
  public static let executable = UTType(known: "public.executable", in: "public.item")
  public static let unixExecutable = UTType(
    known: "public.unix-executable", nil, nil, in: "public.data", "public.executable")
  public static let script = UTType(known: "public.script", nil, nil, in: "public.text")
  public static let shellScript = UTType(known: "public.shell-script", "sh", nil, in: "public.script")
  public static let archive = UTType(known: "public.archive", nil, nil, in: "public.data")
  public static let diskImage = UTType(known: "public.disk-image", in: "public.archive")
  public static let symbolicLink = UTType(known: "public.symlink", in: "public.item")
  public static let aliasFile = UTType(known: "com.apple.alias-file", nil, nil, in: "public.data")
  public static let text = UTType(known: "public.text", nil, nil, in: "public.data", "public.content")
  public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain", in: "public.text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", nil, nil, in: "public.plain-text")
  public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf", in: "public.text")
  public static let html = UTType(known: "public.html", "html", "text/html", in: "public.text")
  public static let json = UTType(known: "public.json", "json", "application/json", in: "public.text")
  public static let xml = UTType(known: "public.xml", "xml", "application/xml", in: "public.text")
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", "csv", "text/csv", in: "public.text")
  public static let url = UTType(known: "public.url", nil, nil, in: "public.data")
  public static let fileURL = UTType(known: "public.file-url", nil, nil, in: "public.url")
  public static let image = UTType(known: "public.image", nil, nil, in: "public.data", "public.content")
  public static let png = UTType(known: "public.png", "png", "image/png", in: "public.image")
  public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg", in: "public.image")
  public static let heic = UTType(known: "public.heic", "heic", "image/heic", in: "public.image")
  public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif", in: "public.image")
  public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml", in: "public.image")
  public static let audiovisualContent = UTType(
    known: "public.audiovisual-content", nil, nil, in: "public.data", "public.content")
  public static let movie = UTType(known: "public.movie", nil, nil, in: "public.audiovisual-content")
  public static let video = UTType(known: "public.video", nil, nil, in: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4", in: "public.movie")
  public static let quickTimeMovie = UTType(
    known: "com.apple.quicktime-movie", "mov", "video/quicktime", in: "public.movie")
  public static let audio = UTType(known: "public.audio", nil, nil, in: "public.audiovisual-content")
  public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg", in: "public.audio")
  public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf", in: "public.data", "public.content")
  public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip", in: "public.archive")
  public static let vCard = UTType(known: "public.vcard", "vcf", "text/vcard", in: "public.text")

  private static let known =
    further + [
      item, content, data, folder, text, plainText, utf8PlainText, rtf, html, json, xml, commaSeparatedText, url,
      fileURL,
      directory, package, bundle, application, applicationBundle, volume, executable, unixExecutable, script,
      shellScript,
      archive, diskImage, symbolicLink, aliasFile, image, png, jpeg,
      heic, gif, svg, audiovisualContent, movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, pdf, zip, vCard,
    ]
}
