export type Tone = 'green' | 'red' | 'yellow' | 'blue' | 'grey';

/**
 * The change of a figure as text and color: `+4 new` in green, `-3% from last month` in red, `+0 new` without color.
 */
export function describeChange(change: number, what: string): { text: string; tone?: Tone } {
  if (change < 0) return { text: what, tone: 'red' };
  return { text: `+${what}`, ...(change > 0 && { tone: 'green' }) };
}
