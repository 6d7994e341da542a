import type { LocalTime } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import type { FileRefund, PaymentRecord } from './payments';
import { FALLBACK_CUSTOMER_ID, TRANSACTION_STATUSES, type Transaction } from './transactions';

/** One step of a payment; what nobody recorded is missing. */
export type HistoryStep = {
  id: string;
  title: string;
  detail?: string;
  at?: LocalTime;
  by?: string;
  zone?: string;
  /** Of a refund what each party gave back (cents); worked out by the rules where its file does not say. */
  givenBack?: { division: Division; isRecorded: boolean };
};

/**
 * What happened to a payment, oldest first: paid or failed, then what is known of refunds, by its file too, and a void;
 * `parts` are what each party gave back of each.
 */
export function historyOf(
  transaction: Transaction,
  records: readonly (PaymentRecord | FileRefund)[],
  currency: Currency,
  unknownCustomer = `${FALLBACK_CUSTOMER_ID} (not recorded)`,
  parts: ReadonlyMap<string, Division> = new Map(),
): HistoryStep[] {
  const { id, amount, date, status, customerId } = transaction;
  const money = formatMoney(amount, currency);
  const paid = { id, at: date, by: customerId ?? unknownCustomer };
  const isWaiting = status === 'Pending' && records.length === 0;
  const isOwnStatus = !TRANSACTION_STATUSES.some((known) => known === status);
  const ofOther = isOwnStatus ? { title: `Payment of ${money}`, detail: `${status}, as the file tells` } : undefined;
  return [
    status === 'Failed'
      ? { ...paid, title: `Payment of ${money} failed` }
      : { ...paid, title: `Paid ${money}`, detail: isWaiting ? 'Not settled yet' : undefined, ...ofOther },
    ...(status === 'Refunded' && records.length === 0
      ? [{ id: `${id}-refunded`, title: `Refunded ${money}`, detail: 'In full. When and by whom was not recorded' }]
      : []),
    ...records.map((record) => ({
      id: record.id,
      title: record.kind === 'void' ? `Voided ${money}` : `Refunded ${formatMoney(record.amount, currency)}`,
      detail: detailOf(record),
      at: record.recordedAt,
      by: record.recordedBy,
      zone: record.zone,
      ...givenBackOf(record, parts.get(record.id)),
    })),
  ];
}

function givenBackOf(record: PaymentRecord | FileRefund, division?: Division): Pick<HistoryStep, 'givenBack'> {
  return record.kind === 'void' || !division ? {} : { givenBack: { division, isRecorded: !('isByThen' in record) } };
}

function detailOf(record: PaymentRecord | FileRefund): string {
  if (record.kind === 'void') return 'Before it settled';
  if (!('isByThen' in record)) return record.reason;
  return record.isByThen ? 'By then: the file tells no time' : 'As the file tells';
}
