import { createRefusedPicker, type RefusedRows } from './refusedRows';

/** What a spreadsheet would take for a formula; a plain number is none. */
const FORMULA = /^(?!-\d+(?:[.,]\d+)*$)\s*[=+\-@\t\r]/;

/** The refused records of a file, which is read once more, as a CSV file: it imports again once it is mended. */
export function createRefusedFile(refused: RefusedRows) {
  const isRefused = createRefusedPicker(refused);
  const lines = [lineOf(refused.headers)];
  return {
    add: (fields: readonly string[]) => {
      if (isRefused()) lines.push(lineOf(fields));
    },
    // The mark at the start tells spreadsheets that accents are UTF-8.
    finish: () => new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }),
  };
}

/** A line by RFC 4180; an apostrophe keeps a spreadsheet from running a text as a formula. */
function lineOf(fields: readonly string[]): string {
  const cells = fields.map((field) => {
    const text = FORMULA.test(field) ? `'${field}` : field;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
