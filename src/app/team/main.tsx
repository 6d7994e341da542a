import '@/app/trustedTypes';
import '@/app/publicPath';
import '@/styles/main.scss';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Arrival } from '@/backend/team';
import { door, findPerson, takeEnd } from '@/backend/remote/people';
import { open, type Opened } from '@/app/start';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { openSelectedWorkspace, readSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import { computerClock } from '@/store/clock';
import type { AppStore } from '@/store/store';
import { followTeam } from './followTeam';
import { permissionGuard } from './permissionGuard';
import { createTeamBackend } from './teamBackend';

// The entry of the page that a team server serves. It is built separately, so that the local product has none of it.
void findPerson().then(
  (arrival) => void (typeof arrival === 'object' && 'me' in arrival ? enter(arrival.me) : showDoor(arrival)),
);

type Person = Extract<Arrival, { me: unknown }>['me'];

async function enter(me: Person): Promise<void> {
  const { pathname } = window.location;
  if (pathname === '/join' || pathname === '/setup') window.history.replaceState(null, '', '/');
  const backend = await createTeamBackend(me);
  const id = readSelectedWorkspace();
  const opened: Opened = id === SAMPLE ? {} : await openSelectedWorkspace(backend.services.openWorkspaces, id);
  const { clock = computerClock, dataSetGuard } = opened;
  // The workspaces of a team have a guard already.
  const middleware = [permissionGuard, ...(dataSetGuard?.middleware ?? [])];
  const guarded = dataSetGuard && { dataSetGuard: { ...dataSetGuard, middleware } };
  const onStore = (store: AppStore) => followTeam(store, backend.team);
  const followed = { ...backend, onStore };
  const { own: workspace } = opened.startState?.workspace ?? {};
  const engine = workspace?.isInEngine && (await import(/* webpackChunkName: "engine" */ './withEngine'));
  const used = engine ? engine.withEngine(followed, workspace) : followed;
  open({ ...opened, ...guarded, clock: () => ({ ...clock(), operator: me.user.name }) }, used);
}

async function showDoor(arrival: Exclude<Arrival, { me: unknown }>): Promise<void> {
  const { DoorScreen, Unreachable } = await import(
    /* webpackChunkName: "team-door" */ '@/features/team/door/DoorScreen'
  );
  // The address of the screen that the person wanted stays.
  const enterConsole = () => window.location.reload();
  render(
    arrival === 'unreachable' ? (
      <Unreachable />
    ) : (
      <DoorScreen
        port={door}
        facts={arrival.door}
        address={new URL(window.location.href)}
        hasEnded={takeEnd()}
        onOpened={enterConsole}
      />
    ),
  );
}

function render(screen: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{screen}</StrictMode>);
}
