import { readFileSync } from 'node:fs';
import { POLICIES } from '../../scripts/hosting/answer';

test.each(['nginx.conf', 'Caddyfile'])('%s sends the policies of the product, and no other', (file) => {
  const policies = readFileSync(`docs/hosting/${file}`, 'utf8').match(/(?<=")default-src[^"]+/g);
  expect(policies?.toSorted()).toEqual(POLICIES.toSorted());
});

test.each(['nginx.conf', 'Caddyfile'])(
  '%s answers a path that no screen has with 404.html, as the product does',
  (file) => {
    const [, asked] = /try_files (.*)/.exec(readFileSync(`docs/hosting/${file}`, 'utf8')) ?? [];
    expect(asked?.replace(';', '').split(' ').at(-1)).toBe('/404.html');
  },
);
