import { RouteLink } from '@/components/text/RouteLink';
import { classNames } from '@/components/page/classNames';
import { useMoney } from '@/containers/money/Money';
import { daysBetween } from '@/domain/calendar/dayCounts';
import { addressOf, PATHS } from '@/domain/screens';
import * as styles from '@/pages/dashboard/DashboardPage.module.scss';
import { selectDueDisputes } from '@/selectors/inbox/unread';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './disputeTexts';

/** The disputes whose evidence is due soon or overdue. Without any, nothing. */
export function DueDisputes() {
  const due = useAppSelector(selectDueDisputes);
  const today = useAppSelector(selectToday);
  const money = useMoney();
  const [first, ...others] = [...due].sort((a, b) => (a.evidenceDue < b.evidenceDue ? -1 : 1));
  if (!first) return null;
  const overdue = due.filter(({ evidenceDue }) => evidenceDue < today).length;
  return (
    <section
      aria-label={texts.dueDisputes}
      className={classNames(styles.demo, 'd-flex flex-wrap gap-2 align-items-center')}
    >
      <p className="mb-0 me-auto">
        <strong>{texts.due(overdue, due.length - overdue)}</strong>{' '}
        {texts.first(
          money(first.amount),
          first.transactionId,
          daysBetween(today, first.evidenceDue),
          others.length > 0,
        )}
      </p>
      <RouteLink
        to={addressOf(PATHS.transactions, { view: 'disputes', state: 'Open' })}
        className="btn btn-outline-secondary btn-sm"
      >
        {texts.show}
      </RouteLink>
    </section>
  );
}
