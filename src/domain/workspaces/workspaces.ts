import type { Day } from '@/domain/calendar/dates';
import type { Moment } from '@/domain/recordSchema';

/**
 * The id of the demo data among the workspaces. A restored backup of the demo data has it as its hash, because the rows
 * are the same.
 */
export const SAMPLE = 'sample';

/** The name of the workspace with the demo data. */
export const SAMPLE_NAME = 'Demo data';

/** The name that backups of earlier versions have for it. */
export const FORMER_SAMPLE_NAME = 'Sample data';

/** In characters: the maximum length of a workspace's name. */
export const LONGEST_NAME = 80;

/** An imported workspace. Its rows are an immutable data set, named by the hash of its content. */
export type Workspace = ImportRecord & {
  id: string;
  name: string;
  /** The state before the last import, which can be undone once. */
  previous?: ImportRecord | undefined;
  /** Earlier states and undone imports. Their rows are not stored. */
  past?: PastImport[] | undefined;
  /** The name of the charge model that its first import chose. Earlier versions did not ask. */
  chargeModel?: string | undefined;
  /** Whether the console asks what had been paid out before. Earlier versions did not ask. */
  asksOpening?: boolean | undefined;
  /**
   * The zone of its days, months and statements (`Europe/Berlin`). Rows of files in other zones count on their day in it.
   * Earlier versions did not ask: there, each row counts on the day in its file.
   */
  timeZone?: string | undefined;
  /** Who changed that zone, when, and from what. */
  zoneChanges?: ZoneChange[] | undefined;
  /**
   * Whether the payments are in the payment engine of the team's server. The data set then has everything but payments, and
   * the console asks the engine for them.
   */
  isInEngine?: boolean | undefined;
};

/** A change of the zone of a workspace. `from` is empty if it had none. */
export type ZoneChange = { from: string; to: string; changed: Moment };

/** The imported files. */
export type ImportRecord = {
  /** The names of the files as a text. */
  source: string;
  hash: string;
  /** The number of payments. */
  rows: number;
  importedOn: Day;
  /** Who imported it, and when. Earlier versions recorded only the day. */
  imported?: Moment | undefined;
};

export type PastImport = Omit<ImportRecord, 'hash'> & { undone?: Moment | undefined };

/** Whether two states of a workspace show the same rows on the same days. */
export function haveSameRows(a: Workspace, b: Workspace): boolean {
  return a.hash === b.hash && a.timeZone === b.timeZone;
}

/** The names of the files: `may.csv`, `may.csv and june.csv`, `may.csv and 11 more`. */
export function describeSource(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others.join() : `${others.length} more`}`;
}

/** The imports before the last one. Not all of them can be restored. */
export function pastImports({ previous, past = [] }: Pick<Workspace, 'previous' | 'past'>): PastImport[] {
  return previous ? [...past, pastImport(previous)] : past;
}

/** The import history of a workspace after another import. */
export function importsBefore(workspace: Workspace): Pick<Workspace, 'previous' | 'past'> {
  const { source, hash, rows, importedOn, imported } = workspace;
  return { previous: { source, hash, rows, importedOn, imported }, past: pastImports(workspace) };
}

/** The workspace before its last import, which is recorded as undone. Undefined if there is none to undo. */
export function withoutLastImport(workspace: Workspace, undone: Moment): Workspace | undefined {
  const { previous, past = [] } = workspace;
  if (!previous) return undefined;
  const { id, name, source, rows, importedOn, imported } = workspace;
  return {
    ...workspace,
    // It may have fields of a later version.
    ...previous,
    id,
    name,
    imported: previous.imported,
    previous: undefined,
    past: [...past, { source, rows, importedOn, imported, undone }],
  };
}

function pastImport({ hash: _hash, ...record }: ImportRecord): PastImport {
  return record;
}
