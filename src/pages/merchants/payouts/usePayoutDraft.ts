import { useState } from 'react';
import { readDay } from '@/domain/calendar/dates';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

/** Day and reference of a payout as they are typed; at first the last of the days that are shown, and their name. */
export function usePayoutDraft() {
  const today = useAppSelector(selectToday);
  const { end } = useAppSelector(selectStatementDays);
  const [day, setDay] = useState(end);
  const [reference, setReference] = useState(`Payout ${end}`);
  const read = readDay(day, today);
  return {
    /** Undefined where it is none. */
    day: read,
    reference,
    fields: {
      ...{ day, reference, today, isDayWrong: read === undefined },
      ...{ onDayChanged: setDay, onReferenceChanged: setReference },
    },
  };
}
