import LimnPlatform
import Testing

@testable import LimnSnippets

@Suite("Snippets that are compiled in one file")
struct BinTests {
  @Test("Snippets without conflicts fill one bin for each compiler process", arguments: [1, 2, 3, 4])
  func bins(jobs: Int) throws {
    // The sizes of the snippets differ, so that no bin is filled exactly.
    let blocks = (0..<90).map { number in
      let text = String(repeating: "x", count: 400 + number % 7 * 31)
      return "```swift\nlet value\(number) = \"\(text)\"\n```\n"
    }
    let page = Checking.page(blocks.joined(separator: "\n"), path: "page.md")
    let run = try CheckRun(context: Checking().context, pages: [page], settings: Digest(of: []), plan: nil)
    let bins = BinPacker.files(of: run.units, in: run.scope, jobs: jobs)
    #expect(bins.count == jobs)
    #expect(bins.reduce(0) { $0 + $1.units.count } == 90)
    let sizes = bins.map { bin in bin.units.reduce(0) { $0 + $1.size(in: run.scope) } }
    // Each bin may exceed its share by a part of one snippet, so the last bin can be smaller by as many snippets as
    // there are other bins.
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= jobs * 650, "\(sizes)")
  }
}
