import type { Reducer } from '@reduxjs/toolkit';
import type { EntryLogs } from '@/backend/entryLog';
import type { Clock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import type { DataSetGuard } from './entries/dependencies';
import type { TextStorage } from './storage';

/** The interfaces of a persisted store. By default, those of the browser are of this browser. */
export type StoreDependencies = {
  storage?: TextStorage;
  entryLogs: EntryLogs;
  clock?: Clock;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The slices of an imported workspace. The default is the sample. */
  startState?: Partial<RootState>;
  /** Prevents changes to rows that another tab has replaced. The sample never changes. */
  dataSetGuard?: DataSetGuard;
  /** The slices that only this page has. */
  reducers?: Record<string, Reducer>;
};
