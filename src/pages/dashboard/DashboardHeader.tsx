import { PageHeading } from '@/components/PageHeading';
import { OPERATOR_NAME } from '@/domain/product';
import { InboxPopover } from './InboxPopover';

export function DashboardHeader() {
  return (
    <PageHeading title="Dashboard" subtitle="Overview of your account">
      <div className="dashboard-tools">
        <InboxPopover />
        <div className="user-badge">
          <span className="user-initials" aria-hidden>
            {initialsOf(OPERATOR_NAME)}
          </span>
          <span>
            <strong>{`Hi ${firstNameOf(OPERATOR_NAME)}!`}</strong>
            <small>{OPERATOR_NAME}</small>
          </span>
        </div>
      </div>
    </PageHeading>
  );
}

function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

function initialsOf(name: string): string {
  return name.replaceAll(/(\p{L})\p{L}*\s?/gu, '$1');
}
