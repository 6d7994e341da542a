import { checkStatus, type MerchantStatus } from '@/domain/merchants/merchants';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import { tally, type QualifiedCount } from '@/domain/qualifiedCounts';
import { createSelector } from '@/selectors/createSelector';
import { createSelectedRows } from '@/selectors/lists/selection';
import { merchantsList, selectMerchants } from '@/selectors/merchantsSelectors';

/** The selected merchants, in the order of their list. */
export const selectSelectedMerchants = createSelectedRows('merchants', selectMerchants, merchantsList.selectSorted);

/** How many of the selected merchants can get each status, and why the others cannot. */
export const selectStatusActs = createSelector([selectSelectedMerchants], (rows) =>
  MERCHANT_STATUSES.map((status): QualifiedCount & { status: MerchantStatus } => ({
    status,
    ...tally(rows.map((row) => ({ eligibility: checkStatus(row, status), count: 1 }))),
  })),
);

/** The selected merchants that can get a status, in the order of their list. */
export const selectMerchantsToChange = createSelector(
  [selectSelectedMerchants, (_state: unknown, status: MerchantStatus) => status],
  (rows, status) => rows.filter((row) => checkStatus(row, status).allowed),
);
