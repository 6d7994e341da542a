/** With `holds`, exceeding the goal fails the run; a goal that the console does not meet yet is only printed. */
export type Figure = { label: string; value: number; unit?: string; goal?: number; holds?: boolean };

const WIDTH = 58;

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Prints a table of figures; false if a goal with `holds` is exceeded. */
export function report(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  let matches = true;
  for (const { label, value, unit = 'ms', goal, holds = false } of figures) {
    const isBeyond = goal !== undefined && !(value <= goal);
    const goalText =
      goal === undefined ? '' : `goal ${goal} ${unit}${isBeyond ? (holds ? '  BEYOND' : '  not yet') : ''}`;
    const digits = { times: 2, MB: 1 }[unit] ?? 0;
    console.log(`${label.padEnd(WIDTH)}${`${value.toFixed(digits)} ${unit}`.padStart(12)}   ${goalText}`);
    if (isBeyond && holds) matches = false;
  }
  return matches;
}
