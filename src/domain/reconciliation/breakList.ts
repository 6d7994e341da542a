import { defineList } from '@/domain/lists/lists';
import type { Cents } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import type { Break } from './breaks';
import type { Settlement } from './settlements';
import { AGES, type Age } from './standing';
import { describeBreak, KIND_NAMES } from './words';

export type BreakState = 'Open' | 'Settled' | 'Cleared';

/** A break of the shown report, with what it is worth now. `payment` is our id, or that of the report. */
export type BreakRow = {
  id: string;
  payment: string;
  merchantName: string;
  broken: Break;
  atRisk: Cents;
  age: Age;
  state: BreakState;
  settlement: Settlement | undefined;
};

const STATES: readonly BreakState[] = ['Open', 'Settled', 'Cleared'];

/** The breaks of a report; in its file the rows of both sides beside each other. */
export const BREAK_LIST = defineList<BreakRow>()({
  noun: 'break',
  path: PATHS.transactions,
  columns: {
    payment: { header: 'PAYMENT', value: ({ payment }) => payment },
    kind: { header: 'BREAK', value: ({ broken }) => KIND_NAMES[broken.kind] },
    what: { header: 'WHAT DIFFERS', value: ({ broken }) => describeBreak(broken) },
    risk: { header: 'AT RISK', kind: 'money', value: ({ atRisk }) => atRisk },
    age: { header: 'AGE', value: ({ age }) => age, order: AGES },
    state: { header: 'STATE', value: ({ state }) => state, order: STATES },
  },
  filters: {
    kind: { label: 'Kind of break', options: ['All kinds', ...Object.values(KIND_NAMES)] },
    state: { label: 'State', options: ['Open and settled', ...STATES] },
  },
  searchedTexts: ({ payment, merchantName, broken }) => [
    ...[payment, merchantName, describeBreak(broken)],
    ...broken.theirs.map(({ id }) => id),
  ],
  fileColumns: [
    { header: 'MERCHANT', text: ({ merchantName }) => merchantName },
    { header: 'ID OF THE PROCESSOR', text: ({ broken }) => broken.theirs.map(({ id }) => id).join(' ') },
    { header: 'REASON', text: ({ settlement }) => settlement?.reason ?? '' },
    { header: 'SETTLED BY', text: ({ settlement }) => settlement?.recordedBy ?? '' },
    { header: 'SETTLED AT', text: ({ settlement }) => settlement?.recordedAt ?? '' },
  ],
});
