/// Properties with default values are not encoded, so that the encoding is short and equal trees have equal encodings.
extension SemanticNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, role, label, value, hint, identifier, view, traits, content, layout, style, boxes, actions, children,
      approximations
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      role: try fields.decode(Role.self, forKey: .role),
      label: try fields.decodeIfPresent(String.self, forKey: .label),
      value: try fields.decodeIfPresent(String.self, forKey: .value),
      hint: try fields.decodeIfPresent(String.self, forKey: .hint),
      identifier: try fields.decodeIfPresent(String.self, forKey: .identifier),
      view: try fields.decodeIfPresent(String.self, forKey: .view),
      traits: try fields.decodeIfPresent(Set<Trait>.self, forKey: .traits) ?? [],
      content: try fields.decodeIfPresent(Content.self, forKey: .content),
      layout: try fields.decodeIfPresent(Layout.self, forKey: .layout) ?? Layout(),
      style: try fields.decodeIfPresent(Style.self, forKey: .style) ?? Style(),
      boxes: try fields.decodeIfPresent([Box].self, forKey: .boxes) ?? [],
      actions: try fields.decodeIfPresent([Action].self, forKey: .actions) ?? [],
      children: try fields.decodeIfPresent([SemanticNode].self, forKey: .children) ?? [],
      approximations: try fields.decodeIfPresent([String].self, forKey: .approximations) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(role, forKey: .role)
    try fields.encodeIfPresent(label, forKey: .label)
    try fields.encodeIfPresent(value, forKey: .value)
    try fields.encodeIfPresent(hint, forKey: .hint)
    try fields.encodeIfPresent(identifier, forKey: .identifier)
    try fields.encodeIfPresent(view, forKey: .view)
    if !traits.isEmpty { try fields.encode(traits.sorted(), forKey: .traits) }
    try fields.encodeIfPresent(content, forKey: .content)
    if layout != Layout() { try fields.encode(layout, forKey: .layout) }
    if style != Style() { try fields.encode(style, forKey: .style) }
    if !boxes.isEmpty { try fields.encode(boxes, forKey: .boxes) }
    if !actions.isEmpty { try fields.encode(actions, forKey: .actions) }
    if !children.isEmpty { try fields.encode(children, forKey: .children) }
    if !approximations.isEmpty { try fields.encode(approximations, forKey: .approximations) }
  }
}
