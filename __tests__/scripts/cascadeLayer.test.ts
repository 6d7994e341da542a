import path from 'node:path';
import { wrapInLayer } from '../../scripts/build/cascadeLayer';

test('Each style sheet declares the order of the layers before its layer', () => {
  const resourcePath = path.resolve('src/pages/merchants/X.module.scss');
  expect(wrapInLayer('a {}', { resourcePath })).toBe(
    '@layer libraries, base, components, screens; @layer screens {a {}}',
  );
});
