// Runs before the page is drawn, so that a chosen theme never flashes and a page in a frame is laid out for it.
(function (root) {
  root.classList.add('js');
  if (self !== top) root.classList.add('embedded');
  function choose(theme) { if (theme === 'light' || theme === 'dark') root.dataset.theme = theme; }
  try { choose(localStorage.getItem('limn-theme')); } catch (blocked) {}
  // A choice made in one page reaches those in other windows and in its frames; where pages share no storage, a message does.
  addEventListener('storage', function (event) { if (event.key === 'limn-theme') choose(event.newValue); });
  addEventListener('message', function (event) { if (event.source === parent && event.data) choose(event.data.limnTheme); });
})(document.documentElement);
