import { judgeAssignment, judgeAssignmentWithdrawal } from '@/domain/assignments/judgeAssignment';
import { checkReserved } from '@/domain/approvals/proposals';
import type { ApprovalAct } from '@/domain/approvals/vocabulary';
import type { Cents } from '@/domain/money/money';
import { isValidIntegration } from '@/domain/integrations/integrations';
import type { SavedView } from '@/domain/lists/savedViews';
import { draftOfMerchant, readMerchantDraft } from '@/domain/merchants/merchantForm';
import { hasSuspensionReason, type Merchant } from '@/domain/merchants/merchants';
import { judgeRecord, judgeWithdrawal, type Payable, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { judgeReconciliation } from '@/domain/reconciliation/resolutions';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import { areWithdrawable, judgeStatement } from '@/domain/statements/issued';
import { isAdjustment } from '@/domain/statements/postings/adjustments';
import { judgePayout } from '@/domain/statements/payouts/payouts';
import type { EntryChange, EntryKind, EntryValues } from './entryKinds';

/** What the rules need of the rows of a workspace, which never change. */
export type Facts = {
  /** The payment with an id as it was paid, imported refunds included. */
  findPayment?: (id: string) => Payable | undefined;
  merchants?: readonly Merchant[];
  /** The id of the person who acts, and the people of the team, if there is a team. */
  personId?: string;
  people?: readonly { id: string }[];
  /** What waiting proposals reserve of a payment, in cents, apart from the proposal of the record. */
  reservedFor?: (act: ApprovalAct, subjectId: string, record: PaymentRecord) => Cents;
};

/**
 * The accepted entries that a change competes with, in the order of the log: those of its subject, with the current
 * value of the entry itself. The subject is the payment of a refund or a void, the party of a payout or a statement, the report of a
 * resolution, what is assigned; the rows of merchants and of integrations all compete, because a name is unique among them.
 */
export type Rivals<Kind extends EntryKind> = readonly EntryValues[Kind][];

/**
 * Whether a change may be added to the accepted entries, and if not, why. The reducers ask it before a change is shown
 * and a server before it stores one, so each rule exists once (product rules, sections 5, 7, 13 and 14). Amounts are in
 * cents. The same event twice is refused as `recordedAlready`; entries without a rule are always allowed.
 */
export function judge<Kind extends EntryKind>(
  change: EntryChange<Kind>,
  rivals: Rivals<Kind>,
  facts: Facts = {},
): Eligibility {
  const proposal = { ...change, rivals } as Proposal;
  const { kind, id } = proposal;
  switch (kind) {
    case 'payments': {
      const { value } = proposal;
      if (!value) {
        const withdrawn = proposal.rivals.find((rival) => rival.id === id);
        return judgeWithdrawal(id, proposal.rivals, withdrawn && facts.findPayment?.(withdrawn.transactionId));
      }
      const payment = facts.findPayment?.(value.transactionId);
      const eligibility = judgeRecord(value, proposal.rivals, payment);
      const reserved = facts.reservedFor?.('refundPayments', value.transactionId, value) ?? 0;
      return eligibility.allowed && payment ? checkReserved(value, proposal.rivals, payment, reserved) : eligibility;
    }
    case 'payouts':
      return proposal.value ? judgePayout(proposal.value, proposal.rivals) : ALLOWED;
    case 'statements':
      if (proposal.value) return judgeStatement(proposal.value, proposal.rivals);
      return areWithdrawable(proposal.rivals, [id]) ? ALLOWED : refuse({ kind: 'laterStatementIssued' });
    case 'reconciliation': {
      if (proposal.value) return judgeReconciliation(proposal.value, proposal.rivals);
      // A report is removed after its resolutions, so that none is left without it.
      const isResolved = proposal.rivals.some((rival) => rival.kind === 'settlement' && rival.reportId === id);
      return isResolved ? refuse({ kind: 'reportResolved' }) : ALLOWED;
    }
    case 'merchants':
      return proposal.value ? judgeMerchant(proposal.value, proposal.rivals, facts) : ALLOWED;
    case 'integrations':
      return !proposal.value || isValidIntegration(proposal.value, proposal.rivals)
        ? ALLOWED
        : refuse({ kind: 'rowRefused' });
    case 'assignments':
      return proposal.value
        ? judgeAssignment(proposal.value, proposal.rivals, facts.people)
        : judgeAssignmentWithdrawal(id, proposal.rivals);
    case 'savedViews': {
      const before = proposal.rivals.find((rival) => rival.id === id);
      return judgeSavedView(proposal.value, before, facts.personId);
    }
    case 'adjustments':
      return proposal.value && !isAdjustment(proposal.value) ? refuse({ kind: 'rowRefused' }) : ALLOWED;
    case 'takenBack':
    case 'edits':
    case 'notifications':
    case 'inbox':
    case 'chargeModels':
    case 'disputes':
    case 'agreedRates':
    case 'notes':
    case 'approvalRules':
    case 'proposals':
      return ALLOWED;
    default:
      return kind satisfies never;
  }
}

type Proposal = { [Kind in EntryKind]: EntryChange<Kind> & { rivals: Rivals<Kind> } }[EntryKind];

function judgeMerchant(row: Merchant, rows: Rivals<'merchants'>, { merchants = [] }: Facts): Eligibility {
  const base = merchants.find(({ id }) => id === row.id);
  const fields = readMerchantDraft(draftOfMerchant(row), rows, row.id, base);
  return fields && hasSuspensionReason(row) ? ALLOWED : refuse({ kind: 'rowRefused' });
}

/**
 * Whether `person` may save, change or delete a view. A view for one person is changed by that person alone, and nobody
 * saves one for somebody else. `before` is the stored view.
 */
function judgeSavedView(
  view: SavedView | undefined,
  before: SavedView | undefined,
  person: string | undefined,
): Eligibility {
  const isOther = (owner: string | undefined) => person !== undefined && owner !== undefined && owner !== person;
  return isOther(view?.owner) || isOther(before?.owner) ? refuse({ kind: 'viewOfOther' }) : ALLOWED;
}
