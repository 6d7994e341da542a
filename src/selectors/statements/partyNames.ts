import { partyNames } from '@/domain/statements/parties';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** The names of parties by id. A party without a name here is called by its id (see `partyNameOf`). */
export const selectPartyNames = createSelector([selectMerchantNames, selectTransactionTable], (names, { partners }) =>
  partyNames(names, partners?.terms ?? []),
);
