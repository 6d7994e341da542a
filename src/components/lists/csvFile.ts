import { downloadBlob } from '@/components/browser/downloadText';
import { csvLine } from '@/domain/imports/guards';
import type { LongTable } from '@/domain/lists/csv';

/** Rows per portion: even with many columns, a portion takes some hundredths of a second. */
const PORTION = 1_000;

/** Rows between two progress messages: each message is announced and is an action in the store. */
const PROGRESS_ROWS = 10_000;

/**
 * The table as an RFC 4180 file, in portions of 1,000 rows. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers stay numbers.
 */
export function* csvPortions({ headers, rows }: LongTable): Generator<string> {
  yield csvLine(headers);
  for (let from = 0; from < rows.length; from += PORTION)
    yield rows
      .slice(from, from + PORTION)
      .map(csvLine)
      .join('');
}

/** The same for a table whose rows may arrive over time. */
async function* arrivingPortions(table: LongTable): AsyncGenerator<string> {
  if (!table.portions) {
    yield* csvPortions(table);
    return;
  }
  yield csvLine(table.headers);
  for await (const rows of table.portions()) yield rows.map(csvLine).join('');
}

/**
 * Saves a table as a file through the browser; nothing is sent. It yields between portions, so that the page stays responsive, and
 * calls `onWritten` with the number of written rows every ten thousand rows.
 */
export async function downloadCsv(
  fileName: string,
  table: LongTable,
  onWritten: (rows: number) => void,
): Promise<void> {
  // Spreadsheets need the byte order mark to read accents as UTF-8.
  const parts: BlobPart[] = ['\uFEFF'];
  for await (const portion of arrivingPortions(table)) {
    // Each portion is encoded as it is written: encoding 100 MB of text at the end would block the page for half a second.
    parts.push(new Blob([portion]));
    const written = (parts.length - 2) * PORTION;
    if (written === 0 || written >= table.rows.length) continue;
    if (written % PROGRESS_ROWS === 0) onWritten(written);
    await new Promise((resolve) => setTimeout(resolve));
  }
  downloadBlob(fileName, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
