import { defineList } from '@/domain/lists/lists';
import type { Cents } from '@/domain/money/money';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import type { Resolution } from '@/domain/reconciliation/resolutions';
import { AGES, type Age } from '@/domain/reconciliation/reportSummary';
import { DISCREPANCY_KINDS, rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { PATHS } from '@/domain/screens';
import { ASSIGNED_COLUMNS, ASSIGNED_FILTER, type AssignedFields } from '@/selectors/assignments/assignedFilter';
import { difference } from './discrepancyTexts';

export type DiscrepancyState = 'Open' | 'Resolved' | 'Cleared';

/** A discrepancy of the shown report. `payment` is the console's id, or the report's if the console has no such payment. */
export type DiscrepancyRow = AssignedFields & {
  id: string;
  payment: string;
  merchantName: string;
  discrepancy: Discrepancy;
  unresolvedAmount: Cents;
  age: Age;
  state: DiscrepancyState;
  settlement: Resolution | undefined;
};

const STATES: readonly DiscrepancyState[] = ['Open', 'Resolved', 'Cleared'];

export const DISCREPANCY_LIST = defineList<DiscrepancyRow>()({
  noun: 'discrepancy',
  path: PATHS.transactions,
  columns: {
    payment: { header: 'PAYMENT', value: ({ payment }) => payment },
    kind: { header: 'TYPE', value: ({ discrepancy }) => rulesOf(discrepancy.kind).label },
    what: { header: 'DIFFERENCE', value: ({ discrepancy }) => difference(discrepancy) },
    risk: { header: 'TO RESOLVE', kind: 'money', value: ({ unresolvedAmount }) => unresolvedAmount },
    age: { header: 'AGE', value: ({ age }) => age, order: AGES },
    state: { header: 'STATUS', value: ({ state }) => state, order: STATES },
  },
  filters: {
    kind: {
      label: 'Type',
      options: ['All types', ...DISCREPANCY_KINDS.map((kind) => rulesOf(kind).label)],
      formerNames: { 'Missing there': 'Not in report', 'Missing here': 'Not in console' },
    },
    state: { label: 'Status', options: ['All statuses', ...STATES], formerNames: { Settled: 'Resolved' } },
    assigned: ASSIGNED_FILTER,
  },
  searchedTexts: ({ payment, merchantName, discrepancy }) => [
    ...[payment, merchantName, difference(discrepancy)],
    ...discrepancy.theirs.map(({ id }) => id),
  ],
  fileColumns: [
    { header: 'MERCHANT', text: ({ merchantName }) => merchantName },
    { header: 'PROCESSOR ID', text: ({ discrepancy }) => discrepancy.theirs.map(({ id }) => id).join(' ') },
    { header: 'REASON', text: ({ settlement: resolution }) => resolution?.reason ?? '' },
    { header: 'RESOLVED BY', text: ({ settlement: resolution }) => resolution?.recordedBy ?? '' },
    { header: 'RESOLVED AT', text: ({ settlement: resolution }) => resolution?.recordedAt ?? '' },
    ...ASSIGNED_COLUMNS,
  ],
});
