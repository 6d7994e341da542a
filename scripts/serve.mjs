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
const folder = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${folder}/index.html`)) stop('There is nothing to serve yet: run npm run build first');

const directives = JSON.parse(readFileSync(new URL('./contentSecurityPolicy.json', import.meta.url), 'utf8'));
const headers = {
  'Content-Security-Policy': [...Object.entries(directives), ['frame-ancestors', "'none'"]]
    .map((directive) => directive.join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const compressed = { brotli: true, gzip: true, etag: true };
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

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const answer = request.url?.startsWith('/assets/') ? assets : page;
  answer(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  });
});

server.on('error', (error) => {
  if (error.code === 'EADDRINUSE') {
    stop(`Port ${port} is already in use: stop what runs there, or choose another one, as in PORT=3001 npm start`);
  }
  stop(`The server could not start: ${error.message}`);
});

server.listen(port, () => console.log(`SplitPay console: http://localhost:${server.address().port}`));
