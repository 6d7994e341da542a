/** Runs the tasks of one workspace one after the other, because each is judged by what the one before it stored. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(workspace: string, task: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(workspace) ?? Promise.resolve()).then(task, task);
    last.set(workspace, turn);
    try {
      return await turn;
    } finally {
      if (last.get(workspace) === turn) last.delete(workspace);
    }
  };
}
