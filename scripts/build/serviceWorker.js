// Caches the whole product, so that it works offline. The build prepends VERSION, FILES (path relative to this script, with the hash
// of the content), WAIT_FOR_ALL, the attribute that makes a page wait until it is complete, and IS_ONE_PAGE: one page answers all paths.
const PREFIX = 'splitpay ';
const CACHE = PREFIX + VERSION;

// The installation is atomic: if one file fails or belongs to another build, this version is not installed.
self.addEventListener('install', (event) => {
  const requests = Object.entries(FILES).map(([path, integrity]) => {
    const isNamedByContent = path.startsWith('assets/');
    return new Request(path, { integrity, cache: isNamedByContent ? 'default' : 'no-cache', priority: 'low' });
  });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

// The worker also controls the page that is already open.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until an operator activates it, or until no page of the old version is open.
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

/** Matches in this version's cache; `caches.open` would create an empty cache if the browser had deleted it. */
const cachedFile = (request) => caches.match(request, { cacheName: CACHE });

/** File names contain a hash of their content, so a page of the previous version finds its files in the previous cache. */
async function answer(request) {
  return (await cachedFile(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** The prerendered page of a path; an unknown path gets the error page with status 404, as from the server. */
async function answerNavigation(request) {
  const path = new URL(request.url).pathname;
  // For the root, `${path}/` would be '//': the cache throws, because that is not a valid address.
  const requested = (await cachedFile(path)) ?? (await cachedFile(path.replace(/\/?$/, '/')));
  const page = requested ?? (await cachedFile(self.registration.scope));
  if (!page) return fetch(request);
  // A cached page waits until it is complete, because it arrives quickly. Some hosts redirect a folder
  // to its name, and a navigation refuses what was redirected.
  const text = await page.text();
  const status = requested || IS_ONE_PAGE ? page.status : 404;
  return new Response(text.replace(...WAIT_FOR_ALL), { status, headers: page.headers });
}

/** Deletes the caches of older versions, except of versions with an open page: each page holds a lock named by its script. */
async function forgetOldVersions() {
  const { held } = await navigator.locks.query();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.slice(0, Math.max(0, names.indexOf(CACHE)))) {
    const isInUse = await Promise.all(
      held.map(async (lock) => (await caches.match(lock.name, { cacheName: name })) && !(await cachedFile(lock.name))),
    );
    if (!isInUse.some(Boolean)) await caches.delete(name);
  }
}
