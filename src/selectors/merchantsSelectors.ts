import { isInMonth } from '@/domain/dates';
import { viewPage } from '@/domain/paging';
import { SAMPLE_TODAY } from '@/domain/product';
import { selectMerchantRows, selectMerchantsPageNumber, selectMerchantsPageSize } from '@/slices/merchantsSlice';
import { createSelector } from './createSelector';

const TOP_MERCHANTS = 5;

/** Tells the name of a merchant by its id; the id itself where no merchant has it. */
export const selectMerchantName = createSelector([selectMerchantRows], (rows) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (merchantId: string) => names.get(merchantId) ?? merchantId;
});

/** The page of merchants in view, with its number (from 1, never beyond the end) and the number of all rows. */
export const selectMerchantsPage = createSelector(
  [selectMerchantRows, selectMerchantsPageNumber, selectMerchantsPageSize],
  viewPage,
);

/** The merchants with the highest lifetime sales (cents), highest first; on ties the earlier row. */
export const selectTopMerchants = createSelector([selectMerchantRows], (rows) =>
  [...rows]
    .sort((a, b) => b.totalSales - a.totalSales)
    .slice(0, TOP_MERCHANTS)
    .map(({ id, name, transactions, totalSales }) => ({ id, name, transactions, volume: totalSales })),
);

/** How many merchants are active, and how many of them joined in the month of the sample's newest day. */
export const selectActiveMerchants = createSelector([selectMerchantRows], (rows) => {
  const active = rows.filter(({ status }) => status === 'Active');
  const month = SAMPLE_TODAY.slice(0, 7);
  return { count: active.length, newThisMonth: active.filter(({ joinedOn }) => isInMonth(joinedOn, month)).length };
});
