import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src', 'server', '__tests__', 'e2e', 'bench', 'soak', 'scripts'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|js)$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** All imports count: those of types, and dynamic ones. */
const IMPORTS = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\((?:\s*\/\*.*?\*\/)?\s*'([^']+)'/gm;

/** Returns the imported file; undefined for a package or a style sheet. */
function fileOf(name: string, importer: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(importer), name);
  const found = ['', '.ts', '.tsx', '.js', '/index.ts'].map((end) => base + end).find((file) => files.includes(file));
  if (!found && !existsSync(base) && !existsSync(`${base}.ts`))
    throw new Error(`${importer} imports ${name}, which is not there`);
  return found;
}

function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, named, chunk]) => (named ?? chunk)!);
  return names.map((name) => fileOf(name, file)).filter((imported) => imported !== undefined);
}

test('No module imports itself, directly or through other modules', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start !== -1) cycles.push([...way.slice(start), file].join(' > '));
    if (start !== -1 || done.has(file)) return;
    for (const imported of importsOf(file)) walk(imported, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(cycles).toEqual([]);
  expect(done.size).toBe(files.length);
});

test('No two sibling folders import each other', () => {
  const ways = new Set<string>();
  for (const file of files.filter((name) => name.startsWith('src')))
    for (const imported of importsOf(file)) ways.add(`${path.dirname(file)} > ${path.dirname(imported)}`);
  const isInside = (a: string, b: string) => b.startsWith(`${a}${path.sep}`);
  const both = [...ways]
    .map((way) => way.split(' > ') as [string, string])
    .filter(([from, to]) => from < to && ways.has(`${to} > ${from}`) && !isInside(from, to));
  expect(both).toEqual([]);
});
