import '@/app/trustedTypes';
import '@/app/publicPath';
import '@/styles/main.scss';
import './opening.scss';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { door, findPerson, followSignIn, takeEnd } from '@/backend/remote/people';
import { open, type Opened } from '@/app/start';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { openSelectedWorkspace, readSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import { consumeMovedNote } from '@/features/imports/workspaces/movedNote';
import { movedText } from '@/features/imports/workspaces/texts';
import type { Door, Me } from '@/protocol/people';
import { toastShown } from '@/slices/ui/layoutSlice';
import { computerClock } from '@/store/clock';
import type { AppStore } from '@/store/store';
import { followTeam } from './followTeam';
import { permissionGuard } from './permissionGuard';
import { createTeamBackend } from './teamBackend';

// The entry of the page that a team server serves. It is built separately, so that the local product has none of it.
// A link is for one person, who need not be the signed-in one.
const isLink = /^\/(join\?invitation|reset\?token)=/.test(window.location.pathname + window.location.search);
void findPerson().then((arrival) => {
  if (arrival === 'unreachable') return showDoor();
  const { me, door: facts } = arrival;
  return me && !(isLink && facts) ? enter(me) : showDoor(facts, me);
});

async function enter(me: Me): Promise<void> {
  if (isLink || window.location.pathname === '/setup') window.history.replaceState(null, '', '/');
  const backend = await createTeamBackend(me);
  const id = readSelectedWorkspace();
  const opened: Opened = id === SAMPLE ? {} : await openSelectedWorkspace(backend.services.openWorkspaces, id);
  const { clock = computerClock, dataSetGuard } = opened;
  // The workspaces of a team have a guard already.
  const middleware = [permissionGuard, ...(dataSetGuard?.middleware ?? [])];
  const guarded = dataSetGuard && { dataSetGuard: { ...dataSetGuard, middleware } };
  const moved = consumeMovedNote(id);
  const onStore = (store: AppStore) => {
    followTeam(store, backend.team);
    if (moved !== undefined) store.dispatch(toastShown({ title: moved, text: movedText }));
  };
  const followed = { ...backend, onStore };
  const { own: workspace } = opened.startState?.workspace ?? {};
  const engine = workspace?.isInEngine && (await import(/* webpackChunkName: "engine" */ './withEngine'));
  const used = engine ? engine.withEngine(followed, workspace) : followed;
  open({ ...opened, ...guarded, clock: () => ({ ...clock(), operator: me.user.name }) }, used);
}

/** Without facts, the server cannot be reached. */
async function showDoor(facts?: Door, me?: Me): Promise<void> {
  const { DoorScreen, Unreachable } = await import(
    /* webpackChunkName: "team-door" */ '@/features/team/door/DoorScreen'
  );
  // The address of the screen that the person wanted stays.
  const enterConsole = () => (isLink ? window.location.replace('/') : window.location.reload());
  const address = new URL(window.location.href);
  if (facts && !isLink) followSignIn(enterConsole);
  render(
    facts ? (
      <DoorScreen port={door} facts={facts} me={me} address={address} hasEnded={takeEnd()} onOpened={enterConsole} />
    ) : (
      <Unreachable />
    ),
  );
}

function render(screen: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{screen}</StrictMode>);
}
