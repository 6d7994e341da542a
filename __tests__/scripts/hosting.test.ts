import { readFileSync } from 'node:fs';
import { POLICIES } from '../../scripts/hosting/answer';

test.each(['nginx.conf', 'Caddyfile'])('%s sends the policies of the product, and no other', (file) => {
  const policies = readFileSync(`docs/hosting/${file}`, 'utf8').match(/(?<=")default-src[^"]+/g);
  expect(policies?.toSorted()).toEqual(POLICIES.toSorted());
});
