// Answers requests with the files of the built product: precompressed, every unknown path with 404.html, security headers.
const sirv = require('sirv');
const policies = require('./securityPolicies.json');

const write = (directives) => directives.map((directive) => directive.join(' ')).join('; ');

/**
 * The policies as headers: the page's own, which no other page may frame, that of the workers among the assets, which the other
 * assets make no use of (it is short), and that of the service worker.
 */
const PAGE_POLICY = write([...Object.entries(policies.page), ['frame-ancestors', "'none'"]]);
const ASSET_POLICY = write(Object.entries(policies.asset));
const SERVICE_WORKER_POLICY = write(Object.entries(policies.serviceWorker));

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** What answers below a path ('' for the root) with the files of a folder. */
function createAnswer(folder, basePath = '') {
  // `dev`: each file is looked up when it is asked for, so that a new build may take the place of this one meanwhile.
  const compressed = { brotli: true, gzip: true, etag: true, dev: true };
  // Files under names of their content are kept for ever; any other path is a page: 404.html where it has none.
  const assets = sirv(folder, {
    ...compressed,
    setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  const page = sirv(folder, {
    ...compressed,
    single: '404.html',
    ignores: false,
    setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
  });

  return function answer(request, response) {
    const refuse = (status, text, more) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more });
      response.end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return;
    }
    if (request.url === basePath) return refuse(308, '', { Location: `${basePath}/` });
    if (!request.url.startsWith(`${basePath}/`)) return refuse(404, `The console is at ${basePath}/`);
    request.url = request.url.slice(basePath.length);
    const isAsset = request.url.startsWith('/assets/');
    const pagePolicy = request.url.split('?')[0] === '/sw.js' ? SERVICE_WORKER_POLICY : PAGE_POLICY;
    response.setHeader('Content-Security-Policy', isAsset ? ASSET_POLICY : pagePolicy);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    // Every answer is a whole file: a range that makes no sense would throw.
    delete request.headers.range;
    // A file that goes away between its look-up and its reading ends this answer, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      const serve = isAsset ? assets : page;
      serve(request, response, () => refuse(404, 'Not found'));
    } catch {
      response.destroy();
    }
  };
}

module.exports = { createAnswer, POLICIES: [PAGE_POLICY, ASSET_POLICY, SERVICE_WORKER_POLICY] };
