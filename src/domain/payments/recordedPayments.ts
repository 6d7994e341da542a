import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import { partlyRefundedNote, refundedOf, statusOf, type FileRefund, type PaymentRecord } from './payments';
import { addDivisions, divideRefunds, divisionOfFees, type ToldParts } from './refundDivision';
import { VOIDED, type Fee, type PaymentStatus } from './transactions';

/** The refunds that files brought, before anything was recorded here: by their payments, those of one from the oldest. */
export type FileRefunds = {
  /** By the index of a payment the place of its first refund: its refunds end where those of the next payment start. */
  starts: ArrayLike<number>;
  /** By the place of the refund, in cents; and what partner and platform gave back of each, the merchant bearing the rest. */
  amounts: ArrayLike<Cents>;
  parts: Readonly<Record<'partner' | 'platform', ArrayLike<Cents>>>;
  refundAt: (place: number) => FileRefund;
  /** What a file tells that parties gave back of the refunds of the payment at an index. */
  toldAt?: (index: number) => ToldParts | undefined;
};

/** Payments by their index, as they were paid: what status, figures and rules are worked out from. */
export type PaymentColumns = {
  length: number;
  /** Cents. */
  amountAt: (index: number) => Cents;
  /** As the rows have it, whatever was recorded since. */
  statusAt: (index: number) => PaymentStatus;
  /** Whether it was paid, as the rows have it: of a word of a file the operator said so. */
  isPaidAt: (index: number) => boolean;
  /** What each party took of the payments (cents), by their index. */
  fees: Readonly<Record<Fee['party'], ArrayLike<Cents>>>;
  /** Undefined where no file brought any. */
  fileRefunds?: FileRefunds | undefined;
};

/** What its records make of a payment: its status, what was refunded of it and what each party gave back, in cents. */
export type RecordedPayment = {
  records: readonly PaymentRecord[];
  status: PaymentStatus;
  refunds: readonly Cents[];
  refunded: Cents;
  givenBack: Division;
};

/** By the index of the payment; of one without records there is none. */
export type RecordedPayments = ReadonlyMap<number, RecordedPayment>;

/** Of payments as their rows and files have them. */
export const NOTHING_RECORDED: RecordedPayments = new Map();

/** How a payment was divided when it was paid, in cents: an edited integration divides only later ones. */
export function divisionAt({ amountAt, fees }: Pick<PaymentColumns, 'amountAt' | 'fees'>, index: number): Division {
  const { processor, partner, platform } = fees;
  return divisionOfFees(amountAt(index), {
    processor: Number(processor[index]),
    partner: Number(partner[index]),
    platform: Number(platform[index]),
  });
}

/** The status of a payment, worked out from its row, the refunds of its file and its records. */
export function statusAt(
  payments: Pick<PaymentColumns, 'statusAt' | 'amountAt' | 'fileRefunds'>,
  recorded: RecordedPayments,
  index: number,
): PaymentStatus {
  const own = recorded.get(index);
  if (own) return own.status;
  const refunded = fileRefundedAt(payments, index);
  return refunded > 0 && refunded >= payments.amountAt(index) ? 'Refunded' : payments.statusAt(index);
}

/** Whether a payment counts: it was paid, and nobody voided it since (product rules, section 11). */
export function isPaidAt(
  payments: Pick<PaymentColumns, 'isPaidAt'>,
  recorded: RecordedPayments,
  index: number,
): boolean {
  return payments.isPaidAt(index) && recorded.get(index)?.status !== VOIDED;
}

/** What was refunded of a payment in cents, by its file and since; the whole of one whose row is Refunded itself. */
export function refundedAt(
  payments: Pick<PaymentColumns, 'fileRefunds' | 'statusAt' | 'amountAt'>,
  recorded: RecordedPayments,
  index: number,
): Cents {
  const own = recorded.get(index);
  if (own) return own.refunded;
  if (payments.statusAt(index) === 'Refunded') return payments.amountAt(index);
  return fileRefundedAt(payments, index);
}

