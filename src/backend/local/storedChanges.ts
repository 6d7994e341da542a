import type { Change, LogHead, Proposal } from '@/backend/entryLog';
import { withSequence } from '@/domain/entries/sequences';
import { changeOf, type Message, type StoredChange } from './messages';

/** A higher revision is damaged, because the sequence numbers after it must stay valid for entries. */
const HIGHEST_REVISION = 1e11;

/** Fields of the stored entry that this version does not know stay. Its format and its withdrawal are those of the new one. */
export function storedChange(
  workspace: string,
  { kind, ...proposal }: Exclude<Proposal, { isErased: true }>,
  stamp: number,
  before: StoredChange | undefined,
): StoredChange {
  const { schema: _schema, withdrawn: _withdrawn, ...fields } = (before ?? {}) as Partial<StoredChange & Change>;
  const value = withSequence(proposal.value, stamp);
  return { ...fields, ...proposal, value, workspace, journal: kind, stamp };
}

export const withoutWorkspace = ({ workspace: _workspace, ...stored }: StoredChange) => changeOf(stored);

export function inMessage({ workspace: _workspace, journal, ...entry }: StoredChange): Message['entries'][number] {
  return { journal, entry };
}

export function allOf(workspace: string): IDBKeyRange {
  return IDBKeyRange.bound([workspace], [workspace, []]);
}

export function isSameHead(a: LogHead, b: LogHead): boolean {
  return a.seq === b.seq && a.logId === b.logId;
}

export function isRevision(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_REVISION;
}

export function highestStamp(stored: readonly StoredChange[]): number {
  return stored.reduce((highest, { stamp }) => (isRevision(stamp) && stamp > highest ? stamp : highest), 0);
}

/** A damaged sequence may be of any type. */
export function readSequence({ stamp }: StoredChange): number {
  return Number.isFinite(stamp) ? stamp : 0;
}

/** The id distinguishes a new database from a deleted one. */
export function createId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

export function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
