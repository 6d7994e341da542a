import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare const wantedTests: string | undefined;

function describeRoom(room: string, load: (file: string) => void, leftOut: string[] = []) {
  const folder = join(__dirname, '..', room);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts') || leftOut.includes(file)) continue;
    const name = `${room} ${file.replace('.test.ts', '')}`;
    // A file that sets another environment needs a document or a clock.
    if (readFileSync(join(folder, file), 'utf8').startsWith('/** @jest-environment')) continue;
    if (wantedTests !== undefined && !wantedTests.includes(`(${name} `)) continue;
    describe(name, () => {
      try {
        load(join(folder, file));
      } catch (error) {
        // A module that does not load becomes a failed test, which kills the mutant.
        test('loads', () => {
          throw error;
        });
      }
    });
  }
}

// A constant of a module counts as static only if no test is the first to load the module. That test would have to notice each change
// of the constant alone.
const source = join(__dirname, '../../src');
for (const room of ['lib', 'domain', 'selectors'])
  for (const file of readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) jest.requireActual(join(source, room, file));

// Each file gets fresh modules, because a memoized selector would hide from one file what another file has covered.
const loadAlone = (file: string) => jest.isolateModules(() => jest.requireActual(file));

describeRoom('lib', (file) => jest.requireActual(file));
describeRoom('domain', (file) => jest.requireActual(file), ['payments/generatedRefunds.test.ts']);
describeRoom('fixtures', (file) => jest.requireActual(file));
// The tests of `remote` start servers, and test none of the rooms that are mutated.
describeRoom('backend/local', (file) => jest.requireActual(file));
describeRoom('selectors', loadAlone);
describeRoom('slices', loadAlone);
// The money of whole platforms, and what operators do.
describeRoom('platforms', loadAlone);
describeRoom('commands', loadAlone);

// The longest files come last. Only a file with mocks needs fresh modules, because loaded modules cannot be mocked.
describeRoom('data', (file) => {
  if (readFileSync(file, 'utf8').includes('jest.mock(')) loadAlone(file);
  else jest.requireActual(file);
});
