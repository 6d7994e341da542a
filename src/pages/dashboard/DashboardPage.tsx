import { BadgeDollarSign, Percent, Store } from 'lucide-react';
import { lazyPart } from '@/components/browser/lazyPart';
import { PageHeading } from '@/components/page/PageHeading';
import { StatCard } from '@/components/page/cards/StatCard';
import * as cards from '@/components/page/cards/cards.module.scss';
import { describeRefunded } from '@/components/text/refundedTexts';
import { Answered } from '@/containers/Answered';
import { LargeMoney } from '@/containers/money/Money';
import { monthOf } from '@/domain/calendar/calendar';
import { nameMonth, nameMonthOf, partsOf, spellDay, type Day } from '@/domain/calendar/dates';
import { monthBefore, spanOf } from '@/domain/calendar/periods';
import { formatCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { FEES_COLUMN } from '@/domain/payments/payment';
import { addressOf, PATHS } from '@/domain/screens';
import { describeChange } from '@/domain/tones';
import { selectComparedMonth, selectTotalFees, selectTotalRevenue } from '@/selectors/dashboard/volumeSelectors';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import { selectNewestMonth, selectNewestMonthMetrics, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './DashboardPage.module.scss';
import { Notices } from './demo/Notices';
import { FigureExplanation } from './volume/FigureExplanation';
import { RecentTransactions } from './RecentTransactions';
import { TopMerchants } from './TopMerchants';
import { VolumeCard } from './volume/VolumeCard';
import * as texts from './texts';

const PinnedReports = lazyPart(
  'PinnedReports',
  () => import(/* webpackChunkName: "compare" */ './reports/PinnedReports'),
);

// One element for all renders, so that React hydrates its prerendered content when its chunk has loaded.
const NOTICES = <Notices />;

export function DashboardPage() {
  const revenue = useAppSelector(selectTotalRevenue);
  const { refunded } = useAppSelector(selectNewestMonthMetrics);
  const merchants = useAppSelector(selectActiveMerchants);
  const fees = useAppSelector(selectTotalFees);
  const compared = useAppSelector(selectComparedMonth);
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const isDemo = useAppSelector(selectImportedWorkspace) === null;
  const month = useAppSelector(selectNewestMonth);
  // The days of the payments in the month's figures.
  const range = { from: month.start, to: month.end };
  const volumeDay = useAppSelector(selectVolumeDay);
  const monthName = nameMonth(monthOf(volumeDay));
  const hasPins = Object.values(useAppSelector(selectSavedViews)).some(({ isPinned }) => isPinned);
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} note={texts.dataThrough(spellDay(today), isDemo)} />
      {NOTICES}
      <Answered of="dashboard">
        <div className={cards.container}>
          <div className={cards.row}>
            <StatCard
              title={texts.totalRevenue}
              explanation={<FigureExplanation figure="revenue" title={texts.totalRevenue} />}
              to={addressOf(PATHS.transactions, range)}
              icon={BadgeDollarSign}
              value={<LargeMoney cents={revenue.amount} />}
              change={describeGrowth(revenue.growth, compared?.totalTransactionAmount ?? 0, volumeDay, currency)}
              note={[
                texts.paymentVolume(monthName),
                refunded > 0 && describeRefunded(refunded, revenue.amount - refunded, currency),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            <StatCard
              title={texts.activeMerchants}
              explanation={<FigureExplanation figure="merchants" title={texts.activeMerchants} />}
              to={addressOf(PATHS.merchants, { status: 'Active' })}
              icon={Store}
              value={formatCount(merchants.count)}
              note={nameMonth(monthOf(today))}
              change={
                merchants.newThisMonth === 0
                  ? { text: texts.noNewMerchants }
                  : describeChange(merchants.newThisMonth, texts.newMerchants(formatCount(merchants.newThisMonth)))
              }
            />
            <StatCard
              title={texts.totalFees}
              explanation={<FigureExplanation figure="fees" title={texts.totalFees} />}
              to={addressOf(PATHS.transactions, { ...range, columns: FEES_COLUMN })}
              icon={Percent}
              value={<LargeMoney cents={fees.amount} />}
              change={describeGrowth(fees.growth, compared?.splitPayCommission ?? 0, volumeDay, currency)}
              note={texts.shareOfFees(monthName)}
            />
          </div>
        </div>
        <VolumeCard />
        {hasPins && <PinnedReports />}
        <div className={styles.tables}>
          <TopMerchants />
          <RecentTransactions />
        </div>
      </Answered>
    </>
  );
}

/** `+20% from last month`. For an unfinished month, it is compared with the same days of the month before. */
function describeGrowth(growth: number | undefined, before: Cents, today: Day, currency: Currency) {
  const { end } = monthBefore(today);
  const month = nameMonthOf(end);
  const isWhole = end === spanOf('month', 1, today).end;
  const { date } = partsOf(end);
  const days = isWhole ? month : `${month.slice(0, 3)} 1${date > 1 ? `–${date}` : ''}`;
  return growth === undefined
    ? // Growth from zero has no percentage.
      { text: texts.noDataFor(days) }
    : describeChange(
        growth,
        isWhole ? texts.growthFromLastMonth(growth) : texts.growthFrom(growth, formatMoney(before, currency), days),
      );
}
