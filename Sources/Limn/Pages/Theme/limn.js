// The parts of pages that need scripts: theme switch, copy buttons, the current heading, keyboard shortcuts, and, loaded on first use,
// search and hover cards.
(() => {
  var doc = document, root = doc.documentElement, own = doc.currentScript.dataset;
  function all(query, act) { doc.querySelectorAll(query).forEach(act); }
  function load(address, then) {
    var script = doc.createElement('script');
    script.src = address;
    if (then) script.onload = then;
    doc.head.append(script);
  }
  function button(label, act) {
    var made = doc.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.onclick = act;
    return made;
  }

  // The theme follows the system ("auto") until the reader chooses light or dark.
  var theme = doc.createElement('span'), choice = doc.createElement('select');
  theme.className = 'theme';
  theme.innerHTML = '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M8 2a6 6 0 0 1 0 12z"/></svg>';
  ['Auto', 'Light', 'Dark'].forEach(name => choice.add(new Option(name, name.toLowerCase())));
  choice.setAttribute('aria-label', 'Theme');
  choice.title = 'Theme';
  choice.onchange = () => {
    if (choice.value === 'auto') delete root.dataset.theme; else root.dataset.theme = choice.value;
    try { localStorage.setItem('limn-theme', choice.value); } catch (blocked) {}
    follow();
    all('iframe', frame => frame.contentWindow.postMessage({ limnTheme: choice.value }, '*'));
  };
  function follow() {
    choice.value = root.dataset.theme || 'auto';
    // The `source` elements of pictures follow the system's color scheme, so a chosen theme must change them.
    all('source[media*=prefers-color-scheme], source[data-media]', source => {
      var asked = source.dataset.media ||= source.media, theme = root.dataset.theme;
      source.media = !theme ? asked : asked.replace(/\(prefers-color-scheme:\s*(\w+)\)/, (query, scheme) => scheme === theme ? '(min-width: 0)' : '(max-width: 0)');
    });
  }
  theme.append(choice);
  follow();
  addEventListener('storage', follow);
  all('.tools', tools => tools.append(theme));

  // Copy buttons.
  function copy(text, from) {
    navigator.clipboard.writeText(text).then(() => tell('Copied'), () => tell('Not copied'));
    function tell(word) {
      var label = from.textContent;
      from.textContent = word;
      setTimeout(() => from.textContent = label, 1500);
    }
  }
  // The code without line numbers and without links to previews.
  function plain(code) {
    var text = code.cloneNode(true);
    if (code.parentNode.matches('.nums')) text.querySelectorAll(':scope > span > a:first-child, .play').forEach(e => e.remove());
    return text.textContent;
  }
  all('figure.code', figure => {
    var box = doc.createElement('span');
    box.className = 'copy';
    box.append(button('Copy', function () { copy(plain(figure.querySelector('code')), this); }));
    if (figure.dataset.n && own.hovers) {
      var whole = button('Copy program', () => cards(data => copy(data.program(figure), whole)));
      box.append(whole);
    }
    (figure.querySelector('.cap') || figure).append(box);
  });

  // Hover cards.
  var waiting = [], data;
  function cards(act) {
    if (data) return act(data);
    if (waiting.push(act) > 1) return;
    window.limnCards = ready => {
      data = ready;
      waiting.forEach(act => act(data));
    };
    load(own.cards, () => load(own.hovers));
  }
  if (own.hovers) {
    all('figure[data-n] pre, .nums', pre => {
      function wake() { cards(data => data.show(pre.parentNode)); }
      ['pointerenter', 'focus'].forEach(event => pre.addEventListener(event, wake, { once: true }));
    });
  }

  // On this page: mark the last heading that was scrolled past.
  var links = {};
  all('.toc ol a', link => links[decodeURIComponent(link.hash.slice(1))] = link);
  var heads = [...doc.querySelectorAll('main :is(h2,h3)[id]')].filter(head => links[head.id]);
  function spy() {
    var now = links[heads.findLast(head => head.getBoundingClientRect().top < 200)?.id];
    all('.toc [aria-current]', link => link.removeAttribute('aria-current'));
    if (now) now.setAttribute('aria-current', 'location');
  }
  if (heads.length) {
    var due;
    addEventListener('scroll', () => {
      if (!due) due = requestAnimationFrame(() => { due = 0; spy(); });
    }, { passive: true });
    spy();
  }

  // The navigation and the menu open at the current page. The drawer closes when one of its links is followed.
  var side = doc.getElementById('limnNav');
  var here = side?.querySelector('[aria-current=page]');
  function center() { side.scrollTop += here.getBoundingClientRect().top - side.getBoundingClientRect().top - side.clientHeight / 2; }
  if (here) { center(); side.addEventListener('toggle', center); }
  all('.toc a', link => {
    link.addEventListener('click', () => {
      var toc = doc.getElementById('limnToc');
      if (toc.matches(':popover-open')) toc.hidePopover();
    });
  });

  // Search: text that the reader types while the search script loads is kept.
  var early;
  function search(event) {
    event.preventDefault();
    if (window.limnOpenSearch) return window.limnOpenSearch();
    if (early === undefined) load(own.search, () => window.limnOpenSearch(early));
    early ||= '';
  }
  if (own.search) {
    all('a.search', link => {
      link.setAttribute('role', 'button');
      link.addEventListener('click', search);
      link.addEventListener('keydown', event => { if (event.key === ' ') search(event); });
    });
    addEventListener('keydown', event => {
      if (early !== undefined && !window.limnOpenSearch && event.key.length === 1) {
        early += event.key;
        return event.preventDefault();
      }
      var typing = /^(input|textarea|select)$/i.test(event.target.tagName) || event.target.isContentEditable;
      var slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (slash || (event.key === 'k' && (event.ctrlKey || event.metaKey))) search(event);
    });
  }
})();
