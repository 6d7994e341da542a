import { defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import { CHANGE_KINDS, describeWhen, instantOfChange, type ChangeRow } from './changes';
import { fromTo } from './texts';

/** The option of the filter by person that accepts every change. */
export const EVERYBODY = 'All people';

export const CHANGE_LIST = defineList<ChangeRow>()({
  noun: 'change',
  path: PATHS.transactions,
  columns: {
    at: { header: 'WHEN', value: (change) => String(instantOfChange(change)), text: ({ at }) => at },
    by: { header: 'WHO', value: ({ by }) => by },
    what: { header: 'CHANGE', value: ({ what }) => what },
    about: { header: 'ITEM', value: ({ about }) => about },
    change: { header: 'FROM → TO', value: ({ from, to }) => fromTo(from, to) },
    why: { header: 'REASON', value: ({ why }) => why },
  },
  filters: {
    person: { label: 'Person', options: [EVERYBODY], matches: ({ by }, option) => by === option },
    kind: {
      label: 'Type of change',
      options: ['All changes', ...CHANGE_KINDS],
      formerNames: { 'Settled breaks': 'Resolved discrepancies' },
      matches: ({ kind }, option) => kind === option,
    },
  },
  searchedTexts: (change) => [
    ...[change.about, change.what, change.by, change.why, change.from, change.to, change.at, describeWhen(change)],
    ...[
      change.merchantName,
      change.merchantId ?? '',
      change.paymentId ?? '',
      change.batch?.id ?? '',
      change.batch?.name ?? '',
    ],
  ],
  fileColumns: [
    { header: 'TYPE', text: ({ kind }) => kind },
    {
      header: 'AMOUNT',
      text: ({ amount }, currency) => (amount === undefined ? '' : plainAmount(amount, currency)),
    },
    { header: 'TIME ZONE', text: ({ zone }) => zone ?? '' },
    { header: 'FROM', text: ({ from }) => from },
    { header: 'TO', text: ({ to }) => to },
    { header: 'MERCHANT', text: ({ merchantName }) => merchantName },
    { header: 'TRANSACTION ID', text: ({ paymentId }) => paymentId ?? '' },
    { header: 'BATCH', text: ({ batch }) => batch?.id ?? '' },
    { header: 'BATCH NAME', text: ({ batch }) => batch?.name ?? '' },
  ],
});
