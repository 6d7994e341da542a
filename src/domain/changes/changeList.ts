import { defineList } from '@/domain/lists/lists';
import { describeWhen, type Change } from './changes';
import { CHANGE_SHAPE } from './changeShape';

const { columns, filters } = CHANGE_SHAPE;

/** Everything that was changed, by whom. */
export const CHANGE_LIST = defineList<Change>()({
  ...CHANGE_SHAPE,
  columns: {
    at: { ...columns.at, value: ({ at }) => at },
    by: { ...columns.by, value: ({ by }) => by },
    what: { ...columns.what, value: ({ what }) => what },
    about: { ...columns.about, value: ({ about }) => about },
    change: { ...columns.change, value: ({ from, to }) => `From ${from} to ${to}` },
    why: { ...columns.why, value: ({ why }) => why },
  },
  filters: { kind: { ...filters.kind, isKept: ({ kind }, option) => kind === option } },
  searchedTexts: (change) => [
    ...[change.about, change.what, change.by, change.why, change.from, change.to, describeWhen(change)],
    ...[change.merchantName, change.merchantId ?? '', change.paymentId ?? ''],
  ],
  fileColumns: [
    { header: 'TIME ZONE', text: ({ zone }) => zone ?? '' },
    { header: 'FROM', text: ({ from }) => from },
    { header: 'TO', text: ({ to }) => to },
    { header: 'MERCHANT', text: ({ merchantName }) => merchantName },
    { header: 'TRANSACTION ID', text: ({ paymentId }) => paymentId ?? '' },
  ],
});
