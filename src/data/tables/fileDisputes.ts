import { DISPUTE_SHAPE, type DataSet } from '@/data/dataSets/dataSet';
import { refundedByPayment } from '@/data/dataSets/readDataSet';
import type { FileDispute } from '@/domain/disputes/disputes';
import { disputeStatusOf, isOpenDispute, readFileDispute } from '@/domain/disputes/fileDisputes';
import { movementsOfStatus, type DisputeMovement } from '@/domain/disputes/movements';
import type { DisputeStatus } from '@/domain/disputes/vocabulary';
import { movesMoney } from '@/domain/imports/rowKinds';
import { groupBy } from '@/lib/byKey';
import { numberAt } from '@/lib/columns/numbers';
import { plainRows, type Row } from '@/lib/columns/rows';
import { textAt } from '@/lib/columns/stringColumn';
import { lazy } from '@/lib/resumable';
import { disputedPayments } from './disputedPayments';

type DisputeRow = Row<typeof DISPUTE_SHAPE>;

/**
 * The disputes of the files of a data set: those of columns, and those of rows whose payment is known. Rows say when the
 * money moved and what fee was charged; a column or a list of disputes only says what the dispute is now.
 */
export function fileDisputesOf(dataSet: DataSet): FileDispute[] {
  const { payments, disputes } = dataSet;
  const paymentOf = disputedPayments(dataSet);
  const byPayment = groupBy(plainRows(DISPUTE_SHAPE, disputes), (row) => paymentOf(row.reference));
  const indices = new Set<number>();
  payments.disputed.forEach((disputed, index) => {
    if (disputed > 0) indices.add(index);
  });
  for (const index of byPayment.keys()) if (index !== undefined) indices.add(index);
  const refundedAt = lazy(() => refundedByPayment(dataSet));
  return [...indices].flatMap((index) => {
    const ofRows = byPayment.get(index) ?? [];
    const disputed = numberAt(payments.disputed, index);
    const isStated = ofRows.length > 0 || readFileDispute(textAt(payments.dispute, index)).status !== '';
    if (isStated) return disputeAt(dataSet, index, disputed, ofRows);
    // A file that has only the word Reversed took what earlier refunds had left.
    const left = numberAt(payments.amount, index) - (refundedAt().get(index) ?? 0);
    return left > 0 ? disputeAt(dataSet, index, Math.min(disputed, left), ofRows) : [];
  });
}

/** The dispute of a payment by its columns and by its rows, the oldest first. `disputed` is the amount of the columns. */
function disputeAt({ payments }: DataSet, index: number, disputed: number, rows: readonly DisputeRow[]): FileDispute {
  const transactionId = textAt(payments.id, index);
  const columns = readFileDispute(textAt(payments.dispute, index));
  const list = rows.findLast(({ step }) => step === 'stated');
  const moved = rows.filter(({ step }) => movesMoney(step));
  const word = list?.status ?? columns.status;
  const status = statusOf(rows, disputed > 0 || list ? disputeStatusOf(word) : undefined);
  const amounts = [disputed, list?.stated, moved[0]?.amount, ...rows.map(({ stated }) => stated)];
  const amount = amounts.find((cents) => cents) ?? 0;
  const openedAt = firstText(columns.opened, rows[0]?.date, textAt(payments.date, index));
  const due = firstText(columns.due.slice(0, 10), list?.due);
  const fees = rows.flatMap(({ fee }) => (fee === 0 ? [] : [fee]));
  const movements = moved.map(({ date, amount: cents, step }): DisputeMovement => ({
    time: date,
    amount: cents,
    isReturned: step === 'returned',
  }));
  return {
    id: `${transactionId} dispute`,
    transactionId,
    amount,
    ...(fees.length > 0 && {
      fee: Math.max(
        0,
        fees.reduce((sum, fee) => sum + fee, 0),
      ),
    }),
    status,
    reason: firstText(columns.reason, list?.reason, rows[0]?.reason),
    openedAt,
    evidenceDue: due === '' ? undefined : due,
    movements: moved.length > 0 ? balanced(movements) : movementsOfStatus(status, amount, openedAt),
  };
}

/**
 * The status by the last row that moved money, unless a column or a list states a result. A chargeback alone is open; a
 * notification alone has moved nothing yet; a fee alone belongs to a dispute that moved nothing.
 */
function statusOf(rows: readonly DisputeRow[], stated: DisputeStatus | undefined): DisputeStatus {
  if (stated !== undefined && !isOpenDispute(stated)) return stated;
  const last = rows.findLast(({ step }) => movesMoney(step))?.step;
  if (last === undefined) return stated ?? (rows.some(({ step }) => step === 'noticed') ? 'warning' : 'prevented');
  if (last === 'returned') return 'won';
  if (last === 'lost') return 'lost';
  // The money was taken, so that it is more than a warning.
  return stated === undefined || stated === 'warning' ? 'needs response' : stated;
}

function firstText(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text) ?? '';
}

/** Without the row that took the money, its return moves nothing. */
function balanced(movements: readonly DisputeMovement[]): DisputeMovement[] {
  let taken = 0;
  return movements.filter(({ amount, isReturned }) => {
    if (isReturned && taken < amount) return false;
    taken += isReturned ? -amount : amount;
    return true;
  });
}
