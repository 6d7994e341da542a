import { digitsOf } from '@/domain/lists/searching/digits';
import type { SearchText } from '@/domain/lists/searching/matching';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { onceInSteps, type Steps } from '@/domain/steps';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTransactionTable } from './tableSelectors';

/** As a person types it: with a plain blank, where one stands behind it. */
const selectTypedCurrency = createSelector([selectCurrency], (currency) => ({
  ...currency,
  sign: currency.sign.replace(/\s/g, ' '),
}));

/** The amounts as they are typed, each way made when it is first asked for, and the digits that a row holds with them. */
const selectAmountTexts = createSelector([selectTransactionTable, selectTypedCurrency], (table, currency) => {
  const plain = onceInSteps(() => table.searched.amountTexts(currency, false));
  return {
    plain,
    parted: onceInSteps(() => table.searched.amountTexts(currency, true)),
    digits: onceInSteps(function* () {
      const { ids, dates } = table.searched;
      return yield* digitsOf(table.length, [ids, dates, yield* plain.ahead()]);
    }),
    symbols: `0123456789.,${currency.sign.toLowerCase()}`,
  };
});

/**
 * What a search looks through: ids, merchants by their few names, amounts as typed, dates. Nothing is prepared for it but
 * amounts, once they are asked for. The status is looked at beside it: it changes with each refund.
 */
export const selectTransactionsSearchText = createSelector(
  [selectTransactionTable, selectMerchantNames, selectAmountTexts],
  (table, names, amounts): SearchText => ({
    length: table.length,
    columnsFor: (wanted) => {
      const { ids, merchantIds, dates } = table.searched;
      const merchants = { ...merchantIds, words: merchantIds.words.map((id) => merchantNameOf(names, id)) };
      const digits = /^\d$/.test(wanted) ? amounts.digits.ifMade() : undefined;
      if (digits) return [digits, merchants];
      if (!Array.from(wanted).every((symbol) => amounts.symbols.includes(symbol))) return [ids, merchants, dates];
      // Without a comma, whatever is in '$1,250.00' is in '$1250.00' as well.
      return [ids, merchants, dates, wanted.includes(',') ? amounts.parted() : amounts.plain()];
    },
  }),
);

/** Makes what the first letter of a search would wait for, in steps: the amounts as texts, and the ids in lower case. */
export function* prepareSearch(state: Parameters<typeof selectTransactionsSearchText>[0]): Steps<void> {
  yield* selectAmountTexts(state).plain.ahead();
  selectTransactionsSearchText(state).columnsFor('0');
}

/** Makes what a search of one digit is answered from, in steps; without it, it is sought in all texts. */
export const prepareDigits = (state: Parameters<typeof selectAmountTexts>[0]) =>
  selectAmountTexts(state).digits.ahead();

/** The ids beside the five fields; asked for only where a phrase occurs in none of these. */
export const selectIdsText = createSelector([selectTransactionTable], (table): SearchText => ({
  length: table.length,
  columnsFor: () => [table.searched.customerIds, table.searched.integrationIds],
}));
