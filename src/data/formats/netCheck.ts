import { textOfCell } from '@/data/imports/cells';
import type { Plan } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/readAmount';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';

/** A row whose net is not what its amount leaves once its fee is taken off. */
export type UnbalancedRow = { line: number; amount: Cents; fee: Cents; net: Cents };
export type NetCheck = { count: number; first: readonly UnbalancedRow[] };

const NAMED = 10;

/** Checks every row of a file whose format promises it, payouts too; what cannot be read is for others to refuse. */
export function createNetCheck(
  { columns, checkedNet, decimalMark = '.', isMinorUnits = false }: Plan,
  { decimals }: Currency,
) {
  const form = { decimals, decimalMark, isMinorUnits };
  const first: UnbalancedRow[] = [];
  let count = 0;
  const amountIn = (fields: readonly string[], column: number) => readAmount(textOfCell(fields[column] ?? ''), form);
  const { amount: amountColumn, processorFee: feeColumn } = columns;
  return {
    see: (fields: readonly string[], line: number): void => {
      if (checkedNet === undefined || amountColumn === undefined || feeColumn === undefined) return;
      const [amount, fee, net] = [amountColumn, feeColumn, checkedNet].map((column) => amountIn(fields, column));
      if (typeof amount !== 'number' || typeof fee !== 'number' || typeof net !== 'number') return;
      if (amount - fee === net) return;
      count += 1;
      if (first.length < NAMED) first.push({ line, amount, fee, net });
    },
    result: (): NetCheck => ({ count, first }),
  };
}
