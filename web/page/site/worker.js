// worker.js -- keeps the site, and answers for it without a network
const kept = 'ecart-{{version}}';
const files = ['./', 'install.js', 'manifest.webmanifest', 'icon.svg', 'icon-180.png'];

addEventListener('install', event => {
    event.waitUntil(caches.open(kept).then(cache => cache.addAll(files)).then(skipWaiting));
});

addEventListener('activate', event => {
    event.waitUntil(caches.keys().then(names => Promise.all(
        names.filter(name => name.startsWith('ecart-') && name !== kept)
            .map(name => caches.delete(name)))));
});

addEventListener('fetch', event => {
    event.respondWith(caches.match(event.request, { ignoreSearch: true })
        .then(found => found ?? fetch(event.request)));
});
