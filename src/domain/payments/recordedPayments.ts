import type { Cents } from '@/domain/money/money';
import { addDivisions, divideRefunds, divisionOfFees } from '@/domain/money/refundDivision';
import type { Division } from '@/domain/money/split';
import { refundedOf, statusOf, type PaymentRecord } from './payments';
import type { Fee, PaymentStatus, TransactionStatus } from './transactions';

/** Payments by their index, as they were paid: what status, figures and rules are worked out from. */
export type PaymentColumns = {
  length: number;
  /** Cents. */
  amountAt: (index: number) => Cents;
  /** As the rows have it, whatever was recorded since. */
  statusAt: (index: number) => TransactionStatus;
  /** What each party took of the payments (cents), by their index. */
  fees: Readonly<Record<Fee['party'], ArrayLike<Cents>>>;
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

/** How a payment was divided when it was paid, in cents: an edited integration divides only later ones. */
export function divisionAt({ amountAt, fees }: Pick<PaymentColumns, 'amountAt' | 'fees'>, index: number): Division {
  const { processor, partner, platform } = fees;
  return divisionOfFees(amountAt(index), {
    processor: processor[index] ?? 0,
    partner: partner[index] ?? 0,
    platform: platform[index] ?? 0,
  });
}

/** The status of a payment, worked out from its row and its records. */
export function statusAt(
  payments: Pick<PaymentColumns, 'statusAt'>,
  recorded: RecordedPayments,
  index: number,
): PaymentStatus {
  return recorded.get(index)?.status ?? payments.statusAt(index);
}

/** What these records make of a payment; a row that is Refunded itself was refunded in full, once. */
export function workOutPayment(
  payments: PaymentColumns,
  index: number,
  records: readonly PaymentRecord[],
): RecordedPayment {
  const payment = { amount: payments.amountAt(index), status: payments.statusAt(index) };
  const refunds = records.flatMap((record) => (record.kind === 'refund' ? [record.amount] : []));
  const parts = divideRefunds(divisionAt(payments, index), payment.status === 'Refunded' ? [payment.amount] : refunds);
  return {
    records,
    status: statusOf(payment, records),
    refunds,
    refunded: refundedOf(payment, records),
    givenBack: addDivisions(parts),
  };
}
