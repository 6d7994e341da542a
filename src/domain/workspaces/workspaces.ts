import type { Day } from '@/domain/calendar/dates';

/** The name of the sample among the workspaces; of a copy of it that a backup brought, the hash: its rows are the same. */
export const SAMPLE = 'sample';

/** What the sample is called where it stands beside others. */
export const SAMPLE_NAME = 'Sample data';

/** Letters of a workspace's name. */
export const LONGEST_NAME = 80;

/** A workspace of own data: its rows are a data set that never changes, named by the hash of its content. */
export type Workspace = Import & {
  id: string;
  name: string;
  /** What stood there before the last import: it can be undone, once. */
  previous?: Import;
};

/** What files were brought in as. */
type Import = {
  /** The names of the files, in words. */
  source: string;
  hash: string;
  /** Payments. */
  rows: number;
  importedOn: Day;
};

/** Files by their names: `may.csv`, `may.csv and june.csv`, `may.csv and 11 more`. */
export function describeSource(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others.join('') : `${others.length} more`}`;
}
