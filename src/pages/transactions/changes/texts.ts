import { formatCount } from '@/domain/lists/paging';
import { EVERYBODY } from '@/selectors/changes/changeList';
import type { MoneyKind } from '@/selectors/changes/activity';

export const loading = 'Loading changes…';
export const restore = 'Restore';
export const restoreOf = (change: string, item: string) => `Restore: ${change}, ${item}`;

export const days = 'Days';
export const allDays = 'All days';
export const today = 'Today';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const byPerson = 'By person';
export const who = 'WHO';
export const changes = 'CHANGES';
export const kinds: Record<MoneyKind, string> = {
  Refunds: 'REFUNDS',
  Voids: 'VOIDS',
  Payouts: 'PAYOUTS',
  Adjustments: 'ADJUSTMENTS',
};
/** `$1,250.00 (3)` */
export const counted = (amount: string, count: number) => `${amount} (${formatCount(count)})`;
/** `changes-of-ana-ruiz`: the name of the file of one person. */
export const fileNoun = (person: string) =>
  person === EVERYBODY ? 'changes' : `changes-of-${person.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
