import LimnDiagnostics
import LimnMarkdown
import Synchronization

/// Hides the secrets in all files of a site that is written. Most secrets were hidden where their text was read; what
/// remains was found elsewhere, for example in the state of a preview.
final class SecretScreen: Sendable {
  private let examples, reported: Set<[UInt8]>
  private let found = Mutex<[PageAddress: String]>([:])

  init(examples: Set<[UInt8]>, reported: Set<[UInt8]>) { (self.examples, self.reported) = (examples, reported) }

  func screened(_ file: SiteFile) -> SiteFile { SiteFile(file.address, screened(file.bytes, of: file.address)) }

  /// The page with sections that the search can read.
  func screened(_ page: SitePage) -> SitePage {
    var page = page
    for index in page.sections.indices {
      page.sections[index].text = screened(page.sections[index].text.bytes, of: page.address).text
    }
    return page
  }

  private func screened(_ bytes: [UInt8], of address: PageAddress) -> [UInt8] {
    let secrets = Secrets.find(in: bytes).filter { !examples.contains(Array(bytes[$0.range])) }
    if let new = secrets.first(where: { !reported.contains(Array(bytes[$0.range])) }) {
      found.withLock { $0[address] = new.name }
    }
    return secrets.isEmpty ? bytes : Secrets.hide(secrets, in: bytes)
  }

  /// An error for each file that contained secrets.
  var diagnostics: [Diagnostic] {
    found.withLock { $0 }.sortedByKey.map { address, name in
      .init(.publishedSecret, "'\(address)' shows what looks like a \(name): remove it from the code")
    }
  }
}
