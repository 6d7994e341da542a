// Written by components/lists/csvFile.ts before what a spreadsheet would take for a formula.
const GUARDED = /^'(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** The text without the apostrophe that our own exports guard formulas with; any other text as it is. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}
