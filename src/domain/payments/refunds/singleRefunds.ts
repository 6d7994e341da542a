import type { Allocation } from '@/domain/money/split';
import type { Cents } from '@/domain/money/money';
import { fileRefundedAt, type PaymentColumns } from '@/domain/payments/recordedPayments';
import type { Party } from './refundAllocation';
import type { PaymentRecord, Refund } from './refundRules';
import { rowAt } from '@/lib/indices';
import { filterRefunds, openRefunds, partAt, type OpenRefunds, type RefundColumns } from './refundColumns';

/** The payments of the rows, and where each of them is. */
export type IndexedPayments = PaymentColumns & { indexOf: (transactionId: string) => number | undefined };

/** Refunds that are the only records of their payments, by position. Amounts are in cents. */
export type SingleRefunds = {
  length: number;
  refundAt: (position: number) => Refund;
  idAt: (position: number) => string;
  paymentIdAt: (position: number) => string;
  amountAt: (position: number) => Cents;
  sharesAt: (position: number) => Allocation;
  /** The records of the payment of a position: always the same list. */
  listAt: (position: number) => PaymentRecord[];
  /** The position of the refund of a payment. */
  find: (transactionId: string) => number | undefined;
  /** Where the rows have the payments. */
  findRows: (payments: IndexedPayments) => RowIndices;
};

/**
 * The index of each payment plus 1 by position, 0 for a payment that the rows do not have; and the reverse, which is above 0 at 0 if
 * a payment is missing.
 */
type RowIndices = { indices: Uint32Array; positions: Uint32Array };

const opened = new WeakMap<readonly RefundColumns[], SingleRefunds>();

/** The refunds of all columns. Those of the same columns are opened once. Undefined if there are none. */
export function openSingleRefunds(all: readonly RefundColumns[] = []): SingleRefunds | undefined {
  if (all.length === 0) return undefined;
  const known = opened.get(all) ?? open(all);
  opened.set(all, known);
  return known;
}

function open(all: readonly RefundColumns[]): SingleRefunds {
  const parts = all.map(openRefunds);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const together = (listOf: (part: OpenRefunds) => Float64Array) => {
    const list = new Float64Array(length);
    let next = 0;
    for (const part of parts) {
      list.set(listOf(part), next);
      next += part.length;
    }
    return list;
  };
  const paymentIds = parts.flatMap((part) => part.paymentIds());
  const amounts = together((part) => part.amounts());
  const sharesOf = (party: Party) => together((part) => part.partsOf(party));
  const [merchant, processor] = [sharesOf('merchant'), sharesOf('processor')];
  const [partner, platform] = [sharesOf('partner'), sharesOf('platform')];
  const paymentIdAt = (position: number) => rowAt(paymentIds, position);
  let ids: readonly string[] | undefined;
  const lists = new Map<number, PaymentRecord[]>();
  let byId: Map<string, number> | undefined;
  let found: ({ indexOf: IndexedPayments['indexOf'] } & RowIndices) | undefined;

  function refundAt(position: number): Refund {
    const { part, at } = partAt(parts, position);
    return part.at(at);
  }

  function listAt(position: number): PaymentRecord[] {
    const list = lists.get(position) ?? [refundAt(position)];
    lists.set(position, list);
    return list;
  }

  function findRows({ indexOf, length: count }: IndexedPayments): RowIndices {
    if (found?.indexOf === indexOf) return found;
    const indices = new Uint32Array(length);
    const positions = new Uint32Array(count + 1);
    for (let position = 0; position < length; position += 1) {
      const next = (indexOf(paymentIdAt(position)) ?? -1) + 1;
      indices[position] = next;
      positions[next] = position + 1;
    }
    found = { indexOf, indices, positions };
    return found;
  }

  function find(transactionId: string): number | undefined {
    // A table has an index of its payments. A map of a million takes half a second.
    const position = Number(found?.positions[(found.indexOf(transactionId) ?? -1) + 1]);
    if (position > 0 && paymentIdAt(position - 1) === transactionId) return position - 1;
    if (found?.positions[0] === 0) return undefined;
    byId ??= new Map(paymentIds.map((id, at) => [id, at]));
    return byId.get(transactionId);
  }

  return {
    length,
    refundAt,
    paymentIdAt,
    listAt,
    find,
    findRows,
    idAt: (position) => rowAt((ids ??= parts.flatMap((part) => part.ids())), position),
    amountAt: (position) => rowAt(amounts, position),
    sharesAt: (position) => ({
      merchant: Number(merchant[position]),
      processor: Number(processor[position]),
      partner: Number(partner[position]),
      platform: Number(platform[position]),
    }),
  };
}

/**
 * Divides refunds into those that are the only record of a payment which no file refunds, and which the rules allow, and the
 * others. `records` are all other records.
 */
export function chooseSingleRefunds(
  all: readonly RefundColumns[],
  records: readonly PaymentRecord[],
  payments: IndexedPayments | undefined,
): { single: readonly RefundColumns[]; others: Refund[] } {
  const refunds = openSingleRefunds(all);
  if (!refunds) return { single: all, others: [] };
  if (!payments) return { single: [], others: Array.from({ length: refunds.length }, (_, at) => refunds.refundAt(at)) };
  const { indices } = refunds.findRows(payments);
  const counts = new Uint8Array(payments.length + 1);
  const count = (index: number) => (counts[index] = Math.min(2, Number(counts[index]) + 1));
  for (const index of indices) count(index);
  for (const { transactionId } of records) count((payments.indexOf(transactionId) ?? -1) + 1);
  const isSingle = (position: number) => {
    const index = Number(indices[position]);
    return index > 0 && counts[index] === 1 && mayBeOnly(payments, index - 1, refunds.amountAt(position));
  };
  const others: Refund[] = [];
  let first = 0;
  const single = all.map((columns) => {
    const start = first;
    first += openRefunds(columns).length;
    return filterRefunds(columns, (position) => {
      const isChosen = isSingle(start + position);
      if (!isChosen) others.push(refunds.refundAt(start + position));
      return isChosen;
    });
  });
  // The same columns are opened already.
  return { single: others.length === 0 ? all : single.filter((columns) => openRefunds(columns).length > 0), others };
}

/** Whether a refund (cents) may be the only record of a payment that no file refunds: `checkRefund` without its objects. */
function mayBeOnly(payments: PaymentColumns, index: number, amount: Cents): boolean {
  const isRefundable = payments.statusAt(index) === 'Completed' && amount <= payments.amountAt(index);
  return isRefundable && fileRefundedAt(payments, index) === 0;
}

/** The columns without the refunds of these payments. */
export function leaveOutPayments(
  all: readonly RefundColumns[],
  transactionIds: ReadonlySet<string>,
): readonly RefundColumns[] {
  return all.map((columns) => {
    const paymentIds = openRefunds(columns).paymentIds();
    return filterRefunds(columns, (position) => !transactionIds.has(rowAt(paymentIds, position)));
  });
}
