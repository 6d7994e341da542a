// Served as sw.js, this file uninstalls the service worker and deletes its caches. Open pages continue to work.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(end()));

/** Both run in parallel, so that neither is skipped when the browser stops the worker early. */
async function end() {
  const names = (await caches.keys()).filter((name) => name.startsWith('splitpay '));
  await Promise.all([self.registration.unregister(), ...names.map((name) => caches.delete(name))]);
}
