import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { refundReasonName, TRANSACTION_STATUSES } from './vocabulary';
import type { FileRefund, PaymentRecord, Refund } from './refunds/refundRules';
import type { PaymentData } from './payment';

/** One step of a payment, as data, because a catalog holds its words. Unknown values are omitted. */
export type HistoryStep = {
  id: string;
  /** `told` is a payment with an imported status. Recordings contain this name. */
  kind: 'paid' | 'failed' | 'imported' | 'refunded' | 'voided';
  amount: Cents;
  note?: HistoryNote | undefined;
  at?: LocalTime;
  /** The customer of a payment, or the operator of a refund or void. */
  by?: string | undefined;
  zone?: string | undefined;
  /** The refund shares in cents. They are calculated if the file does not have them. */
  refundedShares?: { allocation: Allocation; isRecorded: boolean };
};

export type HistoryNote =
  | { kind: 'notSettled' | 'beforeItSettled' | 'refundNotRecorded' | 'undated' | 'fromFile' }
  | { kind: 'reason' | 'status'; text: string };

/**
 * The history of a payment, oldest first: the payment itself, then its imported and recorded refunds or its void.
 * `parts` are the refund shares by the id of the refund. All times are in the payment's zone if both zones are known.
 */
export function historyOf(
  { id, amount, date, status, customerId }: PaymentData,
  records: readonly (PaymentRecord | FileRefund)[],
  parts: ReadonlyMap<string, Allocation> = new Map(),
  zone?: string,
): HistoryStep[] {
  const paid = { id, amount, at: date, by: customerId, zone };
  const isCustomStatus = TRANSACTION_STATUSES.some((known) => known === status);
  const isWaiting = status === 'Pending' && records.length === 0;
  return [
    !isCustomStatus
      ? { ...paid, kind: 'imported', note: { kind: 'status', text: status } }
      : status === 'Failed'
        ? { ...paid, kind: 'failed' }
        : { ...paid, kind: 'paid', note: isWaiting ? { kind: 'notSettled' } : undefined },
    ...(status === 'Refunded' && records.length === 0
      ? [{ id: `${id}-refunded`, kind: 'refunded' as const, amount, note: { kind: 'refundNotRecorded' as const } }]
      : []),
    ...records.map((record) => ({
      id: record.id,
      ...describeRecord(record, amount, parts.get(record.id)),
      ...timeOf(record, zone),
      by: record.recordedBy,
    })),
  ];
}

function timeOf(record: PaymentRecord | FileRefund, wanted: string | undefined) {
  const { zone } = record;
  const at = recordedTimeIn(wanted, record);
  // A day without a time is the same day in any zone, so it is not converted.
  return { at, zone: zone === undefined ? zone : (wanted ?? zone) };
}

/** `amount` is that of the payment, in cents. */
function describeRecord(
  record: PaymentRecord | FileRefund,
  amount: Cents,
  allocation?: Allocation,
): Pick<HistoryStep, 'kind' | 'amount' | 'note' | 'refundedShares'> {
  if (record.kind === 'void') return { kind: 'voided', amount, note: { kind: 'beforeItSettled' } };
  const shares = allocation && { refundedShares: { allocation, isRecorded: !('isUndated' in record) } };
  return { kind: 'refunded', amount: record.amount, note: noteOf(record), ...shares };
}

function noteOf(record: Refund | FileRefund): HistoryNote {
  if (!('isUndated' in record)) return { kind: 'reason', text: refundReasonName(record.reason) };
  return { kind: record.isUndated ? 'undated' : 'fromFile' };
}

/**
 * The index of the step after which something of a time is shown: the last one that is not later. What is `first` is shown
 * before the steps of the same second, as an approval before the refund that it records.
 */
export function stepBefore(steps: readonly Pick<HistoryStep, 'at'>[], time: LocalTime, isFirst = false): number {
  return Math.max(
    0,
    steps.findLastIndex(({ at }) => at !== undefined && (isFirst ? at < time : at <= time)),
  );
}
