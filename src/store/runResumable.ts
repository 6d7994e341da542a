import type { Resumable } from '@/domain/resumable';

/** Milliseconds in one go: then the page has its turn. */
const TURN = 8;

/** Does all the steps, in turns with the page; `onWait` is told after the first one, where that was not the last. */
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

/** Lets the page have its turn. Where a browser can, without the four thousandths of a second that a timer waits. Some know a scheduler that does not yield. */
export function yieldToMain(): Promise<void> {
  const canYield = 'scheduler' in globalThis && 'yield' in scheduler;
  return canYield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** The same, which can be stopped: then nobody is told. */
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
