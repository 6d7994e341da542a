import { isInMonth } from '@/domain/dates';
import { ALL_STATUSES, MERCHANT_STATUSES, type Merchant } from '@/domain/merchants';
import { plainAmount } from '@/domain/money';
import { SAMPLE_TODAY } from '@/domain/product';
import { selectIntegrationRows } from '@/slices/integrationsSlice';
import { selectMerchantRows, selectMerchantStatusFilter, selectMerchantsView } from '@/slices/merchantsSlice';
import { createSelector } from './createSelector';
import { createListSelectors } from './listSelectors';

const TOP_MERCHANTS = 5;

/** Tells the name of a merchant by its id; the id itself where no merchant has it. */
export const selectMerchantName = createSelector([selectMerchantRows], (rows) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (merchantId: string) => names.get(merchantId) ?? merchantId;
});

const list = createListSelectors({
  selectRows: selectMerchantRows,
  selectView: selectMerchantsView,
  selectFilter: createSelector(
    [selectMerchantStatusFilter],
    (filter) =>
      ({ status }: Merchant) =>
        filter === ALL_STATUSES || status === filter,
  ),
  searchedTexts: ({ name }) => [name],
  sortValues: {
    name: ({ name }) => name,
    transactions: ({ transactions }) => transactions,
    sales: ({ totalSales }) => totalSales,
    status: ({ status }) => MERCHANT_STATUSES.indexOf(status),
  },
});

/** The merchants whose name contains the search and that have the chosen status, as sorted. */
export const selectSortedMerchants = list.selectSorted;

/** The page of merchants in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectMerchantsPage = list.selectPage;

/** The filtered and sorted merchants as a file gets them: the columns of the screen, sales in plain dollars. */
export const selectMerchantsTable = createSelector([selectSortedMerchants], (rows) => ({
  headers: ['MERCHANT NAME', 'TRANSACTIONS', 'TOTAL SALES', 'STATUS'],
  rows: rows.map(({ name, transactions, totalSales, status }) => [
    name,
    String(transactions),
    plainAmount(totalSales),
    status,
  ]),
}));

/** The merchants with the highest lifetime sales (cents), highest first; on ties the earlier row. */
export const selectTopMerchants = createSelector([selectMerchantRows], (rows) =>
  [...rows]
    .sort((a, b) => b.totalSales - a.totalSales)
    .slice(0, TOP_MERCHANTS)
    .map(({ id, name, transactions, totalSales }, index) => ({
      rank: index + 1,
      id,
      name,
      transactions,
      volume: totalSales,
    })),
);

/** How many merchants are active, and how many of them joined in the month of the sample's newest day. */
export const selectActiveMerchants = createSelector([selectMerchantRows], (rows) => {
  const active = rows.filter(({ status }) => status === 'Active');
  const month = SAMPLE_TODAY.slice(0, 7);
  return { count: active.length, newThisMonth: active.filter(({ joinedOn }) => isInMonth(joinedOn, month)).length };
});

/** One merchant with its integrations; undefined where no row has the id. */
export const selectMerchantDetails = createSelector(
  [selectMerchantRows, selectIntegrationRows, (_state: unknown, merchantId: string) => merchantId],
  (rows, integrations, merchantId) => {
    const merchant = rows.find(({ id }) => id === merchantId);
    return merchant && { merchant, integrations: integrations.filter((row) => row.merchantId === merchantId) };
  },
);
