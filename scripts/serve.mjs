// Serves the built product: precompressed files, every unknown path answered with the page, security headers.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import sirv from 'sirv';

const port = Number(process.env.PORT ?? 3000);
const directives = JSON.parse(readFileSync(new URL('./contentSecurityPolicy.json', import.meta.url), 'utf8'));
const contentSecurityPolicy = [...Object.entries(directives), ['frame-ancestors', "'none'"]]
  .map((directive) => directive.join(' '))
  .join('; ');

const files = sirv('dist', {
  brotli: true,
  gzip: true,
  single: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
});

const server = createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  });
});

server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${port} is already in use: stop what runs there, or choose another one, as in PORT=3001 npm start`,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`SplitPay console: http://localhost:${server.address().port}`));
