public import SwiftUI

/// A chart of marks such as bars, lines, and points, with axes and a legend.
public struct Chart<Content: ChartContent> {
  let content: Content
  @Environment(\.chartSettings) private var settings
}

extension Chart {
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public nonisolated init<Data: RandomAccessCollection, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, Data.Element.ID, Each>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, ID, Each> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public var body: some View {
    let marks = content.allMarks
    let plot = PlotGeometry(marks, settings)
    let sectors = marks.filter { $0.kind == .sector }
    VStack(alignment: .leading, spacing: 6) {
      if settings.yAxis.label != nil || settings.legendPosition == .top {
        HStack {
          if settings.legendPosition == .top { legend(plot) }
          Spacer()
          settings.yAxis.label.font(.caption2).foregroundStyle(.secondary)
        }
      }
      if sectors.isEmpty {
        AxesView(plot: plot, settings: settings)
      } else {
        SectorsView(marks: sectors, groups: plot.groups, settings: settings)
      }
      if let label = settings.xAxis.label { label.font(.caption2).foregroundStyle(.secondary) }
      if settings.legendPosition != .top { legend(plot) }
    }
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private func legend(_ plot: PlotGeometry) -> some View {
    if settings.legend != .hidden {
      if let content = settings.legendContent {
        content
      } else if !plot.groups.isEmpty {
        HStack(spacing: 8) {
          ForEach(plot.groups, id: \.self) { group in
            HStack(spacing: 4) {
              Circle().fill(settings.style(ofGroup: group, in: plot.groups)).frame(width: 8, height: 8)
              Text(verbatim: group).font(.caption2).foregroundStyle(.secondary)
            }
          }
        }
      }
    }
  }
}

extension ChartSettings {
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  func style(ofGroup group: String, in groups: [String]) -> AnyShapeStyle {
    if let named = colors.first(where: { $0.name == group }) { return named.style }
    let index = groups.firstIndex(of: group) ?? 0
    let unnamed = colors.filter { $0.name == nil }.map(\.style)
    let styles = unnamed.isEmpty ? Self.palette.map(AnyShapeStyle.init) : unnamed
    return styles[index % styles.count]
  }

  func style(of mark: Mark, in groups: [String]) -> AnyShapeStyle {
    mark.style ?? mark.group.map { style(ofGroup: $0, in: groups) } ?? AnyShapeStyle(Color.blue)
  }
}
