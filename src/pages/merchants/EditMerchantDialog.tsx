import { MissingRowDialog } from '@/components/MissingRowDialog';
import { draftOfMerchant, type MerchantDraft } from '@/domain/merchantForm';
import { dialogClosed } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { merchantsActions, selectMerchantRows } from '@/slices/merchantsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { MerchantFormDialog } from './MerchantFormDialog';

const TITLE = 'Edit Merchant';

type Props = { merchantId: string };

export function EditMerchantDialog({ merchantId }: Props) {
  const dispatch = useAppDispatch();
  const merchant = useAppSelector(selectMerchantRows).find(({ id }) => id === merchantId);
  const close = () => dispatch(dialogClosed());
  if (!merchant) return <MissingRowDialog title={TITLE} noun="merchant" id={merchantId} onClose={close} />;
  const before = draftOfMerchant(merchant);

  const save = (draft: MerchantDraft) => {
    dispatch(merchantsActions.merchantEdited({ id: merchantId, draft }));
    close();
    const undo = merchantsActions.merchantEdited({ id: merchantId, draft: before });
    dispatch(toastShown({ title: 'Merchant saved', text: `The changes to ${draft.name} are kept.`, undo }));
  };

  return <MerchantFormDialog title={TITLE} draft={before} ownId={merchantId} onSave={save} />;
}
