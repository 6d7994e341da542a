import type { Eligibility } from '@/domain/refusals';
import type { TeamProposal } from '@/protocol/entries';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { refused } from '../problems';
import type { Approvals } from './approvals';
import { findFirst } from './first';
import type { Valued } from './kinds';
import type { Draft } from './known/ledger';
import { describeRefusedChange } from './sentences';
import type { Stamp } from './stamps';

/**
 * Throws the problem of the first refused decision, before the records of its approval are judged: somebody else may have
 * decided already, and so recorded the same. The problem names all changes of the approval.
 */
export function refuseDecisions(
  draft: Draft,
  proposals: readonly TeamProposal[],
  { now, approvals }: Stamp & { approvals: Approvals },
): void {
  for (const { proposal, decision, keys, eligibility } of approvals.decisions) {
    const put = proposals.find(({ key }) => key === keys[0]);
    const target = { kind: 'proposals', id: proposal.id, value: { ...proposal, zone: decision.zone } } as const;
    if (put) allow(draft, put, target, eligibility, { now }, keys);
  }
}

/** Throws the problem if the rules refuse a change, with the change that came first. */
export function allow(
  draft: Draft,
  { key, kind }: TeamProposal,
  target: Valued,
  verdict: Eligibility,
  { now }: Pick<Stamp, 'now'>,
  keys: readonly string[] = [key],
): void {
  if (verdict.allowed) return;
  const { refusal } = verdict;
  const first = findFirst(draft, target, refusal);
  const { zone } = Object(target.value) as { zone?: unknown };
  const sentence = describeRefusedChange(
    { kind, refusal, first },
    { currency: selectCurrency(draft.state()), zone: typeof zone === 'string' ? zone : undefined, now },
  );
  const subject = subjectNameOf(draft, target);
  const detail = subject === undefined || sentence.includes(subject) ? sentence : `${subject}: ${sentence}`;
  const named = first && { by: first.by, at: first.at, kind: first.kind, value: first.value };
  const refusals = keys.map((refusedKey) => ({ key: refusedKey, refusal, ...(named && { first: named }) }));
  throw refused('refused', detail, { refusals });
}

/** The payment or the party of a change: a batch or a run has many. Undefined for other changes. */
function subjectNameOf(draft: Draft, target: Valued): string | undefined {
  const nameOf = (partyId: string) => partyNameOf(selectPartyNames(draft.state()), partyId);
  switch (target.kind) {
    case 'payments':
      return target.value.transactionId;
    case 'payouts':
      return nameOf(target.value.partyId);
    case 'proposals': {
      const [item, ...others] = target.value.items;
      if (!item || others.length > 0) return undefined;
      return target.value.act === 'recordPayouts' ? nameOf(item.subjectId) : item.subjectId;
    }
    case 'assignments':
    case 'notes':
      return target.value.subject === 'payment' ? target.value.subjectId : undefined;
    case 'disputes':
      return target.value.transactionId;
    default:
      return undefined;
  }
}
