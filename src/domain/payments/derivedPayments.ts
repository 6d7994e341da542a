import { rowAt } from '@/lib/indices';
import type { Allocation } from '@/domain/money/split';
import {
  allocateRefundsAt,
  payableAt,
  type PaymentColumns,
  type RecordedPayment,
  type RecordedPayments,
} from './recordedPayments';
import type { IndexedPayments, SingleRefunds } from './refunds/singleRefunds';
import { addAllocations } from './refunds/refundAllocation';
import { refundedOf, statusOf, type Payable, type PaymentRecord } from './refunds/refundRules';

/** Payments by index, in the order of `keys`. */
export type DerivedPayments = Pick<ReadonlyMap<number, RecordedPayment>, 'get' | 'size'> & {
  keys: () => Iterable<number>;
};

/**
 * The derived state of the payments with these records, in columns: a million objects would take seconds of garbage collection.
 * `lists` has the records of each payment. Those of a payment without a row are left out.
 */
export function derivePayments(
  payments: PaymentColumns & { indexOf: (transactionId: string) => number | undefined },
  lists: readonly (readonly PaymentRecord[])[],
): DerivedPayments {
  /** By payment index its position in the columns plus 1, and 0 without records. */
  const positions = new Uint32Array(payments.length);
  const indices: number[] = [];
  const columns: { [Field in keyof RecordedPayment]: RecordedPayment[Field][] } = {
    records: [],
    status: [],
    refunded: [],
    refundedShares: [],
  };
  for (const list of lists) {
    const [first] = list;
    const index = first && payments.indexOf(first.transactionId);
    if (index === undefined) continue;
    const { status, refunded, refundedShares } = derivePaymentState(payments, index, list);
    positions[index] = indices.push(index);
    columns.records.push(list);
    columns.status.push(status);
    columns.refunded.push(refunded);
    columns.refundedShares.push(refundedShares);
  }
  return {
    size: indices.length,
    get: (index) => {
      const position = (positions[index] ?? 0) - 1;
      if (position < 0) return undefined;
      return {
        records: rowAt(columns.records, position),
        status: rowAt(columns.status, position),
        refunded: rowAt(columns.refunded, position),
        refundedShares: rowAt(columns.refundedShares, position),
      };
    },
    keys: () => indices,
  };
}

/**
 * The derived state of the payments of refunds that are their only records, beside that of others. No payment has both. An
 * object is made when somebody asks for a payment.
 */
export function withSingleRefunds(
  payments: IndexedPayments,
  others: DerivedPayments,
  refunds: SingleRefunds | undefined,
): DerivedPayments {
  if (!refunds) return others;
  const { indices, positions } = refunds.findRows(payments);
  // A callback for each of a million takes many times as long.
  const keys: number[] = [];
  for (const index of indices) if (index > 0) keys.push(index - 1);
  return {
    size: others.size + keys.length,
    get: (index) => {
      const position = Number(positions[index + 1]) - 1;
      return position < 0 ? others.get(index) : new SinglyRefunded(payments, index, refunds, position);
    },
    keys: () => (others.size === 0 ? keys : [...others.keys(), ...keys]),
  };
}

/** The payment of a refund that is its only record. Nothing else was refunded, so the refund has its shares. */
class SinglyRefunded implements RecordedPayment {
  constructor(
    private readonly payments: PaymentColumns,
    private readonly index: number,
    private readonly refunds: SingleRefunds,
    private readonly position: number,
  ) {}

  get records() {
    return this.refunds.listAt(this.position);
  }
  get refunded() {
    return this.refunds.amountAt(this.position);
  }
  get refundedShares() {
    return this.refunds.sharesAt(this.position);
  }
  get status() {
    return this.refunded >= this.payments.amountAt(this.index) ? 'Refunded' : this.payments.statusAt(this.index);
  }
}

/**
 * The payments with records, by index: `changed` counts over `earlier`, and has undefined for a payment that has no records any
 * more. The order is that of `earlier`, then that of the others. Nothing is copied, because there may be a million.
 */
export function overlayPayments(
  earlier: DerivedPayments,
  changed: ReadonlyMap<number, RecordedPayment | undefined>,
): RecordedPayments {
  const get = (index: number) => (changed.has(index) ? changed : earlier).get(index);
  function* overlaidKeys() {
    for (const index of earlier.keys()) if (get(index)) yield index;
    for (const [index, payment] of changed) if (payment && !earlier.get(index)) yield index;
  }
  const keys = () => (changed.size === 0 ? earlier.keys() : overlaidKeys());
  return {
    get,
    size: [...changed].reduce(
      (size, [index, payment]) => size + Number(!!payment) - Number(!!earlier.get(index)),
      earlier.size,
    ),
    keys,
    *[Symbol.iterator]() {
      for (const index of keys()) {
        const payment = get(index);
        if (payment) yield [index, payment];
      }
    },
  };
}

/** Derives the state of a payment from its imported refunds and these records. */
export function derivePaymentState(
  payments: PaymentColumns,
  index: number,
  records: readonly PaymentRecord[],
): RecordedPayment {
  const payment = payableAt(payments, index);
  return {
    records,
    status: statusOf(payment, records),
    refunded: refundedOf(payment, records),
    refundedShares:
      onlySharesOf(payment, records) ??
      addAllocations(allocateRefundsAt(payments, index, records).map(({ shares }) => shares)),
  };
}

/** Most payments of a long log have one refund with recorded shares, which count. The general rule takes many times as long. */
function onlySharesOf({ status, refunded }: Payable, records: readonly PaymentRecord[]): Allocation | undefined {
  const [record, another] = records;
  const isOnly = record?.kind === 'refund' && !another && refunded === 0 && status !== 'Refunded';
  return isOnly ? record.shares : undefined;
}
