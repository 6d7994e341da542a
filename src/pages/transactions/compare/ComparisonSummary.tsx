import { pinReport, unpinReport } from '@/commands/savedViews';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { Figures } from '@/components/page/Figures';
import * as page from '@/components/page/figures.module.scss';
import { useSavedViews } from '@/containers/savedViews/SavedViews';
import { DIMENSIONS, type ComparisonChoices } from '@/domain/comparison/choices';
import { isIncomplete } from '@/domain/comparison/comparedSpans';
import type { totalOfRows } from '@/selectors/comparison/comparisonRows';
import { selectDimensions, selectFirstDay, type PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import * as figures from '@/selectors/comparison/texts';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './compare.module.scss';
import { useChoose } from './useChoose';
import * as texts from './texts';

type Props = {
  comparison: PaymentComparison;
  choices: ComparisonChoices;
  total: ReturnType<typeof totalOfRows>;
  sentence: string;
  sentenceId: string;
};

/** The sums of both periods in a sentence and as figures, and what an operator has to know about them. */
export function ComparisonSummary({ comparison: { spans }, choices, total, sentence, sentenceId }: Props) {
  const today = useAppSelector(selectToday);
  const currency = useAppSelector(selectCurrency);
  const dimensions = useAppSelector(selectDimensions);
  const choose = useChoose();
  const { measure, period } = choices;
  const formatSum = (sum: number) => figures.formatMeasured(sum, measure, currency);
  const toDate = period === 'month' ? 'monthToDate' : period === 'year' ? 'yearToDate' : undefined;
  const first = useAppSelector(selectFirstDay);
  const isDemo = useAppSelector(selectImportedWorkspace) === null;
  const isBeforeData = [spans.current, spans.base].some(({ end }) => first !== undefined && end < first);
  const unfinished = [spans.current, spans.base].find((span) => isIncomplete(span, today));
  const missing = DIMENSIONS.filter((by) => !dimensions.includes(by));
  return (
    <>
      <div className={styles.heading}>
        <h2 id={sentenceId} className={`mb-0 ${page.title}`}>
          {sentence}
        </h2>
        <PinControl />
      </div>
      <p className={styles.note}>{texts.describe(figures.measures[measure], figures.describeSpans(spans))}</p>
      {unfinished && (
        <p className={styles.incomplete}>
          {figures.describeIncomplete(unfinished, today)}{' '}
          {toDate && unfinished === spans.current && (
            <SmallButton onClick={() => choose({ period: toDate })}>
              {texts.compareToDate(figures.periods[toDate])}
            </SmallButton>
          )}
        </p>
      )}
      {first !== undefined && isBeforeData && <p className={styles.note}>{figures.describeBeginning(first, isDemo)}</p>}
      <Figures
        items={[
          { term: figures.labelSpan(spans.current, today), value: formatSum(total.current) },
          { term: figures.labelSpan(spans.base, today), value: formatSum(total.base) },
          { term: texts.difference, value: figures.formatDifference(total.difference, measure, currency) },
          { term: texts.change, value: figures.formatChange(total.change) },
        ]}
      />
      {missing.length > 0 && <p className={styles.note}>{texts.missing(missing)}</p>}
    </>
  );
}

/** Pins the open saved view to the dashboard. A comparison without a name says how to get one. */
function PinControl() {
  const dispatch = useAppDispatch();
  const { open } = useSavedViews();
  const pinned = useAppSelector(selectPinnedReports);
  if (!open) return <p className={styles.note}>{texts.saveToPin}</p>;
  const isPinned = pinned.some(({ id }) => id === open.id);
  return (
    <SmallButton onClick={() => dispatch(isPinned ? unpinReport(open) : pinReport(open))}>
      {isPinned ? texts.unpin : texts.pin}
    </SmallButton>
  );
}
