import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** The nth state, turn and walk has the seed `seed` + n, so `--seed <its seed> --walks 1` repeats a single one. */
export type Options = { seed: number; states: number; turns: number; walks: number; steps: number };

/** An option for states, turns or walks excludes the kinds that have no option. */
export function readOptions(): Options {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { seed: number, states: number, turns: number, walks: number, steps: number },
  });
  const isPartial = [values.states, values.turns, values.walks].some((value) => value !== undefined);
  return {
    seed: readNumber('seed', values.seed) ?? randomInt(1_000_000_000),
    states: readNumber('states', values.states) ?? (isPartial ? 0 : 2_000),
    turns: readNumber('turns', values.turns) ?? (isPartial ? 0 : 300),
    walks: readNumber('walks', values.walks) ?? (isPartial ? 0 : 200),
    steps: readNumber('steps', values.steps) ?? 60,
  };
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new Error(`--${name} is "${text}": it has to be a whole number`);
  return text === undefined ? undefined : Number(text);
}
