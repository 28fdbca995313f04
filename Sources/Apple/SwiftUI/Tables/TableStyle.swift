/// How a table looks. All styles look alike in previews.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
public struct BorderedTableStyle: TableStyle { public init() {} }

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  public nonisolated func tableStyle(_ style: some TableStyle) -> some View { self }
}

extension Section: TableRowContent, PrimitiveTableRows where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// The rows without the header, which a table does not show.
  var facts: [TableRowFacts] { content.rowFacts }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
