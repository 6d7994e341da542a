/** The order of two ids or times, as `sort` asks for it: code unit by code unit, not as a person sorts words. -1, 0 or 1. */
export function compareCodes(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
