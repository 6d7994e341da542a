import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { BASE_PATH } from '@/components/browser/browserValues';
import { writeSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import type { BackupAnswer, WorkspaceServices } from '@/features/imports/WorkspaceContext';

const newImportWorker = () =>
  new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./importWorker.ts', import.meta.url));

/** The worker of the next import, started early because its start takes longer than reading the first rows of a file. */
let prepared: Worker | undefined;

/** The logs of this browser. */
export const entryLogs = createLocalEntryLogs();

/** The storage and the workers of this browser. `publicPath: 'auto'` finds their chunks wherever the console is served. */
export const services: WorkspaceServices = {
  openWorkspaces: async () => {
    const adapter = await import(/* webpackChunkName: "workspace" */ '@/backend/local/workspaceFiles');
    return adapter.openWorkspaceFiles(undefined, entryLogs);
  },
  prepareImporter: () => {
    prepared ??= newImportWorker();
    // This worker has no request whose answer could report the error; the next worker reports it.
    prepared.onerror = () => (prepared = undefined);
  },
  startImporter: (onAnswer) => {
    const worker = prepared ?? newImportWorker();
    prepared = undefined;
    return followWorker(worker, onAnswer);
  },
  startReconciler: (onAnswer) =>
    followWorker(
      new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./reconcileWorker.ts', import.meta.url)),
      onAnswer,
    ),
  announceRows: entryLogs.announceRows,
  openWorkspace: (id) => {
    writeSelectedWorkspace(id);
    // A full load also drops everything that was derived from the rows of the other workspace.
    window.location.assign(`${BASE_PATH}/`);
  },
  reload: () => {
    void import(/* webpackChunkName: "offline" */ '@/components/browser/reload').then((part) =>
      part.reloadInNewVersion(),
    );
  },
  startWorkbookWriter: (onAnswer) =>
    followWorker(
      new Worker(
        /* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./workbookWriterWorker.ts', import.meta.url),
      ),
      onAnswer,
    ),
  readBackup: (file) =>
    new Promise((resolve) => {
      const reader = followWorker(
        new Worker(/* webpackEntryOptions: { publicPath: 'auto' } */ new URL('./backupWorker.ts', import.meta.url)),
        (answer: BackupAnswer) => {
          reader.stop();
          resolve(answer);
        },
      );
      reader.post(file);
    }),
};

/** Passes on the answers of a worker. An error of the worker arrives as an answer of the kind `failed`. */
export function followWorker(worker: Worker, onAnswer: (answer: never) => void) {
  worker.onmessage = ({ data }) => onAnswer(data as never);
  worker.onerror = ({ message }) => onAnswer({ kind: 'failed', message } as never);
  return { post: (request: unknown) => worker.postMessage(request), stop: () => worker.terminate() };
}
