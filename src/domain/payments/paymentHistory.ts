import type { LocalTime } from '@/domain/calendar/dates';
import { timeInZone } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import { refundReasonName, type FileRefund, type PaymentRecord } from './payments';
import { TRANSACTION_STATUSES, type Transaction } from './transactions';

/** One step of a payment, as data: the screen puts it into words. What nobody recorded is missing. */
export type HistoryStep = {
  id: string;
  /** `told` is a payment in a status that the file alone knows. */
  kind: 'paid' | 'failed' | 'told' | 'refunded' | 'voided';
  amount: Cents;
  note?: HistoryNote | undefined;
  at?: LocalTime;
  /** Of a payment the customer, of what was recorded the operator. */
  by?: string | undefined;
  zone?: string | undefined;
  /** Of a refund what each party gave back (cents); worked out by the rules where its file does not say. */
  givenBack?: { division: Division; isRecorded: boolean };
};

export type HistoryNote =
  | { kind: 'notSettled' | 'beforeItSettled' | 'refundNotRecorded' | 'byThen' | 'asTheFileTells' }
  | { kind: 'reason' | 'status'; text: string };

/**
 * What happened to a payment, oldest first: paid or failed, then what is known of refunds, by its file too, and a void;
 * `parts` are what each party gave back of each. All times are in the payment's zone, where it and the other zone are known.
 */
export function historyOf(
  { id, amount, date, status, customerId }: Transaction,
  records: readonly (PaymentRecord | FileRefund)[],
  parts: ReadonlyMap<string, Division> = new Map(),
  zone?: string,
): HistoryStep[] {
  const paid = { id, amount, at: date, by: customerId, ...(zone !== undefined && { zone }) };
  const isOwnStatus = TRANSACTION_STATUSES.some((known) => known === status);
  const isWaiting = status === 'Pending' && records.length === 0;
  return [
    !isOwnStatus
      ? { ...paid, kind: 'told', note: { kind: 'status', text: status } }
      : status === 'Failed'
        ? { ...paid, kind: 'failed' }
        : { ...paid, kind: 'paid', note: isWaiting ? { kind: 'notSettled' } : undefined },
    ...(status === 'Refunded' && records.length === 0
      ? [{ id: `${id}-refunded`, kind: 'refunded' as const, amount, note: { kind: 'refundNotRecorded' as const } }]
      : []),
    ...records.map((record) => ({
      id: record.id,
      kind: record.kind === 'void' ? ('voided' as const) : ('refunded' as const),
      amount: record.kind === 'void' ? amount : record.amount,
      note: noteOf(record),
      ...timeOf(record, zone),
      by: record.recordedBy,
      ...givenBackOf(record, parts.get(record.id)),
    })),
  ];
}

function timeOf({ recordedAt, zone }: PaymentRecord | FileRefund, wanted: string | undefined) {
  const at = timeInZone({ time: recordedAt, zone }, wanted);
  // A day alone has no time, so that it is the same day in any zone.
  return { at, zone: zone === undefined ? zone : (wanted ?? zone) };
}

function givenBackOf(record: PaymentRecord | FileRefund, division?: Division): Pick<HistoryStep, 'givenBack'> {
  return record.kind === 'void' || !division ? {} : { givenBack: { division, isRecorded: !('isByThen' in record) } };
}

function noteOf(record: PaymentRecord | FileRefund): HistoryNote {
  if (record.kind === 'void') return { kind: 'beforeItSettled' };
  if (!('isByThen' in record)) return { kind: 'reason', text: refundReasonName(record.reason) };
  return { kind: record.isByThen ? 'byThen' : 'asTheFileTells' };
}
