import { X } from 'lucide-react';
import { useId, useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { StatusInRegion } from '@/components/page/StatusText';
import { RouteLink } from '@/components/text/RouteLink';
import { ComparedBarChart } from '@/containers/comparison/ComparedBarChart';
import * as shared from '@/containers/comparison/texts';
import { useComparison } from '@/containers/comparison/useComparison';
import { useComparisonRows } from '@/containers/comparison/useComparisonRows';
import { ListScreen } from '@/containers/ListScreen';
import { writeChoices, type ComparisonChoices } from '@/domain/comparison/choices';
import { formatDay } from '@/domain/calendar/dates';
import { csvFileName } from '@/domain/lists/csv';
import { addressOf, PATHS } from '@/domain/screens';
import { comparisonList, fileNoun } from '@/selectors/comparison/comparisonList';
import type { ComparisonRow } from '@/selectors/comparison/comparisonRows';
import { selectComparisonChoices, type PaymentComparison } from '@/selectors/comparison/comparisonSelectors';
import * as figures from '@/selectors/comparison/texts';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { selectToday, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './compare.module.scss';
import { ComparisonChoiceFields } from './ComparisonChoiceFields';
import { ComparisonSummary } from './ComparisonSummary';
import { useChoose } from './useChoose';
import * as texts from './texts';

/** The most groups of the chart; the table has all. */
const MOST_BARS = 10;

/** Two periods next to each other: the choices, the sums in a sentence, a chart, and all groups in a table. */
export function CompareView() {
  const choices = useAppSelector(selectComparisonChoices);
  const { comparison, isCurrent } = useComparison(choices);
  if (!comparison)
    return (
      <Card body>
        <p className="mb-0" role="status">
          {shared.comparing}
        </p>
      </Card>
    );
  return <ComparedList choices={choices} comparison={comparison} isCurrent={isCurrent} />;
}

type Props = { choices: ComparisonChoices; comparison: PaymentComparison; isCurrent: boolean };

function ComparedList({ choices, comparison, isCurrent }: Props) {
  const { measure } = choices;
  const { rows, total, sentence } = useComparisonRows(comparison, measure);
  const today = useAppSelector(selectToday);
  const timeZone = useAppSelector(selectWorkspaceTimeZone);
  const currency = useAppSelector(selectCurrency);
  const merchant = useAppSelector((state) => selectMerchant(state, comparison.merchantId ?? ''));
  const sentenceId = useId();
  const choose = useChoose();
  const list = useMemo(
    () => comparisonList(comparison, measure, rows, { today, timeZone }),
    [comparison, measure, rows, today, timeZone],
  );
  const { by, spans } = comparison;
  const showFigure = (name: 'current' | 'base' | 'difference') => (row: ComparisonRow) =>
    (name === 'difference' ? figures.formatDifference : figures.formatMeasured)(row[name], measure, currency);
  return (
    <ListScreen
      // A search without a result keeps the choices, which are no filters of its rows.
      list={{ ...list, actions: { ...list.actions, filtersCleared: () => secondaryViewActions.searchChanged('') } }}
      isDense
      firstTools={<ComparisonChoiceFields choices={choices} spans={spans} />}
      lastTools={
        merchant && (
          <SecondaryButton onClick={() => choose({ merchantId: null })}>
            <span className="visually-hidden">{texts.clearMerchant}</span>
            {merchant.name} <X aria-hidden size={16} />
          </SecondaryButton>
        )
      }
      file={{ name: csvFileName(fileNoun(by), spans.current), selectTable: selectTableOf(list) }}
      cells={{
        name: {
          render: (row) => <GroupName row={row} by={by} choices={choices} />,
          cardSlot: 'name',
        },
        baseDay: by === 'day' && { render: ({ baseDay }) => baseDay && formatDay(baseDay), width: 'short' },
        current: {
          render: (row) =>
            row.filter && row.current !== 0 ? (
              <RouteLink to={addressOf(PATHS.transactions, row.filter)} className={styles.link}>
                {showFigure('current')(row)}
              </RouteLink>
            ) : (
              showFigure('current')(row)
            ),
          isNumeric: true,
          width: 'medium',
        },
        base: { render: showFigure('base'), isNumeric: true, width: 'medium' },
        difference: { render: showFigure('difference'), isNumeric: true, width: 'short', cardSlot: 'figure' },
        change: {
          render: ({ change }) => figures.formatChange(change),
          isNumeric: true,
          width: 'short',
          cardSlot: 'badge',
        },
      }}
    >
      <div className={styles.result} aria-busy={!isCurrent}>
        <ComparisonSummary {...{ comparison, choices, total, sentence, sentenceId }} />
        {!isCurrent && <StatusInRegion text={shared.comparing} />}
        <ComparedBarChart
          comparison={comparison}
          measure={measure}
          rows={rows}
          most={MOST_BARS}
          describedBy={sentenceId}
        />
      </div>
    </ListScreen>
  );
}

type NameProps = { row: ComparisonRow; by: PaymentComparison['by']; choices: ComparisonChoices };

/** The name of a group. That of a merchant leads to its comparison by day. */
function GroupName({ row: { name, filter }, by, choices }: NameProps) {
  if (by === 'day') return name === '' ? texts.noDay : formatDay(name);
  const merchantId = by === 'merchant' ? filter?.paymentsOf : undefined;
  if (merchantId === undefined) return name;
  const address = addressOf(PATHS.transactions, {
    view: 'compare',
    ...writeChoices({ ...choices, by: 'day', merchantId }),
  });
  return (
    <RouteLink to={address} className={styles.link}>
      {name}
    </RouteLink>
  );
}
