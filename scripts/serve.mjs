// Serves the built product: precompressed files, every unknown path answered with the page, security headers.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT is "${process.env.PORT}": it has to be a number up to 65535`);
const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${folder}/index.html`)) stop('There is nothing to serve yet: run npm run build first');

const directives = JSON.parse(readFileSync(new URL('./contentSecurityPolicy.json', import.meta.url), 'utf8'));
const headers = {
  'Content-Security-Policy': [...Object.entries(directives), ['frame-ancestors', "'none'"]]
    .map((directive) => directive.join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

// `dev`: each file is looked up when it is asked for, so that a new build may take the place of this one meanwhile.
const compressed = { brotli: true, gzip: true, etag: true, dev: true };
// Files under names of their content are kept for ever; any other path is the page, which knows its own 404.
const assets = sirv(folder, {
  ...compressed,
  setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
});
const page = sirv(folder, {
  ...compressed,
  single: true,
  ignores: false,
  setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
});

function answer(request, response) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const refuse = (status, text, more) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more });
    response.end(text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    return;
  }
  // Every answer is a whole file: a range that makes no sense would throw.
  delete request.headers.range;
  // A file that goes away between its look-up and its reading ends this answer, not the server.
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  try {
    const serve = request.url.startsWith('/assets/') ? assets : page;
    serve(request, response, () => refuse(404, 'Not found'));
  } catch {
    response.destroy();
  }
}

function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address().port));
  });
}

try {
  const host = process.env.HOST || 'localhost';
  // Browsers take 'localhost' for either of these.
  const [address, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const opened = await listen(address, port);
  if (second) {
    await listen(second, opened).catch((error) => {
      // A computer without IPv6 has no second one.
      if (error.code === 'EADDRINUSE') throw error;
    });
  }
  console.log(`SplitPay console: http://${host.includes(':') ? `[${host}]` : host}:${opened}`);
} catch (error) {
  if (error.code === 'EADDRINUSE') {
    stop(`Port ${port} is already in use: stop what runs there, or choose another one, as in PORT=3001 npm start`);
  }
  stop(`The server could not start: ${error.message}`);
}
