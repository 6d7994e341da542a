import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import Form from 'react-bootstrap/Form';
import * as figures from '@/components/page/figures.module.scss';
import { removeReport } from '@/commands/reconciliation';
import { Money } from '@/containers/Money';
import { spellDay } from '@/domain/calendar/dates';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { doubtOf } from '@/domain/reconciliation/doubt';
import type { Report } from '@/domain/reconciliation/settlements';
import { describeStanding, nameOfReport } from '@/domain/reconciliation/standing';
import { selectReports, selectStanding } from '@/selectors/reconciliation/reconciliationSelectors';
import { screenViewActions } from '@/slices/lists/screenViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { describeDoubt } from './describeDoubt';
import * as styles from './reconciliation.module.scss';

type Props = { report: Report; onBringIn: () => void };

/** Where a report stands: how many payments are balanced, and what its open breaks come to. */
export function ReportStanding({ report, onBringIn }: Props) {
  const dispatch = useAppDispatch();
  const reports = useAppSelector(selectReports);
  const standing = useAppSelector(selectStanding);
  if (!standing) return null;
  const { open, atRisk, matchRate, leftAlone, ages, unlisted } = standing;
  const { of, name, format, rows, unread, loneRefunds, recordedAt, recordedBy } = report;
  const doubt = doubtOf(report);
  const remarks = [
    doubt && describeDoubt(doubt),
    unread > 0 && `${describeCount(unread, 'row')} of the report could not be read.`,
    loneRefunds > 0 && `${describeCount(loneRefunds, 'payment')} refunded in it are of earlier reports.`,
    leftAlone > 0 &&
      `${describeCount(leftAlone, 'line')} of the bank ${leftAlone === 1 ? 'names' : 'name'} no payout, and ${leftAlone === 1 ? 'is' : 'are'} left alone.`,
    unlisted > 0 && `${describeCount(unlisted, 'further break')} are not listed: is the report of another workspace?`,
  ].filter(Boolean);
  return (
    <Card body>
      <div className={styles.heading}>
        <h2 className={figures.title}>{describeStanding(report, standing)}</h2>
        <div className={styles.actions}>
          {reports.length > 1 && (
            <Form.Select
              aria-label="Report"
              className="w-auto"
              value={report.id}
              onChange={({ target }) => dispatch(screenViewActions.reportChosen(target.value))}
            >
              {reports.map((each) => (
                <option key={each.id} value={each.id}>
                  {nameOfReport(each)}, {each.name}
                </option>
              ))}
            </Form.Select>
          )}
          <Button variant="outline-secondary" onClick={onBringIn}>
            Bring in a report
          </Button>
          <Button variant="outline-secondary" onClick={() => dispatch(removeReport(report))}>
            Take this one away
          </Button>
        </div>
      </div>
      <p className={styles.source}>
        {name}, {format}, {describeCount(rows, of === 'payouts' ? 'line' : 'payment')}, brought in by {recordedBy} on{' '}
        {spellDay(recordedAt.slice(0, 10))}
      </p>
      <dl className={figures.figures}>
        <Figure term="Auto-matched">{matchRate.toFixed(1)}%</Figure>
        <Figure term="Open breaks">{formatCount(open.length + unlisted)}</Figure>
        <Figure term="Value at risk">
          <Money cents={atRisk} />
        </Figure>
        {ages.map(({ age, count }) => (
          <Figure key={age} term={`${age} old`}>
            {formatCount(count)}
          </Figure>
        ))}
      </dl>
      {remarks.length > 0 && <p className={styles.source}>{remarks.join(' ')}</p>}
    </Card>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
