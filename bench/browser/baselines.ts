import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';

/** Runs in a worker of a bare page: papaparse reads the file and stores nothing. */
const PAPAPARSE_WORKER = `
importScripts('/papaparse.js');
onmessage = ({ data: file }) => {
  const start = performance.now();
  let rows = 0;
  Papa.parse(file, {
    chunk: ({ data }) => { rows += data.length; },
    complete: () => postMessage({ rows, milliseconds: performance.now() - start }),
  });
};`;

/** A bare page: row objects with a prepared lower-case string each; every key scans all of them and shows ten. */
const BARE_PAGE = `<!doctype html><meta charset="utf-8"><title>Bare</title>
<input type="search"><output></output><ol></ol><input type="file"><script>
const count = Number(new URLSearchParams(location.search).get('rows'));
const two = (number) => String(number).padStart(2, '0');
const rows = [], texts = [];
for (let index = 0; index < count; index += 1) {
  const cents = (index * 7919) % 200000;
  rows.push({
    id: 'PAY-2025-' + String(index).padStart(9, '0'), merchant: 'Merchant number ' + (index % 500), cents,
    date: '2025-' + two(1 + (index % 12)) + '-' + two(1 + (index % 28)) + ' ' + two(index % 24) + ':' + two(index % 60) + ':00',
    status: ['Completed', 'Failed', 'Pending'][index % 3],
  });
}
const [search, output, list] = ['input', 'output', 'ol'].map((name) => document.querySelector(name));
const show = (found) => {
  output.textContent = found.length;
  list.replaceChildren(...found.slice(0, 10).map((row) => {
    const item = document.createElement('li');
    item.textContent = Object.values(row).join(' ');
    return item;
  }));
};
show(rows);
window.builtIn = performance.now();
for (const { id, merchant, cents, date, status } of rows)
  texts.push([id, merchant, '$' + (cents / 100).toFixed(2), date, status].join('\\0').toLowerCase());
search.addEventListener('input', () => {
  const wanted = search.value.toLowerCase();
  show(rows.filter((_, index) => texts[index].includes(wanted)));
});
document.querySelector('[type=file]').addEventListener('change', ({ target }) => {
  const worker = new Worker('/papaparseWorker.js');
  worker.onmessage = ({ data }) => { window.papaparse = data; };
  worker.postMessage(target.files[0]);
});
</script>`;

const FILES: Record<string, [type: string, text: string]> = {
  '/': ['text/html', BARE_PAGE],
  '/papaparseWorker.js': ['text/javascript', PAPAPARSE_WORKER],
  '/papaparse.js': ['text/javascript', readFileSync('node_modules/papaparse/papaparse.min.js', 'utf8')],
};

/** Serves the bare pages for the comparison and resolves with their address. */
export async function serveBaselines(): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = FILES[url.split('?')[0] ?? '/'] ?? ['text/plain', ''];
    response.writeHead(200, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  return { server, address: `http://localhost:${typeof address === 'object' ? address?.port : ''}` };
}
