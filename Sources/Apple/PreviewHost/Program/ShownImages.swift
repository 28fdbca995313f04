internal import CPreviewHost
internal import Foundation
internal import Glibc
@_spi(Headless) internal import SwiftUI

/// The files of the images that this process and its copies showed. Each process writes its images to a file in memory
/// that they share.
struct ShownImages {
  private let list = limn_memory_file("images")

  init() {
    let list = list
    _ = fcntl(list, F_SETFL, O_APPEND)
    ImageFile.onUse = { image in
      let line = "\(image.name)\t\(image.path)\n"
      _ = Glibc.write(list, line, line.utf8.count)
    }
  }

  /// The contents of the files in Base64, by the names of the images.
  var contents: [String: String] {
    lseek(list, 0, SEEK_SET)
    let text = (try? FileHandle(fileDescriptor: list, closeOnDealloc: false).readToEnd()) ?? Data()
    var contents: [String: String] = [:]
    for line in Set(String(decoding: text, as: UTF8.self).split(separator: "\n")) {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, let data = FileManager.default.contents(atPath: parts[1]) else { continue }
      contents[parts[0]] = data.base64EncodedString()
    }
    return contents
  }
}
