import LimnPlatform

/// Assigns compilation units to shards by a digest of the snippet's text, so that separate machines make the same choice.
struct ShardChoice {
  var shard: Shard

  init(_ shard: Shard) { self.shard = shard }
}

extension ShardChoice {
  func includes(_ unit: SnippetUnit, in scope: Scope) -> Bool {
    let digest = Digest(of: scope.snippets[unit.owner].text)
    let number = digest.bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return number % shard.count == shard.index - 1
  }
}
