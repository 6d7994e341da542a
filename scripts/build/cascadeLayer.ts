import path from 'node:path';

/** The cascade layer of a style sheet, by its room; sheets in src/styles declare their own layers. */
const layers = {
  'src/(components|containers)/': 'components',
  'src/(features|pages|app)/': 'screens',
  node_modules: 'libraries',
};

/** Wraps the styles of a file in the layer of its room. Each file repeats the order of layers, because the first file that loads fixes it. */
export function wrapInLayer(styles: string, { resourcePath }: { resourcePath: string }): string {
  const file = path.relative(process.cwd(), resourcePath).replaceAll('\\', '/');
  const layer = Object.entries(layers).find(([folder]) => new RegExp(`^${folder}`).test(file))?.[1];
  return layer ? `@layer libraries, base, components, screens; @layer ${layer} {${styles}}` : styles;
}
