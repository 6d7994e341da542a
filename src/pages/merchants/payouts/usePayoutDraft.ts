import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { readDay } from '@/domain/calendar/dates';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * A payout as it is typed: `own` beside the day and the reference, which are the last of the days that are shown and their
 * name at first.
 */
export function usePayoutDraft<Own extends object>(own: Own) {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const { end } = useAppSelector(selectStatementDays);
  const typed = useTypedDraft({ ...own, day: end, reference: `Payout ${end}` }, () => dispatch(dialogClosed()));
  const { day, reference } = typed.draft;
  const read = readDay(day, today);
  return {
    ...typed,
    /** Undefined where it is none. */
    day: read,
    fields: { ...{ day, reference, today }, isDayWrong: read === undefined, onChanged: typed.change },
  };
}
