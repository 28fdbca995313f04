import LimnPlatform

/// The code and data of an object file, for computing a digest. The order of the file's symbols and its debug
/// information have no effect on the contents.
struct ObjectContents {
  let object: ElfObject
  /// The symbols that each section defines, in the order of their offsets. The index of the array is the section's
  /// index.
  private var symbols: [[ElfObject.Symbol]]

  init(_ object: ElfObject) {
    self.object = object
    symbols = object.sections.map { _ in [] }
    for symbol in object.symbols where !symbol.isSection {
      if let section = symbol.section { symbols[section].append(symbol) }
    }
    for index in symbols.indices { symbols[index].sort { ($0.value, $0.name) < ($1.value, $1.name) } }
  }
}

extension ObjectContents {
  /// The digest of all sections that are loaded when the program runs, except two kinds of sections.
  ///
  /// The first kind is notes. The second kind is the section in which the compiler stores its own digest of the
  /// intermediate code. The compiler's digest depends on debug information and paths, so it can differ although the
  /// code is the same.
  var digest: Digest {
    let indices = object.sections.indices.filter { Self.counts(object.sections[$0]) }
    let places = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    var data = ByteText()
    for index in indices {
      let section = object.sections[index]
      data.add(section.name)
      data.add(Int(section.flags), section.size, Int(section.type))
      data.add(object.bytes[section.content])
      for relocation in section.relocations {
        let symbol = object.symbols[relocation.symbol]
        data.add(relocation.offset, Int(relocation.type), relocation.addend)
        if symbol.binding == .local, let place = symbol.section.flatMap({ places[$0] }) {
          data.add(place, symbol.value)
        } else {
          data.add(symbol.name)
        }
      }
      for symbol in symbols[index] where symbol.binding != .local {
        data.add(symbol.name)
        data.add(symbol.value, Int(symbol.binding.rawValue), Int(symbol.visibility), symbol.size)
      }
    }
    return Digest(of: data.bytes)
  }

  private static func counts(_ section: ElfObject.Section) -> Bool {
    section.isLoaded && !section.name.hasPrefix(".note") && section.name != ".swift_modhash"
  }

  private static func relocations(of section: ElfObject.Section, in range: Range<Int>) -> ArraySlice<
    ElfObject.Relocation
  > {
    let all = section.relocations
    func first(notBefore offset: Int) -> Int { all.partitionPoint { $0.offset >= offset } }
    return all[first(notBefore: range.lowerBound)..<first(notBefore: range.upperBound)]
  }
}

extension ObjectContents {
  /// The conformances that the file declares; nil if a record has an unknown form.
  var conformances: [ObjectSummary.Conformance]? {
    var found: [ObjectSummary.Conformance] = []
    for section in object.sections where section.name == "swift5_protocol_conformances" {
      guard section.relocations.count * 4 == section.size else { return nil }
      for record in section.relocations {
        let symbol = object.symbols[record.symbol]
        guard let index = symbol.section else { return nil }
        // A conformance descriptor starts with the address of the protocol, followed by the address of the type. Each
        // address is relative to its own position.
        let start = symbol.value + record.addend
        guard let conformed = descriptor(at: start, in: index), let type = descriptor(at: start + 4, in: index) else {
          return nil
        }
        found.append(ObjectSummary.Conformance(type: type.name, conformed: conformed.name))
      }
    }
    return found
  }

  /// The descriptor of a type or a protocol.
  private enum Descriptor {
    case named(String)
    /// A descriptor without a global symbol. Only this file can refer to such a descriptor.
    case ownedByFile

    var name: String? {
      if case .named(let name) = self { name } else { nil }
    }
  }

  /// Returns the descriptor of a type or a protocol. The section `index` contains the relative address of the
  /// descriptor at the offset `place`. Returns nil if the address has an unknown form.
  private func descriptor(at place: Int, in index: Int) -> Descriptor? {
    let section = object.sections[index]
    guard place >= 0, place <= section.content.count - 4 else { return nil }
    if let relocation = Self.relocations(of: section, in: place..<(place + 4)).first {
      let symbol = object.symbols[relocation.symbol]
      guard symbol.binding == .local else { return Self.descriptor(symbol.name) }
      return symbol.section.flatMap { descriptor(of: symbol.value + relocation.addend, in: $0) }
    }
    // If the address has no relocation, the descriptor is in the same section as the address. The assembler has already
    // computed the relative address.
    guard let bits = object.bits(at: section.content.lowerBound + place, 4) else { return nil }
    return descriptor(of: place + Int(Int32(truncatingIfNeeded: bits)), in: index)
  }

  /// Returns the descriptor at an offset in a section. The descriptor is identified by the name of the symbol at the
  /// same offset. Returns nil if there is no symbol.
  private func descriptor(of offset: Int, in section: Int) -> Descriptor? {
    // The lowest bit of an address is a flag. If it is set, the address does not lead to the descriptor itself, but to
    // a variable that contains the descriptor's address. Clear the flag before looking for the symbol.
    let found = symbols[section].filter { $0.value == offset & ~1 }
    if let global = found.first(where: { $0.binding != .local }) { return Self.descriptor(global.name) }
    return found.isEmpty ? nil : .ownedByFile
  }

  /// Returns the descriptor that a symbol refers to. If the descriptor is in another file, the symbol may belong to a
  /// variable that contains the address of the descriptor. The name of such a symbol is `got.` followed by the name of
  /// the descriptor.
  private static func descriptor(_ symbol: String) -> Descriptor {
    .named(symbol.after(prefix: "got.") ?? symbol)
  }
}

/// Collects texts and numbers as bytes for a digest. The length of each text precedes the text, so that different texts
/// always give different bytes.
private struct ByteText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ content: ArraySlice<UInt8>) {
    add(content.count)
    bytes += content
  }

  mutating func add(_ numbers: Int...) {
    for number in numbers { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }
}
