import { defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import type { FeeGroup } from './feeCheck';
import { describeAgreement, describeGroup } from './feeWords';

export type FeeGroupRow = FeeGroup & { id: string; merchantName: string };

const title = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The fees of merchants that were taken otherwise than agreed. */
export const FEE_GROUP_LIST = defineList<FeeGroupRow>()({
  noun: 'difference',
  path: PATHS.transactions,
  columns: {
    merchant: { header: 'MERCHANT', value: ({ merchantName }) => merchantName },
    party: { header: 'FEE OF', value: ({ party }) => title(party) },
    fault: { header: 'CLASS', value: ({ fault }) => title(fault) },
    what: { header: 'WHAT WENT WRONG', value: ({ first }) => first, text: describeGroup },
    count: { header: 'PAYMENTS', kind: 'count', value: ({ count }) => count },
    difference: { header: 'DIFFERENCE', kind: 'money', value: ({ charged, expected }) => charged - expected },
  },
  filters: {
    fault: { label: 'Class', options: ['All classes', 'Over', 'Under', 'Missing', 'Unexpected'] },
    party: { label: 'Fee of', options: ['All parties', 'Processor', 'Partner', 'Platform'] },
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
