import type { ProposedAct } from '@/domain/approvals/proposalState';
import { compareRecorded } from '@/domain/calendar/recorded';
import { recordedTimeIn, type RecordedInstant } from '@/domain/calendar/instants';
import type { Day } from '@/domain/calendar/dates';
import { fold, type Entries, type PaymentLookup } from './fold';
import { paymentRecordsById } from './paymentEvents';
import type { EntryChange } from './entryKinds';
import { groupBy } from '@/lib/byKey';
import { isSame } from '@/lib/objects';
import type { Edit, Reversal } from '@/domain/changes/records';

/** Whether something had been recorded at a moment of the past. */
export type WasRecorded = (recorded: RecordedInstant) => boolean;

/** A record existed on a day if it was recorded by the end of it in the zone of the workspace. */
export function recordedBy(day: Day, timeZone: string): WasRecorded {
  return (recorded) => recordedTimeIn(timeZone, recorded).slice(0, 10) <= day;
}

type Rows = Readonly<Record<'merchants' | 'integrations', readonly { id: string }[]>>;
type Value = NonNullable<Reversal['record']>;

/** The kinds of which a reversal holds the record. */
const REVERSIBLE = [
  ...(['payments', 'payouts', 'statements', 'reconciliation'] as const),
  ...(['chargeModels', 'disputes', 'adjustments', 'agreedRates', 'notes', 'assignments'] as const),
] satisfies readonly Reversal['of'][];

/**
 * The entries as they were at a moment of the past, derived from those of now: what was recorded later did not exist, what
 * was reversed later still counts, and edited rows have their earlier values. Marks and saved views stay as they are,
 * because no figure depends on them. `rows` are the base rows, and `lookup` finds the payments of that moment.
 */
export function pastEntries(now: Entries, wasRecorded: WasRecorded, rows: Rows, lookup: PaymentLookup): Entries {
  const before: Entries = { ...now, payments: { records: {} }, takenBack: {}, edits: {} };
  const changes: EntryChange[] = [];
  const addAll = (kind: EntryChange['kind'], values: readonly { id: string }[]) => {
    if (kind !== 'payments') Object.assign(before, { [kind]: {} });
    changes.push(...values.map((value) => ({ kind, id: value.id, value }) as EntryChange));
  };
  for (const kind of REVERSIBLE) addAll(kind, pastRecords(now, kind, wasRecorded));
  addAll('approvalRules', Object.values(now.approvalRules).filter(wasRecorded).sort(compareRecorded));
  addAll('proposals', pastProposals(now, wasRecorded));
  addAll('takenBack', pastReversals(now, wasRecorded));
  const edits = Object.values(now.edits);
  addAll('edits', edits.filter(wasRecorded));
  const later = edits.filter((edit) => !wasRecorded(edit)).sort((a, b) => compareRecorded(b, a));
  return {
    ...fold(before, changes, lookup),
    merchants: pastRows(now.merchants, rows.merchants, later, 'merchant'),
    integrations: pastRows(now.integrations, rows.integrations, later, 'integration'),
  };
}

/** The proposals that existed. One that was decided later still waits. */
function pastProposals({ proposals }: Entries, wasRecorded: WasRecorded): ProposedAct[] {
  return Object.values(proposals)
    .filter(wasRecorded)
    .map((proposal) => {
      const { decision, ...undecided } = proposal;
      return decision && !wasRecorded(decision) ? undecided : proposal;
    })
    .sort(compareRecorded);
}

/** The records of now, by kind and id. */
function recordsOf(now: Entries, kind: Reversal['of']): Readonly<Record<string, Value>> {
  return kind === 'payments' ? paymentRecordsById(now.payments) : now[kind];
}

/** The records that existed, in the order of their times. A number that was issued again has an earlier record, too. */
function pastRecords(now: Entries, kind: Reversal['of'], wasRecorded: WasRecorded): Value[] {
  const reversals = Object.values(now.takenBack).filter(({ of }) => of === kind);
  const gaps = groupBy(
    reversals.filter(({ record }) => record === null),
    ({ recordId }) => recordId,
  );
  const wasGone = (id: string) =>
    gaps.get(id)?.some((gap) => wasRecorded(gap) && !(gap.broughtBack && wasRecorded(gap.broughtBack))) === true;
  const reversed = reversals.flatMap((reversal) =>
    reversal.record !== null && !wasRecorded(reversal) ? [reversal.record] : [],
  );
  return [...Object.values(recordsOf(now, kind)), ...reversed]
    .filter((record) => wasRecorded(record) && !wasGone(record.id))
    .sort(compareRecorded);
}

/** The reversals that existed. One that was restored later holds its record again. */
function pastReversals(now: Entries, wasRecorded: WasRecorded): Reversal[] {
  const held = new Map(
    Object.values(now.takenBack).flatMap(({ of, recordId, record }) => (record ? [[`${of} ${recordId}`, record]] : [])),
  );
  return Object.values(now.takenBack)
    .filter(wasRecorded)
    .map((reversal) => {
      const { broughtBack, ...fields } = reversal;
      if (!broughtBack || wasRecorded(broughtBack)) return reversal;
      const { of, recordId } = reversal;
      const record = recordsOf(now, of)[recordId] ?? held.get(`${of} ${recordId}`) ?? null;
      return { ...fields, record };
    });
}

/** The added and changed rows before these edits, which are in the order from the last to the first. */
function pastRows<Row extends { id: string }>(
  changed: Readonly<Record<string, Row>>,
  rows: readonly { id: string }[],
  edits: readonly Edit[],
  subject: Edit['subject'],
): Record<string, Row> {
  const past = new Map(Object.entries(changed));
  const base = new Map(rows.map((row) => [row.id, row as Row]));
  for (const edit of edits) {
    if (edit.subject !== subject) continue;
    const { rowId, before } = edit;
    if (before === null) {
      past.delete(rowId);
      continue;
    }
    const known = past.get(rowId) ?? base.get(rowId);
    const row = withoutNulls({ ...known, ...before }) as Row;
    if (isSame(row, base.get(rowId))) past.delete(rowId);
    else past.set(rowId, row);
  }
  return Object.fromEntries(past);
}

/** An edit stores a missing value as null. */
function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
