import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { BackupProblem, ReadBackup } from '@/data/backups/readBackup';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import type { ReconcileAnswer, ReconcileRequest } from '@/data/reconciliation/messages';

/** A worker that reads files. It handles one request at a time and stops when the import ends. */
export type Importer = { post: (request: ImportRequest) => void; stop: () => void };

/** A worker that compares a report with the payments. It stops when the comparison ends. */
export type Reconciler = { post: (request: ReconcileRequest) => void; stop: () => void };
/** The content of a backup, the reason why it cannot be used, or `failed`: the message of the browser's error. */
export type BackupAnswer = ReadBackup | { problem: BackupProblem } | { failed: string };

export type OwnData = {
  startReconciler: (onAnswer: (answer: ReconcileAnswer) => void) => Reconciler;
  startImporter: (onAnswer: (answer: ImportAnswer) => void) => Importer;
  /** Starts the worker early, when the operator is likely to choose a file soon. */
  prepareImporter?: () => void;
  /** Reloads the console in another workspace. */
  onWorkspaceChosen: (id: string) => void;
  /** Reloads the console in its newest version. */
  onReloadChosen: () => void;
  readBackup: (file: File) => Promise<BackupAnswer>;
  /** Resolves when everything that was recorded is written. */
  settled?: () => Promise<void>;
};

type Dropping = {
  /** False in a replay, because an import would end it. */
  takesFiles: boolean;
  onDropped: (files: readonly File[]) => void;
  /** Passes dropped files to `take`, those dropped earlier too, until the returned function is called. */
  takeDrops: (take: (files: readonly File[]) => void) => () => void;
};

/** Used in a replay, and in tests without a provider. */
const NONE: OwnData & Dropping = {
  startImporter: () => ({ post: () => undefined, stop: () => undefined }),
  startReconciler: () => ({ post: () => undefined, stop: () => undefined }),
  onWorkspaceChosen: () => undefined,
  onReloadChosen: () => undefined,
  readBackup: () => Promise.resolve({ problem: 'not a backup' }),
  takesFiles: false,
  onDropped: () => undefined,
  takeDrops: () => () => undefined,
};

const OwnDataContext = createContext(NONE);

export function OwnDataProvider({ ownData = NONE, children }: { ownData?: OwnData; children: ReactNode }) {
  const [dropping] = useState(createDropping);
  const value = useMemo(() => ({ ...ownData, ...dropping }), [ownData, dropping]);
  return <OwnDataContext value={value}>{children}</OwnDataContext>;
}

function createDropping(): Dropping {
  let waiting: readonly File[] | undefined;
  let taker: ((files: readonly File[]) => void) | undefined;
  return {
    takesFiles: true,
    onDropped: (files) => {
      if (taker) taker(files);
      else waiting = files;
    },
    takeDrops: (take) => {
      taker = take;
      if (waiting) take(waiting);
      waiting = undefined;
      return () => {
        taker = undefined;
      };
    },
  };
}

export function useOwnData() {
  return useContext(OwnDataContext);
}
