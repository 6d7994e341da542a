import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { Money } from '@/containers/money/Money';
import { nameMonth } from '@/domain/calendar/dates';
import type { MonthDifference } from '@/domain/statements/postings/partDifferences';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import * as texts from './monthTexts';

const COLUMNS: TableColumns<MonthDifference> = [
  { header: texts.month, render: ({ month }) => nameMonth(month), cardSlot: 'name' },
  ...PARTIES.map((party) => ({
    header: texts.parties[party].toUpperCase(),
    shortHeader: texts.parties[party],
    render: (row: MonthDifference) => <Money cents={row[party]} />,
    isNumeric: true,
  })),
];

/** What each party would have more in each month, the newest first. */
export function MonthDifferences({ months }: { months: readonly MonthDifference[] }) {
  return (
    <DataTable
      caption={texts.byMonth}
      columns={COLUMNS}
      rows={months}
      rowKey={({ month }) => month}
      hasCardRows
      empty={null}
    />
  );
}
