// @ts-check

/**
 * Validates the sample data at build time: an invalid row fails the build, and no browser validates again. Rows become columns,
 * because columns compress better.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function fixtureLoader() {
  const checked = await this.importModule(`!!ts-loader?${JSON.stringify(this.getOptions())}!${this.resourcePath}`);
  const exported = Object.entries(checked).map(([name, value]) => `export const ${name} = ${valueOf(value)};`);
  return ["import { rowsOf } from './rowsOf';", ...exported].join('\n');
}

/** @param {unknown} value */
function valueOf(value) {
  return Array.isArray(value) ? `rowsOf(${value.length}, {${columnsOf(value).join()}})` : JSON.stringify(value);
}

/** @param {Record<string, unknown>[]} rows */
function columnsOf(rows) {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  // A row without this field becomes a hole in the column.
  return [...names].map((name) => {
    const cells = rows.map((row) => (row[name] === undefined ? '' : JSON.stringify(row[name])));
    return `${JSON.stringify(name)}:[${cells.join()},]`;
  });
}
