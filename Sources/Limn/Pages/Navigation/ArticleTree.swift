import LimnMarkup
import LimnDiagnostics

/// The articles' part of the navigation: a tree of their folders. A folder without an `index.md` gets a generated page.
struct ArticleTree {
  private(set) var sections: [NavigationNode] = []
  /// The generated pages of folders without an `index.md`.
  private(set) var folderPages: [SitePage] = []
  /// The addresses of `folderPages` and of the generated home page, by the path of the folder.
  private(set) var folders: [String: PageAddress] = [:]
  /// The generated home page, if the content has no `index.md` or README at its root. It lists the sections of the
  /// site.
  private(set) var home: SitePage?
  private(set) var diagnostics: [Diagnostic] = []

  /// Builds the tree.
  ///
  /// - Parameters:
  ///   - articles: all articles.
  ///   - addresses: the address of each article, in the same order.
  ///   - siteTitle: the title of the generated home page.
  init(_ articles: [Article], _ addresses: [PageAddress], siteTitle: String) {
    var root = Folder()
    for (article, address) in zip(articles, addresses) {
      root.insert(Leaf(article, address), at: article.folder.pathNames.map(String.init)[...])
    }
    sections = nodes(for: root.sortedFolders, above: []).map(\.node)
    if !root.leaves.isEmpty {
      let pages = curated(root, root.sortedLeaves.map { NavigationNode(title: $0.title, address: $0.address) })
      let title = sections.isEmpty ? root.index?.article.title ?? "Pages" : "Articles"
      sections.insert(
        NavigationNode(title: title, address: root.index?.address ?? pages[0].address, children: pages), at: 0)
      if root.index == nil { sections[0].address = nil }
    }
    if root.index == nil, !articles.isEmpty {
      // A section without its own page is replaced by its entries. If there is only one section, its entries say more
      // than its title.
      let entries = sections.flatMap { $0.address == nil || sections.count == 1 ? $0.children : [$0] }
      folders[""] = "index.html"
      home = Self.list(root, title: siteTitle, address: "index.html", children: entries)
    }
  }

  private struct Leaf {
    var article: Article
    var address: PageAddress
    var title: String
    var order: Int
    /// The values by which the articles of a folder are sorted: the order, the title in lowercase, and the path. They
    /// are stored, since sorting compares the same article many times.
    var key: (Int, String, String)

    init(_ article: Article, _ address: PageAddress) {
      self.article = article
      self.address = address
      title = article.title
      order = article.document.frontMatter.order ?? .max
      key = (order, title.lowercased(), article.path)
    }
  }

  private struct Folder {
    var index: Leaf?
    var leaves: [Leaf] = []
    var folders: [String: Folder] = [:]

    mutating func insert(_ leaf: Leaf, at path: ArraySlice<String>) {
      if let first = path.first {
        folders[first, default: Folder()].insert(leaf, at: path.dropFirst())
      } else if leaf.address.name == "index.html", index == nil {
        index = leaf
      } else {
        leaves.append(leaf)
      }
    }

    var order: Int { index?.order ?? .max }
    /// The articles of the folder without its index, sorted by `key`. The code sorts the positions of the articles in
    /// `leaves` first, since moving an integer takes less time than moving an article.
    var sortedLeaves: [Leaf] { leaves.sorted { $0.key < $1.key } }
    var sortedFolders: [(key: String, value: Folder)] {
      folders.sorted { ($0.value.order, $0.key.lowercased()) < ($1.value.order, $1.key.lowercased()) }
    }
  }

  /// The entries of folders that are in the same folder. If several of them have the same title, such as the
  /// translations of one text, the names of the folders are added to their titles.
  private mutating func nodes(
    for folders: [(key: String, value: Folder)], above: [String]
  ) -> [(order: Int, node: NavigationNode)] {
    var nodes: [(order: Int, node: NavigationNode)] = []
    for (name, folder) in folders { nodes.append((folder.order, node(for: folder, name: name, above: above))) }
    let counts = nodes.map(\.node.title).counts
    for (place, folder) in folders.enumerated() where counts[nodes[place].node.title] ?? 0 > 1 {
      nodes[place].node.title += " (\(folder.key))"
    }
    return nodes
  }

  private mutating func node(for folder: Folder, name: String, above: [String]) -> NavigationNode {
    let path = above + [name]
    let title = folder.index?.article.title ?? name.spaced
    let address =
      folder.index?.address ?? PageAddress(path.map(ArticleAddresses.slug).withSlashes + "/index.html")
    var children = folder.sortedLeaves.map {
      (order: $0.order, node: NavigationNode(title: $0.title, address: $0.address))
    }
    children += nodes(for: folder.sortedFolders, above: path)
    children.sort { $0.order < $1.order }
    if folder.index == nil {
      folders[path.withSlashes] = address
      folderPages.append(Self.list(folder, title: title, address: address, children: children.map(\.node)))
    }
    return NavigationNode(title: title, address: address, children: curated(folder, children.map(\.node)))
  }

  /// Sorts the entries of a documentation catalog's folder in the order of the links on the catalog's home page.
  /// Entries for pages that have no link there come last. Entries of any other folder are returned unchanged.
  private mutating func curated(_ folder: Folder, _ nodes: [NavigationNode]) -> [NavigationNode] {
    guard let index = folder.index, index.article.isOfCatalog else { return nodes }
    var tree = CuratedTree(folder.leaves.map { ($0.article, $0.address) })
    var listed = tree.children(of: index.article, at: index.address)
    // An article with `@Tutorials` determines the entries below its own entry: its tutorials. If no other page links to
    // such an article, the article is added here, so that its tutorials are not listed without it.
    for leaf in folder.leaves
    where !tree.isPlaced(leaf.address) && leaf.article.document.directives.contains(where: { $0.name == "Tutorials" }) {
      listed.append(
        NavigationNode(
          title: leaf.article.title, address: leaf.address, children: tree.children(of: leaf.article, at: leaf.address))
      )
    }
    diagnostics += tree.diagnostics
    return listed + nodes.filter { node in node.address.map { !tree.isPlaced($0) } ?? true }
  }

  /// Generates the page of a folder, which lists the pages in the folder.
  private static func list(_ folder: Folder, title: String, address: PageAddress, children: [NavigationNode])
    -> SitePage
  {
    let summaries = folder.leaves.keyed { ($0.address, $0.article.document.frontMatter.description) }
    var html = Markup()
    html.element("h1", text: title)
    html.add("\n<ul class=\"index\">\n")
    var alternate = "# \(title)\n\n"
    for child in children {
      guard let target = child.address else { continue }
      alternate += "- [\(child.title)](\(address.link(to: target.linkedAlternate)))\n"
      html.element("li") {
        $0.link(to: address.link(to: target), text: child.title)
        if let summary = summaries[target] ?? nil { $0.element("p", text: summary) }
      }
      html.newline()
    }
    html.add("</ul>\n")
    return SitePage(
      address: address, title: title, kind: .article, body: html.bytes, alternate: alternate.bytes,
      classes: ["index"])
  }
}
