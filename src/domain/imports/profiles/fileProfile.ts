import { bareAmount } from '@/domain/imports/amountTexts';
import { FEE_FIELDS, type Field, type Plan } from '@/domain/imports/plan';
import { isBetweenDigits, profileAmounts } from './amountProfile';
import { profileDates } from './dateProfile';
import type { Cells } from '@/lib/cells/cells';
import { withoutGuard } from '@/domain/imports/guards';
import { memoizeByCell } from '@/lib/cells/memoize';
import { kindOfType } from '@/domain/imports/rowKinds';
import { profileTypes } from './typeProfile';
import { profileValues, valueKey } from './valueProfile';

/** What all rows of a file show about their notation. Settings and questions come from it. */
export type FileProfile = ReturnType<typeof profileFile>;

const AMOUNTS = ['amount', 'debit', 'credit', 'refunded'] as const;

/** Profiles all rows of a file with known columns, one at a time. Rows that are not payments are left out. */
export function profileFile(plan: Plan) {
  const { columns, skipped, furtherFees = [], netColumn } = plan;
  const columnsOf = (fields: readonly Field[]) => fields.flatMap((field) => columns[field] ?? []);
  const feeColumns = [...columnsOf(FEE_FIELDS), ...furtherFees];
  const amountColumns = [...columnsOf(AMOUNTS), ...feeColumns];
  const [amounts, dates] = [profileAmounts(), profileDates()];
  const [statuses, currencies, timeZones] = [profileValues(), profileValues(), profileValues()];

  const isRefund = memoizeByCell((text) => kindOfType(plan, text)?.startsWith('refund') === true);
  const negativeFees: string[] = [];

  const customStatuses = new Map<string, { own: string; isPaid: boolean }>();

  let rows = 0;

  const types = profileTypes(plan);
  const isSkipped = memoizeByCell((text) => skipped?.words.includes(valueKey(text)) === true);

  const addCustomStatus = (text: string, amounts: readonly string[]): void => {
    const key = valueKey(text);
    if (!statuses.has(key)) return;
    const isPaid = amounts.some((amount) => /[1-9]/.test(amount));
    if (isPaid || !customStatuses.has(key)) customStatuses.set(key, { own: withoutGuard(text).trim(), isPaid });
  };

  /** The fees of refunds are not imported. */
  const seeFee = (cells: Cells, column: number): void => {
    if (negativeFees.length > 0 || isBetweenDigits(cells, column)) return;
    const text = cells.textAt(column);
    if (!isNegative(text) || isRefund(cells, columns.type) || isNegative(cells.textAt(columns.amount))) return;
    negativeFees.push(text);
  };

  const see = (cells: Cells): void => {
    if (cells.problem !== undefined) return;
    if (isSkipped(cells, skipped?.column)) return;
    const fate = types.see(cells);
    if (fate === 'skipped') return;
    rows += 1;
    for (const column of amountColumns) amounts.see(cells, column);
    for (const column of feeColumns) seeFee(cells, column);
    if (columns.date !== undefined) dates.see(cells, columns.date, columns.time);
    currencies.see(cells, columns.currency);
    timeZones.see(cells, columns.timeZone);
    // Statuses of rows that may be skipped become questions only once it is known that they are not skipped.
    if (fate !== 'read') return;
    statuses.see(cells, columns.status);
    if (netColumn !== undefined)
      addCustomStatus(cells.textAt(columns.status), [cells.textAt(netColumn), cells.textAt(columns.refunded)]);
  };

  const profiles = { statuses, customStatuses, currencies, timeZones };
  return { see, rows: () => rows, types: types.unknown, amounts, dates, ...profiles, negativeFees };
}

/** Also false for amounts of zero. */
function isNegative(text: string): boolean {
  return bareAmount(text)?.isNegative === true && /[1-9]/.test(text);
}
