import { addMerchant } from '@/commands/merchants';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { useAppDispatch } from '@/store/hooks';
import { MerchantFormDialog } from './MerchantFormDialog';

export function AddMerchantDialog() {
  const dispatch = useAppDispatch();
  return (
    <MerchantFormDialog
      title="Add New Merchant"
      draft={EMPTY_MERCHANT_DRAFT}
      onSave={(draft) => dispatch(addMerchant(draft))}
    />
  );
}
