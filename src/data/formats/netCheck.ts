import { textOfCell } from '@/data/reading/cells';
import type { Cells } from '@/domain/imports/cells/cells';
import { columnsOfFee, type Plan } from '@/domain/imports/plan';
import { wordKey } from '@/domain/imports/profiles/wordProfile';
import { readAmount } from '@/domain/imports/readAmount';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';

/** A row whose net is not what its amount leaves once its fee is taken off. */
export type UnbalancedRow = { line: number; amount: Cents; fee: Cents; net: Cents };
export type NetCheck = { count: number; first: readonly UnbalancedRow[] };

const NAMED = 10;

/**
 * Checks every row of a file whose format promises it, payouts too. Rows without an amount or a net of their own, or with a net
 * in another currency, promise nothing; what cannot be read is for others to refuse.
 */
export function createNetCheck(plan: Plan, { decimals }: Currency) {
  const { columns, checkedNet, setAside, feeSign = 1, decimalMark = '.', isMinorUnits = false } = plan;
  const form = { decimals, decimalMark, isMinorUnits };
  const first: UnbalancedRow[] = [];
  let count = 0;
  const cellOf = (cells: Cells, column?: number) => textOfCell(cells.textAt(column));
  const feeColumns = columnsOfFee('processorFee', plan);

  /** What these columns add up to, less the others; undefined where all are empty, or one cannot be read. */
  function sumOf(cells: Cells, added: readonly (number | undefined)[], taken?: number): Cents | undefined {
    const texts = [...added.map((column) => cellOf(cells, column)), cellOf(cells, taken)];
    const amounts = texts.map((text) => (text === '' ? 0 : readAmount(text, form)));
    if (texts.every((text) => text === '') || !amounts.every((amount) => typeof amount === 'number')) return undefined;
    const [less = 0, ...others] = amounts.reverse();
    return others.reduce((sum, amount) => sum + amount, 0) - less;
  }

  function see(cells: Cells, line: number): void {
    if (checkedNet === undefined || feeColumns.length === 0) return;
    if (setAside?.words.includes(wordKey(cells.textAt(setAside.column)))) return;
    const { currency = columns.currency } = checkedNet;
    if (cellOf(cells, currency) !== cellOf(cells, columns.currency)) return;
    const amount = sumOf(cells, [columns.amount, columns.credit], columns.debit);
    const net = sumOf(cells, [checkedNet.credit], checkedNet.debit);
    const hasFees = feeColumns.some((column) => cellOf(cells, column) !== '');
    const fees = hasFees ? sumOf(cells, feeColumns) : 0;
    if (amount === undefined || net === undefined || fees === undefined) return;
    const fee = fees === 0 ? 0 : fees * feeSign;
    if (amount - fee === net) return;
    count += 1;
    if (first.length < NAMED) first.push({ line, amount, fee, net });
  }

  return { see, result: (): NetCheck => ({ count, first }) };
}
