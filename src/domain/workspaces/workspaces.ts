import type { Day } from '@/domain/calendar/dates';

/** The name of the sample among the workspaces. */
export const SAMPLE = 'sample';

/** A workspace of own data: its rows are a data set that never changes, named by the hash of its content. */
export type Workspace = {
  id: string;
  name: string;
  /** The names of the files that it was brought in from. */
  source: string;
  hash: string;
  /** Payments. */
  rows: number;
  importedOn: Day;
};
