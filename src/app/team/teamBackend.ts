import { entryLogs as localLogs, services } from '@/app/services/services';
import type { Backend } from '@/app/start';
import { createTeam } from '@/backend/remote/people';
import { createTeamLogs, openTeamWorkspaces } from '@/backend/remote/teamBackend';
import { readSelectedWorkspace, writeSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import { isShared, SAMPLE } from '@/domain/workspaces/workspaces';
import type { Me } from '@/protocol/people';
import { browserStorage, type TextStorage } from '@/store/persistence/storage';

/** The storage of this browser and that of the team, for a signed-in person. */
export async function createTeamBackend(me: Me): Promise<Backend> {
  const { id } = me.user;
  const entryLogs = createTeamLogs(localLogs, id);
  const openWorkspaces = async () => openTeamWorkspaces(await services.openWorkspaces(), entryLogs, id);
  await selectFirst(openWorkspaces);
  return {
    entryLogs,
    storage: storageOfPerson(browserStorage(), id),
    services: {
      ...services,
      openWorkspaces,
      announceRows: entryLogs.announceRows,
      // The first worker may have been started early, for this browser's storage alone.
      prepareImporter: undefined,
      startImporter: (onAnswer) => {
        const worker = new Worker(
          /* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./importWorker.ts', import.meta.url),
          { name: id },
        );
        worker.onmessage = ({ data }) => onAnswer(data as never);
        worker.onerror = ({ message }) => onAnswer({ kind: 'failed', message } as never);
        return { post: (request) => worker.postMessage(request), stop: () => worker.terminate() };
      },
      team: createTeam(me),
    },
  };
}

/** A person who has chosen no workspace yet starts in the first one of the team. */
async function selectFirst(open: Backend['services']['openWorkspaces']): Promise<void> {
  if (readSelectedWorkspace() !== SAMPLE) return;
  try {
    if (sessionStorage.getItem('splitpay:workspace') ?? localStorage.getItem('splitpay:workspace')) return;
    const workspaces = await open();
    const first = (await workspaces.list()).find((workspace) => isShared(workspace.id) && !workspace.isDeleted);
    workspaces.close();
    if (first) writeSelectedWorkspace(first.id);
  } catch {
    // The browser blocks its storage, so the console starts with the demo data.
  }
}

/** What waits for the server waits for the person who recorded it: somebody else who signs in here does not send it. */
export function storageOfPerson(storage: TextStorage, personId: string): TextStorage {
  const keyOf = (key: string) => (key.startsWith('splitpay:team-') ? `${key}:${personId}` : key);
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, text) => storage.setItem(keyOf(key), text),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  };
}
