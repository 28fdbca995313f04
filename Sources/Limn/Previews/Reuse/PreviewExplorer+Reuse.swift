import LimnPlatform

extension PreviewExplorer {
  /// Returns one record for each preview. The caller passes only previews whose current key is not in the cache. A
  /// preview gets the record of an earlier run if the code that it can reach has not changed since then. All other
  /// previews are run. If the program cannot be linked, the records of the previews to run are nil.
  func records(
    of previews: [SourcePreview], into report: inout PreviewReport, progress: @Sendable (Int, Int) -> Void
  ) throws -> [PreviewRecord?] {
    let synthesized = try compiledObjects(for: previews)
    func object(_ preview: SourcePreview) -> String? { synthesized[preview.target]?[preview.entry.identity.type] }
    var records: [PreviewRecord?] = previews.map { preview in
      // A generated preview that the compiler rejected is not run. It gets a record without graphs.
      preview.synthesized == nil || object(preview) != nil ? nil : PreviewRecord(isAbsent: false)
    }
    let keys = try reuseKeys(of: previews, synthesized)
    let known = concurrentMap(Array(zip(previews, keys)), jobs: cache?.lookups(jobs: jobs) ?? jobs) { preview, key in
      key.flatMap { reused(preview, $0) }
    }
    for index in records.indices where records[index] == nil { records[index] = known[index] }
    let missing = previews.indices.filter { records[$0] == nil }
    if !missing.isEmpty {
      let objects = missing.map { previews[$0] }.filter { $0.synthesized != nil }.compactMap(object)
      let made = try run(missing.map { previews[$0] }, with: objects, into: &report, progress: progress)
      for (index, record) in zip(missing, made) { records[index] = record }
    }
    for (index, record) in records.enumerated() {
      guard let record else { continue }
      cache?.write(record, as: PreviewRecord.format, previews[index].key)
      if let key = keys[index], record.isReusable {
        cache?.write(previews[index].key.hex, as: PreviewRecord.reuseFormat, key)
      }
    }
    return records
  }

  /// The object files of the generated previews, by target and by the name of the view.
  private func compiledObjects(for previews: [SourcePreview]) throws -> [String: [String: String]] {
    var byTarget: [String: SynthesizedPreviews] = [:]
    for preview in previews where preview.synthesized != nil { byTarget[preview.target] = preview.synthesized }
    let all = byTarget.sortedByKey
    let compiled = try concurrentMap(
      all, jobs: jobs,
      { _, previews throws -> [String: String] in
        try previews.compiled(for: built, toolchain: toolchain, cache: cache, processes: processes)
      })
    return Dictionary(uniqueKeysWithValues: zip(all.map(\.key), compiled))
  }

  private func reuseKeys(
    of previews: [SourcePreview], _ synthesized: [String: [String: String]]
  ) throws -> [Digest?] {
    var keys: [Digest?] = previews.map { _ in nil }
    guard let cache else { return keys }
    for name in Set(previews.map(\.target)).sorted() {
      guard let target = built.description.target(named: name) else { continue }
      let indices = previews.indices.filter { previews[$0].target == name }
      let own = try reuseKeys(
        of: indices.map { previews[$0] }, in: target, synthesized: synthesized[name] ?? [:], cache: cache)
      for (index, key) in zip(indices, own) { keys[index] = key }
    }
    return keys
  }

  /// Returns the record of an earlier run if the code that the preview can reach has not changed since that run. The
  /// preview can have moved in its source file, so its location in the record is updated.
  private func reused(_ preview: SourcePreview, _ key: Digest) -> PreviewRecord? {
    guard let cache, let hex = cache.read(PreviewRecord.reuseFormat, key), let earlier = Digest(hex: hex.bytes),
      var record = cache.read(PreviewRecord.format, earlier)
    else { return nil }
    for index in record.graphs.indices { record.graphs[index].preview.location = preview.entry.identity.location }
    return record
  }
}

extension PreviewRecord {
  /// Stores the key of the record that a preview can reuse.
  fileprivate static let reuseFormat = StoredFormat<String>("preview-results", version: 1, isShared: true)

  /// Whether the result can be reused as long as the code that the preview can reach does not change. This is false if
  /// two runs of the preview differed. The preview may then depend on memory addresses, which change with any code of
  /// the program.
  fileprivate var isReusable: Bool { !graphs.contains { $0.findings.contains { $0.kind == .previewDiffers } } }
}
