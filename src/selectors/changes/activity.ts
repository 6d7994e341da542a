import { isWithin, NO_RANGE, type DayRange } from '@/domain/calendar/dates';
import { readSpan } from '@/domain/comparison/choices';
import type { Cents } from '@/domain/money/money';
import { createSelector } from '@/selectors/createSelector';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectSecondaryViewState } from '@/slices/lists/secondaryViewSlice';
import { CHANGE_LIST } from './changeList';
import { APPROVALS, type ChangeRow } from './changes';
import { selectChanges } from './changesSelectors';

/** The query parameter with the days of the shown changes, such as `2024-06-01..2024-06-30`. */
export const DAYS = 'days';

/** The days whose changes are shown. Without them, all are. */
export const selectChangeDays = createSelector(
  [selectSecondaryViewState],
  ({ chosen }): DayRange => readSpan(chosen[DAYS] ?? '') ?? NO_RANGE,
);

/** The changes of the chosen days in the zone of the workspace, newest first. */
const selectChangesInDays = createSelector([selectChanges, selectChangeDays], (changes, days) =>
  changes.filter(({ at }) => isWithin(at, days)),
);

/** Everybody who changed anything, by name, and approvals if there are any. */
const selectFurtherOptions = createSelector([selectChanges], (changes) => ({
  person: [...new Set(changes.map(({ by }) => by))].sort((a, b) => a.localeCompare(b, 'en')),
  kind: changes.some(({ kind }) => kind === APPROVALS) ? [APPROVALS] : [],
}));

export const changesList = createSecondaryViewList(CHANGE_LIST, selectChangesInDays, selectFurtherOptions);

/** The kinds of changes that move money. */
export const MONEY_KINDS = ['Refunds', 'Voids', 'Payouts', 'Adjustments'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/**
 * What a person did. Amounts are in cents, less what was withdrawn by that person, so that the sums of all people are
 * what is in effect.
 */
export type PersonActivity = {
  id: string;
  count: number;
  money: Record<MoneyKind, { count: number; amount: Cents }>;
};

/** What each person did in these changes, who did most first. */
export function activityByPerson(changes: readonly ChangeRow[]): PersonActivity[] {
  const people = new Map<string, PersonActivity>();
  for (const { by, kind, amount } of changes) {
    const person = people.get(by) ?? newActivity(by);
    people.set(by, person);
    person.count += 1;
    const money = MONEY_KINDS.find((moneyKind) => moneyKind === kind);
    if (money === undefined || amount === undefined) continue;
    person.money[money].count += 1;
    person.money[money].amount += amount;
  }
  return [...people.values()].sort((a, b) => b.count - a.count || a.id.localeCompare(b.id, 'en'));
}

const newActivity = (id: string): PersonActivity => {
  const none = () => ({ count: 0, amount: 0 });
  return { id, count: 0, money: { Refunds: none(), Voids: none(), Payouts: none(), Adjustments: none() } };
};

/** What each person did in the filtered changes. */
export const selectActivity = createSelector([changesList.selectSorted], activityByPerson);
