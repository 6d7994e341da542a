// Answers requests with the files of the built product: precompressed, every unknown path with 404.html, security headers.
const { open, realpath } = require('node:fs/promises');
const path = require('node:path');
const { pipeline } = require('node:stream');
const policies = require('./securityPolicies.json');

const write = (directives) => directives.map((directive) => directive.join(' ')).join('; ');

/**
 * The policies as headers: for pages, which no other site may frame; for assets, which matters for workers alone but is short; and
 * for the service worker.
 */
const PAGE_POLICY = write([...Object.entries(policies.page), ['frame-ancestors', "'none'"]]);
const ASSET_POLICY = write(Object.entries(policies.asset));
const SERVICE_WORKER_POLICY = write(Object.entries(policies.serviceWorker));

/** A page of a team may send requests to the server that it comes from. */
const withServer = ([name, value]) => [name, name === 'connect-src' ? "'self'" : value];
const TEAM_PAGE_POLICY = write([...Object.entries(policies.page).map(withServer), ['frame-ancestors', "'none'"]]);
const TEAM_ASSET_POLICY = write([...Object.entries(policies.asset), ['connect-src', "'self'"]]);

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Creates a handler that serves the files of a folder below a path ('' for the root). The page of a team answers every address
 * that is not a file, and may send requests to its own server.
 */
function createAnswer(folder, basePath = '', { isTeam = false } = {}) {
  return function answer(request, response) {
    const refuse = (status, text, more) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more });
      response.end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return;
    }
    const [asked] = request.url.split('?');
    if (asked === basePath) return refuse(308, '', { Location: `${basePath}/${request.url.slice(asked.length)}` });
    if (!asked.startsWith(`${basePath}/`)) return refuse(404, `The console is at ${basePath}/`);
    const pathname = asked.slice(basePath.length);
    const isAsset = pathname.startsWith('/assets/');
    const [pagePolicy, assetPolicy] = isTeam ? [TEAM_PAGE_POLICY, TEAM_ASSET_POLICY] : [PAGE_POLICY, ASSET_POLICY];
    const policy = isAsset ? assetPolicy : pagePolicy;
    response.setHeader('Content-Security-Policy', pathname === '/sw.js' ? SERVICE_WORKER_POLICY : policy);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);

    // Files in assets/ are named by their content; any other path is a page: 404.html where it has none.
    const isTeamPage = isTeam && !/\.(?!html$)[^/.]+$/.test(pathname);
    const names = isTeamPage ? ['/index.html'] : isAsset ? [pathname] : [pathname, `${pathname}/index.html`];
    const sendFirst = async () => {
      const encodings = ENCODINGS.filter(([name]) => request.headers['accept-encoding']?.includes(name));
      const file = await findFile(folder, names, encodings);
      if (file) return send(request, response, 200, file, isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      const page = isAsset ? undefined : await findFile(folder, ['/404.html'], encodings);
      if (page) send(request, response, 404, page, 'no-cache');
      else refuse(404, 'Not found');
    };
    // A file that cannot be opened ends this answer, not the server.
    sendFirst().catch(() => response.destroy());
  };
}

/**
 * Opens the first of these files that exists, compressed if the browser accepts that. It looks at the disk on every request, so that
 * a new build takes effect without a restart. It never serves a hidden file or a link that leads out of the folder.
 */
async function findFile(folder, names, encodings) {
  for (const name of names.map(decode).filter((decoded) => decoded !== undefined && !/[/\\]\.|\0/.test(decoded))) {
    for (const [encoding, ending] of [...encodings, [undefined, '']]) {
      const handle = await openInside(folder, path.join(folder, name + ending));
      if (handle) return { ...handle, type: TYPES[path.extname(name)], encoding };
    }
  }
  return undefined;
}

function decode(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    // A malformed address matches no file.
    return undefined;
  }
}

async function openInside(folder, file) {
  const [inside, real] = await Promise.all([realpath(folder), realpath(file)].map(orMissing));
  if (!real?.startsWith(inside + path.sep)) return undefined;
  const handle = await orMissing(open(real));
  const stats = await handle?.stat();
  if (stats?.isFile()) return { handle, stats };
  await handle?.close();
  return undefined;
}

function orMissing(promise) {
  return promise.catch((error) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code)) return undefined;
    throw error;
  });
}

function send(request, response, status, { handle, stats, type, encoding }, cacheControl) {
  const etag = `W/"${stats.size}-${stats.mtimeMs}"`;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  if (!isKnown) {
    response.setHeader('Content-Length', stats.size);
    if (type) response.setHeader('Content-Type', type);
    if (encoding) response.setHeader('Content-Encoding', encoding);
  }
  response.writeHead(isKnown ? 304 : status);
  if (isKnown || request.method === 'HEAD') {
    response.end();
    return handle.close();
  }
  // Closes the file also when the browser leaves before the end.
  pipeline(handle.createReadStream(), response, () => undefined);
  return undefined;
}

module.exports = { createAnswer, POLICIES: [PAGE_POLICY, ASSET_POLICY, SERVICE_WORKER_POLICY] };
