import { textOfCell } from '@/data/reading/cells';
import type { Cells } from '@/lib/cells/cells';
import { columnsOfFee, type Plan } from '@/domain/imports/plan';
import { valueKey } from '@/domain/imports/profiles/valueProfile';
import { readAmount } from '@/domain/imports/values/readAmount';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';

/** A row whose net is not its amount minus its fee. */
export type UnbalancedRow = { line: number; amount: Cents; fee: Cents; net: Cents };
export type NetCheck = { count: number; first: readonly UnbalancedRow[] };

const NAMED = 10;

/**
 * Checks every row of a format that guarantees amount minus fee, payouts included. Rows without an amount or a net, or
 * with a net in another currency, guarantee nothing. Invalid cells are rejected elsewhere.
 */
export function createNetCheck(plan: Plan, { decimals }: Currency) {
  const { columns, checkedNet, skipped, feeSign = 1, decimalMark = '.', isMinorUnits = false } = plan;
  const form = { decimals, decimalMark, isMinorUnits };
  const first: UnbalancedRow[] = [];
  let count = 0;
  const cellOf = (cells: Cells, column?: number) => textOfCell(cells.textAt(column));
  const feeColumns = columnsOfFee('processorFee', plan);

  /** The sum of the first columns minus the others. Undefined if all are empty, or if one is invalid. */
  function sumOf(cells: Cells, added: readonly (number | undefined)[], usedColumn?: number): Cents | undefined {
    const texts = [...added.map((column) => cellOf(cells, column)), cellOf(cells, usedColumn)];
    const amounts = texts.map((text) => (text === '' ? 0 : readAmount(text, form)));
    if (texts.every((text) => text === '') || !amounts.every((amount) => typeof amount === 'number')) return undefined;
    const [less = 0, ...others] = amounts.reverse();
    return others.reduce((sum, amount) => sum + amount, 0) - less;
  }

  function see(cells: Cells, line: number): void {
    if (checkedNet === undefined || feeColumns.length === 0) return;
    if (skipped?.words.includes(valueKey(cells.textAt(skipped.column)))) return;
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
