import { editMerchant } from '@/commands/merchants';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchant } from '@/selectors/entitySelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { MerchantFormDialog } from './MerchantFormDialog';
import * as texts from './formTexts';

const TITLE = texts.editMerchant;

type Props = { merchantId: string };

export function EditMerchantDialog({ merchantId }: Props) {
  const dispatch = useAppDispatch();
  const merchant = useAppSelector((state) => selectMerchant(state, merchantId));
  const close = () => dispatch(dialogClosed());
  if (!merchant) return <MissingRowDialog title={TITLE} noun="merchant" id={merchantId} onClose={close} />;
  return (
    <MerchantFormDialog
      title={TITLE}
      draft={draftOfMerchant(merchant)}
      merchantId={merchantId}
      onSave={(typed, opened) => dispatch(editMerchant(merchantId, opened, typed))}
    />
  );
}
