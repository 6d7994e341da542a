import { EMPTY_MERCHANT_DRAFT, nextMerchantId, type MerchantDraft } from '@/domain/merchantForm';
import { dialogClosed } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { merchantsActions, selectMerchantRows } from '@/slices/merchantsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { MerchantFormDialog } from './MerchantFormDialog';

export function AddMerchantDialog() {
  const dispatch = useAppDispatch();
  const id = nextMerchantId(useAppSelector(selectMerchantRows));

  const save = (draft: MerchantDraft) => {
    dispatch(merchantsActions.merchantAdded({ id, draft }));
    dispatch(dialogClosed());
    const undo = merchantsActions.merchantRemoved(id);
    dispatch(toastShown({ title: 'Merchant added', text: `${draft.name} stands first in the list.`, undo }));
  };

  return <MerchantFormDialog title="Add New Merchant" draft={EMPTY_MERCHANT_DRAFT} onSave={save} />;
}
