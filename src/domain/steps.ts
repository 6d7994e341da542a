/** Work that is done in steps of some thousandths of a second, between which a page may have its turn. */
export type Steps<Result> = Generator<undefined, Result>;

/** Rows of one step. */
export const STEP_ROWS = 8_192;

/** Whether a step ends behind the row at an index. */
export function endsStep(index: number, rows = STEP_ROWS): boolean {
  return index % rows === rows - 1;
}

/** Fewer rows than this are worked through at once. */
export const FEW_ROWS = 20_000;

/** All the steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * What is made in steps, once: `ahead` does so before it is asked for. Whoever asks meanwhile does the steps that are left; or
 * asks `ifMade`, which is undefined then.
 */
export function onceInSteps<Result>(make: () => Steps<Result>) {
  let steps: Steps<Result> | undefined;
  let made: { result: Result } | undefined;
  function* ahead(): Steps<Result> {
    while (made === undefined) {
      const going = steps ?? make();
      // What throws is begun anew.
      steps = undefined;
      const { done, value } = going.next();
      if (done) {
        made = { result: value };
      } else {
        steps = going;
        yield;
      }
    }
    return made.result;
  }
  return Object.assign(() => finish(ahead()), { ahead, ifMade: () => made?.result });
}
