// Full-text search over shards that register themselves by calling limnSearch, since nothing can be fetched from file://.
(function () {
  var doc = document, root = doc.documentElement.dataset.root;
  var manifest, wordShards = {}, pageShards = {}, pending = {}, latest = 0, chosen = -1, hits = [];
  var kinds = ['Articles', 'Catalog', 'Symbols', 'Previews'];

  var box = doc.createElement('dialog');
  box.setAttribute('aria-label', 'Search');
  box.innerHTML = '<input type="search" role="combobox" aria-label="Search this site" aria-controls="hits" aria-expanded="true" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search"><div class="hits"><p role="status"></p><div id="hits" role="listbox" aria-label="Results"></div></div>';
  doc.body.append(box);
  var input = box.querySelector('input'), list = box.querySelector('#hits'), status = box.querySelector('[role=status]');

  function load(name, key) {
    if (pending[key]) return pending[key];
    return pending[key] = new Promise(function (done) {
      var script = doc.createElement('script');
      script.src = root + 'search/' + name;
      script.onload = script.onerror = done;
      doc.head.append(script);
    });
  }
  window.limnSearch = function (kind, number, content) {
    if (kind === 'm') {
      manifest = content;
      manifest.units = number;
    } else if (kind === 'w') wordShards[number] = content.split('|').map(function (line) { return line.split(' '); });
    else pageShards[number] = content;
  };

  // The last place in a sorted list of [first, name] whose first is not behind the key.
  function place(shards, key) {
    var low = 0, high = shards.length;
    while (low < high) {
      var middle = (low + high) >> 1;
      if (shards[middle][0] <= key) low = middle + 1; else high = middle;
    }
    return Math.max(0, low - 1);
  }
  function shardsFor(word) {
    var found = [], end = place(manifest.words, word + '\uffff');
    for (var i = place(manifest.words, word); i <= Math.min(end, place(manifest.words, word) + 2); i++) found.push(i);
    return found;
  }
  // Whether two words are within an edit, a transposition being one.
  function isNear(a, b) {
    if (Math.abs(a.length - b.length) > 1) return false;
    var i = 0, x = a.length, y = b.length;
    while (i < x && i < y && a[i] === b[i]) i++;
    while (x > i && y > i && a[x - 1] === b[y - 1]) { x--; y--; }
    var dx = x - i, dy = y - i;
    return (dx <= 1 && dy <= 1) || (dx === 2 && dy === 2 && a[i] === b[i + 1] && a[i + 1] === b[i]);
  }
  function read(postings, factor, into) {
    var unit = 0, part = /([0-9a-z]+)([A-Z])/g, match, entries = [];
    while ((match = part.exec(postings))) {
      unit += parseInt(match[1], 36);
      entries.push([unit, match[2].charCodeAt(0) - 64]);
    }
    var rarity = Math.log(1 + manifest.units / (1 + entries.length));
    entries.forEach(function (entry) {
      var score = entry[1] * rarity * factor;
      if (!(into[entry[0]] > score)) into[entry[0]] = score;
    });
  }
  function lookUp(word, fuzzy) {
    var keys = [word];
    if (fuzzy) keys.push(word[1] + word[0] + word.slice(2), word.slice(1));
    var shards = keys.map(shardsFor).flat();
    return Promise.all(shards.map(function (i) { return load(manifest.words[i][1], 'w' + i); })).then(function () {
      var scores = {};
      new Set(shards).forEach(function (i) {
        (wordShards[i] || []).forEach(function (line) {
          if (line[0] === word) read(line[1], 1.5, scores);
          else if (line[0].startsWith(word)) read(line[1], word.length / line[0].length, scores);
          else if (fuzzy && (isNear(line[0], word) || isNear(line[0].slice(0, word.length), word))) read(line[1], 0.3, scores);
        });
      });
      return !fuzzy && word.length > 3 && !Object.keys(scores).length ? lookUp(word, true) : scores;
    });
  }
  function words(text) {
    var found = [];
    text.toLowerCase().split(/[^\p{L}\p{N}_]+/u).forEach(function (word) {
      if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word)) {
        for (var i = 0; i < Math.max(1, word.length - 1); i++) found.push(word.slice(i, i + 2));
      } else if (word) found.push(word);
    });
    return found.slice(0, 8);
  }
  function shelf(unit) {
    var shelves = manifest.pages, low = 0;
    while (low + 1 < shelves.length && shelves[low + 1][0] <= unit) low++;
    return low;
  }
  function describe(unit) {
    var number = shelf(unit), pages = pageShards[number];
    if (!pages) return;
    var at = manifest.pages[number][0];
    for (var i = 0; i < pages.length; i++) {
      var count = (pages[i].length - 4) / 3;
      if (unit < at + count) {
        var page = pages[i], part = 4 + 3 * (unit - at);
        return { page: page[1], kind: page[2], title: page[0], trail: page[3], heading: unit === at ? '' : page[part],
          link: root + page[1] + (page[part + 1] ? '#' + page[part + 1] : ''), text: page[part + 2] };
      }
      at += count;
    }
  }
  function find(text) {
    var asked = ++latest, wanted = words(text);
    if (!wanted.length) return show([], '');
    return load('index.js', 'm').then(function () {
      return Promise.all(wanted.map(function (word) { return lookUp(word); }));
    }).then(function (scores) {
      var together = {};
      scores.forEach(function (one) {
        for (var unit in one) {
          var entry = together[unit] || (together[unit] = [0, 0]);
          entry[0]++;
          entry[1] += one[unit];
        }
      });
      var best = Object.keys(together).sort(function (a, b) {
        return together[b][0] - together[a][0] || together[b][1] - together[a][1] || a - b;
      }).slice(0, 40).map(Number);
      if (best.length && together[best[0]][0] === wanted.length) {
        best = best.filter(function (unit) { return together[unit][0] === wanted.length; });
      }
      return Promise.all(best.map(function (unit) {
        var number = shelf(unit);
        return load(manifest.pages[number][1], 'p' + number);
      })).then(function () {
        var perPage = {};
        var found = best.map(describe).filter(function (hit) {
          if (!hit) return false;
          perPage[hit.page] = (perPage[hit.page] || 0) + 1;
          return perPage[hit.page] <= 3;
        });
        if (asked === latest) show(found.slice(0, 24), text);
      });
    });
  }

  function element(name, text, parent) {
    var made = doc.createElement(name);
    if (text) made.textContent = text;
    if (parent) parent.append(made);
    return made;
  }
  function show(found, text) {
    list.textContent = '';
    hits = [];
    kinds.forEach(function (kind, number) {
      var group = found.filter(function (hit) { return hit.kind === number; });
      if (!group.length) return;
      var part = element('div', '', list);
      part.setAttribute('role', 'group');
      part.setAttribute('aria-label', kind);
      element('h2', kind, part).setAttribute('role', 'presentation');
      group.forEach(function (hit) {
        var link = element('a', '', part);
        link.href = hit.link;
        link.id = 'hit-' + hits.length;
        link.setAttribute('role', 'option');
        link.tabIndex = -1;
        element('span', hit.heading ? hit.title + ' › ' + hit.heading : hit.title, link);
        element('small', hit.text || hit.trail, link);
        hits.push(link);
      });
    });
    status.textContent = !text ? '' : hits.length ? hits.length + ' results' : 'Nothing found for “' + text + '”';
    choose(hits.length ? 0 : -1);
  }
  function choose(number) {
    chosen = number;
    hits.forEach(function (link, i) { link.setAttribute('aria-selected', i === number); });
    if (number < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', hits[number].id);
    hits[number].scrollIntoView({ block: 'nearest' });
  }
  input.addEventListener('input', function () { find(input.value); });
  input.addEventListener('keydown', function (event) {
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      choose((chosen + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && chosen >= 0) {
      hits[chosen].click();
    }
  });
  box.addEventListener('click', function (event) { if (event.target === box || event.target.closest('a')) box.close(); });
  window.limnOpenSearch = function (text) {
    load('index.js', 'm');
    if (!box.open) box.showModal();
    input.select();
    if (text) find(input.value = text);
  };
})();
