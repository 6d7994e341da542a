/** Work that is done in steps of some thousandths of a second, between which a page may have its turn. */
export type Resumable<Result> = Generator<undefined, Result>;

/** Rows of one step. */
export const STEP_ROWS = 8_192;

/** Whether a step ends behind the row at an index. */
export function endsStep(index: number, rows = STEP_ROWS): boolean {
  return index % rows === rows - 1;
}

/** Fewer rows than this are worked through at once. */
export const FEW_ROWS = 20_000;

/** All the steps at once. */
export function finish<Result>(steps: Resumable<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * What is made in steps, once: `precompute` does so before it is asked for. Whoever asks meanwhile does the steps that are left; or
 * asks `ifMade`, which is undefined then.
 */
export function lazyResumable<Result>(make: () => Resumable<Result>) {
  let steps: Resumable<Result> | undefined;
  let settledValue: { result: Result } | undefined;
  function* precompute(): Resumable<Result> {
    while (settledValue === undefined) {
      const going = steps ?? make();
      // What throws is begun anew.
      steps = undefined;
      const { done, value } = going.next();
      if (done) {
        settledValue = { result: value };
      } else {
        steps = going;
        yield;
      }
    }
    return settledValue.result;
  }
  return Object.assign(() => finish(precompute()), { precompute, peek: () => settledValue?.result });
}
