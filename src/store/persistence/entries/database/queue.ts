type Act = () => Promise<void>;

/** Does one thing after the other, each by `run`, which never fails. */
export function createQueue(run: (act: Act) => Promise<void>) {
  let last = Promise.resolve();
  const waiting = new Set<Act>();
  const add = (act: Act) => (last = last.then(() => run(act)));

  return {
    add,
    /** Once, however often it is asked for before its turn comes. */
    addOnce(act: Act) {
      if (waiting.has(act)) return;
      waiting.add(act);
      last = last.then(() => void waiting.delete(act));
      void add(act);
    },
    /** Fulfilled when all that was asked for until then, and by that, is done. */
    settled: async (): Promise<void> => {
      for (let before; before !== last;) await (before = last);
    },
  };
}
