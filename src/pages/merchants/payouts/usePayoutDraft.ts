import { useState } from 'react';
import { instantNow } from '@/commands/approvals/readCurrentTime';
import { lastPayoutDay } from '@/commands/statements/statements';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { useMoney } from '@/containers/money/Money';
import { judgedPayout } from '@/domain/approvals/rules';
import { formatDay, isWithin, readDay, type Day } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { describeCount } from '@/domain/lists/paging';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { payoutDayProblem, type DayProblem } from '@/domain/statements/payouts/payoutForm';
import { selectPayoutFacts } from '@/selectors/approvals/payoutFacts';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectAvailableOn, selectPayoutDay, selectStatementSource } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as texts from './texts';

type Amounts = readonly { partyId: PartyId; amount: Cents }[];

/**
 * The draft of payouts: `own` has the fields besides day and reference. The initial day is the last shown day, or the
 * first day after issued statements, or the newest day if the offered payouts are not allowed on it. The reference
 * names the day until it is typed.
 */
export function usePayoutDraft<Fields extends object>(fields: Fields, offered: Amounts) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const today = useAppSelector(selectToday);
  const names = useAppSelector(selectPartyNames);
  const money = useMoney();
  const { parties: reserved } = useAppSelector(selectReservations);
  const { issued } = useAppSelector(selectStatementSource);
  const facts = useAppSelector(selectPayoutFacts);
  const [last] = useState(() => dispatch(lastPayoutDay()));
  const [now] = useState(() => dispatch(instantNow()));
  const [first] = useState(() => {
    const state = store.getState();
    const isPossible = (day: Day) =>
      payoutDayProblem(
        offered,
        day,
        last,
        (partyId) => (selectAvailableOn(state, day).get(partyId) ?? 0) - (reserved.get(partyId) ?? 0),
      ) === undefined;
    return [selectPayoutDay(state), today].find(isPossible) ?? last;
  });
  const referenceOf = (text: string) => texts.defaultReference(readDay(text, today) ?? text);
  const typed = useTypedDraft({ ...fields, day: first, reference: referenceOf(first) });
  const { day, reference } = typed.draft;
  const read = readDay(day, today);
  const availableOn = useAppSelector((state) => selectAvailableOn(state, read ?? today));
  const available = (partyId: PartyId) => (availableOn.get(partyId) ?? 0) - (reserved.get(partyId) ?? 0);

  function describe(problem: DayProblem): string {
    switch (problem.kind) {
      case 'noDate':
        return texts.invalidDate(today);
      case 'afterToday':
        return texts.futureDay(formatDay(last));
      case 'lessAvailable': {
        const [only = ''] = problem.partyIds;
        return problem.partyIds.length === 1
          ? texts.lessAvailable(money(Math.max(0, available(only))), partyNameOf(names, only))
          : texts.lessAvailableToSeveral(describeCount(problem.partyIds.length, 'party'));
      }
      default:
        return problem satisfies never;
    }
  }

  return {
    ...typed,
    /** What approval rules look at. */
    judgedOf: (payouts: Amounts) => payouts.map((payout) => judgedPayout(payout, facts, now)),
    /**
     * The day for these payouts (cents), undefined if it is refused, and its fields, which give the reason. A payout that
     * the operator explained may be above what was available.
     */
    dayOf: (payouts: Amounts, isExplained = false) => {
      const isIssued = (paid: Day) =>
        payouts.some(({ partyId }) => issued.get(partyId)?.some((statement) => isWithin(paid, statement)));
      const problem = payoutDayProblem(payouts, read, last, (partyId) => (isExplained ? Infinity : available(partyId)));
      return {
        isAboveAvailable: problem?.kind === 'lessAvailable',
        day: problem ? undefined : read,
        fields: {
          day,
          reference,
          dayProblem: problem && describe(problem),
          dayNote: read !== undefined && isIssued(read) ? texts.dayIssued(formatDay(read)) : undefined,
          onChanged: typed.change,
          referenceOf,
        },
      };
    },
  };
}
