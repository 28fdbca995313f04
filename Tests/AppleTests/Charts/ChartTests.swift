@testable import Charts
import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// The plots of charts, and what charts show.
@Suite @MainActor struct ChartTests {
  private struct Sale: Identifiable {
    var id: String { "\(shop) \(month)" }
    var shop: String
    var month: String
    var count: Int
  }
  private let sales = [
    Sale(shop: "North", month: "May", count: 10), Sale(shop: "South", month: "May", count: 20),
    Sale(shop: "North", month: "June", count: 40), Sale(shop: "South", month: "June", count: -10),
  ]

  private func plot(@ChartContentBuilder _ content: () -> some ChartContent) -> PlotGeometry {
    PlotGeometry(content().allMarks, ChartSettings())
  }

  @Test("Stacks bars of the same name, and puts negative values below zero") func stacks() {
    let plot = plot {
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count)).foregroundStyle(
          by: .value("Shop", sale.shop))
      }
    }
    #expect(plot.x.names == ["May", "June"] && plot.groups == ["North", "South"])
    #expect(plot.y.first == -10 && plot.y.last == 40)
    func height(_ index: Int) -> Double { ((plot.marks[index].top - plot.marks[index].bottom) * 50).rounded() }
    #expect([0, 1, 2, 3].map(height) == [10, 20, 40, 10])
    #expect(abs(plot.marks[1].bottom - plot.marks[0].top) < 0.001)
    #expect(abs(plot.marks[3].top - 0.2) < 0.001 && abs(plot.marks[3].bottom) < 0.001)
  }

  @Test("Labels nothing on the axes of a chart without values") func empty() {
    let plot = plot {
      ForEach([Sale]()) { BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count)) }
    }
    #expect(plot.x.ticks(5).isEmpty && plot.y.ticks(5).isEmpty)
  }

  @Test("Puts bars with a position beside each other") func beside() {
    let plot = plot {
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count)).position(by: .value("Shop", sale.shop))
      }
    }
    #expect(abs(plot.marks[0].right - plot.marks[1].left) < 0.001)
    #expect(abs(plot.marks[0].bottom - plot.marks[1].bottom) < 0.001)
  }

  @Test("Lets bars with names on the y-axis grow to the right") func horizontal() {
    let plot = plot { BarMark(x: .value("Count", 5), y: .value("Shop", "North")) }
    #expect(plot.y.names == ["North"] && plot.marks[0].left == 0 && plot.marks[0].right == 1)
  }

  @Test("Chooses round numbers for an axis, and keeps a given domain") func axes() {
    let scale = PlotScale([.number(3) ... .number(97)], AxisSettings(), includesZero: true)
    #expect(scale.first == 0 && scale.last == 100)
    #expect(
      scale.ticks(4).map(\.text) == ["0", "50", "100"]
        || scale.ticks(5).map(\.text) == ["0", "20", "40", "60", "80", "100"])
    var settings = AxisSettings()
    settings.use(10...20)
    let given = PlotScale([.number(12) ... .number(13)], settings, includesZero: true)
    #expect(given.first == 10 && given.last == 20 && given.share(of: .number(15)) == 0.5)
  }

  @Test("Places dates by their distance, and labels calendar units") func dates() {
    let day = 86_400.0
    let scale = PlotScale([.date(0) ... .date(10 * day)], AxisSettings(), includesZero: true)
    #expect(scale.first == 0 && scale.last == 10 * day && scale.share(of: .date(5 * day)) == 0.5)
    #expect(scale.dates(every: 2, .day).count == 5 || scale.dates(every: 2, .day).count == 6)
  }

  @Test("Shows each mark with its values, the labels of the axes, and a legend") func shows() {
    let text = outline {
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
          .annotation { Text("\(sale.count) sold") }
      }
      .frame(width: 300, height: 200)
    }
    for part in ["North, Month: May, Count: 10", "June", "40 sold", "South"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test("Shows the author's labels of an axis in place of the default ones") func ownLabels() {
    let text = outline {
      Chart {
        LineMark(x: .value("Day", 1), y: .value("Steps", 5)); LineMark(x: .value("Day", 2), y: .value("Steps", 7))
      }
      .chartXAxis { AxisMarks(values: [1, 2]) { value in AxisValueLabel { Text("day \(value.as(Int.self) ?? 0)") } } }
      .chartYAxis(.hidden)
      .frame(width: 300, height: 200)
    }
    #expect(text.contains("day 1") && text.contains("day 2") && text.contains("Steps, 2 points"), "\(text)")
    #expect(!text.contains("\"5\""))
  }

  @Test("Divides a circle by the values of sectors") func sectors() {
    let text = outline {
      Chart {
        SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Answer", "Yes"))
        SectorMark(angle: .value("Votes", 1)).foregroundStyle(by: .value("Answer", "No"))
      }
      .frame(width: 200, height: 200)
    }
    #expect(text.contains("Yes, Votes: 3") && text.contains("No, Votes: 1"), "\(text)")
  }

  @Test("Converts between values and places of the plot") func proxy() {
    let plot = plot {
      PointMark(x: .value("x", 0), y: .value("y", 0)); PointMark(x: .value("x", 10), y: .value("y", 10))
    }
    let proxy = ChartProxy(x: plot.x, y: plot.y, plotSize: CGSize(width: 100, height: 50))
    #expect(proxy.position(forX: 5) == 50 && proxy.position(forY: 10) == 0)
    #expect(proxy.value(atX: 50, as: Int.self) == 5 && proxy.value(atY: 0, as: Double.self) == 10)
  }

  @Test("Gives overlays the plot's frame through a geometry proxy") func plotFrame() {
    let tree = HeadlessHost(
      Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          GeometryReader { geometry in Text("width \(Int(geometry[proxy.plotAreaFrame].width))") }
        }
        .frame(width: 300, height: 200)
    ).tree()
    let overlays = tree.all.flatMap(\.boxes).compactMap { box -> String? in
      if case .overlay(let nodes, _) = box { nodes.map(\.outline).joined() } else { nil }
    }
    #expect(overlays.contains { $0.contains("width 300") }, "\(overlays)")
  }
}
