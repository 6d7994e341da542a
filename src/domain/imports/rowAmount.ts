import type { Cells } from '@/lib/cells/cells';
import { memoizeByCell } from '@/lib/cells/memoize';
import { withoutGuard } from './guards';
import type { Plan } from './plan';
import type { RejectionReason } from './rejections';
import { valueKey } from '@/domain/imports/profiles/valueProfile';
import { plainAmountAt, readAmount, type AmountForm } from '@/domain/imports/values/readAmount';

/**
 * Reads the amount of a row in minor units. It is negative for money that left the account: by its sign, its debit
 * column or the word for its direction.
 */
export function rowAmountReader({ columns, direction }: Plan, form: AmountForm) {
  const isDebit = memoizeByCell((text) => direction?.debit.includes(valueKey(text)) === true);
  const amountAt = (cells: Cells, column: number): number | RejectionReason =>
    plainAmountAt(cells, column, form) ?? readAmount(cells.textAt(column), form);
  const { amount, credit, debit } = columns;

  return (cells: Cells): number | RejectionReason => {
    if (amount !== undefined) {
      const read = amountAt(cells, amount);
      return typeof read === 'number' && read !== 0 && isDebit(cells, direction?.column) ? -read : read;
    }
    const [creditAmount, debitAmount] = [credit, debit].map((column) => {
      const text = withoutGuard(cells.textAt(column)).trim();
      return text === '' ? undefined : readAmount(text, form);
    });
    if (creditAmount === undefined && debitAmount === undefined) return 'amount missing';
    if (typeof creditAmount === 'string') return creditAmount;
    if (typeof debitAmount === 'string') return debitAmount;
    const difference = (creditAmount ?? 0) - (debitAmount ?? 0);
    return Number.isSafeInteger(difference) ? difference : 'amount too large';
  };
}
