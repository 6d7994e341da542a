// Keeps the whole product in the browser, so that it needs no network. The build writes this before it: VERSION, FILES (each
// by its path below this script's, with the hash of its content) and WAIT_FOR_ALL, by which a page waits for the whole of it.
const PREFIX = 'splitpay ';
const CACHE = PREFIX + VERSION;

// All of it, or nothing: one file that does not arrive, or is of another build, and the version is not installed.
self.addEventListener('install', (event) => {
  const requests = Object.entries(FILES).map(([path, integrity]) => {
    const isNamedByContent = path.startsWith('assets/');
    return new Request(path, { integrity, cache: isNamedByContent ? 'default' : 'no-cache', priority: 'low' });
  });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

// The page that is open already is answered from here from now on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until an operator chooses it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode !== 'navigate') return event.respondWith(answer(request));
  event.respondWith(answerNavigation(request));
  event.waitUntil(forgetOldVersions());
});

/** Of this version's cache; opening it would make it anew where it was emptied. */
const ownFile = (request) => caches.match(request, { cacheName: CACHE });

/** Names of files say their content: a page of the version before finds its own in that one's cache. */
async function answer(request) {
  return (await ownFile(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** A screen's own page, where the build has one; any other path is the first page with status 404, as from the server. */
async function answerNavigation(request) {
  const path = new URL(request.url).pathname;
  // For the root, `${path}/` would be '//', which is not an address, and the cache would throw.
  const own = (await ownFile(path)) ?? (await ownFile(path.replace(/\/?$/, '/')));
  const page = own ?? (await ownFile(self.registration.scope));
  if (!page) return fetch(request);
  // Nothing of it is on its way for long: nothing is painted before the chosen theme is known. And some hosts redirect a folder
  // to its name, and a navigation refuses what was redirected.
  const text = await page.text();
  const status = own ? page.status : 404;
  return new Response(text.replace(...WAIT_FOR_ALL), { status, headers: page.headers });
}

/** Takes away what older versions kept, but for those of which a page is open: each page holds its script as a lock. */
async function forgetOldVersions() {
  const { held } = await navigator.locks.query();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.slice(0, Math.max(0, names.indexOf(CACHE)))) {
    const isInUse = await Promise.all(
      held.map(async (lock) => (await caches.match(lock.name, { cacheName: name })) && !(await ownFile(lock.name))),
    );
    if (!isInUse.some(Boolean)) await caches.delete(name);
  }
}
