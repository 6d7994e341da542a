import type { LocalTime } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { FileRefund, PaymentRecord } from './payments';
import { FALLBACK_CUSTOMER_ID, TRANSACTION_STATUSES, type Transaction } from './transactions';

/** One step of a payment; what nobody recorded is missing. */
export type HistoryStep = { id: string; title: string; detail?: string; at?: LocalTime; by?: string; zone?: string };

/** What happened to a payment, oldest first: paid or failed, then what is known of refunds, by its file too, and a void. */
export function historyOf(
  transaction: Transaction,
  records: readonly (PaymentRecord | FileRefund)[],
  currency: Currency,
  unknownCustomer = `${FALLBACK_CUSTOMER_ID} (not recorded)`,
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
    })),
  ];
}

function detailOf(record: PaymentRecord | FileRefund): string {
  if (record.kind === 'void') return 'Before it settled';
  if (!('isByThen' in record)) return record.reason;
  return record.isByThen ? 'By then: the file tells no time' : 'As the file tells';
}
