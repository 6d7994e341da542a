import { execFileSync } from 'node:child_process';

// The loader is an ES module, which Node loads without a transform.
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import newerVersion, { CHANGED_FILES } from './scripts/build/newerVersion.mjs';
  const files = readdirSync('src', { recursive: true }).map((name) => 'src/' + name);
  const changed = files.filter((file) => CHANGED_FILES.test(file));
  for (const resourcePath of changed) {
    const source = readFileSync(resourcePath, 'utf8');
    if (newerVersion.call({ resourcePath }, source) === source) throw new Error(resourcePath + ' stays as it is');
  }
  console.log(changed.length);
`;

test('The later version of the browser test changes each file that it names', () => {
  const counted = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' });
  expect(counted.trim()).toBe('5');
});
