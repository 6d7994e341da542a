import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { ChargeModel } from '@/domain/money/chargeModel';
import type { Allocation } from '@/domain/money/split';
import {
  partlyRefundedNote,
  sumOfRefunds,
  type FileRefund,
  type Payable,
  type PaymentRecord,
  type Refund,
} from './refunds/refundRules';
import { refundsOnce } from './refunds/refundsOnce';
import {
  allocateRefunds,
  allocateWholeRefund,
  allocationOfFees,
  type AllocatedRefund,
  type Party,
  type ReportedShares,
} from './refunds/refundAllocation';
import type { Fee } from './payment';
import { VOIDED, type PaymentStatus } from './vocabulary';

/** The imported refunds, grouped by payment, oldest first. */
export type FileRefunds = {
  /** By payment index the index of its first refund; the first refund of the next payment ends the group. */
  starts: ArrayLike<number>;
  /** By refund index, in cents. */
  amounts: ArrayLike<Cents>;
  /** The refund shares, by refund index, in cents. */
  parts: Readonly<Record<Party, ArrayLike<Cents>>>;
  refundAt: (position: number) => FileRefund;
  /** Returns the refund shares that a file has for the refunds of a payment. */
  reportedSharesAt?: (index: number) => ReportedShares | undefined;
};

/** The columns of the payments as they were paid, by index. */
export type PaymentColumns = {
  length: number;
  /** Cents. */
  amountAt: (index: number) => Cents;
  /** The status of the row, without records. */
  statusAt: (index: number) => PaymentStatus;
  /** Whether the row counts as paid; for an imported status the operator decides it. */
  isPaidAt: (index: number) => boolean;
  /** The part of each party in cents, by payment index, after the charge model. The platform's may be below zero. */
  fees: Readonly<Record<Fee['party'], ArrayLike<Cents>>>;
  /** The charge model of a payment. Undefined if all have that of the specification. */
  modelAt?: ((index: number) => ChargeModel) | undefined;
  /** Undefined if no file has refunds. */
  fileRefunds?: FileRefunds | undefined;
};

/**
 * The status, the refunded amount and the refund shares of a payment with its records, in cents. A spread copies none of them, because
 * they may be getters.
 */
export type RecordedPayment = {
  records: readonly PaymentRecord[];
  status: PaymentStatus;
  refunded: Cents;
  refundedShares: Allocation;
};

/** By payment index, only for payments with records. */
export type RecordedPayments = Pick<ReadonlyMap<number, RecordedPayment>, 'get' | 'size'> &
  Iterable<[number, RecordedPayment]> & {
    /** Their indices. */
    keys: () => Iterable<number>;
  };

export const NO_EVENTS: RecordedPayments = new Map();

/** The fees of a payment, in cents. */
export function feesAt({ fees }: Pick<PaymentColumns, 'fees'>, index: number): Record<Fee['party'], Cents> {
  return {
    processor: Number(fees.processor[index]),
    partner: Number(fees.partner[index]),
    platform: Number(fees.platform[index]),
  };
}

/** The allocation of a payment in cents. It does not change later: an edited split applies to later payments only. */
export function allocationAt(payments: Pick<PaymentColumns, 'amountAt' | 'fees'>, index: number): Allocation {
  return allocationOfFees(payments.amountAt(index), feesAt(payments, index));
}

/** The status that follows from the row, its imported refunds and its records. */
export function statusAt(
  payments: Pick<PaymentColumns, 'statusAt' | 'amountAt' | 'fileRefunds'>,
  recorded: RecordedPayments,
  index: number,
): PaymentStatus {
  const recordedPayment = recorded.get(index);
  if (recordedPayment) return recordedPayment.status;
  const refunded = fileRefundedAt(payments, index);
  return refunded > 0 && refunded >= payments.amountAt(index) ? 'Refunded' : payments.statusAt(index);
}

/** Whether a payment counts: it was paid and is not voided. */
export function isPaidAt(payments: Pick<PaymentColumns, 'isPaidAt'>, recorded: RecordedPayments, index: number) {
  return payments.isPaidAt(index) && recorded.get(index)?.status !== VOIDED;
}

