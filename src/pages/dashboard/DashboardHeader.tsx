import { PageHeading } from '@/components/PageHeading';
import { spellDay } from '@/domain/dates';
import { SAMPLE_TODAY } from '@/domain/product';
import { InboxPopover } from './InboxPopover';
import { UserMenu } from './UserMenu';

export function DashboardHeader() {
  return (
    <PageHeading title="Dashboard" subtitle="Overview of your account" note={`Data up to ${spellDay(SAMPLE_TODAY)}`}>
      <div className="dashboard-tools">
        <InboxPopover />
        <UserMenu />
      </div>
    </PageHeading>
  );
}
