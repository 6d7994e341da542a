import type { Resumable } from '@/lib/resumable';

/** In milliseconds. After this time, the page gets its turn. */
const TURN = 8;

/** Runs all steps and yields to the page in between. `onWait` is called after the first step unless it was the last. */
export async function runResumable<Result>(
  steps: Resumable<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  for (let turn = 0; ; turn += 1) {
    const start = performance.now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() - start < TURN);
    if (turn === 0) onWait();
    await yieldToMain();
  }
}

/**
 * Yields to the page, if possible without the four milliseconds of a timer. Some browsers have a scheduler that does
 * not yield.
 */
export function yieldToMain(): Promise<void> {
  const canYield = 'scheduler' in globalThis && 'yield' in scheduler;
  return canYield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** The same, but cancelable: after a cancel, no callback is called. */
export function startResumable<Result>(steps: Resumable<Result>, onDone: (result: Result) => void): () => void {
  let isStopped = false;
  function* untilStopped(): Resumable<Result | undefined> {
    for (;;) {
      if (isStopped) return undefined;
      const { done, value } = steps.next();
      if (done) return value;
      yield;
    }
  }
  void runResumable(untilStopped()).then((result) => {
    if (!isStopped) onDone(result as Result);
  });
  return () => {
    isStopped = true;
  };
}
