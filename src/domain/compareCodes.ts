/** The order of two ids or times, as `sort` asks for it: code unit by code unit, not as a person sorts words. -1, 0 or 1. */
export function compareCodes(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
