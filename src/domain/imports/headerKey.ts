/**
 * The letters and digits of a header in lower case. Headers are compared by this key (`Gross Credit (GC)` becomes
 * `grosscreditgc`).
 */
export function headerKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The number of cells that a row needs. Empty headers at the end of the line, as spreadsheets write them, need none.
 */
export function leastWidth(headers: readonly string[]): number {
  return headers.findLastIndex((header) => header.trim() !== '') + 1;
}

/** Headers of more than one column, compared by key, with their column numbers from 1. */
export function repeatedHeaders(headers: readonly string[]): { header: string; columns: number[] }[] {
  const byKey = new Map<string, { header: string; columns: number[] }>();
  headers.forEach((header, index) => {
    // A header without letters and digits is compared unchanged, so that `%` and `#` differ.
    const key = headerKey(header) || header.trim();
    const known = byKey.get(key);
    if (known) known.columns.push(index + 1);
    else if (key !== '') byKey.set(key, { header, columns: [index + 1] });
  });
  return [...byKey.values()].filter(({ columns }) => columns.length > 1);
}
