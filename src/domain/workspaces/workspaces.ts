import type { Day } from '@/domain/calendar/dates';

/** The name of the sample among the workspaces. */
export const SAMPLE = 'sample';

/** Letters of a workspace's name. */
export const LONGEST_NAME = 80;

/** A workspace of own data: its rows are a data set that never changes, named by the hash of its content. */
export type Workspace = Import & {
  id: string;
  name: string;
  /** What stood there before the last import: it can be undone, once. */
  previous?: Import;
};

/** What a file was brought in as. */
type Import = {
  /** The name of the file. */
  source: string;
  hash: string;
  /** Payments. */
  rows: number;
  importedOn: Day;
};
