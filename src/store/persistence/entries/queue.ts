type Act = () => Promise<void>;

/** Runs tasks one after the other through `run`, which never fails. */
export function createQueue(run: (act: Act) => Promise<void>) {
  let last = Promise.resolve();
  const waiting = new Set<Act>();
  const add = (act: Act) => (last = last.then(() => run(act)));

  return {
    add,
    /** Adds a task unless the same task is already waiting. */
    addOnce(act: Act) {
      if (waiting.has(act)) return;
      waiting.add(act);
      last = last.then(() => void waiting.delete(act));
      void add(act);
    },
    /** Resolves when all tasks so far, and those that they added, are done. */
    settled: async (): Promise<void> => {
      for (let before; before !== last;) await (before = last);
    },
  };
}
