/**
 * The start of a text that a spreadsheet would run as a formula: a sign, also full-width, after blanks and invisible
 * characters (zero width, direction controls).
 */
const FORMULA_START = String.raw`(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])`;
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
const GUARDED = new RegExp(`^'${FORMULA_START}`, 'u');
/** A plain number, also a negative one, is not a formula. */
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)*$/;

/**
 * Escapes a cell for CSV files of the console: a leading apostrophe stops spreadsheets from running it as a formula.
 */
function guardedCell(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/** Some programs trim a cell without quotes, and read a byte order mark in it as the start of a file. */
const NEEDS_QUOTES = /[",\r\n\ufeff]|^ | $/;

/** A line of RFC 4180 with escaped cells. */
export function csvLine(cells: readonly string[]): string {
  return quotedLine(cells.map(guardedCell));
}

/** A line of RFC 4180 with the cells as they are, for text that no spreadsheet opens. */
export function quotedLine(cells: readonly string[]): string {
  const texts = cells.map((text) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${texts.join(',')}\r\n`;
}

/** Removes the apostrophe that `guardedCell` adds. Any other text stays unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
