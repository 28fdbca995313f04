// Runs before the page is rendered. The page then has the reader's theme from the start, and a page in an iframe has its compact layout.
(root => {
  root.classList.add('js');
  if (self !== top) root.classList.add('embedded');
  function choose(theme) {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else if (theme === 'auto' || theme === null) delete root.dataset.theme;
  }
  try { choose(localStorage.getItem('limn-theme')); } catch (blocked) {}
  // Apply a theme that was chosen in another window or frame. Pages without shared storage receive the theme as a message.
  addEventListener('storage', event => { if (event.key === 'limn-theme') choose(event.newValue); });
  addEventListener('message', event => { if (event.source === parent && event.data) choose(event.data.limnTheme); });
})(document.documentElement);
