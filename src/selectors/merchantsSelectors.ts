import { monthOf } from '@/domain/calendar/calendar';
import { isInMonth } from '@/domain/calendar/dates';
import { MERCHANT_LIST } from '@/domain/merchants/merchantList';
import type { Cents } from '@/domain/money/money';
import { createList } from '@/selectors/lists/listSelectors';
import { selectVoidedPayments } from '@/selectors/payments/metricsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { merchantsListSlice } from '@/slices/lists/entityListSlices';
import { selectToday } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';
import { selectMerchantRows } from './entitySelectors';

const TOP_MERCHANTS = 5;

type Names = ReadonlyMap<string, string>;

/**
 * The names of the merchants by id. The map stays the same object until a name or an id changes, because much is
 * derived from it.
 */
export const selectMerchantNames = createSelector(
  [selectMerchantRows],
  (rows): Names => new Map(rows.map(({ id, name }) => [id, name])),
  {
    memoizeOptions: {
      resultEqualityCheck: (before: Names, after: Names) =>
        before.size === after.size && [...after].every(([id, name]) => before.get(id) === name),
    },
  },
);

/** All merchants with their lifetime sales in cents, minus voided payments. */
export const selectMerchants = createSelector([selectMerchantRows, selectVoidedPayments], (rows, voided) => {
  if (voided.length === 0) return rows;
  const off = new Map<string, Cents>();
  for (const { merchantId, amount } of voided) off.set(merchantId, (off.get(merchantId) ?? 0) + amount);
  return rows.map((row) => ({ ...row, totalSales: row.totalSales - (off.get(row.id) ?? 0) }));
});

/** The number of a merchant's payments in the transactions list. Its own figures count all payments ever. */
export const selectListedPayments = createSelector([selectTransactionTable], ({ length, merchantIdAt }) => {
  const counts = new Map<string, number>();
  for (let index = 0; index < length; index += 1) {
    const merchantId = merchantIdAt(index);
    counts.set(merchantId, (counts.get(merchantId) ?? 0) + 1);
  }
  return counts;
});

/** The list of the Merchants screen. */
export const merchantsList = createList(MERCHANT_LIST, selectMerchants, merchantsListSlice);

/**
 * The merchants with the highest lifetime sales in cents, highest first. For equal sales, the earlier row comes first.
 * `listed` is the number of their payments in the list.
 */
export const selectTopMerchants = createSelector([selectMerchants, selectListedPayments], (rows, listed) =>
  [...rows]
    .sort((a, b) => b.totalSales - a.totalSales)
    .slice(0, TOP_MERCHANTS)
    .map(({ id, name, transactions, totalSales }, index) => ({
      rank: index + 1,
      id,
      name,
      transactions,
      volume: totalSales,
      listed: listed.get(id) ?? 0,
    })),
);

/** The number of active merchants, and how many of them joined in the newest month. */
export const selectActiveMerchants = createSelector([selectMerchantRows, selectToday], (rows, today) => {
  const active = rows.filter(({ status }) => status === 'Active');
  const month = monthOf(today);
  return { count: active.length, newThisMonth: active.filter(({ joinedOn }) => isInMonth(joinedOn, month)).length };
});
