import { DataTable, type Columns } from '@/components/lists/DataTable';
import { Money } from '@/containers/Money';
import { VOLUME_SERIES, type PeriodSummary } from '@/domain/money/volume';
import { selectPeriodSummaries, selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { selectPeriod } from '@/slices/ui/chartSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './VolumeTable.module.scss';

const COLUMNS: Columns<PeriodSummary> = [
  { header: 'Period', render: ({ date }) => date },
  ...VOLUME_SERIES.map(({ key, label }) => ({
    header: label,
    render: (summary: PeriodSummary) => <Money cents={summary[key]} />,
    isNumeric: true,
  })),
];

/** The figures of the chart, and their sums in the last row. */
export function VolumeTable() {
  const period = useAppSelector(selectPeriod);
  const summaries = useAppSelector(selectPeriodSummaries);
  const totals = useAppSelector(selectVolumeTotals);
  return (
    <div className={styles.table}>
      <DataTable
        caption={`Volume by ${period}`}
        columns={COLUMNS}
        rows={[...summaries, { date: 'Total', ...totals }]}
        rowKey={({ date }) => date}
        empty="No volume yet"
        isInset
      />
    </div>
  );
}
