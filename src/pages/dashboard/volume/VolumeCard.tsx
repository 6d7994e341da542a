import { Suspense, useId } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import Card from 'react-bootstrap/Card';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { lazyPart } from '@/components/browser/lazyPart';
import { useBrowserValue } from '@/components/browser/browserValues';
import { PartBoundary } from '@/components/page/PartError';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import * as text from '@/components/text/text.module.scss';
import { spellDay } from '@/domain/calendar/dates';
import { PERIODS, VOLUME_SERIES, type Period } from '@/domain/money/volume';
import {
  selectPeriodSummaries,
  selectSummaryDates,
  selectVolumeSummary,
  selectVolumeTotals,
} from '@/selectors/dashboard/volumeSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectVolumeThrough } from '@/slices/entities/volumeSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { selectHiddenSeries, selectIsTableShown, selectPeriod } from '@/slices/ui/chartSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as legend from '@/components/chart/legend.module.scss';
import * as page from '@/pages/dashboard/DashboardPage.module.scss';
import * as styles from './VolumeCard.module.scss';
import { VolumeTable } from './VolumeTable';
import { VolumeTiles } from './VolumeTiles';
import { describeVolume } from './volumeTexts';
import * as texts from '@/pages/dashboard/texts';

const VolumeChart = lazyPart(
  'VolumeChart',
  () => import(/* webpackChunkName: "chart" */ '@/components/chart/VolumeChart'),
);

const CHART_TO_COME = <div role="presentation" data-loading />;

const PERIOD_LABELS: Record<Period, string> = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' };

export function VolumeCard() {
  const dispatch = useAppDispatch();
  const period = useAppSelector(selectPeriod);
  const summaries = useAppSelector(selectPeriodSummaries);
  const dates = useAppSelector(selectSummaryDates);
  const hidden = useAppSelector(selectHiddenSeries);
  const totals = useAppSelector(selectVolumeTotals);
  const isTableShown = useAppSelector(selectIsTableShown);
  const currency = useAppSelector(selectCurrency);
  const summary = describeVolume(useAppSelector(selectVolumeSummary), currency);
  const through = useAppSelector(selectVolumeThrough);
  const canDraw = useBrowserValue(() => true, false);
  const summaryId = useId();
  const isOneLeft = hidden.length === VOLUME_SERIES.length - 1;
  const hasVolume = totals.totalTransactionAmount > 0;
  return (
    <Card as="section">
      <Card.Body>
        <div className={page.heading}>
          <div>
            <h2>{texts.totalVolume}</h2>
            <p className="text-body-secondary mb-0">{texts.totalVolumeText}</p>
            {through !== undefined && <p className="mb-0">{texts.fixedFigures(spellDay(through))}</p>}
          </div>
          <ButtonGroup size="sm" aria-label={texts.period}>
            {PERIODS.map((option) => (
              <ToggleButton
                key={option}
                id={`period-${option}`}
                type="radio"
                name="period"
                value={option}
                checked={option === period}
                onChange={() => dispatch(chartActions.periodChosen(option))}
                variant="outline-secondary"
                tabIndex={-1}
              >
                {PERIOD_LABELS[option]}
              </ToggleButton>
            ))}
          </ButtonGroup>
        </div>
        <VolumeTiles totals={totals} hasVolume={hasVolume} />
        <div className={styles.reading}>
          <ol className={`list-unstyled mb-0 ${styles.legend}`} aria-label={texts.legend}>
            {VOLUME_SERIES.map(({ key, label }, index) => (
              <li key={key} data-series={index + 1}>
                <button
                  type="button"
                  className={legend.mark}
                  aria-pressed={!hidden.includes(key)}
                  aria-disabled={isOneLeft && !hidden.includes(key)}
                  onClick={() => dispatch(chartActions.seriesToggled(key))}
                >
                  {label}
                </button>
              </li>
            ))}
          </ol>
          <SmallButton onClick={() => dispatch(chartActions.tableToggled())}>
            {isTableShown ? texts.showChart : texts.showTable}
          </SmallButton>
        </div>
        {isTableShown && <VolumeTable />}
        {!isTableShown && hasVolume && (
          // The placeholder has the chart's height, so that nothing shifts when the chart arrives.
          <div className={styles.chart}>
            <PartBoundary part={texts.chart}>
              <Suspense fallback={CHART_TO_COME}>
                {canDraw ? (
                  <VolumeChart
                    label={texts.volumeBy(period)}
                    describedBy={summaryId}
                    summaries={summaries}
                    currency={currency}
                    dates={dates}
                    hidden={hidden}
                  />
                ) : (
                  CHART_TO_COME
                )}
              </Suspense>
            </PartBoundary>
          </div>
        )}
        <p id={summaryId} className={hasVolume ? styles.summary : text.empty}>
          {summary}
        </p>
      </Card.Body>
    </Card>
  );
}
