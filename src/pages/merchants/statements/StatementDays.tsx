import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { DateFields } from '@/components/calendar/DateFields';
import { monthOf } from '@/domain/calendar/calendar';
import { nameMonth } from '@/domain/calendar/dates';
import { spanOf } from '@/domain/calendar/periods';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectStatementMonths } from '@/selectors/statements/statementSelectors';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './statements.module.scss';
import * as texts from './texts';

const OTHER_DAYS = texts.customDates;

/** Selects the days of the statements: a month, or any first and last day. */
export function StatementDays() {
  const dispatch = useAppDispatch();
  const days = useAppSelector(selectStatementDays);
  const months = useAppSelector(selectStatementMonths);
  const today = useAppSelector(selectToday);
  const month = months.find((candidate) => {
    const span = spanOf('month', 0, `${candidate}-01`);
    return span.start === days.start && span.end === days.end;
  });
  const [isOther, setIsOther] = useState(month === undefined);
  const areOther = isOther || month === undefined;

  return (
    <>
      <Form.Select
        className="w-auto"
        aria-label={texts.days}
        value={areOther ? OTHER_DAYS : month}
        onChange={({ target: { value } }) => {
          setIsOther(value === OTHER_DAYS);
          if (value === OTHER_DAYS) return;
          dispatch(
            statementsListActions.daysChosen(value === monthOf(today) ? null : spanOf('month', 0, `${value}-01`)),
          );
        }}
      >
        {months.map((choice) => (
          <option key={choice} value={choice}>
            {nameMonth(choice)}
          </option>
        ))}
        <option>{OTHER_DAYS}</option>
      </Form.Select>
      {areOther && (
        <div className={styles.days}>
          <DateFields
            range={days}
            today={today}
            onRangeSelect={(range) => dispatch(statementsListActions.daysChosen(range))}
            onRangeCleared={() => dispatch(statementsListActions.daysChosen(null))}
          />
        </div>
      )}
    </>
  );
}
