/** Work that is done in steps of some thousandths of a second, between which a page may have its turn. */
export type Steps<Result> = Generator<undefined, Result>;

/** Rows of one step. */
export const STEP_ROWS = 8_192;

/** All the steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
