import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { TeamPort } from '@/backend/team';
import type { OpenWorkspaces } from '@/backend/workspaceStore';
import { OPERATOR_NAME } from '@/domain/product';
import type { BackupProblem, ReadBackup } from '@/data/backups/readBackup';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import type { StartWorkbookWriter } from '@/domain/lists/workbook';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import type { Toast } from '@/slices/ui/layoutSlice';
import type { RootState } from '@/store/rootReducer';
import type { ReconcileAnswer, ReconcileRequest } from '@/data/reconciliation/messages';

/** A worker that reads files. It handles one request at a time and stops when the import ends. */
export type Importer = { post: (request: ImportRequest) => void; stop: () => void };

/** A worker that compares a report with the payments. It stops when the comparison ends. */
export type Reconciler = { post: (request: ReconcileRequest) => void; stop: () => void };
/** The content of a backup, the reason why it cannot be used, or `failed`: the message of the browser's error. */
export type BackupAnswer = ReadBackup | { problem: BackupProblem } | { kind: 'failed'; message: string };

/** `textOf` gets the title that the message has otherwise. */
type HeldUp = { title: string; textOf: (title: string) => string };

export type WorkspaceServices = {
  openWorkspaces: OpenWorkspaces;
  startReconciler: (onAnswer: (answer: ReconcileAnswer) => void) => Reconciler;
  startImporter: (onAnswer: (answer: ImportAnswer) => void) => Importer;
  /** Writes workbooks (XLSX). */
  startWorkbookWriter?: StartWorkbookWriter;
  /** Starts the worker early, when the operator is likely to choose a file soon. */
  prepareImporter?: () => void;
  /** Informs the other tabs that the rows of a workspace were changed. */
  announceRows?: (id: string) => void;
  /** Reloads the console in another workspace. */
  openWorkspace: (id: string) => void;
  /** Reloads the console in its newest version. */
  reload: () => void;
  readBackup: (file: File) => Promise<BackupAnswer>;
  /** Resolves when everything that was recorded is written. */
  written?: () => Promise<void>;
  /** The team of the signed-in person, if a team server serves the console. */
  team?: TeamPort;
  /** What a message says instead, until the server of the team has accepted what it is about. */
  heldUp?: (state: RootState, about: Toast['about']) => HeldUp | undefined;
  /** The drafts of forms by dialog, if something outside of the console stores them. */
  drafts?: Map<string, unknown>;
  /** Replaces a form that the role of the person does not allow. */
  DialogGuard?: ComponentType<{ dialog: DialogRequest; children: ReactNode }>;
};

type FileDrops = {
  /** False in a replay, because an import would end it. */
  canImport: boolean;
  onDropped: (files: readonly File[]) => void;
  /** Passes dropped files to `take`, those dropped earlier too, until the returned function is called. */
  receiveDrops: (receive: (files: readonly File[]) => void) => () => void;
};

/** Used in a replay, and in tests without a provider. */
const NONE: WorkspaceServices & FileDrops = {
  openWorkspaces: () => Promise.reject(new Error('no storage')),
  startImporter: () => ({ post: () => undefined, stop: () => undefined }),
  startReconciler: () => ({ post: () => undefined, stop: () => undefined }),
  openWorkspace: () => undefined,
  reload: () => undefined,
  readBackup: () => Promise.resolve({ problem: 'not a backup' }),
  canImport: false,
  onDropped: () => undefined,
  receiveDrops: () => () => undefined,
};

const WorkspaceContext = createContext(NONE);

export function WorkspaceProvider({
  services = NONE,
  children,
}: {
  services?: WorkspaceServices;
  children: ReactNode;
}) {
  const [dropping] = useState(createDropping);
  const value = useMemo(() => ({ ...services, ...dropping }), [services, dropping]);
  return <WorkspaceContext value={value}>{children}</WorkspaceContext>;
}

function createDropping(): FileDrops {
  let pending: readonly File[] | undefined;
  let receiver: ((files: readonly File[]) => void) | undefined;
  return {
    canImport: true,
    onDropped: (files) => {
      if (receiver) receiver(files);
      else pending = files;
    },
    receiveDrops: (receive) => {
      receiver = receive;
      if (pending) receive(pending);
      pending = undefined;
      return () => {
        receiver = undefined;
      };
    },
  };
}

export function useWorkspaceServices() {
  return useContext(WorkspaceContext);
}

const useTeamName = (): string => useWorkspaceServices().team?.me.user.name ?? OPERATOR_NAME;

/** The name of the signed-in person. Without a team server, the name is fixed. */
export const useOperatorName = process.env.TEAM ? useTeamName : () => OPERATOR_NAME;
