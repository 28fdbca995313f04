// Full-text search over shards that register themselves by calling limnSearch, since nothing can be fetched from file://.
(() => {
  var doc = document, root = doc.documentElement.dataset.root;
  var manifest, wordShards = {}, pageShards = {}, pending = {}, latest = 0, chosen = -1, hits = [];
  var kinds = ['Articles', 'Catalog', 'Symbols', 'Previews'];
  var { isNear, stem, split, words, spaced, parts, fit, cover, standing } = limnWords;

  var box = doc.createElement('dialog');
  box.setAttribute('aria-label', 'Search');
  box.innerHTML = '<input type="search" role="combobox" aria-label="Search this site" aria-controls="limnHits" aria-expanded="true" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search docs and types"><div class="hits"><p role="status"></p><div id="limnHits" role="listbox" aria-label="Results"></div></div><p class="keys" aria-hidden="true"><span><kbd>↑</kbd> <kbd>↓</kbd> choose</span><span><kbd>Enter</kbd> open</span><span><kbd>Esc</kbd> close</span></p><button type="button" class="close">Close</button>';
  doc.body.append(box);
  var input = box.querySelector('input'), list = box.querySelector('#limnHits'), status = box.querySelector('[role=status]');

  function load(name, key) {
    return pending[key] ||= new Promise(done => {
      var script = doc.createElement('script');
      script.src = root + 'search/' + name;
      script.onload = script.onerror = done;
      doc.head.append(script);
    });
  }
  window.limnSearch = (kind, number, content) => {
    if (kind === 'm') {
      // The number of sections of each page; `pages` has shards.
      manifest = content;
      manifest.owners = number.flatMap((count, page) => Array(count).fill(page));
    } else if (kind === 'w') wordShards[number] = content.split(',').map(line => line.split(' '));
    else pageShards[number] = content;
  };

  // The index of the last element in a sorted list of [first, name] whose `first` is not greater than the key; 0 if there is none.
  function place(shards, key) { return Math.max(0, shards.findLastIndex(([first]) => first <= key)); }
  // The first shards that have words with a prefix.
  function shardsFor(prefix, count) {
    var first = place(manifest.words, prefix), end = place(manifest.words, prefix + '\uffff') + 1;
    return [...manifest.words.keys()].slice(first, Math.min(end, first + count));
  }
  // A word weighs more if fewer sections have it.
  function rarity(count) { return Math.log(1 + manifest.owners.length / (1 + count)); }
  function read(postings, factor, word, into) {
    var unit = 0, entries = [...postings.matchAll(/([0-9a-z]+)(.)/g)], weight = rarity(entries.length) * factor;
    entries.forEach(([, step, letter]) => {
      var score = letter.charCodeAt(0) - 64;
      // A word of a title counts more than one of a text, but less than two rare words of the query.
      score = weight * score / (score + 10);
      unit += parseInt(step, 36);
      if (!(into[unit]?.[0] > score)) into[unit] = [score, word];
    });
  }
  function lookUp(word, fuzzy) {
    // The plural of "library" does not start with it.
    var root = stem(word), start = root.replace(/y$/, ''), shards = shardsFor(word, 3).concat(shardsFor(start, 3));
    if (fuzzy) shards.push(...shardsFor(word[1] + word[0] + word.slice(2), 3), ...shardsFor(word.slice(1), 3), ...shardsFor(word[0], 8));
    shards = [...new Set(shards)];
    return Promise.all(shards.map(i => load(manifest.words[i][1], 'w' + i))).then(() => {
      var scores = {};
      shards.forEach(i => {
        (wordShards[i] || []).forEach(([term, postings]) => {
          var factor = term === word ? 1.5 : term.startsWith(word) ? word.length / term.length
            : start.length > 2 && term.startsWith(start) && stem(term) === root ? 1.1
            : fuzzy && isNear(term, word) ? 1 : fuzzy && isNear(term.slice(0, word.length), word) ? 0.3 : 0;
          if (factor) read(postings, factor, term, scores);
        });
      });
      return !fuzzy && word.length > 3 && !Object.keys(scores).length ? lookUp(word, true).then(found => Object.assign(found, { isGuess: true })) : scores;
    });
  }
  // Looks up a word and, if it is a name such as MockError, sections that have all of its parts.
  function lookUpName(name, parts) {
    return Promise.all([name, ...parts].map(word => lookUp(word))).then(([whole, ...found]) => {
      var units = Object.keys(found[0] || {}).filter(unit => found.every(part => part[unit] && !part.isGuess));
      if (units.length && whole.isGuess) whole = {};
      units.forEach(unit => { whole[unit] ||= [found[0][unit][0] / 2, name]; });
      return whole;
    });
  }
  function describe(unit) {
    var number = place(manifest.pages, unit), pages = pageShards[number];
    if (!pages) return;
    var at = manifest.pages[number][0];
    for (var page of pages) {
      var part = 4 + 3 * (unit - at), [title, url, kind, trail] = page, [heading, anchor, text] = page.slice(part, part + 3);
      if (part < page.length) return { page: url, kind, title, trail, text, heading: anchor && heading, link: root + url + (anchor && '#' + anchor),
        isList: !kind && page.length > 124, isState: kind === 3 && anchor };
      at += (page.length - 4) / 3;
    }
  }
  function find(text) {
    var asked = ++latest, wanted = words(text);
    if (!wanted.length) return text.trim() ? show([], text, [], '') : recent();
    return load('index.js', 'm').then(() => Promise.all(wanted.map(word => lookUpName(word, parts(word, text))))).then(scores => {
      var together = {}, pages = {}, guess = {}, total = 0, weights = {};
      split(text).forEach(word => {
        var place = wanted.indexOf(word);
        weights[stem(word)] = place < 0 ? 0.3 : rarity(Object.keys(scores[place]).length);
      });
      scores.forEach(one => {
        var inPages = {};
        for (var unit in one) {
          if (unit === 'isGuess') continue;
          var entry = together[unit] ||= [0, 0], [score, word] = one[unit], page = manifest.owners[unit];
          inPages[page] = Math.max(inPages[page] || 0, score);
          entry[0]++;
          entry[1] += score;
          if (one.isGuess) guess[word] = (guess[word] || 0) + score;
        }
        for (page in inPages) pages[page] = (pages[page] || 0) + inPages[page];
        total += Math.max(0, ...Object.values(inPages));
      });
      // How much of the query a section has, and its page in all its sections.
      var owner = unit => manifest.owners[unit], count = {};
      var share = unit => (2 * together[unit][1] + 4 * pages[owner(unit)]) / total;
      var best = Object.keys(together).sort((a, b) => share(b) - share(a) || a - b).filter(unit => (count[owner(unit)] = (count[owner(unit)] || 0) + 1) < 13).slice(0, 100).map(Number);
      // If the query is one misspelled word, the most similar indexed word replaces it, so that titles can be compared with it.
      var near = Object.keys(guess).sort((a, b) => isNear(b, wanted[0]) - isNear(a, wanted[0]) || guess[b] - guess[a])[0];
      var query = near && wanted.length === 1 ? near : text, terms = query === text ? wanted : [near];
      var names = wanted.length > 1 ? wanted.filter(word => parts(word, text).length) : [];
      return Promise.all(best.map(unit => {
        var number = place(manifest.pages, unit);
        return load(manifest.pages[number][1], 'p' + number);
      })).then(() => {
        if (asked !== latest) return;
        var perPage = {};
        var found = best.map(unit => {
          var hit = describe(unit);
          if (!hit) return;
          hit.fits = hit.heading ? wanted.length > 1 && together[unit][0] === wanted.length : words(hit.title).some(word => stem(word) in weights || word === near);
          var title = hit.heading || hit.title, name = fit(title, query, terms) * (hit.heading || hit.kind === 3 ? 0.6 : 1);
          // A name in a longer query, as in "is NavigationStack supported".
          if (names.some(word => fit(title, word, [word]) > 5)) name = Math.max(name, 1);
          // The id of a diagnostic, as words of a sentence.
          if (!name && /^[^ ]+-[^ ]+$/.test(title) && ` ${text.toLowerCase()} `.includes(` ${title.replace(/-/g, ' ')} `)) name = 2;
          // A member's name with its labels, as in "remove(at:)".
          if (/\(/.test(text) && ('.' + title).toLowerCase().includes('.' + text.trim().toLowerCase())) name = 6;
          // A state of a preview is found by its parts, such as an alert, and by what it shows, such as the label of a button.
          if (hit.isState) name = Math.max(name, ...(title + ', ' + hit.text).split(/ · |[:,] /).map(label => fit(label, query, terms) * 0.45));
          // The section of an article, as in "luca layers", and the app and the kind of a type, as in "bmi store", count less than a title.
          if (!name && !hit.heading) name = cover(spaced(title), [title, hit.trail, spaced(hit.trail), hit.page.split('/')[1]].join(' '), weights);
          return Object.assign(hit, { name, score: name + standing(hit, text, name) + share(unit) });
        }).filter(Boolean).sort((a, b) => b.score - a.score).filter((hit, i, all) => all.findIndex(one => one.link === hit.link) === i && (perPage[hit.page] = (perPage[hit.page] || 0) + 1) <= 2);
        show(found, text, terms, query === text ? '' : near);
      });
    });
  }

  function element(name, text, parent) {
    var made = doc.createElement(name);
    if (text) made.textContent = text;
    if (parent) parent.append(made);
    return made;
  }
  // Appends a text with the search terms marked.
  function mark(text, terms, parent) {
    var pattern = terms.map(word => stem(word).replace(/[\^$.*+?()[\]{}|/\\]/g, '\\$&')).join('|');
    if (!pattern) return parent.append(text);
    text.split(new RegExp('((?:' + pattern + ')\\p{L}*)', 'giu')).forEach((part, i) => {
      if (i % 2) element('mark', part, parent); else parent.append(part);
    });
  }
  // The part of an excerpt around the first search term.
  function around(text, terms) {
    var low = text.toLowerCase(), at = Math.min(...terms.map(word => low.indexOf(stem(word))).filter(place => place >= 0));
    return at > 60 && at < text.length ? '…' + text.slice(text.indexOf(' ', at - 40)) : text;
  }
  function icon(hit) {
    var part = hit.page.split('/')[1], known = { module: 'view', component: 'view', modifier: 'view', 'view-model': 'store', 'use-case': 'service', provider: 'client', app: 'scene', router: 'route' };
    return 'k k-' + (hit.kind === 0 ? 'article' : hit.kind === 3 ? 'preview' : known[part] || part);
  }
  // The title and the context of a search result. For a member of a type, the title is the member's name, and the context is the type and
  // its layer.
  function naming(hit) {
    var above = hit.trail ? hit.trail.split(' › ') : [];
    if (hit.heading && hit.heading.startsWith(hit.title + '.')) return [hit.heading.slice(hit.title.length + 1), [hit.title].concat(above.slice(-1)).join(', ')];
    return [hit.heading ? hit.title + ' › ' + hit.heading : hit.title, above.slice(-2).join(' › ')];
  }
  function add(group, hit, terms) {
    var link = element('a', '', group);
    link.href = hit.link;
    link.id = 'limnHit-' + hits.length;
    link.setAttribute('role', 'option');
    link.tabIndex = -1;
    element('i', '', element('b', '', link)).className = icon(hit);
    var [title, trail] = naming(hit);
    mark(title, terms, element('span', '', link));
    if (trail) element('em', trail, link);
    if (hit.text) mark(around(hit.text, terms), terms, element('small', '', link));
    link.addEventListener('click', () => remember({ title, page: hit.page, kind: hit.kind, trail, at: hit.link.slice(root.length) }));
    hits.push(link);
  }
  function section(title) {
    var part = element('div', '', list);
    part.setAttribute('role', 'group');
    part.setAttribute('aria-label', title);
    element('h2', title, part).setAttribute('role', 'presentation');
    return part;
  }
  function show(found, text, terms, near) {
    list.textContent = '';
    hits = [];
    // One state of a preview that shows what was asked for is among them, since it is what an app looks like and not one more name.
    var state = found.find(hit => hit.isState && hit.name > 2);
    var best = found.filter((hit, i) => !hit.isState && (hit.name || !hit.kind && !state || !i)).slice(0, state ? 2 : 3);
    if (state) best.push(state);
    var shown = found.filter(hit => !best.includes(hit)).slice(0, 24 - best.length);
    [['Best matches', best]].concat(kinds.map((title, i) => [title, shown.filter(hit => hit.kind === i)])).forEach(([title, group]) => {
      if (!group.length) return;
      var part = section(title);
      group.forEach(hit => add(part, hit, terms));
    });
    var count = hits.length + (found.length > 24 ? ' best' : '') + (hits.length === 1 ? ' result' : ' results');
    status.textContent = !text ? '' : !hits.length ? 'Nothing found for “' + text + '”' : near ? 'Nothing found for “' + text + '”. ' + count + ' for “' + near + '”' : count;
    choose(hits.length ? 0 : -1);
    box.dataset.shown = text;
  }
  function remembered() { try { return JSON.parse(localStorage.getItem('limn-recent')) || []; } catch (blocked) { return []; } }
  function remember(hit) {
    var all = [hit, ...remembered().filter(one => one.at !== hit.at)].slice(0, 5);
    try { localStorage.setItem('limn-recent', JSON.stringify(all)); } catch (blocked) {}
  }
  // Shown before anything is typed: recently opened results, and the sections of the site.
  function recent() {
    latest++;
    list.textContent = '';
    status.textContent = '';
    hits = [];
    var last = remembered();
    if (last.length) {
      var part = section('Recent');
      last.forEach(hit => {
        hit.link = root + hit.at;
        add(part, hit, []);
      });
    }
    // The first pages of each section, as the footer lists them.
    var go, lists = doc.querySelectorAll('.map ul');
    (lists.length ? lists : doc.querySelectorAll('.sections ul')).forEach(list => {
      [...list.querySelectorAll('a')].slice(0, lists.length ? 3 : 9).forEach((link, i, all) => {
        go ||= section('Suggested');
        var href = link.getAttribute('href'), page = href.slice(root.length);
        add(go, { title: link.textContent, page, kind: /^catalog\/./.test(page) ? 1 : 0, trail: i && lists.length ? all[0].textContent : '', link: href }, []);
      });
    });
    choose(-1);
  }
  function choose(number) {
    chosen = number;
    hits.forEach((link, i) => link.setAttribute('aria-selected', i === number));
    if (number < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', hits[number].id);
    hits[number].scrollIntoView({ block: 'nearest' });
  }
  input.addEventListener('input', () => find(input.value));
  input.addEventListener('keydown', event => {
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      choose(chosen < 0 ? (step > 0 ? 0 : hits.length - 1) : (chosen + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && chosen >= 0) {
      hits[chosen].click();
    } else if (event.key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      box.close();
    }
  });
  box.addEventListener('click', event => { if (event.target === box || event.target.closest('a, .close')) box.close(); });
  window.limnOpenSearch = text => {
    load('index.js', 'm');
    if (!box.open) box.showModal();
    input.select();
    if (text) find(input.value = text);
    else if (!input.value) recent();
  };
})();
