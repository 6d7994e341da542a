/** The header of a column among other words: `TRANSACTION ID` is `Transaction id`. */
export function sentenceCase(header: string): string {
  return header.slice(0, 1) + header.slice(1).toLowerCase();
}
