import type { Assignment } from '@/domain/assignments/assignments';
import type { EntryKind } from '@/domain/entries/entryKinds';
import type { Facts, Rivals } from '@/domain/entries/judge';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { isRecord } from '@/lib/objects';
import { factsOf } from '@/store/persistence/entries/collections';
import type { LogEntry } from '../log/logEntry';
import type { Approvals } from './approvals';
import { countedValue, isOfReport, subjectOf, type Valued } from './kinds';
import type { Draft } from './known/ledger';
import { isRowKind, rowsOf } from './known/rows';

/** Other changes of the same request: what it withdraws and what it puts, by kind and id. */
export type Batch = { withdrawn: ReadonlySet<string>; put: readonly { kind: string; id: string; value: unknown }[] };

/** What the rules need of the rows, which never change. */
export function factsFor(draft: Draft, { reserved, actor, people }: Approvals): Facts {
  return {
    get findPayment() {
      return factsOf(draft.state()).findPayment;
    },
    get merchants() {
      return draft.state().merchants.rows;
    },
    personId: actor.id,
    people,
    reservedFor: (act, subjectId, { id }) => reserved(act, subjectId, id),
  };
}

/**
 * The accepted entries that a change competes with. `target` is the new value, or that which is withdrawn. What a request
 * withdraws together with it does not compete, because a report goes together with its resolutions.
 */
export function rivalsOf(draft: Draft, target: Valued, batch: Batch, isWithdrawal: boolean): Rivals<EntryKind> {
  const { kind, id } = target;
  const remain = <Value extends { id: string }>(values: readonly Value[]) =>
    isWithdrawal ? values.filter((value) => value.id === id || !batch.withdrawn.has(`${kind}/${value.id}`)) : values;
  switch (kind) {
    case 'payments': {
      const { all, accepted } = draft.recordsOfPayment(target.value.transactionId);
      // A record that the rows do not allow now stays stored, so it cannot be recorded again, but can be withdrawn.
      const unapplied = all.filter((record: PaymentRecord) => record.id === id && !accepted.includes(record));
      return [...accepted, ...unapplied];
    }
    case 'payouts':
      return Object.values(draft.state().payouts.records).filter(({ partyId }) => partyId === target.value.partyId);
    case 'statements':
      return remain(
        Object.values(draft.state().statements.issued).filter(({ partyId }) => partyId === target.value.partyId),
      );
    case 'reconciliation': {
      const { value } = target;
      const reportId = value.kind === 'settlement' ? value.reportId : value.id;
      const stored = Object.values(draft.state().reconciliation.records).filter(isOfReport(reportId));
      const reports = batch.put.filter((put) => put.kind === kind && put.id === reportId && put.id !== id);
      const isStored = stored.some((record) => record.id === reportId);
      const restored = isStored ? [] : reports.flatMap((put) => (isRecord(put.value) ? [put.value] : []));
      return [...remain(stored), ...restored] as Rivals<EntryKind>;
    }
    case 'savedViews': {
      const stored = countedValue(draft.find(kind, id));
      return stored?.kind === kind ? [stored.value] : [];
    }
    case 'assignments':
      return versionsOf(draft, subjectOf(target));
    default:
      return isRowKind(kind) ? rowsOf(draft.state(), kind) : [];
  }
}

/** The accepted versions of an assignment, the oldest first. Only the newest one is ever withdrawn. */
function versionsOf(draft: Draft, subject: string): Assignment[] {
  const versions: Assignment[] = [];
  const seen = new Set<LogEntry>();
  let entry = draft.subject(subject)?.newest;
  // A version that this server did not judge may say that it replaces itself.
  while (entry && !seen.has(entry)) {
    seen.add(entry);
    const counted = countedValue(entry);
    if (counted?.kind === 'assignments') versions.unshift(counted.value);
    const replaces: unknown = isRecord(entry.value) ? entry.value.replaces : undefined;
    entry = typeof replaces !== 'string' ? undefined : draft.find('assignments', replaces);
  }
  return versions;
}
