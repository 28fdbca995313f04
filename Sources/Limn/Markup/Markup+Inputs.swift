extension Markup {
  /// Writes one of the radio buttons with a name, in its label.
  public mutating func choice(
    of name: String, id: String, isChosen: Bool, _ label: (inout Markup) -> Void
  ) {
    element("label") { html in
      html.open("input", [], [("type", "radio"), ("name", name), ("id", id), ("checked", isChosen ? "" : nil)])
      label(&html)
    }
  }

  /// Writes the check box with which a reader shows the rest of a long list on a phone.
  public mutating func unfold(_ label: String) {
    element("label", ["unfold"]) { html in
      html.open("input", [], [("type", "checkbox")])
      html.write(label)
    }
  }
}
