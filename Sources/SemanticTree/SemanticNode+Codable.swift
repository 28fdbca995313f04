/// Properties with default values are not encoded, so that the encoding is short and equal trees have equal encodings.
extension SemanticNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, role, label, value, hint, identifier, view, traits, content, layout, style, boxes, actions, children,
      approximations
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func field<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try fields.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      id: try fields.decode(String.self, forKey: .id), role: try fields.decode(Role.self, forKey: .role),
      label: try field(.label), value: try field(.value), hint: try field(.hint), identifier: try field(.identifier),
      view: try field(.view), traits: try field(.traits) ?? [], content: try field(.content),
      layout: try field(.layout) ?? Layout(), style: try field(.style) ?? Style(), boxes: try field(.boxes) ?? [],
      actions: try field(.actions) ?? [], children: try field(.children) ?? [],
      approximations: try field(.approximations) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    func add<Value: Encodable & Equatable>(_ value: Value?, _ key: CodingKeys, unless plain: Value? = nil) throws {
      if value != plain { try fields.encodeIfPresent(value, forKey: key) }
    }
    try add(id, .id)
    try add(role, .role)
    try add(label, .label)
    try add(value, .value)
    try add(hint, .hint)
    try add(identifier, .identifier)
    try add(view, .view)
    try add(traits.sorted(), .traits, unless: [])
    try add(content, .content)
    try add(layout, .layout, unless: Layout())
    try add(style, .style, unless: Style())
    try add(boxes, .boxes, unless: [])
    try add(actions, .actions, unless: [])
    try add(children, .children, unless: [])
    try add(approximations, .approximations, unless: [])
  }
}
