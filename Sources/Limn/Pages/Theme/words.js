// How search treats words: stop words, stems, misspellings, and how well a title matches a query.
var limnWords = (() => {
  // Stop words. They count only if the query has no other words.
  var stops = ' a an and any are as at be by can could did do does for from has have how i if in into is it its may me might must my no not now of on or our should some that the their then there they this to us vs was we what when where which who why will with without would you your ';

  // Whether two words differ by at most one edit; a transposition counts as one.
  function isNear(a, b) {
    if (Math.abs(a.length - b.length) > 1) return false;
    var i = 0, x = a.length, y = b.length;
    while (i < x && i < y && a[i] === b[i]) i++;
    while (x > i && y > i && a[x - 1] === b[y - 1]) { x--; y--; }
    var dx = x - i, dy = y - i;
    return (dx <= 1 && dy <= 1) || (dx === 2 && dy === 2 && a[i] === b[i + 1] && a[i + 1] === b[i]);
  }
  // A word without the endings of plurals and verbs, so that "deploy" finds "deploying".
  function stem(word) {
    if (!/^[a-z]{4,}$/.test(word)) return word;
    var short = word.replace(/ies$/, 'y').replace(/(ss|us|is)$/, '$1!').replace(/s$/, '').replace(/!$/, '').replace(/(ing|ed|(?<=.{4})(ate|ation|ency|ity|e))$/, '');
    return short.length < 3 ? word : short.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  }
  // Splits a query into words by the rule of the type SearchWords, which splits pages.
  function split(text) {
    var found = [];
    (text.match(/[\p{L}\p{M}\p{N}_]+|[/=\-+!*%<>&|^~?.]{2,}|^[/=\-+!*%<>&|^~?.]$/gu) || []).forEach(run => {
      run.split(/([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]+)/u).forEach((part, place) => {
        var points = Array.from(part, point => point.toLowerCase());
        if (place % 2) for (var i = 0; i < Math.max(1, points.length - 1); i++) found.push(points.slice(i, i + 2).join(''));
        else if (part) found.push(points.slice(0, 40).join(''));
      });
    });
    return found;
  }
  function telling(all) {
    var found = all.filter(word => !stops.includes(' ' + word + ' '));
    return found.length ? found : all;
  }
  // The labels of a member are words, although many of them are stop words, as in "remove(at:)".
  function words(text) { return (/\w\(.*:/.test(text) ? split(text) : telling(split(text))).slice(0, 8); }
  function plain(text) { return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim(); }
  // Separates the parts of names, as in "Preview Mock Error", by the rule of the type SearchWords.
  function spaced(text) { return text.replace(/[^\p{Lu}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& '); }
  // The parts of a word of a query, or none if the word has only one part.
  function parts(word, text) {
    var at = text.toLowerCase().indexOf(word), found = plain(spaced(text.slice(at, at + word.length))).split(' ');
    return found.length > 1 ? found : [];
  }
  function stemmed(text) { return plain(text).split(' ').map(stem).join(' '); }
  // How well a heading or title matches a query: completely, at its beginning, or with all words.
  function fit(title, text, wanted) {
    var name = plain(title), asked = plain(text), roots = telling(name.split(' ')).map(stem);
    // An operator has no letters to compare.
    if (!asked) return title.includes(text.trim()) ? 4 : 0;
    if (name === asked) return 6;
    var joined = name.replace(/ /g, ''), isWord = !asked.includes(' ');
    if (stem(joined) === stem(asked.replace(/ /g, ''))) return isWord ? 5.5 : 2.9;
    var rest = wanted.map(stem), whole = rest.join(' '), own = roots.join(' ');
    if (own === whole) return 5;
    if ((own + ' ').startsWith(whole + ' ')) return 4;
    if (name.startsWith(asked)) return 3.5;
    var all = new Set(roots);
    if (rest.every(word => all.has(word))) return 2 + rest.length / all.size;
    // The query can be a run of a name's parts, as in "MockError" for PreviewMockError.
    if (!isWord) return 0;
    var names = ' ' + stemmed(spaced(title)) + ' ', run = ' ' + stemmed(spaced(text)) + ' ';
    return names.includes(run) ? 2.2 : 0;
  }
  // How well a page's title and the titles above it match most of a query. Each word of the query has a weight.
  function cover(title, above, weights) {
    var own = stemmed(title).split(' '), all = own.concat(stemmed(above).split(' ')), sum = 0, known = 0, both = 0;
    for (var word in weights) {
      sum += weights[word];
      if (all.includes(word)) known += weights[word];
      if (own.includes(word)) both += 1 / own.length;
    }
    return !both || known < 0.7 * sum ? 0 : both > 0.99 ? 2.4 : (known / sum) ** 3 * (1.5 + both);
  }
  // Ranks pages whose titles match a query equally well. If the query is the name of a type, the type's page comes first, otherwise an
  // article. A type whose name begins with the query comes before nested types and members. Pages of tests, previews, extensions, and
  // layers come last, and so do rules and long lists that have no word of the query in their titles, or sections of lists that lack a word.
  function standing(hit, text, name) {
    var isPhrase = / /.test(text.trim()), isName = !isPhrase && /^[A-Z]|[a-z][A-Z]/.test(text.trim());
    var fixed = {
      app: 0.5, layer: name > 2.4 ? -2.2 : 0, rule: name < 5 ? -1.2 : 0, test: /\btests/i.test(text) ? 0 : name < 5 ? -2 : -1,
    }[hit.kind && hit.page.split('/')[1]] || (hit.isList && !hit.fits && (!name || name < 2.5 && !isPhrase) ? hit.heading ? -2 : -isPhrase : 0);
    if (fixed) return fixed;
    if (hit.kind === 0) return name && hit.page.endsWith('index.html') ? (name === 6 ? 1.7 : 1) : isName ? 0 : isPhrase && !hit.heading ? 0.8 : 0.4;
    if (hit.kind !== 2) return 0;
    // A word in lowercase is rather the subject of an article than the name of a member.
    return isName ? (name === 6 ? 1.2 : 0.3) : hit.heading && name < 6 ? (isPhrase ? -0.2 : -1) : 0;
  }
  return { isNear, stem, split, words, spaced, parts, fit, cover, standing };
})();
