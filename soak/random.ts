/** Randomness that one seed repeats. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  let state = seed >>> 0;

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but not, `below`. */
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
    /** At least one of the values. */
    some<Value>(values: readonly Value[]): Value[] {
      const chosen = values.filter(() => next() < 0.3);
      return chosen.length > 0 ? chosen : [pick(values)];
    },
    /** One of the values, the heavier ones more often. */
    weighed<Value extends { weight: number }>(values: readonly Value[]): Value {
      let rest = next() * values.reduce((sum, { weight }) => sum + weight, 0);
      return values.find(({ weight }) => (rest -= weight) < 0) ?? pick(values);
    },
  };
}
