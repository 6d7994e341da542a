import { textOfCell } from '@/data/reading/cells';
import { createRowReader } from '@/data/imports/rows/readRow';
import { createVocabulary } from '@/data/imports/vocabulary';
import { textOfSlice, textsOf, type Cells } from '@/lib/cells/cells';
import { headerKey } from '@/domain/imports/headerKey';
import type { Plan } from '@/domain/imports/plan';
import type { Currency } from '@/domain/money/currency';
import type { BankLine } from '@/domain/reconciliation/payouts/matchPayouts';

/** Banks write money in and money out in one column, or in two columns with these headers. */
const DEBITS = ['debit', 'debitamount', 'withdrawal', 'withdrawals', 'paidout', 'moneyout', 'soll', 'ausgang'];
const CREDITS = ['credit', 'creditamount', 'deposit', 'deposits', 'paidin', 'moneyin', 'haben', 'eingang'];

/** The plan for a bank statement: only its days, amounts and currencies have columns. Payees are searched in the whole row. */
export function planOfBank(plan: Plan, headers: readonly string[]): Plan {
  const { date, time, amount, currency } = plan.columns;
  const keys = headers.map(headerKey);
  const find = (terms: readonly string[]) => terms.map((term) => keys.indexOf(term)).find((column) => column >= 0);
  const { debit = find(DEBITS), credit = find(CREDITS) } = plan.columns;
  const isParted = debit !== undefined && credit !== undefined;
  const wanted = { id: date, date, time, currency, ...(isParted ? { debit, credit } : { amount: amount ?? debit }) };
  const columns = Object.fromEntries(Object.entries(wanted).filter(([, column]) => column !== undefined));
  const { skipped: _, ...rest } = plan;
  return { ...rest, format: 'Report of a bank', columns, statuses: {}, kinds: {} };
}

/**
 * Reads the rows of a bank statement by a plan without open questions: only money out, or all rows if no amount has a
 * sign. A row in another currency confirms no payout and counts as not read.
 */
export function createBankLines(plan: Plan, currency: Currency, nextYear: number) {
  const vocabulary = createVocabulary({}, undefined);
  const reader = createRowReader({ ...plan, merchantName: '–' }, { currency, nextYear }, vocabulary);
  const [positive, negative]: [BankLine[], BankLine[]] = [[], []];
  const figures = new Set(Object.values(plan.columns));
  let unread = 0;

  function add(cells: Cells, _line: number, isAfterBlank: boolean): void {
    // Rows after an empty row are totals.
    if (isAfterBlank) return;
    const fate = cells.problem ?? reader.read(cells, false);
    const { date, amount } = reader.row;
    if (fate !== 'payment' && fate !== 'refund') unread += 1;
    else {
      const others = textsOf(cells).filter((_, column) => !figures.has(column));
      const text = others.map(textOfCell).filter(Boolean);
      (fate === 'refund' ? negative : positive).push({
        text: text.join(' '),
        day: textOfSlice(date).slice(0, 10),
        amount,
      });
    }
  }
  return { add, finish: () => ({ lines: negative.length > 0 ? negative : positive, unread }) };
}
