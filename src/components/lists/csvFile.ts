import Papa from 'papaparse';
import { guardedCell } from '@/domain/imports/guards';
import type { LongTable } from '@/domain/lists/csv';

/** Rows that are written at once, with many columns too: some hundredths of a second. */
const PORTION = 1_000;

/** Rows between two words about how far it is: each is announced, and recorded. */
const TOLD = 10_000;

const OPTIONS = { newline: '\r\n' };

/**
 * The table as an RFC 4180 file, in portions of 1,000 rows. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe; numbers stay numbers.
 */
export function* csvPortions({ headers, rows }: LongTable): Generator<string> {
  yield `${Papa.unparse([headers.map(guardedCell)], OPTIONS)}\r\n`;
  for (let from = 0; from < rows.length; from += PORTION) {
    const portion = rows.slice(from, from + PORTION).map((row) => row.map(guardedCell));
    yield `${Papa.unparse(portion, OPTIONS)}\r\n`;
  }
}

/**
 * Hands a table to the person as a file of their browser; nothing is sent. The page goes on between the portions of a
 * long one, and `onWritten` is told the rows that are written, each ten thousand.
 */
export async function downloadCsv(
  fileName: string,
  table: LongTable,
  onWritten: (rows: number) => void,
): Promise<void> {
  // The mark at the start tells spreadsheets that accents are UTF-8.
  const parts: BlobPart[] = ['\uFEFF'];
  for (const portion of csvPortions(table)) {
    // Bytes at once: to make them of a hundred megabytes of text at the end would take the page half a second.
    parts.push(new Blob([portion]));
    const written = (parts.length - 2) * PORTION;
    if (written === 0 || written >= table.rows.length) continue;
    if (written % TOLD === 0) onWritten(written);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
