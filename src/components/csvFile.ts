import Papa from 'papaparse';
import type { CsvTable } from '@/domain/csv';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The table as an RFC 4180 file. A text that a spreadsheet would run as a formula gets a leading apostrophe; figures of
 * this console never start like one.
 */
export function csvText({ headers, rows }: CsvTable): string {
  return Papa.unparse(
    { fields: [...headers], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}

/** Hands a table to the person as a file of their browser; nothing is sent. */
export function downloadCsv(fileName: string, table: CsvTable): void {
  // The mark at the start tells spreadsheets that accents are UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvText(table), '\r\n'], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
