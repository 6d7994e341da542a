import path from 'node:path';

/** The cascade layer of a style sheet, by its room; those in src/styles name theirs themselves. */
const layers = {
  'src/(components|containers)/': 'components',
  'src/(pages|app)/': 'screens',
  node_modules: 'libraries',
};

/** The styles of a file, in the layer of its room. Each says the order: whichever is met first decides it for all. */
export function intoLayer(styles: string, { resourcePath }: { resourcePath: string }): string {
  const place = path.relative(process.cwd(), resourcePath).replaceAll('\\', '/');
  const layer = Object.entries(layers).find(([folder]) => new RegExp(`^${folder}`).test(place))?.[1];
  return layer ? `@layer libraries, base, components, screens; @layer ${layer} {${styles}}` : styles;
}
