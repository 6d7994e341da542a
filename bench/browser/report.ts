/** `holds` says that a goal is kept today with room: beyond it the run fails; a goal that is not kept yet is told alone. */
export type Figure = { label: string; value: number; unit?: string; goal?: number; holds?: boolean };

const WIDTH = 58;

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of them lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Prints a table of figures; whether all goals that are said to hold do. */
export function report(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  let isKept = true;
  for (const { label, value, unit = 'ms', goal, holds = false } of figures) {
    const isBeyond = goal !== undefined && !(value <= goal);
    const said = goal === undefined ? '' : `goal ${goal} ${unit}${isBeyond ? (holds ? '  BEYOND' : '  not yet') : ''}`;
    const digits = { times: 2, MB: 1 }[unit] ?? 0;
    console.log(`${label.padEnd(WIDTH)}${`${value.toFixed(digits)} ${unit}`.padStart(12)}   ${said}`);
    if (isBeyond && holds) isKept = false;
  }
  return isKept;
}
