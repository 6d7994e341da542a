/** Compares two ids or times by code units, for `sort`. Returns -1, 0 or 1. */
export function compareCodes(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
