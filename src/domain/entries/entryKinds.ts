import type { Assignment } from '@/domain/assignments/assignments';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { ApprovalRule } from '@/domain/approvals/rules';
import type { Adjustment } from '@/domain/statements/postings/adjustments';
import type { AgreedRate } from '@/domain/fees/agreedRates';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import type { Edit, Reversal } from '@/domain/changes/records';
import type { Integration } from '@/domain/integrations/integrations';
import type { SavedView } from '@/domain/lists/savedViews';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Note } from '@/domain/notes/notes';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { ReconciliationRecord } from '@/domain/reconciliation/resolutions';
import type { IssuedStatement } from '@/domain/statements/issued';
import type { Payout } from '@/domain/statements/payouts/payouts';

/**
 * What operators record and edit in a workspace, by kind. The names are stored, so they never change. A merchant or an
 * integration is its whole row; a mark is true or absent.
 */
export type EntryValues = {
  merchants: Merchant;
  integrations: Integration;
  payments: PaymentRecord;
  payouts: Payout;
  statements: IssuedStatement;
  reconciliation: ReconciliationRecord;
  takenBack: Reversal;
  edits: Edit;
  savedViews: SavedView;
  notifications: boolean;
  inbox: boolean;
  /** The charge model of the workspace, of a merchant or of an integration. */
  chargeModels: ChargeModelRecord;
  /** What operators record about disputes. */
  disputes: DisputeRecord;
  /** Adjustments, reserves and opening balances of parties. */
  adjustments: Adjustment;
  agreedRates: AgreedRate;
  notes: Note;
  /** Who has to act on a payment, a discrepancy or a dispute. */
  assignments: Assignment;
  /** Which acts need the approval of another person. Only workspaces of a team have them. */
  approvalRules: ApprovalRule;
  /** What waits for the approval of another person, and how it was decided. */
  proposals: ProposedAct;
};

/** The kinds of entries that are plain records by id, each with a slice of the same form. */
export type RecordKind =
  | 'chargeModels'
  | 'disputes'
  | 'adjustments'
  | 'agreedRates'
  | 'notes'
  | 'assignments'
  | 'approvalRules'
  | 'proposals';

export type EntryKind = keyof EntryValues;

/** The new value of an entry. Without a value, the entry is withdrawn. */
export type EntryChange<Kind extends EntryKind = EntryKind> = {
  [Each in Kind]: { kind: Each; id: string; value: EntryValues[Each] | undefined };
}[Kind];
