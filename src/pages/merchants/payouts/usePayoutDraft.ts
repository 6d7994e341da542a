import { useState } from 'react';
import { lastPayoutDay } from '@/commands/statements';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { formatDay, isWithin, readDay } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { countParties, partyNameOf, type PartyId } from '@/domain/statements/parties';
import { payoutDayProblem, type DayProblem } from '@/domain/statements/payoutForm';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectAvailableOn, selectPayoutDay, selectStatementSource } from '@/selectors/statements/statementSources';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Payouts as they are typed: `own` beside the day and the reference, which are at first the last of the days that are shown, or
 * the first behind those that are issued, and their name.
 */
export function usePayoutDraft<Own extends object>(own: Own) {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const names = useAppSelector(selectPartyNames);
  const open = useAppSelector(selectPayoutDay);
  const { issued } = useAppSelector(selectStatementSource);
  const [last] = useState(() => dispatch(lastPayoutDay()));
  const first = open < last ? open : last;
  const typed = useTypedDraft({ ...own, day: first, reference: `Payout ${first}` }, () => dispatch(dialogClosed()));
  const { day, reference } = typed.draft;
  const read = readDay(day, today);
  const available = useAppSelector((state) => selectAvailableOn(state, read ?? today));

  function describe(problem: DayProblem): string {
    if (!('partyIds' in problem))
      return problem.kind === 'noDate'
        ? `This is no date. Write it as ${today}.`
        : `This day is still to come. Choose one up to ${formatDay(last)}.`;
    const [only] = problem.partyIds;
    const whom =
      problem.partyIds.length === 1 && only ? partyNameOf(names, only) : countParties(problem.partyIds.length);
    return `At the end of this day less was available to ${whom}. Choose a later day.`;
  }

  return {
    ...typed,
    /** Of these payouts (cents): the day, undefined where they cannot have left on it, and its fields, which say why. */
    dayOf: (payouts: readonly { partyId: PartyId; amount: Cents }[]) => {
      const isIssued = payouts.some(({ partyId }) => issued.get(partyId)?.some((own) => isWithin(day, own)));
      const problem = payoutDayProblem(payouts, read, last, (partyId) => available.get(partyId) ?? 0);
      return {
        day: problem ? undefined : read,
        fields: {
          day,
          reference,
          dayProblem: problem && describe(problem),
          dayNote: isIssued
            ? 'This day is issued: the payout stands in the next statement, as a correction.'
            : undefined,
          onChanged: typed.change,
        },
      };
    },
  };
}
