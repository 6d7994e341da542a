import type { Middleware } from '@reduxjs/toolkit';
import type { EntryLogs } from '@/backend/entryLog';
import type { createStorageFailures } from '@/store/persistence/storageFailures';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';

/** What persistence of entries needs from its store. */
export type EntryDependencies = {
  entryLogs: EntryLogs;
  storageFailures: ReturnType<typeof createStorageFailures>;
  getState: () => RootState;
  dispatch: AppDispatch;
  isNewestShown: () => boolean;
  /** Calls back when the newest state is shown. A later call under the same name replaces an earlier one. */
  whenNewest: (name: unknown, act: () => void) => void;
  /** The log cannot be reached now, so that edits wait. */
  onUnreachable: () => void;
  /** Undefined in the sample, whose rows never change. */
  dataSetGuard: DataSetGuard | undefined;
};

/** Prevents changes to rows that another tab has replaced. */
export type DataSetGuard = {
  /** Blocks records for rows that the workspace no longer has. */
  middleware: readonly Middleware[];
  /** Whether the rows are stale, as of the last check. */
  isStale: (state: RootState) => boolean;
  /** Checks whether the rows are stale. If they are, nothing is recorded until the newest rows are shown. */
  refresh: (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;
};
