/// The files that the development server adds to each page: a script that reloads the page and lists problems, and a
/// style sheet.
enum ReloadFiles {
  static func file(_ name: String) -> String? {
    switch name {
    case "reload.js": script
    case "reload.css": style
    default: nil
    }
  }

  /// Returns the page with the server's script and style sheet at the end of its body.
  static func inject(into page: [UInt8]) -> [UInt8] {
    let tags = "<link rel=\"stylesheet\" href=\"/_limn/reload.css\"><script src=\"/_limn/reload.js\"></script>".bytes
    let start = page.ranges(of: "</body>".bytes).last?.lowerBound ?? page.endIndex
    return page[..<start] + tags + page[start...]
  }

  private static let script = """
    (function () {
      var here = decodeURIComponent(location.pathname).slice(1);
      if (!here || here.endsWith('/')) here += 'index.html';
      var source = new EventSource('/_limn/changes'), box, lost;
      function add(parent, tag, text) {
        var element = document.createElement(tag);
        element.textContent = text || '';
        parent.append(element);
        return element;
      }
      source.addEventListener('changed', function (event) {
        var files = JSON.parse(event.data);
        var mine = files.some(function (file) {
          return file === here || file === here + '.html' || file === here + '/index.html' || /^assets\\/[^/]*\\.(css|js|svg)$/.test(file);
        });
        if (mine || document.title.indexOf('Not found') === 0) location.reload();
      });
      source.addEventListener('problems', function (event) {
        var list = JSON.parse(event.data);
        if (box) box.remove();
        box = null;
        if (!list.length) return;
        box = add(document.body, 'section');
        box.id = 'limnProblems';
        box.setAttribute('role', 'alert');
        add(box, 'h2', list.length === 1 ? 'One problem' : list.length + ' problems');
        var close = add(box, 'button', 'Hide'), items = add(box, 'ol');
        close.type = 'button';
        close.onclick = function () { box.remove(); };
        list.forEach(function (problem) {
          var item = add(items, 'li');
          item.className = problem.severity;
          add(item, 'code', problem.place);
          add(item, 'span', problem.severity + ': ' + problem.message + ' [' + problem.id + ']');
          problem.notes.forEach(function (note) { add(item, 'small', note); });
        });
      });
      source.onerror = function () { lost = true; };
      source.onopen = function () { if (lost) location.reload(); };
    })();

    """

  private static let style = """
    #limnProblems { position: fixed; inset: auto 0 0 0; z-index: 99; max-height: 45vh; overflow: auto; padding: 0.9rem 1.25rem; font: 14px/1.5 system-ui, sans-serif;
      color: #fff; background: #4a1518; box-shadow: 0 -4px 24px #0006; }
    #limnProblems h2 { display: inline-block; margin: 0 1rem 0.5rem 0; padding: 0; font-size: 15px; }
    #limnProblems h2::before { content: none; }
    #limnProblems button { color: #fff; background: none; border-color: #fff8; }
    #limnProblems ol { margin: 0; padding: 0; list-style: none; }
    #limnProblems li { padding: 0.3rem 0; border-top: 1px solid #fff3; }
    #limnProblems code { display: block; background: none; color: #ffc9c2; }
    #limnProblems small { display: block; opacity: 0.85; }
    #limnProblems .warning code { color: #ffe0a3; }

    """
}
