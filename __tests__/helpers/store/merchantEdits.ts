import { editMerchant } from '@/commands/merchants';
import { draftOfMerchant, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { selectMerchant } from '@/selectors/entitySelectors';
import type { AppStore } from '@/store/store';

/** The merchant of the demo data that tests with several tabs edit. */
export const HARBOR = 'MER001';

export const merchantIn = (store: AppStore, id = HARBOR) => selectMerchant(store.getState(), id)!;

/** Opens the form of a merchant and saves these fields. */
export function edit(store: AppStore, fields: Partial<MerchantDraft>, id = HARBOR) {
  const opened = draftOfMerchant(merchantIn(store, id));
  return store.dispatch(editMerchant(id, opened, { ...opened, ...fields }));
}
