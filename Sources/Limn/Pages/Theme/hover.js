// Hover cards. A page's data lists names in its snippets. The names become links or focusable words when the pointer or the focus first
// reaches a snippet.
(() => {
  var doc = document, card = doc.createElement('div');
  card.className = 'card';
  card.id = 'limnCard';
  card.setAttribute('role', 'tooltip');
  card.hidden = true;
  doc.body.append(card);

  window.limnHovers = (infos, blocks) => {
    // For each line of the code, and for each character in it: the byte column, the text node, and the offset in the text node.
    function points(code) {
      var lines = [[]], walker = doc.createTreeWalker(code, NodeFilter.SHOW_TEXT), node, bytes = 0;
      while ((node = walker.nextNode())) {
        var offset = 0;
        for (var letter of node.data) {
          lines[lines.length - 1].push([bytes, node, offset]);
          var point = letter.codePointAt(0);
          bytes += point < 128 ? 1 : point < 2048 ? 2 : point < 65536 ? 3 : 4;
          offset += letter.length;
          if (letter === '\n') { lines.push([]); bytes = 0; }
        }
      }
      return lines;
    }
    function wrap(node, start, end, info) {
      var range = doc.createRange(), made = doc.createElement(info[2] ? 'a' : 'span');
      range.setStart(node, start);
      range.setEnd(node, end);
      if (info[2]) made.href = info[2];
      made.tabIndex = -1;
      range.surroundContents(made);
      attend(made, info);
      return made;
    }
    function attend(word, info) {
      word.dataset.card = '';
      ['pointerenter', 'focus'].forEach(event => word.addEventListener(event, () => open(word, info)));
      ['pointerleave', 'blur'].forEach(event => word.addEventListener(event, close));
    }
    function open(word, info) {
      card.textContent = '';
      [info[0], info[1], info[3] && 'Module ' + info[3]].forEach((text, i) => {
        if (text) card.appendChild(doc.createElement(i ? 'p' : 'code')).textContent = text;
      });
      card.hidden = false;
      word.setAttribute('aria-describedby', 'limnCard');
      var box = word.getBoundingClientRect(), own = card.getBoundingClientRect();
      var below = box.bottom + own.height + 12 < innerHeight;
      card.style.left = scrollX + Math.max(8, Math.min(box.left, innerWidth - own.width - 24)) + 'px';
      card.style.top = scrollY + (below ? box.bottom + 6 : box.top - own.height - 6) + 'px';
    }
    function close() { card.hidden = true; }

    limnCards({
      program: figure => blocks[figure.dataset.n][0],
      show(figure) {
        // On source pages, the names are already links, each with the number of its card.
        if (figure.dataset.n === undefined) return figure.querySelectorAll('[data-c]').forEach(link => attend(link, infos[link.dataset.c]));
        var code = figure.querySelector('code'), places = blocks[figure.dataset.n][1], words = [];
        // Start at the end, since wrapping a name changes the positions after it.
        for (var i = places.length - 4; i >= 0; i -= 4) {
          var line = points(code)[places[i] - 1] || [], start, end;
          start = line.find(point => point[0] === places[i + 1] - 1);
          end = line.find(point => point[0] === places[i + 1] + places[i + 2] - 1);
          if (!start) continue;
          var stop = end && end[1] === start[1] ? end[2] : start[1].length;
          words.unshift(wrap(start[1], start[2], stop, infos[places[i + 3]]));
        }
        // Each snippet is one stop of the Tab key. The arrow keys move between its names.
        if (words[0]) words[0].tabIndex = 0;
        code.addEventListener('keydown', event => {
          var at = words.indexOf(doc.activeElement);
          var next = words[at + ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] || 0)];
          if (event.key === 'Escape') close();
          if (at < 0 || !next || next === words[at]) return;
          event.preventDefault();
          words[at].tabIndex = -1;
          next.tabIndex = 0;
          next.focus();
        });
      }
    });
  };
})();
