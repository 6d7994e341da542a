/**
 * The start of a text that a spreadsheet would run as a formula (product, section 4): a sign, also full-width, after
 * blanks and invisible characters (zero width, direction controls).
 */
const FORMULA_START = String.raw`(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])`;
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
const GUARDED = new RegExp(`^'${FORMULA_START}`, 'u');
/** A plain number, also a negative one, is not a formula. */
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)*$/;

/**
 * Escapes a cell for CSV files of the console: a leading apostrophe stops spreadsheets from running it as a formula.
 */
export function guardedCell(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `guardedCell` adds. Any other text stays unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
