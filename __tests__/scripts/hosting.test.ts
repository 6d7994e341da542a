import { readFileSync } from 'node:fs';
import { POLICIES } from '../../scripts/hosting/answer';

test.each(['nginx.conf', 'Caddyfile'])('%s sends the policies of the product, and no other', (file) => {
  const policies = readFileSync(`docs/hosting/${file}`, 'utf8').match(/(?<=")default-src[^"]+/g);
  expect(policies?.toSorted()).toEqual(POLICIES.toSorted());
});

const UNKNOWN_PATHS = {
  'nginx.conf': [
    'try_files $uri $uri/index.html =404;\n    error_page 404 /404.html;',
    'location ~ /\\. {\n    return 404;',
  ],
  Caddyfile: ['rewrite * /404.html\n\t\tfile_server {\n\t\t\tstatus 404\n', 'not path */.*'],
};

test.each(Object.entries(UNKNOWN_PATHS))(
  '%s answers a path that no screen has, and a hidden file, with status 404 and 404.html, as the product does',
  (file, lines) => {
    const text = readFileSync(`docs/hosting/${file}`, 'utf8');
    for (const line of lines) expect(text).toContain(line);
  },
);

test('The container’s page of unknown paths is found below a path, too', () => {
  const [, replaced = ''] = /sed -i "s#(.*?);#/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(readFileSync('docs/hosting/nginx.conf', 'utf8')).toContain(`${replaced};`);
});
