// How search treats words: stop words, stems, misspellings, and how well a title matches a query.
var limnWords = (function () {
  // Stop words. They count only if the query has no other words.
  var stops = ' a an and are as at be by can do does for from has how i if in into is it its my of on or that the their then there this to was what when where which who why will with you your ';

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
    var short = word.replace(/ies$/, 'y').replace(/(ss|us|is)$/, '$1!').replace(/s$/, '').replace(/!$/, '').replace(/(ing|ed)$/, '');
    return short.length < 3 ? word : short.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  }
  function words(text) {
    var found = [];
    text.toLowerCase().split(/[^\p{L}\p{M}\p{N}_]+/u).forEach(function (word) {
      // A word can mix Chinese, Japanese, or Korean characters with others, as in "使用Swift". Each pair of such characters is a word.
      word.split(/([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+)/).forEach(function (part, place) {
        if (place % 2) for (var i = 0; i < Math.max(1, part.length - 1); i++) found.push(part.slice(i, i + 2));
        else if (part) found.push(part);
      });
    });
    var telling = found.filter(function (word) { return stops.indexOf(' ' + word + ' ') < 0; });
    return (telling.length ? telling : found).slice(0, 8);
  }
  function plain(text) { return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim(); }
  function stemmed(text) { return plain(text).split(' ').map(stem).join(' '); }
  // How well a heading or title matches a query: completely, at its beginning, or with all words.
  function fit(title, text, wanted) {
    var name = plain(title), asked = plain(text), roots = stemmed(title);
    if (name === asked) return 6;
    if (name.replace(/ /g, '') === asked.replace(/ /g, '')) return asked.indexOf(' ') < 0 ? 5.5 : 2.9;
    var rest = wanted.map(stem).join(' ');
    if (roots === rest) return 5;
    if ((' ' + roots + ' ').startsWith(' ' + rest + ' ')) return 4;
    if (name.startsWith(asked)) return 3.5;
    var own = roots.split(' ');
    if (wanted.every(function (word) { return own.indexOf(stem(word)) >= 0; })) return 3;
    return 0;
  }
  // Ranks pages whose titles match a query equally well. If the query is the name of a type, the type's page comes first, otherwise an
  // article. Pages of tests, previews, extensions, and layers come last.
  function standing(hit, text, isWhole) {
    var isName = /^[A-Z]|[a-z][A-Z]/.test(text.trim()) && !/ /.test(text.trim());
    if (/^catalog\/(extension|preview|test)\//.test(hit.page)) return -1;
    if (/^catalog\/layer\//.test(hit.page)) return -2.2;
    if (/^catalog\/target\//.test(hit.page)) return -0.4;
    if (/^catalog\/app\//.test(hit.page)) return 0.5;
    if (hit.kind === 0) return hit.page.endsWith('index.html') ? 1 : isName ? 0 : 0.4;
    return isName && hit.kind === 2 ? (isWhole ? 1.2 : 0.3) : 0;
  }
  return { isNear: isNear, stem: stem, words: words, fit: fit, standing: standing };
})();
