/** The hues a status badge can wear (specification, section 4). */
export type Tone = 'green' | 'red' | 'yellow' | 'blue' | 'grey';

/** What changed by a figure, in words and in its hue: `+4 new` in green, `-3% from last month` in red, `+0 new` in none. */
export function describeChange(change: number, what: string): { text: string; tone?: Tone } {
  if (change === 0) return { text: `+${what}` };
  return change < 0 ? { text: what, tone: 'red' } : { text: `+${what}`, tone: 'green' };
}
