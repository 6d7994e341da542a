import { startFeeCheck, type CheckedGroup } from '@/domain/fees/feeCheck';
import { agreedRatesOverTime } from '@/domain/fees/agreedRates';
import { splitsOverTime } from '@/domain/fees/splits';
import { adviseSurcharges } from '@/domain/fees/surcharges';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { isPaidAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectDataSetHash, selectToday, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import { agreedFee, feeClassNames, feeDifference } from './feeTexts';

/** The split of each integration at a time: an edit of a split applies to later payments only. */
export const selectSplitAt = createSelector(
  [selectIntegrationRows, selectIntegrationOverlay, selectEdits, selectWorkspaceTimeZone],
  (now, { rows }, edits, timeZone) => splitsOverTime(now, rows, Object.values(edits), timeZone),
);

/** The agreed rates by time; undefined if there are none. */
export const selectRateAt = createSelector([selectAgreedRates], (records) => {
  const rates = Object.values(records);
  return rates.length === 0 ? undefined : agreedRatesOverTime(rates);
});

/** Starts a fee check, which runs in portions because a million payments would block the page. */
export const selectFeeChecking = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectSplitAt, selectCurrency, selectRateAt, selectDataSetHash],
  (table, recorded, splitAt, currency, rateAt, hash) => ({
    length: table.length,
    start: () =>
      startFeeCheck(
        { ...table, fees: table.chargedFees, isPaidAt: (index) => isPaidAt(table, recorded, index) },
        splitAt,
        currency,
        // Only the demo data has the split of the specification without an agreement.
        { hasDefaultSplit: hash === undefined, ...(rateAt && { rateAt }) },
      ),
  }),
);

export function feeGroupsList(groups: readonly CheckedGroup[], names: ReadonlyMap<string, string>) {
  const rows = groups.map((group) => ({
    ...group,
    id: [
      ...[group.merchantId, group.party, group.fault, group.split.hundredths, group.split.unit],
      ...(group.rate ? [group.rate.percent, group.rate.fixed, group.first, group.charged] : []),
    ].join(' '),
    merchantName: merchantNameOf(names, group.merchantId),
  }));
  return createSecondaryViewList(FEE_GROUP_LIST, () => rows);
}

export const selectSurchargeAdvice = createSelector(
  [selectIntegrationRows, selectMerchantRows, selectToday],
  adviseSurcharges,
);

export type FeeGroupRow = CheckedGroup & { id: string; merchantName: string };

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
