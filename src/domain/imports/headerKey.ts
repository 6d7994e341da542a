/** The letters and digits of a header in lower case: what headers are compared by (`Gross Credit (GC)` is `grosscreditgc`). */
export function headerKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many cells a row needs: empty headers at the end of the line, as spreadsheets write them, ask for none. */
export function leastWidth(headers: readonly string[]): number {
  return headers.findLastIndex((header) => header.trim() !== '') + 1;
}

/** Headers that head more than one column, however they are spelled, each with its columns, from 1. */
export function repeatedHeaders(headers: readonly string[]): { header: string; columns: number[] }[] {
  const byKey = new Map<string, { header: string; columns: number[] }>();
  headers.forEach((header, index) => {
    // Without letters and digits it is compared as it is: `%` and `#` are two.
    const key = headerKey(header) || header.trim();
    const known = byKey.get(key);
    if (known) known.columns.push(index + 1);
    else if (key !== '') byKey.set(key, { header, columns: [index + 1] });
  });
  return [...byKey.values()].filter(({ columns }) => columns.length > 1);
}
