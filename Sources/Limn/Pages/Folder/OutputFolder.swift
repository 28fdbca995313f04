import LimnDiagnostics
import Foundation
import LimnPlatform

/// The files of this machine.
let files = FileSystem.local

/// The folder of the published site. A build replaces it atomically.
///
/// The build fills a new folder next to the old folder, with hard links to unchanged files. Then the build swaps the
/// two folders, so that an interrupted build leaves the old site intact.
public struct OutputFolder: Sendable {
  /// The absolute path of the site's folder.
  let path: String
  /// Called if this build must wait until another build is finished.
  public var waits: @Sendable () -> Void = {}

  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The name of the file that marks a folder as a site written by Limn. Folders without this file are not replaced,
  /// unless they are empty.
  public static let marker = ".limn-site"

  /// How many files a build wrote, and how many files of the old site it reused.
  public struct Summary: Sendable, Hashable {
    public var written = 0
    /// The number of files with unchanged content, which were not written again.
    public var unchanged = 0
  }

  /// Fills a new folder by calling `body`. If the `publish` that `body` returns is true, the new folder replaces the
  /// old folder.
  ///
  /// - Parameters:
  ///   - stamp: returns a text that identifies the site's inputs. ``isCurrent(_:)`` later compares this text with the
  ///     text for the current inputs. If the text is empty, ``isCurrent(_:)`` is always false, so the next build is not
  ///     skipped.
  ///   - body: receives a thread-safe function that writes a file of the site; returns whether to publish, and a
  ///     result.
  /// - Throws: `EnvironmentFailure` if the disk is full or a folder cannot be written; the old site is then unchanged.
  public func replace<Result>(
    stamp: (Result) -> String = { _ in "" },
    _ body: (_ write: @escaping @Sendable (SiteFile) throws -> Void) throws -> (publish: Bool, result: Result)
  ) throws -> (result: Result, summary: Summary) {
    try checkOwnership()
    let lock = try FolderLock(parent, waits: waits)
    defer { lock.release() }
    removeLeftovers()
    let staging = parent + "/" + stagingPrefix + String(getpid())
    do throws(FileError) { try FileSystem.makeFolder(staging) } catch {
      throw EnvironmentFailure("\(staging) cannot be created: \(error.reason)")
    }
    var isDone = false
    defer { if !isDone { FileSystem.remove(staging) } }
    let writer = StagingWriter(old: path, new: staging)
    let (publish, result) = try body { try writer.write($0) }
    guard publish else { return (result, writer.summary) }
    let summary = writer.summary
    try writer.write(
      SiteFile(PageAddress(Self.marker), Self.markerText(of: writer.listing, stamp: stamp(result)).bytes))
    try exchange(staging)
    isDone = true
    FileSystem.remove(staging)
    return (result, summary)
  }

  /// Whether the existing site needs no new build: it was built with the same stamp, and its files were not modified
  /// after that build.
  public func isCurrent(_ stamp: String) -> Bool {
    guard !stamp.isEmpty, let marker = try? files.read(path + "/" + Self.marker) else { return false }
    return marker == Self.markerText(of: listing, stamp: stamp).bytes
  }

  private var parent: String { path.parentFolder }
  private var name: String { path.lastPathName.map(String.init) ?? "/" }
  private var stagingPrefix: String { ".\(name).new-" }

  /// The text of the marker file: the stamp, and a digest of the files' names, sizes, and modification times.
  private static func markerText(of listing: [String], stamp: String) -> String {
    "limn-site/1\n\(Digest(of: stamp))\n\(Digest(ofParts: listing))\n"
  }

  /// The name, size, and modification time of each file in the existing site. There is one line for each file, sorted
  /// by path.
  private var listing: [String] {
    let names = ((try? files.files(below: path) { _ in false }) ?? []).filter { $0 != Self.marker }
    return names.map { Self.line(of: $0, files.status(path + "/" + $0)) }
  }

  static func line(of name: String, _ status: FileStatus?) -> String {
    "\(name) \(status?.size ?? -1) \(status?.modified ?? 0)"
  }

  private func checkOwnership() throws {
    let names: [String]
    // An empty folder may be replaced. If the path exists but cannot be listed, it is a file or a folder without read
    // permission. Neither may be replaced, so this is an error.
    do { names = try files.list(path) } catch {
      if error.code == ENOENT { return }
      throw EnvironmentFailure("\(error)", hint: "Pass another folder for the site with --output.")
    }
    guard names.isEmpty || names.contains(Self.marker) else {
      throw EnvironmentFailure(
        "\(path) contains files that Limn did not write, so Limn does not replace the folder",
        hint: "Pass another folder with --output, or empty this folder.")
    }
  }

  /// Removes folders that interrupted builds left behind.
  private func removeLeftovers() {
    for name in (try? files.list(parent)) ?? [] where name.hasPrefix(stagingPrefix) {
      FileSystem.remove(parent + "/" + name)
    }
  }

  /// Moves the new folder to the site's path. If there is an old site, the two folders are swapped.
  private func exchange(_ staging: String) throws {
    if access(path, F_OK) != 0 ? rename(staging, path) == 0 : FileSystem.exchange(staging, path) { return }
    let code = errno
    let hint =
      code == EBUSY
      ? "The folder is a mount point, so Limn cannot replace it: pass a folder below it with --output." : nil
    throw EnvironmentFailure("\(path) cannot be moved into place: \(systemError(code))", hint: hint)
  }
}
