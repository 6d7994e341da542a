import { addMerchant } from '@/commands/merchants';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { useAppDispatch } from '@/store/hooks';
import { MerchantFormDialog } from './MerchantFormDialog';
import * as texts from './formTexts';

export function AddMerchantDialog() {
  const dispatch = useAppDispatch();
  return (
    <MerchantFormDialog
      title={texts.addMerchant}
      draft={EMPTY_MERCHANT_DRAFT}
      onSave={(draft) => dispatch(addMerchant(draft))}
    />
  );
}
