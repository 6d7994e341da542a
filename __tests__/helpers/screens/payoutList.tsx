import { ListScreen } from '@/containers/ListScreen';
import { defineList } from '@/domain/lists/lists';
import { selectTableOf } from '@/selectors/lists/listTable';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';

type Payout = { id: string; party: string; cents: number; isPaid: boolean };

export const PAYOUT_LIST = defineList<Payout>()({
  noun: 'payout',
  path: '/payouts',
  columns: {
    party: { header: 'PARTY', value: ({ party }) => party },
    amount: { header: 'AMOUNT', kind: 'money', value: ({ cents }) => cents },
    state: { header: 'STATE', value: ({ isPaid }) => (isPaid ? 'Paid' : 'Open') },
  },
  filters: { state: { label: 'State', options: ['All', 'Paid', 'Open'] } },
  searchedTexts: ({ party }) => [party],
  fileColumns: [{ header: 'ID', text: ({ id }) => id }],
});

/** Defines a list like a tab of a page, with everything that a list needs. */
export const payoutListOf = (rows: readonly Payout[]) => createSecondaryViewList(PAYOUT_LIST, () => rows);

export function PayoutList({ list }: { list: ReturnType<typeof payoutListOf> }) {
  return <ListScreen list={list} file={{ selectTable: selectTableOf(list) }} />;
}
