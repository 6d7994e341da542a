import * as v from 'valibot';
import type { Eligibility } from '@/domain/refusals';
import { ALLOWED } from '@/domain/refusals';
import { isRecord, isSame } from '@/lib/objects';
import { isKeepable } from '@/store/persistence/entries/entries';
import { SCHEMAS } from '@/store/persistence/entries/schemas';
import type { LogEntry } from '../log/logEntry';
import { refused } from '../problems';
import { computeIssuedStatement, computePayout, computeRecord, withoutFigures } from './figures';
import { collectionOf, isNewer, PLAIN_KINDS, type Valued } from './kinds';
import type { Draft } from './ledger';
import { withNumber } from './rows';
import { withStamps, type Stamp } from './stamps';

type Put = Pick<LogEntry, 'kind' | 'id' | 'value'> & { schema?: number | undefined };

/** `target` is the value as it will be stored. A value of a later version is stored as it is. */
export type Completed =
  | { isNewer: true; value: unknown }
  | { isNewer?: false; target: Valued; eligibility: Eligibility };

/** Throws the problem `malformed` for a value without the shape of its kind. */
export function checkShape({ kind, id, value }: Put): void {
  const collection = collectionOf(kind);
  if (!collection || isKeepable({ id, value }, collection)) return;
  const { issues = [] } = v.safeParse(SCHEMAS[collection.name], value);
  const [issue] = issues;
  const field = issue ? v.getDotPath(issue) : null;
  throw refused('malformed', `The value of ${kind} has an invalid shape${field ? ` (${field})` : ''}.`);
}

/**
 * Completes the value of an entry: who and when, the number of a row, and every figure that the server can compute.
 * `before` is the stored entry, and `hidden` gives entries of its kind that only a later version can read.
 */
export function complete(
  draft: Draft,
  put: Put,
  { before, hidden, stamp }: { before: LogEntry | undefined; hidden: () => readonly LogEntry[]; stamp: Stamp },
): Completed {
  const { kind, id, schema } = put;
  const given = put.value;
  if (!isRecord(given)) {
    if (isNewer({ kind, id, value: given, schema })) return { isNewer: true, value: given };
    checkShape({ kind, id, value: given });
    return { target: { kind, id, value: given } as Valued, eligibility: ALLOWED };
  }
  const isRestored = before?.withdrawn === true && isSameEvent(kind, given, before.value);
  if (isRestored) return completeRestored(draft, { kind, id, value: before.value } as Valued);
  const known = kind === 'statements' ? undefined : before?.value;
  const stamped = withStamps(withStoredRecord(draft, kind, withoutFigures(kind, given)), known, stamp);
  const value = kind === 'statements' && isRecord(stamped) ? { ...stamped, id } : stamped;
  if (isNewer({ kind, id, value, schema })) return { isNewer: true, value: given };
  checkShape({ kind, id, value });
  return computeNew(draft, { kind, id, value } as Valued, { before, hidden });
}

function computeNew(
  draft: Draft,
  target: Valued,
  { before, hidden }: { before: LogEntry | undefined; hidden: () => readonly LogEntry[] },
): Completed {
  const { kind, id } = target;
  switch (kind) {
    case 'payments': {
      const { value, eligibility } = computeRecord(draft, target.value);
      return { target: { kind, id, value }, eligibility };
    }
    case 'payouts': {
      const { value, eligibility } = computePayout(draft, target.value, false);
      return { target: { kind, id, value }, eligibility };
    }
    case 'statements': {
      const value = computeIssuedStatement(draft, target.value);
      return { target: { kind, id: value.id, value }, eligibility: ALLOWED };
    }
    case 'merchants':
    case 'integrations': {
      const value = withNumber(draft.state(), kind, target.value, { before, hidden: hidden() });
      return { target: { kind, id, value } as Valued, eligibility: ALLOWED };
    }
    default:
      return { target, eligibility: ALLOWED };
  }
}

/** A restored record is what was withdrawn. Only the limit of a payout is a new one, as in the console. */
function completeRestored(draft: Draft, target: Valued): Completed {
  if (target.kind !== 'payouts') return { target, eligibility: ALLOWED };
  const { value, eligibility } = computePayout(draft, target.value, true);
  return { target: { ...target, value }, eligibility };
}

/** Whether a value is the withdrawn event again. The same days of a party always have the same number of a statement. */
function isSameEvent(kind: string, value: Readonly<Record<string, unknown>>, stored: unknown): boolean {
  if (kind === 'statements') return isRecord(stored) && isSame(stored.recordId, value.recordId);
  return ['payments', 'payouts', 'reconciliation', ...PLAIN_KINDS].includes(kind);
}

/** A reversal has the record that it reverses, as it is stored. */
function withStoredRecord(draft: Draft, kind: string, value: Readonly<Record<string, unknown>>) {
  const { of, recordId, record } = value;
  if (kind !== 'takenBack' || !isRecord(record) || typeof of !== 'string' || typeof recordId !== 'string') return value;
  const stored = draft.find(of, recordId);
  return isRecord(stored?.value) ? { ...value, record: stored.value } : value;
}
