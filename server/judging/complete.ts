import * as v from 'valibot';
import { withDecision } from '@/domain/approvals/proposals';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { Reversal } from '@/domain/changes/records';
import { restorationRefusal } from '@/domain/entries/restorations';
import type { Eligibility } from '@/domain/refusals';
import { ALLOWED, refuse } from '@/domain/refusals';
import { isRecord, isSame } from '@/lib/objects';
import { isKeepable } from '@/store/persistence/entries/entries';
import { SCHEMAS } from '@/store/persistence/entries/schemas';
import type { LogEntry } from '../log/logEntry';
import { refused } from '../problems';
import type { Approvals } from './approvals';
import { computeDispute, computeIssuedStatement, computePayout, computeRecord, withoutFigures } from './figures';
import { collectionOf, isNewer, PLAIN_KINDS, type Valued } from './kinds';
import type { Draft } from './known/ledger';
import { withNumber } from './known/rows';
import { withStamps, type Stamp } from './stamps';

type Put = Pick<LogEntry, 'kind' | 'id' | 'value'> & { schema?: number | undefined };

/** `target` is the value as it will be stored. A value of a later version is stored as it is. */
export type Completed =
  | { isNewer: true; value: unknown }
  | { isNewer?: false; target: Valued; eligibility: Eligibility };

/** `before` is the stored entry, and `hidden` gives entries of its kind that only a later version can read. */
type Context = { before: LogEntry | undefined; hidden: () => readonly LogEntry[]; approvals: Approvals };

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
 * Completes the value of an entry: who and when, the number of a row, and every figure that the server can compute. A
 * decision is added to its proposal as it is stored.
 */
export function complete(
  draft: Draft,
  put: Put,
  { before, hidden, stamp, approvals }: Context & { stamp: Stamp },
): Completed {
  const { kind, id, schema } = put;
  const given = put.value;
  if (!isRecord(given)) {
    if (isNewer({ kind, id, value: given, schema })) return { isNewer: true, value: given };
    checkShape({ kind, id, value: given });
    return { target: { kind, id, value: given } as Valued, eligibility: ALLOWED };
  }
  const decided = approvals.decisions.find(({ proposal }) => kind === 'proposals' && proposal.id === id);
  if (decided) {
    const { proposal, decision } = decided;
    const value = withStamps(withDecision(proposal, decision), proposal, stamp) as ProposedAct;
    checkShape({ kind, id, value });
    return { target: { kind: 'proposals', id, value }, eligibility: ALLOWED };
  }
  const isRestored = before?.withdrawn === true && isSameEvent(kind, given, before.value);
  if (isRestored) return completeRestored(draft, { kind, id, value: before.value } as Valued);
  const known = kind === 'statements' ? undefined : before?.value;
  const stamped = withStamps(withStoredRecord(draft, kind, withoutFigures(kind, given)), known, stamp);
  const value = kind === 'statements' && isRecord(stamped) ? { ...stamped, id } : stamped;
  if (isNewer({ kind, id, value, schema })) return { isNewer: true, value: given };
  checkShape({ kind, id, value });
  return computeNew(draft, { kind, id, value } as Valued, { before, hidden, approvals });
}

function computeNew(draft: Draft, target: Valued, { before, hidden, approvals }: Context): Completed {
  const { kind, id } = target;
  switch (kind) {
    case 'payments': {
      const { value, eligibility } = computeRecord(draft, target.value);
      return { target: { kind, id, value }, eligibility };
    }
    case 'payouts': {
      const reserved = approvals.reserved('recordPayouts', target.value.partyId, id);
      const { value, eligibility } = computePayout(draft, target.value, { isRestored: false, reserved });
      return { target: { kind, id, value }, eligibility };
    }
    case 'statements': {
      const value = computeIssuedStatement(draft, target.value);
      return { target: { kind, id: value.id, value }, eligibility: ALLOWED };
    }
    case 'proposals': {
      const { value, eligibility } = approvals.computeProposal(target.value);
      return { target: { kind, id, value }, eligibility };
    }
    case 'disputes': {
      const { value, eligibility } = computeDispute(draft, target.value);
      return { target: { kind, id, value }, eligibility };
    }
    case 'adjustments':
    case 'agreedRates':
    case 'notes':
      // Two people may answer at the same moment what had been paid out before, or edit one version. Both would count.
      return { target, eligibility: judgeRestored(draft, target) };
    case 'approvalRules':
      return { target, eligibility: before ? refuse({ kind: 'recordFinal' }) : approvals.checkRule(target.value) };
    case 'assignments': {
      const { assignee } = target.value;
      const name = approvals.people.find((person) => person.id === assignee.id)?.name ?? assignee.name;
      return {
        target: { kind, id, value: { ...target.value, assignee: { ...assignee, name } } },
        eligibility: ALLOWED,
      };
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

/** Whether the records that count now leave room for a restored one, or for other opening balances, by the rules of the page. */
function judgeRestored(draft: Draft, { kind, value }: Valued): Eligibility {
  const { chargeModels, adjustments, agreedRates, notes, disputes } = draft.state();
  const refusal = restorationRefusal({ of: kind, record: value } as Pick<Reversal, 'of' | 'record'>, {
    chargeModels: chargeModels.records,
    adjustments: adjustments.records,
    agreedRates: agreedRates.records,
    notes: notes.records,
    disputes: disputes.records,
  });
  return refusal ? refuse({ kind: 'restorationExcluded', ...refusal }) : ALLOWED;
}

/** A restored record is what was withdrawn. Only the limit of a payout is a new one, as in the console. */
function completeRestored(draft: Draft, target: Valued): Completed {
  // A payment may have been charged back since its refund was withdrawn.
  if (target.kind === 'payments') return { target, eligibility: computeRecord(draft, target.value).eligibility };
  if (target.kind !== 'payouts') return { target, eligibility: judgeRestored(draft, target) };
  const { value, eligibility } = computePayout(draft, target.value, { isRestored: true, reserved: 0 });
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
