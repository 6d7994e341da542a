// Served as sw.js, this takes the service worker back: it empties what was kept and ends itself. Open pages go on undisturbed.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(end()));

/** At once, so that neither is left undone where the browser stops the worker amid it. */
async function end() {
  const names = (await caches.keys()).filter((name) => name.startsWith('splitpay '));
  await Promise.all([self.registration.unregister(), ...names.map((name) => caches.delete(name))]);
}
