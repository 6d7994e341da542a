import type { Merchant, MerchantStatus } from '@/domain/merchants';
import { toastShown } from '@/slices/layoutSlice';
import { merchantsActions } from '@/slices/merchantsSlice';
import { useAppDispatch } from '@/store/hooks';

/** Changes a merchant's status and says so in a toast, whose Undo brings back the status and the reason there was. */
export function useStatusChange() {
  const dispatch = useAppDispatch();
  return ({ id, name, status: before, statusReason }: Merchant, status: MerchantStatus, reason?: string) => {
    const undo = merchantsActions.merchantStatusChanged({ id, status: before, reason: statusReason });
    dispatch(merchantsActions.merchantStatusChanged({ id, status, reason }));
    dispatch(toastShown({ title: 'Status changed', text: `${name} is ${status} now.`, undo }));
  };
}
