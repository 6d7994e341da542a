import type { DayRange, LocalTime } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import type { FeeCheck } from '@/domain/fees/feeCheck';
import type { PageSize } from '@/domain/lists/paging';
import type { Sort } from '@/domain/lists/sort';
import type { Cents } from '@/domain/money/money';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import type { Metrics } from '@/domain/payments/metrics';
import type { KnownPayment } from '@/domain/payments/knownPayment';
import type { PaymentData } from '@/domain/payments/payment';
import type { FurtherText } from '@/domain/payments/textFields';
import type { TransactionColumn } from '@/domain/payments/transactionList';
import type { Balance } from '@/domain/statements/balances';
import type { PartyId } from '@/domain/statements/parties';
import type { StatementLine } from '@/domain/statements/statementLines';
import type { Statement } from '@/domain/statements/sums/lineSums';

/**
 * What an answer is derived from, and nothing else: the payments by the hash of their data set, and what people recorded by
 * the position in the log (`seq`).
 */
export type Snapshot = { dataSet: string; seq: number };

/** Which payments. A missing part excludes none. `search` is found in the searched texts, folded; amounts in cents, inclusive. */
export type PaymentFilter = {
  search?: string | undefined;
  status?: string | undefined;
  merchantId?: string | undefined;
  range?: DayRange | undefined;
  amounts?: { least: Cents; most: Cents } | undefined;
};

/** Payments in an order. Equal ones are in the order of their ids; null is the newest first. */
export type PaymentOrder = { filter: PaymentFilter; sort: Sort<TransactionColumn> };

/** The last row of a page, in the words of its engine. The next page begins behind it. */
export type Cursor = string;

/** The last row that has a page by number. Behind it, pages follow a cursor. */
export const LAST_NUMBERED_ROW = 10_000;

/** A page by its number from 1, or the one behind a cursor. */
export type PageQuestion = PaymentOrder & { size: PageSize; at: { page: number } | { after: Cursor } };

/**
 * A payment as the list and its export have it, with the status after refunds and voids. `figures` are those of `measure`
 * for this payment alone, in cents; `platformFee` is the platform's part of their allocation. `note` says what was refunded,
 * and `description` is the further text `note` of its file. `fileTime` is its time and zone as its file has them.
 */
export type ListedPayment = PaymentData &
  Partial<Record<FurtherText, string>> & {
    merchantName: string;
    note: string | undefined;
    description?: string;
    platformFee: Cents;
    figures: Pick<Metrics, 'refunded' | 'net' | 'allocation'>;
    fileTime: { time: LocalTime; zone: string };
  };

/** `isExact` is false if the number is about so many, because counting all would take too long. */
export type Count = { count: number; isExact: boolean };

/** `page` is the number of the page, never beyond the end; undefined behind a cursor. `next` is undefined on the last page. */
export type PageAnswer = {
  rows: readonly ListedPayment[];
  page: number | undefined;
  total: Count;
  next: Cursor | undefined;
};

/** The payments before and after one in an order. `position` counts from 1; undefined if the order does not have it. */
export type Neighbors = { previous: string | undefined; next: string | undefined; position: number | undefined };

/** The summaries of all periods, oldest first, and the month before the newest up to the same day. Cents. */
export type EngineVolume = {
  summaries: Readonly<Record<Period, readonly PeriodSummary[]>>;
  monthBefore: VolumeTotals | undefined;
};

/** The number of a merchant's payments, and their sum without failed and voided ones, in cents. */
export type MerchantSales = { merchantId: string; payments: number; sales: Cents };

/** A page of the lines of a statement, with the figures of all lines, in cents. */
export type StatementQuestion = { partyId: PartyId; span: Span; size: PageSize; page: number };
export type StatementAnswer = Pick<Statement, 'opening' | 'closing' | 'length' | 'totals' | 'isClosed'> & {
  lines: readonly (StatementLine & { index: number; balance: Cents })[];
  page: number;
};

/** A portion of all lines of a statement, in their order, with the figures of all of them, in cents. */
export type StatementPortion = Pick<Statement, 'opening' | 'closing' | 'length'> & { lines: readonly StatementLine[] };

/** The engine is missing, or does not answer in time. What is known stays on screen. */
export class EngineUnavailable extends Error {}

/** The answer would take more time, memory or rows than the engine allows. The sentence says what to narrow. */
export class QuestionTooLarge extends Error {}

/** No engine could answer, such as one for a cursor that it did not give in this order. */
export class WrongQuestion extends Error {}

/**
 * The port of questions about payments that are not in the browser. Every answer is a pure function of the snapshot and the
 * question, and is exact to the cent. Calls reject with `EngineUnavailable`, `QuestionTooLarge`, `WrongQuestion`, or
 * the reason of the signal. `__tests__/backend/paymentEngineContract.ts` tests each adapter against the columns.
 */
export type PaymentEngine = {
  page: (snapshot: Snapshot, question: PageQuestion, signal?: AbortSignal) => Promise<PageAnswer>;
  totals: (snapshot: Snapshot, filter: PaymentFilter, signal?: AbortSignal) => Promise<Metrics>;
  /** Undefined if no payment has the id. Its rows without people's records never change while the data set is the same. */
  payment: (snapshot: Snapshot, id: string, signal?: AbortSignal) => Promise<KnownPayment | undefined>;
  neighbors: (snapshot: Snapshot, question: PaymentOrder & { id: string }, signal?: AbortSignal) => Promise<Neighbors>;
  /** All rows in their order, in portions, for an export. */
  rows: (snapshot: Snapshot, question: PaymentOrder, signal?: AbortSignal) => AsyncIterable<readonly ListedPayment[]>;
  volume: (snapshot: Snapshot, signal?: AbortSignal) => Promise<EngineVolume>;
  merchants: (snapshot: Snapshot, signal?: AbortSignal) => Promise<readonly MerchantSales[]>;
  /** The balance of every party, in the order of the Statements screen. */
  balances: (snapshot: Snapshot, span: Span, signal?: AbortSignal) => Promise<readonly Balance[]>;
  statement: (snapshot: Snapshot, question: StatementQuestion, signal?: AbortSignal) => Promise<StatementAnswer>;
  /** All lines of the same statement in portions, for its issue and its export. There is at least one portion. */
  statementLines: (
    snapshot: Snapshot,
    question: Pick<StatementQuestion, 'partyId' | 'span'>,
    signal?: AbortSignal,
  ) => AsyncIterable<StatementPortion>;
  feeCheck: (snapshot: Snapshot, signal?: AbortSignal) => Promise<FeeCheck>;
  close: () => Promise<void>;
};
