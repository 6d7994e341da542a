import { PageHeading } from '@/components/PageHeading';
import { InboxPopover } from './InboxPopover';
import { UserMenu } from './UserMenu';

export function DashboardHeader() {
  return (
    <PageHeading title="Dashboard" subtitle="Overview of your account">
      <div className="dashboard-tools">
        <InboxPopover />
        <UserMenu />
      </div>
    </PageHeading>
  );
}
