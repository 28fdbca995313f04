import LimnMarkup

/// A measured value with a title. It can have a bar and a remark.
struct HealthFigure {
  var title, value: String
  /// Text next to the value, in a smaller font.
  var detail: String?
  /// The finished and total counts that a bar shows.
  var share: (done: Int, total: Int)?
  var remark: (text: String, address: PageAddress?)?
  var isBad = false
  var isGood = false
}

extension CatalogFormatter {
  /// A row of measured values.
  func health(_ figures: [HealthFigure]) -> CatalogBlock {
    var html = Markup()
    html.element("dl", ["health"]) { html in
      for figure in figures {
        html.element("div") { html in
          html.element("dt", text: figure.title)
          html.element("dd") { html in
            html.element("b", figure.isBad ? ["bad"] : figure.isGood ? ["ok"] : []) { html in
              html.write(figure.value)
              if let detail = figure.detail { html.element("span", text: " " + detail) }
            }
            if let share = figure.share { html.meter(share.done, of: share.total) }
            if let remark = figure.remark {
              html.element("small") {
                $0.link(to: remark.address.map { here.link(to: $0) }, text: remark.text)
              }
            }
          }
        }
      }
    }
    let lines = figures.map { figure in
      [
        CatalogInline.text(
          "\(figure.title): \(figure.value)" + (figure.detail.map { ", \($0)" } ?? "")
            + (figure.remark.map { " (\($0.text))" } ?? ""))
      ]
    }
    return .drawn(html, [.list(lines)])
  }
}

extension Markup {
  /// Adds a bar that shows a share.
  mutating func meter(_ done: Int, of total: Int) {
    let percent = total == 0 ? 100 : Int((Double(done) * 100 / Double(total)).rounded(.down))
    element(
      "span", percent == 100 ? ["meter"] : ["meter", "part"],
      [("role", "img"), ("aria-label", "\(done.grouped) of \(total.grouped)")]
    ) { html in
      html.add(
        "<svg viewBox=\"0 0 100 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect width=\"\(percent)\" height=\"6\"/></svg>"
      )
    }
  }
}
