/** The letters and digits of a header in lower case: what headers are compared by (`Gross Credit (GC)` is `grosscreditgc`). */
export function headerKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
