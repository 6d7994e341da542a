/** Work in steps of a few milliseconds, between which the page can respond. */
export type Resumable<Result> = Generator<undefined, Result>;

/** In rows per step. */
export const STEP_ROWS = 8_192;

/** Whether a step ends after the row at an index. */
export function endsStep(index: number, rows = STEP_ROWS): boolean {
  return index % rows === rows - 1;
}

/** Fewer rows than this are processed in one step. */
export const FEW_ROWS = 20_000;

/** Runs all steps without a pause. */
export function finish<Result>(steps: Resumable<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * A value that is computed once, in steps. `precompute` runs the steps in advance. A caller that needs the value
 * earlier runs the remaining steps; `peek` returns undefined instead.
 */
export function lazyResumable<Result>(make: () => Resumable<Result>) {
  let steps: Resumable<Result> | undefined;
  let settledValue: { result: Result } | undefined;
  function* precompute(): Resumable<Result> {
    while (settledValue === undefined) {
      const going = steps ?? make();
      // After an error, the computation starts again.
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

/** Creates the value on first use and caches it. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
