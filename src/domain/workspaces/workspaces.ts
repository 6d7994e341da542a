import type { Day } from '@/domain/calendar/dates';
import type { Moment } from '@/domain/merchants/suspensions';

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
  previous?: Import | undefined;
  /** What stood there before that, and what was undone, as it went: their rows are not kept. */
  past?: PastImport[] | undefined;
};

/** What files were brought in as. */
export type Import = {
  /** The names of the files, in words. */
  source: string;
  hash: string;
  /** Payments. */
  rows: number;
  importedOn: Day;
  /** By whom and when; earlier versions recorded the day alone. */
  imported?: Moment | undefined;
};

export type PastImport = Omit<Import, 'hash'> & { undone?: Moment | undefined };

/** Files by their names: `may.csv`, `may.csv and june.csv`, `may.csv and 11 more`. */
export function describeSource(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others.join('') : `${others.length} more`}`;
}

/** The imports before the last one, whether or not they can be brought back. */
export function pastImports({ previous, past = [] }: Pick<Workspace, 'previous' | 'past'>): PastImport[] {
  return previous ? [...past, pastImport(previous)] : past;
}

/** What a workspace remembers of its imports as another one takes the place of the last. */
export function importsBefore(workspace: Workspace): Pick<Workspace, 'previous' | 'past'> {
  const { source, hash, rows, importedOn, imported } = workspace;
  return { previous: { source, hash, rows, importedOn, imported }, past: pastImports(workspace) };
}

/** The workspace as it was before its last import, which is remembered as undone; undefined where there is none to undo. */
export function withoutLastImport(workspace: Workspace, undone: Moment): Workspace | undefined {
  const { previous, past = [] } = workspace;
  if (!previous) return undefined;
  const { source, hash, rows, importedOn, imported } = previous;
  return {
    ...workspace,
    source,
    hash,
    rows,
    importedOn,
    imported,
    previous: undefined,
    past: [...past, { ...pastImport(workspace), undone }],
  };
}

function pastImport({ source, rows, importedOn, imported }: Import): PastImport {
  return { source, rows, importedOn, imported };
}
