// @ts-check

/**
 * The sample data as they are after their checks: a wrong row fails the build, and no browser checks them again. Rows are
 * sent as columns, in which a compressor finds more that repeats.
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
  // What a row does not have is a hole.
  return [...names].map((name) => {
    const cells = rows.map((row) => (row[name] === undefined ? '' : JSON.stringify(row[name])));
    return `${JSON.stringify(name)}:[${cells.join()},]`;
  });
}
