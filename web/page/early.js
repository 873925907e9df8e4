// early.js -- chooses the theme before anything is painted
(() => {
    let kept = null;
    try {
        kept = localStorage.getItem('ecart-theme');
    } catch { /* a page from a disk may have to do without */ }
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = kept ?? (dark ? 'dark' : 'light');
})();
