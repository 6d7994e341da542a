/**
 * How a text begins that a spreadsheet would run as a formula (product, section 4): with a sign, full-width ones too, after blanks
 * and after characters that nobody sees (zero width, direction of writing).
 */
const FORMULA_START = String.raw`(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])`;
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
const GUARDED = new RegExp(`^'${FORMULA_START}`, 'u');
/** A plain number is no formula, a negative one either. */
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)*$/;

/** A cell as every CSV file of the console writes it: an apostrophe keeps a spreadsheet from running a text as a formula. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `guardedCell` writes; any other text unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
