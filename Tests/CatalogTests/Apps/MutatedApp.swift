import Foundation

/// Changes that are applied together to one copy of an app, so that it is built once.
struct MutatedApp {
  private var texts: [String: String] = [:]
  private var originals: [String: String?] = [:]
  let root: String
  let mutations: [Mutation]

  init(root: String, mutations: [Mutation]) throws {
    self.root = root
    self.mutations = mutations
    for mutation in mutations {
      for file in [mutation.file, mutation.elsewhere?.file].compactMap(\.self) where originals[file] == nil {
        originals[file] = .some(try? String(contentsOfFile: root + "/" + file, encoding: .utf8))
      }
      var text = texts[mutation.file] ?? originals[mutation.file].flatMap(\.self) ?? ""
      let new = mutation.new.replacingOccurrences(of: "«", with: "«\(mutation.rule)»")
      if let old = mutation.old {
        let count = text.components(separatedBy: old).count - 1
        guard count == 1 else { throw MutationDoesNotApply(mutation: mutation, count: count) }
        text = text.replacingOccurrences(of: old, with: new)
      } else {
        text += "\n" + new + "\n"
      }
      if let elsewhere = mutation.elsewhere {
        var other = elsewhere.file == mutation.file ? text : texts[elsewhere.file] ?? ""
        if other.isEmpty { other = try String(contentsOfFile: root + "/" + elsewhere.file, encoding: .utf8) }
        other = other.replacingOccurrences(of: elsewhere.text, with: "«\(mutation.rule)»" + elsewhere.text)
        if elsewhere.file == mutation.file { text = other } else { texts[elsewhere.file] = other }
      }
      texts[mutation.file] = text
    }
  }

  struct MutationDoesNotApply: Error {
    var mutation: Mutation
    var count: Int
  }

  /// Restores the files.
  func restore() {
    for (file, text) in originals {
      if let text {
        try? text.write(toFile: root + "/" + file, atomically: true, encoding: .utf8)
      } else {
        try? FileManager.default.removeItem(atPath: root + "/" + file)
      }
    }
  }

  /// Writes the changed files and returns the expected violations as sorted `path:line:column rule` lines.
  func write() throws -> [String] {
    var expected: [String] = []
    for (file, text) in texts {
      var lines = text.components(separatedBy: "\n")
      for index in lines.indices {
        while let open = lines[index].range(of: "«"), let close = lines[index].range(of: "»") {
          let rule = lines[index][open.upperBound..<close.lowerBound]
          expected.append("\(file):\(index + 1):\(lines[index][..<open.lowerBound].utf8.count + 1) \(rule)")
          lines[index].removeSubrange(open.lowerBound..<close.upperBound)
        }
      }
      let path = URL(fileURLWithPath: root + "/" + file)
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try lines.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
    }
    return expected.sorted()
  }
}
