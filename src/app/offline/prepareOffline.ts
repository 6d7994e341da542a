import { BASE_PATH } from '@/components/browser/browserValues';
import { preloadParts } from '@/components/browser/lazyPart';
import { toastShown } from '@/slices/ui/layoutSlice';
import { importEntries } from '@/store/persistence/entries/entriesWhenNeeded';
import type { AppStore } from '@/store/store';
import { reloadForMissingFiles } from './missingFile';
import { idle } from '@/components/browser/idle';
import * as texts from './texts';

/** In milliseconds: the minimum time between two checks for a new version. */
const UPDATE_INTERVAL = 60 * 60 * 1_000;

/**
 * Downloads the rest of the console after the first screen: the service worker caches all of it, so that nothing needs
 * the network later. A browser without service workers loads the chunks itself.
 */
export async function prepareOffline(store: AppStore): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  await firstScreenReady();
  holdVersion();
  dropLaunchedFiles();
  reloadForMissingFiles();
  let registration: ServiceWorkerRegistration | undefined;
  try {
    await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    registration = await navigator.serviceWorker.getRegistration();
  } catch {
    // A private window, or a page that is neither local nor served by https.
    await Promise.allSettled([importEntries(), preloadParts()]);
  }
  if (registration) offerNewVersions(registration, store);
}

/** The worker keeps the files of this version, which the React script lists, while this page is open. */
function holdVersion(): void {
  const script = [...document.scripts].find(({ src }) => /\/react\.[^/]*\.js$/.test(src));
  if (!script || !('locks' in navigator)) return;
  void navigator.locks.request(script.src, { mode: 'shared' }, () => new Promise(() => undefined));
}

function offerNewVersions(registration: ServiceWorkerRegistration, store: AppStore): void {
  const offer = () => {
    // The first version replaces no other, so nothing has to wait.
    if (!registration.waiting || !registration.active) return;
    store.dispatch(
      toastShown({
        title: texts.newVersion,
        text: texts.reloadToUpdate,
        offersReload: true,
      }),
    );
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheck < UPDATE_INTERVAL) return;
    lastCheck = Date.now();
    // Without a network, no new version can be found.
    registration.update().catch(() => undefined);
  });
}

type Rules = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** The page's policy allows only this address as a service worker. */
function trustedAddress(): string {
  const rules: Rules = { createScriptURL: () => `${BASE_PATH}/sw.js` };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (trustedTypes?.createPolicy('app#service-worker', rules) ?? rules).createScriptURL('');
}

/** Waits until the browser is idle and no chunk is loading, so that later downloads do not slow the first screen. */
async function firstScreenReady(): Promise<void> {
  do {
    await idle();
    // The bundler removes the script element of a loaded chunk. The page's own scripts are not asynchronous.
  } while ([...document.scripts].some(({ async }) => async));
}

type LaunchQueue = { setConsumer: (consume: (launch: { files: FileSystemFileHandle[] }) => void) => void };

/** Files that are opened with the installed console. They wait for a handler and then count as dropped files. */
export function dropLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(drop);
  });
}

function drop(files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}
