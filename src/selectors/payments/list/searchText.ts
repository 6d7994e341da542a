import { digitsOf } from '@/lib/searching/digits';
import type { SearchText } from '@/lib/searching/searchColumns';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { lazyResumable, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** A person types a plain space, so the space after a currency sign becomes one. */
const selectTypedCurrency = createSelector([selectCurrency], (currency) => ({
  ...currency,
  sign: currency.sign.replace(/\s/g, ' '),
}));

/** The amounts in the forms that people type, and the digits of each row. Each is computed on first use. */
const selectAmountTexts = createSelector([selectTransactionTable, selectTypedCurrency], (table, currency) => {
  const plain = lazyResumable(() => table.searched.amountTexts(currency, false));
  return {
    plain,
    parted: lazyResumable(() => table.searched.amountTexts(currency, true)),
    digits: lazyResumable(function* () {
      const { ids, dates } = table.searched;
      return yield* digitsOf(table.length, [ids, dates, yield* plain.precompute()]);
    }),
    symbols: `0123456789.,${currency.sign.toLowerCase()}`,
  };
});

/**
 * The searched columns: ids, merchant names, typed amounts and dates. Only amounts are prepared, on first use. The
 * status is searched separately, because it changes with each refund.
 */
export const selectTransactionsSearchText = createSelector(
  [selectTransactionTable, selectMerchantNames, selectAmountTexts],
  (table, names, amounts): SearchText => ({
    length: table.length,
    columnsFor: (wanted) => {
      const { ids, merchantIds, dates } = table.searched;
      const merchants = { ...merchantIds, terms: merchantIds.terms.map((id) => merchantNameOf(names, id)) };
      const digits = /^\d$/.test(wanted) ? amounts.digits.peek() : undefined;
      if (digits) return [digits, merchants];
      if (!Array.from(wanted).every((symbol) => amounts.symbols.includes(symbol))) return [ids, merchants, dates];
      // A search without a comma finds the same in '$1250.00' as in '$1,250.00', so one form is enough.
      return [ids, merchants, dates, wanted.includes(',') ? amounts.parted() : amounts.plain()];
    },
  }),
);

/** Prepares the first letter of a search in steps: the amounts as texts, and the ids in lower case. */
export function* preparePaymentSearch(state: Parameters<typeof selectTransactionsSearchText>[0]): Resumable<void> {
  yield* selectAmountTexts(state).plain.precompute();
  selectTransactionsSearchText(state).columnsFor('0');
}

/** Prepares the search for one digit in steps; until then it reads all texts. */
export const prepareDigits = (state: Parameters<typeof selectAmountTexts>[0]) =>
  selectAmountTexts(state).digits.precompute();

/** The ids besides the five searched fields. They are read only if no field contains the phrase. */
export const selectIdsText = createSelector([selectTransactionTable], (table): SearchText => ({
  length: table.length,
  columnsFor: () => {
    const { customerIds, integrationIds, furtherTexts = [] } = table.searched;
    return [customerIds, integrationIds, ...furtherTexts];
  },
}));
