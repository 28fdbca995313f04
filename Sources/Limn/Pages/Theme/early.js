// Runs before the page is rendered, so that no page is first shown in the wrong theme, and a page in an iframe gets its compact layout.
(function (root) {
  root.classList.add('js');
  if (self !== top) root.classList.add('embedded');
  function choose(theme) {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else if (theme === 'auto' || theme === null) delete root.dataset.theme;
  }
  try { choose(localStorage.getItem('limn-theme')); } catch (blocked) {}
  // Apply a theme that was chosen in another window or frame. Pages that share no storage receive it as a message.
  addEventListener('storage', function (event) { if (event.key === 'limn-theme') choose(event.newValue); });
  addEventListener('message', function (event) { if (event.source === parent && event.data) choose(event.data.limnTheme); });
})(document.documentElement);
