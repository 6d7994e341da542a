import { exportsOf } from './names';
import { filesIn, isCatalog } from './sources';

test('No exported name stands for two things in two files', () => {
  const files = new Map<string, string[]>();
  // The texts of two screens may have the same name, because each screen imports its catalog as a whole.
  for (const path of filesIn('src').filter((file) => !isCatalog(file)))
    for (const name of exportsOf(path)) files.set(name, [...(files.get(name) ?? []), path]);
  const clashes = [...files].filter(([, paths]) => paths.length > 1);
  expect(clashes.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
  expect(files.size).toBeGreaterThan(1_000);
});
