import { BadgeDollarSign, Percent, Store } from 'lucide-react';
import { Money } from '@/components/Money';
import { StatCard } from '@/components/StatCard';
import { formatCount } from '@/domain/paging';
import { SAMPLE_TODAY } from '@/domain/product';
import { addressOf, PATHS } from '@/domain/screens';
import { describeChange } from '@/domain/tones';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import { selectTotalFees, selectTotalRevenue } from '@/selectors/volumeSelectors';
import { useAppSelector } from '@/store/hooks';
import { DashboardHeader } from './DashboardHeader';
import { FigureExplanation } from './FigureExplanation';
import { RecentTransactions } from './RecentTransactions';
import { TopMerchants } from './TopMerchants';
import { VolumeCard } from './VolumeCard';

/** The transactions behind the month's figures. */
const NEWEST_MONTH = addressOf(PATHS.transactions, { from: `${SAMPLE_TODAY.slice(0, 7)}-01`, to: SAMPLE_TODAY });

export function DashboardPage() {
  const revenue = useAppSelector(selectTotalRevenue);
  const merchants = useAppSelector(selectActiveMerchants);
  const fees = useAppSelector(selectTotalFees);
  return (
    <>
      <DashboardHeader />
      <div className="card-row">
        <StatCard
          title="Total Revenue"
          explanation={<FigureExplanation figure="revenue" title="Total Revenue" />}
          to={NEWEST_MONTH}
          icon={BadgeDollarSign}
          value={<Money cents={revenue.amount} />}
          change={describeGrowth(revenue.growth)}
        />
        <StatCard
          title="Active Merchants"
          explanation={<FigureExplanation figure="merchants" title="Active Merchants" />}
          to={addressOf(PATHS.merchants, { status: 'Active' })}
          icon={Store}
          value={formatCount(merchants.count)}
          change={describeChange(merchants.newThisMonth, `${formatCount(merchants.newThisMonth)} new this month`)}
        />
        <StatCard
          title="Total Fees"
          explanation={<FigureExplanation figure="fees" title="Total Fees" />}
          to={NEWEST_MONTH}
          icon={Percent}
          value={<Money cents={fees.amount} />}
          change={describeGrowth(fees.growth)}
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
