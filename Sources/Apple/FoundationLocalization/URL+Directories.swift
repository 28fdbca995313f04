public import Foundation

// The folders of the user, which Foundation on Linux finds only for a file manager.

extension URL {
  public static var documentsDirectory: URL { user(.documentDirectory, "Documents") }
  public static var desktopDirectory: URL { user(.desktopDirectory, "Desktop") }
  public static var downloadsDirectory: URL { user(.downloadsDirectory, "Downloads") }
  public static var moviesDirectory: URL { user(.moviesDirectory, "Movies") }
  public static var musicDirectory: URL { user(.musicDirectory, "Music") }
  public static var picturesDirectory: URL { user(.picturesDirectory, "Pictures") }
  public static var sharedPublicDirectory: URL { user(.sharedPublicDirectory, "Public") }
  public static var libraryDirectory: URL { user(.libraryDirectory, "Library") }
  public static var applicationSupportDirectory: URL {
    user(.applicationSupportDirectory, "Library/Application Support")
  }
  public static var cachesDirectory: URL { user(.cachesDirectory, "Library/Caches") }
  public static var trashDirectory: URL { user(.trashDirectory, ".Trash") }

  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func user(_ directory: FileManager.SearchPathDirectory, _ path: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: path, directoryHint: .isDirectory)
  }
}
