import { BASE_PATH } from '@/components/browser/basePath';
import { writeChosenWorkspace } from './chosenWorkspace';
import type { BackupAnswer, OwnData } from './OwnDataContext';

const newImportWorker = () =>
  new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./importWorker.ts', import.meta.url));

/** That of the next import: to start takes it longer than to look at a file's first rows. */
let prepared: Worker | undefined;

/** Where operators bring in data of their own, in a browser. The chunks of a worker are beside it, wherever the console is served. */
export const ownData: OwnData = {
  prepareImporter: () => {
    prepared ??= newImportWorker();
    // One that broke tells nobody: the next one, which is asked for something, does.
    prepared.onerror = () => (prepared = undefined);
  },
  startImporter: (onAnswer) => {
    const worker = prepared ?? newImportWorker();
    prepared = undefined;
    return follow(worker, onAnswer);
  },
  startReconciler: (onAnswer) =>
    follow(
      new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./reconcileWorker.ts', import.meta.url)),
      onAnswer,
    ),
  onWorkspaceChosen: (id) => {
    writeChosenWorkspace(id);
    // All that was worked out of other rows goes with the page.
    window.location.assign(`${BASE_PATH}/`);
  },
  onReloadChosen: () => {
    void import(/* webpackChunkName: "offline" */ '@/app/offline/reload').then((part) => part.reloadInNewVersion());
  },
  readBackup: (file) =>
    new Promise((resolve) => {
      const worker = new Worker(
        /* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./backups/backupWorker.ts', import.meta.url),
      );
      const end = (answer: BackupAnswer) => {
        worker.terminate();
        resolve(answer);
      };
      worker.onmessage = ({ data }) => end(data as BackupAnswer);
      worker.onerror = ({ message }) => end({ failed: message });
      worker.postMessage(file);
    }),
};

/** Hands on what a worker says, in its own kind of answers; that it broke, too. */
function follow(worker: Worker, onAnswer: (answer: never) => void) {
  worker.onmessage = ({ data }) => onAnswer(data as never);
  worker.onerror = ({ message }) => onAnswer({ kind: 'failed', message } as never);
  return { post: (request: unknown) => worker.postMessage(request), stop: () => worker.terminate() };
}
