import type { FeeGroup } from '@/domain/fees/feeCheck';
import { defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import { agreedFee, feeClassNames, feeDifference } from './feeTexts';

export type FeeGroupRow = FeeGroup & { id: string; merchantName: string };

const title = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

export const FEE_GROUP_LIST = defineList<FeeGroupRow>()({
  noun: 'difference',
  path: PATHS.transactions,
  columns: {
    merchant: { header: 'MERCHANT', value: ({ merchantName }) => merchantName },
    party: { header: 'PARTY', value: ({ party }) => title(party) },
    fault: { header: 'RESULT', value: ({ fault }) => feeClassNames[fault] },
    what: { header: 'DETAILS', value: ({ first }) => first, text: feeDifference },
    count: { header: 'PAYMENTS', kind: 'count', value: ({ count }) => count },
    difference: { header: 'DIFFERENCE', kind: 'money', value: ({ charged, expected }) => charged - expected },
  },
  filters: {
    fault: { label: 'Result', options: ['All results', 'Over', 'Under', 'Missing', 'Unexpected'] },
    party: { label: 'Party', options: ['All parties', 'Processor', 'Partner', 'Platform'] },
  },
  searchedTexts: ({ merchantName, merchantId, first }) => [merchantName, merchantId, first],
  fileColumns: [
    { header: 'AGREED', text: agreedFee },
    { header: 'EXPECTED', text: ({ expected }, currency) => plainAmount(expected, currency) },
    { header: 'CHARGED', text: ({ charged }, currency) => plainAmount(charged, currency) },
    { header: 'FIRST DAY', text: ({ first }) => first },
    { header: 'LAST DAY', text: ({ last }) => last },
  ],
});
