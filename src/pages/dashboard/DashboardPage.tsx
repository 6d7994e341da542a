import { BadgeDollarSign, Percent, Store } from 'lucide-react';
import { Money } from '@/components/Money';
import { PageHeading } from '@/components/PageHeading';
import { StatCard } from '@/components/StatCard';
import { monthOf } from '@/domain/calendar';
import { nameMonth, spellDay } from '@/domain/dates';
import { describeRefunded } from '@/domain/metrics';
import { formatCount } from '@/domain/paging';
import { spanOf } from '@/domain/periods';
import { SAMPLE_TODAY } from '@/domain/product';
import { addressOf, PATHS } from '@/domain/screens';
import { describeChange } from '@/domain/tones';
import { FEES_COLUMN } from '@/domain/transactions';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import { selectNewestMonthMetrics } from '@/selectors/metricsSelectors';
import { selectTotalFees, selectTotalRevenue } from '@/selectors/volumeSelectors';
import { useAppSelector } from '@/store/hooks';
import { FigureExplanation } from './FigureExplanation';
import { RecentTransactions } from './RecentTransactions';
import { TopMerchants } from './TopMerchants';
import { VolumeCard } from './VolumeCard';

/** The days whose payments are behind the month's figures. */
const NEWEST_DAYS = spanOf('month', 0, SAMPLE_TODAY);
const NEWEST_RANGE = { from: NEWEST_DAYS.start, to: NEWEST_DAYS.end };
const MONTH_NAME = nameMonth(monthOf(SAMPLE_TODAY));

export function DashboardPage() {
  const revenue = useAppSelector(selectTotalRevenue);
  const { refunded } = useAppSelector(selectNewestMonthMetrics);
  const merchants = useAppSelector(selectActiveMerchants);
  const fees = useAppSelector(selectTotalFees);
  return (
    <>
      <PageHeading
        title="Dashboard"
        subtitle="Overview of your account"
        note={`Data up to ${spellDay(SAMPLE_TODAY)}`}
      />
      <div className="card-row">
        <StatCard
          title="Total Revenue"
          explanation={<FigureExplanation figure="revenue" title="Total Revenue" />}
          to={addressOf(PATHS.transactions, NEWEST_RANGE)}
          icon={BadgeDollarSign}
          value={<Money cents={revenue.amount} />}
          change={describeGrowth(revenue.growth)}
          note={[MONTH_NAME, refunded > 0 && describeRefunded(refunded, revenue.amount - refunded)]
            .filter(Boolean)
            .join(' · ')}
        />
        <StatCard
          title="Active Merchants"
          explanation={<FigureExplanation figure="merchants" title="Active Merchants" />}
          to={addressOf(PATHS.merchants, { status: 'Active' })}
          icon={Store}
          value={formatCount(merchants.count)}
          note={MONTH_NAME}
          change={describeChange(merchants.newThisMonth, `${formatCount(merchants.newThisMonth)} new this month`)}
        />
        <StatCard
          title="Total Fees"
          explanation={<FigureExplanation figure="fees" title="Total Fees" />}
          to={addressOf(PATHS.transactions, { ...NEWEST_RANGE, columns: FEES_COLUMN })}
          icon={Percent}
          value={<Money cents={fees.amount} />}
          change={describeGrowth(fees.growth)}
          note={MONTH_NAME}
        />
      </div>
      <VolumeCard />
      <div className="table-pair">
        <TopMerchants />
        <RecentTransactions />
      </div>
    </>
  );
}

function describeGrowth(growth: number | undefined) {
  return growth === undefined ? undefined : describeChange(growth, `${growth}% from last month`);
}
