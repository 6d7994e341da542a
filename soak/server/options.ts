import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export type EngineName = 'PGlite' | 'PostgreSQL';

/** How many of each a run tries on each engine. `--quick` tries a few; an option for one of them leaves out the others. */
export type Options = {
  seed: number;
  engines: EngineName[];
  rounds: number;
  kills: number;
  requests: number;
  steps: number;
  tabs: number;
};

const COUNTS = ['rounds', 'kills', 'requests', 'steps', 'tabs'] as const;
const WHOLE = { rounds: 1_000, kills: 200, requests: 10_000, steps: 500, tabs: 200 };
const QUICK = { rounds: 50, kills: 10, requests: 500, steps: 60, tabs: 0 };

export function readOptions(): Options {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      engine: { type: 'string' },
      seed: number,
      rounds: number,
      kills: number,
      requests: number,
      steps: number,
      tabs: number,
    },
  });
  const engines = (['PGlite', 'PostgreSQL'] as const).filter(
    (name) => values.engine === undefined || values.engine.toLowerCase() === name.toLowerCase(),
  );
  if (engines.length === 0) throw new Error(`--engine is "${values.engine}": it has to be PGlite or PostgreSQL`);
  const isPartial = COUNTS.some((name) => values[name] !== undefined);
  const usual = values.quick ? QUICK : WHOLE;
  const count = (name: (typeof COUNTS)[number]) => readNumber(name, values[name]) ?? (isPartial ? 0 : usual[name]);
  return {
    seed: readNumber('seed', values.seed) ?? randomInt(1_000_000_000),
    engines,
    rounds: count('rounds'),
    kills: count('kills'),
    requests: count('requests'),
    steps: count('steps'),
    tabs: count('tabs'),
  };
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new Error(`--${name} is "${text}": it has to be a whole number`);
  return text === undefined ? undefined : Number(text);
}
