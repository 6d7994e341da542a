import { isStripeDispute } from '@/data/formats/refundReference';
import { textOfCell } from '@/data/reading/cells';
import { kindOf, type Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { disputeStepOf, isDisputeList, kindOfType, type DisputeStep } from '@/domain/imports/rowKinds';
import type { Cells } from '@/lib/cells/cells';
import { memoizeByCell } from '@/lib/cells/memoize';

/** Whether a file has the columns that its rows about disputes need. A file of payments needs them anyway. */
export function hasDisputeColumns(plan: Plan): boolean {
  const { date, amount, credit, debit } = plan.columns;
  return kindOf(plan) === 'payments' || (date !== undefined && (amount ?? credit ?? debit) !== undefined);
}

/**
 * Returns a function that reads from a row what it says of a dispute; undefined for any other row. A fee needs a
 * reference, because otherwise its dispute is unknown. A file of fees without dates or amounts says nothing of disputes.
 * `amountOf` reads the amount of a row with its sign.
 */
export function createDisputeSteps(plan: Plan, amountOf: (cells: Cells) => number | RejectionReason) {
  const { columns, refundNote } = plan;
  if (!hasDisputeColumns(plan)) return (): DisputeStep | undefined => undefined;
  const isList = isDisputeList(plan);
  const stepAt = memoizeByCell((text) => ({ kind: kindOfType(plan, text), step: disputeStepOf(text) }));
  const textAt = (cells: Cells, column: number | undefined) => textOfCell(cells.textAt(column));
  const signOf = (cells: Cells) => {
    const amount = amountOf(cells);
    return typeof amount === 'number' ? Math.sign(amount) : 0;
  };
  return (cells: Cells): DisputeStep | undefined => {
    const { kind, step } = stepAt(cells, columns.type);
    if (kind === 'refund by dispute') return 'opened';
    if (kind === 'dispute') {
      if (isList) return 'stated';
      return step === 'noticed' && signOf(cells) === 0 ? undefined : step;
    }
    if (kind === 'fee') return step === 'fee' && textAt(cells, columns.refundOf) !== '' ? step : undefined;
    if (kind !== 'other' || refundNote === undefined) return undefined;
    if (!isStripeDispute(textAt(cells, columns.id), textAt(cells, refundNote))) return undefined;
    return signOf(cells) < 0 ? 'opened' : 'returned';
  };
}
