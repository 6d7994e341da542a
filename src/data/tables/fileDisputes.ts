import type { DataSet } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import type { FileDispute } from '@/domain/disputes/disputes';
import { disputeStatusOf, readFileDispute } from '@/domain/disputes/fileDisputes';
import { movementsOfStatus, type DisputeMovement } from '@/domain/disputes/movements';
import { groupBy } from '@/lib/byKey';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';

/**
 * The disputes of the files of a data set: those of columns, and those of rows whose payment is known. Rows say when the
 * money moved; a column only says what the dispute is now.
 */
export function fileDisputesOf(dataSet: DataSet): FileDispute[] {
  const { payments, disputes: rows } = dataSet;
  const indices = Array.from({ length: rows.length }, (_, index) => index);
  // PayPal's reversal names the row of the chargeback.
  const followed = new Map(indices.map((index) => [textAt(rows.id, index), textAt(rows.reference, index)]));
  const byPayment = groupBy(indices, (index) => {
    const reference = textAt(rows.reference, index);
    return findPayment(dataSet, reference) === undefined ? (followed.get(reference) ?? reference) : reference;
  });
  const found = new Map<string, FileDispute>();
  const add = (index: number, ofRows: readonly number[]) => {
    const transactionId = textAt(payments.id, index);
    if (found.has(transactionId)) return;
    const movements = ofRows.map((row): DisputeMovement => ({
      time: textAt(rows.date, row),
      amount: numberAt(rows.amount, row),
      isReturned: textAt(rows.step, row) === 'returned',
    }));
    const dispute = { id: `${transactionId} dispute`, transactionId };
    const disputed = numberAt(payments.disputed, index);
    if (disputed > 0) found.set(transactionId, { ...dispute, ...ofColumns(dataSet, index, disputed, movements) });
    else {
      const [first, last] = [movements[0], movements.at(-1)];
      if (!first || !last) return;
      const { amount, time: openedAt } = first;
      const reason = textAt(rows.reason, Number(ofRows[0]));
      const status = last.isReturned ? 'won' : 'lost';
      found.set(transactionId, { ...dispute, amount, status, reason, openedAt, movements: balanced(movements) });
    }
  };
  payments.disputed.forEach((disputed, index) => {
    if (disputed > 0) add(index, byPayment.get(textAt(payments.id, index)) ?? []);
  });
  for (const [reference, ofRows] of byPayment) {
    const index = findPayment(dataSet, reference);
    if (index !== undefined) add(index, ofRows);
  }
  return [...found.values()];
}

function ofColumns(
  { payments }: DataSet,
  index: number,
  amount: number,
  ofRows: readonly DisputeMovement[],
): Omit<FileDispute, 'id' | 'transactionId'> {
  const { status: word, reason, opened, due } = readFileDispute(textAt(payments.dispute, index));
  const status = disputeStatusOf(word);
  const openedAt = opened || textAt(payments.date, index);
  const movements = ofRows.length > 0 ? balanced(ofRows) : movementsOfStatus(status, amount, openedAt);
  return { amount, status, reason, openedAt, evidenceDue: due === '' ? undefined : due.slice(0, 10), movements };
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
