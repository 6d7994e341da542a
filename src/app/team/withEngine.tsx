import type { Backend } from '@/app/start';
import { createRemoteEngine } from '@/backend/remote/remoteEngine';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { EngineDialogGuard } from '@/features/engine/EngineDialogGuard';
import { engineReducers, followPositions, positionRead, startEngine } from '@/features/engine/startEngine';
import type { AppStore } from '@/store/store';

type Guard = NonNullable<Backend['services']['DialogGuard']>;

/** What the role of the person does not allow is refused first. */
function guardWith(OfRole: Guard | undefined): Guard {
  return function DialogGuards({ dialog, children }) {
    const guarded = <EngineDialogGuard dialog={dialog}>{children}</EngineDialogGuard>;
    return OfRole ? <OfRole dialog={dialog}>{guarded}</OfRole> : guarded;
  };
}

/** The backend of a workspace whose payments are in the engine of the server: the page asks for what it shows. */
export function withEngine<Given extends Backend>(backend: Given, { id }: Workspace): Given {
  let store: AppStore | undefined;
  // The log is read after the store exists.
  const entryLogs = followPositions(backend.entryLogs, (seq) => store?.dispatch(positionRead(seq)));
  return {
    ...backend,
    entryLogs,
    reducers: engineReducers,
    services: { ...backend.services, DialogGuard: guardWith(backend.services.DialogGuard) },
    onStore: (created) => {
      store = created;
      backend.onStore?.(created);
      startEngine(created, createRemoteEngine(id));
    },
  };
}
