import { entryLogs as localLogs, followWorker, services } from '@/app/services/services';
import type { Backend } from '@/app/start';
import { withWorkspaces } from '@/backend/workspaceStore';
import { DialogGuard } from '@/features/team/DialogGuard';
import type { TeamPort } from '@/backend/team';
import { createTeam } from '@/backend/remote/people';
import { createTeamLogs, openTeamWorkspaces } from '@/backend/remote/teamBackend';
import {
  chosenWorkspace,
  readSelectedWorkspace,
  writeSelectedWorkspace,
} from '@/features/imports/openSelectedWorkspace';
import { isShared, SHARED_PREFIX } from '@/domain/workspaces/shared';
import * as texts from '@/features/team/texts';
import { openStoredDrafts } from './storedDrafts';
import type { Me } from '@/protocol/people';
import { selectIsHeldUp } from '@/selectors/sync/heldUp';
import { browserStorage, KEY_PREFIX, type TextStorage } from '@/store/persistence/storage';

/** The storage of this browser and that of the team, for a signed-in person. */
export async function createTeamBackend(me: Me): Promise<Backend & { team: TeamPort }> {
  const { id } = me.user;
  const entryLogs = createTeamLogs(localLogs, id);
  // Its copy is read while the workspace is opened, because a log may have a million entries.
  const selected = readSelectedWorkspace();
  if (isShared(selected)) entryLogs.replica.prepare(selected);
  const openWorkspaces = async () => openTeamWorkspaces(await services.openWorkspaces(), entryLogs);
  await selectFirst(openWorkspaces);
  const { drafts, store } = openStoredDrafts(id, readSelectedWorkspace());
  const team = createTeam(me, store);
  return {
    team,
    entryLogs,
    storage: storageOfPerson(browserStorage(), id),
    services: {
      ...services,
      openWorkspaces,
      announceRows: entryLogs.announceRows,
      // The first worker may have been started early, for this browser's storage alone.
      prepareImporter: undefined,
      startImporter: (onAnswer) =>
        followWorker(
          new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./importWorker.ts', import.meta.url), {
            name: id,
          }),
          onAnswer,
        ),
      team,
      heldUp: (state, about) => (selectIsHeldUp(state, about) ? texts.heldUp : undefined),
      DialogGuard,
      drafts,
    },
  };
}

/** A person who has chosen no workspace yet starts in the first one of the team. */
async function selectFirst(open: Backend['services']['openWorkspaces']): Promise<void> {
  if (chosenWorkspace() !== null) return;
  const known = await withWorkspaces(open, (workspaces) => workspaces.list()).catch(() => []);
  const first = known.find(({ id, isDeleted }) => isShared(id) && !isDeleted);
  if (first) writeSelectedWorkspace(first.id);
}

/** What waits for the server waits for the person who recorded it: somebody else who signs in here does not send it. */
function storageOfPerson(storage: TextStorage, personId: string): TextStorage {
  const keyOf = (key: string) => (key.startsWith(KEY_PREFIX + SHARED_PREFIX) ? `${key}:${personId}` : key);
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, text) => storage.setItem(keyOf(key), text),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  };
}
