import path from 'node:path';
import { wrapInLayer } from '../../scripts/build/cascadeLayer';

test('Each style sheet says the order of the layers before its own', () => {
  const resourcePath = path.resolve('src/pages/merchants/X.module.scss');
  expect(wrapInLayer('a {}', { resourcePath })).toBe(
    '@layer libraries, base, components, screens; @layer screens {a {}}',
  );
});
