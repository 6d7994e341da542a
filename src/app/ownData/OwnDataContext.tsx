import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { BackupProblem, ReadBackup } from '@/data/backups/readBackup';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import type { ReconcileAnswer, ReconcileRequest } from '@/data/reconciliation/messages';

/** A worker that reads files: it hears one request at a time, and ends with the import. */
export type Importer = { post: (request: ImportRequest) => void; stop: () => void };

/** A worker that compares a processor's report with the payments: it ends with the comparison. */
export type Reconciler = { post: (request: ReconcileRequest) => void; stop: () => void };
/** What a backup holds, or why it holds nothing that can be used; or that the browser refused, in its own words. */
export type BackupAnswer = ReadBackup | { problem: BackupProblem } | { failed: string };

export type OwnData = {
  startReconciler: (onAnswer: (answer: ReconcileAnswer) => void) => Reconciler;
  startImporter: (onAnswer: (answer: ImportAnswer) => void) => Importer;
  /** Said where a file may be chosen soon. */
  prepareImporter?: () => void;
  /** Starts the console anew in another workspace. */
  onWorkspaceChosen: (id: string) => void;
  /** Starts the console anew, in its newest version. */
  onReloadChosen: () => void;
  readBackup: (file: File) => Promise<BackupAnswer>;
  /** Waits until all that was recorded is written. */
  settled?: () => Promise<void>;
};

type Dropping = {
  /** False in a replay, which a file would take away. */
  takesFiles: boolean;
  onDropped: (files: readonly File[]) => void;
  /** Hands over the files that are dropped on the console, those that were dropped before too; until the end that it returns. */
  takeDrops: (take: (files: readonly File[]) => void) => () => void;
};

/** In a replay, and where a test has none. */
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

/** What is around the console where operators bring in data of their own. */
export function useOwnData() {
  return useContext(OwnDataContext);
}
