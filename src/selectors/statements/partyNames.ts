import { partyNames } from '@/domain/statements/parties';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** What parties are called, by their ids: those that have no name here are called by their id (see `partyNameOf`). */
export const selectPartyNames = createSelector([selectMerchantNames, selectTransactionTable], (names, { partners }) =>
  partyNames(names, partners?.words ?? []),
);
