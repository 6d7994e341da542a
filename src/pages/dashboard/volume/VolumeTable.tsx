import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import * as text from '@/components/text/text.module.scss';
import { Money } from '@/containers/money/Money';
import { VOLUME_SERIES, type PeriodSummary } from '@/domain/money/volume';
import { selectPeriodSummaries, selectSummaryDates, selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { selectPeriod } from '@/slices/ui/chartSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './VolumeTable.module.scss';
import * as texts from '@/pages/dashboard/texts';

type Row = PeriodSummary & { dates?: string };

const COLUMNS: TableColumns<Row> = [
  {
    header: texts.period,
    render: ({ date, dates }) => (
      <>
        {date}
        {dates !== undefined && <small className={text.note}>{dates}</small>}
      </>
    ),
  },
  ...VOLUME_SERIES.map(({ key, label }) => ({
    header: label,
    render: (summary: Row) => <Money cents={summary[key]} />,
    isNumeric: true,
  })),
];

/** The figures of the chart, with their sums in the last row. */
export function VolumeTable() {
  const period = useAppSelector(selectPeriod);
  const summaries = useAppSelector(selectPeriodSummaries);
  const dates = useAppSelector(selectSummaryDates);
  const totals = useAppSelector(selectVolumeTotals);
  return (
    <div className={styles.table}>
      <DataTable
        caption={texts.volumeBy(period)}
        columns={COLUMNS}
        rows={[
          ...summaries.map((summary, index) => ({ ...summary, dates: dates[index] })),
          { date: texts.total, ...totals },
        ]}
        rowKey={({ date }) => date}
        empty={texts.noVolume}
        isInset
      />
    </div>
  );
}
