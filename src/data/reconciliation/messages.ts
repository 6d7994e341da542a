import type { OpenedSource } from '@/data/imports/messages';
import type { FileProblem } from '@/data/reading/sourceFile';
import type { Plan } from '@/domain/imports/plan';
import type { Cents } from '@/domain/money/money';
import type { Fee, PaymentStatus, Transaction } from '@/domain/payments/transactions';
import type { Comparison } from '@/domain/reconciliation/breaks';
import type { EarlierStanding } from '@/domain/reconciliation/columns';
import type { Report } from '@/domain/reconciliation/settlements';
import type { BankPayout } from '@/domain/reconciliation/matchPayouts';

/** What was recorded of a payment comes to, and how it stood before each record. */
export type RecordedStanding = {
  id: string;
  status: PaymentStatus;
  refunded: Cents;
  earlier: readonly EarlierStanding[];
};

/** The payments of the console: the sample's rows, or the workspace whose rows the worker reads itself. */
export type OwnPayments = {
  /** ISO 4217. */
  currency: string;
  timeZone: string;
  recorded: readonly RecordedStanding[];
} & ({ workspaceId: string } | { rows: readonly Transaction[]; fees: readonly Fee[] });

/** What a bank's report is compared with: the payouts, and the references of those that were taken back. */
export type OwnPayouts = Pick<OwnPayments, 'currency' | 'timeZone'> & {
  payouts: readonly BankPayout[];
  otherReferences: readonly string[];
};

/** What the page asks of the worker. */
export type ReconcileRequest =
  | { kind: 'open'; file: File; own: OwnPayments | OwnPayouts }
  | { kind: 'judge'; plan: Plan };

/** What a report came to; `unread` are its rows that are no payments one can read. */
export type Reconciled = Pick<Report, 'of' | 'name' | 'format' | 'rows' | 'unread'> & { comparison: Comparison };

/** What the worker says: how far it is (0 to 1), and at the end of each request one of the others. */
export type ReconcileAnswer =
  | { kind: 'progress'; share: number; isComparing: boolean }
  /** It has questions. */
  | { kind: 'opened'; opened: OpenedSource }
  | { kind: 'reconciled'; reconciled: Reconciled }
  | { kind: 'unreadable'; problem: FileProblem }
  /** No payouts are recorded, or the report has no row that can be compared. */
  | { kind: 'nothing to compare'; missing: 'payouts' | 'payments' | 'transactions' }
  /** The message of the browser's error. */
  | { kind: 'failed'; message: string };