/** What stands beside the status of a payment that was refunded in part; undefined of any other. */
export function noteAt(
  payments: PaymentColumns,
  recorded: RecordedPayments,
  index: number,
  currency: Currency,
): string | undefined {
  const refunded = refundedAt(payments, recorded, index);
  return partlyRefundedNote({ status: statusAt(payments, recorded, index), refunded }, currency);
}

/** The platform's own part (cents) of a payment: nothing of one that was not paid. */
export function platformFeeAt(payments: PaymentColumns, recorded: RecordedPayments, index: number): Cents {
  return isPaidAt(payments, recorded, index) ? Number(payments.fees.platform[index]) : 0;
}

/** What files told was refunded of a payment, in cents. */
export function fileRefundedAt({ fileRefunds }: Pick<PaymentColumns, 'fileRefunds'>, index: number): Cents {
  if (!fileRefunds) return 0;
  const { starts, amounts } = fileRefunds;
  const end = Number(starts[index + 1]);
  let sum = 0;
  for (let place = Number(starts[index]); place < end; place += 1) sum += amounts[place] ?? 0;
  return sum;
}

const NO_REFUNDS: readonly FileRefund[] = [];

/** The refunds that files brought of a payment, the oldest first. */
export function fileRefundsAt({ fileRefunds }: Pick<PaymentColumns, 'fileRefunds'>, index: number) {
  if (!fileRefunds) return NO_REFUNDS;
  const [start, end] = [Number(fileRefunds.starts[index]), Number(fileRefunds.starts[index + 1])];
  if (start === end) return NO_REFUNDS;
  return Array.from({ length: end - start }, (_, place) => fileRefunds.refundAt(start + place));
}

/** What each party gives back of each refund of a payment, in cents: as files tell it, else in proportion. */
export function divideRefundsAt(
  payments: Pick<PaymentColumns, 'amountAt' | 'fees' | 'fileRefunds'>,
  index: number,
  refunds: readonly Cents[],
): Division[] {
  return divideRefunds(divisionAt(payments, index), refunds, payments.fileRefunds?.toldAt?.(index));
}

/** What these records make of a payment, after what its file told; a row that is Refunded itself was refunded in full, once. */
export function workOutPayment(
  payments: PaymentColumns,
  index: number,
  records: readonly PaymentRecord[],
): RecordedPayment {
  const earlier = fileRefundsAt(payments, index);
  const refunded = fileRefundedAt(payments, index);
  const payment = { amount: payments.amountAt(index), status: payments.statusAt(index), refunded };
  const refunds = [...earlier, ...records].flatMap((record) => (record.kind === 'refund' ? [record.amount] : []));
  const isWhole = payment.status === 'Refunded' && payment.amount > 0;
  const parts = divideRefundsAt(payments, index, isWhole ? [payment.amount] : refunds);
  return {
    records,
    status: statusOf(payment, records),
    refunds,
    refunded: refundedOf(payment, records),
    givenBack: addDivisions(parts),
  };
}

/**
 * What each party gives back of each refund of a payment, in cents by its id, those of its file too; of a void, what it does
 * not get. Of one whose row is Refunded itself there are none.
 */
export function partsOfRecords(
  payments: PaymentColumns,
  index: number,
  records: readonly PaymentRecord[],
): ReadonlyMap<string, Division> {
  const division = divisionAt(payments, index);
  const all = [...fileRefundsAt(payments, index), ...records];
  const refunds = all.flatMap((record) => (record.kind === 'refund' ? [record] : []));
  const parts = divideRefundsAt(
    payments,
    index,
    refunds.map(({ amount }) => amount),
  );
  return new Map(
    all.map((record) => [record.id, record.kind === 'void' ? division : (parts[refunds.indexOf(record)] ?? division)]),
  );
}
