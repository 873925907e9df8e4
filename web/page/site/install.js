// install.js -- lets the site be installed, and used without a network
navigator.serviceWorker?.register('worker.js');
