import { defineList } from '@/domain/lists/lists';
import { plainAmount, type Cents } from '@/domain/money/money';
import type { Break } from './breaks';
import { BREAK_SHAPE } from './breakShape';
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

const { columns, filters } = BREAK_SHAPE;
const STATES: readonly BreakState[] = ['Open', 'Settled', 'Cleared'];

/** The breaks of a report; in its file the rows of both sides beside each other. */
export const BREAK_LIST = defineList<BreakRow>()({
  ...BREAK_SHAPE,
  columns: {
    payment: { ...columns.payment, value: ({ payment }) => payment },
    kind: { ...columns.kind, value: ({ broken }) => KIND_NAMES[broken.kind] },
    what: { ...columns.what, value: ({ broken }) => describeBreak(broken) },
    risk: {
      ...columns.risk,
      value: ({ atRisk }) => atRisk,
      text: ({ atRisk }, currency) => plainAmount(atRisk, currency),
    },
    age: { ...columns.age, value: ({ age }) => AGES.indexOf(age), text: ({ age }) => age },
    state: { ...columns.state, value: ({ state }) => STATES.indexOf(state), text: ({ state }) => state },
  },
  filters: {
    kind: { ...filters.kind, isKept: ({ broken }, option) => KIND_NAMES[broken.kind] === option },
    state: { ...filters.state, isKept: ({ state }, option) => state === option },
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
