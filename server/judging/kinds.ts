import type { EntryKind, EntryValues, RecordKind } from '@/domain/entries/entryKinds';
import { assignmentKey, type Assignment } from '@/domain/assignments/assignments';
import { reportIdOf, type ReconciliationRecord } from '@/domain/reconciliation/resolutions';
import { isRecord } from '@/lib/objects';
import { COLLECTIONS, type Collection } from '@/store/persistence/entries/collections';
import { isOfNewerVersion } from '@/store/persistence/entries/entries';
import type { LogEntry } from '../log/logEntry';

const BY_NAME = new Map<string, Collection>(COLLECTIONS.map((collection) => [collection.name, collection]));

/** The collection of a kind. Undefined for kinds of a later version, and for the quarantine. */
export const collectionOf = (kind: string) => BY_NAME.get(kind);

/** The kinds of plain records, which only a withdrawal changes. */
export const PLAIN_KINDS: readonly string[] = [
  'chargeModels',
  'disputes',
  'adjustments',
  'agreedRates',
  'notes',
  'assignments',
] satisfies RecordKind[];

/** A change of one kind with its value, which the schema of the kind has checked. */
export type Valued = { [Kind in EntryKind]: { kind: Kind; id: string; value: EntryValues[Kind] } }[EntryKind];

/** The value of an entry that counts and that this version can read. */
export function countedValue(entry: LogEntry | undefined): Valued | undefined {
  if (!entry || entry.withdrawn || entry.erased || isNewer(entry)) return undefined;
  return entry as unknown as Valued;
}

/** Whether a later version wrote an entry, so that this one keeps it and does not judge it. */
export function isNewer({ kind, id, value, schema }: Pick<LogEntry, 'kind' | 'id' | 'value' | 'schema'>): boolean {
  return isOfNewerVersion({ seq: 0, id, value, ...(schema !== undefined && { schema }) }, collectionOf(kind));
}

/**
 * That for which a change competes with others: the payment of a refund or a void, the party of a payout or a statement,
 * the report of a resolution, what is assigned, all rows of merchants or of integrations; otherwise the entry itself.
 */
export function subjectOf({ kind, id, value }: { kind: string; id: string; value: unknown }): string {
  switch (kind) {
    case 'merchants':
    case 'integrations':
      return kind;
    case 'payments':
      return `payments/${textOf(value, 'transactionId') ?? id}`;
    case 'payouts':
    case 'statements':
      return `${kind}/${textOf(value, 'partyId') ?? id}`;
    case 'reconciliation':
      return `reconciliation/${textOf(value, 'reportId') ?? id}`;
    case 'assignments':
      return `${kind}/${isRecord(value) ? assignmentKey(value as Assignment) : id}`;
    default:
      return `${kind}/${id}`;
  }
}

function textOf(value: unknown, field: string): string | undefined {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export const isOfReport = (reportId: string) => (record: ReconciliationRecord) => reportIdOf(record) === reportId;
