/// A file of the content folder that is not an article, such as an image. It is published if a page uses it, or if the
/// settings name it.
public struct StaticFile: Sendable {
  var address: PageAddress
  /// Whether `files` in the settings names the file.
  var isRequested: Bool
  /// The size of an image; nil for other files.
  var size: ImageSize?
  /// Why the file cannot be shown as an image; nil if it can.
  var imageProblem: String?
  /// Returns the content of the file. It is not kept, since most files need not be published.
  let read: @Sendable () throws -> [UInt8]

  public init(
    _ address: PageAddress, isRequested: Bool = false, read: @escaping @Sendable () throws -> [UInt8]
  ) throws {
    self.address = address
    self.isRequested = isRequested
    self.read = read
    guard ImageSize.isImage(address.path) else { return }
    let bytes = try read()
    size = ImageSize(bytes)
    imageProblem = ImageSize.problem(of: bytes, at: address.path)
  }

  /// Whether a file is code or belongs to a build, and not to a site. A link to such a file leads to the repository.
  public static func isSource(_ path: String) -> Bool {
    let names = path.pathNames
    let name = path.fileName
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    return endings.contains(ending) || buildFiles.contains(name)
      || names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static let endings = Set(
    """
    swift m mm h hpp c cc cpp metal kt java plist entitlements xcconfig storyboard xib strings xcstrings
    resolved lock pbxproj modulemap gyb
    """.words)
  private static let buildFiles = Set(
    """
    project.yml limn.yml theme-settings.json Podfile Cartfile Gemfile Fastfile Makefile Dockerfile
    """.words)
}
