/** A random generator that produces the same values for the same seed. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  let state = seed >>> 0;

  // The algorithm is mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `limit` - 1. */
  const below = (limit: number) => Math.floor(next() * limit);

  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from');
    return value;
  }

  return {
    below,
    pick,
    chance: (share: number) => next() < share,
    pickSome<Value>(values: readonly Value[]): Value[] {
      const picked = values.filter(() => next() < 0.3);
      return picked.length > 0 ? picked : [pick(values)];
    },
    pickWeighted<Value extends { weight: number }>(values: readonly Value[]): Value {
      let rest = next() * values.reduce((sum, { weight }) => sum + weight, 0);
      return values.find(({ weight }) => (rest -= weight) < 0) ?? pick(values);
    },
  };
}
