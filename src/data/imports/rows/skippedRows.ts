import { textOfCell } from '@/data/reading/cells';
import { textsOf, type Cells } from '@/lib/cells/cells';
import { resolveCurrencyName } from '@/domain/imports/currencyNames';
import { leastWidth } from '@/domain/imports/headerKey';
import type { Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { valueKey } from '@/domain/imports/profiles/valueProfile';
import { memoizeByCell } from '@/lib/cells/memoize';
import { rowAmountReader } from '@/domain/imports/rowAmount';
import { isSkippedKind, kindOfType, type RowKind, type SkippedKind } from '@/domain/imports/rowKinds';
import type { Currency } from '@/domain/money/currency';
import { createDisputeSteps } from '@/data/imports/disputeSteps';

/**
 * The rows of one type: their number, and their sum in minor units if all of them have an amount in the currency of the
 * workspace.
 */
export type TypeTotal<Kind extends RowKind = RowKind> = { kind: Kind; count: number; sum: number | undefined };
export type SkippedRows = Readonly<Record<string, TypeTotal<SkippedKind>>>;

/** What a row becomes. Unknown if its type is in no table and was not answered. */
export type RowFate = 'payment' | 'refund' | 'dispute' | 'skipped' | 'unknown';

/** Decides what a row is by its type, before anything else is read, and counts skipped rows and chargebacks by type. */
export function createSkippedRows(plan: Plan, headers: readonly string[], { code, decimals }: Currency) {
  const { columns, skipped, decimalMark = '.', isMinorUnits = false, isTwoWay = false } = plan;
  const [least, most] = [leastWidth(headers), headers.length];
  const totals = new Map<string, TypeTotal>();
  const amountOf = rowAmountReader(plan, { decimals, decimalMark, isMinorUnits });
  const stepOf = createDisputeSteps(plan, amountOf);
  const isImportCurrency = memoizeByCell((text) => {
    const term = textOfCell(text);
    return term === '' || resolveCurrencyName(term, plan.currency ?? code) === code;
  });
  const typeAt = memoizeByCell((text) => ({ word: text.trim().toLowerCase(), kind: kindOfType(plan, text) }));
  const markAt = memoizeByCell((text) => {
    const mark = valueKey(text);
    return skipped?.words.includes(mark) ? mark : undefined;
  });

  const count = (what: string, kind: RowKind, cells?: Cells): void => {
    const total = totals.get(what) ?? { kind, count: 0, sum: 0 };
    totals.set(what, total);
    total.count += 1;
    const amount = cells && isImportCurrency(cells, columns.currency) ? amountOf(cells) : undefined;
    const sum = typeof amount === 'number' && total.sum !== undefined ? total.sum + amount : undefined;
    total.sum = sum !== undefined && Number.isSafeInteger(sum) ? sum : undefined;
  };
  const skip = (what: string, kind: SkippedKind, cells?: Cells): 'skipped' => {
    count(what, kind, cells);
    return 'skipped';
  };

  const countDispute = (what: string, cells: Cells): 'dispute' => {
    // Rows of the same type may also be skipped, as Stripe's other adjustments are.
    count(`${what} of a dispute`, 'refund by dispute', cells);
    return 'dispute';
  };

  /** In a file without types, a row with an id that names another payment as refunded is a refund. */
  function namesAnother(cells: Cells): boolean {
    const [id, refunded] = [columns.id, columns.refundOf].map((column) => textOfCell(cells.textAt(column)));
    return id !== '' && refunded !== '' && id !== refunded;
  }

  function fateOf(cells: Cells): RowFate {
    const mark = skipped && markAt(cells, skipped.column);
    if (mark !== undefined) return skip(mark, 'other', cells);
    if (columns.type === undefined) return columns.refundOf !== undefined && namesAnother(cells) ? 'refund' : 'payment';
    const { word: term, kind } = typeAt(cells, columns.type);
    if (kind === undefined) return 'unknown';
    if (isSkippedKind(kind)) return stepOf(cells) === undefined ? skip(term, kind, cells) : countDispute(term, cells);
    const amount = isTwoWay ? amountOf(cells) : undefined;
    // The account itself paid, or got its own money back.
    if (typeof amount === 'number' && amount !== 0 && (kind === 'payment') === amount < 0)
      return skip(`${term} of the account itself`, 'other', cells);
    if (kind === 'refund by dispute') return countDispute(term, cells);
    return kind === 'payment' ? 'payment' : 'refund';
  }

  return {
    /** Counts a row that is skipped for a reason other than its type. */
    add: (what: string): void => void skip(what, 'other'),
    fateOf,
    /** What a row says of a dispute. Undefined for any other row. */
    stepOf,
    /** A row must have a cell for each named header. Extra cells are allowed if they are empty. */
    lengthProblem: (cells: Cells): RejectionReason | undefined => {
      if (cells.problem !== undefined) return cells.problem;
      if (cells.length < least) return 'too few columns';
      if (cells.length <= most) return undefined;
      const further = textsOf(cells).slice(most);
      return further.every((text) => text.trim() === '') ? undefined : 'too many columns';
    },
    skipped: (): SkippedRows =>
      Object.fromEntries(
        [...totals].flatMap(([what, { kind, ...total }]) => (isSkippedKind(kind) ? [[what, { kind, ...total }]] : [])),
      ),
    /** The rows that are imported as disputes of their payments. */
    chargebacks: (): ChargebackTotal => {
      const chargebacks = [...totals.values()].filter(({ kind }) => kind === 'refund by dispute');
      return { count: chargebacks.reduce((all, { count: rows }) => all + rows, 0), sum: sumSkipped(chargebacks) };
    },
  };
}

export type ChargebackTotal = { count: number; sum: number | undefined };

/** The totals of several files. */
export function addTotals(all: readonly SkippedRows[]): SkippedRows {
  const totals = new Map<string, TypeTotal<SkippedKind>>();
  for (const [what, total] of all.flatMap((skipped) => Object.entries(skipped))) {
    const before = totals.get(what) ?? { ...total, count: 0, sum: 0 };
    totals.set(what, { ...total, count: before.count + total.count, sum: sumSkipped([before, total]) });
  }
  return Object.fromEntries(totals);
}

/** Undefined if one of them has no sum. */
export function sumSkipped(totals: readonly Pick<TypeTotal, 'sum'>[]): number | undefined {
  return totals.reduce<number | undefined>(
    (all, { sum }) => (all === undefined || sum === undefined ? undefined : all + sum),
    0,
  );
}
