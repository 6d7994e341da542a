import type { EntryKind } from '@/domain/entries/entryKinds';
import { isRecord, ownValue } from '@/lib/objects';
import { ACTS, type Act } from './acts';

type Fields = Readonly<Record<string, unknown>>;

const ACTS_OF_KINDS: Readonly<Record<EntryKind, Act | ((fields: Fields) => Act)>> = {
  payments: ({ kind }) => (kind === 'void' ? 'voidPayments' : 'refundPayments'),
  payouts: 'recordPayouts',
  statements: 'issueStatements',
  reconciliation: 'resolveDiscrepancies',
  // A reversal of a reversal does not exist.
  takenBack: ({ of, record }) => (of === 'takenBack' ? 'editTeam' : actOfEntry(String(of), record)),
  edits: ({ subject }) => (subject === 'integration' ? 'editIntegrations' : 'editMerchants'),
  merchants: 'editMerchants',
  integrations: 'editIntegrations',
  chargeModels: 'editChargeModels',
  agreedRates: 'editRates',
  adjustments: 'adjustBalances',
  disputes: 'recordDisputes',
  notes: 'writeNotes',
  assignments: 'assign',
  approvalRules: 'editApprovalRules',
  proposals: ({ act, decision }) => actOfProposal(act, decision),
  savedViews: 'saveViews',
  notifications: 'saveViews',
  inbox: 'saveViews',
};

/**
 * The act that a change of an entry is, by its kind and its value. A withdrawal is the act of the withdrawn record, and
 * a reversal or the trail of an edit is that of what it is about. The value is what a request has, so it may have any
 * shape. Kinds of a later version are acts of administrators, because nobody knows what they do.
 */
export function actOfEntry(kind: string, value: unknown): Act {
  if (kind === 'quarantine') return 'read';
  const act = ownValue(ACTS_OF_KINDS, kind) ?? 'editTeam';
  return typeof act === 'function' ? act(isRecord(value) ? value : {}) : act;
}

/**
 * A proposal needs the act itself, and its approval or rejection needs only the act to approve. The proposer alone
 * withdraws, which the rules of proposals check.
 */
function actOfProposal(act: unknown, decision: unknown): Act {
  if (isRecord(decision)) return decision.result === 'withdrawn' ? 'read' : 'approve';
  return ACTS.find((known) => known === act) ?? 'editTeam';
}
