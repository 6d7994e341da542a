import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { useRecordedTime } from '@/containers/useRecordedTime';
import { useRef, useState } from 'react';
import Card from 'react-bootstrap/Card';
import Form from 'react-bootstrap/Form';
import { focusScreen } from '@/components/dialogs/focus';
import { Options } from '@/components/forms/fields/FormField';
import { Question } from '@/components/forms/Question';
import { classNames } from '@/components/page/classNames';
import * as section from '@/components/page/section.module.scss';
import { Figures } from '@/components/page/Figures';
import * as figures from '@/components/page/figures.module.scss';
import { removeReport } from '@/commands/reconciliation';
import { Money } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { findReportWarning } from '@/domain/reconciliation/reportWarning';
import type { Report } from '@/domain/reconciliation/resolutions';
import { selectReports, selectReportSummary } from '@/selectors/reconciliation/reconciliationSelectors';
import { reportName, reportSummary } from '@/selectors/reconciliation/texts';
import { secondaryViewActions } from '@/slices/lists/secondaryViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './reconciliation.module.scss';
import * as texts from './texts';

type Props = { report: Report; onImport: () => void };

export function ReportOverview({ report, onImport }: Props) {
  const dispatch = useAppDispatch();
  const reports = useAppSelector(selectReports);
  const summary = useAppSelector(selectReportSummary);
  const timeOf = useRecordedTime();
  const [askedId, setAskedId] = useState<string>();
  const removeButton = useRef<HTMLButtonElement>(null);
  if (!summary) return null;
  const { open, unresolvedAmount, likelyPairs, matchRate, ignored, ages, unlisted, resolved } = summary;
  const { of, name, format, rows, unread, loneRefunds, recordedBy } = report;
  const warning = findReportWarning(report);
  const remarks = [
    likelyPairs > 0 && texts.likelyPairs(likelyPairs),
    warning && texts.warning(warning),
    unread > 0 && texts.unreadRows(unread),
    loneRefunds > 0 && texts.earlierRefunds(loneRefunds),
    ignored > 0 && texts.ignoredLines(ignored),
    unlisted > 0 && texts.unlisted(unlisted),
  ].filter(Boolean);
  return (
    <Card body>
      <div className={classNames(section.heading, 'mb-0')}>
        <h2 className={figures.title}>{reportSummary(report, summary)}</h2>
        <div className={styles.actions}>
          {reports.length > 1 && (
            <Form.Select
              aria-label={texts.report}
              className="w-auto"
              value={report.id}
              onChange={({ target }) => dispatch(secondaryViewActions.reportChosen(target.value))}
            >
              <Options
                options={reports.map((listed) => ({
                  value: listed.id,
                  label: texts.reportOption(reportName(listed), listed.name),
                }))}
              />
            </Form.Select>
          )}
          <SecondaryButton onClick={onImport}>{texts.importReport}</SecondaryButton>
          <SecondaryButton ref={removeButton} onClick={() => setAskedId(report.id)}>
            {texts.removeReport}
          </SecondaryButton>
        </div>
      </div>
      {askedId === report.id && (
        <div className={styles.question}>
          <Question
            text={texts.removeQuestion(name, report.breaks.length + unlisted, resolved.size)}
            back={{
              label: texts.keepReport,
              onClick: () => {
                setAskedId(undefined);
                removeButton.current?.focus();
              },
            }}
            confirm={{
              label: texts.removeReport,
              onClick: () => {
                dispatch(removeReport(report));
                focusScreen();
              },
            }}
          />
        </div>
      )}
      <p className={styles.source}>
        {texts.reportSource({
          file: name,
          format,
          rows: of === 'payouts' ? texts.bankTransactions(rows) : texts.payments(rows),
          person: recordedBy,
          day: formatDay(timeOf(report)),
        })}
      </p>
      <Figures
        items={[
          { term: texts.matchRate, value: `${matchRate.toFixed(1)}%` },
          { term: texts.open, value: formatCount(open.length + unlisted) },
          { term: texts.toResolve, value: <Money cents={unresolvedAmount} /> },
          {
            term: texts.ages,
            value: ages.map(({ age, count }) => (
              <span key={age}>
                <small>{age}</small> {formatCount(count)}
              </span>
            )),
            className: styles.ages,
          },
        ]}
      />
      {remarks.length > 0 && <p className={styles.source}>{remarks.join(' ')}</p>}
    </Card>
  );
}
