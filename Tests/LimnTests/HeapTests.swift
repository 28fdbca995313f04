#if os(Linux)
  import Foundation
  import LimnPlatform
  import Testing

  struct HeapTests {
    /// Whether programs on this system can request large pages.
    static let hasLargePages =
      (try? FileSystem.local.read("/sys/kernel/mm/transparent_hugepage/enabled")).map {
        !String(decoding: $0, as: UTF8.self).contains("[never]")
      } ?? false

    @Test("The heaps of all threads use large pages", .enabled(if: hasLargePages))
    func theHeapsOfAllThreadsUseLargePages() throws {
      let run = try CommandRun(["Content/index.md": "# A\n", "Content/other.md": "# B\n", "Content/third.md": "# C\n"])
      defer { run.remove() }
      let limn = try run.start("serve", "--port", "0", "--quiet")
      defer {
        limn.terminate()
        limn.waitUntilExit()
      }
      let deadline = ContinuousClock.now + .seconds(120)
      var heaps: (main: Int, others: Int) = (0, 0)
      while limn.isRunning, deadline > .now, heaps.main == 0 || heaps.others == 0 {
        usleep(20_000)
        heaps = Self.heapsWithLargePages(of: limn.processIdentifier)
      }
      #expect(heaps.main > 0 && heaps.others > 0, "\(heaps)")
    }

    /// The numbers of the memory areas of a process that use large pages.
    private static func heapsWithLargePages(of process: Int32) -> (main: Int, others: Int) {
      guard let bytes = try? FileSystem.local.read("/proc/\(process)/smaps") else { return (0, 0) }
      var heaps: (main: Int, others: Int) = (0, 0)
      var isMain = false
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        if line.first.map({ $0.isHexDigit && !$0.isUppercase }) == true { isMain = line.hasSuffix("[heap]") }
        guard line.hasPrefix("VmFlags:"), line.contains(" hg") else { continue }
        if isMain { heaps.main += 1 } else { heaps.others += 1 }
      }
      return heaps
    }
  }
#endif
