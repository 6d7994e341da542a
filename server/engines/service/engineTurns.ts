import type { Database } from '../../database/database';
import { createTurns } from '../../turns';

export type EngineTurns = ReturnType<typeof createEngineTurns>;

/** Runs the tasks that change the payments of one workspace one after the other, also those of other server processes. */
export function createEngineTurns({ alone }: Pick<Database, 'alone'>) {
  const inTurn = createTurns();
  return async <Result>(workspace: string, task: () => Promise<Result>): Promise<Result> =>
    inTurn(workspace, async () => alone(workspace, task));
}
