import type { Middleware } from '@reduxjs/toolkit';
import type { createStorageFailures } from '@/store/persistence/storageFailures';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import type { Channel } from './messages';

/** What the keeping of entries needs of the store that it is for. */
export type EntryDependencies = {
  channel: Channel | undefined;
  storageFailures: ReturnType<typeof createStorageFailures>;
  getState: () => RootState;
  dispatch: AppDispatch;
  isNewestShown: () => boolean;
  /** Calls back as soon as the newest moment is shown, and only the last of each name. */
  whenNewest: (name: unknown, act: () => void) => void;
  /** Undefined in the sample, whose rows nobody changes. */
  dataSetGuard: DataSetGuard | undefined;
};

/** What sees to it that nothing is done to rows which another tab has changed. */
export type DataSetGuard = {
  /** Lets nothing be recorded of rows that are no longer those of the workspace. */
  middleware: readonly Middleware[];
  /** Whether they are not, as far as was looked. */
  isStale: (state: RootState) => boolean;
  /** Looks whether they still are; where not, the newest moment is not shown. */
  refresh: (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;
};
