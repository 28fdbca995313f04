/// A relocatable object file in the ELF64 format with little-endian numbers. Compilers write this format on Linux.
struct ElfObject {
  struct Section {
    var name: String
    var type: UInt32
    var flags: UInt64
    /// The byte range of the section's content in `bytes`; empty for a section without content, such as `.bss`.
    var content: Range<Int>
    /// The size of the section in memory, in bytes.
    var size: Int
    var link: Int
    /// If this section contains relocations, the index of the section that the relocations change.
    var info: Int
    /// The size of one entry in bytes, if this section is a table.
    var entrySize: Int
    /// The relocations that apply to the section, in the order of their offsets.
    var relocations: [Relocation] = []
  }

  struct Symbol {
    var name: String
    var binding: Binding
    var isSection: Bool
    var visibility: UInt8
    /// The index of the section that defines the symbol; nil if the symbol is undefined or has no section.
    var section: Int?
    var isUndefined: Bool
    /// The offset of the symbol in the section, in bytes.
    var value: Int
    var size: Int
  }

  enum Binding: UInt8 {
    case local, global, weak
  }

  struct Relocation {
    var offset: Int
    var type: UInt32
    var symbol: Int
    var addend: Int
  }

  var bytes: [UInt8]
  var sections: [Section] = []
  var symbols: [Symbol] = []
}

extension ElfObject {
  private static let (symbolTable, relocationsWithAddend, withoutContent, relocations):
    (UInt32, UInt32, UInt32, UInt32) = (2, 4, 8, 9)

  /// Reads an object file. Returns nil if the file has another format or uses a feature that this reader does not
  /// support.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), number(at: 16, 2) == 1 else {
      return nil
    }
    guard let table = number(at: 40, 8), let size = number(at: 58, 2), size == 64, let count = number(at: 60, 2),
      count > 0,
      let names = number(at: 62, 2), names < count, readSections(table, count, names)
    else { return nil }
    let tables = sections.filter { $0.type == Self.symbolTable }
    guard tables.count == 1, readSymbols(tables[0]), readRelocations() else { return nil }
  }

  /// Reads a little-endian number of `size` bytes. Returns nil if its bytes are outside of the file or the number is
  /// too large for `Int`.
  private func number(at place: Int, _ size: Int) -> Int? { bits(at: place, size).flatMap(Int.init(exactly:)) }

  /// Reads the bits of a little-endian number of up to eight bytes. Returns nil if its bytes are outside of the file.
  func bits(at place: Int, _ size: Int) -> UInt64? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    return (0..<size).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
  }

  /// Returns the text in a section from `place` to the next zero byte; nil if no zero byte follows.
  func text(at place: Int, in content: Range<Int>) -> String? {
    let start = content.lowerBound + place
    guard place >= 0, start < content.upperBound, let end = bytes[start..<content.upperBound].firstIndex(of: 0) else {
      return nil
    }
    return bytes[start..<end].text
  }

  private mutating func readSections(_ table: Int, _ count: Int, _ names: Int) -> Bool {
    var nameOffsets: [Int] = []
    for index in 0..<count {
      let start = table + index * 64
      guard let name = number(at: start, 4), let type = number(at: start + 4, 4), let flags = number(at: start + 8, 8),
        let offset = number(at: start + 24, 8), let size = number(at: start + 32, 8),
        let link = number(at: start + 40, 4),
        let info = number(at: start + 44, 4), let entrySize = number(at: start + 56, 8)
      else { return false }
      let isEmpty = UInt32(type) == Self.withoutContent || type == 0
      guard isEmpty || (offset <= bytes.count && size <= bytes.count - offset) else { return false }
      nameOffsets.append(name)
      sections.append(
        Section(
          name: "", type: UInt32(type), flags: UInt64(flags), content: isEmpty ? 0..<0 : offset..<(offset + size),
          size: size, link: link,
          info: info, entrySize: entrySize))
    }
    let content = sections[names].content
    for (index, offset) in nameOffsets.enumerated() {
      guard let name = text(at: offset, in: content) else { return false }
      sections[index].name = name
    }
    return true
  }

  private mutating func readSymbols(_ table: Section) -> Bool {
    guard table.entrySize == 24, sections.indices.contains(table.link) else { return false }
    let names = sections[table.link].content
    for start in stride(from: table.content.lowerBound, to: table.content.upperBound, by: 24) {
      guard let name = number(at: start, 4), let text = text(at: name, in: names), let info = number(at: start + 4, 1),
        let other = number(at: start + 5, 1), let index = number(at: start + 6, 2),
        let value = number(at: start + 8, 8),
        let size = number(at: start + 16, 8), let binding = Binding(rawValue: UInt8(info >> 4))
      else { return false }
      // An index of 0xff00 or more does not refer to a section. Of these special indices, this reader supports only
      // 0xfff1, which marks a symbol with an absolute value. For example, it does not support 0xfff2, which marks a
      // common symbol.
      guard index < sections.count || index == 0xfff1 else { return false }
      symbols.append(
        Symbol(
          name: text, binding: binding, isSection: info & 15 == 3, visibility: UInt8(other & 3),
          section: index == 0 || index == 0xfff1 ? nil : index, isUndefined: index == 0, value: value, size: size))
    }
    return true
  }

  private mutating func readRelocations() -> Bool {
    for section in sections {
      // Reject a section of relocations without addends. Only processors that this reader does not support use such
      // sections.
      if section.type == Self.relocations { return false }
      guard section.type == Self.relocationsWithAddend else { continue }
      guard section.entrySize == 24, sections.indices.contains(section.info) else { return false }
      // Skip the relocations of sections that are not loaded, such as debug information.
      guard sections[section.info].isLoaded else { continue }
      var found: [Relocation] = []
      found.reserveCapacity(section.content.count / 24)
      for start in stride(from: section.content.lowerBound, to: section.content.upperBound, by: 24) {
        guard let offset = number(at: start, 8), let type = number(at: start + 8, 4),
          let symbol = number(at: start + 12, 4),
          symbols.indices.contains(symbol), let addend = bits(at: start + 16, 8)
        else { return false }
        found.append(
          Relocation(offset: offset, type: UInt32(type), symbol: symbol, addend: Int(Int64(bitPattern: addend))))
      }
      sections[section.info].relocations += found.sorted { $0.offset < $1.offset }
    }
    return true
  }
}

extension ElfObject.Section {
  private static let load: UInt64 = 0x2

  /// Whether the section is loaded when the program runs.
  var isLoaded: Bool { flags & Self.load != 0 }
}
