import '@/styles/main.scss';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PageElementContext } from '@/components/dialogs/useInertPage';
import { PATHS } from '@/domain/screens';
import type { Clock } from '@/store/clock';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { LazyNotices } from '@/pages/dashboard/demo/noticesPart';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/store';
import { correctAddress, readCurrent, visitOf } from './address';
import { createConsole } from './createConsole';
import { IdleRenders } from './IdleRenders';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import type { StoreDependencies } from '@/store/persistence/storeDependencies';
import { openSelectedWorkspace, readSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import { entryLogs, services } from '@/app/services/services';
import { SCREENS } from './routes';
import { endTask } from '@/lib/endTask';
import { trackLocalChanges } from './hydration/hasLocalChanges';
import { listenToSystemTheme } from './theme/theme';
import * as texts from './openingTexts';

/** In milliseconds: the first look is painted within this time. */
const OFFLINE_DELAY = 1_000;

/** Starts the console in the chosen workspace, on the prerendered page or instead of it. */
export function start(isPrerendered: boolean): void {
  const workspaceId = readSelectedWorkspace();
  if (workspaceId === SAMPLE) open({ isPrerendered });
  else void openSelectedWorkspace(services.openWorkspaces, workspaceId).then(open);
}

/** Where the console stores. */
export type Backend = Pick<StoreDependencies, 'entryLogs' | 'storage' | 'reducers'> & {
  services: WorkspaceServices;
  /** Called before anything is shown. */
  onStore?: (store: AppStore) => void;
};

export type Opened = {
  startState?: Partial<RootState>;
  dataSetGuard?: DataSetGuard;
  clock?: Clock;
  problem?: string;
  isPrerendered?: boolean;
};

/** Shows the console with an opened workspace, or with the demo data. */
export function open(
  { problem, isPrerendered = false, ...opened }: Opened,
  backend: Backend = { entryLogs, services },
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('No root element');
  const { store, recorder, ready, element } = createConsole({
    url: readCurrent(),
    ...opened,
    ...backend,
    isPrerendered,
  });
  backend.onStore?.(store);
  const { path } = visitOf(readCurrent()).payload;
  const screen = SCREENS.find((candidate) => candidate.path === path);
  // The stored data is read first, so that nobody sees figures of the sample that do not belong to them.
  const strip = isPrerendered && path === PATHS.dashboard && LazyNotices.arrival();
  void Promise.all([ready, screen?.Page.arrival(), strip]).then(async () => {
    await endTask();
    correctAddress(store);
    if (!opened.startState) trackLocalChanges(store);
    listenToSystemTheme(store);
    if (problem) store.dispatch(toastShown({ title: texts.notOpened, text: problem }));
    const isDevelopment = process.env.NODE_ENV !== 'production';
    setTimeout(() => {
      import(/* webpackChunkName: "offline" */ './offline/prepareOffline')
        .then(({ prepareOffline }) => prepareOffline(store))
        .catch(() => undefined);
    }, OFFLINE_DELAY);
    const lastAction = () => recorder.take()?.actions.at(-1)?.type;
    const page = <PageElementContext value={root}>{element}</PageElementContext>;
    const whole = (
      <StrictMode>{isDevelopment ? <IdleRenders lastAction={lastAction}>{page}</IdleRenders> : page}</StrictMode>
    );
    // A transition lets React hydrate the frame in steps.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, whole));
    else createRoot(root).render(whole);
  });
}
