// Runs before the page is drawn, so that a chosen theme never flashes.
(function (root) {
  root.classList.add('js');
  try {
    var theme = localStorage.getItem('limn-theme');
    if (theme) root.dataset.theme = theme;
  } catch (blocked) {}
})(document.documentElement);