/** The refunded amount in cents, imported and recorded; the whole amount if the row itself is Refunded. */
export function refundedAt(
  payments: Pick<PaymentColumns, 'fileRefunds' | 'statusAt' | 'amountAt'>,
  recorded: RecordedPayments,
  index: number,
): Cents {
  const recordedPayment = recorded.get(index);
  if (recordedPayment) return recordedPayment.refunded;
  if (payments.statusAt(index) === 'Refunded') return payments.amountAt(index);
  return fileRefundedAt(payments, index);
}

/** The note of a partly refunded payment; undefined for any other. */
export function noteAt(
  payments: PaymentColumns,
  recorded: RecordedPayments,
  index: number,
  currency: Currency,
): string | undefined {
  const refunded = refundedAt(payments, recorded, index);
  return partlyRefundedNote({ status: statusAt(payments, recorded, index), refunded }, currency);
}

/** The platform's fee in cents; 0 if the payment was not paid. */
export function platformFeeAt(payments: PaymentColumns, recorded: RecordedPayments, index: number): Cents {
  return isPaidAt(payments, recorded, index) ? Number(payments.fees.platform[index]) : 0;
}

/** The imported refunds of a payment, in cents. */
export function fileRefundedAt({ fileRefunds }: Pick<PaymentColumns, 'fileRefunds'>, index: number): Cents {
  if (!fileRefunds) return 0;
  const { starts, amounts } = fileRefunds;
  const end = Number(starts[index + 1]);
  let sum = 0;
  for (let position = Number(starts[index]); position < end; position += 1) sum += amounts[position] ?? 0;
  return sum;
}

/** The imported refunds of a payment for the rules of refunds, in cents: their sum, and each of them if there are several. */
export function fileAmountsAt(
  payments: Pick<PaymentColumns, 'fileRefunds'>,
  index: number,
): Pick<Payable, 'refunded' | 'refundSteps'> {
  const { fileRefunds } = payments;
  const refunded = fileRefundedAt(payments, index);
  if (!fileRefunds || refunded === 0) return {};
  const [start, end] = [Number(fileRefunds.starts[index]), Number(fileRefunds.starts[index + 1])];
  if (end - start === 1) return { refunded };
  return {
    refunded,
    refundSteps: Array.from({ length: end - start }, (_, step) => fileRefunds.amounts[start + step] ?? 0),
  };
}

/** The imported refunds of a payment, oldest first. */
export function fileRefundsAt({ fileRefunds }: Pick<PaymentColumns, 'fileRefunds'>, index: number): FileRefund[] {
  if (!fileRefunds) return [];
  const [start, end] = [Number(fileRefunds.starts[index]), Number(fileRefunds.starts[index + 1])];
  return Array.from({ length: end - start }, (_, position) => fileRefunds.refundAt(start + position));
}

/** A row that is Refunded itself has one full refund without a record. */
export type RefundOfPayment = AllocatedRefund & { record?: Refund | FileRefund | undefined };

const NOTHING_REFUNDED: readonly RefundOfPayment[] = [];

/** The refunds of a payment in the order in which they are allocated: those of files, then the recorded ones. */
export function allocateRefundsAt(
  payments: Pick<PaymentColumns, 'amountAt' | 'statusAt' | 'fees' | 'fileRefunds' | 'modelAt'>,
  index: number,
  records: readonly PaymentRecord[],
): readonly RefundOfPayment[] {
  const amount = payments.amountAt(index);
  // Recorded refunds of the whole amount keep their times after a file has confirmed them.
  if (payments.statusAt(index) === 'Refunded' && sumOfRefunds(records) !== amount)
    return [allocateWholeRefund(allocationAt(payments, index), payments.modelAt?.(index))];
  if (records.length === 0 && fileRefundedAt(payments, index) === 0) return NOTHING_REFUNDED;
  const reported = payments.fileRefunds?.reportedSharesAt?.(index);
  const isReported = reported !== undefined;
  const refunds = refundsOnce(payableAt(payments, index), records, fileRefundsAt(payments, index), isReported);
  const allocated = allocateRefunds(allocationAt(payments, index), refunds, reported, payments.modelAt?.(index));
  return allocated.map((refund, at) => ({ ...refund, record: refunds[at] }));
}

/** The payment as its files have it, for the rules of refunds. Amounts are in cents. */
export function payableAt(
  payments: Pick<PaymentColumns, 'amountAt' | 'statusAt' | 'fileRefunds'>,
  index: number,
): Payable {
  const [amount, status] = [payments.amountAt(index), payments.statusAt(index)];
  return { amount, status, refunded: 0, ...fileAmountsAt(payments, index) };
}
