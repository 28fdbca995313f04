import LimnDiagnostics
import LimnPlatform

/// `limn serve`: serves the site from memory on 127.0.0.1 and rebuilds it when files change.
///
/// 1. Pages are built and served without compiling any code.
/// 2. A separate thread checks snippets, the catalog, and previews. Then the pages are built again with the results.
/// 3. When an article changes, only this article is parsed, and its page reloads before any code is compiled.
struct ServeCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let layout = try ProjectLayout.find(arguments, content: true)
    let options = try RunOptions(arguments)
    let site = ServedSite()
    let session = ServeSession(
      arguments: arguments, layout: layout, options: options, site: site,
      project: try LiveProject(layout, jobs: options.jobs))
    try session.buildPages()
    session.buildSearch()
    let port = try port()
    let server = try HTTPServer(site, port: port ?? 8080, triesNext: port == nil)
    Console.print("http://127.0.0.1:\(server.port)/  (press Ctrl-C to stop)\n")
    session.startChecking()
    // In a package, watch the whole root, since articles, documentation catalogs, targets, and the manifest can be
    // anywhere.
    let whole = files.exists(layout.root + "/Package.swift") || layout.parts != nil
    let folders = [layout.content, layout.site].compactMap { $0 }
    let others = folders.filter { !$0.isIn(layout.root) }
    let watcher = try FolderWatcher(whole ? [layout.root] + others : folders, enters: layout.enters) {
      ProjectLayout.isSkipped($0) || $0.hasSuffix("~")
    }
    while true { try session.take(try watcher.changes(within: .seconds(3600))) }
  }

  private func port() throws -> UInt16? {
    guard let text = arguments.values["port"] else { return nil }
    guard let port = UInt16(text) else {
      throw DiagnosticError(.invalidPort, "'\(text)' is not a port: use a number from 0 to 65535")
    }
    return port
  }
}
