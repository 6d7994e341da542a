import type { SCREEN_VIEWS } from '@/domain/screens';

type ViewName = (typeof SCREEN_VIEWS)['/transactions'][number];

export const title = 'Recent Transactions';
export const subtitle = 'Overview of the latest transactions';
export const subtitles: Record<ViewName, string> = {
  reconciliation: "Match payments with the processor's report.",
  fees: 'Compare charged fees with the agreed rates.',
  disputes: 'Contested payments, by deadline.',
  compare: 'Any period next to another one.',
  assigned: 'Who has to act on what.',
  changes: 'Audit trail: who changed what, when and why.',
};
export const tabs = 'Transaction views';
export const list = 'List';
export const tabLabels: Record<ViewName, string> = {
  reconciliation: 'Reconciliation',
  fees: 'Fees',
  disputes: 'Disputes',
  compare: 'Compare',
  assigned: 'Assigned',
  changes: 'Changes',
};
