import type { OpenedSource } from '@/data/imports/messages';
import type { ImportProblem } from '@/data/imports/messages';
import type { ChosenSheets, SheetQuestion } from '@/data/workbooks/withSheets';
import type { Plan } from '@/domain/imports/plan';
import type { Day } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { Fee, PaymentData } from '@/domain/payments/payment';
import type { PaymentStatus } from '@/domain/payments/vocabulary';
import type { Comparison } from '@/domain/reconciliation/discrepancies';
import type { PastState } from '@/domain/reconciliation/columns';
import type { Report } from '@/domain/reconciliation/resolutions';
import type { BankPayout } from '@/domain/reconciliation/payouts/matchPayouts';

/** The state of a payment after its refunds and voids, and its state before each of them. */
export type RecordedState = {
  id: string;
  status: PaymentStatus;
  refunded: Cents;
  earlier: readonly PastState[];
};

/** What open and lost disputes of a payment took, and the day on which they were opened. */
export type DisputedState = { id: string; disputed: Cents; opened: Day };

/** The payments of the console: the rows of the demo data, or a workspace whose rows the worker reads. */
export type ConsolePayments = {
  /** ISO 4217. */
  currency: string;
  timeZone: string;
  recorded: readonly RecordedState[];
  disputes: readonly DisputedState[];
} & ({ workspaceId: string } | { rows: readonly PaymentData[]; fees: readonly Fee[] });

/** The payouts to compare with a bank statement, and the references of reversed payouts. */
export type ConsolePayouts = Pick<ConsolePayments, 'currency' | 'timeZone'> & {
  payouts: readonly BankPayout[];
  otherReferences: readonly string[];
};

/** Requests of the page to the worker. */
export type ReconcileRequest =
  | { kind: 'open'; file: File; consoleRows: ConsolePayments | ConsolePayouts; sheets?: ChosenSheets | undefined }
  | { kind: 'judge'; plan: Plan };

/** The result of a comparison. `unread` is the number of rows that are not valid payments. */
export type Reconciled = Pick<Report, 'of' | 'name' | 'format' | 'rows' | 'unread'> & { comparison: Comparison };

/** Answers of the worker: progress (0 to 1), and one other answer at the end of each request. */
export type ReconcileAnswer =
  | { kind: 'progress'; share: number; isComparing: boolean }
  /** The report was read, and the operator must answer questions about it. */
  | { kind: 'opened'; opened: OpenedSource }
  /** Several sheets of the workbook have rows, so the request is repeated with the chosen one. */
  | { kind: 'sheets'; questions: SheetQuestion[] }
  | { kind: 'reconciled'; reconciled: Reconciled }
  | { kind: 'unreadable'; problem: ImportProblem }
  /** No payouts are recorded, or the report has no row that can be compared. */
  | { kind: 'nothing to compare'; missing: 'payouts' | 'payments' | 'transactions' }
  /** The message of the browser's error. */
  | { kind: 'failed'; message: string };
