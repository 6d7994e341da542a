import { checkBatchRefund, checkBatchVoid, type BatchPayment, type QualifiedRow } from '@/domain/batches/batchPlan';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { RECENT } from '@/domain/batches/limits';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import { refundOf, voidOf, type RecordStamp } from '@/domain/payments/newRecords';
import type { PaymentRecord, Refund } from '@/domain/payments/refunds/refundRules';
import type { Batch } from '@/domain/payments/schema';
import type { Eligibility, Refusal } from '@/domain/refusals';
import { selectBatchPaymentAt } from '@/selectors/batches/batchPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { batchRecorded, selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { createRecordId, readMoment } from '@/store/auditStamp';
import type { RootState } from '@/store/rootReducer';
import { yieldToMain } from '@/store/runResumable';
import { withValidClock, type Command } from '@/commands/command';
import { waitUntil } from './waitUntil';

/** Records of one event. At most so many fit into one request of a team. */
const [FEWEST, MOST] = [20, 100];
/** In milliseconds: the longest time that recording one event is to take, so that the page stays responsive. */
const BUDGET = 12;

/** A payment of a batch with its refund in cents. The whole payment is voided. */
export type BatchRow = Pick<QualifiedRow, 'id' | 'merchantId' | 'kind' | 'amount'>;

/** A batch as the operator confirmed it: its id, the payments with their amounts, and the reason of its refunds. */
export type BatchRun = { batch: Batch; reason: Refund['reason']; rows: readonly BatchRow[] };

/** How far a run is: the number of rows that were tried, and why rows were refused, by payment id. */
export type BatchProgress = { tried: number; refused: Readonly<Record<string, Refusal>>; isBlocked?: true };

export const NOTHING_TRIED: BatchProgress = { tried: 0, refused: {} };

/** A new id of a batch. It starts with its time, like the ids of records. */
export const createBatchId: Command<string> = (_dispatch, _getState, { clock }) =>
  createRecordId(readMoment(clock).instant);

/** The time (epoch milliseconds) since which a refund by a batch is recent. */
export const readRecentSince: Command<number> = (_dispatch, _getState, { clock }) => readMoment(clock).instant - RECENT;

/**
 * Runs a batch from where it is. It yields to the page after each event, which has fewer records on a slow computer, and
 * ends early if `isStopped` answers true or if nothing can be recorded now (`isBlocked`). Rows that are recorded already
 * stay as they are.
 */
export function runBatch(
  run: BatchRun,
  from: BatchProgress,
  { onProgress, isStopped }: { onProgress: (progress: BatchProgress) => void; isStopped: () => boolean },
): Command<Promise<BatchProgress>> {
  return async (dispatch, getState) => {
    let progress: BatchProgress = { tried: from.tried, refused: from.refused };
    let count = FEWEST;
    await yieldToMain();
    while (progress.tried < run.rows.length && !isStopped()) {
      const rows = run.rows.slice(progress.tried, progress.tried + count);
      const start = performance.now();
      const refused = dispatch(recordRows(run, rows));
      if (!refused) return { ...progress, isBlocked: true };
      progress = { tried: progress.tried + rows.length, refused: { ...progress.refused, ...refused } };
      onProgress(progress);
      // React renders what changed at the end of the task.
      await Promise.resolve();
      count = Math.max(FEWEST, Math.min(MOST, Math.round((rows.length * BUDGET) / (performance.now() - start))));
      await waitUntil(() => isStored(run, rows, getState()));
    }
    return progress;
  };
}

/** Whether the storage has the last of these rows, or has refused it. */
function isStored({ batch }: BatchRun, rows: readonly BatchRow[], state: RootState): boolean {
  const last = rows.at(-1)?.id ?? '';
  const records = recordsOfPayment(selectPaymentEvents(state), last);
  return !records.some(({ id, sequence }) => sequence === undefined && id === recordIdOf(batch.id, last));
}

/** Tries rows of a batch again. Their amounts are those of the dry run. */
export function retryRows(
  run: BatchRun,
  ids: ReadonlySet<string>,
): Command<Readonly<Record<string, Refusal>> | undefined> {
  return recordRows(
    run,
    run.rows.filter(({ id }) => ids.has(id)),
  );
}

/** Records some rows of a batch. Returns the refused ones by payment id; undefined if nothing can be recorded now. */
export function recordRows(
  { batch, reason }: Omit<BatchRun, 'rows'>,
  rows: readonly BatchRow[],
): Command<Readonly<Record<string, Refusal>> | undefined> {
  return withValidClock((dispatch, getState, { clock }) => {
    const state = getState();
    const [table, paymentAt] = [selectTransactionTable(state), selectBatchPaymentAt(state)];
    const moment = readMoment(clock);
    const records: PaymentRecord[] = [];
    const payments: BatchPayment['row'][] = [];
    const refused: (readonly [string, Refusal])[] = [];
    for (const row of rows) {
      const index = table.indexOf(row.id);
      const payment = index === undefined ? undefined : paymentAt(index);
      const stamp = { id: recordIdOf(batch.id, row.id), ...moment, batch };
      // What an earlier run recorded stays as it is.
      if (payment?.records.some(({ id }) => id === stamp.id)) continue;
      const eligibility = payment ? checkRow(payment, row) : PAYMENT_MISSING;
      if (!eligibility.allowed) refused.push([row.id, eligibility.refusal]);
      else if (payment) {
        records.push(recordOf(payment, row, reason, stamp));
        payments.push(payment.row);
      }
    }
    if (records.length > 0) {
      dispatch(batchRecorded(records, payments));
      if (selectPaymentEvents(getState()) === selectPaymentEvents(state)) return undefined;
    }
    return Object.fromEntries(refused);
  }, undefined);
}

const PAYMENT_MISSING: Eligibility = { allowed: false, refusal: { kind: 'paymentMissing' } };

function checkRow(payment: BatchPayment, row: BatchRow): Eligibility {
  return row.kind === 'void' ? checkBatchVoid(payment) : checkBatchRefund(payment, row.amount);
}

function recordOf(payment: BatchPayment, row: BatchRow, reason: Refund['reason'], stamp: RecordStamp) {
  return row.kind === 'void' ? voidOf(payment, stamp) : refundOf(payment, { amount: row.amount, reason }, stamp);
}
