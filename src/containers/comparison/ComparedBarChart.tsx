import { Suspense, useMemo } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import { PartBoundary } from '@/components/page/PartError';
import type { Measure } from '@/domain/comparison/choices';
import { isIncomplete } from '@/domain/comparison/comparedSpans';
import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { formatThousands } from '@/domain/money/money';
import type { ComparisonRow } from '@/selectors/comparison/comparisonRows';
import type { PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import { formatMeasured, labelSpan, measures } from '@/selectors/comparison/texts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as legend from '@/components/chart/legend.module.scss';
import * as styles from './comparison.module.scss';
import * as texts from './texts';

const ComparisonChart = lazyPart(
  'ComparisonChart',
  () => import(/* webpackChunkName: "comparison-chart" */ '@/components/chart/ComparisonChart'),
);

type Props = {
  comparison: PaymentComparison;
  measure: Measure;
  /** The first rows of the list; days are all shown, up to a number that fits. */
  rows: readonly ComparisonRow[];
  /** The most groups of the chart, except days. */
  most: number;
  /** The id of the sentence that describes the chart. */
  describedBy: string;
};

/** More days than this have no column of a pixel each. */
const MOST_DAYS = 400;

/** The bars of both periods with a legend, or a sentence if there are none. The chart loads on demand. */
export function ComparedBarChart({ comparison, measure, rows, most, describedBy }: Props) {
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const { by, spans } = comparison;
  const content = useMemo(() => {
    const areColumns = by === 'day';
    const period = (side: 'current' | 'base') => ({
      name: labelSpan(spans[side], today),
      isIncomplete: isIncomplete(spans[side], today),
    });
    return {
      bars: rows.slice(0, areColumns ? MOST_DAYS : most).map(({ id, name, baseDay, current, base }) => ({
        id,
        name: areColumns ? texts.shortDay(name || baseDay) : name,
        fullName: areColumns ? [name, baseDay].filter(Boolean).map(formatDay).join(texts.versus) : name,
        current,
        base,
      })),
      periods: { current: period('current'), base: period('base') },
      areColumns,
      format: (value: number) => formatMeasured(value, measure, currency),
      formatAxis: measure === 'count' ? formatCount : (value: number) => formatThousands(value, currency),
    };
  }, [by, spans, rows, most, measure, currency, today]);
  const { periods, bars } = content;
  if (rows.length === 0) return <p className="mb-0">{texts.noPayments}</p>;
  return (
    <div>
      <ul className={`list-unstyled mb-1 ${styles.legend}`} aria-label={texts.legend}>
        <li className={legend.mark} data-side="current" data-incomplete={periods.current.isIncomplete}>
          {periods.current.name}
        </li>
        <li className={legend.mark} data-side="base" data-incomplete={periods.base.isIncomplete}>
          {periods.base.name}
        </li>
      </ul>
      <PartBoundary part={texts.chart}>
        <Suspense fallback={<div role="presentation" className={styles.pending} data-loading />}>
          <ComparisonChart content={content} label={measures[measure]} describedBy={describedBy} />
        </Suspense>
      </PartBoundary>
      {bars.length < rows.length && <p className={styles.note}>{texts.shownGroups(bars.length, rows.length)}</p>}
    </div>
  );
}
