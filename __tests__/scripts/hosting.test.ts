import { readFileSync } from 'node:fs';
import { POLICIES } from '../../scripts/hosting/answer';

test.each(['nginx.conf', 'Caddyfile'])('%s sends exactly the policies of the product', (file) => {
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
  '%s answers an unknown path and a hidden file with status 404 and 404.html, as the product does',
  (file, lines) => {
    const text = readFileSync(`docs/hosting/${file}`, 'utf8');
    for (const line of lines) expect(text).toContain(line);
  },
);

test('The container also finds the page of unknown paths below a base path', () => {
  const [, replaced = ''] = /sed -i "s#(.*?);#/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(readFileSync('docs/hosting/nginx.conf', 'utf8')).toContain(`${replaced};`);
});
