// Serves the built product on this computer.
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createAnswer } from './hosting/answer.js';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT is "${process.env.PORT}": it has to be a number up to 65535`);
const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${folder}/index.html`)) stop('There is nothing to serve yet: run npm run build first');

const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const answer = createAnswer(folder, basePath);

function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address().port));
  });
}

try {
  const host = process.env.HOST || 'localhost';
  // Browsers resolve 'localhost' to either address.
  const [address, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const opened = await listen(address, port);
  if (second) {
    await listen(second, opened).catch((error) => {
      // A computer without IPv6 has only the first address.
      if (error.code === 'EADDRINUSE') throw error;
    });
  }
  console.log(`SplitPay console: http://${host.includes(':') ? `[${host}]` : host}:${opened}${basePath}`);
} catch (error) {
  if (error.code === 'EADDRINUSE') {
    stop(`Port ${port} is already in use: stop what runs there, or choose another one, as in PORT=3001 npm start`);
  }
  stop(`The server could not start: ${error.message}`);
}
