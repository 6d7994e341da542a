import type { Reversal } from '@/domain/changes/records';
import { judgeWithdrawal, type Payable, type Refund } from '@/domain/payments/refunds/refundRules';
import { selectBatchPaymentAt } from '@/selectors/batches/batchPayments';
import { selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { batchWithdrawn, selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { recordsReversed, selectReversals } from '@/slices/entities/reversalsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { withValidClock, type Command } from '@/commands/command';
import { yieldToMain } from '@/store/runResumable';
import { waitUntil } from './waitUntil';

/** Refunds of one event. Each has a reversal, which is a record, too. */
const CHUNK = 100;

/**
 * Withdraws the refunds of a batch that no file confirmed, with a reason. Voids and confirmed refunds stay, because the
 * rules do not allow to withdraw them. Returns the number of withdrawn refunds. `onProgress` gets the number of refunds that
 * were tried, and of all.
 */
export function withdrawBatch(
  batchId: string,
  reason: string,
  onProgress: (tried: number, all: number) => void,
): Command<Promise<number>> {
  return async (dispatch, getState) => {
    const refunds = (selectRecordedBatch(getState(), batchId)?.records ?? []).filter(({ kind }) => kind === 'refund');
    let withdrawn = 0;
    for (let from = 0; from < refunds.length; from += CHUNK) {
      onProgress(from, refunds.length);
      await yieldToMain();
      const ids = dispatch(withdrawRefunds(refunds.slice(from, from + CHUNK) as Refund[], reason));
      withdrawn += ids.length;
      const last = ids.at(-1) ?? '';
      await waitUntil(() => last === '' || selectReversals(getState())[last]?.sequence !== undefined);
    }
    return withdrawn;
  };
}

/** Withdraws refunds. Returns the ids of their reversals. */
function withdrawRefunds(refunds: readonly Refund[], reason: string): Command<string[]> {
  return withValidClock((dispatch, getState, { clock }) => {
    const state = getState();
    const [table, paymentAt] = [selectTransactionTable(state), selectBatchPaymentAt(state)];
    const allowed: { refund: Refund; row: Payable }[] = [];
    for (const refund of refunds) {
      const index = table.indexOf(refund.transactionId);
      if (index === undefined) continue;
      const { row, records } = paymentAt(index);
      if (judgeWithdrawal(refund.id, records, row).allowed) allowed.push({ refund, row });
    }
    if (allowed.length === 0) return [];
    dispatch(
      batchWithdrawn(
        allowed.map(({ refund: { id, transactionId } }) => ({ id, transactionId })),
        allowed.map(({ row }) => row),
      ),
    );
    if (selectPaymentEvents(getState()) === selectPaymentEvents(state)) return [];
    const { id: prefix, ...moment } = createAuditStamp(clock);
    const reversals = allowed.map(({ refund }, index): Reversal => ({
      id: `${prefix}-${String(index).padStart(2, '0')}`,
      ...moment,
      of: 'payments',
      recordId: refund.id,
      record: refund,
      reason,
    }));
    dispatch(recordsReversed(reversals));
    return reversals.map(({ id }) => id);
  }, []);
}
