import type { DataSetStore } from '@/backend/dataSetStore';
import { importsBefore } from '@/domain/workspaces/workspaces';
import { isAt, isGone, recordOf, usable, type WorkspaceDatabase } from './workspaceDatabase';

/** The data sets in the browser's database. */
export function createLocalDataSets({ open, write }: WorkspaceDatabase): DataSetStore {
  return {
    get: async (hash) => (await open()).get('dataSets', hash),
    put: (hash, bytes) =>
      write(async ({ dataSets }) => {
        await dataSets.put(bytes, hash);
      }),
    async head(workspaceId) {
      const stored = usable(await (await open()).get('workspaces', workspaceId));
      if (!stored || isGone(stored)) return undefined;
      const { name, source, hash, rows, importedOn, imported, givenIds } = stored;
      return { name, source, hash, rows, importedOn, imported, givenIds };
    },
    moveHead: (workspaceId, from, to) =>
      write(async ({ workspaces, dataSets }) => {
        const before = await workspaces.get(workspaceId);
        if (!isAt(before, from)) return false;
        // Another tab may have removed the data set since it was put, because no workspace pointed to it.
        if ((await dataSets.getKey(to.hash)) === undefined) throw new Error('the rows of this import were removed');
        // The fields of a later version stay.
        await workspaces.put({
          ...before,
          ...recordOf({ ...to, id: workspaceId, ...(before && importsBefore(before)) }),
        });
        return true;
      }),
  };
}
