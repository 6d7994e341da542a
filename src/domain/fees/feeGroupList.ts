import { defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import type { FeeGroup } from './feeCheck';
import { FEE_GROUP_SHAPE } from './feeGroupShape';
import { describeAgreement, describeGroup } from './feeWords';

export type FeeGroupRow = FeeGroup & { id: string; merchantName: string };

const { columns, filters } = FEE_GROUP_SHAPE;
const title = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The fees of merchants that were taken otherwise than agreed. */
export const FEE_GROUP_LIST = defineList<FeeGroupRow>()({
  ...FEE_GROUP_SHAPE,
  columns: {
    merchant: { ...columns.merchant, value: ({ merchantName }) => merchantName },
    party: { ...columns.party, value: ({ party }) => title(party) },
    fault: { ...columns.fault, value: ({ fault }) => title(fault) },
    what: { ...columns.what, value: ({ first }) => first, text: describeGroup },
    count: { ...columns.count, value: ({ count }) => count },
    difference: {
      ...columns.difference,
      value: ({ charged, expected }) => charged - expected,
      text: ({ charged, expected }, currency) => plainAmount(charged - expected, currency),
    },
  },
  filters: {
    fault: { ...filters.fault, isKept: ({ fault }, option) => title(fault) === option },
    party: { ...filters.party, isKept: ({ party }, option) => title(party) === option },
  },
  searchedTexts: ({ merchantName, merchantId, first }) => [merchantName, merchantId, first],
  fileColumns: [
    { header: 'AGREED', text: describeAgreement },
    { header: 'EXPECTED', text: ({ expected }, currency) => plainAmount(expected, currency) },
    { header: 'CHARGED', text: ({ charged }, currency) => plainAmount(charged, currency) },
    { header: 'FIRST DAY', text: ({ first }) => first },
    { header: 'LAST DAY', text: ({ last }) => last },
  ],
});
