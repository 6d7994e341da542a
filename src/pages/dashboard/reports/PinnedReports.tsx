import { useId, useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { unpinReport } from '@/commands/savedViews';
import { PartBoundary } from '@/components/page/PartError';
import { RowButton } from '@/components/buttons/SecondaryButton';
import { RouteLink } from '@/components/text/RouteLink';
import { Answered } from '@/containers/Answered';
import { ComparedBarChart } from '@/containers/comparison/ComparedBarChart';
import { comparing } from '@/containers/comparison/texts';
import { useComparison } from '@/containers/comparison/useComparison';
import { useComparisonRows } from '@/containers/comparison/useComparisonRows';
import { readChoices, type Measure } from '@/domain/comparison/choices';
import { queryOf } from '@/domain/lists/savedViewAddress';
import type { SavedView } from '@/domain/lists/savedViews';
import type { PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import { formatMeasured, labelSpan, nouns } from '@/selectors/comparison/texts';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PinnedReports.module.scss';
import * as texts from './texts';

/** The most groups of a small chart. */
const MOST_BARS = 5;

/** The pinned comparisons of this workspace; nothing if it has none. */
export function PinnedReports() {
  const dispatch = useAppDispatch();
  const reports = useAppSelector(selectPinnedReports);
  if (reports.length === 0) return null;
  return (
    <section aria-label={texts.reports} className={styles.reports}>
      {reports.map((view) => (
        <Card key={view.id} as="article" body aria-label={view.name}>
          <div className={styles.heading}>
            <h2>
              <RouteLink to={view.address}>{view.name}</RouteLink>
            </h2>
            <RowButton label={texts.unpin} about={view.name} onClick={() => dispatch(unpinReport(view))} />
          </div>
          <PartBoundary part={texts.report}>
            <Answered of="report">
              <PinnedReport view={view} />
            </Answered>
          </PartBoundary>
        </Card>
      ))}
    </section>
  );
}

function PinnedReport({ view: { address } }: { view: SavedView }) {
  const choices = useMemo(() => readChoices(queryOf(address)), [address]);
  const { comparison } = useComparison(choices);
  return comparison ? (
    <ReportFigures comparison={comparison} measure={choices.measure} />
  ) : (
    <p role="status">{comparing}</p>
  );
}

/** The sentence and the chart of a report. Screen readers get the figures of the chart as a table. */
function ReportFigures({ comparison, measure }: { comparison: PaymentComparison; measure: Measure }) {
  const { rows, sentence } = useComparisonRows(comparison, measure);
  const today = useAppSelector(selectToday);
  const currency = useAppSelector(selectCurrency);
  const sentenceId = useId();
  const { by, spans } = comparison;
  return (
    <>
      <p id={sentenceId} className={styles.sentence}>
        {sentence}
      </p>
      <ComparedBarChart
        comparison={comparison}
        measure={measure}
        rows={rows}
        most={MOST_BARS}
        describedBy={sentenceId}
      />
      <div className="visually-hidden">
        <table>
          <caption>{sentence}</caption>
          <thead>
            <tr>
              {[nouns[by], labelSpan(spans.current, today), labelSpan(spans.base, today)].map((header, index) => (
                <th key={`${index} ${header}`} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, by === 'day' ? rows.length : MOST_BARS).map(({ id, name, baseDay, current, base }) => (
              <tr key={id}>
                <th scope="row">{name || baseDay}</th>
                <td>{formatMeasured(current, measure, currency)}</td>
                <td>{formatMeasured(base, measure, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
