import type { Day } from '@/domain/calendar/dates';
import type { ToldIntegration } from '@/domain/imports/readIntegration';
import type { ToldMerchant } from '@/domain/imports/readMerchant';
import type { Cents } from '@/domain/money/money';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { TRANSACTION_STATUSES } from '@/domain/payments/transactions';
import type { Rows } from './columns/rows';

/**
 * The columns of payments, as files told them. `customer` is a text; the others are amounts in minor units or places in
 * the data set's lists, 0 of `integration` and `partner` being none.
 */
export const PAYMENT_SHAPE = {
  id: 'texts',
  customer: 'texts',
  date: 'texts',
  merchant: 'uint32',
  amount: 'float64',
  zone: 'uint16',
  status: 'uint16',
  integration: 'uint32',
  partner: 'uint32',
  processorFee: 'float64',
  partnerFee: 'float64',
  platformFee: 'float64',
  /** What a column told of refunds: minor units, 0 where it told nothing. */
  refunded: 'float64',
  /** 1 where no column told fees: they were worked out. */
  isWorkedOut: 'uint16',
} as const;
export type PaymentRows = Rows<typeof PAYMENT_SHAPE>;

/** The columns of refunds: `payment` is the index of the payment; `isByThen` is 1 where a column told it without a time. */
export const REFUND_SHAPE = {
  id: 'texts',
  date: 'texts',
  payment: 'uint32',
  amount: 'float64',
  zone: 'uint16',
  isByThen: 'uint16',
} as const;
export type RefundRows = Rows<typeof REFUND_SHAPE>;

/** The columns of fees that a file of fees told, each in minor units: `payment` is the index of the payment. */
export const FEE_SHAPE = {
  /** Its own, or that of its payment: by it the same row is known again. */
  id: 'texts',
  payment: 'uint32',
  /** Which of them it tells: see TELLS in fileFees. */
  tells: 'uint16',
  processorFee: 'float64',
  partnerFee: 'float64',
  platformFee: 'float64',
  givenBack: 'float64',
} as const;
export type FeeRows = Rows<typeof FEE_SHAPE>;

/** The columns of refunds whose payment no file has brought so far: `reference` is its id. */
export const WAITING_SHAPE = {
  id: 'texts',
  reference: 'texts',
  date: 'texts',
  amount: 'float64',
  zone: 'uint16',
} as const;
export type WaitingRows = Rows<typeof WAITING_SHAPE>;

/** The columns of fees whose payment no file has brought so far: `reference` is its id. */
export const WAITING_FEE_SHAPE = {
  id: 'texts',
  reference: 'texts',
  tells: 'uint16',
  processorFee: 'float64',
  partnerFee: 'float64',
  platformFee: 'float64',
  givenBack: 'float64',
} as const;
export type WaitingFeeRows = Rows<typeof WAITING_FEE_SHAPE>;

/** A merchant as files name it, what a file of merchants told of it, and its id where that was given before. */
export type NamedMerchant = { name: string; told?: ToldMerchant; id?: string };

/** A merchant with the figures of its payments: all of them, and the sum of those paid. */
export type DataSetMerchant = NamedMerchant & { id: string; transactions: number; totalSales: Cents; joinedOn: Day };

/** An integration as a file told it; `merchant` is the place of its merchant. */
export type DataSetIntegration = ToldIntegration & { merchant: number };

/** A word of the status column, and whether payments with it count. */
export type StatusWord = { word: string; isPaid: boolean };

/** The statuses of the console itself: the first words of every data set. */
export const OWN_STATUSES: readonly StatusWord[] = TRANSACTION_STATUSES.map((word) => ({
  word,
  isPaid: word !== 'Failed',
}));

/** The words that the columns' numbers stand for. */
export type Words = {
  zones: readonly string[];
  statuses: readonly StatusWord[];
  integrations: readonly string[];
  partners: readonly string[];
};

/** The figures of a data set that do not change, worked out once. */
export type Summaries = {
  /** The newest day of its payments: 'today' for all that is relative. */
  today: Day;
  merchants: readonly DataSetMerchant[];
  volume: Record<Period, readonly PeriodSummary[]>;
  /** The month before the newest, up to the same day: what the newest is compared with. */
  monthBefore: VolumeTotals;
};

/** Payments of files, which never change: newest first, those of one moment as the files had them. */
export type DataSet = Summaries & {
  /** ISO 4217; all amounts are minor units of it. */
  currency: string;
  words: Words;
  integrations: readonly DataSetIntegration[];
  payments: PaymentRows;
  /** The status of each payment, once its refunds are known: a place in `words.statuses`. */
  statuses: Uint16Array;
  /** By payment, the oldest first. */
  refunds: RefundRows;
  /** Those that stand for what the rows of the payments say, by payment. */
  fees: FeeRows;
  /** Refunds that become such as soon as a file brings their payment. */
  waiting: WaitingRows;
  /** Fees that count as soon as a file brings their payment, by their ids. */
  waitingFees: WaitingFeeRows;
  /** What newer files replaced, the oldest first. */
  replaced: PaymentRows;
  /** Where the payment of an id is; see idIndex. */
  idSlots: Uint32Array;
};
